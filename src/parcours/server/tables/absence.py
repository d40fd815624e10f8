"""Who is away from a table, and how long the others wait for them."""

from collections.abc import Callable
from typing import Final

from parcours.server.db.rows import TableRow
from parcours.server.tables.questions import read_question

DAY_SECONDS: Final = 86_400
# Milliseconds that everybody has to come back after a restart of the server, unless the table gives less.
RETURN_TIME: Final = 60_000

# Since when the player of a seat is away, or when they will have gone unless they are seen again.
Away = Callable[[int], float]


def away_since(table: TableRow, seat: int, unseen: int, restarted: int) -> int:
    """Since when a seat that no socket here opens is away, as its row tells.

    A process that says nothing of its sockets for `unseen` milliseconds has lost them. `restarted` is when this one
    began: nobody could come before.
    """
    row = table.seats[seat]
    gone = row.seen + unseen if row.seen else row.away or 0
    # What was before the match is no absence from it.
    return max(gone, table.started or 0, restarted - max(0, 1000 * table.grace - RETURN_TIME))


def vote_patience(table: TableRow) -> int:
    """For how many seconds a vote waits for somebody who is away.

    Where all come and go, that is as long as a turn may take, and a day at least.
    """
    if table.absence != "wait":
        return table.grace
    return max(DAY_SECONDS, table.grace, table.seconds if table.clock == "decision" else 0)


def people(table: TableRow) -> set[int]:
    """The seats of people who have not left the match."""
    return {seat.seat for seat in table.seats if seat.kind == "person" and not seat.left}


def absent_seats(table: TableRow, away: Away, at: int) -> set[int]:
    """The seats of people who have been away for so long that no vote waits for them."""
    asked = 0
    if table.absence == "wait":
        question = read_question(table)
        if question is None:
            return set()
        # Being away is nothing special here: it counts from the question on.
        asked = question.asked
    latest = at - 1000 * vote_patience(table)
    return {seat for seat in people(table) if max(away(seat), asked) <= latest}


def question_due(table: TableRow, away: Away, at: int) -> int | None:
    """When the open question has to be looked at again, as somebody will be absent or its time will be over."""
    question = read_question(table)
    if question is None:
        return None
    patience = vote_patience(table)
    awaited = question.awaited(table.seats, absent_seats(table, away, at))
    if not awaited:
        return at
    last = max(question.asked if table.absence == "wait" else 0, *map(away, awaited))
    return int(min(question.lapses(patience), last + 1000 * patience))
