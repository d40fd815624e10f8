"""The table in the names of docs/reference: for a reader's eyes, and whole."""

from typing import Final

from parcours.core.state import EVERYTHING
from parcours.core.views import names_or_count, player_or
from parcours.games.happy import jobs, marks, partners, places, questions
from parcours.games.happy.moves import CHILDREN
from parcours.games.happy.table import (
    DECLINED_PRICE,
    DECLINED_WHAT,
    HELP,
    NOBODY,
    POINT,
    SOLD,
    Life,
    Table,
)

HEALTH: Final = ["good", "bad"]
ANIMALS: Final = ["dog", "cat"]

# Every name of docs/reference, and which of them are ordered.
PLAYER_NAMES: Final = [
    "money", "hand", "fresh", "hand_size", "open", "job", "partner", "child_1", "child_2",
    "child_3", "district", "pets", "car", "health", "quarantine", "protection", "tiles", "points",
    "shown_points",
]  # fmt: skip
COMMON_NAMES: Final = [
    "turn", "round", "pile", "pile_size", "box", "bank", "shelter", "parking", "marks", "asked",
    "question", "about", "throws", "declined",
]  # fmt: skip
ORDERED: Final = frozenset(["pile", "throws"])
WORDS: Final = frozenset([
    *PLAYER_NAMES, *COMMON_NAMES, *jobs.JOBS, *partners.PARTNERS, *places.PLACES, *HEALTH, *ANIMALS, *marks.MARKS,
    *questions.QUESTIONS,
    "nobody", "hidden", "target",
])  # fmt: skip


def look(table: Table, reader: int, players: list[str]) -> dict[str, object]:
    """What the reader may see: a seat, -1 for a spectator, or EVERYTHING.

    Hidden cards are given as their number; the points of others are left out.
    """
    question = table.question()
    asked = table.pending[-1].who[0] if question != questions.TURN else NOBODY
    dicing = question == questions.EXTRA or question == questions.AGAIN
    seen: dict[str, object] = {
        "turn": players[table.turn],
        "round": table.round,
        "pile": names_or_count(table.deck, table.pile[::-1], reader == EVERYTHING),
        "pile_size": len(table.pile),
        "box": ["world_trip"] * table.box,
        "bank": table.bank,
        "shelter": _animals(table.dogs, table.cats),
        "parking": player_or(table.parking, players, "nobody"),
        "marks": [mark for at, mark in enumerate(marks.MARKS) if table.marks >> at & 1],
        "asked": player_or(asked, players, "nobody"),
        "question": questions.QUESTIONS[question],
        "about": _about(table, question),
        "throws": [table.own_die, table.helper_die] if dicing else [],
        "declined": [_declined(entry, players) for entry in table.declined],
    }
    for seat, player in enumerate(players):
        shown = table.over or reader == EVERYTHING or reader == seat
        seen[player] = _life(table, seat, shown, players)
    return seen


def _life(table: Table, seat: int, shown: bool, players: list[str]) -> dict[str, object]:
    life: Life = table.lives[seat]
    seen: dict[str, object] = {
        "money": life.money,
        "hand": names_or_count(table.deck, life.hand, shown),
        "fresh": names_or_count(table.deck, life.fresh, shown),
        "hand_size": life.held(),
        "open": ["friendship"] * life.open,
        "job": jobs.JOBS[life.job],
        "partner": partners.PARTNERS[life.partner],
    }
    for at, child in enumerate(CHILDREN):
        seen[child] = places.PLACES[life.children[at]]
    seen["district"] = life.district
    seen["pets"] = _animals(life.dogs, life.cats)
    seen["car"] = life.car
    seen["health"] = HEALTH[1 if life.ill else 0]
    seen["quarantine"] = player_or(life.quarantine, players, "nobody")
    seen["protection"] = player_or(life.protection, players, "nobody")
    seen["tiles"] = table.tiles(seat)
    if shown:
        seen["points"] = in_points(table.points(seat))
    seen["shown_points"] = in_points(table.shown_points(seat))
    return seen


def in_points(halves: int) -> int | float:
    """Points as people write them: 7.5, and 8 rather than 8.0."""
    return halves // POINT if halves % POINT == 0 else halves / POINT


def _about(table: Table, question: int) -> str:
    """What the question is about, as it was announced."""
    if question == questions.TURN:
        return "none"
    if question == questions.PARRY:
        return table.deck.names[table.attack]
    if question == questions.SALE:
        return f"{SOLD[table.sold]} for {table.price}"
    return "director"


def _declined(entry: int, players: list[str]) -> str:
    """What was declined this turn, as it was said: a sale, or to topple the director."""
    player = players[entry % DECLINED_WHAT]
    what = entry % DECLINED_PRICE // DECLINED_WHAT
    if what == HELP:
        return f"topple with {player}"
    return f"{SOLD[what]} to {player} for {entry // DECLINED_PRICE}"


def _animals(dogs: int, cats: int) -> list[str]:
    return ["dog"] * dogs + ["cat"] * cats
