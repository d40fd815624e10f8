"""Limits by cost: how many seconds of computing one address may use, rather than how many things it may ask for."""

import asyncio
import math
import time
from collections.abc import Callable, Coroutine, Generator
from typing import Generic, TypeVar

from parcours.server.wire.errors import Denied

# Seconds: less is not worth a timer, and a client that would wait longer is told to come back.
SHORTEST_WAIT = 0.005
LONGEST_WAIT = 5.0
# The seconds that one address may take in a row, and its share of the time afterwards. Without them, many sockets of
# one address that speak at once would make everybody wait for all of them.
MOST_IN_A_ROW = 0.004
SHARE_IN_A_ROW = 0.5

Answer = TypeVar("Answer")


class _Used:
    """What an address has used and not yet regained, how much of it in a row, and when that was so."""

    __slots__ = ("at", "in_a_row", "total")

    def __init__(self) -> None:
        self.total = 0.0
        self.in_a_row = 0.0
        self.at = time.monotonic()


class _Line:
    """Those of one address who wait."""

    __slots__ = ("length", "lock")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.length = 0


class Budgets:
    """A number of seconds of computing a second for each address, and after a pause more at once.

    What something costs is known only afterwards: an address may begin while it has any budget left, and pays then.
    """

    def __init__(self, share: float, most: float) -> None:
        self.share = share
        self.most = most
        # Who may have all of the time may have it in a row.
        self._share_in_a_row = max(SHARE_IN_A_ROW, share)
        self._used: dict[str, _Used] = {}
        self._swept = time.monotonic()
        self._lines: dict[str, _Line] = {}

    def check(self, address: str) -> None:
        """Denied, with the seconds to wait, if the address has used up what it may."""
        used = self._used.get(address)
        # What it has regained since then only makes it less.
        if used is None or used.total < self.most:
            return
        self._regain(used)
        over = used.total - self.most
        if over >= 0:
            raise Denied("too_fast", retry_after=max(1, math.ceil(over / self.share)))

    def must_wait(self, address: str) -> bool:
        """Whether the address has to wait for some of its budget, or others of it do already."""
        return address in self._lines or self._missing(address) >= 0

    async def wait(self, address: str) -> None:
        """Wait until the address has some of its budget back, but not for ever.

        All that it wants waits in one line: many sockets that look again all the time would cost more than they want.
        """
        if not self.must_wait(address):
            return
        line = self._lines.setdefault(address, _Line())
        line.length += 1
        try:
            async with line.lock:
                missing = self._missing(address)
                if missing >= 0:
                    await asyncio.sleep(min(missing + SHORTEST_WAIT, LONGEST_WAIT))
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[address]

    def spend(self, address: str, seconds: float) -> None:
        """Charge the address for that much computing."""
        used = self._used.get(address)
        if used is None:
            self._sweep()
            used = self._used[address] = _Used()
        else:
            self._regain(used)
        used.total += seconds
        used.in_a_row += seconds

    def _regain(self, used: _Used) -> None:
        """Give back what was regained by now."""
        now = time.monotonic()
        since = now - used.at
        used.at = now
        used.total = max(0.0, used.total - since * self.share)
        used.in_a_row = max(0.0, used.in_a_row - since * self._share_in_a_row)

    def _missing(self, address: str) -> float:
        """The seconds until the address has some of its budget; negative if it has."""
        used = self._used.get(address)
        if used is None:
            return -math.inf
        if used.total >= self.most or used.in_a_row >= MOST_IN_A_ROW:
            self._regain(used)
        return max(
            (used.total - self.most) / self.share,
            (used.in_a_row - MOST_IN_A_ROW) / self._share_in_a_row,
        )

    def _sweep(self) -> None:
        """Forget those who have regained everything."""
        now = time.monotonic()
        if now - self._swept > self.most / self.share:
            self._swept = now
            self._used = {
                address: used
                for address, used in self._used.items()
                if used.total > (now - used.at) * self.share
            }


class Metered(Generic[Answer]):
    """`await Metered(coroutine, spend)`: the coroutine, with each stretch for which it held the event loop charged.

    While it waits for something, others run, and that costs nothing. Time is that of the processor, not of the clock:
    nobody pays for what else the machine has to do. The first stretch costs so many seconds `more`.
    """

    def __init__(
        self,
        coroutine: Coroutine[object, None, Answer],
        spend: Callable[[float], None],
        more: float = 0.0,
    ) -> None:
        self.coroutine = coroutine
        self.spend = spend
        self.more = more

    def __await__(self) -> Generator[object, None, Answer]:
        error: BaseException | None = None
        more = self.more
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
                self.spend(time.thread_time() - begin + more)
            try:
                error = None
                more = 0.0
                yield awaited
            except BaseException as raised:
                # A cancellation, which is for the coroutine.
                error = raised
