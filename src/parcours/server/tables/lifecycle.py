"""A table from its start to its end, and to the next one."""

from contextlib import suppress
from dataclasses import replace

from sqlalchemy import Connection, insert, update

from parcours.server.clock import now, wall_time
from parcours.server.db import schema
from parcours.server.db.rows import (
    OVER,
    Changes,
    SeatRow,
    TableRow,
    change_seat,
    change_table,
    insert_seat,
    read_table,
)
from parcours.server.tables import shuffle
from parcours.server.tables.handles import handles_for
from parcours.server.tables.seats import require_host, require_open, require_own
from parcours.server.tables.setup import bot_seat, find_registered, read_deck
from parcours.server.tables.tokens import digest, new_table_id, new_token
from parcours.server.wire.answers import Result
from parcours.server.wire.errors import Denied
from parcours.server.wire.requests import Rematch


def start(connection: Connection, id: str, me: int | None) -> None:
    """Let nobody in any more: handles for all, and the cards are shuffled."""
    table = read_table(connection, id)
    require_host(table, me)
    require_open(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise Denied("seats_open")
    game = find_registered(table.game)
    deck = read_deck(game, table.deck)
    handles = handles_for([seat.name for seat in table.seats], game, deck)
    for seat, handle in zip(table.seats, handles, strict=True):
        change_seat(connection, id, seat.seat, {"player": handle})
    # A table that is being shuffled is played by these, whatever happens to the server meanwhile.
    change_table(connection, id, {"rules": game.version, "deck_fingerprint": deck.fingerprint()})
    shuffle.begin_shuffle(connection, table, now())


def reveal(connection: Connection, id: str, me: int | None, seat: int, contribution: str) -> None:
    """Reveal one's own contribution to the shuffle."""
    table = read_table(connection, id)
    table.find_seat(seat)
    require_own(me, seat)
    shuffle.reveal(connection, table, seat, contribution, now())


def begin_without(connection: Connection, id: str, seconds: float) -> None:
    """Begin the match if contributions were awaited for so long."""
    shuffle.begin_without(connection, read_table(connection, id), seconds, now())


def rematch(
    connection: Connection, id: str, me: int | None, request: Rematch
) -> tuple[str, int, str]:
    """The next table, laid by whoever asks first, where each gets the old seat; its id, the seat and its token."""
    table = read_table(connection, id)
    if me is None:
        raise Denied("forbidden")
    if table.status not in OVER:
        raise Denied("not_finished")
    token = new_token()
    mine: Changes = {
        "kind": "person",
        "name": table.seats[me].name,
        "language": table.seats[me].language,
        "commitment": request.commitment,
        "token": digest(token),
    }
    following = _next_table(connection, table)
    if following is None:
        next_id = _lay_next(connection, table)
        change_seat(connection, next_id, me, mine | {"host": True})
        return next_id, me, token
    require_open(following)
    if following.seats[me].invitation != table.seats[me].token:
        raise Denied("seat_taken")
    # Whoever asks again, from another tab or after a lost answer, gets the same seat with a new token.
    change_seat(connection, following.id, me, mine)
    return following.id, me, token


def _next_table(connection: Connection, table: TableRow) -> TableRow | None:
    """The table that was laid after this one, if it is still there."""
    if table.rematch is None:
        return None
    schema.hold(connection, table.rematch)
    # It may have been deleted, as nobody began it.
    with suppress(Denied):
        following = read_table(connection, table.rematch)
        return None if following.status == "abandoned" else following
    return None


def _lay_next(connection: Connection, table: TableRow) -> str:
    """A table like this one; what opened an old seat invites to the new one, until somebody else sits down there."""
    id = new_table_id()
    connection.execute(
        insert(schema.tables).values(
            id=id,
            key=new_token(),
            status="open",
            created=wall_time(),
            host_seen=wall_time(),
            game=table.game,
            options=table.options,
            deck=table.deck,
            visibility=table.visibility,
            clock=table.clock,
            seconds=table.seconds,
            absence=table.absence,
            grace=table.grace,
            replay=table.replay,
            **shuffle.draw_secret(id, table.game, table.options, table.deck),
        )
    )
    for old in table.seats:
        seat = SeatRow(id, old.seat)
        if old.kind == "bot":
            seat = bot_seat(seat, old.bot, old.name)
        else:
            seat = replace(seat, invitation=old.token)
        insert_seat(connection, seat)
    change_table(connection, table.id, {"rematch": id})
    return id


def give_up(connection: Connection, id: str, me: int | None) -> None:
    """As host, clear a table whose match has not begun."""
    table = read_table(connection, id)
    require_host(table, me)
    require_open(table)
    abandon(connection, id)


def abandon(connection: Connection, id: str) -> None:
    """End the match without a result, if it has none yet."""
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == id, schema.tables.c.status.in_(["open", "playing"]))
        .values(status="abandoned", asking=None, ended=wall_time())
    )


def finish(connection: Connection, id: str, result: Result) -> None:
    """Note how the match ended, unless it was abandoned just before."""
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == id, schema.tables.c.status == "playing")
        .values(status="finished", asking=None, result=result, ended=wall_time())
    )
