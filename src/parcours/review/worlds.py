"""Worlds that a seat can't tell from the true one, and what comes of moves in them."""

import hashlib
from dataclasses import dataclass

from parcours.core.chance import Chance
from parcours.core.state import Move, State
from parcours.core.weights import Weights
from parcours.search.halving import turns_ahead
from parcours.search.one_ply import look_ahead
from parcours.search.outcome import CERTAIN, outcome
from parcours.search.rollout import play_on

_SEEDS = 1 << 30


def chance_of(*named: object) -> Chance:
    """Chance that follows from these names and from nothing of the match's own."""
    said = " ".join(map(str, ("review", *named)))
    return Chance(int(hashlib.sha256(said.encode()).hexdigest(), 16))


@dataclass(frozen=True, slots=True)
class World:
    """One way in which everything may be, as a seat knows it, and the dice that are thrown there."""

    state: State
    seed: int

    def after(self, seat: int, move: Move) -> tuple[State, Chance]:
        """What a move makes of it, and the chance that goes on from there."""
        after = self.state.copy()
        dice = Chance(self.seed)
        after.apply(seat, move, dice)
        return after, dice

    def trial(self) -> Chance:
        """Where the dice of moves that are only tried come from."""
        return Chance(self.seed + 1)


def draw_worlds(state: State, seat: int, count: int, chance: Chance) -> list[World]:
    """So many worlds that the seat can't tell from this one."""
    return [World(state.redeal(seat, chance), chance.below(_SEEDS)) for _ in range(count)]


def best_move(state: State, seat: int, weights: Weights, trial: Chance) -> Move:
    """The move after which the seat stands best at once; the first of equal ones."""
    moves = state.plausible(seat)
    if len(moves) == 1:
        return moves[0]
    looks = look_ahead(state, seat, moves, weights, trial)
    return moves[looks.index(max(looks))]


def shares(state: State, weights: Weights) -> list[int]:
    """Everybody's chance to win in this state, in millionths: together they are certain."""
    told = [outcome(state, seat, weights) for seat in range(state.seats)]
    whole = sum(told)
    return [CERTAIN * one // whole if whole else CERTAIN // state.seats for one in told]


def play_out(
    state: State, turn: int, depth: int, weights: Weights, dice: Chance, trial: Chance
) -> list[int]:
    """Everybody's chance after some turns in which all make the move that looks best. The state is played on."""
    end = play_on(state, turn, turns_ahead(depth, state, weights), weights, dice, trial)
    return shares(end, weights)


def try_move(world: World, seat: int, move: Move, depth: int, weights: Weights) -> list[int]:
    """Everybody's chance after that move in that world."""
    turn = world.state.turns()
    after, dice = world.after(seat, move)
    return play_out(after, turn, depth, weights, dice, world.trial())


def mean(vectors: list[list[int]]) -> list[int]:
    """The mean of several chances, seat by seat."""
    return [sum(column) // len(vectors) for column in zip(*vectors, strict=True)]
