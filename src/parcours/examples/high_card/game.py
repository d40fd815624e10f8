"""High Card as a game: names, notation and deck, and how its table is laid out."""

from parcours.core.chance import Chance
from parcours.core.decks import Card, Deck
from parcours.core.errors import DeckError, LayoutError
from parcours.core.fields import Field
from parcours.core.game import Game, Setup
from parcours.core.journal import Journal
from parcours.core.layout import all_copies, read_table
from parcours.core.notation import ParsedMove
from parcours.core.observations import Observed, all_kinds, cards, number
from parcours.core.state import Move, State

from .state import COMMON, NONE, OWN, ROUNDS, Choose, TableState, ValueDeck

FIELDS = [
    Field("copies", least=1, most=9, rules=["HC-1.2"]),
    Field("value", least=1, most=99, rules=["HC-3.1"]),
]


class HighCard(Game):
    """The game of High Card."""

    def __init__(self) -> None:
        super().__init__(
            "high_card",
            "HC",
            version=1,
            players=(2, 4),
            fields=FIELDS,
        )
        self.patterns = ["play <card>"]
        self.slots = {"card": "card"}
        self.numbers = {"rounds": ROUNDS}
        self.words = frozenset([*COMMON, *OWN, "choose", "over"])
        self.ordered = frozenset(["pile"])

    def build_deck(self, cards: list[Card], source: str, where: str) -> Deck:
        deck = ValueDeck(cards, source)
        least = ROUNDS * self.max_players
        if deck.size < least:
            raise DeckError(f"{where}: total: expected at least {least} cards, not {deck.size}")
        return deck

    def observed(self, deck: Deck) -> Observed:
        """What a program that learns is told, in the order in which the state writes it."""
        kinds = all_kinds(deck)
        return Observed(
            common=[number("round"), cards("played", kinds), number("pile")],
            each=[
                cards("hand", kinds),
                number("hand_size", "how many cards are in `hand`"),
                cards("chosen", kinds),
                number("has_chosen", "whether a card lies in `chosen`"),
                number("points"),
            ],
        )

    def move(self, parsed: ParsedMove, deck: Deck) -> Move:
        return Choose(parsed.value("card"))

    def set_up(self, setup: Setup, chance: Chance, journal: Journal | None) -> State:
        """HC-1.2: three cards each."""
        state = self._empty(setup)
        state.pile = setup.deck.all_cards[:]
        chance.shuffle(state.pile)
        for seat in range(setup.seats):
            state.hands[seat] = sorted(state.pile.pop() for _ in range(ROUNDS))
        state.ask()
        return state

    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        """A round in which somebody has still to choose. Cards that are given nowhere lie in the pile."""
        deck = setup.deck
        table, parts = read_table(given, setup.players, COMMON, OWN)
        table.word("phase", ["choose"], "choose")
        state = self._empty(setup)
        unused = deck.copies[:]
        state.round = table.number("round", 1)
        for seat, own in enumerate(parts):
            state.hands[seat] = sorted(own.cards("hand", deck, unused))
            state.chosen[seat] = own.single("chosen", deck, unused)
            state.points[seat] = own.number("points", 0)
            held = len(state.hands[seat]) + (state.chosen[seat] != NONE)
            if held != ROUNDS + 1 - state.round:
                raise LayoutError(
                    f"{own.where}.hand: expected {ROUNDS + 1 - state.round} cards in round "
                    f"{state.round}, the chosen one included, not {held}"
                )
        if NONE not in state.chosen:
            raise LayoutError("the table: expected somebody who has not chosen yet")
        state.played = table.cards("played", deck, unused)
        top = table.cards("pile", deck, unused)
        state.pile = all_copies(unused)
        chance.shuffle(state.pile)
        state.pile += top[::-1]
        state.ask()
        return state

    def _empty(self, setup: Setup) -> TableState:
        assert isinstance(setup.deck, ValueDeck)
        return TableState(setup.deck, setup.seats, self.version)
