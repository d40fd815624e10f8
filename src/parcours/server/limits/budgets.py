"""Limits by cost: how many seconds of computing one address may use, rather than how many things it may ask for."""

import asyncio
import math
import time
from collections.abc import Callable, Coroutine, Generator
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

from parcours.server.wire.errors import Denied

# Seconds: less is not worth a timer, and a client that would wait longer is told to come back.
SHORTEST_WAIT = 0.005
LONGEST_WAIT = 5.0
# The seconds that one address may take in a row, and its share of the time afterwards. Without them, many sockets of
# one address that speak at once would make everybody wait for all of them.
MOST_IN_A_ROW = 0.004
SHARE_IN_A_ROW = 0.5

Answer = TypeVar("Answer")


class Budgets:
    """A number of seconds of computing a second for each address, and after a pause more at once.

    What something costs is known only afterwards: an address may begin while it has any budget left, and pays then.
    """

    def __init__(self, share: float, most: float) -> None:
        self.share = share
        self.most = most
        # Who may have all of the time may have it in a row.
        self._share_in_a_row = max(SHARE_IN_A_ROW, share)
        # What each address has used and not yet regained, how much of it in a row, and when that was so.
        self._used: dict[str, tuple[float, float, float]] = {}
        self._swept = time.monotonic()
        # The lines of those who wait; they are gone with the last one in them.
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def check(self, address: str) -> None:
        """Denied, with the seconds to wait, if the address has used up what it may."""
        over = self._used_by(address)[0] - self.most
        if over >= 0:
            raise Denied("too_fast", retry_after=max(1, math.ceil(over / self.share)))

    async def wait(self, address: str) -> None:
        """Wait until the address has some of its budget back, but not for ever.

        All that it wants waits in one line: many sockets that look again all the time would cost more than they want.
        """
        if address not in self._lines and self._missing(address) < 0:
            return
        line = self._lines.get(address)
        if line is None:
            line = self._lines[address] = asyncio.Lock()
        async with line:
            missing = self._missing(address)
            if missing >= 0:
                await asyncio.sleep(min(missing + SHORTEST_WAIT, LONGEST_WAIT))

    def spend(self, address: str, seconds: float) -> None:
        """Charge the address for that much computing."""
        if address not in self._used:
            self._sweep()
        used, in_a_row = self._used_by(address)
        self._used[address] = (used + seconds, in_a_row + seconds, time.monotonic())

    def _used_by(self, address: str) -> tuple[float, float]:
        used, in_a_row, at = self._used.get(address, (0.0, 0.0, 0.0))
        since = time.monotonic() - at
        return max(0.0, used - since * self.share), max(
            0.0, in_a_row - since * self._share_in_a_row
        )

    def _missing(self, address: str) -> float:
        """The seconds until the address has some of its budget; negative if it has."""
        used, in_a_row = self._used_by(address)
        return max(
            (used - self.most) / self.share, (in_a_row - MOST_IN_A_ROW) / self._share_in_a_row
        )

    def _sweep(self) -> None:
        """Forget those who have regained everything."""
        now = time.monotonic()
        if now - self._swept > self.most / self.share:
            self._swept = now
            self._used = {
                address: (used, in_a_row, at)
                for address, (used, in_a_row, at) in self._used.items()
                if used > (now - at) * self.share
            }


class Metered(Generic[Answer]):
    """`await Metered(coroutine, spend)`: the coroutine, with each stretch for which it held the event loop charged.

    While it waits for something, others run, and that costs nothing. Time is that of the processor, not of the clock:
    nobody pays for what else the machine has to do.
    """

    def __init__(
        self, coroutine: Coroutine[object, None, Answer], spend: Callable[[float], None]
    ) -> None:
        self.coroutine = coroutine
        self.spend = spend

    def __await__(self) -> Generator[object, None, Answer]:
        error: BaseException | None = None
        while True:
            begin = time.thread_time()
            try:
                if error is None:
                    awaited = self.coroutine.send(None)
                else:
                    awaited = self.coroutine.throw(error)
            except StopIteration as done:
                answer: Answer = done.value
                return answer
            finally:
                self.spend(time.thread_time() - begin)
            try:
                error = None
                yield awaited
            except BaseException as raised:
                # A cancellation, which is for the coroutine.
                error = raised
