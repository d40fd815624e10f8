"""Reading a table laid out by hand: names with cards, numbers, flags and words, each checked."""

from parcours.core.decks import Deck
from parcours.core.errors import LayoutError


class Given:
    """A part of a given table. Every reader takes what is there or the default, and says what it expected."""

    def __init__(self, values: dict[str, object], where: str, names: list[str]) -> None:
        self.values = values
        self.where = where
        for name in values:
            if name not in names:
                raise LayoutError(f"{where} has no '{name}': expected one of {', '.join(names)}")

    def has(self, name: str) -> bool:
        """Whether anything is given under that name."""
        return name in self.values

    def is_number(self, name: str) -> bool:
        """Whether a zone is given by its size alone."""
        value = self.values.get(name)
        return isinstance(value, int) and not isinstance(value, bool)

    def mapping(self, name: str) -> dict[str, object]:
        """What is given by further names."""
        value = self.values.get(name)
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise self._expected(name, "a mapping of names")
        return {str(key): item for key, item in value.items()}

    def number(self, name: str, default: int) -> int:
        """A whole number from 0 on."""
        value = self.values.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self._expected(name, "a whole number from 0 on")
        return value

    def numbers(self, name: str) -> list[int]:
        """A list of whole numbers."""
        found: list[int] = []
        for value in self._items(name):
            if not isinstance(value, int) or isinstance(value, bool) or value < 0:
                raise self._expected(name, "a list of whole numbers")
            found.append(value)
        return found

    def flag(self, name: str, default: bool) -> bool:
        """True or false."""
        value = self.values.get(name, default)
        if not isinstance(value, bool):
            raise self._expected(name, "true or false")
        return value

    def word(self, name: str, choices: list[str], default: str) -> str:
        """One of the words."""
        value = self.values.get(name, default)
        if not isinstance(value, str) or value not in choices:
            raise self._expected(name, f"one of {', '.join(choices)}")
        return value

    def words(self, name: str, choices: list[str]) -> list[str]:
        """A list of such words."""
        found: list[str] = []
        for value in self._items(name):
            if not isinstance(value, str) or value not in choices:
                raise self._expected(name, f"a list of {', '.join(choices)}")
            found.append(value)
        return found

    def cards(self, name: str, deck: Deck, unused: list[int] | None) -> list[int]:
        """Cards of the deck, taken from those that are not used yet; with None they are names only."""
        found: list[int] = []
        for value in self._items(name):
            if not isinstance(value, str) or value not in deck.index:
                raise LayoutError(f"{self.where}.{name}: there is no card {value!r} in this deck")
            card = deck.index[value]
            if unused is not None:
                if unused[card] == 0:
                    raise LayoutError(
                        f"{self.where}.{name}: the deck has only {deck.copies[card]} of {value}"
                    )
                unused[card] -= 1
            found.append(card)
        return found

    def single(self, name: str, deck: Deck, unused: list[int] | None) -> int:
        """The card of a place for one, or -1 where nothing is given."""
        cards = self.cards(name, deck, unused)
        if len(cards) > 1:
            raise LayoutError(f"{self.where}.{name}: expected at most one card, not {len(cards)}")
        return cards[0] if cards else -1

    def seat(self, name: str, players: list[str], nobody: str, default: int = -1) -> int:
        """The seat of a player, or -1 for the word that means nobody."""
        if not self.has(name):
            return default
        player = self.word(name, [*players, nobody], nobody)
        return -1 if player == nobody else players.index(player)

    def deal(self, name: str, cards: list[int]) -> list[int]:
        """As many of the shuffled cards as the zone is to have, which is given by its size; they are taken off."""
        size = self.number(name, 0)
        if size > len(cards):
            raise LayoutError(
                f"{self.where}.{name}: expected {size} more cards, but only {len(cards)} are left"
            )
        return [cards.pop() for _ in range(size)]

    def check(self, names: list[str], found: dict[str, object]) -> None:
        """Names that follow from the rest may be given if they agree with it."""
        for name in names:
            if name in self.values and self.values[name] != found.get(name):
                raise LayoutError(
                    f"{self.where}.{name}: it follows from the rest that it is {found.get(name)!r}, "
                    f"not {self.values[name]!r}"
                )

    def _items(self, name: str) -> list[object]:
        value = self.values.get(name)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self._expected(name, "a list")
        return value

    def _expected(self, name: str, expected: str) -> LayoutError:
        return LayoutError(
            f"{self.where}.{name}: expected {expected}, not {self.values.get(name)!r}"
        )


def read_table(
    values: dict[str, object], players: list[str], common: list[str], own: list[str]
) -> tuple[Given, list[Given]]:
    """What is given of the table: what the players share, and the part of each player."""
    given = Given(values, "the table", [*common, *players])
    return given, [Given(given.mapping(player), player, own) for player in players]


def check_derived(
    full_view: dict[str, object],
    given: Given,
    common: list[str],
    parts: list[Given],
    own: list[str],
) -> None:
    """Names that follow from the rest of the table may be given if they agree with it."""
    given.check(common, full_view)
    for part in parts:
        seen = full_view[part.where]
        if isinstance(seen, dict):
            part.check(own, seen)


def all_copies(counts: list[int]) -> list[int]:
    """The kinds of card, each as often as it is counted."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
