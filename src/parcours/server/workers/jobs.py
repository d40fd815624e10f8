"""Computing beside the event loop: replays, stories, decks and scenarios are worked out in processes of their own."""

import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

from parcours.server.limits.budgets import Budgets
from parcours.server.limits.turns import Turns
from parcours.server.metrics import JOB_SECONDS
from parcours.server.wire.errors import Denied
from parcours.server.workers.own_bots import register_own_bots
from parcours.server.workers.worker import Worker, checked

log = logging.getLogger("parcours.jobs")

# The jobs of one address that may wait: as many as it may have players.
MOST_WAITING = 60

Answer = TypeVar("Answer")


class Jobs:
    """The workers of this process, which all addresses share fairly; they know the operator's own bots."""

    def __init__(
        self, workers: int, seconds: float, budgets: Budgets, own_bots: Sequence[str] = ()
    ) -> None:
        self.seconds = seconds
        self.budgets = budgets
        self.turns = Turns(workers, MOST_WAITING)
        self._idle = [Worker(partial(_warm_up, own_bots)) for _ in range(workers)]

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
                answer, spent = await worker.run(self.seconds, work, *arguments)
            except BrokenProcessPool:
                log.error("a worker died", extra={"job": work.__name__})
                raise Denied("unavailable") from None
            except TimeoutError:
                log.error("a job was given up", extra={"job": work.__name__})
                raise Denied("unavailable") from None
            finally:
                self._idle.append(worker)
                spent = time.monotonic() - begin if spent is None else spent
                self.budgets.spend(address, spent)
                JOB_SECONDS.observe(spent)
        return checked(answer, log, "a job failed", job=work.__name__)

    def close(self) -> None:
        """End the workers, and wait until they have."""
        for worker in self._idle:
            worker.stop(wait=True)


def _warm_up(own_bots: Sequence[str]) -> None:
    """In the worker: load what jobs need, which takes longer than most of them."""
    from parcours.server.workers import answers  # noqa: F401

    register_own_bots(own_bots)
