"""What a player's score is made of, in the names of docs/reference: for people to read at the end."""

from parcours.games.retire_happy.table import NONE, REPAYMENT, Table


def earned(table: Table, seat: int) -> dict[str, int | float]:
    """RH-18.4 to RH-18.7: the home, the fund and the loans; before retirement, as far as they have come."""
    life = table.lives[seat]
    home = table.deck.price[life.home] if life.home != NONE and life.owner else 0
    if table.over:
        if life.score < 0:
            return {"loans": life.score}
        parts = {"home": home, "pension": life.score - home}
    else:
        parts = {
            "home": home,
            "pension": life.pension,
            "company": life.company,
            "loans": -REPAYMENT * life.loans,
        }
    return {name: part for name, part in parts.items() if part}
