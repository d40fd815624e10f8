"""The rows of the database as types, and how they are read. The columns are in `schema.py`; a test compares the two."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update

from parcours.core.options import Choice
from parcours.server.db import schema
from parcours.server.db.table_settings import StoredSettings
from parcours.server.wire.answers import AskedQuestion, Result
from parcours.server.wire.errors import Denied
from parcours.server.wire.limits import TABLE_ID
from parcours.server.wire.words import (
    Language,
    SeatKind,
    SeekLanguage,
    SeekPace,
    StandIn,
    TableStatus,
)

CHAT_SHOWN = 200
_ID = re.compile(TABLE_ID)

# The seats are fixed, and there is no result yet.
UNDER_WAY: tuple[TableStatus, ...] = ("shuffling", "playing")
OVER: tuple[TableStatus, ...] = ("finished", "abandoned")

# Columns and their new values.
Changes = dict[str, object]


class StoredQuestion(AskedQuestion):
    """A question in the table's row: see `tables/questions.py`."""

    command: str
    asked: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of a table."""

    table: str
    seat: int
    kind: SeatKind = "open"
    player: str | None = None
    name: str = ""
    language: Language = "en"
    bot: str | None = None
    host: bool = False
    token: str | None = None
    invitation: str | None = None
    commitment: str | None = None
    contribution: str = ""
    left: bool = False
    muted: bool = False
    seen: int = 0
    away: int | None = None
    profile: str | None = None
    hints: int = 0


@dataclass(frozen=True, slots=True)
class TableRow(StoredSettings):
    """A table, with its seats in order. Its settings come first."""

    id: str
    game: str
    options: dict[str, Choice]
    deck: str | None
    key: str
    status: TableStatus
    fairness: int
    secret: str
    commitment: str | None
    shuffling: int | None
    seed: str | None
    lot: str | None
    created: int
    started: int | None
    ended: int | None
    due: int | None
    host_seen: int
    sent_away: list[str]
    rules: int | None
    deck_fingerprint: str | None
    asking: StoredQuestion | None
    pauses: dict[str, int] | None
    rematch: str | None
    lesson: str | None
    given_moves: int
    redealt: str | None
    result: Result | None
    seats: tuple[SeatRow, ...]

    def find_seat(self, seat: int) -> SeatRow:
        """A seat of the table; Denied if there is none of that number."""
        if not 0 <= seat < len(self.seats):
            raise Denied("no_such_seat")
        return self.seats[seat]

    def changed(self, changes: Changes) -> "TableRow":
        """The table as it is once these columns are written."""
        return replace(self, **changes)  # type: ignore[arg-type]

    @property
    def players(self) -> list[str]:
        """What the players of a match that has begun are called in it."""
        return [seat.player or "" for seat in self.seats]


class LogRow(NamedTuple):
    """A line of a match's log; a tuple, as each move makes one and hands it to the database."""

    table: str
    number: int
    seat: int
    move: str
    command: str | None
    at: int
    checksum: str | None
    stand_in: StandIn | None = None


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A message of a table's chat."""

    id: int
    table: str
    seat: int
    name: str
    text: str
    at: int
    removed: bool


@dataclass(frozen=True, slots=True)
class ProfileRow:
    """A place of one's own."""

    id: str
    name: str
    language: Language
    created: int


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    """A passkey of a profile: its public part."""

    id: str
    profile: str
    public_key: str
    uses: int
    created: int


@dataclass(frozen=True, slots=True)
class SeekerRow:
    """Somebody who looks for people."""

    token: str
    game: str
    pace: SeekPace
    wanted: SeekLanguage
    language: Language
    name: str
    commitment: str | None
    profile: str | None
    created: int
    expires: int
    table: str | None


@dataclass(frozen=True, slots=True)
class GalleryRow:
    """A deck as somebody submitted it; without `accepted` it still waits."""

    id: str
    game: str
    deck: str
    title: dict[str, str]
    about: dict[str, str]
    name: str
    submitted: int
    accepted: int | None
    played: int


# Reading.


def read_table(connection: Connection, id: str) -> TableRow:
    """A table; Denied if there is none."""
    if not _ID.fullmatch(id):
        raise Denied("no_such_table")
    row = (
        connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
    )
    if row is None:
        raise Denied("no_such_table")
    return TableRow(**row, seats=read_seats(connection, [id])[id])


def read_seats(connection: Connection, ids: list[str]) -> dict[str, tuple[SeatRow, ...]]:
    """The seats of each of these tables, in order."""
    query = select(schema.seats).where(schema.seats.c.table.in_(ids))
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for row in connection.execute(query.order_by(schema.seats.c.seat)).mappings():
        seats[row["table"]].append(SeatRow(**row))
    return {id: tuple(found) for id, found in seats.items()}


def read_log(connection: Connection, id: str, after: int = 0) -> list[LogRow]:
    """The lines of the table's log after that number."""
    rows = connection.execute(
        select(schema.log)
        .where(schema.log.c.table == id, schema.log.c.number > after)
        .order_by(schema.log.c.number)
    )
    return [LogRow(*row) for row in rows]


def read_chat(connection: Connection, id: str) -> list[ChatRow]:
    """The last messages of a table's chat, in order."""
    rows = connection.execute(
        select(schema.chat)
        .where(schema.chat.c.table == id)
        .order_by(schema.chat.c.id.desc())
        .limit(CHAT_SHOWN)
    ).mappings()
    return [ChatRow(**row) for row in reversed(rows.all())]


# Writing.


def insert_seat(connection: Connection, row: SeatRow) -> None:
    """Write a new seat."""
    connection.execute(insert(schema.seats).values(asdict(row)))


def insert_log(connection: Connection, rows: list[LogRow]) -> None:
    """Write lines of a log, if any."""
    if rows:
        connection.execute(insert(schema.log), [row._asdict() for row in rows])


def first_lines(table: str, moves: Iterable[tuple[int, str]], at: int) -> list[LogRow]:
    """The log of a match that is stored with these moves, each with its seat, as if they were all made then."""
    return [
        LogRow(table, number, seat, move, command=None, at=at, checksum=None)
        for number, (seat, move) in enumerate(moves, 1)
    ]


def change_table(connection: Connection, id: str, changes: Mapping[str, object]) -> None:
    """Write these columns of a table, if any."""
    if changes:
        connection.execute(
            update(schema.tables).where(schema.tables.c.id == id).values(dict(changes))
        )


def change_seat(connection: Connection, id: str, seat: int, changes: Mapping[str, object]) -> None:
    """Write these columns of a seat, if any."""
    if changes:
        connection.execute(
            update(schema.seats)
            .where(schema.seats.c.table == id, schema.seats.c.seat == seat)
            .values(dict(changes))
        )


def forget_presence(connection: Connection) -> None:
    """Note that nobody is there: the process that saw them has ended."""
    seats = schema.seats
    connection.execute(update(seats).where(seats.c.seen > 0).values(away=seats.c.seen, seen=0))


def write_seen(
    connection: Connection, seen: dict[tuple[str, int], int], away: int | None = None
) -> None:
    """Note when the players of these seats were last there; those who left, with 0, are away from then on."""
    connection.execute(
        update(schema.seats)
        .where(
            schema.seats.c.table == bindparam("at_table"),
            schema.seats.c.seat == bindparam("at_seat"),
        )
        .values(seen=bindparam("at"), away=bindparam("since")),
        # In one order, so that two processes don't wait for each other.
        [
            {"at_table": table, "at_seat": seat, "at": at, "since": None if at else away}
            for (table, seat), at in sorted(seen.items())
        ],
    )
