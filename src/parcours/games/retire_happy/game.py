"""Retire Happy as a game among others: its name and notation, and the way between its state and words."""

from parcours.core.chance import Chance
from parcours.core.decks import Deck
from parcours.core.errors import NotationError
from parcours.core.game import Game, Standing
from parcours.core.journal import Journal
from parcours.core.notation import Grammar, Saying
from parcours.core.options import Choice
from parcours.core.state import Move, State
from parcours.games.retire_happy import layout, odds
from parcours.games.retire_happy.deck import (
    MOST_SEATS,
    START_SIDE,
    RetireHappyDeck,
    extend_deck,
    read_deck,
    standard_deck,
)
from parcours.games.retire_happy.moves import FORMS, SLOTS, START, RetireMove
from parcours.games.retire_happy.points import earned
from parcours.games.retire_happy.refusals import params
from parcours.games.retire_happy.retirement import END_RULE, ranking
from parcours.games.retire_happy.state import RetireHappyState
from parcours.games.retire_happy.view import EVERYTHING, ORDERED, WORDS, look


class RetireHappy(Game):
    """The game of Retire Happy."""

    def __init__(self) -> None:
        super().__init__(
            name="retire_happy",
            prefix="RH",
            version=1,
            least_players=2,
            most_players=MOST_SEATS,
            options=[],
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
        return Grammar([form.pattern for form in FORMS], SLOTS, {"card": deck.names})

    def move(self, saying: Saying, deck: Deck) -> Move:
        form = FORMS[saying.form]
        own = _own(deck)
        card = saying.value("card")
        if form.verb == START and own.type[card] != START_SIDE:
            sides = " or ".join(own.names[side] for side in own.sides)
            raise NotationError(f"expected {sides} after 'start', not {own.names[card]}")
        # Section 4: cards after `using` may be named in any order, and are read in alphabetical order.
        using = saying.many.get("using", [])
        named = sorted(own.names[used] for used in using)
        return RetireMove(
            form.verb, card, saying.value("number"), [own.index[name] for name in named]
        )

    def odds(self, state: State, seat: int, move: Move) -> int:
        """The throws out of 36 with which that attempt, or second throw, succeeds; -1 for other moves."""
        assert isinstance(state, RetireHappyState) and isinstance(move, RetireMove)
        return odds.odds(state, seat, move)

    def set_up(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        chance: Chance,
        journal: Journal | None,
    ) -> State:
        return layout.set_up(len(players), _own(deck), self.version, chance)

    def lay_out(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        given: dict[str, object],
        chance: Chance,
    ) -> State:
        return layout.lay_out(players, _own(deck), self.version, given, chance)

    def view(self, state: State, seat: int, players: list[str]) -> dict[str, object]:
        assert isinstance(state, RetireHappyState)
        return look(state, seat, players)

    def table(self, state: State, players: list[str]) -> dict[str, object]:
        assert isinstance(state, RetireHappyState)
        return look(state, EVERYTHING, players)

    def params(
        self, state: State, seat: int, move: Move, rule: int, players: list[str]
    ) -> dict[str, object]:
        assert isinstance(state, RetireHappyState) and isinstance(move, RetireMove)
        return params(state, seat, move, rule, players)

    def earned(self, state: State, seat: int) -> dict[str, int | float]:
        assert isinstance(state, RetireHappyState)
        return earned(state, seat)

    def standing(self, state: State) -> Standing:
        assert isinstance(state, RetireHappyState)
        scores: list[int | float] = [life.score for life in state.lives]
        return Standing(ranking(state), scores, "retired", END_RULE)


def _own(deck: Deck) -> RetireHappyDeck:
    if not isinstance(deck, RetireHappyDeck):
        raise TypeError("expected a deck of Retire Happy")
    return deck
