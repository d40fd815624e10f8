"""Observations: what a seat may know, as a fixed number of whole numbers for programs that learn.

A game declares its features in an order (`Observed`), and its state writes them in that order into a `Row`. Nothing is
a string on the way. Seats are counted from the one who looks, which is 0; a word is a 1 in the place of that word; a
zone is the number of cards of each kind that may lie in it.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from parcours.core.decks import Deck

# What a feature is.
NUMBER: Final = 0  # one number; a flag is 0 or 1
WORD: Final = 1  # one of some words
WORDS: Final = 2  # how often each of some words
SEAT: Final = 3  # a seat, or none

# Each number takes two bytes, the low one first, with a sign.
BYTES: Final = 2
HIGHEST: Final = 32_767
LOWEST: Final = -32_768

# The stamp of what was not written yet.
NEVER: Final = -1


class Kinds:
    """The kinds of card that can lie in a zone, in the order in which an observation counts them."""

    def __init__(self, deck: Deck, kinds: list[int]) -> None:
        self.labels: Final = [deck.names[kind] for kind in kinds]
        self.size: Final[i64] = len(kinds)
        # The place of each kind of the deck, or -1.
        self.places: Final = [-1] * len(deck.names)
        for place, kind in enumerate(kinds):
            self.places[kind] = place


def all_kinds(deck: Deck) -> Kinds:
    """Every kind of the deck."""
    return Kinds(deck, [*range(len(deck.names))])


class Feature:
    """One thing that is observed. `about` says what it is, where the game's reference has no name like it."""

    def __init__(self, name: str, what: int, labels: list[str], about: str = "") -> None:
        self.name = name
        self.what = what
        self.labels = labels
        self.about = about

    def size(self, seats: int) -> int:
        """How many numbers it takes."""
        if self.what == SEAT:
            return seats
        return 1 if self.what == NUMBER else len(self.labels)


def kinds_of(deck: Deck, sorts: Iterable[int], wanted: list[int]) -> Kinds:
    """The kinds of those sorts, where each kind has one of them."""
    return Kinds(deck, [kind for kind, sort in enumerate(sorts) if sort in wanted])


def number(name: str, about: str = "") -> Feature:
    """A number, or a flag."""
    return Feature(name, NUMBER, [], about)


def word(name: str, words: list[str], about: str = "") -> Feature:
    """One of these words."""
    return Feature(name, WORD, words, about)


def counts(name: str, words: list[str], about: str = "") -> Feature:
    """A number for each of these words."""
    return Feature(name, WORDS, words, about)


def cards(name: str, kinds: Kinds, about: str = "") -> Feature:
    """The cards of a zone, counted by kind."""
    return Feature(name, WORDS, kinds.labels, about)


def seat(name: str, about: str = "") -> Feature:
    """One of the seats, or none."""
    return Feature(name, SEAT, [], about)


class Observed:
    """What is observed of a game: the table, and then each seat, beginning with the one who looks."""

    def __init__(self, common: list[Feature], each: list[Feature]) -> None:
        self.common = common
        self.each = each


class Span(NamedTuple):
    """Where a feature stands in an observation. `owner` is a seat counted from the one who looks, or -1."""

    feature: Feature
    owner: int
    start: int
    size: int


class Layout:
    """The order of all numbers of an observation, for a number of seats."""

    def __init__(self, common: list[Feature], each: list[Feature], seats: int) -> None:
        self.seats = seats
        self.spans: list[Span] = []
        self.size = 0
        for feature in common:
            self._add(feature, -1, seats)
        self.each = sum(feature.size(seats) for feature in each)
        for owner in range(seats):
            for feature in each:
                self._add(feature, owner, seats)

    def _add(self, feature: Feature, owner: int, seats: int) -> None:
        size = feature.size(seats)
        self.spans.append(Span(feature, owner, self.size, size))
        self.size += size

    def read(self, values: list[int]) -> dict[str, object]:
        """An observation in words: each feature by its name, those of the seats in a list `seats`."""
        told: dict[str, object] = {}
        owners: list[dict[str, object]] = [{} for _ in range(self.seats)]
        for span in self.spans:
            part = values[span.start : span.start + span.size]
            into = told if span.owner < 0 else owners[span.owner]
            into[span.feature.name] = _read(span.feature, part)
        told["seats"] = owners
        return told


def _read(feature: Feature, part: list[int]) -> object:
    if feature.what == NUMBER:
        return part[0]
    if feature.what == SEAT:
        return part.index(1) if 1 in part else None
    if feature.what == WORD:
        return feature.labels[part.index(1)] if 1 in part else None
    return {feature.labels[at]: value for at, value in enumerate(part) if value}


class Memory:
    """Where the last observation of a table lies, and of which state it was, so that the next one need not write again
    what is still so. Nobody else may write there."""

    def __init__(self, rows: bytearray, start: int, size: int) -> None:
        self.rows: Final = rows
        self.start: Final[i64] = start
        self.where: Final = slice(start, start + size)
        self.state: object = None
        self.viewer = 0
        # By seat, and of the pile: what it was when it was written.
        self.stamps: list[int] = []
        self.pile = 0
        self.pile_stamp = 0


class Row:
    """Writes one observation into `buffer`, feature after feature.

    Only what is not 0 is written, which is little. Places in the buffer are kept as objects: to make
    them for each number would cost more than all the rest.
    """

    def __init__(self, size: int, seats: int, kinds: int, each: int = 0) -> None:
        self.buffer: Final = bytearray(BYTES * size)
        self.seats: Final = seats
        self.viewer = 0
        self.at: i64 = 0  # the place of the next number
        self.memory: Memory | None = None  # of the table that is written
        self._zeros: Final = bytearray(BYTES * size)
        self._whole: Final = slice(0, BYTES * size)
        self._low: Final[list[Any]] = [BYTES * at for at in range(size)]
        self._high: Final[list[Any]] = [BYTES * at + 1 for at in range(size)]
        self._counted: Final = [0] * (kinds + 1)
        # How many numbers stand before those of the seats, and how many each seat has.
        self._common: Final[i64] = size - seats * each
        self._each: Final[i64] = each
        self._state: object = None
        # The last observation of the table, if it was of the same state.
        self._old: bytearray | None = None
        self._pile = 0
        self._pile_stamp = 0
        # Where the pile lies, and what is left of each seat: known once they have been written.
        self._pile_where: slice | None = None
        self._rests: list[slice] = []
        self._orders: Final = [
            [(first + place) % seats for place in range(seats)] for first in range(seats)
        ]

    def begin(self, viewer: int, memory: Memory | None = None) -> None:
        """Write what `viewer` may know, from the start. Without the table's memory everything is written again."""
        self.memory = memory
        self._state = None
        self._old = None
        self.buffer[self._whole] = self._zeros
        self.at = 0
        self.viewer = viewer

    def order(self) -> list[int]:
        """The seats in the order of an observation: the viewer first."""
        return self._orders[self.viewer]

    def number(self, value: int) -> None:
        """A number. What is too large for two bytes is the largest number that is not."""
        if value != 0:
            if 0 < value < 256:
                self.buffer[self._low[self.at]] = value
            else:
                self._put(self.at, value)
        self.at += 1

    def flag(self, value: bool) -> None:
        """1 or 0."""
        if value:
            self.buffer[self._low[self.at]] = 1
        self.at += 1

    def word(self, value: int, size: i64) -> None:
        """A word by its index among that many; a negative one is none."""
        if value >= 0:
            self.buffer[self._low[self.at + value]] = 1
        self.at += size

    def seat(self, seat: int) -> None:
        """A seat, or none where it is negative."""
        if seat >= 0:
            place = seat - self.viewer
            if place < 0:
                place += self.seats
            self.buffer[self._low[self.at + place]] = 1
        self.at += self.seats

    def numbers(self, values: list[int], start: int, size: int) -> None:
        """That many numbers of a list, from one place on."""
        for place in range(start, start + size):
            self.number(values[place])

    def bits(self, value: int, size: i64) -> None:
        """A set of words as a bit set."""
        place = self.at
        while value != 0:
            if value & 1:
                self.buffer[self._low[place]] = 1
            value >>= 1
            place += 1
        self.at += size

    def card(self, kinds: Kinds, card: int) -> None:
        """A place for one card, empty where it is negative."""
        if card >= 0:
            self.buffer[self._low[self.at + kinds.places[card]]] = 1
        self.at += kinds.size

    def cards(self, kinds: Kinds, zone: list[int]) -> None:
        """The cards of a zone."""
        if zone:
            self.count(kinds, zone)
        self.at += kinds.size

    def count(self, kinds: Kinds, zone: list[int]) -> None:
        """The cards of a zone, which the feature counts among others: `skip` goes on behind it."""
        places = kinds.places
        if len(zone) == 1:
            self.buffer[self._low[self.at + places[zone[0]]]] = 1
            return
        counted = self._counted
        for card in zone:
            place = places[card]
            copies = counted[place]
            counted[place] = copies + 1
        for card in zone:
            place = places[card]
            copies = counted[place]
            if copies > 0:
                counted[place] = 0
                self.buffer[self._low[self.at + place]] = copies

    # What is still so

    def recall(self, state: object) -> None:
        """Say which state is observed, so that what the table's memory has of it need not be written again."""
        memory = self.memory
        if memory is None:
            return
        if memory.state is state:
            self._old = memory.rows[memory.where]
        else:
            memory.stamps = [NEVER] * self.seats
            memory.pile_stamp = NEVER
        self._state = state

    def pile(self, kinds: Kinds, zone: list[int], stamp: int) -> None:
        """The cards of a long zone, at whose end more may lie since then if it has the same stamp. A game that
        recalls its state may have one of these."""
        memory = self.memory
        old = self._old
        if memory is not None and old is not None and memory.pile_stamp == stamp:
            at = self.at
            where = self._pile_where
            if where is None:
                where = self._pile_where = slice(BYTES * at, BYTES * (at + kinds.size))
            self.buffer[where] = old[where]
            for number in range(memory.pile, len(zone)):
                place = self._low[at + kinds.places[zone[number]]]
                copies: int = self.buffer[place]
                self.buffer[place] = copies + 1
            self.at += kinds.size
        else:
            self.cards(kinds, zone)
        self._pile = len(zone)
        self._pile_stamp = stamp

    def rest_again(self, owner: int, stamp: int) -> bool:
        """Write all that is left to be observed of a seat, if it has the same stamp as the last time; False if it has
        to be written anew."""
        memory = self.memory
        if memory is None or self._state is None:
            return False
        old = self._old
        if old is None or memory.stamps[owner] != stamp:
            memory.stamps[owner] = stamp
            return False
        place = (owner - self.viewer) % self.seats
        before = (owner - memory.viewer) % self.seats
        if not self._rests:
            self._find_rests(self.at - self._each * place)
        self.buffer[self._rests[place]] = old[self._rests[before]]
        self.at = self._common + self._each * (place + 1)
        return True

    def _find_rests(self, first: i64) -> None:
        """Where that part of each seat lies, which begins there for the first one."""
        for place in range(self.seats):
            part = self._each * place
            start = BYTES * (first + part)
            end = BYTES * (self._common + self._each + part)
            self._rests.append(slice(start, end))

    def end(self) -> None:
        """Put the observation where the memory of the table keeps it."""
        memory = self.memory
        if memory is not None:
            memory.rows[memory.where] = self.buffer
            memory.state = self._state
            memory.viewer = self.viewer
            memory.pile = self._pile
            memory.pile_stamp = self._pile_stamp

    def skip(self, size: i64) -> None:
        """Leave that many numbers as they are."""
        self.at += size

    def _put(self, at: i64, value: int) -> None:
        if value > HIGHEST:
            value = HIGHEST
        elif value < LOWEST:
            value = LOWEST
        self.buffer[self._low[at]] = value & 255
        self.buffer[self._high[at]] = (value >> 8) & 255
