"""Happy as a game among others: its name, options and notation, and the way to words and back."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.decks import Deck
from parcours.core.errors import NotationError
from parcours.core.game import Game, Standing
from parcours.core.journal import Journal
from parcours.core.notation import Grammar, Saying
from parcours.core.options import Choice, Option
from parcours.core.state import Move, State
from parcours.games.happy import layout
from parcours.games.happy.deck import HappyDeck, extend_deck, read_deck, standard_deck
from parcours.games.happy.moves import (
    CHILDREN,
    PATTERNS,
    PLAY,
    PLAY_FOR,
    PLAY_FOR_CHILD,
    PLAY_FOR_PARTNER,
    PLAY_FROM,
    PLAY_FROM_SHELTER,
    PLAY_ON,
    PLAY_ON_CHILD,
    SELL,
    SELL_TO,
    SLOTS,
    HappyMove,
)
from parcours.games.happy.points import earned
from parcours.games.happy.refusals import params
from parcours.games.happy.state import HappyState
from parcours.games.happy.table import NOBODY, POINT
from parcours.games.happy.view import EVERYTHING, ORDERED, WORDS, in_points, look

COINS_EACH: Final = 80
LEAST_COINS: Final = 100
CLAIM_RULE: Final = 15_06
BANK_RULE: Final = 15_08


class Happy(Game):
    """The game of Happy."""

    def __init__(self) -> None:
        super().__init__(
            name="happy",
            prefix="HA",
            version=1,
            least_players=3,
            most_players=6,
            options=[
                Option("target", 8, values=[7, 7.5, 8, 8.5, 9]),
                Option("bank", 3 * COINS_EACH, least=LEAST_COINS),
            ],
            ordered=ORDERED,
            zones=WORDS,
        )

    def options_for(self, players: list[str], deck: Deck) -> list[Option]:
        """HA-1.2: the coins are counted by the players."""
        coins = COINS_EACH * len(players)
        return [self.options[0], Option("bank", coins, least=LEAST_COINS)]

    def standard_deck(self) -> Deck:
        return standard_deck()

    def read_deck(self, source: str, where: str) -> Deck:
        return read_deck(source, where)

    def extend_deck(self, deck: Deck, cards: dict[str, object], where: str) -> Deck:
        return extend_deck(deck, cards, where)

    def grammar(self, deck: Deck) -> Grammar:
        own = _own(deck)
        return Grammar(PATTERNS, SLOTS, {"card": own.names, "child": CHILDREN, "thing": own.things})

    def move(self, saying: Saying, deck: Deck) -> Move:
        verb = saying.form
        card = saying.value("thing" if verb in (SELL, SELL_TO) else "card")
        if PLAY <= verb <= PLAY_FOR:
            objection = _objection(verb, card, _own(deck))
            if objection:
                raise NotationError(objection)
        return HappyMove(
            verb,
            card,
            saying.value("target"),
            max(saying.value("child"), saying.value("who")),
            max(saying.value("district"), saying.value("price")),
            saying.many.get("cards"),
        )

    def set_up(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        chance: Chance,
        journal: Journal | None,
    ) -> State:
        target, bank = _chosen(options)
        return layout.set_up(len(players), _own(deck), self.version, target, bank, chance, journal)

    def lay_out(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        given: dict[str, object],
        chance: Chance,
    ) -> State:
        target, bank = _chosen(options)
        return layout.lay_out(players, _own(deck), self.version, target, bank, given, chance)

    def view(self, state: State, seat: int, players: list[str]) -> dict[str, object]:
        assert isinstance(state, HappyState)
        return look(state, seat, players)

    def table(self, state: State, players: list[str]) -> dict[str, object]:
        assert isinstance(state, HappyState)
        return look(state, EVERYTHING, players)

    def params(
        self, state: State, seat: int, move: Move, rule: int, players: list[str]
    ) -> dict[str, object]:
        assert isinstance(state, HappyState) and isinstance(move, HappyMove)
        return params(state, seat, move, rule, players)

    def earned(self, state: State, seat: int) -> dict[str, int | float]:
        assert isinstance(state, HappyState)
        return earned(state, seat)

    def standing(self, state: State) -> Standing:
        """HA-15.6: who claims wins alone; HA-15.8: otherwise whoever has the most points."""
        assert isinstance(state, HappyState)
        points = [state.points(seat) for seat in range(state.seats)]
        scores = [in_points(halves) for halves in points]
        winner = state.winner
        if winner == NOBODY:
            places = [1 + sum(1 for other in points if other > own) for own in points]
            return Standing(places, scores, "bank_empty", BANK_RULE)
        others = [halves for seat, halves in enumerate(points) if seat != winner]
        places = [2 + sum(1 for other in others if other > own) for own in points]
        places[winner] = 1
        return Standing(places, scores, "claimed", CLAIM_RULE)


def _own(deck: Deck) -> HappyDeck:
    if not isinstance(deck, HappyDeck):
        raise TypeError("expected a deck of Happy")
    return deck


def _chosen(options: dict[str, Choice]) -> tuple[int, int]:
    """The target in halves, and the coins of the match."""
    target = options["target"]
    bank = options["bank"]
    assert isinstance(target, int | float) and isinstance(bank, int)
    return int(POINT * target), bank


def _objection(verb: int, card: int, deck: HappyDeck) -> str:
    """Section 4: which words go with which card. Why these are no move, or nothing."""
    if deck.never_played[card]:  # HA-4.11 refuses them, whatever is said after them
        return ""
    name = deck.names[card]
    if card == deck.take_cat or card == deck.take_dog:
        fits = verb in (PLAY_FROM, PLAY_FROM_SHELTER)
        expected = "'from shelter' or 'from' and a player"
    elif card == deck.internet_love:
        fits = verb in (PLAY_FOR_PARTNER, PLAY_FOR_CHILD)
        expected = "'for partner' or 'for child'"
    elif card == deck.skip_school:
        fits = verb == PLAY_FOR
        expected = "'for' and one of the three children"
    elif card == deck.school_down:
        fits = verb == PLAY_ON_CHILD
        expected = "'on', a player and one of the three children"
    elif deck.aimed[card]:
        fits = verb == PLAY_ON
        expected = "'on' and a player"
    elif card == deck.mba:
        fits = verb in (
            PLAY,
            PLAY_FOR,
            PLAY_FOR_CHILD,
        )  # HA-7.17 refuses it for a child
        expected = "nothing"
    else:
        fits = verb == PLAY
        expected = "nothing"
    return "" if fits else f"expected {expected} after 'play {name}'"
