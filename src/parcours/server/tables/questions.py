"""What one player asks of the others: to take a move back, or to end the match.

One question is open at a table at a time. It stays until all who are asked agree, until one of them says no, until its
asker withdraws it, or until its time is over; a takeback also until the next move. A player who was refused,
or withdrew, waits before asking the same again.

Who stays away for too long is not waited for (see `absence.py`), and neither is who has left. Both count again as soon
as they are back, if the question is still open then.
"""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final

from sqlalchemy import Connection

from parcours.server.db.rows import Changes, SeatRow, TableRow, change_table, read_table
from parcours.server.wire.answers import Asking
from parcours.server.wire.errors import Denied
from parcours.server.wire.words import QuestionKind

TAKEBACK: Final = "takeback"
ABANDON: Final = "abandon"
# Milliseconds. A question lasts so long after that, so that it ends when somebody who is there never answers.
LASTS: Final = 300_000
PAUSE: Final = 60_000
# The clocks of two processes may differ by so much.
SKEW: Final = 5_000


@dataclass(frozen=True)
class Question:
    """A question as it is stored in the table's row."""

    id: str
    what: QuestionKind
    by: int
    # The last line of the log when it was asked: a takeback is about that one.
    number: int
    of: list[int]
    agreed: list[int]
    # The command that asked it, so that one sent twice asks once.
    command: str
    asked: int

    def awaited(self, seats: Sequence[SeatRow], absent: Collection[int]) -> list[int]:
        """The seats whose agreement is still missing."""
        return [
            seat
            for seat in self.of
            if seat not in self.agreed and seat not in absent and not seats[seat].left
        ]

    def lapses(self, patience: int) -> int:
        """When it ends unanswered, at a table whose votes wait so many seconds for those who are away."""
        return self.asked + 1000 * patience + LASTS

    def is_stale(self, number: int) -> bool:
        """Whether the log has gone on since, to that number: who goes on does not agree to a takeback."""
        return self.what == TAKEBACK and self.number < number


def read_question(table: TableRow) -> Question | None:
    """The question that is open at a table."""
    return None if table.asking is None else Question(**table.asking)


def question_json(table: TableRow, absent: Collection[int]) -> Asking | None:
    """The open question as clients get it."""
    question = read_question(table)
    if question is None:
        return None
    return {
        "id": question.id,
        "what": question.what,
        "by": question.by,
        "number": question.number,
        "of": question.of,
        "agreed": question.agreed,
        "awaited": question.awaited(table.seats, absent),
    }


def closed_by_move(table: TableRow) -> str | None:
    """The id of the open question that the next move ends: a player who moves on does not agree to a takeback."""
    question = read_question(table)
    return question.id if question is not None and question.what == TAKEBACK else None


def close(connection: Connection, table: str, id: str) -> None:
    """Close that question, if it is still the one that is open."""
    question = read_question(read_table(connection, table))
    if question is not None and question.id == id:
        change_table(connection, table, {"asking": None})


# Each of these gives what changes in the table's row.


def ask(table: TableRow, question: Question) -> Changes:
    """Ask something; Denied while something else is asked, or too soon after a refusal."""
    if table.status != "playing":
        raise Denied("not_playing")
    open = read_question(table)
    if open is not None:
        if (open.by, open.what, open.command) == (question.by, question.what, question.command):
            return {}
        raise Denied("question_open")
    left = _pauses(table, question.asked).get(_pause_key(question), 0) - question.asked
    if left > 0:
        raise Denied("asked_too_soon", seconds=-(-left // 1000))
    return {"asking": asdict(question)}


def answer(table: TableRow, me: int | None, id: str, yes: bool, at: int) -> Changes:
    """Agree or refuse, as one who is asked; or withdraw, as the asker. Denied if that question is not open."""
    question = read_question(table)
    if question is None or question.id != id:
        raise Denied("nothing_asked")
    asked = me in question.of
    if me is None or not (asked or (me == question.by and not yes)):
        raise Denied("nothing_asked")
    if not yes:
        return refuse(table, question, at)
    return {"asking": asdict(replace(question, agreed=sorted({*question.agreed, me})))}


def refuse(table: TableRow, question: Question, at: int) -> Changes:
    """Close a question that was not agreed to; its asker waits before asking again."""
    return {"asking": None, "pauses": _pauses(table, at) | {_pause_key(question): at + PAUSE}}


def _pauses(table: TableRow, at: int) -> dict[str, int]:
    """Until when who may not ask what: those that are not over, nor from a clock that was set back since."""
    longest = at + PAUSE + SKEW
    return {key: until for key, until in (table.pauses or {}).items() if at < until <= longest}


def _pause_key(question: Question) -> str:
    return f"{question.what} {question.by}"
