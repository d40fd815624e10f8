"""The settings of a table as they are stored: their columns, and the same as a type."""

from dataclasses import dataclass

from sqlalchemy import Column, Integer, String

from parcours.server.wire.words import Absence, ClockKind, ReplayAccess, Seating, Visibility


def settings_columns() -> list[Column[str] | Column[int]]:
    """Those of `schema.tables`; a column belongs to one table."""
    return [
        Column("title", String(60), nullable=False, server_default=""),
        Column("visibility", String(16), nullable=False),
        Column("clock", String(16), nullable=False),
        Column("seconds", Integer, nullable=False),
        Column("increment", Integer, nullable=False, server_default="0"),
        Column("absence", String(16), nullable=False),
        Column("grace", Integer, nullable=False),
        Column("replay", String(16), nullable=False),
        Column("seating", String(16), nullable=False, server_default="as_seated"),
    ]


@dataclass(frozen=True, slots=True)
class StoredSettings:
    """The part of a `TableRow` that its host has chosen."""

    title: str
    visibility: Visibility
    clock: ClockKind
    seconds: int
    increment: int
    absence: Absence
    grace: int
    replay: ReplayAccess
    seating: Seating
