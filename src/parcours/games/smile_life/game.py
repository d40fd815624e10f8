"""Smile Life as a game among others: its name, options, notation and deck."""

from parcours.core.chance import Chance
from parcours.core.decks import Deck, expect_deck
from parcours.core.errors import NotationError
from parcours.core.game import Game, Setup
from parcours.core.journal import Journal
from parcours.core.notation import ParsedMove
from parcours.core.observations import Observed
from parcours.core.options import Option, replace_option
from parcours.core.state import Move, State
from parcours.games.smile_life import groups, layout, observation
from parcours.games.smile_life.deck import FIELDS, LEAST_CARDS, SmileLifeDeck
from parcours.games.smile_life.effects import MEDIUM_CARDS
from parcours.games.smile_life.evaluation import LifeWeights
from parcours.games.smile_life.moves import (
    BET,
    BUY,
    FORMS,
    GIVE,
    JOB_FROM_DISCARD,
    NONE,
    PLAY,
    SLOTS,
    LifeMove,
)
from parcours.games.smile_life.news import NEWS
from parcours.games.smile_life.state import SmileLifeState
from parcours.games.smile_life.versions import NEWEST, OLDEST
from parcours.games.smile_life.view import ORDERED, WORDS


class SmileLife(Game):
    """The game of Smile Life."""

    def __init__(self, version: int = NEWEST) -> None:
        super().__init__("smile_life", "SL", version, players=(2, 6), fields=FIELDS)
        self.options = [
            Option("deck", 200, least=LEAST_CARDS, most=200),
            Option("river", False, values=[False, True]),
        ]
        self.numbers = {"least_cards": LEAST_CARDS, "medium_cards": MEDIUM_CARDS}
        self.patterns, self.slots = [form.pattern for form in FORMS], SLOTS
        self.words, self.ordered = WORDS, ORDERED
        self.news, self.deck_class, self.weights_class = NEWS, SmileLifeDeck, LifeWeights

    def older(self) -> list[Game]:
        return [SmileLife(version) for version in range(OLDEST, self.version)]

    def options_for(self, players: list[str], deck: Deck) -> list[Option]:
        size = deck.size  # SL-1.2, for a deck of another size
        return replace_option(self.options, Option("deck", size, least=LEAST_CARDS, most=size))

    def observed(self, deck: Deck) -> Observed:
        return observation.observed(expect_deck(deck, SmileLifeDeck))

    def move(self, parsed: ParsedMove, deck: Deck) -> Move:
        form = FORMS[parsed.form]
        move = LifeMove(
            form.verb,
            parsed.value("card"),
            parsed.value("target"),
            parsed.value("other"),
            form.variant,
            parsed.many.get("paying"),
        )
        objection = _objection(move, expect_deck(deck, SmileLifeDeck))
        if objection:
            raise NotationError(objection)
        return move

    def set_up(self, setup: Setup, chance: Chance, journal: Journal | None) -> State:
        return layout.set_up(self._empty(setup), setup.number("deck"), chance, journal)

    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        return layout.lay_out(self._empty(setup), setup.players, given, chance)

    def _empty(self, setup: Setup) -> SmileLifeState:
        deck = expect_deck(setup.deck, SmileLifeDeck)
        return SmileLifeState(deck, setup.seats, self.version, setup.flag("river"))


def _objection(move: LifeMove, deck: SmileLifeDeck) -> str:
    """Notation: which parts belong to which card. Why the words are no move, or nothing."""
    card = move.card
    if move.verb in (BET, GIVE):
        return "" if deck.group[card] == groups.WAGE else f"expected a wage, not {deck.names[card]}"
    if move.verb == BUY:
        bought = deck.group[card] in (groups.TRIP, groups.HOUSE)
        return "" if bought else f"expected a trip or a house to buy, not {deck.names[card]}"
    if move.verb != PLAY:
        return ""
    name = deck.names[card]
    other = "" if move.other == NONE else deck.names[move.other]
    if move.source == JOB_FROM_DISCARD and card != deck.string_pulling:
        return f"only string_pulling is played with a card from the discard, not {name}"
    if other:
        if card == deck.string_pulling:
            wanted = groups.JOB
        elif card == deck.casino:
            wanted = groups.WAGE
        elif card == deck.revenge:
            wanted = groups.MALUS
        else:
            return f"{name} is not played with another card"
        if deck.group[move.other] != wanted:
            return f"{name} is not played with {other}"
    aimed = (
        (deck.group[card] == groups.MALUS and card != deck.attack)
        or card == deck.swap
        or (card == deck.revenge and other != "")
    )
    if aimed and move.target == NONE:
        return f"expected 'on' and a player after {other or name}"
    if not aimed and move.target != NONE:
        return f"{name} is not played on a player"
    return ""
