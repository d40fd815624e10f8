"""How well a player stands, for bots that look a move ahead."""

from parcours.games.fatum.table import Life, Table


def worth(table: Table, seat: int) -> int:
    return table.points(seat)


def promise(table: Table, life: Life, card: int) -> int:
    return 0
