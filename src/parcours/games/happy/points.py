"""What a player's points are made of, in the names of docs/reference: for people to read at the end."""

from parcours.games.happy import partners, places
from parcours.games.happy.table import PETS_OF_A_KIND, POINT, RICH, Table
from parcours.games.happy.view import in_points


def district_points(district: int) -> int:
    """HA-15.1: what living in a district is worth, in whole points."""
    return max(0, district - 2)


def earned(table: Table, seat: int) -> dict[str, int | float]:
    """HA-15.1: each part of the points that counts."""
    life = table.lives[seat]
    worth = table.deck.points
    halves = {
        "job": POINT * life.job,
        "partner": POINT if life.partner == partners.HOME else 0,
        "district": POINT * district_points(life.district),
        "parking": POINT if table.parking == seat else 0,
        "money": POINT if life.money >= RICH and table.richest() == seat else 0,
        "open": life.open * worth[table.deck.friendship],
        "hand": sum(worth[card] for card in life.hand) + sum(worth[card] for card in life.fresh),
        "health": -POINT if life.ill else 0,
    }
    for at, place in enumerate(life.children, 1):
        halves[f"child_{at}"] = POINT if place == places.WORK else 0
    if life.dogs > 0 and life.cats > 0:  # HA-15.3
        all_four = life.dogs == PETS_OF_A_KIND and life.cats == PETS_OF_A_KIND
        halves["pets"] = POINT + (POINT if all_four else 0)
    return {name: in_points(part) for name, part in halves.items() if part}
