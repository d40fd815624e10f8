"""What somebody has played: their tables, and how often they won."""

from collections import Counter

from sqlalchemy import Connection, select

from parcours.server.db import schema
from parcours.server.db.rows import OVER, TableRow, read_seats
from parcours.server.wire.profiles import Statistic

TABLES_SHOWN = 50
PEOPLE = "people"
# Bots of several levels at one table.
MIXED = "mixed"


def my_tables(connection: Connection, profile: str, before: int | None) -> list[TableRow]:
    """The matches of a profile: those that are not over, or of the others the last ones that ended before a time."""
    tables, seats = schema.tables.c, schema.seats.c
    query = (
        select(schema.tables)
        .join(schema.seats, seats.table == tables.id)
        .where(seats.profile == profile)
        .limit(TABLES_SHOWN)
    )
    if before is None:
        query = query.where(tables.status.not_in(OVER)).order_by(tables.created.desc())
    else:
        # One that was given up before its match began is no match.
        ended = (tables.ended < before, tables.started.is_not(None))
        query = query.where(*ended).order_by(tables.ended.desc())
    rows = connection.execute(query).mappings().all()
    found = read_seats(connection, [row["id"] for row in rows])
    return [TableRow(**row, seats=found[row["id"]]) for row in rows]


def statistics(connection: Connection, profile: str) -> list[Statistic]:
    """How often somebody has played and won: each game against people, and against each level of bot.

    A match whose seed was known before it began does not count: a lesson, or one that goes on from another.
    """
    tables = schema.tables.c
    mine, other = schema.seats.alias("mine"), schema.seats.alias("other")
    finished = (mine.c.profile == profile, tables.status == "finished", tables.secret != "")
    against: dict[str, set[str]] = {}
    for table, kind, bot in connection.execute(
        select(other.c.table, other.c.kind, other.c.bot)
        .join(mine, (mine.c.table == other.c.table) & (mine.c.seat != other.c.seat))
        .join(schema.tables, tables.id == mine.c.table)
        .where(*finished)
    ):
        against.setdefault(table, set()).add(PEOPLE if kind == "person" else bot)
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for table, game, player, result in connection.execute(
        select(tables.id, tables.game, mine.c.player, tables.result)
        .join(mine, mine.c.table == tables.id)
        .where(*finished)
    ):
        kind = game, _company(against.get(table, set()))
        played[kind] += 1
        won[kind] += player in result["winners"]
    return [
        {"game": game, "against": company, "played": number, "won": won[game, company]}
        for (game, company), number in sorted(played.items())
    ]


def _company(others: set[str]) -> str:
    """Against whom a match was: one person among bots is enough for it to be against people."""
    if PEOPLE in others:
        return PEOPLE
    return others.pop() if len(others) == 1 else MIXED
