"""Decks as data: reading a deck file and saying exactly what is wrong with one."""

import hashlib
import json
import tomllib
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from parcours.core.errors import DeckError

INT = "whole number"
BOOL = "true or false"
TEXT = "word"
LIST = "list"
MAPPING = "mapping"
HALF = "whole or half number"

# A card has far less to say; reading a name of thousands of parts takes minutes.
_LONGEST_LINE: Final = 1_000


class Field:
    """A field of a card: of which type, within which bounds, and which groups or kinds of card have it.

    What stands inside a list or a mapping is for the game to check.
    """

    def __init__(
        self,
        name: str,
        type: str = INT,
        least: int = 0,
        most: int = 99,
        choices: list[str] | None = None,
        groups: list[str] | None = None,
        kinds: list[str] | None = None,
        optional: bool = False,
    ) -> None:
        self.name = name
        self.type = type
        self.least = least
        self.most = most
        self.choices = choices
        self.groups = groups
        self.kinds = kinds
        self.optional = optional

    def concerns(self, kind: str, group: object) -> bool:
        """Whether cards of that kind and group have the field: all, where neither groups nor kinds are named."""
        if self.groups is None and self.kinds is None:
            return True
        return (self.groups is not None and group in self.groups) or (
            self.kinds is not None and kind in self.kinds
        )

    def expected(self) -> str:
        """What a value must be, in words."""
        if self.choices is not None:
            return "one of " + ", ".join(self.choices)
        if self.type == INT:
            return f"a whole number from {self.least} to {self.most}"
        if self.type == HALF:
            return f"a whole or half number from {self.least} to {self.most}"
        return self.type if self.type == BOOL else f"a {self.type}"

    def fits(self, value: object) -> bool:
        """Whether the value may stand in this field."""
        if self.type == INT:
            if not isinstance(value, int) or isinstance(value, bool):
                return False
            return self.least <= value <= self.most
        if self.type == HALF:
            if not isinstance(value, int | float) or isinstance(value, bool):
                return False
            return self.least <= value <= self.most and 2 * value == int(2 * value)
        if self.type == BOOL:
            return isinstance(value, bool)
        if self.type == LIST:
            return isinstance(value, list)
        if self.type == MAPPING:
            return isinstance(value, dict)
        return isinstance(value, str) and (self.choices is None or value in self.choices)


class Card:
    """One kind of card: its name and its fields."""

    def __init__(self, kind: str, fields: dict[str, object]) -> None:
        self.kind = kind
        self.fields = fields

    def number(self, field: str) -> int:
        """A whole-number field; 0 where the card has none."""
        value = self.fields.get(field, 0)
        return int(value) if isinstance(value, int) else 0

    def total(self, field: str) -> int:
        """A whole-number field, or the sum of a list of such."""
        value = self.fields.get(field, 0)
        if isinstance(value, list):
            return sum(item for item in value if isinstance(item, int))
        return self.number(field)

    def halves(self, field: str) -> int:
        """A field of whole or half numbers, counted in halves; 0 where the card has none."""
        value = self.fields.get(field, 0)
        return int(2 * value) if isinstance(value, int | float) else 0

    def word(self, field: str) -> str:
        """A text field; empty where the card has none."""
        value = self.fields.get(field, "")
        return value if isinstance(value, str) else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """The kinds of card of a match, in the order of their file; a card is its kind's index.

    `source` is the text of the file, or empty for the deck that the game comes with:
    only a changed deck has to travel with a record.
    """

    def __init__(self, cards: list[Card], source: str, copies: str = "copies") -> None:
        self.cards = cards
        self.source = source
        self.names = [card.kind for card in cards]
        self.copies = [card.total(copies) for card in cards]
        self.index = {card.kind: at for at, card in enumerate(cards)}
        self.all_cards = [kind for kind, count in enumerate(self.copies) for _ in range(count)]
        self._fingerprint = ""

    def fingerprint(self) -> str:
        """A hash of all that the cards say: equal for decks that play the same."""
        if not self._fingerprint:
            cards = [[card.kind, card.fields] for card in self.cards]
            text = json.dumps(cards, separators=(",", ":"), sort_keys=True, default=str)
            self._fingerprint = hashlib.sha256(text.encode()).hexdigest()
        return self._fingerprint

    @property
    def size(self) -> int:
        """How many cards there are, all copies counted."""
        return len(self.all_cards)

    def find(self, kind: str) -> int:
        """The index of that kind, or -2: a number that no card and no empty place has."""
        return self.index.get(kind, -2)


OwnDeck = TypeVar("OwnDeck", bound=Deck)


def expect_deck(deck: Deck, kind: type[OwnDeck]) -> OwnDeck:
    """The deck as the class of the game that it is for; TypeError for the deck of another game."""
    if not isinstance(deck, kind):
        raise TypeError(f"expected a {kind.__name__}, not a {type(deck).__name__}")
    return deck


def read_cards(
    source: str, where: str, game: str, fields: list[Field], copies: str = "copies"
) -> list[Card]:
    """The cards of a deck file, every field checked; DeckError names file, card and field.

    `copies` names the field that tells how many there are of a kind.
    """
    for number, line in enumerate(source.splitlines(), 1):
        if len(line) > _LONGEST_LINE:
            raise DeckError(f"{where}: line {number}: expected at most {_LONGEST_LINE} characters")
    try:
        document: dict[str, object] = tomllib.loads(source)
    except (ValueError, RecursionError) as error:
        raise DeckError(f"{where}: not a TOML file: {error}") from None
    for key in document:
        if key not in ("game", "total", "cards"):
            raise DeckError(f"{where}: unknown key '{key}': expected game, total and cards")
    if document.get("game") != game:
        raise DeckError(f"{where}: game: expected '{game}', not {document.get('game')!r}")
    table = document.get("cards")
    if not isinstance(table, dict) or not table:
        raise DeckError(f"{where}: cards: expected a table with a line for each kind of card")
    cards = [check_card(kind, values, where, fields) for kind, values in table.items()]
    total = document.get("total")
    counted = sum(card.total(copies) for card in cards)
    if total != counted:
        raise DeckError(
            f"{where}: total: the copies of all kinds add up to {counted}, not {total!r}"
        )
    return cards


def check_card(kind: object, values: object, where: str, fields: list[Field]) -> Card:
    """One kind of card, checked."""
    if not isinstance(kind, str) or not _is_word(kind):
        raise DeckError(f"{where}: card {kind!r}: expected a name of a-z, 0-9 and _")
    if not isinstance(values, dict):
        raise DeckError(f"{where}: card {kind}: expected its fields, not {values!r}")
    group = values.get("group", "")
    known = [field for field in fields if field.concerns(kind, group)]
    for name in values:
        if name not in [field.name for field in known]:
            expected = ", ".join(field.name for field in known)
            raise DeckError(f"{where}: card {kind}: unknown field '{name}': expected {expected}")
    for field in known:
        if field.name not in values:
            if field.optional:
                continue
            raise DeckError(
                f"{where}: card {kind}: field '{field.name}' is missing: expected {field.expected()}"
            )
        if not field.fits(values[field.name]):
            raise DeckError(
                f"{where}: card {kind}: {field.name}: expected {field.expected()}, "
                f"not {values[field.name]!r}"
            )
    return Card(kind, dict(values))


def write_cards(game: str, cards: list[Card], copies: str = "copies") -> str:
    """A deck file with these cards."""
    lines = [
        f'game = "{game}"',
        f"total = {sum(card.total(copies) for card in cards)}",
        "",
        "[cards]",
    ]
    lines += [f"{card.kind} = {_toml(card.fields)}" for card in cards]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(item)}" for name, item in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _is_word(kind: str) -> bool:
    return (
        kind[:1].isalpha()
        and kind.isascii()
        and kind == kind.lower()
        and kind.replace("_", "a").isalnum()
    )
