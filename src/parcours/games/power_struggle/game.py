"""Power Struggle as a game among others: its name, options, notation and deck."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.decks import Deck, expect_deck
from parcours.core.errors import NotationError
from parcours.core.game import Game, Setup
from parcours.core.journal import Journal
from parcours.core.notation import ParsedMove
from parcours.core.observations import Observed
from parcours.core.options import Option
from parcours.core.state import Move, State
from parcours.games.power_struggle import events, layout, legality, observation
from parcours.games.power_struggle.deck import (
    DIVISIONS,
    FIELDS,
    PRIVILEGES,
    SKILLS,
    PowerStruggleDeck,
)
from parcours.games.power_struggle.evaluation import PowerWeights
from parcours.games.power_struggle.moves import (
    BUY_SHARES,
    FORMS,
    MOST_EMPLOYEES,
    NEXT,
    NOTE,
    OFFER,
    OFFICES,
    SLOTS,
    PowerMove,
)
from parcours.games.power_struggle.news import NEWS
from parcours.games.power_struggle.printed import printed
from parcours.games.power_struggle.scoring import THRESHOLDS
from parcours.games.power_struggle.state import PowerStruggleState
from parcours.games.power_struggle.table import FULL_MOTIVATION, START_MONEY
from parcours.games.power_struggle.view import ORDERED, WORDS

TARGETS: Final = [4, 5]  # PS-2.2


class PowerStruggle(Game):
    """The game of Power Struggle."""

    def __init__(self) -> None:
        super().__init__("power_struggle", "PS", version=1, players=(3, 5), fields=FIELDS)
        self.options = [Option("target", TARGETS[0], values=[*TARGETS])]
        self.numbers = {
            "counsel_cost": legality.COUNSEL_COST,
            "for_board": events.FOR_BOARD,
            "for_certificate": events.FOR_CERTIFICATE,
            "for_chairman": events.FOR_CHAIRMAN,
            "for_department": events.FOR_DEPARTMENT,
            "for_main_department": events.FOR_MAIN_DEPARTMENT,
            "full_motivation": FULL_MOTIVATION,
            "least_founders": legality.LEAST_FOUNDERS,
            "main_department_cost": legality.MAIN_DEPARTMENT_COST,
            "most_pool": legality.MOST_POOL,
            "present": events.PRESENT,
            "recruits": legality.RECRUITS,
            "severance": events.SEVERANCE,
            "smallest_note": NOTE,
            "start_money": START_MONEY,
        }
        for track, threshold in enumerate(THRESHOLDS):
            self.numbers[f"{SKILLS[track]}_goal"] = threshold
        self.patterns, self.slots = FORMS, SLOTS
        self.areas = DIVISIONS
        self.area_name = "division"
        for form in (
            "recruit <number> at <office>",
            "take <number> from <office>",
            "dismiss <number> at <office>",
            "found <division> with <number>",
        ):
            self.bounds[form] = MOST_EMPLOYEES
        self.units = {"offer <amount> to <target> for <card>": NOTE}
        self.words, self.ordered = WORDS, ORDERED
        self.printed = printed()
        self.news, self.deck_class, self.weights_class = NEWS, PowerStruggleDeck, PowerWeights

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

    def observed(self, deck: Deck) -> Observed:
        return observation.observed(expect_deck(deck, PowerStruggleDeck))

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
        return layout.set_up(self._empty(setup), chance, journal)

    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        return layout.lay_out(self._empty(setup), setup.players, given, chance)

    def _empty(self, setup: Setup) -> PowerStruggleState:
        deck = expect_deck(setup.deck, PowerStruggleDeck)
        return PowerStruggleState(deck, setup.seats, self.version, setup.number("target"))
