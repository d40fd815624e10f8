"""Retire Happy as a game among others: its name, notation and deck."""

from parcours.core.chance import Chance
from parcours.core.decks import Deck, expect_deck
from parcours.core.errors import NotationError
from parcours.core.game import Game, Setup
from parcours.core.journal import Journal
from parcours.core.notation import ParsedMove
from parcours.core.observations import Observed
from parcours.core.state import Move, State
from parcours.games.retire_happy import layout, observation
from parcours.games.retire_happy.deck import (
    FIELDS,
    MOST_SEATS,
    START_SIDE,
    RetireHappyDeck,
)
from parcours.games.retire_happy.evaluation import RetireWeights
from parcours.games.retire_happy.moves import FORMS, SLOTS, START, RetireMove
from parcours.games.retire_happy.news import NEWS
from parcours.games.retire_happy.state import RetireHappyState
from parcours.games.retire_happy.table import (
    CHILD_COST,
    FIRST_CHANCES,
    FIRST_MONEY,
    HAND_LIMIT,
    LOAN,
    LODGING_COST,
    OFFER_SIZE,
    OFFERS,
    REPAYMENT,
)
from parcours.games.retire_happy.versions import NEWEST, OLDEST
from parcours.games.retire_happy.view import ORDERED, WORDS


class RetireHappy(Game):
    """The game of Retire Happy."""

    def __init__(self, version: int = NEWEST) -> None:
        super().__init__("retire_happy", "RH", version, players=(2, MOST_SEATS), fields=FIELDS)
        self.group = "type"
        self.patterns, self.slots = [form.pattern for form in FORMS], SLOTS
        self.bounds = {"take <number>": OFFERS}
        self.words, self.ordered = WORDS, ORDERED
        self.news, self.deck_class, self.weights_class = NEWS, RetireHappyDeck, RetireWeights
        self.numbers = {
            "child_cost": CHILD_COST,
            "first_chances": FIRST_CHANCES,
            "first_money": FIRST_MONEY,
            "hand_limit": HAND_LIMIT,
            "loan": LOAN,
            "lodging_cost": LODGING_COST,
            "offer_size": OFFER_SIZE,
            "offers": OFFERS,
            "repayment": REPAYMENT,
        }

    def older(self) -> list[Game]:
        return [RetireHappy(version) for version in range(OLDEST, self.version)]

    def observed(self, deck: Deck) -> Observed:
        return observation.observed(expect_deck(deck, RetireHappyDeck))

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
        return layout.set_up(self._empty(setup), chance)

    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        return layout.lay_out(self._empty(setup), setup.players, given, chance)

    def _empty(self, setup: Setup) -> RetireHappyState:
        deck = expect_deck(setup.deck, RetireHappyDeck)
        return RetireHappyState(deck, setup.seats, self.version)
