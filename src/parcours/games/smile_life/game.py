"""Smile Life as a game among others: its name, options and notation, and the way between its state and words."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.decks import Deck
from parcours.core.errors import NotationError
from parcours.core.game import Game, Standing
from parcours.core.journal import Journal
from parcours.core.notation import Grammar, Saying
from parcours.core.options import Choice, Option
from parcours.core.state import Move, State
from parcours.games.smile_life import layout
from parcours.games.smile_life.deck import (
    HOUSE,
    JOB,
    LEAST_CARDS,
    MALUS,
    TRIP,
    WAGE,
    SmileLifeDeck,
    extend_deck,
    read_deck,
    standard_deck,
)
from parcours.games.smile_life.moves import (
    BET,
    BUY,
    FORMS,
    GIVE,
    JOB_FROM_DISCARD,
    KEEP,
    NONE,
    PLAY,
    SLOTS,
    LifeMove,
)
from parcours.games.smile_life.points import earned
from parcours.games.smile_life.refusals import params
from parcours.games.smile_life.state import SmileLifeState
from parcours.games.smile_life.view import EVERYTHING, ORDERED, WORDS, look, look_all

END_RULE: Final = 11_01


class SmileLife(Game):
    """The game of Smile Life."""

    def __init__(self) -> None:
        super().__init__(
            name="smile_life",
            prefix="SL",
            version=1,
            least_players=2,
            most_players=6,
            options=[
                Option("deck", 200, least=LEAST_CARDS, most=200),
                Option("river", False, values=[False, True]),
            ],
            ordered=ORDERED,
            zones=WORDS,
        )

    def options_for(self, players: list[str], deck: Deck) -> list[Option]:
        size = deck.size  # SL-1.2, for a deck of another size
        return [Option("deck", size, least=LEAST_CARDS, most=size), self.options[1]]

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
        move = LifeMove(
            form.verb,
            saying.value("card"),
            saying.value("target"),
            saying.value("other"),
            form.source,
            saying.many.get("paying"),
        )
        objection = _objection(move, _own(deck))
        if objection:
            raise NotationError(objection)
        return move

    def hidden_slots(self, state: State, seat: int, move: Move, reader: int) -> str:
        """Section 4: a card kept with luck, and a first bet, are read by their owner only."""
        assert isinstance(state, SmileLifeState) and isinstance(move, LifeMove)
        if reader == seat:
            return ""
        if move.verb == KEEP or (move.verb == BET and state.stake == NONE):
            return "card"
        if move.verb == PLAY and move.card == state.deck.casino and move.other != NONE:
            return "other"
        return ""

    def unveiled(self, state: State, move: Move) -> bool:
        """SL-10.7, SL-11.2: a bet is read by all once it has been shown."""
        assert isinstance(state, SmileLifeState) and isinstance(move, LifeMove)
        return move.verb != KEEP and state.stake == NONE

    def set_up(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        chance: Chance,
        journal: Journal | None,
    ) -> State:
        used = options["deck"]
        assert isinstance(used, int)
        return layout.set_up(
            len(players), _own(deck), self.version, used, options["river"] is True, chance, journal
        )

    def lay_out(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        given: dict[str, object],
        chance: Chance,
    ) -> State:
        return layout.lay_out(
            players, _own(deck), self.version, options["river"] is True, given, chance
        )

    def view(self, state: State, seat: int, players: list[str]) -> dict[str, object]:
        assert isinstance(state, SmileLifeState)
        return look(state, seat, players)

    def views(self, state: State, players: list[str]) -> list[dict[str, object]]:
        assert isinstance(state, SmileLifeState)
        return look_all(state, players)

    def table(self, state: State, players: list[str]) -> dict[str, object]:
        assert isinstance(state, SmileLifeState)
        return look(state, EVERYTHING, players)

    def params(
        self, state: State, seat: int, move: Move, rule: int, players: list[str]
    ) -> dict[str, object]:
        assert isinstance(state, SmileLifeState) and isinstance(move, LifeMove)
        return params(state, seat, move, rule, players)

    def earned(self, state: State, seat: int) -> dict[str, int | float]:
        assert isinstance(state, SmileLifeState)
        return earned(state, seat)

    def standing(self, state: State) -> Standing:
        """SL-11.4: most smiles first; equal smiles share a place."""
        assert isinstance(state, SmileLifeState)
        scores = [state.smiles(seat) for seat in range(state.seats)]
        places = [1 + sum(1 for other in scores if other > score) for score in scores]
        return Standing(places, [*scores], "pile_empty", END_RULE)


def _own(deck: Deck) -> SmileLifeDeck:
    if not isinstance(deck, SmileLifeDeck):
        raise TypeError("expected a deck of Smile Life")
    return deck


def _objection(move: LifeMove, deck: SmileLifeDeck) -> str:
    """Section 4: which parts belong to which card. Why the words are no move, or nothing."""
    card = move.card
    if move.verb in (BET, GIVE):
        return "" if deck.group[card] == WAGE else f"expected a wage, not {deck.names[card]}"
    if move.verb == BUY:
        bought = deck.group[card] in (TRIP, HOUSE)
        return "" if bought else f"expected a trip or a house to buy, not {deck.names[card]}"
    if move.verb != PLAY:
        return ""
    name = deck.names[card]
    other = "" if move.other == NONE else deck.names[move.other]
    if move.source == JOB_FROM_DISCARD and card != deck.string_pulling:
        return f"only string_pulling is played with a card from the discard, not {name}"
    if other:
        if card == deck.string_pulling:
            wanted = JOB
        elif card == deck.casino:
            wanted = WAGE
        elif card == deck.revenge:
            wanted = MALUS
        else:
            return f"{name} is not played with another card"
        if deck.group[move.other] != wanted:
            return f"{name} is not played with {other}"
    aimed = (
        (deck.group[card] == MALUS and card != deck.attack)
        or card == deck.swap
        or (card == deck.revenge and other != "")
    )
    if aimed and move.target == NONE:
        return f"expected 'on' and a player after {other or name}"
    if not aimed and move.target != NONE:
        return f"{name} is not played on a player"
    return ""
