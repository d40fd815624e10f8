"""Run a command that takes a while, and show that it is alive and how far it is.

    python tools/progress.py TITLE COMMAND...

Every few seconds a line tells the time it has taken and the last line that the command printed. All that it printed is
shown only if it fails.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping

INTERVAL = 5.0
LONGEST_LINE = 100
# A line that we cut short or show alone must not leave the terminal coloured.
COLOR = re.compile(r"\x1b\[[0-9;]*m")


class Stopped(Exception):
    """A signal told us to stop."""


def run(
    title: str,
    command: list[str],
    *,
    interval: float = INTERVAL,
    environment: Mapping[str, str] | None = None,
) -> int:
    """The command's exit status."""
    say(title)
    begin = time.monotonic()
    process = subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    lines: list[str] = []
    reader = threading.Thread(target=_read, args=(process, lines), daemon=True)
    reader.start()
    try:
        while not _ended(process, interval):
            say(f"{title}: {time.monotonic() - begin:.0f} s{_last(lines)}")
    except (KeyboardInterrupt, Stopped):
        process.terminate()
        process.wait()
        return 130
    reader.join()
    took = f"{time.monotonic() - begin:.0f} s"
    if process.returncode:
        say(f"{title}: failed after {took}")
        print("".join(lines), end="", file=sys.stderr, flush=True)
    else:
        say(f"{title}: done in {took}{_last(lines)}")
    return process.returncode


def say(text: str) -> None:
    print(f"== {text}", file=sys.stderr, flush=True)


def _ended(process: subprocess.Popen[str], seconds: float) -> bool:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


def _read(process: subprocess.Popen[str], lines: list[str]) -> None:
    assert process.stdout is not None
    with process.stdout as output:
        lines.extend(output)


def _last(lines: list[str]) -> str:
    last = next((text for line in reversed(lines) if (text := COLOR.sub("", line).strip())), "")
    shown = last if len(last) <= LONGEST_LINE else f"{last[:LONGEST_LINE]}…"
    return f", {shown}" if shown else ""


def _stop(*_: object) -> None:
    raise Stopped


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _stop)
    sys.exit(run(sys.argv[1], sys.argv[2:]))
