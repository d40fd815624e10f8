"""How well a player stands, for bots that look a move ahead."""

from parcours.games.retire_happy.table import Table


def worth(table: Table, seat: int) -> int:
    """Placeholder until tuned."""
    return table.lives[seat].pension
