"""A bot that makes any legal move, each equally likely: the yardstick for all others."""

from parcours.bots.bot import Choice
from parcours.core.chance import Chance
from parcours.core.state import Move, State


class RandomBot:
    """Plays at random."""

    name = "random"

    def choose(self, world: State, seat: int, moves: list[Move], chance: Chance) -> Choice:
        return Choice(moves[chance.below(len(moves))])
