"""Who provides the chairman and the heads of divisions: PS-5.7 to PS-5.14."""

from typing import Final

from mypy_extensions import i64

from parcours.games.power_struggle.deck import CHAIRMAN
from parcours.games.power_struggle.table import EMPLOYEES, MAIN, NONE, OWNER_SHIFT, Table

# A manager outweighs all the employees that six offices can hold.
_MANAGER: Final = 100
# What the players have is added up in one number, each in so many bits of it: six main departments need no more.
_BITS: Final = 11
_MOST: Final = (1 << _BITS) - 1


def elected(table: Table) -> int:
    """PS-5.7, PS-5.8: the player with the most managers on the board; of several, the one furthest left; or NONE."""
    managers = 0
    for seat in table.board:
        managers += 1 << _BITS * seat
    best = NONE
    most = 0
    for seat in table.board:
        if (managers >> _BITS * seat) & _MOST > most:
            best = seat
            most = (managers >> _BITS * seat) & _MOST
    return best


def chairman_by_card(table: Table) -> int:
    """PS-5.9: with an empty board, the player before whom the chairman's card lies."""
    return table.holder[CHAIRMAN]


def leader(table: Table, division: int) -> int:
    """PS-5.11 to PS-5.13: most managers in the offices, then most employees, then the highest office; or NONE."""
    offices = table.offices[division]
    if len(offices) < 2:
        return offices[0] >> OWNER_SHIFT if offices else NONE
    strengths: i64 = 0
    for office in offices:
        what: i64 = office
        strength = (2 if what & MAIN else 1) * _MANAGER + (what & EMPLOYEES)
        strengths += strength << _BITS * (what >> OWNER_SHIFT)
    best: i64 = NONE
    most: i64 = 0
    for office in offices:
        what = office
        seat = what >> OWNER_SHIFT
        own = (strengths >> _BITS * seat) & _MOST
        if own > most:
            best = seat
            most = own
    return best
