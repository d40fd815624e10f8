"""The table in the names of docs/reference: for a reader's eyes, and whole."""

from typing import Final

from parcours.core.state import EVERYTHING
from parcours.core.views import names, names_or_count, player_or
from parcours.games.power_struggle.deck import DIVISIONS, KINDS_OF_CERTIFICATE, PRIVILEGES, SKILLS
from parcours.games.power_struggle.moves import ALL_DIVISIONS
from parcours.games.power_struggle.scoring import plain_points, points
from parcours.games.power_struggle.table import (
    ANSWER,
    EMPLOYEES,
    MAIN,
    NONE,
    OWNER_SHIFT,
    PHASES,
    STEPS,
    Table,
)

# Every name of docs/reference, which of them are ordered, and two that follow from the rest: what is waited for,
# and how many employees the action under way can still place, dismiss or win over.
STEP: Final = "step"
LEFT: Final = "left"
COMMON_NAMES: Final = [
    "phase", "turn", "first", "placed", "round", "motivation", "chairman", "board", "heads", *DIVISIONS,
    "certificates", "events", "revealed", "drawn", "event_stock", "pool", "offer", STEP, LEFT,
]  # fmt: skip
PLAYER_NAMES: Final = [
    "money", "influence", "shares", "main_departments", "corruption", "counsel", "certificates", "privileges",
    "archenemy", "rivalry", "announced", "kept", "points",
]  # fmt: skip
ORDERED: Final = frozenset(["board", *DIVISIONS, "events", "revealed", "event_stock"])
SIDES: Final = ["", " bribed", " down"]
HIDDEN: Final = "hidden"
NOBODY: Final = "none"
WORDS: Final = frozenset([
    *COMMON_NAMES, *PLAYER_NAMES, *PHASES, *STEPS, *SKILLS, "main", "by", "to", "card", "amount", NOBODY,
    HIDDEN, "bribed", "down", "target",
])  # fmt: skip


def look(table: Table, reader: int, players: list[str]) -> dict[str, object]:
    """What the reader may see: a seat, -1 for a spectator, or EVERYTHING. Hidden cards are given as their number."""
    deck = table.deck
    sorter = reader in (EVERYTHING, table.first)
    seen: dict[str, object] = {
        "phase": PHASES[table.phase()],
        "turn": player_or(table.turn(), players, NOBODY),
        "first": players[table.first],
        "placed": table.placed,
        "round": table.round,
        "motivation": table.motivation,
        "chairman": player_or(table.chairman, players, NOBODY),
        "board": [players[seat] for seat in table.board],
        "heads": {
            name: player_or(table.heads[division], players, NOBODY)
            for division, name in enumerate(DIVISIONS)
        },
    }
    for division, name in enumerate(DIVISIONS):
        seen[name] = [_office(office, players) for office in table.offices[division]]
    seen["certificates"] = {
        deck.names[card]: table.stock[kind] for kind, card in enumerate(deck.certificates)
    }
    seen["events"] = names_or_count(deck, table.events, sorter)
    seen["revealed"] = names(deck, table.revealed)
    seen["drawn"] = names_or_count(deck, table.drawn, sorter)
    seen["event_stock"] = names_or_count(deck, table.event_stock, reader == EVERYTHING)
    seen["pool"] = table.pool
    seen["offer"] = _offer(table, reader, players)
    seen[STEP] = STEPS[table.pending[-1].kind] if table.pending else NOBODY
    seen[LEFT] = table.left
    for seat, player in enumerate(players):
        seen[player] = _purse_and_cards(table, seat, reader, players)
    return seen


def _purse_and_cards(table: Table, seat: int, reader: int, players: list[str]) -> dict[str, object]:
    deck = table.deck
    own = reader in (EVERYTHING, seat) or table.over
    shown = own or (table.announced >> seat) & 1 == 1
    purse_open = own or (table.shown >> seat) & 1 == 1  # PS-7.13
    return {
        "money": table.money[seat] if purse_open else HIDDEN,
        "influence": table.influence[seat],
        "shares": table.shares[seat],
        "main_departments": table.main_departments[seat],
        "corruption": table.corruption[seat],
        "counsel": [
            name
            for division, name in enumerate(DIVISIONS)
            for _ in range(table.counsel[ALL_DIVISIONS * seat + division])
        ],
        "certificates": [
            deck.names[card]
            for kind, card in enumerate(deck.certificates)
            for _ in range(table.certificates[KINDS_OF_CERTIFICATE * seat + kind])
        ],
        "privileges": _privileges(table, seat, own),
        "archenemy": player_or(table.archenemy[seat], players, NOBODY) if shown else HIDDEN,
        "rivalry": _rivalry(table, seat) if shown else HIDDEN,
        "announced": (table.announced >> seat) & 1 == 1,
        "kept": (table.kept >> seat) & 1 == 1,
        "points": points(table, seat) if shown else plain_points(table, seat),
    }


def _privileges(table: Table, seat: int, own: bool) -> list[str]:
    """PS-2.8: a card that the reader does not know of reads `hidden`, after those that he knows."""
    known: list[str] = []
    hidden: list[str] = []
    for card, name in enumerate(PRIVILEGES):
        if table.holder[card] == seat:
            if own or (table.known_cards >> card) & 1:
                known.append(name + SIDES[table.side[card]])
            else:
                hidden.append(HIDDEN)
    return known + hidden


def _offer(table: Table, reader: int, players: list[str]) -> object:
    if not table.pending or table.pending[-1].kind != ANSWER:
        return NOBODY
    knows = reader in (EVERYTHING, table.actor, table.offer_to)
    return {
        "by": players[table.actor],
        "to": players[table.offer_to],
        "card": PRIVILEGES[table.offer_card],
        "amount": table.offer_amount if knows else HIDDEN,
    }


def _office(office: int, players: list[str]) -> str:
    main = "main " if office & MAIN else ""
    return f"{players[office >> OWNER_SHIFT]} {main}{office & EMPLOYEES}"


def _rivalry(table: Table, seat: int) -> str:
    card = table.rivalry[seat]
    return NOBODY if card == NONE else table.deck.names[card]
