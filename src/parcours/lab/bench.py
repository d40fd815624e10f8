"""How fast random matches are played: driven from Python, and inside the compiled playout; and how fast bots search."""

import json
import sys
from collections.abc import Iterator
from itertools import cycle
from random import Random

from parcours.bots.search_bot import PLAN
from parcours.core.chance import Chance
from parcours.core.game import Game, Setup
from parcours.core.options import read_options
from parcours.core.playout import playout
from parcours.core.registry import find_game
from parcours.core.state import State
from parcours.lab.peers import POSITIONS, SEED, SIMULATIONS, Copy, Measure, Play, measure
from parcours.search.halving import search

DRIVEN = "Python, legal and apply"
PLAYOUT = "playout"
SEARCH = "sequential halving"
# Most people play at four.
_PLAYERS = 4
_ENDLESS = 1_000_000


def measure_game(game: Game, seconds: float) -> Iterator[Measure]:
    """Both ways to drive a game, each for about `seconds`; the first one also times copies."""
    setting = Setting(game)
    yield measure(game.name, DRIVEN, setting.driven(), seconds, setting.copies())
    yield measure(game.name, PLAYOUT, setting.played_out(), seconds)


def measure_search(game: Game, seconds: float) -> Measure:
    """Decisions of a bot that searches; what is counted is its simulations."""
    return measure(game.name, SEARCH, Setting(game).searched(), seconds)


class Setting:
    """A game with its usual number of players, and a generator that is the same every time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        seats = min(max(_PLAYERS, game.min_players), game.max_players)
        self.players = [f"p{seat + 1}" for seat in range(seats)]
        deck = game.standard_deck()
        options = read_options(game.options_for(self.players, deck), {})
        self.setup = Setup(self.players, options, deck)
        self.chance = Chance(SEED)

    def start(self) -> State:
        """A new match, dealt."""
        return self.game.set_up(self.setup, self.chance, None)

    def driven(self) -> Play:
        """Random play in a loop of Python that asks who is to act and what is legal."""
        draw = Random(SEED).random
        chance = self.chance

        def play() -> int:
            state = self.start()
            # Looked up once a match, as in the loops that drive the peers.
            to_act, legal, apply = state.to_act, state.legal, state.apply
            decisions = 0
            while seats := to_act():
                moves = legal(seats[0])
                apply(seats[0], moves[int(draw() * len(moves))], chance)
                decisions += 1
            return decisions

        return play

    def played_out(self) -> Play:
        """Random play without leaving the engine."""
        return lambda: playout(self.start(), self.chance, _ENDLESS)

    def searched(self) -> Play:
        """The search of `hard` for a move, in the middle of matches."""
        positions = [self.halfway() for _ in range(POSITIONS)]
        turns = cycle(positions)

        def play() -> int:
            state = next(turns)
            seat = state.to_act()[0]
            moves = state.plausible(seat)
            weighed = search(state, seat, moves, state.weights(), self.chance, PLAN, SIMULATIONS, 0)
            return sum(one.simulations for one in weighed)

        return play

    def copies(self) -> list[Copy]:
        """The `copy` of states from the middle of matches."""
        return [self.halfway().copy for _ in range(POSITIONS)]

    def halfway(self) -> State:
        """A match at random up to about its middle. One that has ended by then, as another was longer, is none."""
        while True:
            state = self.start()
            half = playout(state.copy(), self.chance, _ENDLESS) // 2
            playout(state, self.chance, half)
            if state.to_act():
                return state


def _print_rates(name: str, seconds: float, only: str) -> None:
    """How often a second of a core, by the way of driving the game, as JSON."""
    setting = Setting(find_game(name))
    plays = {DRIVEN: setting.driven(), PLAYOUT: setting.played_out(), SEARCH: setting.searched()}
    measures = [
        measure(name, way, play, seconds) for way, play in plays.items() if only in ("", way)
    ]
    print(json.dumps({one.way: one.decisions / one.cpu_seconds for one in measures}))


if __name__ == "__main__":
    _print_rates(sys.argv[1], float(sys.argv[2]), "".join(sys.argv[3:4]))
