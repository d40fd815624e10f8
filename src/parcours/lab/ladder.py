"""A tournament of bots: matches between all of them, until their ratings are as certain as asked.

A rating is a strength in the model of Bradley and Terry, in its form for several players (Plackett and Luce): of those
at a table each wins in proportion to its strength, of the others each comes second in that proportion, and so on. It is
told in points, as in chess: with 400 more than another a bot comes before it ten times as often as behind. An interval
says how much the matches tell: of a bot that has won everything, only that it is much stronger.

Every deal is played from every seat. Results are written as they are known, a line of JSON for each deal, and a later
run goes on from them: with the same bots, or with more.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations_with_replacement
from pathlib import Path

from parcours.bots import load_bot
from parcours.core.errors import SetupError
from parcours.core.game import Game
from parcours.core.registry import find_game
from parcours.lab.extras import need
from parcours.lab.json_lines import add_line, read_lines
from parcours.lab.simulate import Outcome, Study, simulate
from parcours.lab.workers import Workers
from parcours.studies.matches import deal_seed
from parcours.studies.statistics import DEVIATIONS, Estimate

# Points for e times the strength.
_POINTS = 400 / math.log(10)
# Deals that are played before the ratings are looked at again.
_STEP = 8
# A bot that has won everything is much stronger, not infinitely: as if each had once lost a part of a match to each.
_REGULAR = 0.01
# Points: as much as nothing is known of a bot that has not played.
_UNKNOWN = 4000.0

Group = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays what. All results follow from it."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0

    def groups(self) -> list[Group]:
        """All that can sit at a table together: different bots as far as there are enough of them."""
        most = -(-self.players // len(self.bots))
        different = min(self.players, len(self.bots))
        return [
            group
            for group in combinations_with_replacement(self.bots, self.players)
            if len(set(group)) == different and max(Counter(group).values()) <= most
        ]


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that a group has played from every seat: the bots of each of its matches, from the first to the last."""

    game: str
    version: int
    seed: int
    number: int
    bots: Group
    orders: list[list[str]]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, in points above the mean of all."""

    bot: str
    points: Estimate
    wins: int

    @property
    def matches(self) -> int:
        """In how many matches it sat at the table."""
        return self.points.count


def tournament(game: Game, bots: Sequence[str], players: int | None, seed: int) -> Tournament:
    """A tournament of these bots; SetupError where it can't be played."""
    # In one order, so that a later run knows who has played whom already.
    names = tuple(sorted(set(bots)))
    if len(names) < 2:
        raise SetupError("a ladder needs two bots or more, as in --bots greedy,easy,random")
    for name in names:
        load_bot(name)
    seats = game.min_players if players is None else players
    game.check_players(seats)
    return Tournament(game.name, seats, names, seed)


class Ladder:
    """A tournament under way."""

    def __init__(self, of: Tournament, out: Path | None = None) -> None:
        need("choix", "a ladder")
        self.tournament = of
        self.out = out
        self.game = find_game(of.game)
        self.groups = of.groups()
        self.deals = [deal for deal in _read_deals(out) if self._counts(deal)]

    def _counts(self, deal: Deal) -> bool:
        """Whether an earlier result belongs here: the same rules, and nobody else at the table."""
        return (
            (deal.game, deal.version) == (self.game.name, self.game.version)
            and len(deal.bots) == self.tournament.players
            and set(deal.bots) <= set(self.tournament.bots)
        )

    @property
    def matches(self) -> int:
        """How many matches there are so far."""
        return sum(len(deal.orders) for deal in self.deals)

    def ratings(self) -> list[Rating]:
        """How strong the bots are by all that was played, the strongest first."""
        orders = [order for deal in self.deals for order in deal.orders]
        wins = Counter(order[0] for order in orders)
        found = [
            Rating(bot, points, wins[bot])
            for bot, points in _rate(self.tournament.bots, orders).items()
        ]
        return sorted(found, key=lambda rating: -rating.points.value)

    def play(self, certain: float, most: int, workers: Workers) -> Iterator[list[Rating]]:
        """Play until each interval is at most so many points to each side, or so many matches are there.

        Gives the ratings after each step. Which deals are played does not depend on the workers.
        """
        ratings = self.ratings()
        while self.matches < most and any(half(rating.points) > certain for rating in ratings):
            for deal in workers.spread(self.game, _play, self._next(ratings)):
                self.deals.append(deal)
                add_line(self.out, asdict(deal))
            ratings = self.ratings()
            yield ratings

    def _next(self, ratings: Iterable[Rating]) -> list[tuple[Tournament, Group, int]]:
        """The groups that play next, and the number of their deal: those of whose bots least is known."""
        unknown = {rating.bot: min(half(rating.points), _UNKNOWN) for rating in ratings}
        times = Counter(deal.bots for deal in self.deals)
        numbers = Counter(deal.bots for deal in self.deals if deal.seed == self.tournament.seed)
        chosen: list[tuple[Tournament, Group, int]] = []
        for _ in range(_STEP):
            gains = [
                (sum(unknown[bot] for bot in set(group)) / (1 + times[group]), group)
                for group in self.groups
            ]
            # Of equal ones the first: all of it is the same in every run.
            _, group = max(gains, key=lambda gain: gain[0])
            chosen.append((self.tournament, group, numbers[group]))
            times[group] += 1
            numbers[group] += 1
        return chosen


def half(estimate: Estimate) -> float:
    """How far an interval reaches to its wider side."""
    return max(estimate.high - estimate.value, estimate.value - estimate.low)


def _play(piece: tuple[Tournament, Group, int]) -> Deal:
    """Play one deal from every seat. The same number is the same deal for all groups."""
    of, group, number = piece
    study = Study(of.game, group, len(group), deal_seed(of.seed, number))
    outcomes = list(simulate(replace(study, matches=study.rotations)))
    orders = [_order(outcome, number) for outcome in outcomes]
    return Deal(of.game, find_game(of.game).version, of.seed, number, group, orders)


def _order(outcome: Outcome, number: int) -> list[str]:
    """The bots from the first to the last. Who share a place come before each other in turn, from deal to deal."""
    seats = len(outcome.bots)
    turned = sorted(range(seats), key=lambda seat: (seat + number) % seats)
    return [outcome.bots[seat] for seat in sorted(turned, key=lambda seat: outcome.places[seat])]


def _read_deals(out: Path | None) -> list[Deal]:
    try:
        return [Deal(**{**row, "bots": tuple(row["bots"])}) for row in read_lines(out)]
    except (KeyError, TypeError, ValueError):
        raise SetupError(f"{out} is not a file of results that a ladder has written") from None


def _rate(bots: Sequence[str], orders: Sequence[Sequence[str]]) -> dict[str, Estimate]:
    """The points of each bot above the mean, with 95 % intervals: those of the information in the matches."""
    import choix
    import numpy

    if not orders:
        return dict.fromkeys(bots, Estimate(0.0, -math.inf, math.inf, 0))
    at = {bot: index for index, bot in enumerate(bots)}
    ranked = [tuple(at[bot] for bot in order) for order in orders]
    strengths = choix.ilsr_rankings(len(bots), ranked, alpha=_REGULAR)
    information = numpy.zeros((len(bots), len(bots)))
    for order, times in Counter(ranked).items():
        for place in range(len(order) - 1):
            # Who comes next, of those who are left.
            left = numpy.bincount(order[place:], minlength=len(bots)) * numpy.exp(strengths)
            chance = left / left.sum()
            information += times * (numpy.diag(chance) - numpy.outer(chance, chance))
    spreads = numpy.sqrt(numpy.diag(numpy.linalg.pinv(information, hermitian=True)))
    counts = Counter(bot for order in orders for bot in set(order))
    estimates: dict[str, Estimate] = {}
    for bot, index in at.items():
        value = _POINTS * float(strengths[index])
        spread = _POINTS * DEVIATIONS * float(spreads[index]) if counts[bot] else math.inf
        estimates[bot] = Estimate(value, value - spread, value + spread, counts[bot])
    return estimates
