"""The load that measures the server."""

import shutil

import pytest

from parcours.cli.bench_server import bench_server
from parcours.core.errors import SetupError
from parcours.lab import abuse, boardgame_io, server_bench
from parcours.lab.load import Counted


def test_all_seats_see_every_move(sqlite_database: str) -> None:
    measured = server_bench.measure_load(sqlite_database, 2, 0.5)
    check_that_all_saw(measured.counted)
    assert measured.memory > 0


@pytest.mark.skipif(shutil.which("npm") is None, reason="boardgame.io needs Node")
def test_all_seats_see_every_move_of_boardgame_io() -> None:
    with boardgame_io.installed() as folder:
        measured = boardgame_io.measure_load(folder, 2, 0.5)
    check_that_all_saw(measured.counted)
    assert measured.memory > 0


def check_that_all_saw(counted: Counted) -> None:
    assert counted.moves > 0
    # Moves that were on their way when the counting began or ended are seen by some only.
    assert abs(len(counted.waits) - server_bench.SEATS * counted.moves) <= 4 * server_bench.SEATS
    assert 0 < counted.wait(0.5) <= counted.wait(0.99)


def test_a_few_idle_tables(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("FINISHED", 3), ("IDLE", 4), ("TRIED", 2)):
        monkeypatch.setattr(server_bench, name, few)
    monkeypatch.setenv("PARCOURS_IDLE_SECONDS", "0.1")
    measured = server_bench.measure_idle(sqlite_database)
    assert measured.start > 0
    assert len(measured.live) == len(measured.first) == 2
    assert min(*measured.live, *measured.first) > 0


@pytest.mark.parametrize("tables", ["", "0", "many", "1,,2"])
def test_how_many_tables_is_a_number(tables: str) -> None:
    with pytest.raises(SetupError, match="expected numbers of tables"):
        bench_server(tables, 1, None)


def test_others_play_on_under_abuse(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, less in (("QUIET_TABLES", 2), ("QUIET_THINK", 0.2), ("OWN_TABLES", 1)):
        monkeypatch.setattr(abuse, name, less)
    monkeypatch.setattr(abuse, "WARM_UP", 0.5)
    some = ["huge decks laid", "replays", "why", "moves", "nonsense", "half-open requests"]
    measured = abuse.measure_abuse(sqlite_database, 1.0, some, lambda: None)
    assert [row.name for row in measured] == ["quiet", *some, "quiet again"]
    for row in measured:
        assert row.counted.moves > 0
    assert len(abuse.huge_deck(7)) == pytest.approx(abuse.DECK_LENGTH, rel=0.02)
