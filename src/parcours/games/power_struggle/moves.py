"""The moves of Power Struggle and their notation (docs/reference). A verb is the index of its form."""

from typing import Final

from mypy_extensions import mypyc_attr

from parcours.core.notation import NUMBER, PLAYER
from parcours.core.state import Move

PLACE: Final = 0
PLACE_ON_BOARD: Final = 1
USE_CHAIRMAN: Final = 2
SKIP: Final = 3
SEND_TO_BOARD: Final = 4
SEND_TO_COUNSEL: Final = 5
NEXT: Final = 6
RECRUIT: Final = 7
OPEN: Final = 8
TAKE: Final = 9
FOUND: Final = 10
RELOCATE: Final = 11
MERGE_INTO: Final = 12
MERGE_WITH: Final = 13
RESIGN_TO_BOARD: Final = 14
RESIGN_TO_COUNSEL: Final = 15
OFFER: Final = 16
ACCEPT: Final = 17
DECLINE: Final = 18
DISMISS: Final = 19
BUY_INFLUENCE: Final = 20
BUY_MAIN_DEPARTMENT: Final = 21
BUY_COUNSEL: Final = 22
BUY_SHARES: Final = 23
USE_DEVELOPMENT: Final = 24
ENTICE: Final = 25
ENTICE_RESERVE: Final = 26
USE_LEGAL: Final = 27
PASS: Final = 28
DONE: Final = 29

FORMS: Final = [
    "place in <division>",
    "place in board",
    "use chairman in <division>",
    "skip",
    "send <division> to board",
    "send <division> to counsel",
    "next <event>",
    "recruit <number> at <office>",
    "open <division>",
    "take <number> from <office>",
    "found <division> with <number>",
    "relocate <office> to <division>",
    "merge <office> into <other>",
    "merge <office> with <other> in <division>",
    "resign <division> to board",
    "resign <division> to counsel",
    "offer <amount> to <target> for <card>",
    "accept",
    "decline",
    "dismiss <number> at <office>",
    "buy influence",
    "buy main_department in <division>",
    "buy counsel in <division>",
    "buy <certificate>",
    "use development",
    "entice <office> to <other>",
    "entice reserve to <other>",
    "use legal",
    "pass",
    "done",
]
SLOTS: Final = {
    "division": "division",
    "event": "event",
    "number": NUMBER,
    "office": "office",
    "other": "office",
    "amount": NUMBER,
    "target": PLAYER,
    "card": "privilege",
    "certificate": "certificate",
}

NONE: Final = -1
MOST_SEATS: Final = 5
ALL_DIVISIONS: Final = 6
OFFICES: Final = 6  # in a division
ALL_OFFICES: Final = 36
MOST_EMPLOYEES: Final = 6  # in an office
NOTE: Final = 50  # the smallest one
KEPT_OFFERS: Final = 1000  # in notes: larger ones are rare, and built each time


@mypyc_attr(acyclic=True)
class PowerMove(Move):
    """A move of Power Struggle; -1 stands where it names nothing.

    An office is 6 x division + its place from the top, counted from 0. `card` is a card of the deck,
    `number` is employees or money.
    """

    def __init__(
        self,
        verb: int,
        division: int = NONE,
        office: int = NONE,
        other: int = NONE,
        number: int = NONE,
        target: int = NONE,
        card: int = NONE,
    ) -> None:
        self.verb: Final = verb
        self.division: Final = division
        self.office: Final = office
        self.other: Final = other
        self.number: Final = number
        self.target: Final = target
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return (
            self.verb,
            self.division,
            self.office,
            self.other,
            self.number,
            self.target,
            self.card,
        )

    def form(self) -> int:
        return self.verb

    def value(self, slot: str) -> int:
        if slot == "division":
            return self.division
        if slot == "office":
            return self.office
        if slot == "other":
            return self.other
        if slot == "number" or slot == "amount":
            return self.number
        return self.target if slot == "target" else self.card

    def values(self, slot: str) -> list[int]:
        return [self.value(slot)]


class MoveTable:
    """The moves that are made over and over, shared: a move never changes.

    Those with many forms are built when they are first asked for.
    """

    def __init__(self, kinds: int) -> None:
        divisions = range(ALL_DIVISIONS)
        offices = range(ALL_OFFICES)
        numbers = range(1, MOST_EMPLOYEES + 1)
        self.place_on_board = PowerMove(PLACE_ON_BOARD)
        self.skip = PowerMove(SKIP)
        self.accept = PowerMove(ACCEPT)
        self.decline = PowerMove(DECLINE)
        self.buy_influence = PowerMove(BUY_INFLUENCE)
        self.use_development = PowerMove(USE_DEVELOPMENT)
        self.use_legal = PowerMove(USE_LEGAL)
        self.pass_ = PowerMove(PASS)
        self.done = PowerMove(DONE)
        # By division.
        self.place = self._by_division(PLACE)
        self.use_chairman = self._by_division(USE_CHAIRMAN)
        self.send_to_board = self._by_division(SEND_TO_BOARD)
        self.send_to_counsel = self._by_division(SEND_TO_COUNSEL)
        self.open = self._by_division(OPEN)
        self.resign_to_board = self._by_division(RESIGN_TO_BOARD)
        self.resign_to_counsel = self._by_division(RESIGN_TO_COUNSEL)
        self.buy_main_department = self._by_division(BUY_MAIN_DEPARTMENT)
        self.buy_counsel = self._by_division(BUY_COUNSEL)
        # By card of the deck.
        self.next: list[PowerMove] = [PowerMove(NEXT, card=card) for card in range(kinds)]
        self.buy: list[PowerMove] = [PowerMove(BUY_SHARES, card=card) for card in range(kinds)]
        # By office, then number less 1.
        self.recruit: list[list[PowerMove]] = [
            [PowerMove(RECRUIT, office=office, number=number) for number in numbers]
            for office in offices
        ]
        self.take: list[list[PowerMove]] = [
            [PowerMove(TAKE, office=office, number=number) for number in numbers]
            for office in offices
        ]
        self.dismiss: list[list[PowerMove]] = [
            [PowerMove(DISMISS, office=office, number=number) for number in numbers]
            for office in offices
        ]
        # By division, then number less 1.
        self.found: list[list[PowerMove]] = [
            [PowerMove(FOUND, division, number=number) for number in numbers]
            for division in divisions
        ]
        # By office, then division; and to all divisions but its own.
        self.relocate: list[list[PowerMove]] = [
            [PowerMove(RELOCATE, division, office) for division in divisions] for office in offices
        ]
        self.relocate_elsewhere: list[list[PowerMove]] = [
            [
                self.relocate[office][division]
                for division in divisions
                if division != office // OFFICES
            ]
            for office in offices
        ]
        self.entice_reserve: list[PowerMove] = [
            PowerMove(ENTICE_RESERVE, other=office) for office in offices
        ]
        self._entice: list[list[PowerMove]] = [[] for _ in offices]
        self._merge_into: list[list[PowerMove]] = [[] for _ in offices]
        self._merge_with: list[list[PowerMove]] = [[] for _ in range(ALL_OFFICES * ALL_OFFICES)]
        # By 7 x target + card: the offers by their notes less 1.
        self._offers: list[list[PowerMove]] = [[] for _ in range(MOST_SEATS * (ALL_DIVISIONS + 1))]

    def entice(self, office: int) -> list[PowerMove]:
        """From that office, by the office where they go."""
        return _by_other(self._entice[office], ENTICE, office)

    def merge_into(self, office: int) -> list[PowerMove]:
        """From that office, by the office where it goes."""
        return _by_other(self._merge_into[office], MERGE_INTO, office)

    def merge_with(self, office: int, other: int) -> list[PowerMove]:
        """Those two offices, by division."""
        moves = self._merge_with[ALL_OFFICES * office + other]
        if not moves:
            for division in range(ALL_DIVISIONS):
                moves.append(PowerMove(MERGE_WITH, division, office, other))
        return moves

    def offer(self, target: int, card: int, amount: int) -> PowerMove:
        """That offer."""
        notes = amount // NOTE
        if notes <= KEPT_OFFERS:
            return self._kept_offers(target, card, notes)[notes - 1]
        return PowerMove(OFFER, number=amount, target=target, card=card)

    def list_offers(
        self, moves: list[Move], target: int, card: int, above: int, money: int
    ) -> None:
        """Add the offers to that player for that card that are above an amount and within the money."""
        least = above // NOTE + 1
        most = money // NOTE
        kept = min(most, KEPT_OFFERS)
        moves += self._kept_offers(target, card, kept)[least - 1 : kept]
        for notes in range(max(least, KEPT_OFFERS + 1), most + 1):
            moves.append(PowerMove(OFFER, number=NOTE * notes, target=target, card=card))

    def _kept_offers(self, target: int, card: int, most: int) -> list[PowerMove]:
        moves = self._offers[(ALL_DIVISIONS + 1) * target + card]
        while len(moves) < most:
            amount = NOTE * (len(moves) + 1)
            moves.append(PowerMove(OFFER, number=amount, target=target, card=card))
        return moves

    def _by_division(self, verb: int) -> list[PowerMove]:
        return [PowerMove(verb, division) for division in range(ALL_DIVISIONS)]


def _by_other(moves: list[PowerMove], verb: int, office: int) -> list[PowerMove]:
    """The moves from one office to each other, built where they are first asked for."""
    if not moves:
        for other in range(ALL_OFFICES):
            moves.append(PowerMove(verb, office=office, other=other))
    return moves
