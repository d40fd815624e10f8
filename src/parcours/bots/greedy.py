"""A bot that makes the move after which it stands best, one move deep."""

from parcours.bots.bot import Choice, Reason
from parcours.core.chance import Chance
from parcours.core.state import Move, State

# Over how many worlds a move is averaged that brings something unknown to light.
WORLDS = 4


class GreedyBot:
    """Tries every move on a copy of the world and compares `evaluate`; leaves ties to chance."""

    name = "greedy"

    def choose(self, world: State, seat: int, moves: list[Move], chance: Chance) -> Choice:
        if len(moves) == 1:
            return Choice(moves[0])
        worlds = [world]
        totals: list[int] = []
        for move in moves:
            after = world.copy()
            after.apply(seat, move, chance)
            total = after.evaluate(seat)
            if after.reveals == world.reveals:
                total *= WORLDS
            else:
                # What comes of this move depends on hidden cards or dice. All such moves are tried
                # in the same worlds, so that none is lucky.
                while len(worlds) < WORLDS:
                    worlds.append(world.redeal(seat, chance))
                for other in worlds[1:]:
                    after = other.copy()
                    after.apply(seat, move, chance)
                    total += after.evaluate(seat)
            totals.append(total)
        best = max(totals)
        equal = [move for move, total in zip(moves, totals, strict=True) if total == best]
        reasons = [Reason(move, total / WORLDS) for move, total in zip(moves, totals, strict=True)]
        reasons.sort(key=_value, reverse=True)
        return Choice(equal[chance.below(len(equal))], reasons)


def _value(reason: Reason) -> float:
    return reason.value
