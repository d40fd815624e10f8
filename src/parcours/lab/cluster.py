"""Work spread over a Ray cluster, of one machine or many. Parcours must be installed on all of them."""

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from parcours.core.errors import Bug, ParcoursError, SetupError
from parcours.core.game import Game
from parcours.lab.extras import need
from parcours.lab.workers import (
    AHEAD,
    MOST_DEATHS,
    TOO_MANY_DEATHS,
    Answer,
    Piece,
    Workers,
    do_piece,
)

# Seconds.
_PATIENCE = 5


class Cluster(Workers):
    """The workers of a Ray cluster.

    Without an address it is the one of the environment (`RAY_ADDRESS`), or the one that runs on this machine.
    """

    def __init__(self, address: str = "") -> None:
        need("ray", "--on ray", "cluster")
        import ray

        if ray.is_initialized():
            return
        address = address or os.environ.get("RAY_ADDRESS", "")
        try:
            _reach(address)
            ray.init(address or "auto", logging_level=logging.ERROR, log_to_driver=False)
        except (OSError, RuntimeError, ValueError) as error:
            raise SetupError(
                f"no Ray cluster answers at {address or 'this machine'}:"
                f" start one with ray start --head ({error})"
            ) from None

    def spread(
        self, game: Game, work: Callable[[Piece], Answer], pieces: Iterable[Piece]
    ) -> Iterator[Answer]:
        import ray
        from ray.exceptions import RayTaskError, WorkerCrashedError

        # A task is run again by Ray itself when its worker or node has died.
        task: Any = ray.remote(max_retries=MOST_DEATHS - 1, num_cpus=1)(do_piece)
        left = iter(pieces)
        waiting: deque[Any] = deque()
        while True:
            ahead = (AHEAD + 1) * self.size()
            for piece in islice(left, max(0, ahead - len(waiting))):
                waiting.append(task.remote(game.name, game.package, work, piece))
            if not waiting:
                return
            try:
                answer: Answer = ray.get(waiting[0])
            except RayTaskError as error:
                if isinstance(error.cause, (ParcoursError, Bug)):
                    raise error.cause from None
                raise
            except WorkerCrashedError:
                raise SetupError(TOO_MANY_DEATHS) from None
            waiting.popleft()
            yield answer

    def size(self) -> int:
        """One for each core; nodes come and go."""
        import ray

        cores: Callable[[], dict[str, float]] = ray.cluster_resources
        return int(cores().get("CPU", 1))

    def close(self) -> None:
        """A cluster stays: it was not started for this."""


def _reach(address: str) -> None:
    """OSError where nobody listens at HOST:PORT: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), _PATIENCE).close()
