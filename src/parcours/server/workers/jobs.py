"""Computing beside the event loop: replays, stories, decks and scenarios are worked out in processes of their own.

A thread would not do: threads share Python's lock with the loop, so every move would wait for them. Each worker is a
pool of one process, so that one that dies or hangs takes nothing but its own job with it.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from parcours.server.limits.budgets import Budgets
from parcours.server.limits.turns import Turns
from parcours.server.logs import safe_trace
from parcours.server.metrics import JOB_SECONDS
from parcours.server.wire.errors import Denied
from parcours.server.workers.pool import end_pool, is_alive, new_pool, submit

log = logging.getLogger("parcours.jobs")

# So many jobs of one address may wait: as many as it may have players.
MOST_WAITING = 60
# A process may take so many seconds to start; that is not counted as work.
LONGEST_START = 60.0
# Where processors are scarce, moves come first.
NICENESS = 5

Answer = TypeVar("Answer")


class Jobs:
    """The workers of this process, which all addresses share fairly."""

    def __init__(self, workers: int, seconds: float, budgets: Budgets) -> None:
        self.seconds = seconds
        self.budgets = budgets
        self.turns = Turns(workers, MOST_WAITING)
        self._idle = [_Worker() for _ in range(workers)]

    async def run(self, address: str, work: Callable[..., Answer], *arguments: object) -> Answer:
        """What `work` answers in a worker, at the cost of that address.

        Denied by the work itself comes back as such; a worker that dies or takes too long is replaced.
        """
        self.budgets.check(address)
        async with self.turns.turn(address):
            worker = self._idle.pop()
            begin = time.monotonic()
            spent: float | None = None
            try:
                try:
                    answer, spent = await worker.run(self.seconds, work, arguments)
                except BrokenProcessPool:
                    # It may have been killed at rest, just before. A job that kills its worker does so again.
                    worker.stop()
                    answer, spent = await worker.run(self.seconds, work, arguments)
            except BrokenProcessPool:
                log.error("a worker died", extra={"job": work.__name__})
                worker.stop()
                raise Denied("unavailable") from None
            except TimeoutError:
                log.error("a job was given up", extra={"job": work.__name__})
                worker.stop()
                raise Denied("unavailable") from None
            except asyncio.CancelledError:
                # Nobody waits for the answer any more, but the process is still at it.
                worker.stop()
                raise
            finally:
                self._idle.append(worker)
                spent = time.monotonic() - begin if spent is None else spent
                self.budgets.spend(address, spent)
                JOB_SECONDS.observe(spent)
        if isinstance(answer, Denied):
            raise answer
        if isinstance(answer, _Failed):
            log.error("a job failed", extra={"job": work.__name__, "trace": answer.trace})
            raise Denied("unavailable")
        return answer

    def close(self) -> None:
        """End the workers, and wait until they have."""
        for worker in self._idle:
            worker.stop(wait=True)


@dataclass(frozen=True, slots=True)
class _Failed:
    """An error that is ours, with what may be logged of it."""

    trace: str


class _Worker:
    """One process: started for a job, and kept for the next ones."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def run(
        self, seconds: float, work: Callable[..., Answer], arguments: tuple[object, ...]
    ) -> "tuple[Answer | Denied | _Failed, float]":
        """What the work answers, and the seconds of computing that it took."""
        if self._pool is not None and not is_alive(self._pool):
            # Killed while it had nothing to do, which is no fault of this job.
            self.stop()
        if self._pool is None:
            self._pool = new_pool(1, NICENESS)
            ready = submit(self._pool, _warm_up)
            await asyncio.wait_for(asyncio.wrap_future(ready), LONGEST_START)
        done = submit(self._pool, _measured, work, arguments)
        return await asyncio.wait_for(asyncio.wrap_future(done), seconds)

    def stop(self, wait: bool = False) -> None:
        """End the process, whatever it does; the next job starts another."""
        if self._pool is not None:
            end_pool(self._pool, wait)
            self._pool = None


def _warm_up() -> None:
    """In the worker: load what jobs need, which takes longer than most of them."""
    from parcours.server.workers import answers  # noqa: F401


def _measured(
    work: Callable[..., Answer], arguments: tuple[object, ...]
) -> tuple[Answer | Denied | _Failed, float]:
    """In the worker: what the work answers or raises, as something that can be sent, and what it took."""
    begin = time.process_time()
    answer: Answer | Denied | _Failed
    try:
        answer = work(*arguments)
    except Denied as denied:
        answer = denied
    except Exception as error:
        answer = _Failed(safe_trace(error))
    return answer, time.process_time() - begin
