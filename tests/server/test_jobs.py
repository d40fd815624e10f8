"""Computing beside the event loop: whose turn it is, what it costs, and what happens to a worker that fails."""

import asyncio
import operator
import os
import pickle
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import parcours
from parcours.core.errors import Bug
from parcours.server.limits.budgets import Budgets, Metered
from parcours.server.limits.turns import Turns
from parcours.server.tables.setup import check_setup
from parcours.server.wire.errors import Denied
from parcours.server.wire.requests import LayTable, SeatWish
from parcours.server.workers.jobs import Jobs
from parcours.server.workers.worker import Failed, measured

from .harness import PATIENCE

UNLIMITED = 1_000_000.0


# Turns.


async def arrive(turns: Turns, order: list[str], address: str, name: str) -> None:
    async with turns.turn(address):
        order.append(name)


async def settle() -> None:
    """Let all tasks run until they wait."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_one_of_each_address_after_the_other() -> None:
    async def run() -> list[str]:
        turns, order = Turns(1, 10), list[str]()
        async with turns.turn("greedy"):
            wanted = [("greedy", f"greedy {n}") for n in range(4)]
            wanted[2:2] = [("ana", "ana 0"), ("ana", "ana 1"), ("bob", "bob 0")]
            tasks = [asyncio.create_task(arrive(turns, order, *one)) for one in wanted]
            await settle()
            assert order == []
        await asyncio.gather(*tasks)
        return order

    # An address that has just had a turn is behind all others.
    assert asyncio.run(run()) == [
        *("ana 0", "bob 0", "greedy 0", "ana 1"),
        *("greedy 1", "greedy 2", "greedy 3"),
    ]


def test_several_places_are_all_used_and_all_given_back() -> None:
    async def run() -> None:
        turns, inside, most = Turns(3, 100), 0, 0

        async def work(address: str) -> None:
            nonlocal inside, most
            async with turns.turn(address):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(work(f"address {n % 5}") for n in range(40)))
        assert (inside, most) == (0, 3)
        async with turns.turn("a"), turns.turn("a"), turns.turn("a"):
            pass

    asyncio.run(run())


def test_an_address_has_so_many_waiting_and_others_may_wait_too() -> None:
    async def run() -> None:
        turns, order = Turns(1, 2), list[str]()
        async with turns.turn("greedy"):
            tasks = [asyncio.create_task(arrive(turns, order, "greedy", "one")) for _ in range(2)]
            await settle()
            with pytest.raises(Denied) as denied:
                await arrive(turns, order, "greedy", "too many")
            assert denied.value.code == "too_fast"
            tasks.append(asyncio.create_task(arrive(turns, order, "ana", "ana")))
            await settle()
        await asyncio.gather(*tasks)
        assert order == ["ana", "one", "one"]

    asyncio.run(run())


def test_one_who_waits_no_longer_is_passed_over() -> None:
    async def run() -> None:
        turns, order = Turns(1, 10), list[str]()
        async with turns.turn("a"):
            gone = asyncio.create_task(arrive(turns, order, "b", "gone"))
            stays = asyncio.create_task(arrive(turns, order, "b", "stays"))
            await settle()
            gone.cancel()
            await settle()
        await stays
        # Gone at the very moment at which the place was given: it goes on to the next.
        async with turns.turn("a"):
            gone = asyncio.create_task(arrive(turns, order, "b", "gone"))
            await settle()
        gone.cancel()
        await settle()
        async with asyncio.timeout(PATIENCE), turns.turn("c"):
            order.append("c")
        assert order == ["stays", "c"]

    asyncio.run(run())


# Costs.


def test_a_budget_is_used_up_and_regained() -> None:
    budgets = Budgets(share=1e-6, most=1.0)
    budgets.check("ana")
    budgets.spend("ana", 0.6)
    budgets.check("ana")
    budgets.spend("ana", 0.6)
    with pytest.raises(Denied) as denied:
        budgets.check("ana")
    assert denied.value.code == "too_fast"
    # How long it takes until 0.2 of them are regained.
    assert 190_000 <= denied.value.params["retry_after"] <= 200_001
    budgets.check("bob")
    quick = Budgets(share=UNLIMITED, most=1.0)
    quick.spend("ana", 2.0)
    time.sleep(0.001)
    quick.check("ana")


def test_addresses_that_owe_nothing_are_forgotten() -> None:
    budgets = Budgets(share=UNLIMITED, most=1.0)
    for number in range(1000):
        budgets.spend(f"address {number}", 1.0)
    assert len(budgets._used) < 1000


def compute(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_only_what_holds_the_loop_is_charged() -> None:
    async def work() -> str:
        compute(0.01)
        await asyncio.sleep(0.3)
        compute(0.01)
        return "done"

    charged: list[float] = []

    async def metered() -> str:
        return await Metered(work(), charged.append)

    async def run() -> tuple[str, float]:
        begin = time.perf_counter()
        # What others do in the meantime is theirs.
        waiting = asyncio.create_task(metered())
        await asyncio.sleep(0)
        compute(0.2)
        return await waiting, time.perf_counter() - begin

    answer, elapsed = asyncio.run(run())
    assert answer == "done"
    assert 0.02 <= sum(charged) <= elapsed - 0.2


def test_who_has_used_up_its_budget_waits_in_line() -> None:
    async def run() -> None:
        budgets, order = Budgets(share=0.1, most=0.01), list[str]()

        async def say(address: str, name: str) -> None:
            await budgets.wait(address)
            budgets.check(address)
            budgets.spend(address, 0.02)
            order.append(name)

        tasks = [asyncio.create_task(say("greedy", f"greedy {n}")) for n in range(5)]
        await settle()
        assert order == ["greedy 0"]
        await say("ana", "ana")
        await asyncio.gather(*tasks)
        assert order == ["greedy 0", "ana", *(f"greedy {n}" for n in range(1, 5))]
        assert not budgets._lines

    asyncio.run(run())


def test_errors_and_cancellations_reach_what_is_metered() -> None:
    seen: list[str] = []

    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("reason")

    async def waits() -> None:
        try:
            await asyncio.sleep(PATIENCE)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def awaited(metered: Metered[None]) -> None:
        await metered

    async def run() -> None:
        with pytest.raises(KeyError, match="reason"):
            await Metered(fails(), lambda seconds: None)
        task = asyncio.create_task(awaited(Metered(waits(), lambda seconds: None)))
        await settle()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(Metered(waits(), lambda seconds: None), 0.01)

    asyncio.run(run())
    assert seen == ["cancelled", "cancelled"]


# Workers.


@asynccontextmanager
async def running(
    workers: int = 1, seconds: float = PATIENCE, budgets: Budgets | None = None
) -> AsyncIterator[Jobs]:
    jobs = Jobs(workers, seconds, budgets or Budgets(UNLIMITED, UNLIMITED))
    try:
        yield jobs
    finally:
        await asyncio.to_thread(jobs.close)


def with_jobs(test: Callable[[Jobs], Awaitable[None]], workers: int = 1) -> None:
    async def run() -> None:
        async with running(workers) as jobs, asyncio.timeout(PATIENCE):
            await test(jobs)

    asyncio.run(run())


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """`gate.read_text` is a job that lasts until something is written into it."""
    os.mkfifo(tmp_path / "gate")
    return tmp_path / "gate"


def test_jobs_run_in_a_process_that_stays_until_it_is_closed() -> None:
    async def run() -> int:
        async with running() as jobs:
            worker = await jobs.run("ana", os.getpid)
            assert worker != os.getpid()
            assert await jobs.run("bob", os.getpid) == worker
            assert Path(f"/proc/{worker}").exists()
            return worker

    assert not Path(f"/proc/{asyncio.run(run())}").exists()


def test_nothing_is_started_before_it_is_needed() -> None:
    async def test(jobs: Jobs) -> None:
        assert all(worker._pool is None for worker in jobs._idle)

    with_jobs(test)


def test_another_address_is_next_however_much_one_wants(gate: Path) -> None:
    async def test(jobs: Jobs) -> None:
        done: list[str] = []

        async def ask(address: str, work: Callable[..., object], *arguments: object) -> None:
            await jobs.run(address, work, *arguments)
            done.append(address)

        tasks = [asyncio.create_task(ask("greedy", gate.read_text))]
        tasks += [asyncio.create_task(ask("greedy", os.getpid)) for _ in range(20)]
        await settle()
        tasks.append(asyncio.create_task(ask("ana", os.getpid)))
        await settle()
        assert done == []
        await asyncio.to_thread(gate.write_text, "go on")
        await asyncio.gather(*tasks)
        assert done == ["greedy", "ana", *["greedy"] * 20]

    with_jobs(test)


def test_a_worker_that_dies_takes_its_job_with_it_and_no_other(gate: Path) -> None:
    async def test(jobs: Jobs) -> None:
        other = asyncio.create_task(jobs.run("bob", gate.read_text))
        await settle()
        first = await jobs.run("ana", os.getpid)
        with pytest.raises(Denied) as denied:
            await jobs.run("ana", os._exit, 1)
        assert denied.value.code == "unavailable"
        assert await jobs.run("ana", os.getpid) != first
        await asyncio.to_thread(gate.write_text, "still there")
        assert await other == "still there"

    with_jobs(test, workers=2)


def test_a_worker_that_was_killed_at_rest_costs_nobody_an_answer() -> None:
    async def test(jobs: Jobs) -> None:
        first = await jobs.run("ana", os.getpid)
        os.kill(first, signal.SIGKILL)
        while not has_ended(first):
            await asyncio.sleep(0.01)
        assert await jobs.run("ana", os.getpid) != first

    with_jobs(test)


def test_a_job_that_never_ends_is_given_up() -> None:
    async def run() -> None:
        budgets = Budgets(share=1e-6, most=1.5)
        async with running(seconds=2.0, budgets=budgets) as jobs, asyncio.timeout(PATIENCE):
            first = await jobs.run("bob", os.getpid)
            with pytest.raises(Denied) as denied:
                await jobs.run("ana", time.sleep, 3600)
            assert denied.value.code == "unavailable"
            assert await jobs.run("bob", os.getpid) != first
            # It is charged for the time that the worker was lost to others.
            with pytest.raises(Denied) as refused:
                await jobs.run("ana", os.getpid)
            assert refused.value.code == "too_fast"

    asyncio.run(run())


def has_ended(process: int) -> bool:
    """Whether it is gone, or nobody has just asked yet how it ended."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return True
    return status.rpartition(")")[2].split()[0] == "Z"


def test_a_job_that_nobody_waits_for_makes_room(gate: Path) -> None:
    async def test(jobs: Jobs) -> None:
        await jobs.run("ana", os.getpid)
        asked = asyncio.create_task(jobs.run("ana", gate.read_text))
        await asyncio.sleep(0.05)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert await jobs.run("bob", operator.add, 2, 3) == 5

    with_jobs(test)


def test_a_job_is_charged_what_it_takes() -> None:
    async def run() -> None:
        budgets = Budgets(share=1e-6, most=0.005)
        async with running(budgets=budgets) as jobs, asyncio.timeout(PATIENCE):
            await jobs.run("ana", sum, range(3_000_000))
            with pytest.raises(Denied) as denied:
                await jobs.run("ana", os.getpid)
            assert denied.value.code == "too_fast"
            # Waiting is not computing.
            await jobs.run("bob", time.sleep, 0.05)
            await jobs.run("bob", os.getpid)

    asyncio.run(run())


def test_what_a_worker_denies_is_denied() -> None:
    async def test(jobs: Jobs) -> None:
        wish = LayTable(game="chess", seats=[SeatWish(), SeatWish()], name="Ana")
        with pytest.raises(Denied) as denied:
            await jobs.run("ana", check_setup, wish)
        assert (denied.value.code, denied.value.params) == ("no_such_game", {})

    with_jobs(test)
    same = pickle.loads(pickle.dumps(Denied("too_long", most=4)))
    assert (same.code, same.params, str(same)) == ("too_long", {"most": 4}, str(Denied("too_long")))


def test_an_error_in_a_worker_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def test(jobs: Jobs) -> None:
        with pytest.raises(Denied) as denied:
            await jobs.run("ana", operator.truediv, 1, 0)
        assert denied.value.code == "unavailable"
        assert await jobs.run("ana", operator.truediv, 1, 2) == 0.5

    with_jobs(test)
    (logged,) = caplog.records
    assert logged.getMessage() == "a job failed"
    assert vars(logged)["job"] == "truediv"
    assert "ZeroDivisionError" in vars(logged)["trace"]


def test_a_bug_in_a_worker_tells_no_seed() -> None:
    match = parcours.new_match("fatum", players=["ana", "bob"], seed=4711)

    def breaks() -> None:
        raise Bug("draw", match.record())

    answer, _ = measured(breaks, ())
    assert isinstance(answer, Failed)
    assert "a bug in the rules at 'draw'" in answer.trace
    assert "4711" not in answer.trace
