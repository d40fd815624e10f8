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
from parcours.server.tables import shuffle, watches
from parcours.server.tables.gallery import note_played
from parcours.server.tables.handles import handles_for
from parcours.server.tables.seat_order import first_moved_on
from parcours.server.tables.seats import require_host, require_open, require_own
from parcours.server.tables.settings import changed_settings, same_settings
from parcours.server.tables.setup import bot_seat, find_registered, read_deck
from parcours.server.tables.tokens import digest, new_table_id, new_token
from parcours.server.wire.answers import Result
from parcours.server.wire.errors import Denied
from parcours.server.wire.requests import Rematch
from parcours.server.wire.table_settings import SettingsWish


def change_settings(connection: Connection, id: str, me: int | None, wish: SettingsWish) -> None:
    """As host, before the start: change those of the settings that are given."""
    table = read_table(connection, id)
    require_host(table, me)
    require_open(table)
    change_table(connection, id, changed_settings(wish, table))


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
    seated = [
        replace(seat, player=handle) for seat, handle in zip(table.seats, handles, strict=True)
    ]
    # A table that is being shuffled is played by these, whatever happens to the server until then.
    change_table(connection, id, {"rules": game.version, "deck_fingerprint": deck.fingerprint()})
    if table.deck is not None:
        note_played(connection, table.deck)
    shuffle.begin_shuffle(connection, replace(table, seats=tuple(seated)), now())


def reveal(connection: Connection, id: str, me: int | None, seat: int, contribution: str) -> None:
    """Reveal one's own contribution to the shuffle."""
    table = read_table(connection, id)
    table.find_seat(seat)
    if me is None or table.lot is None:
        require_own(me, seat)
    else:
        # It comes again, and its player sits elsewhere by now.
        seat = me
    shuffle.reveal(connection, table, seat, contribution, now())


def begin_without(connection: Connection, id: str, seconds: float) -> None:
    """Begin the match if contributions were awaited for so long."""
    shuffle.begin_without(connection, read_table(connection, id), seconds, now())


def rematch(
    connection: Connection, id: str, me: int | None, request: Rematch
) -> tuple[str, int, str]:
    """The next table, laid by the first who asks; its id, the seat and its token. The first seat moves on by one."""
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
        "profile": table.seats[me].profile,
    }
    following = _next_table(connection, table)
    if following is None:
        next_id = _lay_next(connection, table)
        seat = first_moved_on(me, len(table.seats))
        change_seat(connection, next_id, seat, mine | {"host": True})
        watches.tell_rematch(connection, table, me, next_id, now())
        _follow(connection, table, me, next_id, token)
        return next_id, seat, token
    require_open(following)
    token_before = table.seats[me].token
    kept = [row.seat for row in following.seats if row.invitation == token_before]
    if not kept:
        raise Denied("seat_taken")
    # A player who asks again, from another tab or after a lost answer, gets the same seat with a new token.
    change_seat(connection, following.id, kept[0], mine)
    _follow(connection, table, me, following.id, token)
    return following.id, kept[0], token


def _follow(connection: Connection, table: TableRow, me: int, next_id: str, token: str) -> None:
    """What somebody wants to be told goes along to the next table."""
    watches.follow(connection, table.id, table.seats[me].token or "", next_id, digest(token))


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
            # There is no new lot: the first seat has moved on.
            **same_settings(table) | {"seating": "as_seated"},
            **shuffle.draw_secret(id, table.game, table.options, table.deck),
        )
    )
    for old in table.seats:
        seat = SeatRow(id, first_moved_on(old.seat, len(table.seats)))
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
    ended = connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == id, schema.tables.c.status.in_(["open", "playing"]))
        .values(status="abandoned", asking=None, ended=wall_time(), due=None)
    )
    if ended.rowcount:
        watches.tell_end(connection, id, now())


def finish(connection: Connection, id: str, result: Result) -> None:
    """Note how the match ended, unless it was abandoned just before."""
    ended = connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == id, schema.tables.c.status == "playing")
        .values(status="finished", asking=None, result=result, ended=wall_time(), due=None)
    )
    if ended.rowcount:
        watches.tell_end(connection, id, now())
