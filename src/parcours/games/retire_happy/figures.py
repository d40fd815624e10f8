"""What the rules make of the table, for a board to show: levels, and how likely throws are to do what is hoped for."""

from typing import Final

from parcours.core.state import EVERYTHING
from parcours.games.retire_happy.candidates import legal_moves
from parcours.games.retire_happy.deck import (
    EDUCATION,
    ENTREPRENEUR,
    INVESTMENT,
    JOB,
    LEAST_TOTAL,
    MOST_TOTAL,
    OUTCOMES,
    SAME,
    SKILLS,
    TOTALS,
)
from parcours.games.retire_happy.moves import ATTEMPT, RetireMove
from parcours.games.retire_happy.odds import EXACTLY, THROWS, outcome, read_total, successes
from parcours.games.retire_happy.table import DRAFT, NONE, PLAY, Life, Table

TESTED: Final = [EDUCATION, JOB, ENTREPRENEUR]


def figures(table: Table, reader: int, players: list[str]) -> dict[str, object]:
    """Everybody's levels (RH-6.1); of the reader also the tests and investments. EVERYTHING reads everybody's."""
    found: dict[str, object] = {}
    for seat, player in enumerate(players):
        life = table.lives[seat]
        own: dict[str, object] = {
            "levels": {skill: life.levels[at] for at, skill in enumerate(SKILLS)}
        }
        if reader in (seat, EVERYTHING):
            own["tests"] = _tests(table, seat, life, seat == reader)
            own["outcomes"] = _investments(table, life)
        found[player] = own
    return found


def _tests(table: Table, seat: int, life: Life, always: bool) -> dict[str, object]:
    """By card, of those in hand and on offer; by `card using other …` with cards that may be discarded for it.

    Offers are looked at by those who may take one, or `always`.
    """
    deck = table.deck
    found: dict[str, object] = {}
    cards = life.hand[:]
    if table.phase() == DRAFT and (always or table.awaits(seat)):
        for offer in table.offers:
            cards.extend(offer)
    for card in cards:
        if deck.type[card] in TESTED:
            level = table.test_level(life, card, [])
            found[deck.names[card]] = _test(level, deck.target[card], life.chances)
    if table.phase() != PLAY or not table.awaits(seat):
        return found
    if life.attempting != NONE:
        # The throw was made; the chance is that of another one (RH-6.10).
        card = life.attempting
        found[deck.names[card]] = _test(life.level, deck.target[card], 0)
        return found
    for move in legal_moves(table, seat):
        assert isinstance(move, RetireMove)
        if move.verb == ATTEMPT and move.using:
            level = table.test_level(life, move.card, move.using)
            using = " ".join([deck.names[used] for used in move.using])
            name = f"{deck.names[move.card]} using {using}"
            found[name] = _test(level, deck.target[move.card], life.chances)
    return found


def _test(level: int, target: int, chances: int) -> dict[str, object]:
    """RH-6.7: what the dice must show, and the chance that they do; with a token also the chance in two throws."""
    throws = successes(level, target)
    found: dict[str, object] = {
        "target": target,
        "level": level,
        "needs": max(LEAST_TOTAL, target - level),
        "chance": _percent(throws, THROWS),
    }
    if chances > 0 and throws < THROWS:
        missed = THROWS - throws
        found["again"] = _percent(THROWS * THROWS - missed * missed, THROWS * THROWS)
    return found


def _investments(table: Table, life: Life) -> dict[str, object]:
    """RH-14.4: by card, the lines of its table with the chance of each, and the totals of the dice that are good."""
    deck = table.deck
    found: dict[str, object] = {}
    for card in [*life.hand, *life.investments]:
        if deck.type[card] != INVESTMENT:
            continue
        lines: list[object] = []
        start = LEAST_TOTAL
        for total in range(LEAST_TOTAL, MOST_TOTAL + 1):
            result = deck.outcome[TOTALS * card + total]
            if total < MOST_TOTAL and deck.outcome[TOTALS * card + total + 1] == result:
                continue
            throws = 0
            for shown in range(LEAST_TOTAL, MOST_TOTAL + 1):
                if start <= read_total(table, shown) <= total:
                    throws += EXACTLY[shown]
            lines.append(
                {
                    "outcome": OUTCOMES[result],
                    "from": start,
                    "to": total,
                    "chance": _percent(throws, THROWS),
                }
            )
            start = total + 1
        good = [
            shown
            for shown in range(LEAST_TOTAL, MOST_TOTAL + 1)
            if outcome(table, card, shown) > SAME
        ]
        found[deck.names[card]] = {"lines": lines, "good": good}
    return found


def _percent(part: int, whole: int) -> int:
    return (200 * part + whole) // (2 * whole)
