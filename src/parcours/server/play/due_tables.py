"""Tables that nobody looks at go on when their time has come, in whichever process claims them first.

A table that waits is a row: this process knows when the next one is due, and nothing else of them. One that is due is
in memory for the moment, few at a time, and what is written for it lets others go first.
"""

import asyncio
import logging
import time
from collections import deque
from functools import partial

from sqlalchemy import Connection

from parcours.server.clock import Alarm, now
from parcours.server.db.due_times import DueChange, change_due, claim_due, first_due
from parcours.server.db.rows import change_table
from parcours.server.metrics import DUE_TABLES
from parcours.server.play.due import is_too_late, lease, leased_due
from parcours.server.play.room import Room
from parcours.server.play.rooms import Rooms
from parcours.server.play.state import UNATTENDED
from parcours.server.wire.errors import Denied

log = logging.getLogger("parcours.due")

# So many tables go on at once, and so many are claimed at once. While somebody is connected it is one table, and after
# each there is a pause: twice as long as it took, up to so many seconds.
AT_ONCE = 3
CLAIMED = 20
LONGEST_PAUSE = 0.05
# So many things are done at a table before others have their turn.
MOST_MOVES = 40
# A table that fails is looked at again after so many milliseconds.
RETRY = 600_000
# Rooms that are looked at, or written, without a pause.
BATCH = 50


class DueTables:
    """Looks after the tables that are due, for one process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.lease = lease(rooms.settings)
        self.working: set[asyncio.Task[None]] = set()
        # Tables, and until when they are this process's.
        self._claimed: deque[tuple[str, int]] = deque()
        self._alarm = Alarm(self.lease, log)
        rooms.on_due = self.wake

    def wake(self) -> None:
        """Something may be due earlier than what is waited for."""
        self._alarm.wake()

    async def run(self) -> None:
        """Let tables go on when they are due, again and again."""
        await self._alarm.run(self.start_due)

    async def start_due(self) -> int | None:
        """Begin with as many due tables as there is room for; when the next one is due, if there is room for it."""
        while len(self.working) < (1 if self.rooms.are_attended() else AT_ONCE):
            if not self._claimed:
                first = await self.store.read(first_due)
                if first is None or first > now():
                    return first
                until = now() + self.lease
                claim = partial(claim_due, at=now(), until=until, most=CLAIMED)
                ids = await self.store.write_all((), claim, background=True)
                self._claimed.extend((id, until) for id in ids)
                if not self._claimed:
                    # Others were faster.
                    return None
            task = asyncio.create_task(self._go_on(*self._claimed.popleft()))
            self.working.add(task)
            task.add_done_callback(self._done)
        return None

    def _done(self, task: asyncio.Task[None]) -> None:
        self.working.discard(task)
        self.wake()

    async def close(self) -> None:
        """Stop what goes on."""
        for task in self.working:
            task.cancel()
        await asyncio.gather(*self.working, return_exceptions=True)

    async def _go_on(self, id: str, until: int) -> None:
        """Let a claimed table do what is due there, and forget it again."""
        begin = time.monotonic()
        try:
            room = await self.rooms.get(id, UNATTENDED)
            room.note_due(until)
            if not room.watchers and room.scheduler is not None:
                await room.scheduler.catch_up(MOST_MOVES)
                DUE_TABLES.inc()
            room.reschedule()
            await self.rooms.forget(room)
        except Denied as denied:
            # It was deleted meanwhile.
            log.debug("not there", extra={"table": id, "error": denied.code})
        except Exception as error:
            log.error("could not go on", extra={"table": id}, exc_info=error)
            await self._put_off(id)
        if self.rooms.are_attended():
            await asyncio.sleep(min(LONGEST_PAUSE, 2 * (time.monotonic() - begin)))

    async def _put_off(self, id: str) -> None:
        """Look at a table again later, not at once: until then, whoever comes there tries too."""
        until = now() + RETRY

        def work(connection: Connection) -> None:
            change_table(connection, id, {"due": until})

        try:
            await self.store.write_all((), work, background=True)
        except Exception as error:
            # It is looked at again when the lease is over.
            log.warning("could not put off", extra={"error": type(error).__name__})

    async def keep_leases(self) -> None:
        """Keep what is stored of the tables in memory ahead, again and again."""
        while True:
            await asyncio.sleep(self.lease / 3000)
            try:
                await self.renew_leases()
            except Exception as error:
                log.warning("could not renew leases", extra={"error": type(error).__name__})

    async def renew_leases(self) -> None:
        """Store when the tables in memory have to be looked at, should this process die."""
        ids = self.rooms.ids()
        for first in range(0, len(ids), BATCH):
            changes: list[DueChange] = []
            for id in ids[first : first + BATCH]:
                room = self.rooms.find(id)
                # Of one that is busy, a move writes it.
                if room is not None and not room.lock.locked() and not room.stale:
                    wanted = leased_due(room)
                    if self._is_outdated(room, wanted):
                        changes.append((id, room.table.due, wanted))
                        room.note_due(wanted)
            if changes:
                await self.store.write_all((), partial(change_due, changes=changes), True)
            # Others have their turn on the loop.
            await asyncio.sleep(0)

    def _is_outdated(self, room: Room, wanted: int | None) -> bool:
        stored = room.table.due
        if stored is None or wanted is None:
            return stored != wanted
        return is_too_late(room, wanted) or stored < now() + self.lease // 2
