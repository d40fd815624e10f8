"""What a search may change in a deck: a `tune.toml`, in the words of the deck file.

    [[values]]
    cards = ["fundraising", "acquisition"]
    field = "effects.1.amount"
    least = -4
    most = 0

A number that the deck file leaves out is 0, and may change like any other.

| key | what |
|---|---|
| `cards` | the cards that change together, each by the same amount |
| `instead` | cards that change by the opposite amount: copies can go from one card to another |
| `field` | where the number stands; parts of a list are counted from 1, and `powers.loss` is the number of "loss 600" |
| `least`, `most` | by how much it may change: from 0 or below to 0 or above |
| `step` | changes are multiples of it; 1 |
| `tries` | first candidates: the first change of each value makes one deck, the second ones the next; 0 if left out |
"""

import copy
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import resources
from itertools import zip_longest
from typing import Any

from parcours.core.decks import Card, Deck, write_cards
from parcours.core.errors import DeckError, SetupError
from parcours.core.fields import INT
from parcours.core.game import DECK_FILE, Game

FILE = "tune.toml"
_KEYS = ("cards", "instead", "field", "least", "most", "step", "tries")


class BoundsError(SetupError):
    """A tune.toml that is none, or not one for this deck."""


@dataclass(frozen=True, slots=True)
class Value:
    """A number on one card or more that may change; by how much is told in steps."""

    cards: tuple[str, ...]
    field: str
    least: int
    most: int
    step: int = 1
    tries: tuple[int, ...] = ()
    instead: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What it is called."""
        instead = f" instead of {', '.join(self.instead)}" if self.instead else ""
        return f"{', '.join(self.cards)}{instead}: {self.field}"

    def changes(self, change: int) -> Iterator[tuple[str, int]]:
        """By how much each card changes."""
        yield from ((card, change) for card in self.cards)
        yield from ((card, -change) for card in self.instead)

    def size(self, change: int) -> int:
        """How large a change of it is: its steps, on each card."""
        return abs(change) // self.step * (len(self.cards) + len(self.instead))


# By how much each value changes, in their order.
Changes = tuple[int, ...]


class Bounds:
    """All that may change in a deck."""

    def __init__(self, game: Game, deck: Deck, values: Sequence[Value], where: str) -> None:
        self.game = game
        self.deck = deck
        self.values = tuple(values)
        for value in values:
            self._check(value, where)

    def _check(self, value: Value, where: str) -> None:
        for card in (*value.cards, *value.instead):
            if card not in self.deck.index:
                raise BoundsError(f"{where}: the deck has no card '{card}'")
            _number(self._fields(card), value.field, f"{where}: card {card}")
        if not value.least <= 0 <= value.most:
            raise BoundsError(
                f"{where}: {value.name}: a change of {value.least} to {value.most} leaves the present"
                " deck out: expected `least` of 0 or below and `most` of 0 or above"
            )
        for bound in (value.least, value.most):
            try:
                self.apply([bound if other is value else 0 for other in self.values])
            except DeckError as error:
                raise BoundsError(f"{where}: {value.name} {bound:+}: {error}") from None

    @property
    def tries(self) -> list[Changes]:
        """The decks that somebody wants to be tried first."""
        return list(zip_longest(*(value.tries for value in self.values), fillvalue=0))

    def _fields(self, card: str) -> dict[str, object]:
        """The fields of a card, with the numbers that the deck file leaves out."""
        fields = self.deck.cards[self.deck.index[card]].fields
        group = fields.get(self.game.group)
        left_out = {
            field.name: 0
            for field in self.game.fields
            if field.type == INT and field.optional and field.concerns(card, group)
        }
        return {**left_out, **fields}

    def apply(self, changes: Sequence[int]) -> str:
        """The text of the deck with these changes; DeckError where it can't be played with."""
        cards = [Card(card.kind, copy.deepcopy(card.fields)) for card in self.deck.cards]
        for value, change in zip(self.values, changes, strict=True):
            for name, by in value.changes(change) if change else ():
                fields = cards[self.deck.index[name]].fields
                if value.field in self._fields(name):
                    fields.setdefault(value.field, 0)
                _add(fields, value.field, by)
        text = write_cards(self.game.name, cards, self.game.copies)
        self.game.read_deck(text, "the deck")
        return text

    def size(self, changes: Sequence[int]) -> int:
        """How large these changes are together: one for each step on each card."""
        return sum(value.size(change) for value, change in zip(self.values, changes, strict=True))

    def told(self, changes: Sequence[int]) -> list[tuple[str, str, int, int]]:
        """What changes: card, field, before and after."""
        rows = []
        for value, change in zip(self.values, changes, strict=True):
            for card, by in value.changes(change) if change else ():
                before = _number(self._fields(card), value.field, card)
                rows.append((card, value.field, before, before + by))
        return rows


def find_bounds(game: Game, deck: Deck) -> Bounds:
    """The bounds that the game comes with."""
    file = resources.files(game.package).joinpath(FILE)
    if not file.is_file():
        raise BoundsError(
            f"{game.name} comes without a {FILE}: say with --bounds what may change in its {DECK_FILE}"
        )
    return read_bounds(game, deck, file.read_text("utf-8"), f"{game.name}/{FILE}")


def read_bounds(game: Game, deck: Deck, source: str, where: str) -> Bounds:
    """The bounds that a text describes; BoundsError says where it is wrong."""
    try:
        document = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BoundsError(f"{where}: not a TOML file: {error}") from None
    for key in document:
        if key != "values":
            raise BoundsError(f"{where}: unknown key '{key}': expected values")
    given = document.get("values")
    if not isinstance(given, list) or not given:
        raise BoundsError(f"{where}: values: expected one [[values]] or more")
    return Bounds(game, deck, [_value(item, where) for item in given], where)


def _value(table: object, where: str) -> Value:
    if not isinstance(table, dict):
        raise BoundsError(f"{where}: values: expected tables, not {table!r}")
    for key in table:
        if key not in _KEYS:
            raise BoundsError(f"{where}: unknown key '{key}': expected {', '.join(_KEYS)}")
    cards, instead, field = table.get("cards"), table.get("instead", []), table.get("field")
    for key, names in (("cards", cards), ("instead", instead)):
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise BoundsError(f"{where}: {key}: expected a list of names, not {names!r}")
    if not cards:
        raise BoundsError(f"{where}: cards: expected one name or more")
    if not isinstance(field, str) or not field:
        raise BoundsError(f"{where}: field: expected the name of a field, not {field!r}")
    least, most, step = (
        _whole(table.get(key, usual), f"{where}: {field}: {key}")
        for key, usual in (("least", 0), ("most", 0), ("step", 1))
    )
    if step < 1 or least % step or most % step:
        raise BoundsError(
            f"{where}: {field}: expected a step of 1 or more, and bounds that are multiples of it"
        )
    tries = table.get("tries", [])
    if not isinstance(tries, list):
        raise BoundsError(f"{where}: {field}: tries: expected a list of changes, not {tries!r}")
    for change in tries:
        if not least <= _whole(change, f"{where}: {field}: tries") <= most or change % step:
            raise BoundsError(
                f"{where}: {field}: tries: {change} is no change from {least} to {most} in steps of {step}"
            )
    return Value(tuple(cards), field, least, most, step, tuple(tries), tuple(instead))


def _whole(value: object, where: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise BoundsError(f"{where}: expected a whole number, not {value!r}")


def _number(fields: dict[str, object], field: str, where: str) -> int:
    """The number at that path."""
    holder, key = _find(fields, field, where)
    found = holder[key]
    if isinstance(found, str):
        return int(found.split()[1])
    if isinstance(found, int) and not isinstance(found, bool):
        return found
    raise BoundsError(f"{where}: {field} is {found!r}: expected a whole number")


def _add(fields: dict[str, object], field: str, change: int) -> None:
    holder, key = _find(fields, field, "the deck")
    found = holder[key]
    if isinstance(found, str):
        verb, number, *rest = found.split()
        holder[key] = " ".join([verb, str(int(number) + change), *rest])
    else:
        holder[key] = found + change


def _find(fields: dict[str, object], field: str, where: str) -> tuple[Any, Any]:
    """What holds the number at that path, and its key there."""
    here: Any = fields
    keys = field.split(".")
    for at, key in enumerate(keys):
        place = _place(here, key)
        if place is None:
            raise BoundsError(f"{where}: there is no field '{'.'.join(keys[: at + 1])}'")
        if at == len(keys) - 1:
            return here, place
        here = here[place]
    raise AssertionError("a path has at least one part")


def _place(holder: Any, key: str) -> Any:
    """Where that part of a path is found, or None."""
    if isinstance(holder, dict):
        return key if key in holder else None
    if not isinstance(holder, list):
        return None
    if key.isdecimal():
        return int(key) - 1 if 1 <= int(key) <= len(holder) else None
    for at, item in enumerate(holder):
        words = item.split() if isinstance(item, str) else []
        if len(words) > 1 and words[0] == key and words[1].isdecimal():
            return at
    return None
