"""What happens at a table without a person: moves of bots, clocks that run out, players who stay away or don't reveal
their contribution to the shuffle.

A table in memory has a timer for it. One that is not is brought there when it is due: see `due_tables.py`.
"""

import asyncio
import logging
import weakref
from collections.abc import Awaitable, Callable

from parcours.core.errors import Refused
from parcours.core.state import TABLE
from parcours.server.clock import now
from parcours.server.match.live_match import LiveMatch
from parcours.server.metrics import BOT_DEFAULTS, moves
from parcours.server.play import votes
from parcours.server.play.due import BY_DEFAULT, QUESTION, SHUFFLE, room_due
from parcours.server.play.moves import append
from parcours.server.play.room import Room
from parcours.server.tables import lifecycle
from parcours.server.wire.words import Pace

log = logging.getLogger("parcours.room")

Think = Callable[[str, LiveMatch, int, str], Awaitable[str | None]]

# A process whose own client did not make the last move waits this long before it plays for bots and absent players.
YIELD_SECONDS = 2.0
# How long bots let people look, by the pace that a table has: so many times the usual.
PACES: dict[Pace, float] = {"slow": 2.5, "normal": 1.0, "fast": 0.3, "skip": 0.0}


class Autoplay:
    """Plays on by itself at one table: a timer is set to what is due next."""

    def __init__(self, room: Room, think: Think) -> None:
        # A room that is dropped is to be free at once, not whenever Python looks for circles.
        self._room = weakref.ref(room)
        self.think = think
        self.yields = False
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def room(self) -> Room:
        room = self._room()
        assert room is not None
        return room

    def reschedule(self) -> None:
        """Set the timer to when the next seat is played for."""
        self._cancel_timer()
        if self.room.forgotten:
            # Somebody who has just left still holds it: the table's next room goes on.
            return
        found = room_due(self.room)
        if found is not None and self._task is None:
            wait = (found.at - now()) / 1000 + (YIELD_SECONDS if self.yields else 0.0)
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._run)

    async def catch_up(self, most: int) -> None:
        """Do what is due by now, up to so many things, one after the other."""
        self._cancel_timer()
        if self._task is not None:
            return
        self._task = asyncio.current_task()
        try:
            for _ in range(most):
                before = self.room.table, self.room.number
                await self._play_on()
                if before == (self.room.table, self.room.number):
                    return
        finally:
            self._task = None

    def stop(self) -> None:
        """Do nothing more."""
        self._cancel_timer()
        if self._task is not None:
            self._task.cancel()

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _run(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._play_on())
        self._task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled() or self._room() is None:
            return
        error = task.exception()
        if error is not None:
            log.error("could not play on", extra={"table": self.room.id}, exc_info=error)
            self._timer = asyncio.get_running_loop().call_later(YIELD_SECONDS, self._run)
            return
        self.reschedule()

    async def _play_on(self) -> None:
        """Play for the seat whose time has come, if it still has."""
        room = self.room
        found = room_due(room)
        if found is not None and room.store.shared:
            # The others may have seen its player meanwhile, which they note without telling.
            async with room.locked():
                await room.read_presence()
            found = room_due(room)
        live = room.live
        if found is None or found.at > now():
            return
        _, seat, by, stand_in = found
        if by == SHUFFLE:
            await _begin_without(room)
            return
        if by == QUESTION:
            await votes.settle(room)
            return
        if live is None:
            return
        if seat == TABLE:
            await self._play_for_table(live)
            return
        decision = live.decision(seat)
        number = live.number
        since = live.since[seat]
        move = None if by == BY_DEFAULT else await self._choose(live, seat, by)
        if room.watchers:
            # What was spent on thinking is no longer waited for: people are to see what happened before.
            shown = since + int(room.settings.bot_pace * PACES.get(room.pace(), 1.0) * 1000)
            await asyncio.sleep(max(0, shown - now()) / 1000)
        async with room.locked():
            if room.live is not live or live.decision(seat) != decision:
                return
            found = room_due(room)
            if found is None or found[1:] != (seat, by, stand_in) or found.at > now():
                # Its player came back meanwhile.
                return
            if move is None or (
                live.number != number and isinstance(live.judge(seat, decision, move), Refused)
            ):
                if by != BY_DEFAULT:
                    BOT_DEFAULTS.inc()
                move = live.match.default(live.match.players[seat]).notation
            if await append(room, seat, move, stand_in=stand_in):
                moves(room.table.game, by).inc()
                log.debug("played for", extra={"table": room.id, "seat": seat, "by": by})

    async def _choose(self, live: LiveMatch, seat: int, bot: str) -> str | None:
        """What a lesson has the bot do, or else what it thinks."""
        scripted = live.scripted()
        if scripted is not None and scripted[0] == seat:
            return scripted[1]
        return await self._thought(live, seat, bot)

    async def _thought(self, live: LiveMatch, seat: int, bot: str) -> str | None:
        """What the bot does, or None where it has no answer."""
        try:
            return await self.think(self.room.address(), live, seat, bot)
        except Exception as error:
            log.error(
                "could not think", extra={"table": self.room.id, "seat": seat}, exc_info=error
            )
            return None

    async def _play_for_table(self, live: LiveMatch) -> None:
        """Make the move that the table makes by itself, unless another process just has."""
        room = self.room
        async with room.locked():
            alarm = live.alarm()
            if room.live is not live or room.table.status != "playing" or alarm is None:
                return
            if await append(room, TABLE, alarm[1]):
                moves(room.table.game, "table").inc()
                log.info("time is over", extra={"table": room.id})


async def _begin_without(room: Room) -> None:
    """Begin the match without the contributions that did not come in time."""
    async with room.locked():
        await room.write(
            lambda connection: lifecycle.begin_without(
                connection, room.id, room.settings.reveal_seconds
            )
        )
