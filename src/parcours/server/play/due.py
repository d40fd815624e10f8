"""What happens next at a table without a person, and when: a function of its row, its log and who is away.

Also what is stored of it. While a process has the table in memory, what is stored is a lease: somebody else looks at
the table only if this process has not done what was due. So it changes rarely: not with every move of a bot.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

from parcours.bots import DEFAULT_BOT
from parcours.core.state import TABLE
from parcours.server.clock import now
from parcours.server.db.rows import TableRow
from parcours.server.match.live_match import LiveMatch
from parcours.server.play.state import RoomState
from parcours.server.settings import Settings
from parcours.server.tables import shuffle
from parcours.server.tables.absence import Away, question_due
from parcours.server.wire.words import StandIn

# How something is done that is no move of a bot: a question is settled, a match begins without the contributions that
# did not come, the table moves by itself, or the default move is made.
QUESTION = "question"
SHUFFLE = "shuffle"
BY_TABLE = "table"
BY_DEFAULT = "default"
# A match that can't be replayed is looked at again after so many milliseconds: the right rules may be back.
STOPPED = 86_400_000


class Due(NamedTuple):
    """When something is done, for which seat, how (by which bot, or by one of the above), and why for its player."""

    at: int
    seat: int
    by: str
    stand_in: StandIn | None = None


def next_due(
    table: TableRow,
    live: LiveMatch | None,
    away: Away,
    bot_waits: Callable[[int], bool],
    at: int,
    settings: Settings,
) -> Due | None:
    """What is due next, as things stand at that time. A bot begins to think at once, and its move is shown later."""
    if table.status == "shuffling":
        return Due(shuffle.deadline(table, settings.reveal_seconds), TABLE, SHUFFLE)
    if table.status != "playing":
        return None
    waiting: list[Due] = []
    question = question_due(table, away, at)
    if question is not None:
        waiting.append(Due(question, TABLE, QUESTION))
    if live is not None:
        for seat in live.since:
            waiting += _seat_due(table, live, seat, away, bot_waits)
        alarm = live.alarm()
        if alarm is not None:
            waiting.append(Due(alarm[0], TABLE, BY_TABLE))
    return min(waiting, key=lambda due: due[:3], default=None)


def _seat_due(
    table: TableRow, live: LiveMatch, seat: int, away: Away, bot_waits: Callable[[int], bool]
) -> list[Due]:
    """When an awaited seat is played for, and how; nothing where its player is waited for."""
    row, since = table.seats[seat], live.since[seat]
    by = DEFAULT_BOT if table.absence == "bot" else BY_DEFAULT
    if row.kind == "bot" or row.left:
        if bot_waits(seat):
            return []
        if row.kind == "bot":
            return [Due(since, seat, row.bot or DEFAULT_BOT)]
        return [Due(since, seat, by, "left")]
    found: list[Due] = []
    left = live.left(seat, since)
    if left is not None:
        found.append(Due(since + max(0, left), seat, by, "clock"))
    if table.absence != "wait" and away(seat) < math.inf:
        found.append(Due(max(since, int(away(seat)) + table.grace * 1000), seat, by, "away"))
    return found


def room_due(room: RoomState) -> Due | None:
    """What is due next in a room."""

    def bot_waits(seat: int) -> bool:
        return room.pace() == "wait" or room.bot_waits(seat)

    return next_due(room.table, room.live, room.away_at, bot_waits, now(), room.settings)


def due_if_lost(room: RoomState) -> int | None:
    """When somebody has to look at the table if this process dies now, and all who are connected to it are away."""
    if room.problem is not None and room.table.status == "playing":
        return now() + STOPPED

    def away(seat: int) -> float:
        return min(now(), room.away_at(seat))

    due = next_due(room.table, room.live, away, room.bot_waits, now(), room.settings)
    return None if due is None else due.at


def leased_due(room: RoomState) -> int | None:
    """What to store while the table is in memory: it leaves this process the time of a lease to do what is due."""
    due = due_if_lost(room)
    if due is None:
        return None
    at, length = now(), lease(room.settings)
    if not room.watchers and due > at + length:
        # Nobody keeps it in memory for so long.
        return due
    return max(at, due) + length


def is_too_late(room: RoomState, wanted: int | None) -> bool:
    """Whether what is stored is later than what has to be."""
    stored = room.table.due
    return wanted is not None and (stored is None or stored > wanted)


def lease(settings: Settings) -> int:
    """In milliseconds."""
    return int(1000 * settings.lease_seconds)
