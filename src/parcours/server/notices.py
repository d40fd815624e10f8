"""What other processes write, heard through Postgres."""

import asyncio
import logging

import psycopg
from sqlalchemy.exc import SQLAlchemyError

from parcours.server.rooms import Rooms
from parcours.server.store import CHANNEL, Store, read_notice

log = logging.getLogger("parcours.app")


async def listen(store: Store, rooms: Rooms) -> None:
    """Hear what other processes write; after a lost connection, look at everything anew."""
    url = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for id in rooms.ids():
                    await rooms.noticed(id)
                async for notice in connection.notifies():
                    process, changed = read_notice(notice.payload)
                    for id, is_move in changed if process != store.process else ():
                        await rooms.noticed(id, only_moves=is_move)
        except (psycopg.Error, SQLAlchemyError, OSError) as error:
            log.warning("lost the database's notices", extra={"error": type(error).__name__})
            await asyncio.sleep(1)
