"""What happens at a table without a person: moves of bots, clocks that run out, players who stay away or don't reveal
their contribution to the shuffle.

Only while somebody watches: nobody waits at a table that nobody looks at.
"""

import asyncio
import logging
import math
import weakref
from collections.abc import Awaitable, Callable

from parcours.bots import DEFAULT_BOT
from parcours.core.errors import Refused
from parcours.core.state import TABLE
from parcours.server.clock import now
from parcours.server.match.live_match import LiveMatch
from parcours.server.metrics import moves
from parcours.server.play import votes
from parcours.server.play.moves import append
from parcours.server.play.room import Room
from parcours.server.tables import lifecycle, shuffle

log = logging.getLogger("parcours.room")

Think = Callable[[LiveMatch, int, str], Awaitable[str | None]]

# A process whose own client did not make the last move waits this long before it plays for bots and absent players.
YIELD_SECONDS = 2.0
# What is due where no move is.
QUESTION = "question"
# What is done when players don't reveal their contributions.
SHUFFLE = "shuffle"


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
        found = self._due()
        if found is not None and self._task is None:
            wait = (found[0] - now()) / 1000 + (YIELD_SECONDS if self.yields else 0.0)
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._run)

    def stop(self) -> None:
        """Do nothing more."""
        self._cancel_timer()
        if self._task is not None:
            self._task.cancel()

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due(self) -> tuple[int, int, str] | None:
        """When the next seat is played for, which, and how: by its bot or by what the table chose.

        The table is played for too, when it moves by itself, and a question that nobody answers is settled.
        """
        room = self.room
        live, table = room.live, room.table
        if not room.watchers:
            return None
        if table.status == "shuffling":
            return shuffle.deadline(table, room.settings.reveal_seconds), TABLE, SHUFFLE
        if table.status != "playing":
            return None
        waiting: list[tuple[int, int, str]] = []
        question = votes.due(room)
        if question is not None:
            waiting.append((question, TABLE, QUESTION))
        if live is None:
            return min(waiting, default=None)
        pace = int(room.settings.bot_pace * 1000)
        for seat in live.since:
            row = table.seats[seat]
            since = live.since[seat]
            if row.kind == "bot":
                waiting.append((since + pace, seat, row.bot or DEFAULT_BOT))
                continue
            by = DEFAULT_BOT if table.absence == "bot" else table.absence
            if row.left:
                waiting.append((since + pace, seat, by))
                continue
            left = live.left(seat, since)
            if left is not None:
                waiting.append((since + max(0, left), seat, by))
            away = room.away_at(seat)
            if away < math.inf:
                waiting.append((max(since, int(away) + table.grace * 1000), seat, by))
        alarm = live.alarm()
        if alarm is not None:
            waiting.append((alarm[0], TABLE, "table"))
        return min(waiting) if waiting else None

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
        found = self._due()
        if found is not None and room.store.shared:
            # The others may have seen its player meanwhile, which they note without telling.
            async with room.locked():
                await room.read_presence()
            found = self._due()
        live = room.live
        if found is None or found[0] > now():
            return
        _, seat, by = found
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
        move = None if by == "default" else await self._thought(live, seat, by)
        async with room.locked():
            if room.live is not live or live.decision(seat) != decision:
                return
            found = self._due()
            if found is None or found[1:] != (seat, by) or found[0] > now():
                # Its player came back meanwhile.
                return
            if move is None or (
                live.number != number and isinstance(live.judge(seat, decision, move), Refused)
            ):
                move = live.match.default(live.match.players[seat]).notation
            if await append(room, seat, move):
                moves(room.table.game, by).inc()
                log.debug("played for", extra={"table": room.id, "seat": seat, "by": by})

    async def _thought(self, live: LiveMatch, seat: int, bot: str) -> str | None:
        """What the bot does, or None where it has no answer."""
        try:
            return await self.think(live, seat, bot)
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
