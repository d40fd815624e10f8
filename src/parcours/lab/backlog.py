"""What tables cost that go on by themselves: many that wait for days, and many that are due at once after downtime.

Beside them people play at live tables.
"""

import random
from time import perf_counter, sleep

import uvloop
from sqlalchemy import Connection, update

from parcours.lab.load import Laid, Load
from parcours.lab.measures import BacklogMeasure, Counted, DueMeasure
from parcours.lab.server_bench import Server, copy_table, lay_table, written
from parcours.server.clock import now
from parcours.server.db import schema
from parcours.server.db.due_times import first_due
from parcours.server.db.rows import Changes, change_table

WAITING = 100_000
DUE = 10_000
LIVE_TABLES = 25
LIVE_THINK = 1.0
# How far the matches are whose time has run out.
MOVES = 40
WARM_UP = 2.0
# How often it is measured with tables that wait, and with tables that are due.
ROUNDS = 2
# Seconds after which a server that has just begun has nothing to do.
SETTLED = 3.0
HOUR = 3_600_000
DAY = 24 * HOUR


# What was seen, and how many tables went on a second.
_Part = tuple[Counted, float]


def measure_due(database: str, seconds: float) -> DueMeasure:
    """People at live tables, and thousands of tables that nobody looks at."""
    live = written(database, _fill)
    with Server(database) as server:
        sleep(SETTLED)
        used = server.metric("process_cpu_seconds_total")
        sleep(seconds)
        idle = (server.metric("process_cpu_seconds_total") - used) / seconds
    waiting: list[_Part] = []
    due: list[_Part] = []
    # By turns, as machines have better and worse minutes.
    for _ in range(ROUNDS):
        for parts, change in ((waiting, _put_off), (due, _make_due)):
            written(database, change)
            with Server(database) as server:
                parts.append(_measure(server, live, seconds))
    with Server(database):
        begin = perf_counter()
        while _is_due(database):
            sleep(0.5)
        rest = perf_counter() - begin
    return DueMeasure(
        _together(f"{WAITING:,} tables wait", waiting),
        _together(f"{DUE:,} tables are due", due),
        idle,
        rest,
    )


def _measure(server: Server, live: list[Laid], seconds: float) -> _Part:
    async def play() -> _Part:
        load = Load(server.url, len(live), LIVE_THINK)
        await load.open(live)
        before = server.metric("parcours_due_tables_total")
        counted = await load.play(WARM_UP, seconds)
        went_on = server.metric("parcours_due_tables_total") - before
        await load.close()
        return counted, went_on / (WARM_UP + seconds)

    return uvloop.run(play())


def _together(name: str, parts: list[_Part]) -> BacklogMeasure:
    """All that was measured of one kind."""
    counted = Counted()
    for part, _ in parts:
        counted.moves += part.moves
        counted.waits += part.waits
        counted.seconds += part.seconds
    return BacklogMeasure(name, counted, sum(went_on for _, went_on in parts) / len(parts))


def _fill(connection: Connection) -> list[Laid]:
    chance = random.Random(DUE)
    begun = lay_table(connection, 0, chance)
    # From an hour on, one after the other through a day.
    first = now() + HOUR
    spread: list[Changes] = [{"due": first + number * DAY // WAITING} for number in range(WAITING)]
    copy_table(connection, begun, "w", spread)
    stopped = lay_table(connection, MOVES, chance)
    # Its last move was days ago.
    log = schema.log.c
    connection.execute(
        update(schema.log).where(log.table == stopped.id).values(at=log.at - 2 * DAY)
    )
    late = {"started": now() - 3 * DAY, "clock": "decision", "seconds": DAY // 1000}
    change_table(connection, stopped.id, late)
    copy_table(connection, stopped, "d", [{"due": now() + 2 * DAY}] * DUE)
    return [lay_table(connection, MOVES, chance) for _ in range(LIVE_TABLES)]


def _make_due(connection: Connection) -> None:
    """Let all be due that have not gone on yet; the others have a day for their next decision."""
    table = schema.tables.c
    put_off = (table.id.like("d0%"), table.due > now() + DAY + HOUR)
    connection.execute(update(schema.tables).where(*put_off).values(due=now()))


def _put_off(connection: Connection) -> None:
    """Let nothing be due."""
    table = schema.tables.c
    still_due = (table.id.like("d0%"), table.due < now() + HOUR)
    connection.execute(update(schema.tables).where(*still_due).values(due=now() + 2 * DAY))


def _is_due(database: str) -> bool:
    """Whether something is due, or claimed."""
    first = written(database, first_due)
    return first is not None and first < now() + HOUR // 2
