"""What a player's points are made of, in the names of docs/reference: for people to read at the end."""

from parcours.games.fatum.table import POINT_PRICE, Table


def earned(table: Table, seat: int) -> dict[str, int | float]:
    """FA-10.1: the four levels and the money."""
    life = table.lives[seat]
    parts = {
        "work": life.sums[0],
        "experience": life.sums[1],
        "relations": life.sums[2],
        "heritage": life.sums[3],
        "money": life.money // POINT_PRICE,
    }
    return {name: part for name, part in parts.items() if part}
