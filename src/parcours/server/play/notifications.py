"""What other processes write, heard through Postgres."""

import asyncio
import logging

import psycopg
from sqlalchemy.exc import SQLAlchemyError

from parcours.server.db.postgres import LINE
from parcours.server.db.store import CHANNEL, Store, read_notice
from parcours.server.play.rooms import Rooms

log = logging.getLogger("parcours.app")

_LOST = (psycopg.Error, SQLAlchemyError, OSError)
# Seconds until a database that was lost is tried again.
PAUSE = 1.0


async def listen(store: Store, rooms: Rooms) -> None:
    """Hear what other processes write; after a lost connection, read everything again."""
    url = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    behind = Behind(rooms)
    try:
        while True:
            try:
                await _hear(url, store.process, rooms, behind)
            except _LOST as error:
                log.warning("lost the database's notices", extra={"error": type(error).__name__})
                await asyncio.sleep(PAUSE)
    finally:
        behind.stop()


async def _hear(url: str, own: str, rooms: Rooms, behind: "Behind") -> None:
    async with await psycopg.AsyncConnection.connect(url, autocommit=True, **LINE) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        for id in rooms.ids():
            await _catch_up(rooms, id, only_moves=False)
        async for notice in connection.notifies():
            process, changed = read_notice(notice.payload)
            for id, is_move in changed if process != own else ():
                behind.add(id, is_move)


class Behind:
    """The tables here of which other processes have written something: each is read by a task of its own, as a table
    that is busy with a move of ours would make all others wait."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        # Which are to be read, and whether only moves are new there.
        self._waiting: dict[str, bool] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def add(self, id: str, only_moves: bool) -> None:
        """Something was written at a table. What is being read is read again, as it may be from before that."""
        if not self.rooms.has(id):
            return
        self._waiting[id] = only_moves and self._waiting.get(id, True)
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._read(id))

    def stop(self) -> None:
        """Read nothing more."""
        for task in self._tasks.values():
            task.cancel()

    async def _read(self, id: str) -> None:
        try:
            while id in self._waiting:
                try:
                    await _catch_up(self.rooms, id, self._waiting.pop(id))
                except _LOST as error:
                    log.warning("could not catch up", extra={"error": type(error).__name__})
                    await asyncio.sleep(PAUSE)
                    self.add(id, only_moves=False)
        finally:
            del self._tasks[id]


async def _catch_up(rooms: Rooms, id: str, only_moves: bool) -> None:
    """Look at what was written at a table; if that fails, the other tables still hear of theirs."""
    try:
        await rooms.catch_up(id, only_moves)
    except _LOST:
        raise
    except Exception as error:
        log.error("could not catch up", extra={"table": id}, exc_info=error)
