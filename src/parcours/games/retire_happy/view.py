"""The table in the names of docs/reference: for a reader's eyes, and whole. What is seen is the same for all."""

from typing import Final

from parcours.core.state import EVERYTHING
from parcours.core.views import names, names_or_count, optional_card, optional_name
from parcours.games.retire_happy.deck import PERIODS, RetireHappyDeck
from parcours.games.retire_happy.table import (
    DRAFT,
    NONE,
    OFFERS,
    PHASES,
    RETIREMENT,
    STEPS,
    UPKEEP,
    Life,
    Table,
)

# Every name of docs/reference, and which of them are ordered.
EVENT_NAMES: Final = [f"event_{period + 1}" for period in range(PERIODS)]
DECK_NAMES: Final = [f"deck_{period + 1}" for period in range(PERIODS)]
OFFER_NAMES: Final = [f"offer_{number + 1}" for number in range(OFFERS)]
PLAYER_NAMES: Final = [
    "hand", "education", "career", "partner", "children", "home", "tenure", "paid", "investments", "stakes", "current",
    "pension", "company", "status", "chances", "loans", "withdrew", "done", "attempting", "level", "roll", "bill",
    "score",
]  # fmt: skip
COMMON_NAMES: Final = [
    "period", "phase", "round", "first", "turn", "to_act", "step", "event", *EVENT_NAMES, "unused_events", *DECK_NAMES,
    *OFFER_NAMES, "box",
]  # fmt: skip
ORDERED: Final = frozenset(["education", "career", "investments", "stakes", *DECK_NAMES])
TENURES: Final = ["none", "owner", "tenant"]
STATUSES: Final = ["employee", "entrepreneur"]
WORDS: Final = frozenset([*PLAYER_NAMES, *COMMON_NAMES, *PHASES, *STEPS, *TENURES, *STATUSES])


def look(table: Table, reader: int, players: list[str]) -> dict[str, object]:
    """What the reader may see: a seat, -1 for a spectator, or EVERYTHING. Hidden cards are given as their number."""
    deck = table.deck
    phase = table.phase()
    whole = reader == EVERYTHING
    in_turn = phase in (DRAFT, UPKEEP, RETIREMENT)
    seen: dict[str, object] = {
        "period": table.period,
        "phase": PHASES[phase],
        "round": table.round,
        "first": players[table.first],
        "turn": players[table.turn] if in_turn else "none",
        "to_act": [players[seat] for seat in table.to_act()],
        "step": STEPS[table.step()],
        "event": optional_name(deck, table.event),
    }
    for period in range(PERIODS):
        waiting = table.events[period]
        seen[EVENT_NAMES[period]] = names_or_count(deck, optional_card(waiting), whole)
    seen["unused_events"] = names_or_count(deck, table.unused_events, whole)
    for period in range(PERIODS):
        seen[DECK_NAMES[period]] = names_or_count(deck, table.decks[period][::-1], whole)
    for number in range(OFFERS):
        seen[OFFER_NAMES[number]] = names(deck, table.offers[number])
    seen["box"] = names(deck, table.box)
    for seat, player in enumerate(players):
        seen[player] = _life(deck, table.lives[seat])
    return seen


def _life(deck: RetireHappyDeck, life: Life) -> dict[str, object]:
    return {
        "hand": names(deck, life.hand),
        "education": names(deck, life.education),
        "career": names(deck, life.career),
        "partner": optional_name(deck, life.partner),
        "children": names(deck, life.children),
        "home": optional_name(deck, life.home),
        "tenure": "none" if life.home == NONE else "owner" if life.owner else "tenant",
        "paid": life.paid,
        "investments": names(deck, life.investments),
        "stakes": life.stakes[:],
        "current": life.current,
        "pension": life.pension,
        "company": life.company,
        "status": STATUSES[1 if life.entrepreneur else 0],
        "chances": life.chances,
        "loans": life.loans,
        "withdrew": life.withdrew,
        "done": life.done,
        "attempting": optional_name(deck, life.attempting),
        "level": life.level,
        "roll": life.roll,
        "bill": life.bill,
        "score": life.score,
    }
