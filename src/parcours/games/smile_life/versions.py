"""How the versions of the rules differ: the one place that asks by which of them a match is played.

Version 2 lets malus be laid that change nothing (SL-R.27): a tax on a worker without a wage to lose, and the attack
where no other player has a child.
"""

from typing import Final

from parcours.core.state import State

OLDEST: Final = 1
NEWEST: Final = 2


def malus_needs_effect(state: State) -> bool:
    """SL-7.7, SL-7.14: by version 1 income tax needs a wage, and the attack another player's child."""
    return state.version < 2
