"""Estimates with their 95 % intervals, where seats of the same match are not independent."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its 95 % interval, and on how many observations it stands."""

    value: float
    low: float
    high: float
    count: int

    def above(self, bound: float) -> bool:
        """Whether the whole interval lies above the bound."""
        return self.low > bound

    def below(self, bound: float) -> bool:
        """Whether the whole interval lies below the bound."""
        return self.high < bound

    def less(self, by: float) -> "Estimate":
        """The same, counted from another zero."""
        return Estimate(self.value - by, self.low - by, self.high - by, self.count)


# 95 % of a normal distribution lies within this many standard deviations.
DEVIATIONS = 1.959964
# A match's number, and what was observed of one of its seats.
Observation = tuple[int, float]


def mean(observations: Iterable[Observation]) -> Estimate | None:
    """The mean with a normal interval over matches; None where nothing was observed.

    The seats of a match are taken together, as what one wins the others lose.

    >>> print(mean([(0, 1.0), (0, 0.0), (1, 1.0), (2, 0.0), (3, 1.0)]).value)
    0.6
    """
    sums = _by_match(observations)
    count = sum(number for number, _ in sums.values())
    if not count:
        return None
    value = sum(total for _, total in sums.values()) / count
    parts = {match: (total - value * number) / count for match, (number, total) in sums.items()}
    return _estimate(value, parts, count)


def difference(treated: Iterable[Observation], others: Iterable[Observation]) -> Estimate | None:
    """How much higher the mean of the first is than that of the second; None without both.

    `count` is that of the first.
    """
    first, second = _by_match(treated), _by_match(others)
    counts = [sum(number for number, _ in sums.values()) for sums in (first, second)]
    if not all(counts):
        return None
    means = [
        sum(total for _, total in sums.values()) / count
        for sums, count in zip((first, second), counts, strict=True)
    ]
    parts: dict[int, float] = {}
    for sums, count, value, sign in zip((first, second), counts, means, (1, -1), strict=True):
        for match, (number, total) in sums.items():
            parts[match] = parts.get(match, 0.0) + sign * (total - value * number) / count
    return _estimate(means[0] - means[1], parts, counts[0])


def per_use(
    treated: Sequence[tuple[int, float, float]], others: Sequence[tuple[int, float, float]]
) -> tuple[Estimate, Estimate] | None:
    """What a use does, from who was dealt the card: the difference in wins by that in uses.

    Observations are (match, won, used). Returns the effect of a use and how much more often it is
    used when dealt; None unless that is clearly more often.
    """
    uses = difference(_pairs(treated, 2), _pairs(others, 2))
    wins = difference(_pairs(treated, 1), _pairs(others, 1))
    if uses is None or wins is None or not uses.above(_LEAST_UPTAKE):
        return None
    effect = wins.value / uses.value
    # The spread of a ratio: that of wins less what its uses explain (the delta method).
    rest = difference(
        [(match, win - effect * use) for match, win, use in treated],
        [(match, win - effect * use) for match, win, use in others],
    )
    assert rest is not None
    spread = (rest.high - rest.low) / 2 / uses.value
    return Estimate(effect, effect - spread, effect + spread, uses.count), uses


# Below this, dividing by the uptake says nothing any more.
_LEAST_UPTAKE = 0.05


def median(values: Iterable[float]) -> Estimate | None:
    """The median; its interval is that between two ranks, so no shape is assumed.

    >>> median([3, 1, 2]).value
    2
    """
    ordered = sorted(values)
    count = len(ordered)
    if not count:
        return None
    half = DEVIATIONS * sqrt(count) / 2
    low = max(0, int(count / 2 - half))
    high = min(count - 1, int(count / 2 + half))
    return Estimate(quantile(ordered, 0.5), ordered[low], ordered[high], count)


def quantile(ordered: Sequence[float], part: float) -> float:
    """The value below which that part of the ordered values lies."""
    at = part * (len(ordered) - 1)
    low = int(at)
    if at == low:
        return ordered[low]
    return ordered[low] + (at - low) * (ordered[low + 1] - ordered[low])


def _pairs(rows: Sequence[tuple[int, float, float]], at: int) -> list[Observation]:
    return [(row[0], row[at]) for row in rows]


def _by_match(observations: Iterable[Observation]) -> dict[int, tuple[int, float]]:
    sums: dict[int, tuple[int, float]] = {}
    for match, value in observations:
        number, total = sums.get(match, (0, 0.0))
        sums[match] = (number + 1, total + value)
    return sums


def _estimate(value: float, parts: dict[int, float], count: int) -> Estimate:
    """With what each match adds to the error; a single match says nothing of how matches differ."""
    matches = len(parts)
    if matches < 2:
        return Estimate(value, float("-inf"), float("inf"), count)
    error = sqrt(sum(part * part for part in parts.values()) * matches / (matches - 1))
    return Estimate(value, value - DEVIATIONS * error, value + DEVIATIONS * error, count)


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate.

    >>> low, high = wilson(60, 100)
    >>> f"{low:.3f} {high:.3f}"
    '0.502 0.691'
    """
    if matches == 0:
        return 0.0, 1.0
    rate = wins / matches
    square = DEVIATIONS * DEVIATIONS
    middle = rate + square / (2 * matches)
    spread = DEVIATIONS * sqrt(rate * (1 - rate) / matches + square / (4 * matches * matches))
    whole = 1 + square / matches
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
