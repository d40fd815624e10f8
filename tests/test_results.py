"""Results as a data set: what a row is, that a stopped run goes on, and that nothing is overwritten."""

import json
import sys
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pyarrow
import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from parcours.cli.app import app
from parcours.core.errors import SetupError
from parcours.lab import data_set
from parcours.lab import results as results_module
from parcours.lab.results import open_results
from parcours.lab.simulate import Outcome, Study, Tally, simulate

SHORT: dict[str, object] = {"deck": 60}
STUDY = Study("high_card", ("greedy", "random"), matches=50)


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results_module, "PART", 8)


def play(folder: Path, matches: int) -> list[Outcome]:
    """Go on up to so many matches; all that are there then."""
    results = open_results(folder, STUDY)
    for outcome in simulate(STUDY, first=results.matches):
        if results.matches == matches:
            break
        results.add(outcome)
    results.write()
    return list(open_results(folder, STUDY).earlier())


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_there_is_a_row_for_each_match_and_seat(tmp_path: Path) -> None:
    study = Study("smile_life", ("greedy", "random"), matches=2, options=SHORT)
    results = open_results(tmp_path / "results", study)
    for outcome in simulate(study):
        results.add(outcome)
    results.write()
    table = parquet.read_table(tmp_path / "results" / "part-000000.parquet")
    assert table.num_rows == 4
    assert table.column("bot").to_pylist() == ["greedy", "random", "random", "greedy"]
    assert table.schema.metadata[b"game"] == b"smile_life"
    about = json.loads((tmp_path / "results" / "_study.json").read_text())
    assert table.schema.metadata[b"fingerprint"].decode() == about["fingerprint"]
    # Any reader takes the folder as one table.
    assert parquet.read_table(tmp_path / "results").num_rows == 4


@pytest.mark.parametrize("stop", [0, 1, 7, 8, 9, 31])
def test_a_run_that_was_stopped_goes_on_to_the_same_files(tmp_path: Path, stop: int) -> None:
    whole = play(tmp_path / "whole", 50)
    assert [outcome.match for outcome in whole] == list(range(50))
    assert whole == list(simulate(STUDY))
    play(tmp_path / "stopped", stop)
    assert play(tmp_path / "stopped", 50) == whole
    assert files(tmp_path / "stopped") == files(tmp_path / "whole")


def test_memory_does_not_grow_with_the_matches(tmp_path: Path) -> None:
    """What is collected and counted lies on disk: a hundred parts need no more memory than four."""
    played = list(simulate(STUDY))
    results = open_results(tmp_path / "data", STUDY)
    tally = Tally()

    def collect(parts: int) -> int:
        """The most memory that it takes, of Python and of pyarrow, from what is in use at the beginning."""
        tracemalloc.reset_peak()
        before = pyarrow.total_allocated_bytes()
        for _ in range(parts * results_module.PART):
            outcome = replace(played[results.matches % len(played)], match=results.matches)
            tally.add(outcome)
            results.add(outcome)
        return tracemalloc.get_traced_memory()[1] + pyarrow.total_allocated_bytes() - before

    tracemalloc.start()
    try:
        collect(4)
        few, many = collect(4), collect(100)
    finally:
        tracemalloc.stop()
    assert results.matches == tally.matches == 108 * results_module.PART
    # An outcome that is kept takes more than a hundred bytes.
    assert many - few < 40 * 96 * results_module.PART


def test_a_part_that_was_cut_short_is_not_taken_for_one(tmp_path: Path) -> None:
    play(tmp_path / "data", 10)
    (tmp_path / "data" / "part-000002.unfinished").write_bytes(b"PAR1 and no more")
    assert len(play(tmp_path / "data", 20)) == 20


def test_a_process_that_is_killed_loses_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data_set, "_SAVED", -1)
    results = open_results(tmp_path / "data", STUDY)
    for outcome in simulate(STUDY):
        results.add(outcome)
        if results.matches == 11:
            break
    # Nobody has written the rest.
    assert open_results(tmp_path / "data", STUDY).matches == 11


def test_a_part_that_is_none_is_told(tmp_path: Path) -> None:
    play(tmp_path / "data", 10)
    (tmp_path / "data" / "part-000001.parquet").write_bytes(b"not a table")
    with pytest.raises(SetupError, match=r"part-000001\.parquet is no part of a data set"):
        open_results(tmp_path / "data", STUDY)


def test_the_results_of_another_study_are_not_touched(tmp_path: Path) -> None:
    play(tmp_path / "data", 10)
    before = files(tmp_path / "data")
    other = Study("high_card", ("greedy", "random"), matches=50, seed=1)
    with pytest.raises(SetupError, match="another study"):
        open_results(tmp_path / "data", other)
    assert files(tmp_path / "data") == before


def test_what_is_no_data_set_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    (tmp_path / "file.parquet").write_text("not a folder")
    for name in ("mine", "file.parquet"):
        with pytest.raises(SetupError, match="expected a new folder"):
            open_results(tmp_path / name, STUDY)
    with pytest.raises(SetupError, match="there is no folder"):
        open_results(tmp_path / "none" / "deeper", STUDY)
    assert files(tmp_path / "mine") == {"letter.txt": b"dear"}


def test_results_need_pyarrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(SetupError, match=r"parcours\[lab\]"):
        open_results(tmp_path / "results", STUDY)


def test_the_command_goes_on_and_counts_all(tmp_path: Path) -> None:
    def run(matches: int) -> str:
        words = ["simulate", "high_card", "--matches", str(matches), "--jobs", "1"]
        done = CliRunner().invoke(app, [*words, "--out", str(tmp_path / "data")])
        assert done.exit_code == 0, done.output
        return done.output

    run(20)
    again = run(30)
    assert "30 matches of high_card" in again
    alone = CliRunner().invoke(app, ["simulate", "high_card", "--matches", "30", "--jobs", "1"])
    assert again == alone.output
