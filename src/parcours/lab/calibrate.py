"""Calibration: from how far players led, and who won, to a chance to win that can be believed.

`fit_swing` finds the lead that makes a difference, by how far a match is: it turns an evaluation into a chance.
`reliability` compares the chances that a bot told with what came of them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log

from parcours.bots.bot import Bot, decide
from parcours.bots.one_ply_bot import OnePlyBot
from parcours.core.chance import Chance
from parcours.core.game import Game
from parcours.core.state import State
from parcours.core.weights import Weights
from parcours.lab.arena import Arena
from parcours.studies.statistics import wilson

# At how many points of a match the swing is given, from its beginning to its end.
KNOTS = 6


@dataclass(frozen=True, slots=True)
class Standing:
    """A moment of a match: how far it was, how everybody stood, and what each won in the end."""

    progress: int
    values: list[int]
    shares: list[float]


def watch_matches(game: Game, players: int, weights: Weights, matches: int) -> list[Standing]:
    """Moments of matches between bots that look one move ahead."""
    arena = Arena(game, players)
    bot = OnePlyBot("watched", weights)
    seen: list[Standing] = []
    for match in range(matches):
        moments: list[tuple[int, list[int]]] = []
        picks = Chance(match)

        def note(
            state: State,
            seat: int,
            moments: list[tuple[int, list[int]]] = moments,
            picks: Chance = picks,
        ) -> None:
            if picks.below(6) == 0:
                values = [state.assess(other, weights) for other in range(players)]
                moments.append((state.progress(), values))

        shares = arena.play([bot] * players, f"calibration {match}", note).shares
        seen.extend(Standing(progress, values, shares) for progress, values in moments)
    return seen


def fit_swing(seen: list[Standing]) -> list[int]:
    """The swing at each knot that makes the results likeliest, the moments near a knot counting for it."""
    width = 1000 / (KNOTS - 1)
    swings: list[int] = []
    for knot in range(KNOTS):
        near = [one for one in seen if abs(one.progress - knot * width) <= width * 0.75]
        if len(near) < 50:
            swings.append(swings[-1] if swings else 1000)
            continue
        # Every fifth part of a doubling from 10 on.
        tried = [round(10 * 2 ** (step / 5)) for step in range(80)]
        swings.append(max(tried, key=lambda swing: _likelihood(near, swing)))
    return swings


def _likelihood(seen: Iterable[Standing], swing: int) -> float:
    total = 0.0
    for one in seen:
        best = max(one.values)
        powers = [exp((value - best) / swing) for value in one.values]
        whole = sum(powers)
        for power, share in zip(powers, one.shares, strict=True):
            if share:
                total += share * log(max(power / whole, 1e-9))
    return total


@dataclass(frozen=True, slots=True)
class Bin:
    """Decisions whose chance to win was told to be about the same: what was told, and what came of it."""

    told: float
    won: float
    low: float
    high: float
    count: int


def told_chances(game: Game, players: int, bot: Bot, matches: int) -> list[tuple[float, float]]:
    """For decisions of matches among that bot: the chance that it gave itself, and what it won."""
    arena = Arena(game, players)
    told: list[tuple[float, float]] = []
    for match in range(matches):
        moments: list[tuple[int, float]] = []
        picks = Chance(match)

        def note(
            state: State,
            seat: int,
            moments: list[tuple[int, float]] = moments,
            picks: Chance = picks,
        ) -> None:
            if picks.below(8):
                return
            reasons = decide(bot, state, seat, picks).reasons
            if reasons and reasons[0].chance is not None:
                moments.append((seat, reasons[0].chance))

        player = OnePlyBot("player")
        shares = arena.play([player] * players, f"reliability {match}", note).shares
        told.extend((chance, shares[seat]) for seat, chance in moments)
    return told


def reliability(told: list[tuple[float, float]], bins: int = 10) -> list[Bin]:
    """The decisions by what was told; empty bins are left out."""
    found: list[Bin] = []
    for number in range(bins):
        inside = [one for one in told if min(int(one[0] * bins), bins - 1) == number]
        if inside:
            won = sum(share for _, share in inside)
            low, high = wilson(won, len(inside))
            mean = sum(chance for chance, _ in inside) / len(inside)
            found.append(Bin(mean, won / len(inside), low, high, len(inside)))
    return found
