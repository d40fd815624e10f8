"""Fair waiting: a few places, and many addresses that want one."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from parcours.server.wire.errors import Denied


class Turns:
    """Room for a number of things at once; who has to wait is let in by turns, one of each address after the other.

    So one who asks for a single thing waits for at most one of each other address, however many things those want.
    An address that has too many waiting is denied more.
    """

    def __init__(self, places: int, most_waiting: int) -> None:
        self.most_waiting = most_waiting
        self._free = places
        # Whose turn is next comes first.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a place, and keep it for as long as the block runs."""
        await self._enter(address)
        try:
            yield
        finally:
            self._leave(address)

    async def _enter(self, address: str) -> None:
        if self._free:
            self._free -= 1
            return
        waiting = self._waiting.setdefault(address, deque())
        if len(waiting) >= self.most_waiting:
            raise Denied("too_fast")
        place = asyncio.get_running_loop().create_future()
        waiting.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                # The place was given at the moment at which nobody wanted it any more.
                self._leave(address)
            raise

    def _leave(self, address: str) -> None:
        """Give the place to the next one, with this address behind all others."""
        mine = self._waiting.pop(address, None)
        if mine is not None:
            self._waiting[address] = mine
        while self._waiting:
            next_address = next(iter(self._waiting))
            waiting = self._waiting.pop(next_address)
            place = waiting.popleft()
            if waiting:
                self._waiting[next_address] = waiting
            if not place.cancelled():
                place.set_result(None)
                return
        self._free += 1
