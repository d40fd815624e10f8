"""What stands on a card, in words: its sort, what it does, and its figures.

The words are the `face-` messages of the game, found by the names of the card's fields. A field that a game has no
message for, as a custom deck may bring it, is told by its name and value.
"""

from collections.abc import Callable, Iterator
from typing import Any

from parcours.core.decks import Card, Deck
from parcours.texts import Texts

MINUS = "\N{MINUS SIGN}"
# Fields by which a deck is sorted into groups, the first one that a card has.
_GROUPS = ("deck", "group", "type", "colour", "suit")
# Fields that say of which sort a card is, and those that are told with another one.
_SORTS = ("type", "group", "colour")
_COPIES = ("copies", "count")
_TOLD_WITH_OTHERS = frozenset([*_SORTS, "deck", "class", "border", "with_4", "with_3"])


def card_lines(texts: Texts, deck: Deck, kind: str) -> list[str]:
    """What a card says: its sort first, how many there are of it last."""
    return list(_Face(texts, deck, kind).lines())


def printed_lines(texts: Texts, deck: Deck, kind: str) -> tuple[str, list[str]]:
    """What is printed on a card: its sort, and what it says; how many there are of it is no part of that."""
    face = _Face(texts, deck, kind)
    sort = list(face.sort())
    return " · ".join(sort), list(face.facts())


def card_groups(texts: Texts, deck: Deck) -> list[tuple[str, list[str]]]:
    """The kinds of card of a deck in its groups, each with its title, in the order of the deck."""
    groups: dict[str, list[str]] = {}
    for card in deck.cards:
        groups.setdefault(_group(card), []).append(card.kind)
    return [(_title(texts, group), kinds) for group, kinds in groups.items()]


def _group(card: Card) -> str:
    return next((card.word(name) for name in _GROUPS if card.word(name)), "")


def _title(texts: Texts, group: str) -> str:
    """What its cards say they are, in the plural where it differs, or the word; cards that are sorted by nothing are
    called by the game.
    """
    if not group:
        return texts.say("game-name")
    for message in (f"face-sort-{group}.many", f"face-sort-{group}", f"word-{group}"):
        if texts.has(message):
            return capital(texts.say(message))
    return capital(group.replace("_", " "))


def capital(text: str) -> str:
    """The text with a capital."""
    return text[:1].upper() + text[1:]


class _Face:
    """One card, read field by field."""

    def __init__(self, texts: Texts, deck: Deck, kind: str) -> None:
        self.texts = texts
        self.deck = deck
        self.kind = kind
        self.fields: dict[str, Any] = deck.cards[deck.find(kind)].fields
        # Fields that are more than a figure, a word or a mark.
        self.structured: dict[str, Callable[[Any], Iterator[str]]] = {
            "test": self._test,
            "effects": self._effects,
            "table": self._outcomes,
            "powers": self._powers,
            "parried_by": self._parried_by,
        }

    def lines(self) -> Iterator[str]:
        yield from self.sort()
        yield from self.facts()
        for name in _COPIES:
            if name in self.fields:
                yield from self._copies(self.fields[name])
        yield from self._said(f"face-in_play-{self.kind}")

    def facts(self) -> Iterator[str]:
        """What it does, and its figures."""
        if self.texts.has(f"face-card-{self.kind}"):
            yield self.texts.say(f"face-card-{self.kind}")
        for name, value in self.fields.items():
            if name in self.structured:
                yield from self.structured[name](value)
            elif name not in _TOLD_WITH_OTHERS and name not in _COPIES:
                yield from self._field(name, value)
        yield from self._raised()
        yield from self._parries()

    def sort(self) -> Iterator[str]:
        """Of which sort it is."""
        for name in _SORTS:
            if name in self.fields:
                yield from self._said(f"face-sort-{self.fields[name]}")
        if "deck" not in self.fields:
            return
        deck = self.fields["deck"]
        sort = self.fields.get("class", deck)
        message = f"face-sort-{sort}" if self.texts.has(f"face-sort-{sort}") else "face-sort"
        yield from self._said(message, deck=self._word(deck), sort=self._word(sort))

    def _field(self, name: str, value: object) -> Iterator[str]:
        """A field by its shape: a mark, a figure, a word, a list of words, or figures by a word."""
        if value is True:
            yield from self._said(f"face-{name}") or self._said(f"face-allows_{name}")
        elif isinstance(value, dict):
            for word, number in value.items():
                yield from self._figure(name, word, number)
        elif isinstance(value, list):
            for word in value:
                yield from self._said(f"face-{name.removesuffix('s')}-{word}")
        elif isinstance(value, str):
            message = f"face-{name}_loan" if value == "loans" else f"face-{name}"
            shown = value if name == "target" else self._word(value)
            yield from self._said(message, **{name: shown})
        # A 0 is worth no word, but for a job that asks for no studies.
        elif isinstance(value, int | float) and (value or name == "needs"):
            figures = {"number": value, "change": _signed(value), "points": _halves(value)}
            if self.texts.has(f"face-{name}"):
                yield self.texts.say(f"face-{name}", **figures)
            elif self.texts.has("face-bonus"):
                yield self.texts.say("face-bonus", of=self._word(name), **figures)
            else:
                yield f"{name.replace('_', ' ')} {value}"

    def _figure(self, name: str, word: str, number: int) -> Iterator[str]:
        """One of several figures: `skills = {manual = 1}`."""
        figures = {"number": number, "change": _signed(number)}
        said = self._word(word)
        for message in (f"face-{name.removesuffix('s')}-{word}", f"face-{name}"):
            if self.texts.has(message):
                yield self.texts.say(message, skill=said, of=said, **figures)
                return
        yield from self._said(f"face-{name.removesuffix('s')}", skill=said, of=said, **figures)

    def _raised(self) -> Iterator[str]:
        """What an objective asks for where an option of the game raises it."""
        needs = self.fields.get("needs")
        raised = self.texts.numbers.get("objective_raise")
        if raised and self.fields.get("deck") == "objective" and isinstance(needs, dict):
            levels = [f"{self._word(word)} {number + raised}" for word, number in needs.items()]
            yield from self._said("face-raised", levels=", ".join(levels))

    def _test(self, test: dict[str, Any]) -> Iterator[str]:
        skills = [self._word(skill) for skill in test["skills"]]
        message = "face-test" if len(skills) == 1 else "face-test_two"
        yield self.texts.say(message, skill=skills[0], other=skills[-1], number=test["target"])

    def _effects(self, effects: list[dict[str, Any]]) -> Iterator[str]:
        for effect in effects:
            when, what, amount = effect["when"], effect["what"], effect["amount"]
            if what == "growth":
                yield self.texts.say("face-growth", when=when, number=amount)
            else:
                zone = self.texts.zone(what)
                yield self.texts.say("face-effect", when=when, what=zone, change=_signed(amount))

    def _outcomes(self, table: list[dict[str, Any]]) -> Iterator[str]:
        for row in table:
            outcome = self._word(row["outcome"])
            yield self.texts.say("face-outcome", **{**row, "outcome": outcome})

    def _powers(self, powers: list[str]) -> Iterator[str]:
        """`toll heritage 100`: a deck or class, an amount, and whether it goes to the player who lays the card."""
        for power in powers:
            kind, *rest = power.split()
            params: dict[str, object] = {"who": "layer" if "layer" in rest else "bank"}
            for part in rest:
                if part.isdecimal():
                    params["number"] = int(part)
                elif part != "layer":
                    params["of"] = self._word(part)
            yield self.texts.say(f"face-power-{kind}", **params)

    def _parried_by(self, parry: str) -> Iterator[str]:
        if parry == "none":
            yield self.texts.say("face-no_parry")
        elif parry:
            yield self.texts.say("face-parried_by", card=self.texts.card(parry))

    def _parries(self) -> Iterator[str]:
        parried = [
            self.texts.card(card.kind)
            for card in self.deck.cards
            if card.fields.get("parried_by") == self.kind
        ]
        if parried:
            yield self.texts.say("face-parries", cards=", ".join(parried))

    def _copies(self, copies: object) -> Iterator[str]:
        """How many there are: in the deck, in the deck of each period, or by the number of players."""
        if isinstance(copies, list):
            for period, number in enumerate(copies, start=1):
                if number:
                    yield from self._said("face-copies", number=number, period=period)
        elif "with_4" in self.fields:
            four, three = self.fields["with_4"], self.fields["with_3"]
            yield self.texts.say("face-copies_by_players", number=copies, four=four, three=three)
        elif copies:
            yield from self._said("face-copies", number=copies)

    def _said(self, message: str, **params: object) -> list[str]:
        return [self.texts.say(message, **params)] if self.texts.has(message) else []

    def _word(self, word: str) -> str:
        return self.texts.word(word) if self.texts.has(f"word-{word}") else word.replace("_", " ")


def _signed(number: float) -> str:
    return f"{MINUS}{-number:g}" if number < 0 else f"+{number:g}"


def _halves(number: float) -> str:
    """Halves as they are written on cards: ½, 1½."""
    whole, half = divmod(abs(number), 1)
    digits = f"{whole:g}" if whole or not half else ""
    return (MINUS if number < 0 else "") + digits + ("½" if half else "")
