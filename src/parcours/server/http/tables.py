"""Tables: laying, starting, clearing and repeating them."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from parcours.server.clock import now
from parcours.server.db.rows import read_table
from parcours.server.http.caller import Called
from parcours.server.tables import lifecycle, setup
from parcours.server.tables.lobby import open_tables
from parcours.server.tables.seats import seat_of
from parcours.server.wire import answers as wire
from parcours.server.wire import requests
from parcours.server.wire.addresses import TableId
from parcours.server.wire.limits import LONGEST_GAME
from parcours.server.wire.openapi import deck_errors, errors
from parcours.server.wire.table_settings import SettingsWish

OPEN_TABLES_SHOWN = 50

router = APIRouter(prefix="/api")


@router.get("/tables", responses=errors("bad_request"))
async def list_tables(
    caller: Called, game: Annotated[str | None, Query(max_length=LONGEST_GAME)] = None
) -> list[wire.Table]:
    """The public tables that wait for players, newest first."""
    rows = await caller.keeper.store.read(
        lambda connection: open_tables(connection, game, OPEN_TABLES_SHOWN)
    )
    return [caller.show(row, None) for row in rows]


@router.post(
    "/tables",
    status_code=201,
    responses=deck_errors("bad_setup", "bad_name", "too_many_tables"),
)
async def lay_table(caller: Called, request: requests.LayTable, response: Response) -> wire.Seated:
    """Lay a table and sit down at it."""
    request = setup.with_variant(request)
    if request.deck is None:
        options = setup.check_setup(request)
    else:
        # A deck that a client brings may take a while to read.
        options = await caller.job(setup.check_setup, request)
    await caller.check_laid()
    id, token = await caller.keeper.store.write(
        "",
        lambda connection: setup.lay_table(
            connection, request, options, caller.visitor.profile(connection)
        ),
    )
    caller.keeper.note_laid(caller.visitor, id)
    table = await caller.keeper.store.read(lambda connection: read_table(connection, id))
    seat = seat_of(table, token)
    assert seat is not None
    return await caller.seated(response, id, seat, token)


@router.get("/tables/{id}", responses=errors("bad_request", "no_such_table"))
async def show_table(caller: Called, id: TableId) -> wire.Table:
    """One table."""
    return caller.show(*await caller.table())


@router.patch(
    "/tables/{id}",
    responses=errors("bad_request", "no_such_table", "not_host", "not_open", changing=True),
)
async def change_settings(caller: Called, id: TableId, request: SettingsWish) -> wire.Table:
    """Change settings of a table that waits for players, as host. What is left out stays as it is."""
    await caller.write(
        lambda connection, me: lifecycle.change_settings(connection, id, me, request)
    )
    return caller.show(*await caller.table())


@router.get(
    "/tables/{id}/game",
    response_model=wire.Game,
    responses=errors("bad_request", "no_such_table"),
)
async def show_table_game(caller: Called, id: TableId) -> Response:
    """The game of a table, with the deck that it is played with."""
    table, _ = await caller.table()
    return await caller.game(table.game, table.deck)


@router.get(
    "/tables/{id}/turn",
    responses=errors("bad_request", "no_such_table", "not_playing", "rules_changed"),
)
async def show_turn(caller: Called, id: TableId) -> wire.Turn:
    """Whose turn it is."""
    await caller.table()
    room = await caller.keeper.rooms.get(id, caller.visitor.address)
    live, at = room.require_live(), now()
    return {
        "awaited": live.awaited(),
        "waiting": max([at - since for since in live.since.values()], default=0),
        "clocks": live.clocks(at),
    }


@router.post(
    "/tables/{id}/start",
    status_code=204,
    responses=errors(
        "bad_request", "no_such_table", "not_host", "not_open", "seats_open", changing=True
    ),
)
async def start(caller: Called, id: TableId) -> None:
    """Begin the match, as host: at once, or when those who have committed to a contribution have revealed it."""
    table, _ = await caller.table()
    await caller.keeper.rooms.loader.prepare_deck(caller.visitor.address, table)
    await caller.write(lambda connection, me: lifecycle.start(connection, id, me))


@router.post(
    "/tables/{id}/abandon",
    status_code=204,
    responses=errors("bad_request", "no_such_table", "not_host", "not_open", changing=True),
)
async def abandon(caller: Called, id: TableId) -> None:
    """End a table before its match has begun, as host. Later, its players agree on it over the websocket."""
    await caller.write(lambda connection, me: lifecycle.give_up(connection, id, me))


@router.post(
    "/tables/{id}/rematch",
    status_code=201,
    responses=errors(
        "bad_request",
        "no_such_table",
        "forbidden",
        "not_finished",
        "not_open",
        "seat_taken",
        changing=True,
    ),
)
async def rematch(
    caller: Called, id: TableId, request: requests.Rematch, response: Response
) -> wire.Seated:
    """Play again at a new table, in the same order; the first seat moves on by one."""
    next_id, seat, token = await caller.write(
        lambda connection, me: lifecycle.rematch(connection, id, me, request)
    )
    await caller.keeper.rooms.refresh(next_id)
    return await caller.seated(response, next_id, seat, token)
