"""Waiting for what other processes do."""

import subprocess
import time
from collections.abc import Callable

PATIENCE = 60


def wait_until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)


def is_alive(process: int) -> bool:
    """Whether it runs; one that has ended may still be listed as a zombie."""
    command = ["ps", "-o", "stat=", "-p", str(process)]
    state = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return state != "" and not state.startswith("Z")
