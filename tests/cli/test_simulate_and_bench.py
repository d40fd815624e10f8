"""`parcours simulate` and `parcours bench`."""

import re
import sys
from pathlib import Path

import pytest

from .commands import CHECKOUT, error_of, run


def test_simulate_counts_wins_by_bot_and_seat() -> None:
    arguments = ["--matches", "6", "--bots", "greedy,random,random", "--option", "deck=50"]
    result = run("simulate", "smile_life", *arguments, "--jobs", "1", "--seed", "3")
    assert result.exit_code == 0
    assert "6 matches of smile_life on 2 deals, seed 3" in result.stdout
    assert "Wilson" in result.stdout
    assert "1/k" in result.stdout
    again = run("simulate", "smile_life", *arguments, "--jobs", "2", "--seed", "3")
    assert again.stdout == result.stdout


def test_simulate_plays_with_a_deck_of_ones_own(tmp_path: Path) -> None:
    standard = (CHECKOUT / "src/parcours/games/smile_life/deck.toml").read_text(encoding="utf-8")
    path = tmp_path / "deck.toml"
    path.write_text(standard.replace("smiles = 3", "smiles = 9"), encoding="utf-8")
    out = tmp_path / "results.parquet"
    options = ["--matches", "2", "--jobs", "1", "--deck", str(path), "--out", str(out)]
    result = run("simulate", "smile_life", *options)
    assert result.exit_code == 0
    assert out.stat().st_size > 0


def test_out_needs_pyarrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    options = ["--matches", "1", "--out", str(tmp_path / "results.parquet")]
    assert "pip install 'parcours[lab]'" in error_of(run("simulate", "smile_life", *options))


def test_bench_measures_both_ways() -> None:
    result = run("bench", "smile_life", "--seconds", "0.01")
    assert result.exit_code == 0
    assert "legal and apply" in result.stdout
    assert "playout" in result.stdout
    assert re.search("compiled|interpreted", result.stdout)


def test_bench_shows_ratios_to_its_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    from parcours.lab.peers import Measure

    rows = [
        Measure("OpenSpiel hearts", "Python, legal_actions", 1_000_000, 1.0),
        Measure("Catanatron", "Python, play_tick", 1_000, 1.0),
        Measure("RLCard uno", "Python, env.step", problem="not installed"),
    ]
    monkeypatch.setattr("parcours.cli.bench.measure_peers", lambda _: iter(rows))
    result = run("bench", "smile_life", "--peers", "--seconds", "0.01")
    assert result.exit_code == 0
    assert "1,000.00" in result.stdout.replace("1000.00", "1,000.00")
    assert "RLCard uno: not installed" in result.stdout


def test_bench_counts_the_simulations_of_a_search_beside_its_peers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from parcours.lab.peers import Measure

    rows = [
        Measure("OpenSpiel hearts", "ISMCTS, C++", 27_000, 1.0),
        Measure("OpenSpiel gin_rummy", "ISMCTS, C++", problem="not installed"),
    ]
    monkeypatch.setattr("parcours.cli.bench_search.measure_peers", lambda *_: iter(rows))
    result = run("bench", "smile_life", "--search", "--peers", "--seconds", "0.01")
    assert result.exit_code == 0
    assert "sequential halving" in result.stdout
    assert "27,000" in result.stdout
    assert "not installed" in result.stdout
