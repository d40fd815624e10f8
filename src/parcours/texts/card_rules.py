"""The rules that each card is about, for everything that shows a card: a game's `card_rules.toml`.

A table of the file goes by a field of the deck, and gives rules for its values. The table `card` goes by the card
itself, and `has` by the fields that a card has. Of a value of several words, as `toll heritage 100`, the first counts.
"""

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Final

from parcours.core.decks import Card, Deck
from parcours.core.game import Game

FILE: Final = "card_rules.toml"
_CARD: Final = "card"
_FIELDS: Final = "has"


def card_rules(game: Game, deck: Deck) -> dict[str, list[str]]:
    """The rules of each kind of card, in the order of the file; none where the game has no such file."""
    tables = read_card_rules(game)
    return {card.kind: list(dict.fromkeys(_rules(card, tables))) for card in deck.cards}


def read_card_rules(game: Game) -> dict[str, dict[str, list[str]]]:
    """The tables of the file: rules by the words that a card may have there."""
    file = resources.files(game.package) / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _rules(card: Card, tables: dict[str, dict[str, list[str]]]) -> Iterator[str]:
    for table, rules in tables.items():
        for word in words_of(card, table):
            yield from rules.get(word, [])


def words_of(card: Card, table: str) -> list[str]:
    """What a card is looked up by in a table."""
    if table == _CARD:
        return [card.kind]
    if table == _FIELDS:
        return [name for name, value in card.fields.items() if value]
    value = card.fields.get(table)
    values = value if isinstance(value, list) else [value]
    return [word.split()[0] for word in values if isinstance(word, str) and word]
