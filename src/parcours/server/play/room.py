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
from parcours.server.db.notices import Watch, read_watches
from parcours.server.db.rows import ChatRow, LogRow, TableRow, read_chat, read_log, read_table
from parcours.server.db.store import Store
from parcours.server.match.integrity import RulesChanged
from parcours.server.match.live_match import RENAMED, LiveMatch
from parcours.server.play import broadcast
from parcours.server.play.match_loader import MatchLoader
from parcours.server.play.presence import Presence
from parcours.server.play.state import RoomState, Watcher
from parcours.server.profiles.keys import find_profile
from parcours.server.settings import Settings
from parcours.server.tables import questions
from parcours.server.tables.watches import is_behind, tell_turns
from parcours.server.wire.errors import Denied

log = logging.getLogger("parcours.room")

Answer = TypeVar("Answer")


class Scheduler(Protocol):
    """What plays on by itself at a table: see `autoplay.py`."""

    # Whether another process made the last move, and is to go first.
    yields: bool

    def reschedule(self) -> None:
        """Look again at what is due next."""

    async def catch_up(self, most: int) -> None:
        """Do what is due by now, up to so many things."""

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
        # Given by the code that opens the room: a room knows nothing of bots.
        self.scheduler: Scheduler | None = None
        # Told when something may have come into the outbox.
        self.on_told: Callable[[], None] = lambda: None
        # Which message a command of a token became, of the last ones, so that one sent twice is said once.
        self.chat_commands: dict[tuple[str | None, str], int] = {}
        self.lock = asyncio.Lock()
        # When somebody last asked for the room.
        self.used = 0.0
        # Whether the process has another room of this table by now, or none: who came meanwhile asks again.
        self.forgotten = False
        # Whether what is here may differ from what is stored, as reading it failed.
        self.stale = False
        # How often it was noted who is there.
        self._published = 0

    def locked(self, by: Watcher | None = None) -> "_Locked":
        """Nobody else changes the room inside the block, and it holds what is stored; Denied to a revoked client."""
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

        def work(
            connection: Connection,
        ) -> tuple[TableRow, list[LogRow], list[ChatRow], tuple[Watch, ...]]:
            return (
                read_table(connection, self.id),
                read_log(connection, self.id),
                read_chat(connection, self.id),
                read_watches(connection, self.id),
            )

        table, rows, chat, watches = await self._read(work)
        live = problem = None
        if table.seed is not None:
            live, problem = await self._load_match(address or self.id, table, rows)
        self.table, self.watches = table, watches
        self._begin(live, problem)
        broadcast.send_chat(self, chat)
        self.stale = False
        await self.tell_turns()

    async def reload(self) -> None:
        """What was thought to be written was not: load everything again, and show it to all."""
        self.stale = True
        await self.load()
        broadcast.send_table(self)
        if self.live is not None:
            broadcast.send_state(self)
        self.reschedule()

    async def refresh(self) -> None:
        """Read the table again and tell all: its seats, status or questions have changed."""
        waited = self.live is None and self.problem is None
        with_profile = [watcher for watcher in self.watchers if watcher.profile is not None]

        def work(connection: Connection) -> tuple[TableRow, tuple[Watch, ...], list[Watcher]]:
            return (
                read_table(connection, self.id),
                read_watches(connection, self.id),
                [watcher for watcher in with_profile if _is_revoked(connection, watcher)],
            )

        table, self.watches, revoked = await self._read(work)
        for watcher in revoked:
            # Its token may still open a seat; if not, it is closed with the next row.
            watcher.profile = None
        if self.live is not None and table.players != self.live.match.players:
            # Somebody has deleted their place, and is called something else everywhere.
            self.chat = []
            await self.reload()
            return
        began = waited and table.seed is not None
        live, problem = self.live, None
        if began:
            live, problem = await self._load_match(self.id, table, [])
        chat: list[ChatRow] = []
        if began and table.lot is not None:
            # What was said before belongs to other seats now.
            chat = await self.store.read(lambda connection: read_chat(connection, self.id))
        self.table = table
        if began:
            log.info("began", extra={"table": self.id})
            self._begin(live, problem)
        broadcast.send_table(self)
        broadcast.send_chat(self, chat)
        if began and self.live is not None:
            broadcast.send_state(self)
        self.reschedule()
        await self.tell_turns()

    async def tell_turns(self) -> None:
        """Tell those who are not there whose turn it is, where that is not done yet: as the match has just begun,
        or as whoever has moved did not know of them."""
        if not self.watches:
            return
        waiting, number = self.waiting(), self.number
        if is_behind(self.watches, self.table, waiting):

            def work(connection: Connection) -> None:
                # Whoever has made a move that is not known here has told of it.
                if not read_log(connection, self.id, number):
                    tell_turns(connection, self.table, waiting, now())

            try:
                await self.store.write_all((), work, background=True)
                self.watches = await self.store.read(
                    lambda connection: read_watches(connection, self.id)
                )
            except Exception as error:
                # The table itself goes on; whoever loads it next tells.
                log.warning("could not tell", extra={"error": type(error).__name__})
        self.on_told()

    async def read_log(self) -> bool:
        """Read what other processes have added to the log, and tell who watches; whether there was anything."""
        live = self.live
        if live is None or not self.store.shared:
            return False
        number = live.number
        rows = await self.store.read(lambda connection: read_log(connection, self.id, number))
        if any(row.move == RENAMED for row in rows):
            await self.reload()
            return True
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
            if news and not only_moves:
                await self.tell_turns()
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

    def note_due(self, due: int | None) -> None:
        """What is stored of when the table has to be looked at."""
        self.table = replace(self.table, due=due)

    async def publish_presence(self, seats: list[int]) -> None:
        """Note which of these seats' players are connected, for other processes and for those after this one."""
        if not seats:
            return
        seen = {seat: now() if self.is_connected(seat) else 0 for seat in seats}
        await self.presence.publish(self.id, seen)
        rows = [
            replace(row, seen=seen[row.seat], away=None if seen[row.seat] else now())
            if row.seat in seen
            else row
            for row in self.table.seats
        ]
        self.table = replace(self.table, seats=tuple(rows))
        self._published += 1

    async def _close_stale_takeback(self) -> None:
        """Close a takeback that another process has moved past without knowing of it."""
        question = questions.read_question(self.table)
        if question is not None and question.is_stale(self.number):
            await self.write(lambda connection: questions.close(connection, self.id, question.id))

    async def _read_table(self) -> TableRow:
        return await self._read(lambda connection: read_table(connection, self.id))

    async def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Read the table, again if it was noted meanwhile who is there: what was read may be from before that, and
        somebody who has left would count as seen until the next time."""
        while True:
            published = self._published
            answer = await self.store.read(work)
            if published == self._published:
                return answer

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


def _is_revoked(connection: Connection, watcher: Watcher) -> bool:
    """Whether the profile of a socket was closed on its device, or deleted."""
    return find_profile(connection, watcher.profile_key) != watcher.profile


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
