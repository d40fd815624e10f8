"""The table in the names of section 3: for a reader's eyes, and whole."""

from typing import Final

from parcours.games.smile_life.deck import SmileLifeDeck
from parcours.games.smile_life.table import (
    GIVE,
    NOBODY,
    NONE,
    PHASES,
    SEARCH,
    SEARCHES,
    THROW,
    Life,
    Table,
)

# Every name of section 3, and which of them are ordered.
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
ORDERED: Final = [
    "studies", "wages", "flirts", "affairs", "pending", "peek_pile", "pile", "discard", "discarded_by", "drawn",
    "river",
]  # fmt: skip
WORDS: Final = [
    *PLAYER_NAMES, *COMMON_NAMES, *PHASES, *SEARCHES, "nobody", "from", "hidden", "deck",
]  # fmt: skip

EVERYTHING: Final = -2  # the reader of `table`


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
    asked = phase in (GIVE, THROW)
    seen: dict[str, object] = {
        "turn": players[table.turn],
        "phase": PHASES[phase],
        "plays": table.plays,
        "rainbow": table.rainbow,
        "new_job": table.new_job,
        "search": SEARCHES[table.pending[-1].about if phase == SEARCH else 0],
        "asked": players[table.to_act()[0]] if asked else "nobody",
        "pile": len(table.pile),
        "pile_size": len(table.pile),
        "discard": [deck.names[card] for card in reversed(table.discard)],
        "discarded_by": [_player(seat, players) for seat in reversed(table.discarded_by)],
        "drawn": len(table.drawn),
        "casino": _place(deck, table.casino),
        "stake": len(_filled(table.stake)),
        "stake_owner": _player(table.stake_owner, players),
        "river": [deck.names[card] for card in table.river],
        "river_age": table.river_age,
        "river_taken": table.river_taken,
        "out": [deck.names[card] for card in table.out],
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
        seen["pile"] = _names(deck, table.pile[::-1])
        seen["box"] = _names(deck, table.box)
    if everything or reader == table.turn:
        seen["drawn"] = _names(deck, table.drawn)
    if everything or reader == table.stake_owner:
        seen["stake"] = _names(deck, _filled(table.stake))
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
        "hand": _cards(deck, life.hand, table.over),
        "hand_size": len(life.hand),
        "hand_limit": table.hand_limit(seat),
        "studies": _names(deck, life.studies),
        "level": table.level(seat),
        "extra_studies": _names(deck, life.extra_studies),
        "job": _place(deck, life.job),
        "wage_level": table.wage_level(seat),
        "raised": life.raised,
        "awarded": _names(deck, life.awarded),
        "free_house": life.free_house,
        "wages": _names(deck, life.wages),
        "invested": _names(deck, life.invested),
        "flirts": _names(deck, life.flirts),
        "used_flirts": life.used_flirts[:],
        "marriage": _place(deck, life.marriage),
        "adultery": _place(deck, life.adultery),
        "affairs": _names(deck, life.affairs),
        "past_affairs": _names(deck, life.past_affairs),
        "children": _names(deck, life.children),
        "acquisitions": _names(deck, life.acquisitions),
        "distinctions": _names(deck, life.distinctions),
        "pending": _names(deck, life.pending),
        "prison_turns": life.prison_turns,
        "malus": _names(deck, life.malus),
        "specials": _names(deck, life.specials),
        "outlaw": life.outlaw,
        "smiles": table.smiles(seat),
    }


def _own(table: Table, seat: int, players: list[str]) -> dict[str, object]:
    """What only its owner sees of a life."""
    deck = table.deck
    life: Life = table.lives[seat]
    return {
        "hand": _names(deck, life.hand),
        "peek_hands": {
            players[other]: _names(deck, hand)
            for other, hand in enumerate(life.peek_hands)
            if other != seat
        },
        "peek_pile": _names(deck, life.peek_pile),
    }


def _names(deck: SmileLifeDeck, cards: list[int]) -> list[str]:
    return [deck.names[card] for card in cards]


def _cards(deck: SmileLifeDeck, cards: list[int], shown: bool) -> object:
    """The cards, or their number where they are hidden."""
    if shown:
        return _names(deck, cards)
    return len(cards)


def _filled(card: int) -> list[int]:
    return [] if card == NONE else [card]


def _place(deck: SmileLifeDeck, card: int) -> list[str]:
    return _names(deck, _filled(card))


def _player(seat: int, players: list[str]) -> str:
    return "nobody" if seat == NOBODY else players[seat]
