"""The table in the names of docs/reference: for a reader's eyes, and whole."""

from typing import Final

from parcours.core.state import EVERYTHING
from parcours.core.views import names, names_or_count, player_or
from parcours.games.fatum import modes, steps
from parcours.games.fatum.deck import FatumDeck
from parcours.games.fatum.powers import DOMAINS
from parcours.games.fatum.table import NONE, Life, Table

# Every name of docs/reference, and which of them are ordered. `hand_decks` says of which deck each card
# in the hand is, which everybody sees (FA-12.1).
PILES: Final = ["pile_" + domain for domain in DOMAINS]
DISCARDS: Final = ["discard_" + domain for domain in DOMAINS]
PLAYER_NAMES: Final = [
    "hand", "hand_decks", "front", "diplomas", "burdens", "money", "objective", "revealed",
    "reached", "out", "laid", "draws", "bonus", "used", *DOMAINS, "points", "charges",
]  # fmt: skip
COMMON_NAMES: Final = [
    *PILES, *DISCARDS, "objective", "marker", "turn", "step", "round", "time_up",
]  # fmt: skip
ORDERED: Final = frozenset(PILES)
RANDOM: Final = "random"
WORDS: Final = frozenset([
    *PLAYER_NAMES, *COMMON_NAMES, *steps.STEPS, *modes.MODES, *DOMAINS, RANDOM, "none", "hidden", "layer",
])  # fmt: skip


def look(table: Table, reader: int, players: list[str]) -> dict[str, object]:
    """What the reader may see: a seat, -1 for a spectator, or EVERYTHING. Hidden cards are a number."""
    deck = table.deck
    turn = table.turn()
    seen: dict[str, object] = {
        "round": table.round,
        "step": steps.STEPS[table.step()],
        "turn": player_or(turn, players, "none"),
        "marker": players[table.marker],
        "objective": _objective(deck, table.objective),
        "time_up": table.time_up,
    }
    for colour, name in enumerate(PILES):
        pile = table.piles[colour]
        seen[name] = names_or_count(deck, pile[::-1], reader == EVERYTHING)
    for colour, name in enumerate(DISCARDS):
        seen[name] = names(deck, table.discards[colour])
    for seat, player in enumerate(players):
        seen[player] = _life(table, seat, reader)
    return seen


def _life(table: Table, seat: int, reader: int) -> dict[str, object]:
    deck = table.deck
    life: Life = table.lives[seat]
    own = reader in (EVERYTHING, seat)
    seen: dict[str, object] = {
        "hand": names_or_count(deck, life.hand, own),
        "hand_decks": sorted([DOMAINS[deck.colour[card]] for card in life.hand], key=DOMAINS.index),
        "front": names(deck, life.front),
        "diplomas": names(deck, life.diplomas),
        "burdens": names(deck, life.burdens),
        "money": life.money,
        "objective": "none",
        "revealed": life.revealed,
        "reached": life.reached,
        "out": life.out,
        "laid": _decks(life.laid),
        "draws": life.draws,
        "bonus": _decks(life.bonus),
        "used": names(deck, life.used),
    }
    if table.settings.mode == modes.SECRET:
        known = own or life.revealed
        seen["objective"] = _objective(deck, life.objective) if known else "hidden"
    for domain, name in enumerate(DOMAINS):
        seen[name] = life.sums[domain]
    seen["points"] = table.points(seat)
    seen["charges"] = table.charges(life)
    return seen


def _objective(deck: FatumDeck, objective: int) -> str:
    return "none" if objective == NONE else deck.names[objective]


def _decks(counts: list[int]) -> list[str]:
    """One entry for each card."""
    return [DOMAINS[domain] for domain, count in enumerate(counts) for _ in range(count)]
