"""Tables go on when they are due, with nobody looking. Time passes as the test wants it."""

import asyncio
import gc
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf

import pytest
from sqlalchemy import text

from parcours.core.state import TABLE
from parcours.server.clock import now
from parcours.server.db.due_times import FIRST_DUE, claim_due, first_due
from parcours.server.db.rows import LogRow, TableRow, read_log, read_table
from parcours.server.db.store import Store
from parcours.server.limits.budgets import Budgets
from parcours.server.match.live_match import LiveMatch
from parcours.server.play.due import Due, next_due
from parcours.server.play.due_tables import AT_ONCE, DueTables
from parcours.server.play.match_loader import MatchLoader
from parcours.server.play.rooms import Rooms
from parcours.server.settings import Settings
from parcours.server.tables import lifecycle, setup
from parcours.server.tables.seats import sit_down, stand_up
from parcours.server.wire.requests import LayTable, SeatWish, SitDown
from parcours.server.wire.table_settings import ClockWish

from .harness import Pass, any_move, commit
from .rows import playing_table

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR
LEASE = 30 * SECOND
DAYS = ClockWish(kind="decision", seconds=3 * 86_400)


async def think(address: str, live: LiveMatch, seat: int, bot: str) -> str:
    return any_move(live.legal(seat), random.Random(live.number))


@asynccontextmanager
async def process(database: str) -> AsyncIterator[DueTables]:
    """What a process does with its tables, without the rest of a server."""
    store = Store(database, f"p{random.getrandbits(32)}")
    store.migrate()
    store.start()
    loader = MatchLoader(Budgets(inf, inf))
    rooms = Rooms(store, Settings(), think, loader)
    tables = DueTables(rooms)
    try:
        yield tables
    finally:
        await tables.close()
        rooms.close()
        loader.close()
        await store.close()


async def work_off(tables: DueTables) -> None:
    """Until nothing is due."""
    await tables.start_due()
    while tables.working:
        assert len(tables.rooms.ids()) <= AT_ONCE
        await asyncio.wait(tables.working, return_when=asyncio.FIRST_COMPLETED)
        await tables.start_due()


async def begin(tables: DueTables, people: int = 2, bots: int = 0, **wishes: object) -> str:
    """A table whose match has just begun; who sits there is not connected."""
    seats = [SeatWish()] * people + [SeatWish(kind="bot", bot="random")] * bots
    asked = {"game": "smile_life", "seats": seats, "name": "Ana", "seating": "as_seated"} | wishes
    request = LayTable(**asked)  # type: ignore[arg-type]
    plan = setup.check_setup(request)
    id, _ = await tables.store.write("", lambda c: setup.lay_table(c, request, plan))
    key = (await row_of(tables, id)).key
    for name in ("Bob", "Cy", "Dan")[: people - 1]:
        await tables.store.write(id, lambda c, name=name: sit_down(c, id, key, SitDown(name=name)))  # type: ignore[misc]
    await tables.store.write(id, lambda c: lifecycle.start(c, id, 0))
    return id


async def row_of(tables: DueTables, id: str) -> TableRow:
    return await tables.store.read(lambda connection: read_table(connection, id))


async def log_of(tables: DueTables, id: str) -> list[LogRow]:
    return await tables.store.read(lambda connection: read_log(connection, id))


def test_time_runs_out_after_days(database: str, pass_time: Pass) -> None:
    async def run() -> None:
        async with process(database) as tables:
            id = await begin(tables, clock=DAYS)
            await work_off(tables)
            due = (await row_of(tables, id)).due
            assert due is not None
            # It waits for days, as a row: nothing of it is in memory.
            assert 3 * DAY - HOUR < due - now() <= 3 * DAY
            assert tables.rooms.ids() == []
            pass_time(3 * DAY - HOUR)
            await work_off(tables)
            assert await log_of(tables, id) == []
            pass_time(HOUR)
            await work_off(tables)
            assert len(await log_of(tables, id)) == 1
            pass_time(3 * DAY)
            await work_off(tables)
            assert len(await log_of(tables, id)) == 2
            assert tables.rooms.ids() == []

    asyncio.run(run())


def test_bots_play_until_a_person_is_awaited(database: str, pass_time: Pass) -> None:
    async def run() -> None:
        async with process(database) as tables:
            id = await begin(tables, people=1, bots=3)
            await tables.store.write(id, lambda connection: stand_up(connection, id, 0, 0))
            # Nobody is left whom they wait for: they play to the end, a part at a time.
            await work_off(tables)
            table = await row_of(tables, id)
            assert (table.status, table.due) == ("finished", None)
            other = await begin(tables, people=1, bots=3)
            await work_off(tables)
            table, log = await row_of(tables, other), await log_of(tables, other)
            # No clock: the match waits for its person, and nothing is due.
            assert (table.status, table.due, table.absence) == ("playing", None, "wait")
            live = LiveMatch(table, log)
            assert list(live.since) == [0]

    asyncio.run(run())


@pytest.mark.parametrize("absence", ["wait", "default", "bot"])
def test_somebody_who_stays_away(database: str, pass_time: Pass, absence: str) -> None:
    async def run() -> None:
        async with process(database) as tables:
            id = await begin(tables, absence=absence, grace=60)
            await work_off(tables)
            assert await log_of(tables, id) == []
            pass_time(61 * SECOND)
            await work_off(tables)
            assert bool(await log_of(tables, id)) == (absence != "wait")

    asyncio.run(run())


def test_contributions_that_do_not_come(database: str, pass_time: Pass) -> None:
    async def run() -> None:
        async with process(database) as tables:
            id = await begin(tables, commitment=commit("anas_part")["commitment"])
            await work_off(tables)
            assert (await row_of(tables, id)).status == "shuffling"
            pass_time(11 * SECOND)
            await work_off(tables)
            assert (await row_of(tables, id)).status == "playing"

    asyncio.run(run())


def test_the_time_of_a_whole_table(database: str, pass_time: Pass) -> None:
    async def run() -> None:
        async with process(database) as tables:
            id = await begin(tables, game="fatum", options={"minutes": 30, "rounds": 0})
            await work_off(tables)
            assert await log_of(tables, id) == []
            pass_time(HOUR)
            await work_off(tables)
            assert [(line.seat, line.move) for line in await log_of(tables, id)] == [
                (TABLE, "time")
            ]

    asyncio.run(run())


def test_a_backlog_is_worked_off(database: str, pass_time: Pass) -> None:
    async def run() -> None:
        async with process(database) as tables:
            ids = [await begin(tables, clock=DAYS) for _ in range(50)]
            await work_off(tables)
        pass_time(4 * DAY)
        # All are due at once, when a server is there again.
        async with process(database) as tables:
            await work_off(tables)
            assert {len(await log_of(tables, id)) for id in ids} == {1}

    asyncio.run(run())


def test_two_processes_play_it_once(postgres_database: str, pass_time: Pass) -> None:
    async def run() -> None:
        async with process(postgres_database) as one, process(postgres_database) as other:
            ids = [await begin(one, clock=DAYS) for _ in range(30)]
            await work_off(one)
            pass_time(3 * DAY)
            await asyncio.gather(work_off(one), work_off(other))
            for id in ids:
                assert len(await log_of(one, id)) == 1
                assert ((await row_of(one, id)).due or 0) > now() + 2 * DAY

    asyncio.run(run())


def test_a_process_that_died_loses_its_claim(database: str, pass_time: Pass) -> None:
    async def run() -> None:
        async with process(database) as dying:
            id = await begin(dying, clock=DAYS)
            await work_off(dying)
            pass_time(3 * DAY)
            ids = await dying.store.write_all(
                (), lambda connection: claim_due(connection, now(), now() + LEASE, 10)
            )
            assert ids == [id]
        async with process(database) as other:
            await work_off(other)
            assert await log_of(other, id) == []
            pass_time(LEASE + SECOND)
            await work_off(other)
            assert len(await log_of(other, id)) == 1

    asyncio.run(run())


def test_a_table_in_memory_is_left_to_its_process(database: str, pass_time: Pass) -> None:
    async def run() -> None:
        async with process(database) as tables:
            id = await begin(tables, absence="default", grace=3600)
            await work_off(tables)
            await tables.rooms.get(id)
            stored = (await row_of(tables, id)).due
            pass_time(HOUR // 2)
            await tables.renew_leases()
            # Nothing has to be written as long as it is not too late.
            assert (await row_of(tables, id)).due == stored
            pass_time(HOUR // 2 - LEASE // 4)
            await tables.renew_leases()
            lease = (await row_of(tables, id)).due
            assert lease is not None
            assert stored is not None
            assert lease > stored

    asyncio.run(run())


def test_a_forgotten_room_does_nothing_more(sqlite_database: str, pass_time: Pass) -> None:
    """Somebody who has just left may still hold it, and look at what is due next."""
    errors: list[object] = []

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, error: errors.append(error))
        async with process(sqlite_database) as tables:
            id = await begin(tables, absence="default", grace=60)
            await work_off(tables)
            room = await tables.rooms.get(id)
            await tables.rooms.forget(room)
            pass_time(HOUR)
            room.reschedule()
            del room
            # A timer that is due, the task that it begins, and its end.
            for _ in range(3):
                await asyncio.sleep(0.01)
            gc.collect()
            assert await log_of(tables, id) == []

    asyncio.run(run())
    assert errors == []


def test_the_next_one_is_found_by_the_index(database: str) -> None:
    async def plan() -> str:
        async with process(database) as tables:
            assert await tables.store.read(first_due) is None
            explain = "EXPLAIN" if tables.store.shared else "EXPLAIN QUERY PLAN"

            def ask(connection):  # type: ignore[no-untyped-def]
                if tables.store.shared:
                    # So few rows are read faster without it.
                    connection.execute(text("SET enable_seqscan = off"))
                said = f"{explain} {FIRST_DUE.compile(connection)}"
                return str(connection.execute(text(said)).all())

            return await tables.store.read(ask)

    assert "due_tables" in asyncio.run(plan())


# What is due next, from the row and the log alone.


def due_at(table: TableRow, away: float = 0, at: int = 0) -> Due | None:
    live = LiveMatch(table, [])
    return next_due(table, live, lambda seat: away, lambda seat: False, at, Settings())


def test_what_is_due_next() -> None:
    waiting = playing_table(["ana", "bob"], absence="wait", grace=60)
    [seat] = LiveMatch(waiting, []).since
    assert due_at(waiting) is None
    by_clock = playing_table(["ana", "bob"], absence="wait", clock="decision", seconds=60)
    assert due_at(by_clock) == (60 * SECOND, seat, "default", "clock")
    absent = playing_table(["ana", "bob"], absence="default", grace=60)
    assert due_at(absent, away=5 * SECOND) == (65 * SECOND, seat, "default", "away")
    assert due_at(absent, away=inf) is None
    assert due_at(playing_table(["ana", "bob"], status="finished")) is None


def test_a_match_clock_grows_with_each_decision() -> None:
    table = playing_table(["ana", "bob"], clock="match", seconds=300, increment=10)
    live = LiveMatch(table, [])
    [seat] = live.since
    assert live.left(seat, 20 * SECOND) == 280 * SECOND
    live.enter(LogRow("table", 1, seat, "draw", None, 20 * SECOND, None))
    # It is asked again, with what it has used and gained.
    assert live.left(seat, 30 * SECOND) == 280 * SECOND
    live.enter(LogRow("table", 2, seat, "takeback 1", None, 30 * SECOND, None))
    assert live.left(seat, 30 * SECOND) == 270 * SECOND
