"""The odds of two dice, exact: how many of the 36 throws do what is hoped for."""

from typing import Final

from parcours.games.retire_happy.deck import (
    DICE_CHANGE,
    DOUBLE,
    GAIN_HALF,
    LEAST_TOTAL,
    LOSE_ALL,
    LOSE_HALF,
    MOST_TOTAL,
    TOTALS,
    TRIPLE,
)
from parcours.games.retire_happy.moves import ATTEMPT, NONE, REROLL, RetireMove
from parcours.games.retire_happy.table import PLAY, Table

THROWS: Final = 36

# By total: the throws that show exactly it, and the throws that show at least it.
EXACTLY: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
AT_LEAST: Final = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]


def successes(level: int, target: int) -> int:
    """RH-6.7: the throws out of 36 with which a test of that level reaches the target.

    >>> successes(level=1, target=9)
    15
    """
    needed = target - level
    if needed > MOST_TOTAL:
        return 0
    return AT_LEAST[needed] if needed > 0 else THROWS


def odds(table: Table, seat: int, move: RetireMove) -> int:
    """The throws out of 36 with which that attempt, or the second throw of a test, succeeds; -1 for other moves."""
    life = table.lives[seat]
    if move.verb == ATTEMPT:
        return successes(
            table.test_level(life, move.card, move.using), table.deck.target[move.card]
        )
    if move.verb == REROLL and table.phase() == PLAY and life.attempting != NONE:
        return successes(life.level, table.deck.target[life.attempting])
    return -1


def read_total(table: Table, total: int) -> int:
    """RH-14.4: the total that is looked up for an investment, as changed by the event."""
    return max(LEAST_TOTAL, min(MOST_TOTAL, total + table.change(DICE_CHANGE)))


def outcome(table: Table, card: int, total: int) -> int:
    """RH-14.4: what a throw means for an investment."""
    return table.deck.outcome[TOTALS * card + read_total(table, total)]


def changed_stake(stake: int, result: int) -> int:
    """RH-14.5: the stake after that outcome."""
    if result == LOSE_ALL:
        return 0
    if result == LOSE_HALF:
        return stake - stake // 2
    if result == GAIN_HALF:
        return stake + stake // 2
    if result == DOUBLE:
        return 2 * stake
    return 3 * stake if result == TRIPLE else stake


def expected_stake(table: Table, card: int, stake: int) -> int:
    """36 times the stake to expect after the next throw: exact, so divide last."""
    total = 0
    for shown in range(LEAST_TOTAL, MOST_TOTAL + 1):
        total += EXACTLY[shown] * changed_stake(stake, outcome(table, card, shown))
    return total


def outcomes(table: Table, card: int) -> list[int]:
    """For each outcome, in the order of `OUTCOMES`, the throws out of 36 that bring it."""
    throws = [0] * 6
    for shown in range(LEAST_TOTAL, MOST_TOTAL + 1):
        throws[outcome(table, card, shown)] += EXACTLY[shown]
    return throws
