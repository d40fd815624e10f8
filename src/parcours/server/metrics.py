"""What `/metrics` counts (Prometheus)."""

import os
from functools import cache
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

COMMIT_SECONDS = Histogram(
    "parcours_commit_seconds",
    "How long a commit took",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5),
)
COMMITTED = Histogram(
    "parcours_commit_jobs",
    "How many moves and changes shared a commit",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
)
MOVES = Counter("parcours_moves", "Moves accepted", ["game", "by"])
REFUSED = Counter("parcours_refusals", "Messages refused", ["why"])
SOCKETS = Gauge("parcours_sockets", "Open websockets", multiprocess_mode="livesum")
ROOMS = Gauge("parcours_rooms", "Tables in memory", multiprocess_mode="livesum")
DUE_TABLES = Counter(
    "parcours_due_tables", "Times that a table went on by itself with nobody looking"
)
NOTICES = Counter(
    "parcours_notices", "Notices by what became of them, each try counted", ["by", "result"]
)
THINKING = Histogram(
    "parcours_bot_seconds",
    "How long a bot took for a move",
    buckets=(0.001, 0.01, 0.05, 0.1, 0.5, 1, 2, 5),
)
BOT_WAIT = Histogram(
    "parcours_bot_wait_seconds",
    "How long a bot's decision waited for a worker",
    buckets=(0.001, 0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10),
)
BOT_SHRUNK = Counter(
    "parcours_bot_budgets_shrunk", "Decisions for which a bot got less time than it wants"
)
BOT_DEFAULTS = Counter(
    "parcours_bot_defaults", "Default moves made where a bot gave no answer in time"
)
JOB_SECONDS = Histogram(
    "parcours_job_seconds",
    "How long a replay, story, deck or other job of a worker took",
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20),
)


@cache
def moves(game: str, by: str) -> Counter:
    """The count of moves in a game, by people or by a bot; kept, as every move asks for it."""
    return MOVES.labels(game, by)


def figures() -> bytes:
    """All figures as Prometheus reads them; of several processes, added up."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if not folder:
        return generate_latest()
    for file in Path(folder).glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not _runs(pid):
            # It was killed: what it had open is not open any more.
            multiprocess.mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
