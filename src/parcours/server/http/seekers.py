"""Finding people to play with."""

from typing import Annotated

from fastapi import APIRouter, Query, Response
from sqlalchemy import Connection

from parcours.server.http.caller import Called, Caller, Secret
from parcours.server.notices import channels
from parcours.server.tables import seeking
from parcours.server.tables.setup import find_registered
from parcours.server.wire import profiles as wire
from parcours.server.wire import requests
from parcours.server.wire.openapi import errors
from parcours.server.wire.words import SeekLanguage

router = APIRouter(prefix="/api")


@router.get("/seekers", responses=errors("bad_request"))
async def list_searches(
    caller: Called, wanted: Annotated[SeekLanguage, Query()] = "any"
) -> list[wire.Looking]:
    """For which games people are looked for, and how many of those who wait could play in that language."""
    found = await caller.keeper.store.read(lambda connection: seeking.searches(connection, wanted))
    return [_looking(search) for search in found]


@router.post(
    "/seekers",
    status_code=201,
    responses=errors("bad_request", "no_such_game", "bad_name", changing=True),
)
async def seek(caller: Called, request: requests.Seek, response: Response) -> wire.Sought:
    """Look for people. As soon as enough are there, a table is laid for them and its match begins."""
    caller.keeper.check_arrival(caller.visitor)
    find_registered(request.game)
    token, search = await caller.keeper.store.write_all(
        (),
        lambda connection: seeking.seek(connection, request, caller.visitor.profile(connection)),
    )
    if search.table is not None:
        # It may begin without those who are late.
        caller.keeper.rooms.on_due()
        caller.keeper.rooms.on_told()
    return await _sought(caller, response, token, search)


@router.put("/seekers/mine", responses=errors("not_seeking", changing=True))
async def go_on(caller: Called, response: Response) -> wire.Sought:
    """Say that one still looks, with the token in the header `Authorization`, and hear what became of it."""
    token = caller.visitor.token()
    search = await caller.keeper.store.write_all(
        (), lambda connection: seeking.go_on(connection, token)
    )
    return await _sought(caller, response, token or "", search)


@router.delete("/seekers/mine", status_code=204, responses=errors("not_seeking", changing=True))
async def stop(caller: Called) -> None:
    """Look no longer."""
    token = caller.visitor.token()
    await caller.keeper.store.write_all((), lambda connection: seeking.stop(connection, token))


@router.put(
    "/seekers/mine/notices",
    status_code=204,
    responses=errors(
        "bad_request", "not_seeking", "no_such_channel", "too_many_notices", changing=True
    ),
)
async def tell_me(caller: Called, request: requests.SearchNotice, secret: Secret = None) -> None:
    """Choose whether a channel tells one that there is a table, and then of its match. It goes on without the page."""
    token = caller.visitor.token()

    def work(connection: Connection) -> None:
        seeker = seeking.find_waiting(connection, token)
        channel = channels.find_channel(connection, secret)
        channels.watch_search(connection, seeker, channel, request.wanted)

    await caller.keeper.store.write_all((), work)


def _looking(search: seeking.Search) -> wire.Looking:
    return {
        "game": search.game,
        "pace": search.pace,
        "waiting": search.waiting,
        "needed": search.needed,
    }


async def _sought(
    caller: Caller, response: Response, token: str, search: seeking.Search
) -> wire.Sought:
    seated = None
    if search.table is not None:
        id = search.table
        seat = await caller.keeper.store.read(
            lambda connection: seeking.seat_found(connection, id, token)
        )
        seated = await caller.seated(response, id, seat, token)
    return {**_looking(search), "token": token, "seated": seated}
