"""One match as environments play it: arrays of NumPy out, actions in."""

from functools import cache
from random import SystemRandom

import numpy as np
from numpy.typing import NDArray

from parcours.core.chance import Chance
from parcours.core.choices import Choice
from parcours.core.encoding import Encoding, returns
from parcours.core.game import Game, Setup
from parcours.core.observations import BYTES, HIGHEST, LOWEST, Memory
from parcours.core.options import read_options
from parcours.core.registry import find_game
from parcours.core.state import SPECTATOR, Move, State

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]

LEAST, MOST = LOWEST, HIGHEST
NUMBER = np.dtype("<i2")
# As high as environments take seeds.
_SEEDS = 2**31 - 1


@cache
def find_encoding(game: str, players: int) -> Encoding:
    """The encoding of a game, built once in a process."""
    return Encoding(find_game(game), players)


def agent_names(players: int) -> list[str]:
    """What the seats are called."""
    return [f"player_{seat}" for seat in range(players)]


def set_up(game: Game, players: int, options: dict[str, object] | None) -> Setup:
    """A match of that many players with those options; SetupError if there can be none."""
    game.check_players(players)
    names = agent_names(players)
    deck = game.standard_deck()
    return Setup(names, read_options(game.options_for(names, deck), options or {}), deck)


def rewards(state: State) -> list[float]:
    """Between -1 and 1 for each seat of a match that is over: the part of the others that it has beaten, less the part
    that it was beaten by. They add up to 0."""
    return [brought / (state.seats - 1) for brought in returns(state)]


class Table:
    """A match, dealt with `deal` and played on with `act`. Each seat that is to act has a choice of its own."""

    def __init__(self, game: str, players: int, options: dict[str, object] | None = None) -> None:
        self.game = find_game(game)
        self.setup = set_up(self.game, players, options)
        self.players = players
        self.encoding = find_encoding(game, players)
        self.actions = self.encoding.actions.size
        # What each seat can do, once it has been asked for; the objects serve all questions of a table.
        self.choices: list[Choice | None] = [None] * players
        self._choices = [self.encoding.choice() for _ in range(players)]
        size = BYTES * self.encoding.size
        self._memory = Memory(bytearray(size), 0, size)
        self.deal(0)

    def deal(self, seed: int | None) -> None:
        """A new match. The same seed gives the same match; None one that nobody can foresee."""
        self.seed = SystemRandom().randrange(_SEEDS) if seed is None else seed
        self.chance = Chance(self.seed)
        self.state = self.game.set_up(self.setup, self.chance, None)
        self.choices = [None] * self.players

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.state.pending

    def to_act(self) -> list[int]:
        """The seats that may act now."""
        return self.state.to_act()

    def choice(self, seat: int) -> Choice:
        """What a seat that is to act can do now."""
        choice = self.choices[seat]
        if choice is None:
            choice = self._choices[seat]
            choice.begin(self.state, seat)
            self.choices[seat] = choice
        return choice

    def observe(self, seat: int) -> Numbers:
        """What the seat observes."""
        written = self.encoding.observe(self.state, seat, self.choices[seat], self._memory)
        return np.frombuffer(written, NUMBER)

    def mask(self, seat: int, further: int = 0) -> Mask:
        """1 for each action that the seat can take now; `further` zeros stand behind."""
        marked = bytearray(self.actions + further)
        if self.state.awaits(seat):
            self.choice(seat).mark(marked)
        return np.frombuffer(marked, np.int8)

    def act(self, seat: int, action: int) -> Move | None:
        """Take an action; the move that it completes is made. IllegalAction changes nothing."""
        move = self.choice(seat).choose(action)
        if move is not None:
            self.make(seat, move)
        return move

    def make(self, seat: int, move: Move) -> None:
        """Make a legal move."""
        self.state.apply(seat, move, self.chance)
        # What is legal may have changed for a seat that has begun a longer move: it begins again.
        self.choices = [None] * self.players

    def returns(self) -> list[float]:
        """The rewards of a match that is over."""
        return rewards(self.state)

    def text(self) -> str:
        """The table as a spectator sees it, a line for each thing."""
        view = self.state.view(SPECTATOR, self.setup.players)
        waiting = ", ".join(self.setup.players[seat] for seat in self.to_act()) or "nobody"
        lines = [f"{self.game.name}: {waiting} to act"]
        for name, value in view.items():
            if isinstance(value, dict):
                lines.append(f"{name}:")
                lines += [f"  {part}: {_words(own)}" for part, own in value.items()]
            else:
                lines.append(f"{name}: {_words(value)}")
        return "\n".join(lines) + "\n"


def _words(value: object) -> str:
    if isinstance(value, list):
        return " ".join(str(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{name} {_words(item)}" for name, item in value.items())
    return str(value)
