"""High Card as a game: names, notation and deck, and how its table is laid out."""

from parcours.core.chance import Chance
from parcours.core.decks import Card, Deck, Field
from parcours.core.errors import DeckError, LayoutError
from parcours.core.game import Game, Setup
from parcours.core.journal import Journal
from parcours.core.layout import Given
from parcours.core.notation import ParsedMove
from parcours.core.state import Move, State
from parcours.examples.high_card.state import COMMON, OWN, ROUNDS, Choose, HighCardState

FIELDS = [Field("copies", least=1, most=9), Field("value", least=1, most=99)]


class HighCard(Game):
    """The game of High Card."""

    def __init__(self) -> None:
        super().__init__("high_card", "HC", version=1, players=(2, 4), fields=FIELDS)
        self.patterns = ["play <card>"]
        self.slots = {"card": "card"}
        self.words = frozenset([*COMMON, *OWN, "choose", "over"])
        self.ordered = frozenset(["pile"])

    def build_deck(self, cards: list[Card], source: str, where: str) -> Deck:
        deck = Deck(cards, source)
        if deck.size < ROUNDS * self.max_players:
            raise DeckError(f"{where}: total: expected at least 12 cards, not {deck.size}")
        return deck

    def move(self, parsed: ParsedMove, deck: Deck) -> Move:
        return Choose(parsed.value("card"))

    def set_up(self, setup: Setup, chance: Chance, journal: Journal | None) -> State:
        """HC-1.2: three cards each."""
        state = HighCardState(setup.deck, setup.seats, self.version)
        state.pile = setup.deck.all_cards[:]
        chance.shuffle(state.pile)
        for seat in range(setup.seats):
            state.hands[seat] = sorted(state.pile.pop() for _ in range(ROUNDS))
        state.ask()
        return state

    def lay_out(self, setup: Setup, given: dict[str, object], chance: Chance) -> State:
        """A round begins: nobody has chosen yet."""
        deck = setup.deck
        table = Given(given, "the table", [*COMMON, *setup.players])
        table.word("phase", ["choose"], "choose")
        state = HighCardState(deck, setup.seats, self.version)
        unused = deck.copies[:]
        for seat, player in enumerate(setup.players):
            own = Given(table.mapping(player), player, OWN)
            if own.cards("chosen", deck, None):
                raise LayoutError(f"{player}.chosen: expected nothing at the start of a round")
            state.hands[seat] = sorted(own.cards("hand", deck, unused))
            state.points[seat] = own.number("points", 0)
        state.round = table.number("round", 1)
        if any(len(hand) != ROUNDS + 1 - state.round for hand in state.hands):
            raise LayoutError(
                f"hand: expected {ROUNDS + 1 - state.round} cards in round {state.round}"
            )
        state.played = table.cards("played", deck, unused)
        state.pile = table.cards("pile", deck, unused)[::-1]
        rest = [card for card, copies in enumerate(unused) for _ in range(copies)]
        chance.shuffle(rest)
        state.pile = rest + state.pile
        state.ask()
        return state
