"""What happens at a table without a person: moves of bots, clocks that run out, players who stay away or don't reveal
their contribution to the shuffle.

Only while somebody watches: nobody waits at a table that nobody looks at.
"""

import asyncio
import logging
import math
import weakref
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from parcours.bots import DEFAULT_BOT
from parcours.core.state import TABLE
from parcours.server import shuffle
from parcours.server.clock import now
from parcours.server.metrics import moves
from parcours.server.playing import Playing

if TYPE_CHECKING:
    from parcours.server.rooms import Room

log = logging.getLogger("parcours.room")

Think = Callable[[Playing, int, str], Awaitable[str | None]]

# A process whose own client did not make the last move waits this long before it plays for bots and absent players.
STAND_BACK = 2.0
# What is due where no move is.
QUESTION = "question"
# What is done when players don't reveal their contributions.
SHUFFLE = "shuffle"


class Automatic:
    """Plays on by itself at one table."""

    def __init__(self, room: "Room", think: Think) -> None:
        # A room that is dropped is to be free at once, not whenever Python looks for circles.
        self._room = weakref.ref(room)
        self.think = think
        self.stands_back = False
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def room(self) -> "Room":
        room = self._room()
        assert room is not None
        return room

    def wind(self) -> None:
        """Set the timer to when the next seat is played for."""
        self._unwind()
        found = self._due()
        if found is not None and self._task is None:
            wait = (found[0] - now()) / 1000 + (STAND_BACK if self.stands_back else 0.0)
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._ring)

    def stop(self) -> None:
        """Do nothing more."""
        self._unwind()
        if self._task is not None:
            self._task.cancel()

    def _unwind(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due(self) -> tuple[int, int, str] | None:
        """When the next seat is played for, which, and how: by its bot or by what the table chose.

        The table is played for too, when it moves by itself, and a question that nobody answers is settled.
        """
        room = self.room
        playing, table = room.playing, room.table
        if not room.watchers:
            return None
        if table["status"] == "shuffling":
            return shuffle.deadline(table, room.settings.reveal_seconds), TABLE, SHUFFLE
        if table["status"] != "playing":
            return None
        waiting: list[tuple[int, int, str]] = []
        question = room.votes.due()
        if question is not None:
            waiting.append((question, TABLE, QUESTION))
        if playing is None:
            return min(waiting, default=None)
        pace = int(room.settings.bot_pace * 1000)
        for seat in playing.since:
            row = table["seats"][seat]
            since = playing.since[seat]
            if row["kind"] == "bot":
                waiting.append((since + pace, seat, row["bot"]))
                continue
            by = DEFAULT_BOT if table["absence"] == "bot" else table["absence"]
            if row["left"]:
                waiting.append((since + pace, seat, by))
                continue
            left = playing.left(seat, since)
            if left is not None:
                waiting.append((since + max(0, left), seat, by))
            away = room.away_at(seat)
            if away < math.inf:
                waiting.append((max(since, int(away) + table["grace"] * 1000), seat, by))
        alarm = playing.alarm()
        if alarm is not None:
            waiting.append((alarm[0], TABLE, "table"))
        return min(waiting) if waiting else None

    def _ring(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._play_on())
        self._task.add_done_callback(self._played_on)

    def _played_on(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled() or self._room() is None:
            return
        error = task.exception()
        if error is not None:
            log.error("could not play on", extra={"table": self.room.id}, exc_info=error)
            self._timer = asyncio.get_running_loop().call_later(STAND_BACK, self._ring)
            return
        self.wind()

    async def _play_on(self) -> None:
        """Play for the seat whose time has come, if it still has."""
        room = self.room
        found = self._due()
        if found is not None and room.store.shared:
            # The others may have seen its player meanwhile, which they note without telling.
            async with room.held():
                await room.read_presence()
            found = self._due()
        playing = room.playing
        if found is None or found[0] > now():
            return
        _, seat, by = found
        if by == SHUFFLE:
            await room.begin_without()
            return
        if by == QUESTION:
            await room.votes.settle()
            return
        if playing is None:
            return
        if seat == TABLE:
            await self._play_for_table(playing)
            return
        decision = playing.decision(seat)
        number = playing.number
        move = None if by == "default" else await self._thought(playing, seat, by)
        async with room.held():
            if room.playing is not playing or playing.decision(seat) != decision:
                return
            found = self._due()
            if found is None or found[1:] != (seat, by) or found[0] > now():
                # Its player came back meanwhile.
                return
            if move is None or (
                playing.number != number and playing.refusal(seat, decision, move) is not None
            ):
                move = playing.match.default(playing.match.players[seat]).notation
            if await room.append(seat, move):
                moves(room.table["game"], by).inc()
                log.debug("played for", extra={"table": room.id, "seat": seat, "by": by})

    async def _thought(self, playing: Playing, seat: int, bot: str) -> str | None:
        """What the bot does, or None where it has no answer."""
        try:
            return await self.think(playing, seat, bot)
        except Exception as error:
            log.error(
                "could not think", extra={"table": self.room.id, "seat": seat}, exc_info=error
            )
            return None

    async def _play_for_table(self, playing: Playing) -> None:
        """Make the move that the table makes by itself, unless another process just has."""
        room = self.room
        async with room.held():
            alarm = playing.alarm()
            if room.playing is not playing or room.table["status"] != "playing" or alarm is None:
                return
            if await room.append(TABLE, alarm[1]):
                moves(room.table["game"], "table").inc()
                log.info("time is over", extra={"table": room.id})
