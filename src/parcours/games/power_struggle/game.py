"""Power Struggle as a game among others: its name, options and notation, and the way between its state and words."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.decks import Deck
from parcours.core.errors import NotationError
from parcours.core.game import Game, Standing
from parcours.core.journal import Journal
from parcours.core.notation import Grammar, Saying
from parcours.core.options import Choice, Option
from parcours.core.state import Move, State
from parcours.games.power_struggle import layout
from parcours.games.power_struggle.deck import (
    DIVISIONS,
    PRIVILEGES,
    PowerStruggleDeck,
    extend_deck,
    read_deck,
    standard_deck,
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
from parcours.games.power_struggle.points import earned
from parcours.games.power_struggle.refusals import params
from parcours.games.power_struggle.scoring import points
from parcours.games.power_struggle.state import PowerStruggleState
from parcours.games.power_struggle.view import EVERYTHING, ORDERED, WORDS, look

TARGETS: Final = [4, 5]  # PS-2.2


class PowerStruggle(Game):
    """The game of Power Struggle."""

    def __init__(self) -> None:
        super().__init__(
            name="power_struggle",
            prefix="PS",
            version=1,
            least_players=3,
            most_players=5,
            options=[Option("target", TARGETS[0], values=[*TARGETS])],
            ordered=ORDERED,
            zones=WORDS,
        )

    def standard_deck(self) -> Deck:
        return standard_deck()

    def read_deck(self, source: str, where: str) -> Deck:
        return read_deck(source, where)

    def extend_deck(self, deck: Deck, cards: dict[str, object], where: str) -> Deck:
        return extend_deck(deck, cards, where)

    def grammar(self, deck: Deck) -> Grammar:
        return Grammar(
            FORMS,
            SLOTS,
            {
                "division": DIVISIONS,
                "office": [
                    f"{division}/{number + 1}"
                    for division in DIVISIONS
                    for number in range(OFFICES)
                ],
                "privilege": PRIVILEGES,
                # Cards have one number wherever they are named; `move` sees to it that they are of the right sort.
                "event": deck.names,
                "certificate": deck.names,
            },
        )

    def move(self, saying: Saying, deck: Deck) -> Move:
        verb = saying.form
        cards = _own(deck)
        card = saying.value("card")
        if verb == NEXT:
            card = saying.value("event")
            if not cards.is_event[card]:
                raise NotationError(f"expected an event, not {deck.names[card]}")
        elif verb == BUY_SHARES:
            card = saying.value("certificate")
            if not cards.is_certificate[card]:
                raise NotationError(
                    f"expected influence, main_department, counsel or shares_1 to shares_7, "
                    f"not {deck.names[card]}"
                )
        number = saying.value("amount") if verb == OFFER else saying.value("number")
        if number == 0 and verb != OFFER:
            raise NotationError("expected a number of employees from 1 on")
        return PowerMove(
            verb,
            saying.value("division"),
            saying.value("office"),
            saying.value("other"),
            number,
            saying.value("target"),
            card,
        )

    def hidden_slots(self, state: State, seat: int, move: Move, reader: int) -> str:
        """Section 4: an amount is read by the two players concerned, a laid event by the sorter."""
        assert isinstance(move, PowerMove)
        if move.verb == OFFER and reader != seat and reader != move.target:
            return "amount"
        return "event" if move.verb == NEXT and reader != seat else ""

    def set_up(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        chance: Chance,
        journal: Journal | None,
    ) -> State:
        return layout.set_up(
            len(players), _own(deck), self.version, _target(options), chance, journal
        )

    def lay_out(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        given: dict[str, object],
        chance: Chance,
    ) -> State:
        return layout.lay_out(players, _own(deck), self.version, _target(options), given, chance)

    def view(self, state: State, seat: int, players: list[str]) -> dict[str, object]:
        assert isinstance(state, PowerStruggleState)
        return look(state, seat, players)

    def table(self, state: State, players: list[str]) -> dict[str, object]:
        assert isinstance(state, PowerStruggleState)
        return look(state, EVERYTHING, players)

    def params(
        self, state: State, seat: int, move: Move, rule: int, players: list[str]
    ) -> dict[str, object]:
        assert isinstance(state, PowerStruggleState) and isinstance(move, PowerMove)
        return params(state, seat, move, rule, players)

    def earned(self, state: State, seat: int) -> dict[str, int | float]:
        assert isinstance(state, PowerStruggleState)
        return earned(state, seat)

    def standing(self, state: State) -> Standing:
        """PS-16.6, PS-16.7: by victory points, then by money."""
        assert isinstance(state, PowerStruggleState)
        scores = [points(state, seat) for seat in range(state.seats)]
        order = [(scores[seat], state.money[seat]) for seat in range(state.seats)]
        places = [1 + sum(1 for other in order if other > own) for own in order]
        return Standing(places, [*scores], "target_reached", state.ended)


def _own(deck: Deck) -> PowerStruggleDeck:
    if not isinstance(deck, PowerStruggleDeck):
        raise TypeError("expected a deck of Power Struggle")
    return deck


def _target(options: dict[str, Choice]) -> int:
    target = options["target"]
    assert isinstance(target, int)
    return target
