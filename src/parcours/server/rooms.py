"""A room is a table in this process's memory: its match, and the sockets that watch it.

Nothing in a room is true because it is here: it is what the store holds. A room can be dropped at any time, and another
process can have a room of the same table.
"""

import asyncio
import logging
import math
from collections.abc import Callable
from typing import Any, Protocol, TypedDict, TypeVar

import orjson
from sqlalchemy import Connection

from parcours.server import schema, tables, votes
from parcours.server.automatic import Automatic, Think
from parcours.server.clock import now
from parcours.server.errors import Denied
from parcours.server.integrity import RulesChanged
from parcours.server.match_loader import MatchLoader
from parcours.server.metrics import ROOMS, moves
from parcours.server.playing import Playing, refusal_json, result_json
from parcours.server.presence import Presence
from parcours.server.settings import Settings
from parcours.server.store import Entry, Store, Taken
from parcours.server.tables import table_json
from parcours.server.wire.answers import Answer, ChatMessage, LogEntry, Result, View
from parcours.server.wire.messages import ChatMessages, StateMessage, TableMessage

log = logging.getLogger("parcours.room")

Json = dict[str, Any]
Written = TypeVar("Written")


class Watcher(Protocol):
    """A socket that watches a table, with the seat that its token opens."""

    seat: int | None
    token: str | None

    def push(self, message: bytes) -> None:
        """Send a message as soon as the line is free."""

    def close(self, code: str) -> None:
        """Send it away, with the reason."""


class Room:
    """One table."""

    def __init__(
        self,
        id: str,
        store: Store,
        presence: Presence,
        settings: Settings,
        think: Think,
        loader: MatchLoader,
    ) -> None:
        self.id = id
        self.store = store
        self.loader = loader
        self.presence = presence
        self.settings = settings
        self.table: Json = {}
        self.playing: Playing | None = None
        # Why the match can't be replayed; there is no `playing` then.
        self.problem: RulesChanged | None = None
        self.watchers: set[Watcher] = set()
        # When each seat was last seen here, for the grace time. Of a seat that was not seen yet nobody knows since when
        # it is away: its grace time begins with the room, so after a restart all have it again.
        self.seen: dict[int, int] = {}
        self.opened = now()
        self.chat: list[ChatMessage] = []
        # Which message a command of a seat became, of the last ones, so that one sent twice is said once.
        self.said: dict[tuple[int | None, str], int] = {}
        self.lock = asyncio.Lock()
        self.used = 0.0
        self.automatic = Automatic(self, think)
        self.votes = votes.Votes(self)
        # Whether what is here may differ from what is stored, as reading it failed.
        self._doubtful = False

    @property
    def number(self) -> int:
        """How many lines its log has; 0 before the match."""
        return 0 if self.playing is None else self.playing.number

    def held(self, by: Watcher | None = None) -> "_Held":
        """Nobody else changes the room meanwhile, and it holds what is stored; Denied to whoever was just sent away."""
        return _Held(self, by)

    async def check(self, by: Watcher | None) -> None:
        """Once the room is held: see to it that this is so."""
        if self._doubtful:
            await self._reload()
        if by is not None and by not in self.watchers:
            raise Denied("forbidden")

    async def load(self, address: str = "") -> None:
        """Read everything from the store, at the cost of that address, if somebody has come from one."""

        def work(connection: Connection) -> tuple[Json, list[Entry], list[ChatMessage]]:
            return (
                tables.read_table(connection, self.id),
                tables.read_log(connection, self.id),
                tables.read_chat(connection, self.id),
            )

        table, entries, chat = await self.store.read(work)
        playing = problem = None
        if table["seed"] is not None:
            playing, problem = await self._load_match(address or self.id, table, entries)
        self.take(table)
        self.playing = playing
        self.problem = None
        if problem is not None:
            self._stop(problem)
        self.hear(chat)
        self._doubtful = False

    def _stop(self, problem: RulesChanged) -> None:
        """The match can't go on here; the table stays, and says so."""
        self.playing = None
        self.problem = problem
        because = str(problem.params["because"])
        if problem.__cause__ is not None:
            because += f" ({type(problem.__cause__).__name__})"
        # Without its trace, which may hold what was played.
        log.error("match stopped", extra={"table": self.id, "error": because})

    async def _load_match(
        self, address: str, table: Json, entries: list[Entry]
    ) -> tuple[Playing | None, RulesChanged | None]:
        """The match, or why it can't be replayed as it was played."""
        try:
            return await self.loader.load(address, table, entries), None
        except RulesChanged as changed:
            return None, changed

    def take(self, table: Json) -> None:
        """The table is now like this."""
        for before, after in zip(self.table.get("seats", ()), table["seats"], strict=False):
            sat_down = before["token"] != after["token"] or before["left"] > after["left"]
            if sat_down or (before["seen"] and not after["seen"]):
                # Somebody has just sat down or come back, or another process has just seen them go.
                self.seen[after["seat"]] = now()
        self.table = table

    async def _reload(self) -> None:
        """What was thought to be written was not: begin anew, and show all what is true."""
        self._doubtful = True
        await self.load()
        self.tell_table()
        if self.playing is not None:
            self._catch_all_up()
        self.automatic.wind()

    # Who is there.

    def join(self, watcher: Watcher) -> None:
        """Somebody begins to watch."""
        self.watchers.add(watcher)
        if watcher.seat is not None:
            self.seen[watcher.seat] = now()

    def leave(self, watcher: Watcher) -> None:
        """Somebody's socket is gone."""
        self.watchers.discard(watcher)
        if watcher.seat is not None:
            self.seen[watcher.seat] = now()

    async def be_seen(self, seats: list[int]) -> None:
        """Let other processes know which of these seats' players are there, if there can be others."""
        if not self.store.shared or not seats:
            return
        seen = {seat: now() if self._here(seat) else 0 for seat in seats}
        await self.presence.tell(self.id, seen)
        for seat, at in seen.items():
            self.table["seats"][seat]["seen"] = at

    def _overlooked(self, seat: int) -> bool:
        return self._here(seat) and not self.table["seats"][seat]["seen"]

    def _here(self, seat: int) -> bool:
        return any(watcher.seat == seat for watcher in self.watchers)

    def host_waits(self) -> bool:
        """Whether the table is open and its host has a socket here."""
        return self.table["status"] == "open" and any(
            row["host"] and self._here(row["seat"]) for row in self.table["seats"]
        )

    def present(self) -> set[int]:
        """The seats whose players are there, in this process or another."""
        return {row["seat"] for row in self.table["seats"] if self.away_at(row["seat"]) > now()}

    def away_at(self, seat: int) -> float:
        """When a seat's player went away, or will have unless another process says that it still sees them."""
        if self._here(seat):
            return math.inf
        elsewhere: int = self.table["seats"][seat]["seen"]
        patience = int(2000 * self.settings.heartbeat)
        # What was before the match is no absence from it.
        here = max(self.seen.get(seat, self.opened), self.table["started"] or 0)
        return max(here, elsewhere + patience if elsewhere else 0)

    def people(self) -> set[int]:
        """The seats of people who have not left the match."""
        rows = self.table["seats"]
        return {row["seat"] for row in rows if row["kind"] == "person" and not row["left"]}

    def absent(self) -> set[int]:
        """The seats of people who have been away for longer than the table's grace time."""
        latest = now() - 1000 * self.table["grace"]
        return {seat for seat in self.people() if self.away_at(seat) <= latest}

    async def read_presence(self) -> None:
        """Read whom other processes have seen, which they note without telling."""
        if self.store.shared:
            self.take(await self.store.read(lambda c: tables.read_table(c, self.id)))

    # What is sent.

    def table_message(self, seat: int | None) -> bytes:
        spectators = sum(1 for watcher in self.watchers if watcher.seat is None)
        told = table_json(self.table, seat, self.present(), spectators, self.absent(), self.problem)
        message: TableMessage = {"kind": "table", "table": told}
        return orjson.dumps(message)

    def state_message(
        self, seat: int | None, since: int | None, answer: Answer | None = None
    ) -> bytes:
        """What the seat may know now, and what happened since that number."""
        assert self.playing is not None
        player = self.playing.player(seat)
        full, lines = self.playing.log(player, since)
        view = self.playing.match.view(player)
        return self._state(seat, view, full, lines, self._for_all(), answer)

    def _for_all(self) -> "_ForAll":
        """The part of a state that everybody gets."""
        playing = self.playing
        assert playing is not None
        return {
            "awaited": playing.awaited(),
            "clocks": playing.clocks(now()),
            "time": playing.time(now()),
            "result": result_json(playing.match.result),
        }

    def _state(
        self,
        seat: int | None,
        view: View,
        full: bool,
        lines: list[LogEntry],
        for_all: "_ForAll",
        answer: Answer | None,
    ) -> bytes:
        playing = self.playing
        assert playing is not None
        message: StateMessage = {
            "kind": "state",
            "number": playing.number,
            "full": full,
            "view": view,
            "figures": playing.match.figures(playing.player(seat)),
            "legal": [] if seat is None else playing.legal(seat),
            "decision": None if seat is None else playing.decision(seat),
            "log": lines,
            "awaited": for_all["awaited"],
            "clocks": for_all["clocks"],
            "time": for_all["time"],
            "result": for_all["result"],
        }
        if answer is not None:
            message["answer"] = answer
        return orjson.dumps(message)

    def tell_table(self) -> None:
        """Tell all who watch how the table is now."""
        messages: dict[int | None, bytes] = {}
        for watcher in list(self.watchers):
            if watcher.seat not in messages:
                messages[watcher.seat] = self.table_message(watcher.seat)
            watcher.push(messages[watcher.seat])

    def hear(self, messages: list[ChatMessage]) -> None:
        """Take messages of the chat in, in whichever order they come, and tell what is new in them."""
        heard = {message["id"]: message for message in self.chat}
        news = [
            message
            for message in messages
            if message["id"] not in heard
            or (message["removed"] and not heard[message["id"]]["removed"])
        ]
        if not news:
            return
        heard |= {message["id"]: message for message in news}
        self.chat = [heard[id] for id in sorted(heard)][-tables.CHAT_SHOWN :]
        message: ChatMessages = {"kind": "chat", "messages": news}
        told = orjson.dumps(message)
        for watcher in list(self.watchers):
            watcher.push(told)

    def _prepare(self, by: Watcher | None, answer: Answer | None) -> list[tuple[Watcher, bytes]]:
        """The messages about the last line of the log, one for each who watches."""
        playing = self.playing
        assert playing is not None
        messages: dict[int | None, bytes] = {}
        for_all = self._for_all()
        several = len(self.watchers) > 2
        views = playing.match.views() if several else []
        prepared: list[tuple[Watcher, bytes]] = []
        for watcher in list(self.watchers):
            seat = watcher.seat
            own = answer if watcher is by else None
            message = messages.get(seat) if own is None else None
            if message is None:
                reader = playing.player(seat)
                if playing.rewound == playing.number:
                    full, lines = playing.log(reader, None)
                else:
                    full, lines = False, [playing.line(reader, len(playing.standing) - 1)]
                view = views[seat] if several and seat is not None else playing.match.view(reader)
                message = self._state(seat, view, full, lines, for_all, own)
                if own is None:
                    messages[seat] = message
            prepared.append((watcher, message))
        return prepared

    # Moves.

    async def move(
        self, watcher: Watcher, command: str, decision: str | None, move: str
    ) -> Answer | None:
        """Make a move for the seat of a socket; the answer, unless it went out with the new state."""
        seat = watcher.seat
        if seat is None:
            raise Denied("forbidden")
        async with self.held(watcher):
            while True:
                playing = self.require_playing()
                number = playing.commands.get((seat, command))
                if number is not None:
                    return {"id": command, "accepted": number}
                refused = playing.refusal(seat, decision, move)
                if refused is not None:
                    if decision != playing.decision(seat) and await self.read_on():
                        # The client has seen more elsewhere than this process had.
                        continue
                    return {"id": command, "refused": refusal_json(refused)}
                if await self.append(seat, move, command, watcher):
                    moves(self.table["game"], "person").inc()
                    return None
                # Another process was faster: what it wrote is here now, so look again.

    async def append(
        self, seat: int, move: str, command: str | None = None, by: Watcher | None = None
    ) -> bool:
        """Write a line that is known to be legal, and tell all once it is committed; False if another was first."""
        playing = self.playing
        assert playing is not None
        entry = Entry(
            table=self.id,
            number=playing.number + 1,
            seat=seat,
            move=move,
            command=command,
            at=now(),
            checksum=None,
        )
        playing.enter(entry)
        entry["checksum"] = playing.checksum()
        # Nobody sees the room before the commit, as we hold its lock; so the messages are made while the disk works.
        closed = self.votes.closes_with_move()
        committed = self.store.append(entry, self._also(playing, closed))
        answer: Answer | None = None
        if command is not None:
            answer = {"id": command, "accepted": entry["number"]}
        prepared = self._prepare(by, answer)
        try:
            await committed
        except Taken:
            await self._reload()
            return False
        except Exception as error:
            log.error("could not write", extra={"table": self.id}, exc_info=error)
            await self._reload()
            if self.playing is None or self.playing.number < entry["number"]:
                raise Denied("unavailable") from None
            # It may have been written, and only its answer was lost: look again.
            return False
        for watcher, message in prepared:
            watcher.push(message)
        self.automatic.stands_back = False
        try:
            if playing.match.over:
                log.info("finished", extra={"table": self.id})
                await self.refresh()
            elif closed is not None:
                await self.refresh()
        except Exception as error:
            # The move stands all the same, and all have been told.
            log.error("could not read on", extra={"table": self.id}, exc_info=error)
            self._doubtful = True
        self.automatic.wind()
        return True

    def _also(self, playing: Playing, closed: str | None) -> Callable[[Connection], None] | None:
        """What is written with a move: the end of the match, or that it ended a question."""
        result = result_json(playing.match.result)
        if result is not None:
            return lambda connection: tables.finish(connection, self.id, result)
        if closed is None:
            return None

        def close_question(connection: Connection) -> None:
            schema.hold(connection, self.id)
            votes.close(connection, self.id, closed)

        return close_question

    async def begin_without(self) -> None:
        """Begin the match without the contributions that did not come in time."""
        async with self.held():
            await self.write(
                lambda connection: tables.begin_without(
                    connection, self.id, self.settings.reveal_seconds
                )
            )

    def require_playing(self) -> Playing:
        """The match; Denied where none is played, or where it can't go on."""
        if self.table["status"] != "abandoned":
            if self.playing is not None:
                return self.playing
            if self.problem is not None:
                raise Denied(self.problem.code, **self.problem.params)
        raise Denied("not_playing")

    async def write(self, work: Callable[[Connection], Written]) -> Written:
        """Change the table, and tell all how it is now."""
        answer = await self.store.write(self.id, work)
        await self.refresh()
        return answer

    # Keeping up with the store.

    async def refresh(self) -> None:
        """Read the table again and tell all: its seats, status or questions have changed."""
        table = await self.store.read(lambda connection: tables.read_table(connection, self.id))
        began = self.table.get("seed") is None and table["seed"] is not None
        playing, problem = self.playing, None
        if began:
            playing, problem = await self._load_match(self.id, table, [])
        self.take(table)
        self._send_away()
        if began:
            log.info("began", extra={"table": self.id})
            self.playing = playing
            if problem is not None:
                self._stop(problem)
        self.tell_table()
        if began and self.playing is not None:
            self._catch_all_up()
        self.automatic.wind()

    async def catch_up(self, only_moves: bool = False) -> None:
        """Another process has written something: read it, and tell those who watch here."""
        async with self.held():
            if not only_moves:
                await self.refresh()
                # Somebody who left there may still be here with another device.
                rows = self.table["seats"]
                await self.be_seen([at for at in range(len(rows)) if self._overlooked(at)])
                self.hear(
                    await self.store.read(lambda connection: tables.read_chat(connection, self.id))
                )
            news = await self.read_on()
            if news and only_moves and (self._is_over() or self.table["asking"]):
                # The move ended the match, or the question that was open.
                await self.refresh()
            await self.votes.drop_stale()
            self.automatic.wind()

    def _is_over(self) -> bool:
        return self.playing is not None and self.playing.match.over

    async def read_on(self) -> bool:
        """Read what other processes have added to the log, and tell who watches; whether there was anything."""
        playing = self.playing
        if playing is None or not self.store.shared:
            return False
        number = playing.number
        entries = await self.store.read(
            lambda connection: tables.read_log(connection, self.id, number)
        )
        for entry in entries:
            try:
                playing.replay(entry)
            except RulesChanged as changed:
                # Another process plays it by other rules.
                self._stop(changed)
                self.tell_table()
                return True
            self.automatic.stands_back = True
            for watcher, message in self._prepare(None, None):
                watcher.push(message)
        return bool(entries)

    def _catch_all_up(self) -> None:
        for watcher in list(self.watchers):
            watcher.push(self.state_message(watcher.seat, None))

    def _send_away(self) -> None:
        """Close the sockets of those whose seat is no longer theirs."""
        for watcher in list(self.watchers):
            if not self.still_there(watcher):
                self.leave(watcher)
                watcher.close("forbidden")

    def still_there(self, watcher: Watcher) -> bool:
        """Whether the socket's token still opens its seat."""
        return watcher.seat is None or tables.seat_of(self.table, watcher.token) == watcher.seat


class _ForAll(TypedDict):
    """The part of a state that everybody gets."""

    awaited: list[str]
    clocks: dict[str, int]
    time: int | None
    result: Result | None


class _Held:
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


class Rooms:
    """The tables that are in this process's memory."""

    def __init__(self, store: Store, settings: Settings, think: Think, loader: MatchLoader) -> None:
        self.store = store
        self.settings = settings
        self.think = think
        self.loader = loader
        self.presence = Presence(store)
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

    def here(self, id: str) -> Room | None:
        """The room of a table if it is in memory."""
        return self._rooms.get(id)

    async def changed(self, id: str) -> None:
        """Something about a table was written by this process: tell those who watch it here."""
        await self._loaded(id)
        room = self._rooms.get(id)
        if room is not None:
            async with room.held():
                await room.refresh()

    async def noticed(self, id: str, only_moves: bool = False) -> None:
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

    def present(self) -> list[tuple[str, int]]:
        """All seats with a socket in this process."""
        return [
            (room.id, watcher.seat)
            for room in self._rooms.values()
            for watcher in room.watchers
            if watcher.seat is not None
        ]

    def hosted(self) -> list[str]:
        """The open tables whose host has a socket in this process."""
        return [room.id for room in self._rooms.values() if room.host_waits()]

    def sweep(self) -> None:
        """Forget the rooms that nobody has looked into for a while."""
        old = asyncio.get_running_loop().time() - self.settings.idle_seconds
        for id, room in list(self._rooms.items()):
            if not room.watchers and room.used < old and not room.lock.locked():
                room.automatic.stop()
                del self._rooms[id]
        ROOMS.set(len(self._rooms))

    def close(self) -> None:
        for room in self._rooms.values():
            room.automatic.stop()

    async def _load(self, id: str, address: str) -> Room:
        room = Room(id, self.store, self.presence, self.settings, self.think, self.loader)
        await room.load(address)
        self._rooms[id] = room
        ROOMS.set(len(self._rooms))
        return room
