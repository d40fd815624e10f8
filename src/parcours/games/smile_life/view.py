"""The table in the names of docs/reference: for a reader's eyes, and whole."""

from typing import Final

from parcours.core.state import EVERYTHING
from parcours.core.views import names, names_or_count, optional_card, optional_name, player_or
from parcours.games.smile_life import phases, searches
from parcours.games.smile_life.table import Life, Table

# Every name of docs/reference, and which of them are ordered.
PLAYER_NAMES: Final = [
    "hand", "hand_size", "hand_limit", "studies", "level", "extra_studies", "job", "wage_level", "raised", "awarded",
    "free_house", "wages", "invested", "flirts", "used_flirts", "marriage", "adultery", "affairs", "past_affairs",
    "children", "acquisitions", "distinctions", "pending", "prison_turns", "malus", "specials", "outlaw", "peek_hands",
    "peek_pile", "smiles",
]  # fmt: skip
COMMON_NAMES: Final = [
    "turn", "phase", "plays", "rainbow", "new_job", "search", "asked", "pile", "pile_size", "discard", "discarded_by",
    "drawn", "casino", "stake", "stake_owner", "river", "river_age", "river_taken", "out", "box",
]  # fmt: skip
ORDERED: Final = frozenset([
    "studies", "wages", "flirts", "affairs", "pending", "peek_pile", "pile", "discard", "discarded_by", "drawn",
    "river",
])  # fmt: skip
WORDS: Final = frozenset([
    *PLAYER_NAMES, *COMMON_NAMES, *phases.PHASES, *searches.SEARCHES, "nobody", "from", "hidden", "deck",
])  # fmt: skip


def look(table: Table, reader: int, players: list[str]) -> dict[str, object]:
    """What the reader may see: a seat, -1 for a spectator, or EVERYTHING. Hidden cards are given as their number."""
    seen = _open(table, players)
    _reveal(table, reader, players, seen)
    return seen


def look_all(table: Table, players: list[str]) -> list[dict[str, object]]:
    """What each seat may see. What all of them see is made once: they share it."""
    known = _open(table, players)
    views = []
    for seat in range(len(players)):
        seen = known.copy()
        _reveal(table, seat, players, seen)
        views.append(seen)
    return views


def _open(table: Table, players: list[str]) -> dict[str, object]:
    """What everybody sees."""
    deck = table.deck
    phase = table.phase()
    asked = phase in (phases.GIVE, phases.THROW)
    seen: dict[str, object] = {
        "turn": players[table.turn],
        "phase": phases.PHASES[phase],
        "plays": table.plays,
        "rainbow": table.rainbow,
        "new_job": table.new_job,
        "search": searches.SEARCHES[table.pending[-1].about if phase == phases.SEARCH else 0],
        "asked": players[table.to_act()[0]] if asked else "nobody",
        "pile": len(table.pile),
        "pile_size": len(table.pile),
        "discard": names(deck, table.discard[::-1]),
        "discarded_by": [
            player_or(seat, players, "nobody") for seat in reversed(table.discarded_by)
        ],
        "drawn": len(table.drawn),
        "casino": optional_name(deck, table.casino),
        "stake": len(optional_card(table.stake)),
        "stake_owner": player_or(table.stake_owner, players, "nobody"),
        "river": names(deck, table.river),
        "river_age": table.river_age,
        "river_taken": table.river_taken,
        "out": names(deck, table.out),
        "box": len(table.box),
    }
    for seat, player in enumerate(players):
        seen[player] = _life(table, seat)
    return seen


def _reveal(table: Table, reader: int, players: list[str], seen: dict[str, object]) -> None:
    """Put what only the reader sees in the place of what everybody does."""
    deck = table.deck
    everything = reader == EVERYTHING
    if everything:
        seen["pile"] = names(deck, table.pile[::-1])
        seen["box"] = names(deck, table.box)
    if everything or reader == table.turn:
        seen["drawn"] = names(deck, table.drawn)
    if everything or reader == table.stake_owner:
        seen["stake"] = names(deck, optional_card(table.stake))
    for seat, player in enumerate(players):
        if everything or reader == seat:
            known = seen[player]
            assert isinstance(known, dict)
            seen[player] = known | _own(table, seat, players)


def _life(table: Table, seat: int) -> dict[str, object]:
    """What everybody sees of a life."""
    deck = table.deck
    life: Life = table.lives[seat]
    return {
        "hand": names_or_count(deck, life.hand, table.over),
        "hand_size": len(life.hand),
        "hand_limit": table.hand_limit(seat),
        "studies": names(deck, life.studies),
        "level": table.level(seat),
        "extra_studies": names(deck, life.extra_studies),
        "job": optional_name(deck, life.job),
        "wage_level": table.wage_level(seat),
        "raised": life.raised,
        "awarded": names(deck, life.awarded),
        "free_house": life.free_house,
        "wages": names(deck, life.wages),
        "invested": names(deck, life.invested),
        "flirts": names(deck, life.flirts),
        "used_flirts": life.used_flirts[:],
        "marriage": optional_name(deck, life.marriage),
        "adultery": optional_name(deck, life.adultery),
        "affairs": names(deck, life.affairs),
        "past_affairs": names(deck, life.past_affairs),
        "children": names(deck, life.children),
        "acquisitions": names(deck, life.acquisitions),
        "distinctions": names(deck, life.distinctions),
        "pending": names(deck, life.pending),
        "prison_turns": life.prison_turns,
        "malus": names(deck, life.malus),
        "specials": names(deck, life.specials),
        "outlaw": life.outlaw,
        "smiles": table.smiles(seat),
    }


def _own(table: Table, seat: int, players: list[str]) -> dict[str, object]:
    """What only its owner sees of a life."""
    deck = table.deck
    life: Life = table.lives[seat]
    return {
        "hand": names(deck, life.hand),
        "peek_hands": {
            players[other]: names(deck, hand)
            for other, hand in enumerate(life.peek_hands)
            if other != seat
        },
        "peek_pile": names(deck, life.peek_pile),
    }
