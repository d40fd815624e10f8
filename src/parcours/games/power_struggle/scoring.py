"""Tracks and victory points, and who is announced: PS-15, PS-16.1, PS-16.2."""

from typing import Final

from mypy_extensions import i64

from parcours.core.journal import Journal
from parcours.core.zones import with_value
from parcours.games.power_struggle.deck import (
    CORRUPTION,
    COUNSEL,
    INFLUENCE,
    MAIN_DEPARTMENTS,
    SHARES,
)
from parcours.games.power_struggle.moves import ALL_DIVISIONS
from parcours.games.power_struggle.table import NONE, Table

# By track: the golden space (PS-15.1), and where the victory point is (PS-15.3).
GOLDEN: Final = [10, 20, 6, 12]
THRESHOLDS: Final = [7, 16, 4, 9]
COUNSEL_DIVISIONS: Final = 3  # PS-15.4


def track(table: Table, kind: int) -> list[int]:
    """Everybody's position on that track."""
    if kind == INFLUENCE:
        return table.influence
    if kind == SHARES:
        return table.shares
    return table.main_departments if kind == MAIN_DEPARTMENTS else table.corruption


def _move_to(table: Table, kind: int, positions: list[int]) -> None:
    if kind == INFLUENCE:
        table.influence = positions
    elif kind == SHARES:
        table.shares = positions
    elif kind == MAIN_DEPARTMENTS:
        table.main_departments = positions
    else:
        table.corruption = positions


def move_marker(table: Table, seat: int, kind: int, points: int, journal: Journal | None) -> bool:
    """Score on a track, not beyond the golden space (PS-15.2); tell whether anything was scored."""
    positions = track(table, kind)
    gained = min(points, GOLDEN[kind] - positions[seat])
    if gained <= 0:
        return False
    _move_to(table, kind, with_value(positions, seat, positions[seat] + gained))
    if journal is not None:
        _tell_score(journal, seat, kind, gained)
    return True


def _tell_score(journal: Journal, seat: int, kind: int, gained: int) -> None:
    if kind == INFLUENCE:
        journal.tell("scored_influence", seat, number=gained)
    elif kind == SHARES:
        journal.tell("scored_shares", seat, number=gained)
    elif kind == MAIN_DEPARTMENTS:
        journal.tell("scored_main_departments", seat, number=gained)
    else:
        journal.tell("scored_corruption", seat, number=gained)


def score(table: Table, seat: int, kind: int, points: int, journal: Journal | None) -> None:
    """Score on a track and look whether the player has reached the target."""
    if move_marker(table, seat, kind, points, journal):
        announce(table, seat, journal)


def gain_consultant(table: Table, seat: int, division: int, journal: Journal | None) -> None:
    """One more consultant in the division, which may bring the target too (PS-15.4)."""
    at = ALL_DIVISIONS * seat + division
    table.counsel = with_value(table.counsel, at, table.counsel[at] + 1)
    announce(table, seat, journal)


def announce(table: Table, seat: int, journal: Journal | None) -> None:
    """PS-16.1, PS-16.2: a player who has scored and has the target is announced and shows his cards."""
    if (table.announced >> seat) & 1:
        return
    plain = plain_points(table, seat)
    if plain < table.target - 1:
        return
    beats = beats_archenemy(table, seat)
    total = plain + (1 if beats else 0)
    if total < table.target:
        return
    table.announced |= 1 << seat
    if beats:
        table.kept |= 1 << seat
    table.reveals += 1
    if journal is not None:
        journal.tell("announced", seat, number=total)
        if table.archenemy[seat] != NONE and table.rivalry[seat] != NONE:
            journal.tell("showed_archenemy", seat, table.rivalry[seat], table.archenemy[seat])


def plain_points(table: Table, seat: int) -> int:
    """PS-15.3, PS-15.4: victory points without the archenemy's."""
    points = 0
    if table.influence[seat] >= THRESHOLDS[INFLUENCE]:
        points += 1
    if table.shares[seat] >= THRESHOLDS[SHARES]:
        points += 1
    if table.main_departments[seat] >= THRESHOLDS[MAIN_DEPARTMENTS]:
        points += 1
    if table.corruption[seat] >= THRESHOLDS[CORRUPTION]:
        points += 1
    if counsel_divisions(table, seat) >= COUNSEL_DIVISIONS:
        points += 1
    return points


def most_plain_points(table: Table) -> int:
    """The plain points of the player who has most."""
    most = 0
    for seat in range(table.seats):
        most = max(most, plain_points(table, seat))
    return most


def points(table: Table, seat: int) -> int:
    """All victory points (PS-15.9, PS-16.2)."""
    plain = plain_points(table, seat)
    if (table.kept >> seat) & 1 or beats_archenemy(table, seat):
        return plain + 1
    return plain


def counsel_divisions(table: Table, seat: int) -> int:
    """In how many divisions the player has consultants."""
    counsel = table.counsel
    first: i64 = ALL_DIVISIONS * seat
    divisions: i64 = 0
    for at in range(first, first + ALL_DIVISIONS):
        if counsel[at] > 0:
            divisions += 1
    return divisions


def beats_archenemy(table: Table, seat: int) -> bool:
    """PS-15.5, PS-15.6: whether the player has the archenemy's point by what the tracks show now."""
    enemy = table.archenemy[seat]
    card = table.rivalry[seat]
    if enemy == NONE or card == NONE:
        return False
    return skills_ahead(table, seat) >= (2 if enemy == seat else len(table.deck.skills[card]))


def skills_ahead(table: Table, seat: int) -> int:
    """In how many of the skills on his card the player has more than his archenemy, or than all where it is himself."""
    enemy = table.archenemy[seat]
    ahead = 0
    for skill in table.deck.skills[table.rivalry[seat]]:
        if leads(table, skill, seat) if enemy == seat else has_more(table, skill, seat, enemy):
            ahead += 1
    return ahead


def leads(table: Table, skill: int, seat: int) -> bool:
    """Whether the player has more than every other."""
    for other in range(table.seats):
        if other != seat and not has_more(table, skill, seat, other):
            return False
    return True


def has_more(table: Table, skill: int, seat: int, other: int) -> bool:
    """PS-15.7, PS-15.8: more than the other; on the golden space, more than anybody."""
    if skill == COUNSEL:
        return table.consultants(seat) > table.consultants(other)
    positions = track(table, skill)
    return positions[seat] >= GOLDEN[skill] or positions[seat] > positions[other]
