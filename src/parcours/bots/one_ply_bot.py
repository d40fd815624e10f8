"""A bot that looks one move ahead with weights that were learnt."""

from parcours.bots.bot import Choice, Reason, keep_plausible
from parcours.core.chance import Chance
from parcours.core.state import Move, State
from parcours.core.weights import Weights
from parcours.search.one_ply import WORLDS, look_ahead


class OnePlyBot:
    """Makes the move after which it stands best, as `greedy` does; without weights, by those of the game."""

    def __init__(self, name: str, weights: Weights | None = None) -> None:
        self.name = name
        self.weights = weights

    def choose(self, world: State, seat: int, moves: list[Move], chance: Chance) -> Choice:
        if len(moves) == 1:
            return Choice(moves[0])
        weights = self.weights or world.weights()
        moves = keep_plausible(world, seat, moves)
        totals = look_ahead(world, seat, moves, weights, chance)
        reasons = [Reason(move, total / WORLDS) for move, total in zip(moves, totals, strict=True)]
        reasons.sort(key=_value, reverse=True)
        equal = [reason for reason in reasons if reason.value == reasons[0].value]
        return Choice(equal[chance.below(len(equal))].move, reasons)


def _value(reason: Reason) -> float:
    return reason.value
