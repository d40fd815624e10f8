"""Random play at full speed: what searches, studies and the benchmark run by the million."""

from parcours.core.chance import Chance
from parcours.core.state import State


def playout(state: State, chance: Chance, limit: int) -> int:
    """Play random moves until the match is over or `limit` are made; return how many were.

    Where several seats may act, the first of them does.
    """
    made = 0
    while made < limit and state.pending:
        seat = state.pending[-1].who[0]
        state.apply(seat, state.random_move(seat, chance), chance)
        made += 1
    return made
