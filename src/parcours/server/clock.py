"""The time, in milliseconds since 1970.

Clocks of matches must not run out because somebody set the computer's clock, or because a laptop slept. So what is
measured is read from a steady clock; only what people read as a date comes from the computer's own.
"""

import time


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
