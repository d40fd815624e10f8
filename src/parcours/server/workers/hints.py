"""Hints for a player, worked out from what that player knows."""

from typing import cast

from parcours.review import find_hints
from parcours.review.words import fact_json
from parcours.search.outcome import CERTAIN
from parcours.server.db.rows import LogRow, TableRow
from parcours.server.match.live_match import LiveMatch
from parcours.server.wire.errors import Denied
from parcours.server.wire.reviews import Fact, Hint


def best_moves(table: TableRow, rows: list[LogRow], seat: int) -> tuple[str, list[Hint]]:
    """In the worker: which decision the seat has to make, and its best moves."""
    live = LiveMatch(table, rows)
    decision = live.decision(seat)
    if decision is None:
        raise Denied("not_awaited")
    hints: list[Hint] = [
        {
            "move": hint.move,
            "chance": round(hint.chance / CERTAIN, 4),
            "why": [cast(Fact, fact_json(fact)) for fact in hint.why],
        }
        for hint in find_hints(live.match, seat)
    ]
    return decision, hints
