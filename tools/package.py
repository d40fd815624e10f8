"""Build the package from this checkout and install it into .venv, unless the one there is of the same sources.

    python tools/package.py            wait for a build that is already running
    python tools/package.py --behind   leave it to a build that is already running; let everything else go first

It is built aside and its stamp is written last, so what was interrupted is never used.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import progress

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
# Where the package is built, with what it takes to do so.
BUILD = VENV / "build"
WORK = VENV / "work"
DIST = VENV / "dist"
# What the package in .venv was built from.
STAMP = VENV / "stamps" / "package"
LOCK = VENV / "stamps" / "package.lock"

SOURCES = ("src", "web", "pyproject.toml", "hatch_build.py", "README.md")
# Written by npm, by the build of the page and by Python.
GENERATED = {"web/node_modules", "src/parcours/server/page", "__pycache__", "icons.ts"}

# Behind a server, a line now and then is enough.
INTERVAL_BEHIND = 15.0


class StepFailed(Exception):
    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--behind"]):
        print(__doc__, file=sys.stderr)
        return 2
    behind = bool(arguments)
    if behind:
        os.nice(19)
    with locked(wait=not behind) as is_ours:
        if not is_ours or is_current():
            return 0
        status = build(INTERVAL_BEHIND if behind else progress.INTERVAL)
    if behind and status == 0:
        progress.say("the package is ready for the next start")
    elif behind:
        progress.say(
            "the package was not built; the server goes on, and the next start tries again"
        )
    return status


def is_current() -> bool:
    """Whether the package in .venv was built from the sources as they are now."""
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    """Changes when a file of the package does, appears or vanishes, and when compiling becomes possible."""
    digest = hashlib.sha256()
    for file in source_files():
        digest.update(f"{file.relative_to(ROOT)}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    page = os.environ.get("PARCOURS_PAGE") or "1"
    return f"sources {digest.hexdigest()}\ncompiler {find_compiler()}\npage {page}\n"


def source_files() -> Iterator[Path]:
    for name in SOURCES:
        path = ROOT / name
        if path.is_file():
            yield path
        for folder, folders, files in os.walk(path):
            folders[:] = _not_generated(folder, folders)
            yield from (Path(folder, file) for file in _not_generated(folder, files))


def _not_generated(folder: str, names: list[str]) -> list[str]:
    place = Path(folder).relative_to(ROOT)
    return sorted(name for name in names if not {name, (place / name).as_posix()} & GENERATED)


def find_compiler() -> str | None:
    """The C compiler that would be used; None if there is none, or it is not wanted."""
    if os.environ.get("PARCOURS_COMPILE") == "0":
        return None
    return shutil.which(os.environ.get("CC") or "cc")


@contextmanager
def locked(wait: bool) -> Iterator[bool]:
    """One build at a time: whether it is ours to build. The system releases the lock when a process ends."""
    begin = told = time.monotonic()
    with open(LOCK, "w") as lock:
        while not (is_ours := _try_lock(lock)) and wait:
            if told == begin or time.monotonic() - told > progress.INTERVAL:
                told = time.monotonic()
                progress.say(f"waiting for another build of the package: {told - begin:.0f} s")
            time.sleep(0.2)
        yield is_ours


def _try_lock(lock: IO[str]) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def build(interval: float) -> int:
    """Build and install; 0 if it worked."""
    # Taken first: whatever changes from here on is for the next build.
    sources = fingerprint()
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir()
    # What a build leaves behind when it is killed lies there too, and is removed by the next one.
    environment = os.environ | {"TMPDIR": str(WORK)}

    def step(title: str, *command: str) -> None:
        status = progress.run(title, [*command], interval=interval, environment=environment)
        if status:
            raise StepFailed(status)

    pip = (str(PYTHON), "-m", "pip", "--disable-pip-version-check")
    hatchling = (str(BUILD / "bin" / "python"), "-m", "hatchling")
    new = WORK / "dist"
    try:
        step("installing the compiler", *pip, "--python", str(BUILD), "install", *needs())
        step("building the package", *hatchling, "build", "-t", "wheel", "-d", str(new))
        STAMP.unlink(missing_ok=True)
        shutil.rmtree(DIST, ignore_errors=True)
        new.rename(DIST)
        [wheel] = DIST.glob("*.whl")
        step("removing the package before", *pip, "uninstall", "--yes", "parcours")
        step("installing the package", *pip, "install", f"{wheel}[server]")
        STAMP.write_text(sources)
    except StepFailed as failed:
        return failed.status
    finally:
        shutil.rmtree(WORK, ignore_errors=True)
    return 0


def needs() -> list[str]:
    """What the build backend imports."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        requires: list[str] = tomllib.load(file)["build-system"]["requires"]
    return requires


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
