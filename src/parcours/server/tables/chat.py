"""What people write to each other at a table."""

from dataclasses import replace

from sqlalchemy import Connection, insert, select, update

from parcours.core.plain_text import clean
from parcours.server.clock import wall_time
from parcours.server.db import schema
from parcours.server.db.rows import ChatRow, read_table
from parcours.server.tables.seats import require_host, seat_of
from parcours.server.wire.errors import Denied


def say(
    connection: Connection, id: str, token: str | None, profile: str | None, text: str
) -> ChatRow:
    """Add a message to the chat, from the seat that the token or the profile opens now."""
    table = read_table(connection, id)
    me = seat_of(table, token, profile)
    if me is None:
        raise Denied("forbidden")
    seat = table.seats[me]
    if seat.muted:
        raise Denied("muted")
    cleaned = clean(text)
    if not cleaned:
        raise Denied("bad_message", text="a message says something")
    row = {
        "table": id,
        "seat": me,
        "name": seat.name,
        "text": cleaned,
        "at": wall_time(),
        "removed": False,
    }
    done = connection.execute(insert(schema.chat).values(row).returning(schema.chat))
    return ChatRow(**done.mappings().one())


def remove_message(connection: Connection, id: str, me: int | None, message: int) -> ChatRow:
    """As host, take a message out of the chat."""
    require_host(read_table(connection, id), me)
    found = connection.execute(
        select(schema.chat).where(schema.chat.c.table == id, schema.chat.c.id == message)
    )
    row = found.mappings().first()
    if row is None:
        raise Denied("no_such_message")
    connection.execute(update(schema.chat).where(schema.chat.c.id == message).values(removed=True))
    return replace(ChatRow(**row), removed=True)
