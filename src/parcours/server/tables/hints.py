"""Hints: for a person who plays with bots alone, and counted."""

from sqlalchemy import Connection

from parcours.server.db.rows import TableRow, change_seat, read_table
from parcours.server.wire.errors import Denied


def require_alone(table: TableRow, me: int | None) -> int:
    """The seat of the only person at a table; Denied for all others, also where another person has left."""
    people = [seat.seat for seat in table.seats if seat.kind == "person"]
    if me is None or people != [me]:
        raise Denied("no_hints")
    return me


def count_hint(connection: Connection, id: str, me: int | None) -> int:
    """Note that a hint was given; how many that makes."""
    table = read_table(connection, id)
    seat = require_alone(table, me)
    used = table.seats[seat].hints + 1
    change_seat(connection, id, seat, {"hints": used})
    return used
