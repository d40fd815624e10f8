"""Several processes on one Postgres, measured and modelled."""

import pytest

from parcours.cli.bench_processes import bench_processes
from parcours.core.errors import SetupError
from parcours.lab import scaling
from parcours.lab.measures import Constants
from parcours.lab.scaling import predict

KNOWN = Constants(
    move=250, postgres_move=30, postgres_commit=300, notice=100, commit=1, table=200, socket=30,
    connections=6,
)  # fmt: skip


@pytest.mark.parametrize("routed", [True, False])
def test_two_processes_play_the_tables(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch, routed: bool
) -> None:
    monkeypatch.setattr(scaling, "SPARE_MOVES_PER_SECOND", 2000)
    measured = scaling.measure_processes(lambda: postgres_database, 2, routed, 3, 1.0)
    assert measured.counted.moves > 0
    assert measured.commits > 0
    assert measured.routed is routed


def test_more_processes_carry_more_and_wait_longer_for_a_commit() -> None:
    one, few, many = (predict(KNOWN, processes) for processes in (1, 16, 64))
    assert one.moves == pytest.approx(scaling.FULL / 250e-6)
    assert one.hearing == 0
    assert one.moves < few.moves < many.moves < 64 * one.moves
    assert one.wait < few.wait < many.wait <= 64 * KNOWN.commit
    # No more commits than the disk makes, however many processes ask for them.
    assert many.moves / many.together == pytest.approx(1000 / KNOWN.commit)
    assert many.hearing <= KNOWN.notice / 1000 / KNOWN.commit


def test_several_processes_need_postgres() -> None:
    with pytest.raises(SetupError, match="several processes need Postgres"):
        bench_processes("1", "1", 0.1, "sqlite:///bench.db")


@pytest.mark.parametrize("processes", ["", "0", "two"])
def test_how_many_processes_is_a_number(processes: str) -> None:
    with pytest.raises(SetupError, match="expected numbers of processes"):
        bench_processes(processes, "1", 0.1, None)
