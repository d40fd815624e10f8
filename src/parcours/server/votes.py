"""Votes at one table: questions are asked, answered and carried out.

Each step reads and changes the table's row in one transaction, which holds the row against other processes.
"""

import math
import weakref
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from parcours.core.errors import Refused
from parcours.server import questions, tables
from parcours.server.clock import now
from parcours.server.errors import Denied
from parcours.server.questions import ABANDON, TAKEBACK, Question
from parcours.server.tokens import new_question_id
from parcours.server.wire.words import QuestionKind

if TYPE_CHECKING:
    from parcours.server.rooms import Room, Watcher


class Votes:
    """What the players of one table decide together."""

    def __init__(self, room: "Room") -> None:
        # As in `Automatic`: no circle that would keep a dropped room.
        self._room = weakref.ref(room)

    @property
    def room(self) -> "Room":
        room = self._room()
        assert room is not None
        return room

    async def take_back(self, watcher: "Watcher", command: str) -> int | None:
        """Take the seat's last move back, or ask those who have moved since; the number if it is done."""
        room, seat = self.room, _seat(watcher)
        async with room.held(watcher):
            playing = room.require_playing()
            number = playing.commands.get((seat, command))
            if number is not None:
                return number
            if playing.match.over:
                raise Refused("over", {})
            undone = playing.takeback(seat)
            question = None
            if not playing.may_take_back(seat):
                await room.read_presence()
                absent = room.absent()
                people = room.people() - {seat}
                movers = playing.takeback_needs(seat) & people
                # What was seen was seen by all: where nobody who moved since is there, all others must agree.
                asked = movers if movers - absent else people
                if asked - absent:
                    question = self._question(TAKEBACK, seat, command, playing.number, asked)
            if question is not None:
                await self._ask(question)
                return None
            if not await room.append(seat, f"{TAKEBACK} {undone}", command):
                raise Refused("stale", {})
            return room.require_playing().number

    async def abandon(self, watcher: "Watcher", command: str) -> bool:
        """Ask the others to end the match, or end it if there is nobody to ask; whether it was asked."""
        room, seat = self.room, _seat(watcher)
        async with room.held(watcher):
            if room.table["status"] != "playing":
                raise Denied("not_playing")
            await room.read_presence()
            others = room.people() - {seat}
            return await self._ask(self._question(ABANDON, seat, command, 0, others))

    async def agree(self, watcher: "Watcher", id: str, yes: bool) -> None:
        """Answer a question, or withdraw one's own."""
        room, seat = self.room, watcher.seat
        async with room.held(watcher):
            if room.table["status"] != "playing":
                raise Denied("nothing_asked")
            await room.read_presence()
            absent = room.absent()

            def work(connection: Connection) -> Question | None:
                table = tables.read_table(connection, room.id)
                changes = questions.answer(table, seat, id, yes, now())
                tables.change_table(connection, room.id, changes)
                return _carry_out(connection, table | changes, absent)

            agreed = await room.write(work)
            if agreed is not None and not await self._undo(agreed):
                raise Denied("nothing_asked")

    def due(self) -> int | None:
        """When the open question has to be looked at again, as somebody will be absent or its time will be over."""
        room = self.room
        question = questions.read_question(room.table)
        if question is None:
            return None
        grace: int = room.table["grace"]
        lapses = question.lapses(grace)
        awaited = question.awaited(room.table["seats"], room.absent())
        if not awaited:
            return now()
        last = max(room.away_at(seat) for seat in awaited)
        return lapses if last == math.inf else min(lapses, int(last) + 1000 * grace)

    async def settle(self) -> None:
        """Carry out or close the open question, if it is time to."""
        room = self.room
        async with room.held():
            due = self.due()
            if due is None or due > now():
                return
            absent = room.absent()

            def work(connection: Connection) -> Question | None:
                table = tables.read_table(connection, room.id)
                question = questions.read_question(table)
                if question is None or table["status"] != "playing":
                    return None
                if not question.awaited(table["seats"], absent):
                    return _carry_out(connection, table, absent)
                if question.lapses(table["grace"]) <= now():
                    changes = questions.refuse(table, question, now())
                    tables.change_table(connection, room.id, changes)
                return None

            agreed = await room.write(work)
            if agreed is not None:
                await self._undo(agreed)

    def closes_with_move(self) -> str | None:
        """The id of the open question that the next move ends: whoever goes on does not agree to a takeback."""
        question = questions.read_question(self.room.table)
        return question.id if question is not None and question.what == TAKEBACK else None

    async def drop_stale(self) -> None:
        """Close a takeback that another process has moved past without knowing of it."""
        room = self.room
        question = questions.read_question(room.table)
        if question is not None and question.what == TAKEBACK and question.number < room.number:
            await room.write(lambda connection: close(connection, room.id, question.id))

    def _question(
        self, what: QuestionKind, by: int, command: str, number: int, of: set[int]
    ) -> Question:
        return Question(new_question_id(), what, by, number, sorted(of), [], command, now())

    async def _ask(self, question: Question) -> bool:
        """Open the question; False if nobody has to be asked and it was carried out at once."""
        room = self.room
        absent = room.absent()

        def work(connection: Connection) -> bool:
            table = tables.read_table(connection, room.id)
            changes = questions.ask(table, question)
            tables.change_table(connection, room.id, changes)
            _carry_out(connection, table | changes, absent)
            return bool(question.awaited(table["seats"], absent))

        return await room.write(work)

    async def _undo(self, question: Question) -> bool:
        """Take back what all have agreed to; False if there was a move since."""
        room = self.room
        await room.read_on()
        playing = room.require_playing()
        if (question.by, question.command) in playing.commands:
            # Another process has just done it.
            return True
        if playing.number == question.number:
            undone = playing.takeback(question.by)
            if await room.append(question.by, f"{TAKEBACK} {undone}", question.command):
                return True
        await room.write(lambda connection: close(connection, room.id, question.id))
        return (question.by, question.command) in room.require_playing().commands


def close(connection: Connection, table: str, id: str) -> None:
    """Close that question, if it is still the one that is open."""
    question = questions.read_question(tables.read_table(connection, table))
    if question is not None and question.id == id:
        tables.change_table(connection, table, {"asking": None})


def _carry_out(connection: Connection, table: tables.Row, absent: set[int]) -> Question | None:
    """End the match if all agree to it; a takeback that all agree to is given back, for its line in the log."""
    question = questions.read_question(table)
    if question is None or question.awaited(table["seats"], absent):
        return None
    if question.what == TAKEBACK:
        return question
    tables.abandon(connection, table["id"])
    return None


def _seat(watcher: "Watcher") -> int:
    if watcher.seat is None:
        raise Denied("forbidden")
    return watcher.seat
