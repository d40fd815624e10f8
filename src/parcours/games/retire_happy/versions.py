"""How the versions of the rules differ: the one place that asks by which of them a match is played.

By version 1 nobody deposits or borrows at retirement, and a player who took money out of the company in the last
period is as free as everybody else when it ends. Version 2 asks at retirement in steps (RH-18.10 to RH-18.12): an
entrepreneur may still deposit, and loans may be taken for a home.
"""

from typing import Final

from parcours.core.state import State

OLDEST: Final = 1
NEWEST: Final = 2


def retires_in_steps(state: State) -> bool:
    """RH-18.10 to RH-18.12: whether deposits and loans are possible at retirement."""
    return state.version >= 2
