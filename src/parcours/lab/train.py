"""Training: the weights of an evaluation, improved by playing.

A round varies the weights at random and lets each variant play, on the same deals, one seat against the weights so far;
every variant looks one move ahead. The new weights are the mean of the best variants. They replace the old ones only if
they win more on deals that no variant has played.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, pstdev

from parcours.bots.one_ply_bot import OnePlyBot
from parcours.core.chance import Chance
from parcours.core.game import Game
from parcours.core.weights import LEARNT, read_weights
from parcours.lab.arena import Arena, Seating
from parcours.lab.json_lines import add_line, read_lines
from parcours.studies.statistics import wilson

# What a search needs besides the evaluation: `parcours calibrate` fits the swing.
_NOT_VARIED = {"swing", "depth"}
# A weight is varied in proportion to its size, and one near 0 as if it were this large.
_LEAST_SIZE = 8
# One variant in this many is kept.
_KEPT = 4
# In each further round the weights are varied by so much less.
_CALMER = 0.92
Values = dict[str, list[int]]


@dataclass(frozen=True, slots=True)
class Plan:
    """How rounds are done."""

    players: int
    seed: int = 0
    variants: int = 20
    matches: int = 32  # of each variant
    spread: float = 0.3  # by what part of its size a weight is varied in the first round
    trial: int = 300  # matches of the new weights against the old ones


@dataclass(frozen=True, slots=True)
class Round:
    """What a round came to: the weights that it found, how often they won, and whether they were taken."""

    number: int
    values: Values
    wins: float
    matches: int
    par: float
    accepted: bool

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the wins."""
        return wilson(self.wins, self.matches)


def train(game: Game, plan: Plan, rounds: int, log: Path | None) -> Iterator[Round]:
    """The rounds, as they come. With a log, rounds that it holds already are not done again."""
    values = read_weights(game.package, LEARNT)
    done = _logged(log)
    for earlier in done:
        if earlier.accepted:
            values = earlier.values
    for number in range(len(done), rounds):
        found = _round(game, plan, number, values)
        if found.accepted:
            values = found.values
        add_line(log, _as_row(found))
        yield found


def _round(game: Game, plan: Plan, number: int, values: Values) -> Round:
    chance = Chance(1_000_003 * plan.seed + number)
    league = _League(game, plan.players, values)
    spread = plan.spread * _CALMER**number
    variants: list[tuple[float, float, Values]] = []
    for _ in range(plan.variants // 2):
        steps = {name: [_normal(chance) for _ in numbers] for name, numbers in values.items()}
        # Each step is tried both ways, so that luck of the deals falls on both.
        for way in (spread, -spread):
            variant = _varied(values, steps, way)
            wins, margin = league.play(variant, f"{plan.seed} {number}", plan.matches)
            variants.append((wins, margin, variant))
    found = _mean([variant for _, _, variant in _best(variants, plan.variants // _KEPT)])
    wins, _ = league.play(found, f"trial {plan.seed} {number}", plan.trial)
    accepted = wilson(wins, plan.trial)[0] > 1 / plan.players
    return Round(number, found, wins, plan.trial, 1 / plan.players, accepted)


class _League:
    """One seat against the weights so far, from every seat."""

    def __init__(self, game: Game, players: int, values: Values) -> None:
        self.game = game
        self.players = players
        self.arena = Arena(game, players)
        self.champion = OnePlyBot("champion", game.build_weights(values))

    def play(self, values: Values, deals: str, matches: int) -> tuple[float, float]:
        """How many matches were won, and by how much on average: lost ones tell something too."""
        challenger = OnePlyBot("challenger", self.game.build_weights(values))
        wins = 0.0
        margins = 0.0
        for match in range(matches):
            deal, seat = divmod(match, self.players)
            bots: Seating = [self.champion] * self.players
            bots[seat] = challenger
            result = self.arena.play(bots, f"{deals} {deal}")
            wins += result.shares[seat]
            others = [score for at, score in enumerate(result.scores) if at != seat]
            margins += result.scores[seat] - max(others)
        return wins, margins / matches


def _normal(chance: Chance) -> float:
    """Very nearly normal: the sum of twelve."""
    return sum(chance.below(1_000_000) for _ in range(12)) / 1_000_000 - 6


def _varied(values: Values, steps: dict[str, list[float]], by: float) -> Values:
    return {
        name: numbers
        if name in _NOT_VARIED
        else [
            number + round(by * (abs(number) + _LEAST_SIZE) * step)
            for number, step in zip(numbers, steps[name], strict=True)
        ]
        for name, numbers in values.items()
    }


def _best(
    variants: list[tuple[float, float, Values]], count: int
) -> list[tuple[float, float, Values]]:
    """Those that won most often and by most, both counted by how much variants differ in them."""
    wins = [variant[0] for variant in variants]
    margins = [variant[1] for variant in variants]
    by_wins = pstdev(wins) or 1.0
    by_margins = pstdev(margins) or 1.0

    def merit(variant: tuple[float, float, Values]) -> float:
        return (variant[0] - fmean(wins)) / by_wins + (variant[1] - fmean(margins)) / by_margins

    return sorted(variants, key=merit, reverse=True)[: max(1, count)]


def _mean(kept: list[Values]) -> Values:
    return {
        name: [round(fmean(numbers)) for numbers in zip(*(one[name] for one in kept), strict=True)]
        for name in kept[0]
    }


def _as_row(found: Round) -> dict[str, object]:
    row = asdict(found)
    return {"round": row.pop("number"), **row}


def _logged(log: Path | None) -> list[Round]:
    return [Round(row.pop("round"), **row) for row in read_lines(log)]
