"""The look one move ahead: where each move leads at once."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.state import Move, State
from parcours.core.weights import Weights

# Over how many worlds a move is averaged that brings something unknown to light.
WORLDS: Final = 4


def look_ahead(
    world: State, seat: int, moves: list[Move], weights: Weights | None, chance: Chance
) -> list[int]:
    """How the seat stands after each move, summed over WORLDS worlds.

    Without weights it is what `evaluate` says, whose own weights never change.
    """
    worlds = [world]
    totals: list[int] = []
    for move in moves:
        after = world.copy()
        after.apply(seat, move, chance)
        total = _value(after, seat, weights)
        if after.reveals == world.reveals:
            total *= WORLDS
        else:
            # What comes of this move depends on hidden cards or dice. All such moves are tried in
            # the same worlds, so that none is lucky.
            while len(worlds) < WORLDS:
                worlds.append(world.redeal(seat, chance))
            for other in worlds[1:]:
                after = other.copy()
                after.apply(seat, move, chance)
                total += _value(after, seat, weights)
        totals.append(total)
    return totals


def _value(state: State, seat: int, weights: Weights | None) -> int:
    return state.evaluate(seat) if weights is None else state.assess(seat, weights)
