"""Decks as data: reading a deck file and saying exactly what is wrong with one."""

import hashlib
import json
import tomllib
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from parcours.core.errors import Problems
from parcours.core.fields import Field, check_parts, shown
from parcours.core.own_parts import KEYS, OwnParts, read_own_parts, write_own_parts
from parcours.core.toml_text import toml_key, toml_value

# A card has far less to say; reading a name of thousands of parts takes minutes.
_LONGEST_LINE: Final = 1_000
_KEYS: Final = ["game", "total", "cards", *KEYS]


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
    only a changed deck has to travel with a record. `own` is what such a file says to people: it changes
    nothing about how the deck plays.
    """

    def __init__(self, cards: list[Card], source: str, copies: str = "copies") -> None:
        self.cards = cards
        self.source = source
        self.own = OwnParts()
        self.names = [card.kind for card in cards]
        self.copies = [card.total(copies) for card in cards]
        self.index = {card.kind: at for at, card in enumerate(cards)}
        self.all_cards = [kind for kind, count in enumerate(self.copies) for _ in range(count)]
        self._fingerprint = ""

    def fingerprint(self) -> str:
        """A hash of all that the cards say: equal for decks that play the same, whatever they call their cards."""
        if not self._fingerprint:
            cards = [[card.kind, card.fields] for card in self.cards]
            text = json.dumps(cards, separators=(",", ":"), sort_keys=True, default=str)
            self._fingerprint = hashlib.sha256(text.encode()).hexdigest()
        return self._fingerprint

    @property
    def size(self) -> int:
        """How many cards there are, all copies counted."""
        return len(self.all_cards)

    @staticmethod
    def check_kind(card: Card, problems: Problems) -> None:
        """Add what the rules have against a card whose fields are well-formed. Many games need nothing here."""

    @staticmethod
    def check_kinds(cards: list[Card], problems: Problems) -> None:
        """Add what the rules have against these cards as a whole, if each of them is right."""

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
    source: str,
    game: str,
    fields: list[Field],
    group: str,
    copies: str,
    pictures: list[str],
    problems: Problems,
) -> tuple[list[Card], OwnParts]:
    """The well-formed cards of a deck file and what it says to people; all that is wrong goes to `problems`.

    `group` names the field that sorts cards into groups, `copies` the one that tells how many there are of a kind;
    `pictures` are the cards whose picture a card may have.
    """
    document = _read_document(source, problems)
    for key in document:
        if key not in _KEYS:
            text = f"unknown key {shown(key)}: expected game, total and cards"
            problems.add("unknown_key", text, "", "", {"key": key[:60]})
    if problems.found:
        return [], OwnParts()
    if document.get("game") != game:
        text = f"expected '{game}', not {shown(document.get('game'))}"
        problems.add("wrong_game", text, "", "game", {"game": game})
        return [], OwnParts()
    table = document.get("cards")
    if not isinstance(table, dict) or not table:
        text = "expected a table with a line for each kind of card"
        problems.add("no_cards", text, "", "cards")
        return [], OwnParts()
    cards: list[Card] = []
    for kind, values in table.items():
        card = check_card(kind, values, fields, group, problems)
        if card is not None:
            cards.append(card)
    total = document.get("total")
    counted = sum([card.total(copies) for card in cards])
    if len(cards) == len(table) and total != counted:
        text = f"the copies of all kinds add up to {counted}, not {shown(total)}"
        problems.add("wrong_total", text, "", "total", {"counted": counted})
    return cards, read_own_parts(document, list(table), pictures, problems)


def _read_document(source: str, problems: Problems) -> dict[str, object]:
    for number, line in enumerate(source.splitlines(), 1):
        if len(line) > _LONGEST_LINE:
            text = f"line {number}: expected at most {_LONGEST_LINE} characters"
            problems.add("long_line", text, "", "", {"line": number, "most": _LONGEST_LINE})
            return {}
    try:
        return tomllib.loads(source)
    except (ValueError, RecursionError) as error:
        problems.add("not_toml", f"not a TOML file: {error}", "", "", {"error": str(error)})
        return {}


def check_card(
    kind: object, values: object, fields: list[Field], group: str, problems: Problems
) -> Card | None:
    """One kind of card, if nothing is wrong with its fields."""
    name = str(kind)
    before = len(problems.found)
    if not isinstance(kind, str) or not is_kind(kind):
        problems.add("bad_kind", "expected a name of a-z, 0-9 and _", name)
    elif not isinstance(values, dict):
        problems.add("no_fields", f"expected its fields, not {shown(values)}", name)
    else:
        own = values.get(group, "")
        for field in fields:
            if field.name == group and group in values:
                field.check(own, kind, group, problems)
        if len(problems.found) == before:  # which fields it has is said by its group
            known = [field for field in fields if field.concerns(kind, own)]
            check_parts(values, known, kind, "", problems)
        if len(problems.found) == before:
            return Card(kind, dict(values))
    return None


def write_cards(
    game: str, cards: list[Card], copies: str = "copies", own: OwnParts | None = None
) -> str:
    """A deck file with these cards, and with what it says to people."""
    top, rest = write_own_parts(own or OwnParts())
    lines = [
        f'game = "{game}"',
        *top,
        f"total = {sum([card.total(copies) for card in cards])}",
        "",
        "[cards]",
    ]
    lines += [f"{toml_key(card.kind)} = {toml_value(card.fields)}" for card in cards]
    return "\n".join([*lines, *rest]) + "\n"


def is_kind(kind: str) -> bool:
    """Whether a kind of card may be called that in a deck file."""
    return (
        kind[:1].isalpha()
        and kind.isascii()
        and kind == kind.lower()
        and kind.replace("_", "a").isalnum()
    )
