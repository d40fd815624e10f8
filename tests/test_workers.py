"""Work spread over processes and over a cluster: the same results, whichever workers die."""

import multiprocessing
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.testing import CliRunner

from parcours.cli.app import app
from parcours.core.errors import SetupError
from parcours.core.registry import find_game
from parcours.lab.cluster import Cluster
from parcours.lab.results import open_results
from parcours.lab.simulate import Study, simulate
from parcours.lab.workers import MOST_DEATHS, Processes, find_workers

from .processes import is_alive, wait_until

GAME = find_game("high_card")


WORK = """
import os
import signal
from pathlib import Path

def die_once(piece):
    died = Path(__file__).with_name("died")
    if piece == 5 and not died.exists():
        died.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * piece

def worker(piece):
    return os.getpid()

def die(piece):
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Work that ends its process."""
    (tmp_path / "deadly.py").write_text(WORK)
    monkeypatch.syspath_prepend(tmp_path)
    yield import_module("deadly")
    del sys.modules["deadly"]


def test_a_process_that_dies_is_replaced(work: ModuleType, tmp_path: Path) -> None:
    done = list(Processes(2).spread(GAME, work.die_once, range(20)))
    assert done == [2 * number for number in range(20)]
    assert (tmp_path / "died").exists()


def children() -> set[int | None]:
    return {child.pid for child in multiprocessing.active_children()}


def test_processes_stay_from_one_piece_of_work_to_the_next(work: ModuleType) -> None:
    with Processes(2) as workers:
        first, second = ({*workers.spread(GAME, work.worker, range(20))} for _ in range(2))
        assert first | second <= children()
        assert len(first | second) <= 2
    assert not (first | second) & children()


def test_processes_of_work_that_was_stopped_are_not_kept(work: ModuleType) -> None:
    with Processes(2) as workers:
        answers = workers.spread(GAME, work.worker, range(100))
        worker = next(answers)
        assert worker in children()
        answers.close()  # type: ignore[attr-defined]
        assert worker not in children()


def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    words = ["simulate", "smile_life", "--matches", "1000000", "--jobs", "2"]
    started = subprocess.Popen([sys.executable, "-m", "parcours.cli", *words], cwd=tmp_path)
    listed = ["ps", "-o", "pid=", "--ppid", str(started.pid)]

    def started_by_it() -> list[int]:
        found = subprocess.run(listed, capture_output=True, text=True, check=False).stdout
        return [int(number) for number in found.split()]

    try:
        # Two workers, and what Python keeps beside them.
        wait_until(lambda: len(started_by_it()) >= 3)
        workers = started_by_it()
    finally:
        started.kill()
        started.wait()
    wait_until(lambda: not any(is_alive(worker) for worker in workers))


def test_work_that_ends_every_process_is_given_up(work: ModuleType) -> None:
    with pytest.raises(SetupError, match=f"ended {MOST_DEATHS} workers"):
        list(Processes(2).spread(GAME, work.die, range(20)))


@pytest.mark.parametrize("place", ["elsewhere", "http://127.0.0.1", "ra"])
def test_an_unknown_place_is_told(place: str) -> None:
    with pytest.raises(SetupError, match="expected local, ray or ray://"):
        find_workers(place, 1)


def test_a_cluster_has_its_own_number_of_workers() -> None:
    run = CliRunner().invoke(app, ["simulate", "high_card", "--on", "ray", "--jobs", "2"])
    assert run.exit_code == 2
    assert "--jobs is for --on local" in run.output


def test_a_cluster_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        run = CliRunner().invoke(app, ["simulate", "high_card", "--on", f"ray://{address}"])
        assert run.exit_code == 2
        assert f"no Ray cluster answers at ray://{address}" in run.output
        monkeypatch.setenv("RAY_ADDRESS", address)
        with pytest.raises(SetupError, match=f"no Ray cluster answers at {address}"):
            find_workers("ray", 1)


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes on this machine."""
    import ray
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
        os.environ["RAY_ADDRESS"] = nodes.address
        yield nodes
    finally:
        ray.shutdown()
        nodes.shutdown()
        os.environ.pop("RAY_ADDRESS", None)


def test_a_cluster_gives_the_same_also_when_a_node_is_killed(
    cluster: object, tmp_path: Path
) -> None:
    study = Study("smile_life", ("greedy", "random"), matches=240, options={"deck": 60})
    alone, spread = (open_results(tmp_path / name, study) for name in ("alone", "spread"))
    for outcome in simulate(study):
        alone.add(outcome)
    for number, outcome in enumerate(simulate(study, Cluster())):
        spread.add(outcome)
        if number == 0:
            node = cluster.list_all_nodes()[1]
            cluster.remove_node(node, allow_graceful=False)
    for results in (alone, spread):
        results.write()
    whole = [file.name for file in sorted(alone.folder.iterdir())]
    assert whole == ["_study.json", "part-000000.parquet"]
    for name in whole:
        assert (spread.folder / name).read_bytes() == (alone.folder / name).read_bytes()
