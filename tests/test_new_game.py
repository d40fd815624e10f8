"""`parcours new-game` writes a game that passes what all games must pass."""

from __future__ import annotations

import os
import subprocess
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from parcours.cli import app

from .plugins import GAMES, write_metadata
from .processes import run_module

ROOT = Path(__file__).parents[1]
# What a game of another package has to pass. Its matches are frozen in its own repository.
SUITE = [
    "tests/conformance",
    "tests/test_scenarios.py",
    "tests/test_text_files.py",
    "tests/test_texts.py",
    "tests/test_texts_said.py",
    "tests/test_reference.py",
    "--ignore=tests/conformance/test_golden.py",
    "--ignore=tests/conformance/mutations",
    # They read the records of all games.
    "--deselect=tests/conformance/test_fuzz.py::test_a_record_cut_anywhere_is_no_record",
]


def run_tests(path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": f"{path}{os.pathsep}{os.environ['PYTHONPATH']}"}
    options = ["-q", "-p", "no:cacheprovider", *arguments]
    return run_module("pytest", *options, folder=ROOT, environment=environment, patience=600)


def test_a_new_package_passes_the_suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["new-game", "sand_castle"])
    assert result.exit_code == 0, result.output
    assert "pip install --editable ./sand_castle" in result.output
    project = tomllib.loads(Path("sand_castle", "pyproject.toml").read_text("utf-8"))["project"]
    write_metadata(tmp_path / "sand_castle", "sand-castle", project["entry-points"])
    assert project["entry-points"] == {GAMES: {"sand_castle": "sand_castle:GAME"}}
    done = run_tests(tmp_path / "sand_castle", "--game", "sand_castle", *SUITE)
    assert done.returncode == 0, done.stdout
    assert "sand_castle" not in done.stdout, "nothing was skipped or failed"


def test_in_a_checkout_it_becomes_one_of_our_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("src/parcours/games").mkdir(parents=True)
    result = CliRunner().invoke(app, ["new-game", "sand_castle", "--title", "Châteaux"])
    assert result.exit_code == 0, result.output
    assert "make check GAME=sand_castle" in result.output
    folder = Path("src/parcours/games/sand_castle")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["src"]
    assert "game-name = Châteaux" in (folder / "texts" / "nl" / "game.ftl").read_text("utf-8")
    for file in folder.rglob("*.*"):
        text = file.read_text("utf-8")
        for old in ("High Card", "HighCard", "high_card", "HC-", "Carte haute", "Hoge kaart"):
            assert old not in text, f"{file} still speaks of the template"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["9lives"], "beginning with a letter"),
        (["Sand"], "beginning with a letter"),
        (["../sand"], "beginning with a letter"),
        (["class"], "can't be the name of a game"),
        (["a" * 31], "2 to 30 letters"),
        (["happy"], "there is a game 'happy' already"),
        (["sand", "--prefix", "sa"], "expected two letters A-Z"),
        (["sand", "--title", "7"], "expected two letters A-Z"),
        (["taken"], "taken exists already: nothing was written"),
    ],
)
def test_what_cannot_be_is_told_and_nothing_is_written(
    arguments: list[str], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("taken").mkdir()
    result = CliRunner().invoke(app, ["new-game", *arguments])
    assert result.exit_code == 2
    assert expected in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]
