"""Limits by cost: how many seconds of computing one address may use, rather than how many things it may ask for."""

import math
import time
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar

from parcours.server.errors import Denied

Answer = TypeVar("Answer")


class Budgets:
    """So many seconds of computing a second for each address, and after a pause more at once.

    What something costs is known only afterwards: an address may begin while it has any budget left, and pays then.
    """

    def __init__(self, share: float, most: float) -> None:
        self.share = share
        self.most = most
        # What each address has used and not yet regained, and when that was so.
        self._used: dict[str, tuple[float, float]] = {}
        self._swept = time.monotonic()

    def check(self, address: str) -> None:
        """Denied, with the seconds to wait, if the address has used up what it may."""
        over = self._used_by(address) - self.most
        if over >= 0:
            raise Denied("too_fast", seconds=max(1, math.ceil(over / self.share)))

    def spend(self, address: str, seconds: float) -> None:
        """Charge the address for that much computing."""
        if address not in self._used:
            self._sweep()
        self._used[address] = (self._used_by(address) + seconds, time.monotonic())

    def _used_by(self, address: str) -> float:
        used, at = self._used.get(address, (0.0, 0.0))
        return max(0.0, used - (time.monotonic() - at) * self.share)

    def _sweep(self) -> None:
        """Forget those who have regained everything."""
        now = time.monotonic()
        if now - self._swept > self.most / self.share:
            self._swept = now
            self._used = {
                address: (used, at)
                for address, (used, at) in self._used.items()
                if used > (now - at) * self.share
            }


class Metered(Generic[Answer]):
    """`await Metered(coroutine, spend)`: the coroutine, with each stretch for which it held the event loop charged.

    While it waits for something, others run, and that costs nothing.
    """

    def __init__(
        self, coroutine: Coroutine[Any, Any, Answer], spend: Callable[[float], None]
    ) -> None:
        self.coroutine = coroutine
        self.spend = spend

    def __await__(self) -> Generator[Any, Any, Answer]:
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
