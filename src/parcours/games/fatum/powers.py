"""The vocabulary of special powers (FA-7): how a card's text becomes numbers that the rules add up.

A power that works while its card lies there is a place in a list of sums, together with the four
levels: what a card brings is added when it arrives and taken away when it leaves (FA-2.2, FA-7.1,
FA-7.2). So a new card with known powers needs no code.
"""

from typing import Final, NamedTuple

DOMAINS: Final = ["work", "experience", "relations", "heritage"]
WORK: Final = 0
EXPERIENCE: Final = 1
RELATIONS: Final = 2
HERITAGE: Final = 3

CLASSES: Final = [
    "job", "studies", "leisure", "friend", "love", "couple", "child", "home", "car", "goods",
    "blow",
]  # fmt: skip
JOB: Final = 0
STUDIES: Final = 1
BLOW: Final = 10

# Places in a player's sums: first the levels, then the powers, with four places if about a deck.
TOLL: Final = 4
DISCOUNT: Final = 8
CONTACTS: Final = 12
EXTRA_LAY: Final = 16
EXTRA_DRAW: Final = 20
SHIELD: Final = 24
RELIEF: Final = 28
INSURANCE: Final = 32
INCOME: Final = 33
TUTOR: Final = 34
SUMS: Final = 35

# What a power's words must be.
_NOTHING: Final = 0
_DECK: Final = 1
_DECK_AMOUNT: Final = 2
_AMOUNT: Final = 3
_AMOUNT_LAYER: Final = 4
_CLASS: Final = 5

# The cards that carry a power.
ON_JOB: Final = 0
ON_BLACK: Final = 1
ON_YELLOW: Final = 2

MOST_AMOUNT: Final = 99_999


class Kind:
    """A kind of power: its words, which cards carry it, its place in the sums (-1: none)."""

    def __init__(self, words: int, carrier: int, place: int = -1) -> None:
        self.words = words
        self.carrier = carrier
        self.place = place


KINDS: Final = {
    "cumulable": Kind(_NOTHING, ON_JOB),  # FA-7.3
    "unique": Kind(_NOTHING, ON_BLACK),  # FA-7.4
    "toll": Kind(_DECK_AMOUNT, ON_BLACK, TOLL),  # FA-7.5
    "discount": Kind(_DECK_AMOUNT, ON_BLACK, DISCOUNT),  # FA-7.6
    "contacts": Kind(_DECK_AMOUNT, ON_BLACK, CONTACTS),  # FA-7.7
    "extra_lay": Kind(_DECK, ON_BLACK, EXTRA_LAY),  # FA-7.8
    "extra_draw": Kind(_DECK, ON_BLACK, EXTRA_DRAW),  # FA-7.9
    "shield": Kind(_DECK, ON_BLACK, SHIELD),  # FA-7.10
    "insurance": Kind(_NOTHING, ON_BLACK, INSURANCE),  # FA-7.11
    "income": Kind(_AMOUNT, ON_BLACK, INCOME),  # FA-7.12
    "relief": Kind(_DECK_AMOUNT, ON_BLACK, RELIEF),  # FA-7.13
    "tutor": Kind(_AMOUNT, ON_BLACK, TUTOR),  # FA-7.14
    "fine": Kind(_AMOUNT, ON_BLACK),  # FA-7.15
    "steal": Kind(_AMOUNT, ON_BLACK),  # FA-7.16
    "windfall": Kind(_AMOUNT, ON_BLACK),  # FA-7.17
    "cleanse": Kind(_NOTHING, ON_BLACK),  # FA-7.18
    "loss": Kind(_AMOUNT_LAYER, ON_YELLOW),  # FA-7.19
    "destroy": Kind(_CLASS, ON_YELLOW),  # FA-7.20
}


_FORMS: Final = {
    _NOTHING: "",
    _DECK: " DECK",
    _DECK_AMOUNT: " DECK NUMBER",
    _AMOUNT: " NUMBER",
    _AMOUNT_LAYER: " NUMBER [layer]",
    _CLASS: " CLASS",
}
# What each power looks like in a deck file.
POWER_PATTERNS: Final = [f"{name}{_FORMS[kind.words]}" for name, kind in KINDS.items()]


class Power(NamedTuple):
    """One power of a card: its kind, the deck or class that it is about (-1: none), its amount."""

    name: str
    about: int
    amount: int
    to_layer: bool

    @property
    def place(self) -> int:
        """Where it stands in a player's sums, or -1 if the card itself is asked for it."""
        place = KINDS[self.name].place
        return place if place < 0 or self.about < 0 else place + self.about


def read_power(text: str) -> Power | str:
    """The power that a text says, or what was expected instead."""
    words = text.split(" ")
    name = words[0]
    if name not in KINDS:
        return f"one of {', '.join(KINDS)}"
    form = KINDS[name].words
    if form == _NOTHING:
        return Power(name, -1, 1, False) if len(words) == 1 else f"'{name}' alone"
    if form == _DECK:
        if len(words) == 2 and words[1] in DOMAINS:
            return Power(name, DOMAINS.index(words[1]), 1, False)
        return f"'{name} DECK'"
    if form == _DECK_AMOUNT:
        if len(words) == 3 and words[1] in DOMAINS and _is_amount(words[2]):
            return Power(name, DOMAINS.index(words[1]), int(words[2]), False)
        return f"'{name} DECK NUMBER'"
    if form == _CLASS:
        if len(words) == 2 and words[1] in CLASSES and words[1] != CLASSES[BLOW]:
            return Power(name, CLASSES.index(words[1]), 1, False)
        return f"'{name} CLASS'"
    to_layer = form == _AMOUNT_LAYER and len(words) == 3 and words[2] == "layer"
    if (len(words) == 2 or to_layer) and _is_amount(words[1]):
        return Power(name, -1, int(words[1]), to_layer)
    return (
        f"'{name} NUMBER' or '{name} NUMBER layer'" if form == _AMOUNT_LAYER else f"'{name} NUMBER'"
    )


def _is_amount(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 5 and 0 < int(word) <= MOST_AMOUNT
