"""The load that measures the server."""

import shutil

import pytest
from sqlalchemy import create_engine, text

from parcours.cli.bench_server import bench_server
from parcours.core.errors import SetupError
from parcours.lab import abuse, backlog, boardgame_io, bots_bench, server_bench
from parcours.lab.measures import Counted


def test_all_seats_see_every_move(sqlite_database: str) -> None:
    measured = server_bench.measure_load(sqlite_database, 2, 0.5)
    check_that_all_saw(measured.counted)
    assert measured.memory > 0
    assert 0 < measured.each < 1e6


@pytest.mark.skipif(shutil.which("npm") is None, reason="boardgame.io needs npm")
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


def test_waiting_and_due_tables_are_measured_by_turns(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = {"WAITING": 20, "DUE": 60, "LIVE_TABLES": 2, "LIVE_THINK": 0.1, "ROUNDS": 1}
    for name, less in few.items():
        monkeypatch.setattr(backlog, name, less)
    for name in ("WARM_UP", "SETTLED"):
        monkeypatch.setattr(backlog, name, 0.2)
    measured = backlog.measure_due(sqlite_database, 0.5)
    for row in (measured.waiting, measured.due):
        assert row.counted.moves > 0
    assert measured.waiting.went_on == 0
    assert 0 <= measured.idle < 1
    # All that was due has gone on once, and waits for a day.
    with create_engine(sqlite_database).connect() as connection:
        logs = connection.execute(
            text('SELECT count(*) FROM log WHERE "table" LIKE \'d0%\' GROUP BY "table"')
        )
        assert set(logs.scalars()) == {backlog.MOVES + 1}


def test_people_and_bots_are_measured_side_by_side(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_bench, "WARM_UP", 2.0)
    monkeypatch.setattr(bots_bench, "THINK", 0.1)
    monkeypatch.setenv("PARCOURS_BOT_PACE", "0")
    databases = iter([sqlite_database, sqlite_database.replace("parcours.db", "bots.db")])
    people, bots = bots_bench.measure_bots(lambda: next(databases), 2, 3.0, "medium")
    assert (people.bot, bots.bot) == (None, "medium")
    assert people.counted.moves > 0
    assert people.decisions == 0
    assert len(bots.counted.waits) == bots.counted.moves > 0
    assert bots.decisions > 0
    assert bots.workers > 0
