"""The moves of Retire Happy and their notation (docs/reference)."""

from typing import Final

from mypy_extensions import mypyc_attr

from parcours.core.notation import NUMBER, VerbForm, find_form
from parcours.core.state import Move

START: Final = 0
TAKE: Final = 1
ATTEMPT: Final = 2
REROLL: Final = 3
ACCEPT: Final = 4
PLAY: Final = 5
RENT: Final = 6
BUY: Final = 7
SELL: Final = 8
LEAVE: Final = 9
INVEST: Final = 10
FOUND: Final = 11
DEPOSIT: Final = 12
WITHDRAW: Final = 13
BORROW: Final = 14
DISCARD: Final = 15
CASH: Final = 16
KEEP: Final = 17
DONE: Final = 18

NONE: Final = -1


FORMS: Final = [
    VerbForm("start <card>", START),
    VerbForm("take <number>", TAKE),
    VerbForm("attempt <card>", ATTEMPT),
    VerbForm("attempt <card> using <using>...", ATTEMPT),
    VerbForm("reroll", REROLL),
    VerbForm("accept", ACCEPT),
    VerbForm("play <card>", PLAY),
    VerbForm("rent <card>", RENT),
    VerbForm("buy <card>", BUY),
    VerbForm("buy <card> with <number> pension", BUY),
    VerbForm("sell home", SELL),
    VerbForm("leave home", LEAVE),
    VerbForm("invest <number> in <card>", INVEST),
    VerbForm("found <number>", FOUND),
    VerbForm("deposit <number>", DEPOSIT),
    VerbForm("withdraw <number>", WITHDRAW),
    VerbForm("borrow", BORROW),
    VerbForm("discard <card>", DISCARD),
    VerbForm("cash", CASH),
    VerbForm("keep", KEEP),
    VerbForm("done", DONE),
]
SLOTS: Final = {"card": "card", "using": "card", "number": NUMBER}

# Amounts up to this are made so often that their moves are built beforehand.
COMMON_AMOUNTS: Final = 80  # an even number


@mypyc_attr(acyclic=True)
class RetireMove(Move):
    """A move of Retire Happy. `card` and `number` are -1 where it names none."""

    def __init__(
        self, verb: int, card: int = NONE, number: int = NONE, using: list[int] | None = None
    ) -> None:
        self.verb: Final = verb
        self.card: Final = card
        self.number: Final = number
        self.using: Final[list[int]] = [] if using is None else using

    def key(self) -> tuple[object, ...]:
        return (self.verb, self.card, self.number, tuple(self.using))

    def form(self) -> int:
        slots = {"using"} if self.using else set()
        if self.card >= 0:
            slots.add("card")
        if self.number >= 0:
            slots.add("number")
        return find_form(FORMS, self.verb, slots)

    def value(self, slot: str) -> int:
        return self.card if slot == "card" else self.number

    def values(self, slot: str) -> list[int]:
        return self.using


class Amounts:
    """The moves of one verb and card by their amount."""

    def __init__(self, verb: int, card: int = NONE) -> None:
        self.verb = verb
        self.card = card
        self.common: list[Move] = [
            RetireMove(verb, card, number) for number in range(COMMON_AMOUNTS)
        ]
        self.common_even: list[Move] = self.common[::2]

    def of(self, number: int) -> Move:
        """The move with that amount."""
        if number < COMMON_AMOUNTS:
            return self.common[number]
        return RetireMove(self.verb, self.card, number)

    def list_all(self, moves: list[Move], least: int, most: int) -> None:
        """Add the moves with each amount from the least to the most, if there are any."""
        if most < least:
            return
        moves.extend(self.common[least : most + 1])
        for number in range(max(least, COMMON_AMOUNTS), most + 1):
            moves.append(RetireMove(self.verb, self.card, number))

    def list_even(self, moves: list[Move], most: int) -> None:
        """Add the moves with each even amount from 2 to the most."""
        moves.extend(self.common_even[1 : most // 2 + 1])
        for number in range(COMMON_AMOUNTS, most + 1, 2):
            moves.append(RetireMove(self.verb, self.card, number))


class MoveTable:
    """The moves that are made over and over, built once for a deck and shared: a move never changes."""

    def __init__(self, kinds: int) -> None:
        cards = range(kinds)
        self.reroll = RetireMove(REROLL)
        self.accept = RetireMove(ACCEPT)
        self.sell = RetireMove(SELL)
        self.leave = RetireMove(LEAVE)
        self.borrow = RetireMove(BORROW)
        self.cash = RetireMove(CASH)
        self.keep = RetireMove(KEEP)
        self.done = RetireMove(DONE)
        self.take = Amounts(TAKE)
        self.found = Amounts(FOUND)
        self.deposit = Amounts(DEPOSIT)
        self.withdraw = Amounts(WITHDRAW)
        self.start = [RetireMove(START, card) for card in cards]
        self.attempt = [RetireMove(ATTEMPT, card) for card in cards]
        self.play = [RetireMove(PLAY, card) for card in cards]
        self.rent = [RetireMove(RENT, card) for card in cards]
        self.buy = [RetireMove(BUY, card) for card in cards]
        self.discard = [RetireMove(DISCARD, card) for card in cards]
        self.invest = [Amounts(INVEST, card) for card in cards]
        self.buy_with = [Amounts(BUY, card) for card in cards]
