"""Running other processes, and waiting for what they do."""

import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

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


def run_module(
    *arguments: str,
    folder: Path,
    environment: Mapping[str, str],
    typed: str = "",
    patience: int = 120,
) -> subprocess.CompletedProcess[str]:
    """A module of Python, with its arguments, as a process that has ended."""
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=patience,
        check=False,
    )


def command(environment: Mapping[str, str], folder: Path, *arguments: str, typed: str = "") -> str:
    """What `parcours` says when it is run in that folder."""
    done = run_module(
        "parcours.cli", *arguments, folder=folder, environment=environment, typed=typed
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
