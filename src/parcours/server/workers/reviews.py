"""Reviews of finished matches are made in a process of its own, in short slices, behind everything else.

The process has the lowest priority, so no move, bot or other answer waits for it. Slices of several matches take turns
by address. A review is kept in the database once it is made; one that was interrupted begins again. Of several server
processes one makes it, and the others show how far it is.
"""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import cast

import orjson

from parcours.review import Reviewer
from parcours.review.words import review_json
from parcours.server.clock import now
from parcours.server.db.reviews import claim_review, give_up_review, keep_review, read_review
from parcours.server.db.rows import LogRow, TableRow
from parcours.server.db.store import Store
from parcours.server.limits.turns import Turns
from parcours.server.match.live_match import LiveMatch
from parcours.server.wire.errors import Denied
from parcours.server.wire.reviews import Review
from parcours.server.workers.worker import Worker, checked

log = logging.getLogger("parcours.reviews")

NICENESS = 19
# Seconds: how long a slice works, and when it is given up. One piece of work may take a while on a slow machine.
SLICE = 0.25
LONGEST_SLICE = 120.0
# Reviews that an address may have in the making, and how many a worker keeps at hand.
MOST_OPEN = 5
KEPT = 64
MADE = 100
# Milliseconds: for how long a review is this process's to make, and how often that is renewed, with how far it is.
LEASE = 30_000
RENEW_EVERY = 1_000
# Seconds between two looks at what another process has just begun.
LOOK_AGAIN = 0.1

# By table and players: one of them may have deleted their place since.
_reviewers: OrderedDict[tuple[str, ...], Reviewer] = OrderedDict()


class Reviews:
    """The reviews that this process makes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._worker = Worker(_warm_up, NICENESS)
        self._turns = Turns(1, MOST_OPEN)
        self._making: dict[str, _Making] = {}
        self._open: Counter[str] = Counter()

    async def read(self, address: str, table: TableRow, rows: list[LogRow]) -> bytes:
        """The review of a match as JSON, as far as it is; the first time its making begins."""
        while True:
            kept = None
            if table.id not in self._making:
                kept = await self.store.read(partial(read_review, table=table.id))
            if kept is None or (kept.lease is not None and kept.lease <= now()):
                review = await self._so_far(address, table, rows)
                if review is not None:
                    return orjson.dumps(review)
            elif kept.review:
                return kept.review.encode()
            # Another process has just begun.
            await asyncio.sleep(LOOK_AGAIN)

    async def _so_far(self, address: str, table: TableRow, rows: list[LogRow]) -> Review | None:
        """What this process has made of a review, which it begins the first time; None where another was faster."""
        making = self._making.get(table.id)
        if making is None:
            if self._open[address] >= MOST_OPEN:
                raise Denied("too_fast")
            making = self._making[table.id] = _Making()
            self._open[address] += 1
            making.task = asyncio.create_task(self._make(address, table, rows, making))
        await making.begun.wait()
        if making.denied is not None:
            raise making.denied
        return making.review

    def cancel(self) -> None:
        """Stop in the middle of the work, on the event loop."""
        for making in self._making.values():
            if making.task is not None:
                making.task.cancel()

    def close(self) -> None:
        """End the worker, and wait until it has."""
        self._worker.stop(wait=True)

    async def _make(
        self, address: str, table: TableRow, rows: list[LogRow], making: "_Making"
    ) -> None:
        try:
            if not await self._claim(table.id):
                return
            renewed = 0
            while making.review is None or making.review["progress"] < MADE:
                async with self._turns.turn(address):
                    making.review = await self._slice(table, rows)
                making.begun.set()
                if making.review["progress"] == MADE or now() >= renewed + RENEW_EVERY:
                    renewed = now()
                    if not await self._keep(table.id, making.review):
                        # It is another's to make by now, or one of the players is called something else.
                        return
        except Denied as denied:
            making.denied = denied
            await self._give_up(table.id)
        except Exception as error:
            log.error(
                "a review was given up", extra={"table": table.id, "error": type(error).__name__}
            )
            making.denied = Denied("unavailable")
            await self._give_up(table.id)
        finally:
            making.begun.set()
            del self._making[table.id]
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _claim(self, table: str) -> bool:
        """Let no other process make it; False where one was faster."""
        claim = partial(
            claim_review, table=table, maker=self.store.process, at=now(), until=now() + LEASE
        )
        return await self.store.write_all((), claim, background=True)

    async def _keep(self, table: str, review: Review) -> bool:
        """Store how far it is; False if it is not this process's to make any more."""
        lease = None if review["progress"] == MADE else now() + LEASE
        text = orjson.dumps(review).decode()
        keep = partial(keep_review, table=table, maker=self.store.process, review=text, lease=lease)
        return await self.store.write_all((), keep, background=True)

    async def _give_up(self, table: str) -> None:
        give_up = partial(give_up_review, table=table, maker=self.store.process)
        try:
            await self.store.write_all((), give_up, background=True)
        except Exception as error:
            # Others take it over after the lease.
            log.warning("could not give up", extra={"error": type(error).__name__})

    async def _slice(self, table: TableRow, rows: list[LogRow]) -> Review:
        try:
            answer, _ = await self._worker.run(LONGEST_SLICE, advance, table, rows)
        except (BrokenProcessPool, TimeoutError):
            raise Denied("unavailable") from None
        return checked(answer, log, "a review failed", table=table.id)


class _Making:
    """A review in the making, and what is there of it."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.review: Review | None = None
        self.denied: Denied | None = None
        self.task: asyncio.Task[None] | None = None


def advance(table: TableRow, rows: list[LogRow]) -> Review:
    """In the worker: go on with the review of that match for a moment; what is there of it."""
    begin = time.monotonic()
    key = (table.id, *table.players)
    reviewer = _reviewers.pop(key, None)
    if reviewer is None:
        reviewer = Reviewer(LiveMatch(table, rows).match)
        _reviewers[key] = reviewer
        # The rough curve is there at once.
        return _json(reviewer, 0)
    while time.monotonic() < begin + SLICE:
        if not reviewer.step():
            return _json(reviewer, MADE)
    _reviewers[key] = reviewer
    while len(_reviewers) > KEPT:
        _reviewers.popitem(last=False)
    return _json(reviewer, min(MADE - 1, reviewer.progress))


def _json(reviewer: Reviewer, progress: int) -> Review:
    review = reviewer.finish() if progress == MADE else reviewer.so_far()
    return cast(Review, {"progress": progress, **review_json(review)})


def _warm_up() -> None:
    """In the worker: what it needs is loaded with this module."""
