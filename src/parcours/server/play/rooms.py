"""The tables that are in this process's memory."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from parcours.server.db.due_times import change_due
from parcours.server.db.store import Store
from parcours.server.metrics import ROOMS
from parcours.server.play.autoplay import Autoplay, Think
from parcours.server.play.due import due_if_lost
from parcours.server.play.match_loader import MatchLoader
from parcours.server.play.presence import Presence
from parcours.server.play.room import Room
from parcours.server.settings import Settings

log = logging.getLogger("parcours.room")


class Rooms:
    """Loads rooms when they are asked for, and forgets those that nobody looks into."""

    def __init__(self, store: Store, settings: Settings, think: Think, loader: MatchLoader) -> None:
        self.store = store
        self.settings = settings
        self.think = think
        self.loader = loader
        self.presence = Presence(store)
        # Told when something may be due earlier than before at a table that is not in memory.
        self.on_due: Callable[[], None] = lambda: None
        # Told when somebody who is not there may have to be told something.
        self.on_told: Callable[[], None] = lambda: None
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def get(self, id: str, address: str = "") -> Room:
        """The room of a table, loaded for that address if it is not here; Denied if there is no such table."""
        room = self._rooms.get(id)
        if room is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id, address))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(loading)
        room.used = asyncio.get_running_loop().time()
        return room

    def ids(self) -> list[str]:
        """The tables in memory."""
        return list(self._rooms)

    def has(self, id: str) -> bool:
        """Whether a table is in memory, or will be."""
        return id in self._rooms or id in self._loading

    def find(self, id: str) -> Room | None:
        """The room of a table if it is in memory."""
        return self._rooms.get(id)

    async def refresh(self, id: str) -> None:
        """Something about a table was written by this process: tell those who watch it here."""
        await self._loaded(id)
        room = self._rooms.get(id)
        if room is not None:
            async with room.locked():
                await room.refresh()
        self.on_due()
        self.on_told()

    async def catch_up(self, id: str, only_moves: bool = False) -> None:
        """Another process has written something about a table, or just made a move there."""
        await self._loaded(id)
        room = self._rooms.get(id)
        if room is not None:
            await room.catch_up(only_moves)

    async def _loaded(self, id: str) -> None:
        """A room that is being loaded may have been read before what was just written: wait until it is there."""
        loading = self._loading.get(id)
        if loading is not None:
            await asyncio.wait([loading])

    def connected(self) -> list[tuple[str, int]]:
        """All seats with a socket in this process."""
        return [
            (room.id, watcher.seat)
            for room in self._rooms.values()
            for watcher in room.watchers
            if watcher.seat is not None
        ]

    def are_attended(self) -> bool:
        """Whether anybody has a socket in this process."""
        return any(room.watchers for room in self._rooms.values())

    def hosted(self) -> list[str]:
        """The open tables whose host has a socket in this process."""
        return [room.id for room in self._rooms.values() if room.host_waits()]

    async def sweep(self) -> None:
        """Forget the rooms that nobody has looked into for a while."""
        old = asyncio.get_running_loop().time() - self.settings.idle_seconds
        for room in list(self._rooms.values()):
            if not room.watchers and room.used < old and not room.lock.locked():
                try:
                    await self.forget(room)
                except Exception as error:
                    # The next sweep tries again.
                    log.warning("could not forget", extra={"error": type(error).__name__})

    async def forget(self, room: Room) -> None:
        """Forget a room unless somebody comes, and store when its table has to be looked at again."""
        if room.watchers:
            return
        used = room.used
        async with room.lock:
            due = due_if_lost(room)
            if due != room.table.due and not room.stale:
                change = partial(change_due, changes=[(room.id, room.table.due, due)])
                # Others who have the room must know that they alone keep it.
                told = [room.id] if self.store.shared else []
                await self.store.write_all(told, change, background=True)
                room.note_due(due)
            if not room.watchers and room.used == used and self._rooms.get(room.id) is room:
                _stop(room)
                room.forgotten = True
                del self._rooms[room.id]
                ROOMS.set(len(self._rooms))
        self.on_due()

    def close(self) -> None:
        """Let nothing go on by itself any more."""
        for room in self._rooms.values():
            _stop(room)

    async def _load(self, id: str, address: str) -> Room:
        room = Room(id, self.store, self.presence, self.settings, self.loader)
        room.scheduler = Autoplay(room, self.think)
        room.on_told = self.on_told
        await room.load(address)
        self._rooms[id] = room
        ROOMS.set(len(self._rooms))
        return room


def _stop(room: Room) -> None:
    if room.scheduler is not None:
        room.scheduler.stop()
