"""How much of a game is luck: how often a player wins who sees all cards, also those still to be drawn.

For measuring alone: this player is no bot, since bots get a world that their seat can't tell from the true one. It
searches as `hard` does, from the true state, and knows no dice. What it still loses to greedy is luck, or lies beyond
the search: so the estimate is an upper bound of luck.
"""

from collections.abc import Iterator
from typing import Final

from parcours.bots import YARDSTICK, decide, find_bot, seat_chance
from parcours.core.chance import Chance
from parcours.core.game import Setup
from parcours.core.options import read_options
from parcours.core.registry import find_game
from parcours.core.state import Move, State
from parcours.lab.workers import Processes
from parcours.review.worlds import World, try_move
from parcours.search.one_ply import look_ahead
from parcours.studies.matches import deal_seed

# So many moves that look best are simulated, as by `hard`.
_WIDTH: Final = 6
_SEEDS: Final = 1 << 30


def open_matches(
    game: str, players: int, simulations: int, matches: int, seed: int, jobs: int
) -> Iterator[float]:
    """What that player won of each match against `greedy` on all other seats; every deal is played from every seat."""
    pieces = [
        (game, players, simulations, deal_seed(seed, match // players), match % players)
        for match in range(matches)
    ]
    yield from Processes(jobs).spread(find_game(game), _play, pieces)


def _play(piece: tuple[str, int, int, int, int]) -> float:
    name, players, simulations, seed, seeing = piece
    game, names = find_game(name), [f"p{seat + 1}" for seat in range(players)]
    deck = game.standard_deck()
    options = read_options(game.options_for(names, deck), {})
    dice, greedy = Chance(seed), find_bot(YARDSTICK)
    state = game.set_up(Setup(names, options, deck), dice, None)
    chances = [seat_chance(seed, seat) for seat in range(players)]
    while not state.over:
        seat = state.to_act()[0]
        if seat == seeing:
            move = choose_open(state, seat, simulations, chances[seat])
        else:
            move = decide(greedy, state, seat, chances[seat]).move
        state.apply(seat, move, dice)
    places = state.standing().places
    return 1 / places.count(1) if places[seeing] == 1 else 0.0


def choose_open(state: State, seat: int, simulations: int, chance: Chance) -> Move:
    """The best move from the true state, by sequential halving."""
    weights, moves = state.weights(), state.plausible(seat)
    looks = look_ahead(state, seat, moves, weights, chance)
    ranked = sorted(range(len(moves)), key=lambda at: -looks[at])
    left = [moves[at] for at in ranked[:_WIDTH]]
    totals = dict.fromkeys(left, 0)
    rounds = (len(left) - 1).bit_length()
    while len(left) > 1:
        for _ in range(max(1, simulations // rounds // len(left))):
            # The true cards, and dice that nobody knows.
            world = World(state, chance.below(_SEEDS))
            for move in left:
                totals[move] += try_move(world, seat, move, 0, weights)[seat]
        left = sorted(left, key=lambda move: -totals[move])[: (len(left) + 1) // 2]
    return left[0]
