"""Work spread over processes, its results in the order in which it was handed out."""

import multiprocessing
import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from importlib import import_module
from itertools import chain, islice
from threading import Thread
from typing import Self, TypeVar

from parcours.core.errors import SetupError
from parcours.core.game import Game
from parcours.core.registry import game_names, register

# Pieces handed out before they are asked for, for each worker.
AHEAD = 4
# A piece of work that has ended so many workers is not tried again.
MOST_DEATHS = 3
TOO_MANY_DEATHS = (
    f"a piece of work has ended {MOST_DEATHS} workers: it may need more memory than they have"
)
LOCAL = "local"
RAY = "ray"

Piece = TypeVar("Piece")
Answer = TypeVar("Answer")
Planned = TypeVar("Planned")


class Workers(ABC):
    """Those who do the work of a study. What comes of it does not depend on who they are, nor on how many.

    They stay from one piece of work to the next; a `with` block ends them.
    """

    @abstractmethod
    def spread(
        self, game: Game, work: Callable[[Piece], Answer], pieces: Iterable[Piece]
    ) -> Iterator[Answer]:
        """`work` done on each piece, which are asked for as they are needed; the answers come in their order.

        `work` must be a function of a module. A worker that dies is replaced, and what it did is done again.
        """

    @abstractmethod
    def size(self) -> int:
        """How many there are now."""

    @abstractmethod
    def close(self) -> None:
        """End those who were started for this."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()


def find_workers(on: str, jobs: int) -> Workers:
    """The workers of this machine, so many of them; or those of a Ray cluster, at its address or where it is found."""
    if on == LOCAL:
        return Processes(jobs)
    if on == RAY or on.startswith(f"{RAY}://"):
        from parcours.lab.cluster import Cluster

        return Cluster("" if on == RAY else on)
    raise SetupError(f"'{on}' is no place to work: expected local, ray or ray://HOST:PORT")


class Processes(Workers):
    """Processes of this machine; a single one is this process itself."""

    def __init__(self, count: int = 1) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        self._pool_size = 0

    def spread(
        self, game: Game, work: Callable[[Piece], Answer], pieces: Iterable[Piece]
    ) -> Iterator[Answer]:
        left = iter(pieces)
        # Those handed out, and what comes of them.
        given = deque(islice(left, self.count))
        count = len(given)
        if count <= 1:
            yield from map(work, chain(given, left))
            return
        coming: deque[Future[Answer]] = deque()
        deaths = 0
        try:
            while True:
                given.extend(islice(left, (AHEAD + 1) * count - len(given)))
                if not given:
                    return
                try:
                    pool = self._open_pool(count)
                    for piece in islice(given, len(coming), None):
                        coming.append(pool.submit(do_piece, game.name, game.package, work, piece))
                    answer = coming[0].result()
                except BrokenProcessPool:
                    deaths += 1
                    if deaths == MOST_DEATHS:
                        raise SetupError(TOO_MANY_DEATHS) from None
                    self.close()
                    coming.clear()
                    continue
                deaths = 0
                given.popleft()
                coming.popleft()
                yield answer
        except BaseException:
            # Stopped, or not asked for the rest: what has begun would hold up whatever comes next.
            self.close()
            raise

    def _open_pool(self, count: int) -> ProcessPoolExecutor:
        """The processes of the last time, where they are enough."""
        if self._pool is None or self._pool_size < count:
            self.close()
            # Forking a process that draws a progress bar from another thread could hang; a fresh one can't.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(count, context, initializer=_prepare)
            self._pool_size = count
        return self._pool

    def size(self) -> int:
        return self.count

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _prepare() -> None:
    """Leave Ctrl-C to the process that started the workers, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker waits for its next piece also when the process that would hand it out was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def batches(first: int, end: int, size: int) -> Iterator[tuple[int, int]]:
    """The numbers from `first` to before `end` in batches: where each begins, and before what it ends."""
    for begin in range(first, end, size):
        yield begin, min(begin + size, end)


def spread_batches(
    workers: Workers | None,
    game: Game,
    play: Callable[[tuple[Planned, int, int]], list[Answer]],
    study: Planned,
    first: int,
    end: int,
    size: int,
) -> Iterator[Answer]:
    """What `play` makes of a study's numbers from `first` to before `end`, in their order, spread in batches."""
    pieces = ((study, *batch) for batch in batches(first, end, size))
    for answers in (workers or Processes()).spread(game, play, pieces):
        yield from answers


def do_piece(game: str, package: str, work: Callable[[Piece], Answer], piece: Piece) -> Answer:
    """What a worker does with a piece."""
    _know_game(game, package)
    return work(piece)


@cache
def _know_game(game: str, package: str) -> None:
    """Register a game that only the process which handed out the work knows so far."""
    if game not in game_names():
        register(import_module(package).GAME)
