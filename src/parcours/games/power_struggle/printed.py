"""What is printed on the board and the privilege cards of Power Struggle, for those who draw them."""

from parcours.games.power_struggle.deck import DIVISIONS, PRIVILEGES, SKILLS
from parcours.games.power_struggle.legality import (
    COUNSEL_COST,
    INFLUENCE_COST,
    MAIN_DEPARTMENT_COST,
)
from parcours.games.power_struggle.moves import MOST_EMPLOYEES, OFFICES
from parcours.games.power_struggle.offices import SEATS_ON_BOARD
from parcours.games.power_struggle.privileges import gives
from parcours.games.power_struggle.scoring import COUNSEL_DIVISIONS, GOLDEN, THRESHOLDS
from parcours.games.power_struggle.table import BRIBED, DIRECTION, FULL_MOTIVATION


def printed() -> dict[str, object]:
    """A way to a victory point has its goal and the end of its track; consultants have no track (PS-15)."""
    ways: list[object] = [
        {"name": SKILLS[kind], "goal": THRESHOLDS[kind], "most": GOLDEN[kind]}
        for kind in range(len(GOLDEN))
    ]
    ways.append({"name": SKILLS[-1], "goal": COUNSEL_DIVISIONS, "most": None})
    return {
        "divisions": DIVISIONS,
        "offices": OFFICES,
        "room": MOST_EMPLOYEES,
        "seats": SEATS_ON_BOARD,
        "motivation": FULL_MOTIVATION,
        "ways": ways,
        # In thousands, and in employees.
        "prices": {"main_department": MAIN_DEPARTMENT_COST, "counsel": COUNSEL_COST},
        "sacrifice": INFLUENCE_COST,
        # How much each card gives with that side up, by motivation.
        "gives": {
            name: {
                "direction": _by_motivation(card, DIRECTION),
                "bribed": _by_motivation(card, BRIBED),
            }
            for card, name in enumerate(PRIVILEGES)
        },
    }


def _by_motivation(card: int, side: int) -> list[int]:
    return [gives(card, side, motivation) for motivation in range(FULL_MOTIVATION + 1)]
