"""Matches made from their logs for the tables in memory: beside the event loop, one at a time, fairly by address.

A room needs the match itself, so a worker process can't make it. A thread can, and shares Python's lock with the loop;
so there is one only, and what it takes is charged like the loop's own time.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from parcours.core.registry import find_game
from parcours.scenarios.lesson import Lesson
from parcours.server.db.rows import LogRow, TableRow
from parcours.server.limits.budgets import Budgets
from parcours.server.limits.turns import Turns
from parcours.server.match.live_match import LiveMatch
from parcours.server.tables.decks import is_loaded, load_deck
from parcours.server.tables.lessons import find_lesson

# The tables of one address that may wait to be loaded: as many as it may have sockets.
MOST_WAITING = 60

Answer = TypeVar("Answer")


class MatchLoader:
    """Loads matches for the rooms of one process."""

    def __init__(self, budgets: Budgets) -> None:
        self.budgets = budgets
        self.turns = Turns(1, MOST_WAITING)
        self._thread = ThreadPoolExecutor(1, "match-loader")

    async def load(self, address: str, table: TableRow, rows: list[LogRow]) -> LiveMatch:
        """The match of a table, replayed at the cost of that address."""
        return await self._run(address, lambda: LiveMatch(table, rows))

    async def prepare_deck(self, address: str, table: TableRow) -> None:
        """Have the table's deck at hand, so that nobody waits for it where it is needed next."""
        game = find_game(table.game)
        if not is_loaded(game, table.deck):
            await self._run(address, lambda: load_deck(game, table.deck))

    async def find_lesson(self, address: str, game: str, id: str) -> Lesson:
        """A lesson, which may have to be read from its file."""
        return await self._run(address, lambda: find_lesson(game, id))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _run(self, address: str, work: Callable[[], Answer]) -> Answer:
        async with self.turns.turn(address):
            loop = asyncio.get_running_loop()
            answer, spent = await loop.run_in_executor(self._thread, _measured, work)
            self.budgets.spend(address, spent)
            return answer


def _measured(work: Callable[[], Answer]) -> tuple[Answer, float]:
    begin = time.thread_time()
    return work(), time.thread_time() - begin
