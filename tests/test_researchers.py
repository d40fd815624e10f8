"""The page for researchers runs as it stands: its Python, its commands, and the extras that it tells to install."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "researchers.md").read_text("utf-8")
PYTHON = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SHELL = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLES = [
    line for block in SHELL for line in block.splitlines() if line.startswith("python docs/")
]
# What makes an example short; the last of two equal options counts.
SHORT = {
    "learn.py": "--game high_card --minutes 0.02 --matches 2",
    "ismcts.py": "--games high_card --simulations 2 --matches 2",
}


def run(arguments: list[str], folder: Path) -> None:
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("block", PYTHON, ids=range(len(PYTHON)))
def test_python_of_the_page_runs(block: str, tmp_path: Path) -> None:
    """Each block by itself, as a reader copies it."""
    run(["-c", block], tmp_path)


def test_commands_of_the_page_run(tmp_path: Path) -> None:
    """In this order, as one loads what another has saved; with a small game and few matches."""
    assert len(EXAMPLES) == 3
    for line in EXAMPLES:
        _, script, *options = shlex.split(line)
        path = ROOT / script
        run([str(path), *options, *SHORT[path.name].split()], tmp_path)


def test_extras_of_the_page_exist() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = set(re.findall(r"'parcours\[(\w+)\]'", PAGE))
    assert {"pettingzoo", "gymnasium", "openspiel", "vector"} <= named
    assert named <= {*project["optional-dependencies"]}
