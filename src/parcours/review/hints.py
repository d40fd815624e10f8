"""Hints: the best moves that a player has now, from what that player knows."""

from parcours.core.match import Match
from parcours.review.review import Hint
from parcours.review.why import find_facts
from parcours.review.worlds import chance_of
from parcours.search.halving import Plan, search

MOST_HINTS = 3
# A search for a hint: so many of the moves that look best, with so many simulations together.
_PLAN = Plan(width=6)
SIMULATIONS = 48
# Worlds that a reason rests on.
_WORLDS = 6


def find_hints(match: Match, seat: int, simulations: int = SIMULATIONS) -> list[Hint]:
    """The best moves of a seat that is to act, best first; one where nothing else is possible.

    Nothing depends on what the seat can't see: the worlds follow from how far the match is, not from its seed.
    """
    state, number = match.state, len(match.moves)
    chance = chance_of("hint", number, seat)
    world = state.redeal(seat, chance)
    moves = world.plausible(seat)
    weights = world.weights()
    weighed = search(world, seat, moves, weights, chance, _PLAN, simulations, 0)
    best = [one for one in weighed if one.simulations][:MOST_HINTS]
    if len(best) < 2:
        return [Hint(match.say(one.move), one.chance(), []) for one in best]
    # Each is told against the next best one, and the last of them against the best.
    against = [*best[1:], best[0]]
    return [
        Hint(
            match.say(one.move),
            one.chance(),
            find_facts(
                match,
                state,
                seat,
                other.move,
                one.move,
                chance_of("why", number, seat, at),
                _WORLDS,
            ),
        )
        for at, (one, other) in enumerate(zip(best, against, strict=True))
    ]
