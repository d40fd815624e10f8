"""Pools of worker processes: started when they are needed, and gone with the server whatever ends it."""

import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import TypeVar

from parcours.server.signals import ignore_interrupts

Answer = TypeVar("Answer")


def new_pool(workers: int, niceness: int = 0) -> ProcessPoolExecutor:
    """A pool whose processes start with their first work, and give way to others by that niceness."""
    return ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=_begin, initargs=(niceness,)
    )


def submit(
    pool: ProcessPoolExecutor, work: Callable[..., Answer], *arguments: object
) -> Future[Answer]:
    """Give the pool something to do; that may start a worker."""
    with ignore_interrupts():
        return pool.submit(work, *arguments)


def is_alive(pool: ProcessPoolExecutor) -> bool:
    """Whether none of its processes has ended."""
    workers = list((pool._processes or {}).values())
    # Not `worker.is_alive()`, which is wrong while the pool's own thread waits for the same process.
    return not pool._broken and not wait([worker.sentinel for worker in workers], timeout=0)


def end_pool(pool: ProcessPoolExecutor, and_wait: bool = False) -> None:
    """End the processes in the middle of what they do. Nothing is lost: they hold only copies."""
    for worker in list((pool._processes or {}).values()):
        worker.kill()
    pool.shutdown(and_wait)


def warm_up() -> None:
    """In the worker: nothing, once it is there. Starting takes a while, and is no part of the work."""


def _begin(niceness: int) -> None:
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    # A server that is killed can't tell its workers; so each watches whether it is still there.
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=[parent], daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
