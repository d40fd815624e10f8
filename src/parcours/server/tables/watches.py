"""Who is told what of a table. Each function works on a connection, within the transaction that makes it true, so that
what is to be told and what it is about are stored together or not at all.

Nobody is told what they can see: those who are connected have a while to move first, and a move takes what was
to be told of that turn out of the outbox.
"""

from collections.abc import Collection, Iterable
from dataclasses import asdict, replace
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from parcours.server.db import schema
from parcours.server.db.notices import (
    About,
    OutboxKind,
    OutboxRow,
    Watch,
    WatchRow,
    insert_outbox,
    note_told,
    read_watches,
    take_out,
)
from parcours.server.db.rows import SeatRow, TableRow
from parcours.server.wire.words import ChannelKind, NoticeKind

# A mail goes a minute after the turn began, so that one mail tells of several tables; and none to those who play on.
MAIL_DELAY = 60_000
# Those who have the table open in some window have so long to move before they are told.
CONNECTED_DELAY = 60_000
# Half the time is told of where the whole is at least this long.
LEAST_TIME = 3_600_000
# What is no longer true once the decision is made.
ABOUT_TURN: tuple[OutboxKind, ...] = ("turn", "half")
# What those are told of their match who were told that people were found for it.
_OF_OWN_SEAT: tuple[NoticeKind, ...] = ("turn", "half", "end", "rematch")
OF_FOUND: dict[ChannelKind, tuple[NoticeKind, ...]] = {
    "push": _OF_OWN_SEAT,
    "email": _OF_OWN_SEAT,
    "webhook": ("turn", "end", "rematch"),
}


class Waiting(NamedTuple):
    """Whom a match waits for: the decisions of people by their seats, and when half of their time for them is gone.

    Who has just moved knows that it goes on; who is connected may see it.
    """

    decisions: dict[int, str]
    half: dict[int, int]
    mover: int | None
    connected: Collection[int]


NOBODY = Waiting({}, {}, None, ())


def is_behind(watches: Iterable[Watch], table: TableRow, waiting: Waiting) -> bool:
    """Whether somebody is to be told something, or what they were told is no longer so."""
    return any(watch.row.told != _open(watch, table, waiting) for watch in watches)


def as_told(watches: Iterable[Watch], table: TableRow, waiting: Waiting) -> tuple[Watch, ...]:
    """The watches as they are once all have been told."""
    return tuple(
        replace(watch, row=replace(watch.row, told=_open(watch, table, waiting)))
        for watch in watches
    )


def tell_turns(connection: Connection, table: TableRow, waiting: Waiting, at: int) -> None:
    """Tell those who watch a table whose turn it is, each once for each decision, in whichever process is first."""
    rows: list[OutboxRow] = []
    for watch in read_watches(connection, table.id):
        told = _open(watch, table, waiting)
        if told == watch.row.told or not note_told(connection, watch.row, told):
            continue
        if watch.kind != "webhook":
            take_out(connection, watch.row, ABOUT_TURN)
        if watch.confirmed:
            rows += _turn_rows(watch, table, waiting, at)
    insert_outbox(connection, rows)


def _turn_rows(watch: Watch, table: TableRow, waiting: Waiting, at: int) -> list[OutboxRow]:
    """What is told of the decisions that are open now and were not before."""
    rows: list[OutboxRow] = []
    before = set((watch.row.told or "").split())
    new = [seat for seat in _seats(watch, table, waiting) if _name(waiting, seat) not in before]
    # A player who asks to be told during their turn knows of it.
    called = [seat for seat in new if seat != waiting.mover and watch.row.told is not None]
    wants = watch.row.wants
    if called and "turn" in wants:
        delay = MAIL_DELAY if watch.kind == "email" else 0
        if watch.kind != "webhook" and not set(called).isdisjoint(waiting.connected):
            delay += CONNECTED_DELAY
        names = ", ".join(table.seats[seat].name for seat in called)
        rows.append(_row(watch.row, "turn", {"names": names}, at + delay))
    if "half" in wants and watch.kind != "webhook":
        halves = [waiting.half[seat] for seat in new if seat in waiting.half]
        rows += [_row(watch.row, "half", {}, due) for due in halves]
    return rows


def tell_end(connection: Connection, table: str, at: int) -> None:
    """Tell those who watch a table that its match is over, and no more of its turns."""
    rows: list[OutboxRow] = []
    for watch in read_watches(connection, table):
        take_out(connection, watch.row, ABOUT_TURN)
        note_told(connection, watch.row, "")
        if watch.confirmed and "end" in watch.row.wants:
            rows.append(_row(watch.row, "end", {}, at))
    insert_outbox(connection, rows)


def tell_rematch(
    connection: Connection, table: TableRow, asker: int, next_table: str, at: int
) -> None:
    """Tell those who watch a table that somebody wants to play again, but that one."""
    about = {"names": table.seats[asker].name, "table": next_table}
    insert_outbox(
        connection,
        [
            _row(watch.row, "rematch", about, at)
            for watch in read_watches(connection, table.id)
            if watch.confirmed
            and "rematch" in watch.row.wants
            and watch.row.token != table.seats[asker].token
        ],
    )


def tell_invitation(
    connection: Connection, channel: str, table: TableRow, host: int, at: int
) -> None:
    """Tell by a channel that there is a seat at a table, in the name of one who sits there."""
    seat = table.seats[host]
    about = {"names": seat.name}
    row = OutboxRow(0, channel, table.id, seat.token, "invitation", about, at, at)
    insert_outbox(connection, [row])


def tell_invited(connection: Connection, profile: str, table: TableRow, host: int, at: int) -> None:
    """Tell the owner of a place that there is a seat for them, by the channels that are to tell them of such."""
    watches, channels, seats = schema.watches.c, schema.channels.c, schema.seats.c
    theirs = connection.execute(
        select(watches.channel, watches.wants)
        .join(schema.channels)
        .join(schema.seats, (seats.table == watches.table) & (seats.token == watches.token))
        .where(
            seats.profile == profile, channels.kind != "webhook", channels.confirmed.is_not(None)
        )
    )
    for channel in sorted({channel for channel, wants in theirs if "invitation" in wants}):
        tell_invitation(connection, channel, table, host, at)


def tell_found(connection: Connection, seekers: Collection[str], table: str, at: int) -> None:
    """Tell those who looked for people that they sit at this table now, by the channels that they chose for it; those
    tell them of the match too. The hash of the token that somebody looked with is that of their seat."""
    chosen, channels = schema.seeker_channels.c, schema.channels.c
    rows = connection.execute(
        select(chosen.seeker, chosen.channel, channels.kind)
        .join(schema.channels)
        .where(chosen.seeker.in_(seekers), channels.confirmed.is_not(None))
        .order_by(chosen.seeker, chosen.channel)
    )
    found = [
        WatchRow(table, seeker, channel, list(OF_FOUND[kind]), "") for seeker, channel, kind in rows
    ]
    if found:
        connection.execute(insert(schema.watches), [asdict(row) for row in found])
        insert_outbox(connection, [_row(row, "found", {}, at) for row in found])


def follow(connection: Connection, table: str, old: str, next_table: str, new: str) -> None:
    """A player who has gone on to the next table is told of it like of the last."""
    watches = schema.watches
    found = connection.execute(
        select(watches).where(watches.c.table == table, watches.c.token == old)
    )
    rows = [WatchRow(*row) for row in found]
    if rows:
        connection.execute(
            insert(watches),
            [asdict(replace(row, table=next_table, token=new, told="")) for row in rows],
        )


def forget_person(connection: Connection, table: str, seat: SeatRow) -> None:
    """Forget by which ways the player of a seat was told something, and what was to be told of them to others."""
    watches, channels, outbox = schema.watches.c, schema.channels.c, schema.outbox.c
    theirs = select(watches.channel).where(watches.table == table, watches.token == seat.token)
    connection.execute(delete(schema.channels).where(channels.id.in_(theirs)))
    told = connection.execute(select(outbox.id, outbox.about).where(outbox.table == table))
    naming = [id for id, about in told if seat.name in about.get("names", "").split(", ")]
    connection.execute(delete(schema.outbox).where(outbox.id.in_(naming)))


def _row(watch: WatchRow, kind: OutboxKind, about: About, due: int) -> OutboxRow:
    return OutboxRow(0, watch.channel, watch.table, watch.token, kind, about, due, due)


def _seats(watch: Watch, table: TableRow, waiting: Waiting) -> list[int]:
    """The seats whose decisions a watch tells of: one's own, or everybody's in a group."""
    own = next((seat.seat for seat in table.seats if seat.token == watch.row.token), None)
    if own is None:
        # Somebody else sits there by now.
        return []
    awaited = sorted(waiting.decisions)
    return awaited if watch.kind == "webhook" else [seat for seat in awaited if seat == own]


def _open(watch: Watch, table: TableRow, waiting: Waiting) -> str:
    return " ".join(_name(waiting, seat) for seat in _seats(watch, table, waiting))


def _name(waiting: Waiting, seat: int) -> str:
    return f"{seat}:{waiting.decisions[seat]}"
