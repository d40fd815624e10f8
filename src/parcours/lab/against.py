"""Another commit against this one: both are measured in turn, on one machine, each time in a process of its own.

The code that measures is this one's (`bench.py`), run with the other's package: so both do the same.
"""

import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

from parcours.core.errors import SetupError
from parcours.lab.measures import Comparison
from parcours.studies.statistics import Estimate, median

_BENCH = Path(__file__).with_name("bench.py")
# With fewer, the interval of a median is no 95 % one.
LEAST_ROUNDS = 6
# A process that starts, and what it measures, take no longer than this for each second of measuring.
_PATIENCE = 60


def build(commit: str, folder: Path, compiled: bool) -> Path:
    """What has to come first on the path to import the package as it was in that commit."""
    source = folder / "source"
    archive = folder / "source.tar"
    made = _run(["git", "archive", "--format=tar", "--output", str(archive), commit])
    if made.returncode:
        reason = made.stderr.strip().splitlines()
        raise SetupError(
            f"git has no commit '{commit}' here: expected one of the repository in this folder"
            + (f" ({reason[0]})" if reason else "")
        )
    with tarfile.open(archive) as packed:
        packed.extractall(source, filter="data")
    if not compiled:
        return source / "src"
    package = folder / "package"
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
    into = ["--target", str(package), str(source)]
    built = _run([*install, *into], PARCOURS_COMPILE="1", PARCOURS_PAGE="0")
    if built.returncode:
        raise SetupError(f"commit '{commit}' could not be built:\n{built.stderr.strip()}")
    return package


def compare(
    games: list[str], there: Path, rounds: int, seconds: float
) -> Iterator[list[Comparison]]:
    """For each game all ways of driving it. Who is measured first alternates, as a machine gets warm."""
    for game in games:
        rates: list[list[dict[str, float]]] = [[], []]
        for number in range(rounds):
            for side in (0, 1) if number % 2 == 0 else (1, 0):
                rates[side].append(_measure(game, seconds, there if side else None))
        yield [_compared(game, way, *rates) for way in rates[0][0]]


def _compared(
    game: str, way: str, here: list[dict[str, float]], there: list[dict[str, float]]
) -> Comparison:
    ours, theirs = ([rates[way] for rates in side] for side in (here, there))
    ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
    return Comparison(game, way, _median(ours), _median(theirs), _median(ratios))


def _median(values: list[float]) -> Estimate:
    found = median(values)
    assert found is not None
    return found


def _measure(game: str, seconds: float, path: Path | None) -> dict[str, float]:
    """How often a second of a core, by the way of driving the game."""
    # -P: the folder of the script has modules with the names of Python's own.
    command = [sys.executable, "-P", str(_BENCH), game, str(seconds)]
    extra = {} if path is None else {"PYTHONPATH": str(path)}
    done = _run(command, timeout=_PATIENCE * (1 + seconds), **extra)
    if done.returncode:
        raise SetupError(f"{game} can't be measured in the other commit:\n{done.stderr.strip()}")
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def _run(
    command: list[str], timeout: float | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=timeout,
    )
