"""Seats: sitting down, leaving, inviting, and what the host may do to them."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from parcours.server.http.caller import Called
from parcours.server.play.broadcast import send_chat
from parcours.server.tables import chat, lifecycle, seats
from parcours.server.wire import answers as wire
from parcours.server.wire import requests
from parcours.server.wire.addresses import SeatPath, TableId
from parcours.server.wire.openapi import Json, errors

router = APIRouter(prefix="/api/tables/{id}")


def _seat_errors(*codes: str) -> dict[int | str, Json]:
    """The answers of an operation that changes a seat and denies it with these codes."""
    return errors("bad_request", "no_such_table", "no_such_seat", *codes, changing=True)


@router.post(
    "/seats",
    status_code=201,
    responses=_seat_errors(
        "not_open", "table_full", "seat_taken", "bad_name", "name_taken", "sent_away"
    ),
)
async def sit_down(
    caller: Called, id: TableId, request: requests.SitDown, response: Response
) -> wire.Seated:
    """Sit down at an open seat."""
    seat, token = await caller.write(
        lambda connection, _: seats.sit_down(
            connection,
            id,
            caller.visitor.key,
            request,
            caller.visitor.token(),
            caller.visitor.profile(connection),
        )
    )
    return await caller.seated(response, id, seat, token)


@router.patch(
    "/seats/{seat}",
    responses=_seat_errors(
        "not_host", "not_open", "forbidden", "bad_name", "name_taken", "muted", "bad_setup"
    ),
)
async def change_seat(
    caller: Called, id: TableId, seat: SeatPath, request: requests.ChangeSeat
) -> wire.Table:
    """Change one's own name, language or commitment; as host, before the start, put a bot or nobody on a seat."""
    await caller.write(lambda connection, me: seats.change_seat(connection, id, me, seat, request))
    return caller.show(*await caller.table())


@router.delete(
    "/seats/{seat}",
    status_code=204,
    responses=_seat_errors("not_host", "not_open", "not_playing", "forbidden"),
)
async def stand_up(caller: Called, id: TableId, seat: SeatPath) -> None:
    """Leave a seat; as host, before the start, send somebody away."""
    await caller.write(lambda connection, me: seats.stand_up(connection, id, me, seat))


@router.post(
    "/seats/{seat}/return",
    status_code=204,
    responses=_seat_errors("not_playing", "forbidden"),
)
async def come_back(caller: Called, id: TableId, seat: SeatPath) -> None:
    """Come back to a seat that one has left."""
    await caller.write(lambda connection, me: seats.come_back(connection, id, me, seat))


@router.post(
    "/seats/{seat}/invitation",
    status_code=201,
    responses=_seat_errors("not_host", "seat_taken"),
)
async def invite(caller: Called, id: TableId, seat: SeatPath) -> wire.Invitation:
    """An invitation that hands over that seat, once."""
    token = await caller.write(lambda connection, me: seats.invite(connection, id, me, seat))
    return {"invitation": token}


@router.post(
    "/claim",
    status_code=201,
    responses=errors(
        "bad_request", "invitation_used", "bad_name", "name_taken", "muted", changing=True
    ),
)
async def claim(
    caller: Called, id: TableId, request: requests.Claim, response: Response
) -> wire.Seated:
    """Use an invitation. It lets in without the table's key."""
    seat, token = await caller.keeper.store.write(
        id,
        lambda connection: seats.claim(connection, id, request, caller.visitor.profile(connection)),
    )
    await caller.keeper.rooms.refresh(id)
    return await caller.seated(response, id, seat, token)


@router.post(
    "/seats/{seat}/contribution",
    status_code=204,
    responses=_seat_errors("forbidden", "bad_contribution", "not_shuffling"),
)
async def reveal(caller: Called, id: TableId, seat: SeatPath, request: requests.Reveal) -> None:
    """Reveal one's own contribution to the shuffle, once the table waits for it."""
    await caller.write(
        lambda connection, me: lifecycle.reveal(connection, id, me, seat, request.contribution)
    )


@router.put(
    "/kept",
    status_code=204,
    responses=errors("bad_request", "no_such_table", "forbidden", "no_profile", changing=True),
)
async def keep(caller: Called, id: TableId) -> None:
    """Let one's seat at a table belong to one's place: from then on its key opens the seat too."""
    await caller.write(
        lambda connection, me: seats.keep(connection, id, me, caller.visitor.profile(connection))
    )


@router.put("/seats/{seat}/muted", status_code=204, responses=_seat_errors("not_host"))
async def mute(caller: Called, id: TableId, seat: SeatPath, request: requests.Muted) -> None:
    """Let somebody no longer write in the chat, or write again, as host."""
    await caller.write(lambda connection, me: seats.mute(connection, id, me, seat, request.muted))


@router.delete(
    "/chat/{message}",
    status_code=204,
    responses=errors("bad_request", "no_such_table", "no_such_message", "not_host", changing=True),
)
async def remove_message(
    caller: Called, id: TableId, message: Annotated[int, Path(ge=1, le=2**31 - 1)]
) -> None:
    """Take a message out of the chat, as host."""
    removed = await caller.write(
        lambda connection, me: chat.remove_message(connection, id, me, message)
    )
    room = caller.keeper.rooms.find(id)
    if room is not None:
        send_chat(room, [removed])
