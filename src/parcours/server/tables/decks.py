"""Decks of people's own, and answers about them: read once, and kept while there is room."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from parcours.core.decks import Deck
from parcours.core.game import Game

# The most cards of a new table's deck. Each is drawn once, so their number is the length of a match, and what everybody
# waits for when a move of it is taken back.
MOST_CARDS = 2_000
# Characters of deck files that are kept; a deck in memory takes about 25 times as much.
MOST_KEPT = 1_000_000

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class SizedCache(Generic[Key, Value]):
    """What was used last, as long as all of it together is no bigger than this. Threads may share it."""

    def __init__(self, most: int, size: Callable[[Value], int]) -> None:
        self.most = most
        self.size = size
        self._kept: OrderedDict[Key, Value] = OrderedDict()
        self._total = 0
        self._lock = threading.Lock()

    def get(self, key: Key) -> Value | None:
        with self._lock:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key]

    def put(self, key: Key, value: Value) -> None:
        if self.size(value) > self.most:
            return
        with self._lock:
            if key in self._kept:
                self._total -= self.size(self._kept.pop(key))
            self._kept[key] = value
            self._total += self.size(value)
            while self._total > self.most:
                _, oldest = self._kept.popitem(last=False)
                self._total -= self.size(oldest)


_kept: SizedCache[tuple[str, str], Deck] = SizedCache(MOST_KEPT, lambda deck: len(deck.source))


def load_deck(game: Game, source: str | None) -> Deck:
    """The deck with that text, or the standard one; DeckError if it can't be played with."""
    if source is None:
        return game.standard_deck()
    deck = _kept.get((game.name, source))
    if deck is None:
        deck = game.read_deck(source, "deck")
        _kept.put((game.name, source), deck)
    return deck


def is_loaded(game: Game, source: str | None) -> bool:
    """Whether that deck is at hand, so that nobody waits for it."""
    return source is None or _kept.get((game.name, source)) is not None
