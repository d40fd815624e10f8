"""How much a review looks into, in simulations: about the same time for every game, and the same on every machine."""

from dataclasses import dataclass

from parcours.core.match import Match
from parcours.review.worlds import best_move, chance_of
from parcours.search.halving import turns_ahead

# What a review may cost: moves that are tried one move ahead, in all its simulations together. Compiled, a thousand
# take 3 to 8 ms, depending on the game.
_LOOKS = 3_500_000
# The effort in hundredths of the usual one: what is tried first, then less by so much, and what is done at least.
_MOST, _LESS, _LEAST = 400, 10, 20
# Of a fresh match, so many decisions tell what a turn of the game costs.
_SAMPLED = 60


@dataclass(frozen=True, slots=True)
class Effort:
    """The parts of a review, each with its number of simulations.

    The curve has so many `points`, with so many `worlds` for each player there. Every decision is looked at in
    `screened` worlds; of each player the `examined` ones that seem to have cost most are searched with so many
    `simulations`, and the move made is compared with the best one in so many `compared` worlds that are new.
    """

    points: int = 40
    worlds: int = 12
    screened: int = 4
    examined: int = 8
    simulations: int = 48
    compared: int = 24


def effort_for(match: Match) -> Effort:
    """The effort for a match, from its game, its length and its number of players; nothing of its cards."""
    flat, deep = _looks_of_simulation(match)
    for share in range(_MOST, _LEAST, -_LESS):
        effort = _scaled(share)
        simulations = _simulations(effort, match)
        if flat * simulations[0] + deep * simulations[1] <= _LOOKS:
            return effort
    return _scaled(_LEAST)


def _scaled(share: int) -> Effort:
    """So many hundredths of the usual effort."""
    usual = Effort()
    return Effort(
        points=usual.points,
        worlds=max(2, usual.worlds * share // 100),
        screened=max(2, usual.screened * share // 100),
        examined=max(4, usual.examined * share // 100),
        simulations=max(12, usual.simulations * share // 100),
        compared=max(8, usual.compared * share // 100),
    )


def _simulations(effort: Effort, match: Match) -> tuple[int, int]:
    """How many simulations a review makes that are a turn of each player deep, and how many as deep as a bot's."""
    players = len(match.players)
    curve = effort.points * (players + 1) * effort.worlds
    screened = 4 * len(match.moves) * effort.screened
    examined = players * effort.examined * (effort.simulations + 2 * effort.compared)
    return curve + screened, examined


def _looks_of_simulation(match: Match) -> tuple[int, int]:
    """How many moves are tried in a simulation of one turn for each player, and in one as deep as a bot's."""
    fresh = Match(match.game, match.players, 0, dict(match.options), match.deck)
    state, weights = fresh.state, fresh.state.weights()
    chance = chance_of("effort")
    looks, turns = 0, 1
    for _ in range(_SAMPLED):
        if state.over:
            break
        seat, turn = state.to_act()[0], state.turns()
        looks += len(state.plausible(seat))
        state.apply(seat, best_move(state, seat, weights, chance), chance)
        if state.turns() != turn or turn < 0:
            turns += 1
    flat, deep = (looks * turns_ahead(depth, state, weights) // turns for depth in (1, 0))
    return max(1, flat), max(1, deep)
