"""Where a game spends its time: flame graphs of random play and of the search, by py-spy."""

import re
import subprocess
import sys
import sysconfig
from pathlib import Path

from parcours.core.errors import SetupError
from parcours.lab.bench import PLAYOUT, SEARCH

# What is drawn, by the end of the file's name.
GRAPHS = {"playout": PLAYOUT, "search": SEARCH}
_BENCH = Path(__file__).with_name("bench.py")
# Samples a second. More would slow down what is looked at.
_RATE = 250
# What mypyc calls a function of ours, with the library that it is in.
_COMPILED = re.compile(r"CPy(?:Def|Py)_parcours___(\w+) \([^)]*\.so\)")
_DESTROYED = re.compile(r"parcours___(\w+)_(dealloc|clear|traverse) \([^)]*\.so\)")


def draw_profile(game: str, way: str, seconds: float, file: Path) -> None:
    """Play that way for so many seconds, and draw where the time goes."""
    recorder = Path(sysconfig.get_path("scripts"), "py-spy")
    if not recorder.exists():
        raise SetupError(
            "a flame graph needs py-spy: install it with pip install 'parcours[bench]'"
        )
    record = [str(recorder), "record", "--native", "--rate", str(_RATE), "--output", str(file)]
    played = [sys.executable, "-P", str(_BENCH), game, str(seconds), way]
    done = subprocess.run([*record, "--", *played], capture_output=True, text=True, check=False)
    if done.returncode or not file.exists():
        raise SetupError(f"py-spy could not look at {game}:\n{done.stderr.strip()}")
    file.write_text(readable(file.read_text(encoding="utf-8")), encoding="utf-8")


def readable(graph: str) -> str:
    """The same with functions called as in the source.

    >>> readable("CPyDef_parcours___search___rollout___play_on (parcours/_search__mypyc.so)")
    'search.rollout.play_on'
    """
    graph = _COMPILED.sub(lambda found: found[1].replace("___", "."), graph)
    return _DESTROYED.sub(lambda found: f"{found[1].replace('___', '.')}: {found[2]}", graph)
