"""Fatum as a game among others: its name, options, notation and deck."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.decks import Card, Deck, expect_deck
from parcours.core.errors import Problems, SetupError
from parcours.core.game import Game, Setup
from parcours.core.journal import Journal
from parcours.core.notation import ParsedMove
from parcours.core.observations import Observed
from parcours.core.options import Option, replace_option
from parcours.core.state import Move, State
from parcours.games.fatum import layout, modes, observation
from parcours.games.fatum.deck import FIELDS, FatumDeck, check_cards
from parcours.games.fatum.evaluation import FatumWeights
from parcours.games.fatum.moves import FORMS, SLOTS, FatumMove
from parcours.games.fatum.news import NEWS
from parcours.games.fatum.powers import DOMAINS
from parcours.games.fatum.rounds import JOBLESS_INCOME
from parcours.games.fatum.state import FatumState
from parcours.games.fatum.table import (
    FIRST_MONEY,
    HAND_LIMIT,
    OBJECTIVE_RAISE,
    POINT_PRICE,
    Settings,
)
from parcours.games.fatum.view import ORDERED, RANDOM, WORDS

BY_CHANCE: Final = -1


class Fatum(Game):
    """The game of Fatum."""

    def __init__(self) -> None:
        super().__init__("fatum", "FA", version=1, players=(2, 6), fields=FIELDS)
        self.options = [
            Option("mode", modes.MODES[modes.TIME], values=[*modes.MODES]),
            Option("rounds", 10, least=0, most=50),
            Option("minutes", 0, least=0, most=-1),
            Option("plus_two", False, values=[False, True]),
            Option("cap", 30, least=0, most=-1),
            Option("first", RANDOM, values=[RANDOM]),
        ]
        self.copies, self.group = "count", "deck"
        self.numbers = {
            "first_money": FIRST_MONEY,
            "hand_limit": HAND_LIMIT,
            "jobless_income": JOBLESS_INCOME,
            "objective_raise": OBJECTIVE_RAISE,
            "point_price": POINT_PRICE,
        }
        self.patterns, self.slots = [form.pattern for form in FORMS], SLOTS
        self.unsaid = frozenset(["time"])  # the table says it
        self.words, self.ordered = WORDS, ORDERED
        self.news, self.deck_class, self.weights_class = NEWS, FatumDeck, FatumWeights

    def options_for(self, players: list[str], deck: Deck) -> list[Option]:
        return replace_option(self.options, Option("first", RANDOM, values=[RANDOM, *players]))

    def check_cards(self, cards: list[Card], problems: Problems) -> None:
        # What the rulebook shows is compared with the standard deck, once there is one.
        check_cards(cards, self._standard, problems)

    def extend_deck(self, deck: Deck, extra: dict[str, object], where: str) -> Deck:
        """The pile has none of the new kinds; a table laid out by hand may put down as many as it likes."""
        none_in_pile: dict[str, object] = {}
        for kind, fields in extra.items():
            none_in_pile[kind] = {**fields, "count": 0} if isinstance(fields, dict) else fields
        return super().extend_deck(deck, none_in_pile, where)

    def vocabularies(self, deck: Deck) -> dict[str, list[str]]:
        return {"card": deck.names, "deck": DOMAINS}

    def observed(self, deck: Deck) -> Observed:
        return observation.observed(expect_deck(deck, FatumDeck))

    def move(self, parsed: ParsedMove, deck: Deck) -> Move:
        return FatumMove(
            FORMS[parsed.form].verb,
            parsed.value("card"),
            parsed.value("target"),
            parsed.value("other"),
            parsed.value("deck"),
        )

    def set_up(self, setup: Setup, chance: Chance, journal: Journal | None) -> State:
        first = setup.options["first"]  # FA-1.4
        seat = setup.players.index(str(first)) if first != RANDOM else BY_CHANCE
        return layout.set_up(self._empty(setup), seat, chance, journal)

    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        return layout.lay_out(self._empty(setup), setup.players, given, chance)

    def _empty(self, setup: Setup) -> FatumState:
        deck = expect_deck(setup.deck, FatumDeck)
        return FatumState(deck, setup.seats, self.version, _settings(setup))


def _settings(setup: Setup) -> Settings:
    mode = modes.MODES.index(str(setup.options["mode"]))
    rounds = setup.number("rounds")
    minutes = setup.number("minutes")
    if mode == modes.TIME and rounds == 0 and minutes == 0:
        raise SetupError(
            "option 'rounds' cannot be 0 without a clock: expected a number of rounds or of minutes"
        )
    return Settings(mode, rounds, minutes, setup.flag("plus_two"), setup.number("cap"))
