"""Power Struggle as a game among others: its name, options, notation and deck."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.decks import Card, Deck, expect_deck
from parcours.core.errors import NotationError
from parcours.core.game import Game, Setup
from parcours.core.journal import Journal
from parcours.core.notation import ParsedMove
from parcours.core.options import Option
from parcours.core.state import Move, State
from parcours.games.power_struggle import layout, printed
from parcours.games.power_struggle.deck import (
    DIVISIONS,
    FIELDS,
    PRIVILEGES,
    PowerStruggleDeck,
    build_deck,
)
from parcours.games.power_struggle.moves import (
    BUY_SHARES,
    FORMS,
    NEXT,
    OFFER,
    OFFICES,
    SLOTS,
    PowerMove,
)
from parcours.games.power_struggle.view import ORDERED, WORDS

TARGETS: Final = [4, 5]  # PS-2.2


class PowerStruggle(Game):
    """The game of Power Struggle."""

    def __init__(self) -> None:
        super().__init__("power_struggle", "PS", version=1, players=(3, 5), fields=FIELDS)
        self.options = [Option("target", TARGETS[0], values=[*TARGETS])]
        self.patterns = FORMS
        self.slots = SLOTS
        self.areas = DIVISIONS
        self.area_name = "division"
        self.words = frozenset(WORDS)
        self.ordered = frozenset(ORDERED)

    def build_deck(self, cards: list[Card], source: str, where: str) -> Deck:
        return build_deck(cards, source, where)

    def vocabularies(self, deck: Deck) -> dict[str, list[str]]:
        numbers = range(1, OFFICES + 1)
        return {
            "division": DIVISIONS,
            "office": [f"{division}/{number}" for division in DIVISIONS for number in numbers],
            "privilege": PRIVILEGES,
            # Cards have one number wherever they are named; `move` checks that they are of the right sort.
            "event": deck.names,
            "certificate": deck.names,
        }

    def printed(self) -> dict[str, object]:
        return printed.printed()

    def move(self, parsed: ParsedMove, deck: Deck) -> Move:
        verb = parsed.form
        cards = expect_deck(deck, PowerStruggleDeck)
        card = parsed.value("card")
        if verb == NEXT:
            card = parsed.value("event")
            if not cards.is_event[card]:
                raise NotationError(f"expected an event, not {deck.names[card]}")
        elif verb == BUY_SHARES:
            card = parsed.value("certificate")
            if not cards.is_certificate[card]:
                raise NotationError(
                    f"expected influence, main_department, counsel or shares_1 to shares_7, "
                    f"not {deck.names[card]}"
                )
        number = parsed.value("amount") if verb == OFFER else parsed.value("number")
        if number == 0 and verb != OFFER:
            raise NotationError("expected a number of employees from 1 on")
        return PowerMove(
            verb,
            parsed.value("division"),
            parsed.value("office"),
            parsed.value("other"),
            number,
            parsed.value("target"),
            card,
        )

    def set_up(self, setup: Setup, chance: Chance, journal: Journal | None) -> State:
        deck = expect_deck(setup.deck, PowerStruggleDeck)
        return layout.set_up(
            setup.seats, deck, self.version, setup.number("target"), chance, journal
        )

    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        deck = expect_deck(setup.deck, PowerStruggleDeck)
        return layout.lay_out(
            setup.players, deck, self.version, setup.number("target"), given, chance
        )
