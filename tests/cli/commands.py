"""Commands that tests run, in this process or in one of their own."""

import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

import parcours
from parcours.cli import app

CHECKOUT = Path(__file__).parents[2]
SCENARIOS = CHECKOUT / "src" / "parcours" / "games" / "smile_life" / "scenarios"


def run(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, arguments, input=typed)


def play(*arguments: str, typed: str = "", folder: Path) -> subprocess.CompletedProcess[str]:
    """`parcours play` in a process of its own, in that folder."""
    return subprocess.run(
        [sys.executable, "-m", "parcours.cli", "play", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        timeout=120,
        check=False,
    )


def load(path: Path) -> parcours.Match:
    return parcours.load_record(path.read_text(encoding="utf-8"))


def error_of(result: Result) -> str:
    """The one line that bad input ends in."""
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1, result.stderr
    assert "Traceback" not in result.output
    return result.stderr
