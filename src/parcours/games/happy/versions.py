"""How the versions of the rules differ: the one place that asks by which of them a match is played.

Version 2 lets the players agree on any target from 5 to 12 points, in halves (HA-1.2, HA-R.47).
"""

from typing import Final

from parcours.core.options import Choice

OLDEST: Final = 1
NEWEST: Final = 2

LEAST_TARGET: Final = 5
MOST_TARGET: Final = 12


def targets(version: int) -> list[Choice]:
    """HA-1.2: the points that may be agreed on."""
    if version < 2:
        return [7, 7.5, 8, 8.5, 9]
    values: list[Choice] = []
    for points in range(LEAST_TARGET, MOST_TARGET):
        values.append(points)
        values.append(points + 0.5)
    values.append(MOST_TARGET)
    return values
