"""A decision of a match: the move that was made, against the others in the same worlds and with the same dice."""

from typing import NamedTuple

from parcours.core.chance import Chance
from parcours.core.state import Move, State
from parcours.review.effort import Effort
from parcours.review.worlds import draw_worlds, mean, try_move
from parcours.search.halving import Plan, search
from parcours.search.one_ply import look_ahead

# Besides the move that was made, so many that look best are tried at first, and the one that looks worst.
_BEST = 2
_WIDTH = 6
# What is less than so many hundredths of the standard error could be chance.
_CERTAINTY = 200


class Screened(NamedTuple):
    """The first look at a decision: what the move seems to have cost, and what was at stake, in millionths."""

    number: int
    seat: int
    made: Move
    cost: int
    stake: int


class Examined(NamedTuple):
    """A decision after a search: the best move, and everybody's chance after the move made and after that one."""

    number: int
    seat: int
    made: Move
    better: Move
    after_made: list[int]
    after_better: list[int]

    @property
    def cost(self) -> int:
        """What the player gave away."""
        return self.after_better[self.seat] - self.after_made[self.seat]

    @property
    def decided(self) -> list[int]:
        """What the move gave to each player or took away, against the best one; together it is nothing."""
        return [
            made - better for made, better in zip(self.after_made, self.after_better, strict=True)
        ]


def screen(
    state: State, number: int, seat: int, made: Move, effort: Effort, chance: Chance
) -> Screened | None:
    """A first look at the move with that number, from the state before it; None where there was no choice."""
    moves = _moves(state, seat, made)
    if len(moves) < 2:
        return None
    weights = state.weights()
    worlds = draw_worlds(state, seat, effort.screened, chance)
    looks = look_ahead(worlds[0].state, seat, moves, weights, chance)
    ranked = sorted(range(len(moves)), key=lambda at: -looks[at])
    tried = [moves[at] for at in dict.fromkeys([*ranked[:_BEST], ranked[-1], moves.index(made)])]
    chances = {
        move: sum(try_move(world, seat, move, 1, weights)[seat] for world in worlds) // len(worlds)
        for move in tried
    }
    best, worst = max(chances.values()), min(chances.values())
    return Screened(number, seat, made, best - chances[made], best - worst)


def examine(state: State, found: Screened, effort: Effort, chance: Chance) -> Examined | None:
    """A decision looked at closely, from the state before it; None if no other move was better beyond chance.

    The better move is found in some worlds and compared in others, so that luck in the first does not count for it.
    """
    seat, made, weights = found.seat, found.made, state.weights()
    others = [move for move in _moves(state, seat, made) if move != made]
    world = state.redeal(seat, chance)
    ranked = search(world, seat, others, weights, chance, Plan(_WIDTH), effort.simulations, 0)
    better = ranked[0].move
    worlds = draw_worlds(state, seat, effort.compared, chance)
    after_made = [try_move(world, seat, made, 0, weights) for world in worlds]
    after_better = [try_move(world, seat, better, 0, weights) for world in worlds]
    gains = [
        after[seat] - before[seat] for after, before in zip(after_better, after_made, strict=True)
    ]
    if not beyond_chance(gains):
        return None
    return Examined(found.number, seat, made, better, mean(after_made), mean(after_better))


def beyond_chance(gains: list[int], certainty: int = _CERTAINTY) -> bool:
    """Whether what was gained in several worlds is more than chance alone would bring: by so many hundredths of the
    standard error."""
    count, total = len(gains), sum(gains)
    if total <= 0:
        return False
    spread = sum((count * gain - total) ** 2 for gain in gains)  # count squared x the squares' sum
    return 100 * 100 * total * total * (count - 1) * count >= certainty**2 * spread


def _moves(state: State, seat: int, made: Move) -> list[Move]:
    """The moves worth a look, and the one that was made."""
    moves = state.plausible(seat)
    return moves if made in moves else [*moves, made]
