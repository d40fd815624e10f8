"""A room is a table in this process's memory, kept in step with what is stored.

Nothing in a room is true because it is here: it is what the store holds. A room can be dropped at any time, and another
process can have a room of the same table.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from parcours.server.clock import now
from parcours.server.db.rows import ChatRow, LogRow, TableRow, read_chat, read_log, read_table
from parcours.server.db.store import Store
from parcours.server.match.integrity import RulesChanged
from parcours.server.match.live_match import LiveMatch
from parcours.server.play import broadcast
from parcours.server.play.match_loader import MatchLoader
from parcours.server.play.presence import Presence
from parcours.server.play.state import RoomState, Watcher
from parcours.server.settings import Settings
from parcours.server.tables import questions
from parcours.server.tables.seats import seat_of
from parcours.server.wire.errors import Denied

log = logging.getLogger("parcours.room")

Answer = TypeVar("Answer")


class Scheduler(Protocol):
    """What plays on by itself at a table: see `autoplay.py`."""

    # Whether another process made the last move, and is to go first.
    yields: bool

    def reschedule(self) -> None:
        """Look again at what is due next."""

    def stop(self) -> None:
        """Do nothing more."""


class Room(RoomState):
    """One table, of which one thing is done at a time."""

    def __init__(
        self,
        id: str,
        store: Store,
        presence: Presence,
        settings: Settings,
        loader: MatchLoader,
    ) -> None:
        super().__init__(id, settings)
        self.store = store
        self.presence = presence
        self.loader = loader
        # Given by whoever opens the room: a room knows nothing of bots.
        self.scheduler: Scheduler | None = None
        # Which message a command of a seat became, of the last ones, so that one sent twice is said once.
        self.chat_commands: dict[tuple[int | None, str], int] = {}
        self.lock = asyncio.Lock()
        # When somebody last asked for the room.
        self.used = 0.0
        # Whether what is here may differ from what is stored, as reading it failed.
        self.stale = False

    def locked(self, by: Watcher | None = None) -> "_Locked":
        """Nobody else changes the room meanwhile, and it holds what is stored; Denied to whoever was disconnected."""
        return _Locked(self, by)

    async def check(self, by: Watcher | None) -> None:
        """Once the room is locked: see to it that this is so."""
        if self.stale:
            await self.reload()
        if by is not None and by not in self.watchers:
            raise Denied("forbidden")

    def reschedule(self) -> None:
        """Something has changed that may change what is due next."""
        if self.scheduler is not None:
            self.scheduler.reschedule()

    def yield_to_others(self, yields: bool) -> None:
        """Whether another process made the last move, and is to go first with what follows."""
        if self.scheduler is not None:
            self.scheduler.yields = yields

    # Reading what is stored.

    async def load(self, address: str = "") -> None:
        """Read everything from the store, at the cost of that address, if somebody has come from one."""

        def work(connection: Connection) -> tuple[TableRow, list[LogRow], list[ChatRow]]:
            return (
                read_table(connection, self.id),
                read_log(connection, self.id),
                read_chat(connection, self.id),
            )

        table, rows, chat = await self.store.read(work)
        live = problem = None
        if table.seed is not None:
            live, problem = await self._load_match(address or self.id, table, rows)
        self.table = table
        self._begin(live, problem)
        broadcast.send_chat(self, chat)
        self.stale = False

    async def reload(self) -> None:
        """What was thought to be written was not: begin anew, and show all what is true."""
        self.stale = True
        await self.load()
        broadcast.send_table(self)
        if self.live is not None:
            broadcast.send_state(self)
        self.reschedule()

    async def refresh(self) -> None:
        """Read the table again and tell all: its seats, status or questions have changed."""
        waited = self.table.seed is None
        table = await self._read_table()
        began = waited and table.seed is not None
        live, problem = self.live, None
        if began:
            live, problem = await self._load_match(self.id, table, [])
        self.table = table
        self._close_revoked()
        if began:
            log.info("began", extra={"table": self.id})
            self._begin(live, problem)
        broadcast.send_table(self)
        if began and self.live is not None:
            broadcast.send_state(self)
        self.reschedule()

    async def read_log(self) -> bool:
        """Read what other processes have added to the log, and tell who watches; whether there was anything."""
        live = self.live
        if live is None or not self.store.shared:
            return False
        number = live.number
        rows = await self.store.read(lambda connection: read_log(connection, self.id, number))
        for row in rows:
            try:
                live.replay(row)
            except RulesChanged as changed:
                # Another process plays it by other rules.
                self._begin(None, changed)
                broadcast.send_table(self)
                return True
            self.yield_to_others(True)
            for watcher, message in broadcast.prepare_last_line(self):
                watcher.push(message)
        return bool(rows)

    async def catch_up(self, only_moves: bool = False) -> None:
        """Another process has written something: read it, and tell those who watch here."""
        async with self.locked():
            if not only_moves:
                await self.refresh()
                # Somebody who left there may still be here with another device.
                await self.publish_presence(
                    [
                        seat.seat
                        for seat in self.table.seats
                        if self.is_connected(seat.seat) and not seat.seen
                    ]
                )
                broadcast.send_chat(
                    self, await self.store.read(lambda connection: read_chat(connection, self.id))
                )
            news = await self.read_log()
            over = self.live is not None and self.live.match.over
            if news and only_moves and (over or self.table.asking):
                # The move ended the match, or the question that was open.
                await self.refresh()
            await self._close_stale_takeback()
            self.reschedule()

    async def read_presence(self) -> None:
        """Read whom other processes have seen, which they note without telling."""
        if self.store.shared:
            self.table = await self._read_table()

    # Changing it.

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """Change the table, and tell all how it is now."""
        answer = await self.store.write(self.id, work)
        await self.refresh()
        return answer

    async def publish_presence(self, seats: list[int]) -> None:
        """Let other processes know which of these seats' players are connected, if there can be others."""
        if not self.store.shared or not seats:
            return
        seen = {seat: now() if self.is_connected(seat) else 0 for seat in seats}
        await self.presence.publish(self.id, seen)
        rows = [replace(row, seen=seen.get(row.seat, row.seen)) for row in self.table.seats]
        self.table = replace(self.table, seats=tuple(rows))

    def keeps_seat(self, watcher: Watcher) -> bool:
        """Whether the socket's token still opens its seat."""
        return watcher.seat is None or seat_of(self.table, watcher.token) == watcher.seat

    def _close_revoked(self) -> None:
        """Close the sockets of those whose seat is no longer theirs."""
        for watcher in list(self.watchers):
            if not self.keeps_seat(watcher):
                self.leave(watcher)
                watcher.close("forbidden")

    async def _close_stale_takeback(self) -> None:
        """Close a takeback that another process has moved past without knowing of it."""
        question = questions.read_question(self.table)
        if question is not None and question.is_stale(self.number):
            await self.write(lambda connection: questions.close(connection, self.id, question.id))

    async def _read_table(self) -> TableRow:
        return await self.store.read(lambda connection: read_table(connection, self.id))

    async def _load_match(
        self, address: str, table: TableRow, rows: list[LogRow]
    ) -> tuple[LiveMatch | None, RulesChanged | None]:
        """The match, or why it can't be replayed as it was played."""
        try:
            return await self.loader.load(address, table, rows), None
        except RulesChanged as changed:
            return None, changed

    def _begin(self, live: LiveMatch | None, problem: RulesChanged | None) -> None:
        """The match, or that it can't go on here; the table stays, and says so."""
        self.live, self.problem = live, problem
        if problem is None:
            return
        because = str(problem.params["because"])
        if problem.__cause__ is not None:
            because += f" ({type(problem.__cause__).__name__})"
        # Without its trace, which may hold what was played.
        log.error("match stopped", extra={"table": self.id, "error": because})


class _Locked:
    """A class, as every move passes here and `asynccontextmanager` takes its time."""

    def __init__(self, room: Room, by: Watcher | None) -> None:
        self.room = room
        self.by = by

    async def __aenter__(self) -> None:
        await self.room.lock.acquire()
        try:
            await self.room.check(self.by)
        except BaseException:
            self.room.lock.release()
            raise

    async def __aexit__(self, *raised: object) -> None:
        self.room.lock.release()
