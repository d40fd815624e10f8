"""The time, in milliseconds since 1970, and an alarm for what is due.

Clocks of matches must not run out because somebody set the computer's clock, or because a laptop slept. So what is
measured is read from a steady clock; only what people read as a date comes from the computer's own.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable


def wall_time() -> int:
    """The date and time of the computer, which may jump."""
    return time.time_ns() // 1_000_000


def _steady() -> int:
    return time.monotonic_ns() // 1_000_000


# What the steady clock is behind the date, as of the start of this process.
_OFFSET = wall_time() - _steady()


def now() -> int:
    """The time for whatever is measured: within one process it never jumps and never goes back.

    Processes that were started before and after the computer's clock was set differ by as much.
    """
    return _steady() + _OFFSET


# When this process began.
STARTED = now()


class Alarm:
    """Does what is due, again and again: when the next of it is due, when it is woken, and once in `longest` at least.

    Another process may have died, or have written an earlier time: hence the longest wait.
    """

    def __init__(self, longest: int, log: logging.Logger) -> None:
        self.longest = longest
        self.log = log
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Something may be due earlier than what is waited for."""
        self._woken.set()

    async def run(self, do_due: Callable[[], Awaitable[int | None]]) -> None:
        """Call this for ever. It answers when the next thing is due, if it knows."""
        while True:
            self._woken.clear()
            wait = self.longest
            try:
                next_time = await do_due()
                if next_time is not None:
                    wait = max(0, min(wait, next_time - now()))
            except Exception as error:
                self.log.warning("could not do what is due", extra={"error": type(error).__name__})
            try:
                await asyncio.wait_for(self._woken.wait(), wait / 1000)
            except TimeoutError:
                continue
