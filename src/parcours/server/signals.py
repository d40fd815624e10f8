"""Ctrl-C reaches every process of a terminal at once; only the first one answers it, and stops the others."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ignore_interrupts() -> Iterator[None]:
    """Processes that are started inside the block never hear Ctrl-C, not even while Python starts in them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
