"""What a position is worth as a puzzle: how good every legal move is, what a one-ply player does, and how hard it is.

Everything rests on worlds that the player can't tell from the true one, and on nothing that is hidden.
"""

from parcours.core.chance import Chance
from parcours.core.state import Move, State
from parcours.puzzles.puzzle import Grade
from parcours.review.decisions import beyond_chance
from parcours.review.worlds import chance_of, draw_worlds, try_move
from parcours.search.halving import Plan, search
from parcours.search.one_ply import look_ahead
from parcours.search.outcome import CERTAIN

# Fewer moves are no choice; more can't be weighed by a person. Moves that differ in a number alone, such as what is
# offered for a card, are one thing to think about, but there must not be too many of them either.
_FEWEST_MOVES, _MOST_MOVES = 3, 40
_MOST_CHOICES = 16
# By how much the best move must win more often than any other one.
LEAST_GAP = CERTAIN // 25
# And by how many hundredths of the standard error, in the same worlds.
_CERTAINTY = 350
# Worlds in which every legal move is tried: after each of these numbers, a position that does not look like it is left.
_STAGES = (6, 12, 24, 48)
# The deep search that names the same move, each time with another seed. `check.py` has ten times as many simulations.
SIMULATIONS = 120
_SEARCHES = 2
# In how many worlds greedy is asked what it would do.
_GREEDY_WORLDS = 8
# A puzzle is easy or medium if at least so many of several short searches find its solution.
_SHORT, _SHORT_SEARCHES = 16, 8
_EASY, _MEDIUM = 7, 4


def can_be_weighed(moves: list[str]) -> bool:
    """Whether a person can weigh these legal moves."""
    choices = {tuple(word for word in move.split() if not word.isdecimal()) for move in moves}
    return _FEWEST_MOVES <= len(moves) <= _MOST_MOVES and len(choices) <= _MOST_CHOICES


def search_best(state: State, seat: int, simulations: int, *seed: object) -> Move:
    """The best of all legal moves by a search that follows from the seed."""
    chance = chance_of("puzzle", *seed)
    world = state.redeal(seat, chance)
    moves = world.legal(seat)
    weights = world.weights()
    ranked = search(world, seat, moves, weights, chance, Plan(len(moves)), simulations, 0)
    return ranked[0].move


def greedy_moves(state: State, seat: int, chance: Chance) -> list[Move]:
    """What greedy may do, from what the seat knows: the moves that look best in one of several worlds, the most
    frequent one first."""
    times: dict[Move, int] = {}
    for _ in range(_GREEDY_WORLDS):
        world = state.redeal(seat, chance)
        moves = world.legal(seat)
        looks = look_ahead(world, seat, moves, None, chance)
        for move, look in zip(moves, looks, strict=True):
            if look == max(looks):
                times[move] = times.get(move, 0) + 1
    return sorted(times, key=lambda move: -times[move])


def weigh_moves(state: State, seat: int, chance: Chance) -> list[tuple[Move, int]] | None:
    """All legal moves with their chances to win, best first; None where none is clearly best."""
    weights, most = state.weights(), _STAGES[-1]
    worlds = draw_worlds(state, seat, most, chance)
    tried: list[tuple[Move, list[int]]] = [(move, []) for move in state.legal(seat)]
    for count in _STAGES:
        # The two that lead go on first: where they come close, the others can be spared.
        for some in [tried[:2], tried] if tried[0][1] else [tried]:
            for move, chances in some:
                further = worlds[len(chances) : count]
                chances += [try_move(world, seat, move, 0, weights)[seat] for world in further]
            # The lead that it takes grows with the worlds: in a few, luck may hide a part of it.
            if _lead(some) * most < LEAST_GAP * count * count:
                return None
        tried.sort(key=lambda one: -sum(one[1]))
    best = tried[0][1]
    for _, chances in tried[1:]:
        gains = [better - worse for better, worse in zip(best, chances, strict=True)]
        if sum(gains) < LEAST_GAP * most or not beyond_chance(gains, _CERTAINTY):
            return None
    return [(move, sum(chances) // most) for move, chances in tried]


def _lead(tried: list[tuple[Move, list[int]]]) -> int:
    """By how much the best of these moves is ahead, in all their worlds together."""
    best, second, *_ = sorted((sum(chances) for _, chances in tried), reverse=True)
    return best - second


def is_confirmed(state: State, seat: int, solution: Move, *seed: object) -> bool:
    """Whether several deep searches name that move."""
    return all(
        search_best(state, seat, SIMULATIONS, *seed, at) == solution for at in range(_SEARCHES)
    )


def grade(state: State, seat: int, solution: Move, *seed: object) -> Grade:
    """How hard the solution is to find: how often a short search finds it."""
    found = sum(
        search_best(state, seat, _SHORT, "short", *seed, at) == solution
        for at in range(_SHORT_SEARCHES)
    )
    if found >= _EASY:
        return "easy"
    return "medium" if found >= _MEDIUM else "hard"
