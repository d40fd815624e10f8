"""Sequential halving: all moves that look good are simulated in the same worlds, then their better half, and so on."""

import time
from typing import Final

from parcours.core.chance import Chance
from parcours.core.state import Move, State
from parcours.core.weights import Weights
from parcours.search.one_ply import WORLDS, look_ahead
from parcours.search.outcome import CERTAIN, outcome, shifted
from parcours.search.rollout import play_on

_SEEDS: Final = 1 << 30
_DEPTH: Final = [3]
_ENDLESS: Final = 1 << 40
# As how many simulations the look one move ahead counts.
PRIOR_COUNTS: Final = 6


class Weighed:
    """A move, how it looks at once, and what its simulations came to.

    `prior` is the chance to win by the look alone. It counts like some simulations, so that few unlucky ones don't
    speak against a move that looks much better.
    """

    def __init__(self, move: Move, look: int, prior: int) -> None:
        self.move = move
        self.look = look
        self.total = PRIOR_COUNTS * prior
        self.simulations = 0

    def chance(self) -> int:
        """The chance to win, in millionths."""
        return self.total // (PRIOR_COUNTS + self.simulations)


class Plan:
    """How wide and how deep a search looks: how many moves are simulated, and for how many turns of each seat.

    Where `depth` is 0 the game's weights say it.
    """

    def __init__(self, width: int, depth: int = 0) -> None:
        self.width: Final = width
        self.depth: Final = depth


def search(
    world: State,
    seat: int,
    moves: list[Move],
    weights: Weights,
    chance: Chance,
    plan: Plan,
    simulations: int,
    milliseconds: int,
) -> list[Weighed]:
    """The moves, best first.

    Ends after so many simulations or, where that is 0, when so many milliseconds are over. Nothing that decides depends
    on the clock in the first case, nor on what the seat can't see: the worlds are dealt from `chance`.
    """
    start = time.perf_counter()
    looks = look_ahead(world, seat, moves, weights, chance)
    best = max(looks)
    now = outcome(world, seat, weights)
    ranked = [
        Weighed(move, looks[at], shifted(now, (looks[at] - best) // WORLDS, world, weights))
        for at, move in enumerate(moves)
    ]
    ranked.sort(key=_by_look)
    left = ranked[: plan.width]
    beaten = ranked[plan.width :]
    turn = world.turns()
    turns = turns_ahead(plan.depth, world, weights)
    worlds: list[State] = []
    seeds: list[int] = []
    rounds = max(1, (len(left) - 1).bit_length())
    made = 0
    before = start
    for number in range(1, rounds + 1):
        goal = simulations * number // rounds if simulations else _ENDLESS
        until = start + milliseconds * number / (1000 * rounds)
        while made == 0 or made + len(left) <= goal:
            if simulations == 0:
                clock = time.perf_counter()
                # Another pass takes about as long as the last one, and must not end late.
                if made > 0 and clock + (clock - before) > until:
                    break
                before = clock
            at = left[0].simulations
            if at == len(worlds):
                worlds.append(world.redeal(seat, chance))
                seeds.append(chance.below(_SEEDS))
            for weighed in left:
                after = worlds[at].copy()
                dice = Chance(seeds[at])
                after.apply(seat, weighed.move, dice)
                end = play_on(after, turn, turns, weights, dice, chance)
                weighed.total += outcome(end, seat, weights)
                weighed.simulations += 1
            made += len(left)
        left.sort(key=_by_chance)
        if number < rounds:
            half = (len(left) + 1) // 2
            beaten = left[half:] + beaten
            left = left[:half]
    return left + beaten


def turns_ahead(depth: int, world: State, weights: Weights) -> int:
    """How many turns a simulation plays."""
    return (depth or weights.values.get("depth", _DEPTH)[0]) * world.seats


def _by_look(weighed: Weighed) -> int:
    return -weighed.look


def _by_chance(weighed: Weighed) -> int:
    return CERTAIN - weighed.chance()
