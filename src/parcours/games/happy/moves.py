"""The moves of Happy and their notation (docs/reference)."""

from typing import Final

from mypy_extensions import mypyc_attr

from parcours.core.notation import NUMBER, PLAYER
from parcours.core.state import Move

# What a move says: its form, an index into PATTERNS.
DATE: Final = 0
TRY: Final = 1
BUY_OUT: Final = 2
SCHOOL: Final = 3
MOVE_TO: Final = 4
HEAL: Final = 5
BUY_CARD: Final = 6
BUY_CAR: Final = 7
BUY_UPGRADE: Final = 8
BUY_CAT: Final = 9
BUY_DOG: Final = 10
SELL_CAR: Final = 11
SELL_LOVE: Final = 12
SELL_CAR_TO: Final = 13
SELL_LOVE_TO: Final = 14
SELL: Final = 15  # anything else, which HA-14.9 refuses
SELL_TO: Final = 16
TRADE: Final = 17
TRADE_NOTHING: Final = 18
TOPPLE: Final = 19
PLAY: Final = 20
PLAY_ON: Final = 21
PLAY_ON_CHILD: Final = 22
PLAY_FROM_SHELTER: Final = 23
PLAY_FROM: Final = 24
PLAY_FOR_PARTNER: Final = 25
PLAY_FOR_CHILD: Final = 26  # a new one
PLAY_FOR: Final = 27  # one of the three
CLAIM: Final = 28
END: Final = 29
# The answers stand last.
PARRY: Final = 30
SUFFER: Final = 31
ACCEPT: Final = 32
DECLINE: Final = 33
PASS: Final = 34
THROW: Final = 35
KEEP: Final = 36

PATTERNS: Final = [
    "date",
    "try for child",
    "buy_out",
    "school <child>",
    "move to <district>",
    "heal",
    "buy card",
    "buy car",
    "buy upgrade",
    "buy cat",
    "buy dog",
    "sell car",
    "sell internet_love",
    "sell car to <target> for <price>",
    "sell internet_love to <target> for <price>",
    "sell <thing>",
    "sell <thing> to <target> for <price>",
    "trade <cards>...",
    "trade",
    "topple with <target>",
    "play <card>",
    "play <card> on <target>",
    "play <card> on <target> <child>",
    "play <card> from shelter",
    "play <card> from <target>",
    "play <card> for partner",
    "play <card> for child",
    "play <card> for <who>",
    "claim",
    "end",
    "parry",
    "suffer",
    "accept",
    "decline",
    "pass",
    "throw",
    "keep",
]
SLOTS: Final = {
    "child": "child",
    "who": "child",
    "district": NUMBER,
    "target": PLAYER,
    "price": NUMBER,
    "thing": "thing",
    "card": "card",
    "cards": "card",
}
CHILDREN: Final = ["child_1", "child_2", "child_3"]
# What people may think of selling, besides the cards: HA-14.9 tells them that they can't.
THINGS: Final = ["house", "dog", "cat", "upgrade", "partner", "coins", *CHILDREN]

NONE: Final = -1
MOST_SEATS: Final = 6
TRADED: Final = 3
DISTRICTS: Final = 5


@mypyc_attr(acyclic=True)
class HappyMove(Move):
    """A move of Happy. `number` is a district or a price; -1 stands where there is nothing."""

    def __init__(
        self,
        verb: int,
        card: int = NONE,
        target: int = NONE,
        child: int = NONE,
        number: int = NONE,
        cards: list[int] | None = None,
    ) -> None:
        self.verb: Final = verb
        self.card: Final = card
        self.target: Final = target
        self.child: Final = child
        self.number: Final = number
        self.cards: Final[list[int]] = [] if cards is None else cards

    def key(self) -> tuple[object, ...]:
        return (self.verb, self.card, self.target, self.child, self.number, tuple(self.cards))

    def form(self) -> int:
        return self.verb

    def value(self, slot: str) -> int:
        if slot == "card" or slot == "thing":
            return self.card
        if slot == "target":
            return self.target
        return self.child if slot == "child" or slot == "who" else self.number

    def values(self, slot: str) -> list[int]:
        return self.cards


class MoveTable:
    """The moves of a deck, built once and shared: a move never changes."""

    def __init__(self, kinds: int) -> None:
        cards = range(kinds)
        seats = range(MOST_SEATS)
        self.kinds = kinds
        # The moves that are their verb and nothing else, by verb.
        self.plain = [HappyMove(verb) for verb in range(len(PATTERNS))]
        self.school = [HappyMove(SCHOOL, child=child) for child in range(3)]
        self.move_to = [HappyMove(MOVE_TO, number=district) for district in range(DISTRICTS)]
        self.topple = [HappyMove(TOPPLE, target=seat) for seat in seats]
        self.play = [HappyMove(PLAY, card) for card in cards]
        self.play_from_shelter = [HappyMove(PLAY_FROM_SHELTER, card) for card in cards]
        self.play_for_partner = [HappyMove(PLAY_FOR_PARTNER, card) for card in cards]
        self.play_for_child = [HappyMove(PLAY_FOR_CHILD, card) for card in cards]
        # By 3 x card + child.
        self.play_for = [HappyMove(PLAY_FOR, card, child=at) for card in cards for at in range(3)]
        # By 6 x card + seat.
        self.play_on = [HappyMove(PLAY_ON, card, seat) for card in cards for seat in seats]
        self.play_from = [HappyMove(PLAY_FROM, card, seat) for card in cards for seat in seats]
        # By 18 x card + 3 x seat + child.
        self.play_on_child = [
            HappyMove(PLAY_ON_CHILD, card, seat, child)
            for card in cards
            for seat in seats
            for child in range(3)
        ]
        # By the three cards in their order, as digits to the base `kinds`; elsewhere nothing.
        self.trade: list[HappyMove | None] = [None] * (kinds * kinds * kinds)
        for first in cards:
            for second in range(first, kinds):
                for third in range(second, kinds):
                    at = (first * kinds + second) * kinds + third
                    self.trade[at] = HappyMove(TRADE, cards=[first, second, third])
        # For each seat, by price less 1; they grow as players get richer.
        self._car_to: list[list[Move]] = [[] for _ in seats]
        self._love_to: list[list[Move]] = [[] for _ in seats]

    def offers(self, verb: int, seat: int, highest: int) -> list[Move]:
        """The offers to that seat by price less 1, up to `highest` coins or beyond."""
        row = self._car_to[seat] if verb == SELL_CAR_TO else self._love_to[seat]
        while len(row) < highest:
            row.append(HappyMove(verb, target=seat, number=len(row) + 1))
        return row
