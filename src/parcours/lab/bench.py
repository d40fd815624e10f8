"""How fast random matches are played: driven from Python, and inside the compiled playout."""

from collections.abc import Iterator
from random import Random

from parcours.core.chance import Chance
from parcours.core.game import Game, Setup
from parcours.core.options import read_options
from parcours.core.playout import playout
from parcours.core.state import State
from parcours.lab.peers import POSITIONS, SEED, Copy, Measure, Play, measure

DRIVEN = "Python, legal and apply"
PLAYOUT = "playout"
# Most people play at four.
_PLAYERS = 4
_ENDLESS = 1_000_000


def measure_game(game: Game, seconds: float) -> Iterator[Measure]:
    """Both ways to drive a game, each for about `seconds`; the first one also times copies."""
    setting = Setting(game)
    yield measure(game.name, DRIVEN, setting.driven(), seconds, setting.copies())
    yield measure(game.name, PLAYOUT, setting.played_out(), seconds)


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

        def play() -> int:
            state = self.start()
            decisions = 0
            while seats := state.to_act():
                moves = state.legal(seats[0])
                state.apply(seats[0], moves[int(draw() * len(moves))], self.chance)
                decisions += 1
            return decisions

        return play

    def played_out(self) -> Play:
        """Random play without leaving the engine."""
        return lambda: playout(self.start(), self.chance, _ENDLESS)

    def copies(self) -> list[Copy]:
        """The `copy` of states from the middle of matches."""
        copies: list[Copy] = []
        for _ in range(POSITIONS):
            state = self.start()
            half = playout(state.copy(), self.chance, _ENDLESS) // 2
            playout(state, self.chance, half)
            copies.append(state.copy)
        return copies
