"""How well a player stands, for bots that look a move ahead."""

from parcours.games.power_struggle.scoring import points
from parcours.games.power_struggle.table import Table


def worth(table: Table, seat: int) -> int:
    return points(table, seat)
