"""The tables that wait for players."""

from sqlalchemy import Connection, select

from parcours.core.registry import game_names
from parcours.server.clock import wall_time
from parcours.server.db import schema
from parcours.server.db.rows import TableRow, read_seats

# After how many milliseconds without its host a public table leaves the list.
HOST_GONE = 10 * 60 * 1000


def open_tables(connection: Connection, game: str | None, limit: int) -> list[TableRow]:
    """The public tables that wait for players, newest first."""
    if game is not None and game not in game_names():
        return []
    query = select(schema.tables).where(
        schema.tables.c.status == "open",
        schema.tables.c.visibility == "public",
        schema.tables.c.host_seen > wall_time() - HOST_GONE,
    )
    if game is not None:
        query = query.where(schema.tables.c.game == game)
    free = select(schema.seats.c.seat).where(
        schema.seats.c.table == schema.tables.c.id, schema.seats.c.kind == "open"
    )
    query = query.where(free.exists()).order_by(schema.tables.c.created.desc()).limit(limit)
    rows = connection.execute(query).mappings().all()
    seats = read_seats(connection, [row["id"] for row in rows])
    return [TableRow(**row, seats=seats[row["id"]]) for row in rows]


def begun(connection: Connection, ids: list[str]) -> set[str]:
    """Those of these tables that no longer wait for players, or are gone."""
    waiting = select(schema.tables.c.id).where(
        schema.tables.c.id.in_(ids), schema.tables.c.status == "open"
    )
    return set(ids).difference(connection.execute(waiting).scalars())
