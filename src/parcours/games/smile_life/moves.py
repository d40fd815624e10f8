"""The moves of Smile Life and their notation (docs/reference)."""

from typing import Final

from mypy_extensions import mypyc_attr

from parcours.core.notation import PLAYER, VerbForm, find_form
from parcours.core.state import Move

DRAW: Final = 0
TAKE: Final = 1
PLAY: Final = 2
BUY: Final = 3
BET: Final = 4
DISCARD: Final = 5
RESIGN: Final = 6
DIVORCE: Final = 7
STOP: Final = 8
KEEP: Final = 9
PASS: Final = 10
DONE: Final = 11
GIVE: Final = 12
THROW: Final = 13

# Where the cards of a `play` or `buy` come from.
HAND: Final = 0
FROM_DISCARD: Final = 1
JOB_FROM_DISCARD: Final = 2  # string pulling from the hand, the job from the discard (SL-9.15)

NONE: Final = -1
MOST_SEATS: Final = 6


FORMS: Final = [
    VerbForm("draw", DRAW),
    VerbForm("take <card>", TAKE),
    VerbForm("play <card>", PLAY),
    VerbForm("play <card> on <target>", PLAY),
    VerbForm("play <card> with <other>", PLAY),
    VerbForm("play <card> with <other> on <target>", PLAY),
    VerbForm("play <card> from discard", PLAY, FROM_DISCARD),
    VerbForm("play <card> from discard on <target>", PLAY, FROM_DISCARD),
    VerbForm("play <card> from discard with <other>", PLAY, FROM_DISCARD),
    VerbForm("play <card> from discard with <other> on <target>", PLAY, FROM_DISCARD),
    VerbForm("play <card> with <other> from discard", PLAY, JOB_FROM_DISCARD),
    VerbForm("buy <card> paying <paying>...", BUY),
    VerbForm("buy <card> from discard paying <paying>...", BUY, FROM_DISCARD),
    VerbForm("bet <card>", BET),
    VerbForm("discard <card>", DISCARD),
    VerbForm("resign", RESIGN),
    VerbForm("resign throwing <card>", RESIGN),
    VerbForm("divorce", DIVORCE),
    VerbForm("stop adultery", STOP),
    VerbForm("keep <card>", KEEP),
    VerbForm("pass", PASS),
    VerbForm("done", DONE),
    VerbForm("give <card>", GIVE),
    VerbForm("throw <card>", THROW),
]
SLOTS: Final = {"card": "card", "other": "card", "paying": "card", "target": PLAYER}


@mypyc_attr(acyclic=True)
class LifeMove(Move):
    """A move of Smile Life. `card` is the card it names first, `other` the one after `with`; -1 where there is none."""

    def __init__(
        self,
        verb: int,
        card: int = NONE,
        target: int = NONE,
        other: int = NONE,
        source: int = HAND,
        paying: list[int] | None = None,
    ) -> None:
        self.verb: Final = verb
        self.card: Final = card
        self.target: Final = target
        self.other: Final = other
        self.source: Final = source
        self.paying: Final[list[int]] = [] if paying is None else paying

    def key(self) -> tuple[object, ...]:
        return (self.verb, self.card, self.target, self.other, self.source, tuple(self.paying))

    def form(self) -> int:
        named = {"card": self.card, "other": self.other, "target": self.target}
        slots = {slot for slot, value in named.items() if value >= 0}
        if self.paying:
            slots.add("paying")
        return find_form(FORMS, self.verb, slots, self.source)

    def value(self, slot: str) -> int:
        if slot == "card":
            return self.card
        return self.other if slot == "other" else self.target

    def values(self, slot: str) -> list[int]:
        return self.paying


class MoveTable:
    """The moves that are made over and over, built once for a deck and shared: a move never changes."""

    def __init__(self, kinds: int) -> None:
        cards = range(kinds)
        self.draw = LifeMove(DRAW)
        self.resign = LifeMove(RESIGN)
        self.divorce = LifeMove(DIVORCE)
        self.stop = LifeMove(STOP)
        self.pass_ = LifeMove(PASS)
        self.done = LifeMove(DONE)
        self.play = [LifeMove(PLAY, card) for card in cards]
        self.play_found = [LifeMove(PLAY, card, source=FROM_DISCARD) for card in cards]
        # By 6 x card + seat.
        self.play_on = [LifeMove(PLAY, card, seat) for card in cards for seat in range(MOST_SEATS)]
        self.play_found_on = [
            LifeMove(PLAY, card, seat, source=FROM_DISCARD)
            for card in cards
            for seat in range(MOST_SEATS)
        ]
        self.discard = [LifeMove(DISCARD, card) for card in cards]
        self.bet = [LifeMove(BET, card) for card in cards]
        self.take = [LifeMove(TAKE, card) for card in cards]
        self.keep = [LifeMove(KEEP, card) for card in cards]
        self.give = [LifeMove(GIVE, card) for card in cards]
        self.throw = [LifeMove(THROW, card) for card in cards]
        self.resign_throwing = [LifeMove(RESIGN, card) for card in cards]
