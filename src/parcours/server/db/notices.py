"""Notices as they are stored: how people are reached (channels), what they want to be told (watches), and what is still
to be sent (the outbox). The columns are in `schema.py`; a test compares the two."""

import contextlib
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Final, Literal

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from parcours.server.db import schema
from parcours.server.wire.words import ChannelKind, Language, NoticeKind

CONFIRM: Final = "confirm"
# What is sent: what somebody may be told, or the link that confirms an address.
OutboxKind = NoticeKind | Literal["confirm"]
# Who it is about and the table that it leads to, by name.
About = dict[str, str]


@dataclass(frozen=True, slots=True)
class ChannelRow:
    """One way to reach somebody."""

    id: str
    kind: ChannelKind
    secret: str
    address: str
    detail: dict[str, str]
    language: Language
    confirmation: str | None
    confirmed: int | None
    created: int


@dataclass(frozen=True, slots=True)
class WatchRow:
    """What somebody wants to be told of a table by a channel."""

    table: str
    token: str
    channel: str
    wants: list[NoticeKind]
    told: str | None


@dataclass(frozen=True, slots=True)
class Watch:
    """A watch, by what kind of channel, and whether that may be used."""

    row: WatchRow
    kind: ChannelKind
    confirmed: bool = True


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something to send. Its id, here 0, is given when it is written."""

    id: int
    channel: str
    table: str | None
    token: str | None
    kind: OutboxKind
    about: About
    due: int
    since: int
    attempts: int = 0


# Watches.


def read_watches(connection: Connection, table: str) -> tuple[Watch, ...]:
    """The watches of a table."""
    channels = schema.channels.c
    rows = connection.execute(
        select(schema.watches, channels.kind, channels.confirmed)
        .join(schema.channels)
        .where(schema.watches.c.table == table)
        .order_by(schema.watches.c.token, schema.watches.c.channel)
    )
    return tuple(Watch(WatchRow(*row[:-2]), row[-2], row[-1] is not None) for row in rows)


def note_told(connection: Connection, watch: WatchRow, told: str) -> bool:
    """Note which decisions a watch has been told; False if another process just has."""
    watches = schema.watches.c
    before = watches.told.is_(None) if watch.told is None else watches.told == watch.told
    noted = connection.execute(
        update(schema.watches)
        .where(
            watches.table == watch.table,
            watches.token == watch.token,
            watches.channel == watch.channel,
            before,
        )
        .values(told=told)
    )
    return noted.rowcount == 1


# The outbox.


def insert_outbox(connection: Connection, rows: Sequence[OutboxRow]) -> None:
    """Write what is to be sent, if anything."""
    if rows:
        values = [asdict(row) for row in rows]
        for value in values:
            del value["id"]
        connection.execute(insert(schema.outbox), values)


def take_out(connection: Connection, watch: WatchRow, kinds: Collection[OutboxKind]) -> None:
    """Take what is no longer true out of the outbox."""
    outbox = schema.outbox.c
    connection.execute(
        delete(schema.outbox).where(
            outbox.table == watch.table,
            outbox.token == watch.token,
            outbox.channel == watch.channel,
            outbox.kind.in_(kinds),
        )
    )


def first_outbox(connection: Connection) -> int | None:
    """When the next thing is to be sent."""
    found: int | None = connection.execute(select(func.min(schema.outbox.c.due))).scalar()
    return found


def claim_outbox(
    connection: Connection, at: int, until: int, most: int, gather: int
) -> list[tuple[OutboxRow, ChannelRow]]:
    """Up to so many things that are due, with their channels; nobody else gets them before `until`.

    For an e-mail address, what is due within `gather` milliseconds goes along; a lease is longer than that.
    """
    outbox, channels = schema.outbox.c, schema.channels.c
    # Rows that another process is claiming are left to it. SQLite has one writer, and ignores this.
    due = (
        select(outbox.id, channels.kind, channels.address)
        .join(schema.channels)
        .where(outbox.due <= at)
        .order_by(outbox.due)
        .limit(most)
        .with_for_update(skip_locked=True, of=schema.outbox)
    )
    claimed = connection.execute(due).all()
    ids = {row.id for row in claimed}
    addresses = {row.address for row in claimed if row.kind == "email"}
    if addresses:
        along = (
            select(outbox.id)
            .join(schema.channels)
            .where(
                channels.kind == "email",
                channels.address.in_(addresses),
                outbox.due <= at + gather,
            )
            .with_for_update(skip_locked=True, of=schema.outbox)
        )
        ids.update(connection.execute(along).scalars())
    if not ids:
        return []
    connection.execute(update(schema.outbox).where(outbox.id.in_(ids)).values(due=until))
    rows = connection.execute(
        select(schema.outbox, schema.channels)
        .join(schema.channels)
        .where(outbox.id.in_(ids))
        .order_by(outbox.since, outbox.id)
    )
    columns = len(schema.outbox.c)
    return [(OutboxRow(*row[:columns]), ChannelRow(*row[columns:])) for row in rows]


def put_off(connection: Connection, row: OutboxRow, due: int) -> None:
    """Try to send it again then."""
    connection.execute(
        update(schema.outbox)
        .where(schema.outbox.c.id == row.id)
        .values(due=due, attempts=row.attempts + 1)
    )


def delete_outbox(connection: Connection, ids: Collection[int]) -> None:
    """These are sent, or given up."""
    connection.execute(delete(schema.outbox).where(schema.outbox.c.id.in_(ids)))


# Keys.


def keep_key(connection: Connection, name: str, value: str) -> str:
    """The server's key of that name: this one, unless another process was first."""
    keys = schema.server_keys
    stored = select(keys.c.value).where(keys.c.name == name)
    found = connection.execute(stored).scalar()
    if found is None:
        with contextlib.suppress(IntegrityError), connection.begin_nested():
            connection.execute(insert(keys).values(name=name, value=value))
        found = connection.execute(stored).scalar_one()
    return str(found)
