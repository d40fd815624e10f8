"""Who provides the chairman and the heads of divisions: PS-5.7 to PS-5.14."""

from typing import Final

from parcours.games.power_struggle.deck import CHAIRMAN
from parcours.games.power_struggle.table import EMPLOYEES, MAIN, NONE, OWNER_SHIFT, Table

# A manager outweighs all the employees that six offices can hold.
_MANAGER: Final = 100


def elected(table: Table) -> int:
    """PS-5.7, PS-5.8: the player with the most managers on the board; of several, the one furthest left; or NONE."""
    best = NONE
    most = 0
    for seat in table.board:
        managers = table.board.count(seat)
        if managers > most:
            best = seat
            most = managers
    return best


def chairman_by_card(table: Table) -> int:
    """PS-5.9: with an empty board, the player before whom the chairman's card lies."""
    return table.holder[CHAIRMAN]


def leader(table: Table, division: int) -> int:
    """PS-5.11 to PS-5.13: most managers in the offices, then most employees, then the highest office; or NONE."""
    strength = [0] * table.seats
    for office in table.offices[division]:
        managers = 2 if office & MAIN else 1
        strength[office >> OWNER_SHIFT] += _MANAGER * managers + (office & EMPLOYEES)
    best = NONE
    most = 0
    for office in table.offices[division]:
        seat = office >> OWNER_SHIFT
        if strength[seat] > most:
            best = seat
            most = strength[seat]
    return best
