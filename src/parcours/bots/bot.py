"""What a bot is, and the one way in which it is asked."""

import hashlib
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from parcours.bots.budget import Budget
from parcours.core.chance import Chance
from parcours.core.state import Move, State


@dataclass(frozen=True, slots=True)
class Reason:
    """What the bot expects of a move; higher is better.

    `chance` is the expected chance to win, from 0 to 1, where the bot can tell, and `simulations` on how many it rests.
    """

    move: Move
    value: float
    chance: float | None = None
    simulations: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """The move that a bot makes, with what it thought of each that it weighed, best first."""

    move: Move
    reasons: list[Reason] = field(default_factory=list)


@runtime_checkable
class Bot(Protocol):
    """A player that decides from a world that its seat can't tell from the true one."""

    name: str

    def choose(self, world: State, seat: int, moves: list[Move], chance: Chance) -> Choice:
        """One of `moves`: all that the seat may make in that world, or the part of them that a study allows."""


@runtime_checkable
class SearchingBot(Bot, Protocol):
    """A bot that can be told how long to think about a decision; `budget` is how long it does by itself."""

    budget: Budget

    def with_budget(self, budget: Budget) -> Bot:
        """The same bot, which thinks that long."""


def keep_plausible(world: State, seat: int, moves: list[Move]) -> list[Move]:
    """The moves that the game calls plausible; all of them where it calls none of them so."""
    allowed = set(moves)
    return [move for move in world.plausible(seat) if move in allowed] or moves


def decide(bot: Bot, state: State, seat: int, chance: Chance) -> Choice:
    """What the bot does for that seat.

    It never gets the true state: all that the seat does not know is dealt again, from the bot's own
    chance.
    """
    world = state.redeal(seat, chance)
    choice = bot.choose(world, seat, world.legal(seat), chance)
    if state.forbids(seat, choice.move) != 0:
        raise ValueError(f"the bot '{bot.name}' has chosen a move that is not legal")
    return choice


def seat_chance(seed: int, seat: int) -> Chance:
    """The chance of a bot on that seat: follows from the match's seed and tells nothing of it."""
    return _chance(f"bot {seat} {seed}")


def decision_chance(seed: int, seat: int, moves: int) -> Chance:
    """The chance of a bot on that seat once so many moves are made, for who asks it again or from elsewhere."""
    return _chance(f"bot {seat} {seed} after {moves}")


def _chance(named: str) -> Chance:
    return Chance(int(hashlib.sha256(named.encode()).hexdigest(), 16))
