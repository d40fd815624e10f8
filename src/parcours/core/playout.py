"""Random play at full speed: what searches, studies and the benchmark run by the million."""

from parcours.core.chance import Chance
from parcours.core.state import Move, State


def random_move(state: State, seat: int, chance: Chance) -> Move:
    """A legal move of the seat, each equally likely.

    Candidates are tried in random order until one is legal: as fair as choosing from `legal`, and far cheaper.
    """
    moves = state.candidates(seat)
    left = len(moves)
    while left > 0:
        at = chance.below(left)
        move = moves[at]
        if state.forbids(seat, move) == 0:
            return move
        left -= 1
        moves[at] = moves[left]
    raise RuntimeError(f"seat {seat} is to act and has no legal move")


def playout(state: State, chance: Chance, limit: int) -> int:
    """Play random moves until the match is over or `limit` are made; return how many were."""
    made = 0
    while made < limit and state.pending:
        seats = state.pending[-1].seats
        seat = 0
        while (seats >> seat) & 1 == 0:
            seat += 1
        state.apply(seat, random_move(state, seat, chance), chance)
        made += 1
    return made
