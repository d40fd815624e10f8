"""How well a player stands, for bots that look a move ahead."""

from parcours.games.happy.table import Table


def worth(table: Table, seat: int) -> int:
    return 100 * table.points(seat)
