"""How simulations grow with the workers of this machine, and what Ray costs against processes."""

import logging
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from statistics import median
from time import perf_counter, process_time

from parcours.bots import YARDSTICK
from parcours.core.registry import find_game
from parcours.lab.cluster import Cluster
from parcours.lab.extras import need
from parcours.lab.measures import WorkersMeasure
from parcours.lab.simulate import BATCH, Runner, Study, seat_bots, simulate
from parcours.lab.workers import LOCAL, RAY, Processes, Workers

# As often each is measured, in turn with the others: what else the machine does then meets all of them.
ROUNDS = 3
# Seconds that a long batch takes at least.
LONG = 1.0
# Deals that are played to see how long one takes.
_TRIED = 8


def measure_local(game: str, seconds: float) -> Iterator[WorkersMeasure]:
    """One process and one for each core: with the batches of `parcours simulate`, and with long ones."""
    study, each = _study(game)
    with Processes(1) as one, Processes(_cores()) as all_cores:
        for batch in (BATCH, _long(each)):
            yield from _measure(study, each, batch, seconds, [one, all_cores], [LOCAL, LOCAL])


def measure_ray(game: str, seconds: float) -> Iterator[WorkersMeasure]:
    """Processes and a Ray cluster of this machine, one worker for each core, with long batches."""
    study, each = _study(game)
    with Processes(_cores()) as processes, _ray() as cluster:
        yield from _measure(study, each, _long(each), seconds, [processes, cluster], [LOCAL, RAY])


def _cores() -> int:
    return os.cpu_count() or 1


def _study(game: str) -> tuple[Study, float]:
    """What is played, and how many seconds a deal of it takes a core."""
    study = Study(game, seat_bots(find_game(game), [YARDSTICK], None), _TRIED)
    runner = Runner(study)
    began = process_time()
    for match in range(_TRIED):
        runner.play(match)
    return study, (process_time() - began) / _TRIED


def _long(each: float) -> int:
    return max(BATCH, int(LONG / each) + 1)


def _measure(
    study: Study,
    each: float,
    batch: int,
    seconds: float,
    measured: Sequence[Workers],
    places: Sequence[str],
) -> Iterator[WorkersMeasure]:
    counts = [workers.size() for workers in measured]
    rates: list[list[float]] = [[] for _ in measured]
    for workers, count in zip(measured, counts, strict=True):
        # Until all have started.
        _rate(study, workers, 1, 4 * count)
    for _ in range(ROUNDS):
        for workers, count, found in zip(measured, counts, rates, strict=True):
            # As many batches for each, so that nobody waits for the last one.
            batches = count * max(1, round(seconds / (batch * each)))
            found.append(_rate(study, workers, batch, batch * batches))
    for place, count, found in zip(places, counts, rates, strict=True):
        yield WorkersMeasure(place, count, batch * each, median(found))


def _rate(study: Study, workers: Workers, batch: int, matches: int) -> float:
    began = perf_counter()
    played = sum(1 for _ in simulate(replace(study, matches=matches), workers, batch=batch))
    return played / (perf_counter() - began)


@contextmanager
def _ray() -> Iterator[Workers]:
    need("ray", "--workers", "cluster")
    import ray

    # By itself Ray gives its workers a low priority: on a machine that does anything else they hardly get on.
    os.environ.setdefault("RAY_worker_niceness", "0")
    ray.init(
        "local",
        num_cpus=_cores(),
        include_dashboard=False,
        logging_level=logging.ERROR,
        log_to_driver=False,
    )
    try:
        yield Cluster()
    finally:
        ray.shutdown()
