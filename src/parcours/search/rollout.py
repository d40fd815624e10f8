"""How a simulation goes on after the move that it tries: everybody makes the move that looks best at once."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.state import UNCOUNTED, State
from parcours.core.weights import Weights

# A simulation that goes round and round in one turn ends after so many decisions for each turn that it should play.
_MOST_DECISIONS: Final = 40


def play_on(
    state: State, turn: int, turns: int, weights: Weights, chance: Chance, trial: Chance
) -> State:
    """Play until so many turns have ended since the turn that is given, or to the end. What is given may be changed.

    All moves of a decision are thus compared at the same point of the match. Dice of the match come from `chance`,
    those of moves that are only tried from `trial`: so simulations of one world throw the same dice while they can.
    """
    ended = 0
    for _ in range(_MOST_DECISIONS * turns):
        if not state.pending:
            break
        now = state.turns()
        if now != turn or now == UNCOUNTED:
            turn = now
            ended += 1
            if ended >= turns:
                break
        state = _after_best_move(state, state.pending[-1].who[0], weights, chance, trial)
    return state


def _after_best_move(
    state: State, seat: int, weights: Weights, chance: Chance, trial: Chance
) -> State:
    """Where the seat stands best after a move of its own; the first of equal ones."""
    moves = state.plausible(seat)
    best = moves[0]
    if len(moves) > 1:
        most = 0
        tried = state
        for at, move in enumerate(moves):
            after = state.copy()
            after.apply(seat, move, trial)
            value = after.assess(seat, weights)
            if at == 0 or value > most:
                most = value
                best = move
                tried = after
        if tried.reveals == state.reveals:
            # Nothing was left to chance: what was tried is what would come.
            return tried
    state.apply(seat, best, chance)
    return state
