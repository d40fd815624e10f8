"""A bot that makes the move after which it stands best, one move deep."""

from parcours.bots.bot import Choice, Reason
from parcours.core.chance import Chance
from parcours.core.state import Move, State
from parcours.search.one_ply import WORLDS, look_ahead


class GreedyBot:
    """Tries every move on a copy of the world and compares `evaluate`; leaves ties to chance."""

    name = "greedy"

    def choose(self, world: State, seat: int, moves: list[Move], chance: Chance) -> Choice:
        if len(moves) == 1:
            return Choice(moves[0])
        totals = look_ahead(world, seat, moves, None, chance)
        best = max(totals)
        equal = [move for move, total in zip(moves, totals, strict=True) if total == best]
        reasons = [Reason(move, total / WORLDS) for move, total in zip(moves, totals, strict=True)]
        reasons.sort(key=_value, reverse=True)
        return Choice(equal[chance.below(len(equal))], reasons)


def _value(reason: Reason) -> float:
    return reason.value
