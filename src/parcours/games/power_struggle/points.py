"""What a player's victory points are made of, in the names of docs/reference: for people to read at the end."""

from parcours.games.power_struggle.deck import CORRUPTION, INFLUENCE, MAIN_DEPARTMENTS, SHARES
from parcours.games.power_struggle.scoring import (
    COUNSEL_DIVISIONS,
    THRESHOLDS,
    beats_archenemy,
    counsel_divisions,
)
from parcours.games.power_struggle.table import Table


def earned(table: Table, seat: int) -> dict[str, int | float]:
    """PS-15.3 to PS-15.6: one point for each track that is far enough, the consultants and the archenemy."""
    reached = {
        "influence": table.influence[seat] >= THRESHOLDS[INFLUENCE],
        "shares": table.shares[seat] >= THRESHOLDS[SHARES],
        "main_departments": table.main_departments[seat] >= THRESHOLDS[MAIN_DEPARTMENTS],
        "corruption": table.corruption[seat] >= THRESHOLDS[CORRUPTION],
        "counsel": counsel_divisions(table, seat) >= COUNSEL_DIVISIONS,
        "archenemy": (table.kept >> seat) & 1 == 1 or beats_archenemy(table, seat),
    }
    return {name: 1 for name, point in reached.items() if point}
