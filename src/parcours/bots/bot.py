"""What a bot is, and the one way in which it is asked."""

import hashlib
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from parcours.core.chance import Chance
from parcours.core.state import Move, State


@dataclass(frozen=True, slots=True)
class Reason:
    """What the bot expects of a move; higher is better."""

    move: Move
    value: float


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
        """One of `moves`, which are all that the seat may make in that world."""


def decide(bot: Bot, state: State, seat: int, chance: Chance) -> Choice:
    """What the bot does for that seat.

    It never gets the true state: all that the seat does not know is dealt anew, from the bot's own
    chance.
    """
    world = state.redeal(seat, chance)
    return bot.choose(world, seat, world.legal(seat), chance)


def seat_chance(seed: int, seat: int) -> Chance:
    """The chance of a bot on that seat: follows from the match's seed and tells nothing of it."""
    digest = hashlib.sha256(f"bot {seat} {seed}".encode()).hexdigest()
    return Chance(int(digest, 16))
