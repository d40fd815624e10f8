"""Work spread over processes, its results in the order in which it was handed out."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from typing import TypeVar

from parcours.core.errors import Bug
from parcours.core.game import Game
from parcours.core.registry import game_names, register

# Pieces handed out before they are asked for, for each worker.
_AHEAD = 4

Piece = TypeVar("Piece")
Answer = TypeVar("Answer")


def spread(
    game: Game, work: Callable[[Piece], Answer], pieces: Iterable[Piece], jobs: int
) -> Iterator[Answer]:
    """`work` done on each piece, by as many processes as there are jobs.

    The answers come in the order of the pieces, whatever the number of jobs.
    `work` must be a function of a module.
    """
    if jobs == 1:
        yield from map(work, pieces)
        return
    # Forking a process that draws a progress bar from another thread could hang; a fresh one can't.
    context = multiprocessing.get_context("spawn")
    workers = ProcessPoolExecutor(
        jobs, context, initializer=_prepare, initargs=(game.name, game.package)
    )
    waiting: deque[Future[Answer | _Broken]] = deque()
    try:
        for piece in pieces:
            waiting.append(workers.submit(_guarded, work, piece))
            if len(waiting) > _AHEAD * jobs:
                yield _answer(waiting.popleft())
        while waiting:
            yield _answer(waiting.popleft())
    finally:
        workers.shutdown(cancel_futures=True)


class _Broken:
    """A bug on its way home: exceptions with several parts don't travel between processes."""

    def __init__(self, move: str, record: str) -> None:
        self.move = move
        self.record = record


def _answer(future: "Future[Answer | _Broken]") -> Answer:
    answer = future.result()
    if isinstance(answer, _Broken):
        raise Bug(answer.move, answer.record)
    return answer


def _prepare(game: str, package: str) -> None:
    """Leave Ctrl-C to the process that started the workers, and know a game that it registered."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if game not in game_names():
        register(import_module(package).GAME)


def _guarded(work: Callable[[Piece], Answer], piece: Piece) -> "Answer | _Broken":
    try:
        return work(piece)
    except Bug as bug:
        return _Broken(bug.move, bug.record)
