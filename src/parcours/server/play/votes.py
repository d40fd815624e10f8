"""Votes at one table: questions are asked, answered and carried out.

Each step reads and changes the table's row in one transaction, which holds the row against other processes.
"""

from sqlalchemy import Connection

from parcours.core.errors import Refused
from parcours.server.clock import now
from parcours.server.db.rows import TableRow, change_table, read_table
from parcours.server.play.moves import append
from parcours.server.play.room import Room
from parcours.server.play.state import Watcher
from parcours.server.tables import lifecycle, questions
from parcours.server.tables.absence import question_due, vote_patience
from parcours.server.tables.questions import ABANDON, TAKEBACK, Question
from parcours.server.tables.tokens import new_question_id
from parcours.server.wire.errors import Denied
from parcours.server.wire.words import QuestionKind


async def take_back(room: Room, watcher: Watcher, command: str) -> int | None:
    """Take the seat's last move back, or ask those who have moved since; the number if it is done."""
    async with room.locked(watcher):
        seat = _seat(watcher)
        live = room.require_live()
        number = live.commands.get((seat, command))
        if number is not None:
            return number
        if live.match.over:
            raise Refused("over", {})
        undone = live.takeback(seat)
        question = None
        if not live.may_take_back(seat):
            await room.read_presence()
            absent = room.absent()
            people = room.people() - {seat}
            movers = live.takeback_needs(seat) & people
            # What was seen was seen by all: where nobody who moved since is there, all others must agree.
            asked = movers if movers - absent else people
            if asked - absent:
                question = _new_question(TAKEBACK, seat, command, live.number, asked)
        if question is not None:
            await _ask(room, question)
            return None
        if not await append(room, seat, f"{TAKEBACK} {undone}", command=command):
            raise Refused("stale", {})
        return room.require_live().number


async def abandon(room: Room, watcher: Watcher, command: str) -> bool:
    """Ask the others to end the match, or end it if there is nobody to ask; whether it was asked."""
    async with room.locked(watcher):
        seat = _seat(watcher)
        if room.table.status != "playing":
            raise Denied("not_playing")
        await room.read_presence()
        others = room.people() - {seat}
        return await _ask(room, _new_question(ABANDON, seat, command, 0, others))


async def agree(room: Room, watcher: Watcher, id: str, yes: bool) -> None:
    """Answer a question, or withdraw one's own."""
    async with room.locked(watcher):
        if room.table.status != "playing":
            raise Denied("nothing_asked")
        await room.read_presence()
        absent = room.absent()

        def work(connection: Connection) -> Question | None:
            table = read_table(connection, room.id)
            changes = questions.answer(table, watcher.seat, id, yes, now())
            change_table(connection, room.id, changes)
            return _carry_out(connection, table.changed(changes), absent)

        agreed = await room.write(work)
        if agreed is not None and not await _undo(room, agreed):
            raise Denied("nothing_asked")


async def settle(room: Room) -> None:
    """Carry out or close the open question, if it is time to."""
    async with room.locked():
        time = question_due(room.table, room.away_at, now())
        if time is None or time > now():
            return
        absent = room.absent()

        def work(connection: Connection) -> Question | None:
            table = read_table(connection, room.id)
            question = questions.read_question(table)
            if question is None or table.status != "playing":
                return None
            if not question.awaited(table.seats, absent):
                return _carry_out(connection, table, absent)
            if question.lapses(vote_patience(table)) <= now():
                change_table(connection, room.id, questions.refuse(table, question, now()))
            return None

        agreed = await room.write(work)
        if agreed is not None:
            await _undo(room, agreed)


async def _ask(room: Room, question: Question) -> bool:
    """Open the question; False if nobody has to be asked and it was carried out at once."""
    absent = room.absent()

    def work(connection: Connection) -> bool:
        table = read_table(connection, room.id)
        changes = questions.ask(table, question)
        change_table(connection, room.id, changes | {"due": now()})
        _carry_out(connection, table.changed(changes), absent)
        return bool(question.awaited(table.seats, absent))

    return await room.write(work)


async def _undo(room: Room, question: Question) -> bool:
    """Take back what all have agreed to; False if there was a move since."""
    await room.read_log()
    live = room.require_live()
    if (question.by, question.command) in live.commands:
        # Another process has just done it.
        return True
    if live.number == question.number:
        undone = live.takeback(question.by)
        if await append(room, question.by, f"{TAKEBACK} {undone}", command=question.command):
            return True
    await room.write(lambda connection: questions.close(connection, room.id, question.id))
    return (question.by, question.command) in room.require_live().commands


def _carry_out(connection: Connection, table: TableRow, absent: set[int]) -> Question | None:
    """End the match if all agree to it; a takeback that all agree to is given back, for its line in the log."""
    question = questions.read_question(table)
    if question is None or question.awaited(table.seats, absent):
        return None
    if question.what == TAKEBACK:
        return question
    lifecycle.abandon(connection, table.id)
    return None


def _new_question(what: QuestionKind, by: int, command: str, number: int, of: set[int]) -> Question:
    return Question(new_question_id(), what, by, number, sorted(of), [], command, now())


def _seat(watcher: Watcher) -> int:
    if watcher.seat is None:
        raise Denied("forbidden")
    return watcher.seat
