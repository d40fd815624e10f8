"""What the privilege cards are worth to the player before whom they lie face up: PS-14."""

from typing import Final

from parcours.games.power_struggle.deck import (
    ACCOUNTING,
    CONTROLLING,
    DEVELOPMENT,
    HUMAN_RESOURCES,
    LEGAL,
)
from parcours.games.power_struggle.table import BRIBED, Table

# PS-14.3 and PS-14.6, by motivation.
STEPS: Final = [2, 2, 1, 1, 0, 0, 0]
EXTRA_PAY: Final = [100, 100, 100, 50, 50, 0, 0]
EXTRA_PAY_BRIBED: Final = [200, 200, 150, 100, 100, 100, 100]
ENTICED: Final = 1  # PS-14.7
ENTICED_BRIBED: Final = 3
DISMISSED: Final = 1  # PS-14.10
DISMISSED_BRIBED: Final = 2


def gives(card: int, side: int, motivation: int) -> int:
    """How much the card gives with that side up: steps, pay or employees. One that gives something else gives 1."""
    bribed = side == BRIBED
    if card == HUMAN_RESOURCES or card == ACCOUNTING:
        return STEPS[motivation] + (1 if bribed else 0)
    if card == CONTROLLING:
        return EXTRA_PAY_BRIBED[motivation] if bribed else EXTRA_PAY[motivation]
    if card == DEVELOPMENT:
        return ENTICED_BRIBED if bribed else ENTICED
    if card == LEGAL:
        return DISMISSED_BRIBED if bribed else DISMISSED
    return 1


def steps(table: Table, seat: int, card: int) -> int:
    """PS-14.3: the steps that the card gives the player now."""
    if not table.has_card(seat, card):
        return 0
    return gives(card, table.side[card], table.motivation)


def extra_employees(table: Table, seat: int) -> int:
    """PS-14.5."""
    return steps(table, seat, HUMAN_RESOURCES)


def prices(table: Table, seat: int) -> list[int]:
    """PS-13.5, PS-14.4: what a certificate of each kind (0 is one share) costs the player."""
    return table.deck.reduced_prices[steps(table, seat, ACCOUNTING)]


def extra_pay(table: Table, seat: int) -> int:
    """PS-14.6: the additional amount for each department."""
    if not table.has_card(seat, CONTROLLING):
        return 0
    return gives(CONTROLLING, table.side[CONTROLLING], table.motivation)


def to_entice(table: Table) -> int:
    """PS-14.7: how many employees the face-up card wins over."""
    return gives(DEVELOPMENT, table.side[DEVELOPMENT], table.motivation)


def to_dismiss(table: Table) -> int:
    """PS-14.10, PS-14.11: how many employees the face-up card dismisses, and how much influence it scores."""
    return gives(LEGAL, table.side[LEGAL], table.motivation)
