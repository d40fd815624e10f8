"""Retire Happy as a game among others: its name, notation and deck."""

from parcours.core.chance import Chance
from parcours.core.decks import Card, Deck, expect_deck
from parcours.core.errors import NotationError
from parcours.core.game import Game, Setup
from parcours.core.journal import Journal
from parcours.core.notation import ParsedMove
from parcours.core.state import Move, State
from parcours.games.retire_happy import layout
from parcours.games.retire_happy.deck import (
    FIELDS,
    MOST_SEATS,
    START_SIDE,
    RetireHappyDeck,
    build_deck,
)
from parcours.games.retire_happy.moves import FORMS, SLOTS, START, RetireMove
from parcours.games.retire_happy.versions import NEWEST, OLDEST
from parcours.games.retire_happy.view import ORDERED, WORDS


class RetireHappy(Game):
    """The game of Retire Happy."""

    def __init__(self, version: int = NEWEST) -> None:
        super().__init__("retire_happy", "RH", version, players=(2, MOST_SEATS), fields=FIELDS)
        self.patterns = [form.pattern for form in FORMS]
        self.slots = SLOTS
        self.words = frozenset(WORDS)
        self.ordered = frozenset(ORDERED)

    def older(self) -> list[Game]:
        return [RetireHappy(version) for version in range(OLDEST, self.version)]

    def build_deck(self, cards: list[Card], source: str, where: str) -> Deck:
        return build_deck(cards, source, where)

    def move(self, parsed: ParsedMove, deck: Deck) -> Move:
        form = FORMS[parsed.form]
        own = expect_deck(deck, RetireHappyDeck)
        card = parsed.value("card")
        if form.verb == START and own.type[card] != START_SIDE:
            sides = " or ".join(own.names[side] for side in own.sides)
            raise NotationError(f"expected {sides} after 'start', not {own.names[card]}")
        # Notation: cards after `using` may be named in any order, and are read in alphabetical order.
        using = parsed.many.get("using", [])
        named = sorted(own.names[used] for used in using)
        return RetireMove(
            form.verb, card, parsed.value("number"), [own.index[name] for name in named]
        )

    def set_up(self, setup: Setup, chance: Chance, journal: Journal | None) -> State:
        return layout.set_up(
            setup.seats, expect_deck(setup.deck, RetireHappyDeck), self.version, chance
        )

    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        deck = expect_deck(setup.deck, RetireHappyDeck)
        return layout.lay_out(setup.players, deck, self.version, given, chance)
