"""`parcours bench --against` builds and measures another commit beside this one; `--profile` draws where time goes."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

import parcours
from parcours.cli.app import app
from parcours.core.errors import SetupError
from parcours.core.registry import find_game
from parcours.lab.against import build, compare
from parcours.lab.bench import Setting
from parcours.lab.flame_graphs import draw_profile, readable
from parcours.lab.workers_bench import measure_local

# A commit needs a name, and the machine may have none.
GIT = ("git", "-c", "user.name=Test", "-c", "user.email=test@example.org")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository whose only commit has this package, without what is not measured."""
    folder = tmp_path / "repository"
    package = Path(parcours.__file__).parent
    left_out = shutil.ignore_patterns("server", "puzzles", "texts", "__pycache__", "*.so")
    shutil.copytree(package, folder / "src/parcours", ignore=left_out)
    monkeypatch.chdir(folder)
    subprocess.run([*GIT, "init", "--quiet"], check=True)
    commit()
    return folder


def commit() -> None:
    subprocess.run([*GIT, "add", "."], check=True)
    subprocess.run([*GIT, "commit", "--quiet", "--message", "one"], check=True)


def test_both_are_measured_in_turn(repository: Path, tmp_path: Path) -> None:
    there = build("HEAD", tmp_path, compiled=False)
    assert (there / "parcours/lab/bench.py").exists()
    ((driven, playout, search),) = compare(["happy"], there, rounds=2, seconds=0.01)
    for one in (driven, playout, search):
        assert one.game == "happy"
        assert one.here.value > 0
        assert one.there.value > 0
        assert one.ratio.low <= one.ratio.value <= one.ratio.high


def test_it_is_the_other_commit_that_is_measured(repository: Path, tmp_path: Path) -> None:
    rules = repository / "src/parcours/games/happy/game.py"
    rules.write_text("raise ValueError('of the other commit')\n", encoding="utf-8")
    commit()
    there = build("HEAD", tmp_path, compiled=False)
    with pytest.raises(SetupError, match="of the other commit"):
        list(compare(["happy"], there, rounds=2, seconds=0.01))


def test_a_commit_that_is_not_there(repository: Path, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="git has no commit 'nothing' here: expected one of"):
        build("nothing", tmp_path, compiled=False)


def test_a_flame_graph_calls_functions_as_the_source_does() -> None:
    drawn = (
        "<title>CPyDef_parcours___search___rollout____after_best_move (parcours/_search__mypyc.so) (9 samples)"
        "<title>parcours___games___happy___state___HappyState_dealloc (parcours/_happy__mypyc.so) (2 samples)"
    )
    assert readable(drawn) == (
        "<title>search.rollout._after_best_move (9 samples)"
        "<title>games.happy.state.HappyState: dealloc (2 samples)"
    )


def test_a_flame_graph_needs_py_spy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    with pytest.raises(SetupError, match=re.escape("pip install 'parcours[bench]'")):
        draw_profile("happy", "playout", 1, tmp_path / "graph.svg")


def test_workers_are_measured_in_pairs() -> None:
    rows = list(measure_local("high_card", seconds=0.01))
    cores = os.cpu_count() or 1
    assert [(row.where, row.workers) for row in rows] == [("local", 1), ("local", cores)] * 2
    assert all(row.per_second > 0 for row in rows)
    assert rows[0].batch == rows[1].batch < 1 <= rows[2].batch == rows[3].batch


def test_workers_are_measured_in_one_game() -> None:
    done = CliRunner().invoke(app, ["bench", "happy", "fatum", "--workers"])
    assert (done.exit_code, "expected one name at most" in done.output) == (2, True)


@pytest.mark.parametrize("name", parcours.game_names())
def test_matches_are_searched_before_their_end(name: str) -> None:
    setting = Setting(find_game(name))
    assert all(setting.halfway().to_act() for _ in range(60))
