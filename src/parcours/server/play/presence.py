"""Who is at the tables of this process, noted for others and for later."""

import asyncio
from functools import partial

from parcours.server.clock import now
from parcours.server.db.rows import write_seen
from parcours.server.db.store import Store


class Presence:
    """Notes in the database who connected and who disconnected, all changes since the last write at once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[tuple[str, int], int] = {}
        # What will write all that waits, as soon as nothing is being written.
        self._next: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    async def publish(self, table: str, seats: dict[int, int]) -> None:
        """Note when these seats' players were last seen here, 0 for those who left."""
        self._waiting |= {(table, seat): at for seat, at in seats.items()}
        if self._next is None:
            self._next = asyncio.create_task(self._write())
        # Shielded, as others wait for it too.
        await asyncio.shield(self._next)

    async def _write(self) -> None:
        async with self._lock:
            seen, self._waiting, self._next = self._waiting, {}, None
            changed = {table for table, _ in seen}
            await self._store.write_all(changed, partial(write_seen, seen=seen, away=now()))

    async def repeat(self, seats: list[tuple[str, int]]) -> None:
        """Say again that all of these are there, which changes nothing."""
        if seats:
            seen = dict.fromkeys(seats, now())
            await self._store.write_all((), partial(write_seen, seen=seen))
