"""One process beside the event loop, which does one thing at a time.

A thread would not do: threads share Python's lock with the loop, so every move would wait for them. Each worker is a
pool of one process, so that one that dies or hangs takes nothing but its own work with it.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from parcours.server.logs import safe_trace
from parcours.server.wire.errors import Denied
from parcours.server.workers.pool import end_pool, is_alive, new_pool, submit

# The seconds that a process may take to start; they are not counted as work.
LONGEST_START = 60.0
# Where processors are scarce, moves come first.
NICENESS = 5

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Failed:
    """An error that is ours, with what may be logged of it."""

    trace: str


class Worker:
    """One process: started for its first work by running `prepare` there, and kept for the next."""

    def __init__(self, prepare: Callable[[], None], niceness: int = NICENESS) -> None:
        self.prepare = prepare
        self.niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def run(
        self, seconds: float, work: Callable[..., Answer], *arguments: object
    ) -> tuple[Answer | Denied | Failed, float]:
        """What the work answers or how it fails, and the seconds of computing that it took.

        TimeoutError where it takes too long, BrokenProcessPool where it kills its process.
        """
        try:
            try:
                return await self._run(seconds, work, arguments)
            except BrokenProcessPool:
                # It may have been killed at rest, just before. Work that kills its process does so again.
                self.stop()
                return await self._run(seconds, work, arguments)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            # It is gone, or still at what nobody waits for any more.
            self.stop()
            raise

    async def _run(
        self, seconds: float, work: Callable[..., Answer], arguments: tuple[object, ...]
    ) -> tuple[Answer | Denied | Failed, float]:
        if self._pool is not None and not is_alive(self._pool):
            # Killed while it had nothing to do, which is no fault of this work.
            self.stop()
        if self._pool is None:
            self._pool = new_pool(1, self.niceness)
            ready = submit(self._pool, self.prepare)
            await asyncio.wait_for(asyncio.wrap_future(ready), LONGEST_START)
        done = submit(self._pool, measured, work, arguments)
        return await asyncio.wait_for(asyncio.wrap_future(done), seconds)

    def stop(self, wait: bool = False) -> None:
        """End the process, whatever it does; the next work starts another."""
        if self._pool is not None:
            end_pool(self._pool, wait)
            self._pool = None


def checked(
    answer: Answer | Denied | Failed, log: logging.Logger, message: str, **about: str
) -> Answer:
    """What the work answered. Denied comes back as such; a failure is logged and is nobody's fault but ours."""
    if isinstance(answer, Denied):
        raise answer
    if isinstance(answer, Failed):
        log.error(message, extra={**about, "trace": answer.trace})
        raise Denied("unavailable")
    return answer


def measured(
    work: Callable[..., Answer], arguments: tuple[object, ...]
) -> tuple[Answer | Denied | Failed, float]:
    """In the worker: what the work answers or raises, as something that can be sent, and what it took."""
    begin = time.process_time()
    answer: Answer | Denied | Failed
    try:
        answer = work(*arguments)
    except Denied as denied:
        answer = denied
    except Exception as error:
        answer = Failed(safe_trace(error))
    return answer, time.process_time() - begin
