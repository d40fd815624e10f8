"""The moves of Fatum and their notation (docs/reference)."""

from typing import Final

from mypy_extensions import mypyc_attr

from parcours.core.notation import PLAYER, VerbForm, find_form
from parcours.core.state import Move

DRAW: Final = 0
DISCARD: Final = 1
PLAY: Final = 2
DONE: Final = 3
USE: Final = 4
ABANDON: Final = 5
SETTLE: Final = 6
REVEAL: Final = 7
TIME: Final = 8  # said by the table, when the clock has run out (FA-10.4)

NONE: Final = -1
MOST_SEATS: Final = 6
DECKS: Final = 4


FORMS: Final = [
    VerbForm("draw <deck>", DRAW),
    VerbForm("discard <card>", DISCARD),
    VerbForm("play <card>", PLAY),
    VerbForm("play <card> against <other>", PLAY),
    VerbForm("play <card> on <target>", PLAY),
    VerbForm("play <card> on <target> against <other>", PLAY),
    VerbForm("done", DONE),
    VerbForm("use <card> on <target>", USE),
    VerbForm("abandon <card>", ABANDON),
    VerbForm("settle", SETTLE),
    VerbForm("reveal", REVEAL),
    VerbForm("time", TIME),
]
SLOTS: Final = {"deck": "deck", "card": "card", "other": "card", "target": PLAYER}


@mypyc_attr(acyclic=True)
class FatumMove(Move):
    """A move of Fatum: `card` is named first, `other` after `against`; -1 where there is none."""

    def __init__(
        self, verb: int, card: int = NONE, target: int = NONE, other: int = NONE, deck: int = NONE
    ) -> None:
        self.verb: Final = verb
        self.card: Final = card
        self.target: Final = target
        self.other: Final = other
        self.deck: Final = deck

    def key(self) -> tuple[object, ...]:
        return (self.verb, self.card, self.target, self.other, self.deck)

    def form(self) -> int:
        named = {"deck": self.deck, "card": self.card, "other": self.other, "target": self.target}
        return find_form(FORMS, self.verb, {slot for slot, value in named.items() if value >= 0})

    def value(self, slot: str) -> int:
        if slot == "card":
            return self.card
        if slot == "deck":
            return self.deck
        return self.other if slot == "other" else self.target

    def values(self, slot: str) -> list[int]:
        return []


class MoveTable:
    """The moves that are made over and over, built once for a deck: a move never changes."""

    def __init__(self, kinds: int) -> None:
        cards = range(kinds)
        seats = range(MOST_SEATS)
        self.done = FatumMove(DONE)
        self.settle = FatumMove(SETTLE)
        self.reveal = FatumMove(REVEAL)
        self.time = FatumMove(TIME)
        self.draw = [FatumMove(DRAW, deck=deck) for deck in range(DECKS)]
        self.discard = [FatumMove(DISCARD, card) for card in cards]
        self.play = [FatumMove(PLAY, card) for card in cards]
        self.abandon = [FatumMove(ABANDON, card) for card in cards]
        # By 6 x card + seat.
        self.play_on = [FatumMove(PLAY, card, seat) for card in cards for seat in seats]
        self.use = [FatumMove(USE, card, seat) for card in cards for seat in seats]
