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


async def listen(store: Store, rooms: Rooms) -> None:
    """Hear what other processes write; after a lost connection, read everything again."""
    url = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                url,
                autocommit=True,
                **LINE,
            ) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for id in rooms.ids():
                    await _catch_up(rooms, id)
                async for notice in connection.notifies():
                    process, changed = read_notice(notice.payload)
                    for id, is_move in changed if process != store.process else ():
                        await _catch_up(rooms, id, only_moves=is_move)
        except _LOST as error:
            log.warning("lost the database's notices", extra={"error": type(error).__name__})
            await asyncio.sleep(1)


async def _catch_up(rooms: Rooms, id: str, only_moves: bool = False) -> None:
    """Look at what was written at a table; if that fails, the other tables still hear of theirs."""
    try:
        await rooms.catch_up(id, only_moves)
    except _LOST:
        raise
    except Exception as error:
        log.error("could not catch up", extra={"table": id}, exc_info=error)
