"""High Card as a game: names, notation, and the way between its state and words."""

from importlib import resources

from high_card.state import NONE, ROUNDS, Choose, HighCardState
from parcours.core.chance import Chance
from parcours.core.decks import Deck, Field, check_card, read_cards, write_cards
from parcours.core.errors import DeckError, LayoutError
from parcours.core.game import Game, Standing
from parcours.core.journal import Journal
from parcours.core.layout import Given
from parcours.core.notation import Grammar, Saying
from parcours.core.options import Choice
from parcours.core.state import Move, State

FIELDS = [Field("copies", least=1, most=9), Field("value", least=1, most=99)]
COMMON = ["round", "phase", "played", "pile"]
OWN = ["hand", "chosen", "points"]
EVERYTHING = -2


class HighCard(Game):
    """The game of High Card."""

    def __init__(self) -> None:
        words = [*COMMON, *OWN, "choose", "over"]
        super().__init__("high_card", "HC", 1, 2, 4, options=[], ordered=["pile"], zones=words)

    def read_deck(self, source: str, where: str) -> Deck:
        cards = read_cards(source, where, self.name, FIELDS)
        deck = Deck(cards, source)
        if deck.size < ROUNDS * self.most_players:
            raise DeckError(f"{where}: total: expected at least 12 cards, not {deck.size}")
        return deck

    def standard_deck(self) -> Deck:
        source = (resources.files("high_card") / "deck.toml").read_text("utf-8")
        return Deck(self.read_deck(source, "deck.toml").cards, "")

    def extend_deck(self, deck: Deck, cards: dict[str, object], where: str) -> Deck:
        more = [check_card(kind, fields, where, FIELDS) for kind, fields in cards.items()]
        return self.read_deck(write_cards(self.name, [*deck.cards, *more]), where)

    def grammar(self, deck: Deck) -> Grammar:
        return Grammar(["play <card>"], {"card": "card"}, {"card": deck.names})

    def move(self, saying: Saying, deck: Deck) -> Move:
        return Choose(saying.value("card"))

    def hidden_slots(self, state: State, seat: int, move: Move, reader: int) -> str:
        """HC-2.1: nobody else reads a choice before all are shown."""
        return "" if reader == seat else "card"

    def unveiled(self, state: State, move: Move) -> bool:
        """HC-3.1: the choices of a round are shown when all have chosen, and then none is left face down.

        It is asked after each move, of each move that is secret still. So it looks at the moment, and never for
        the card among those that lie open: another copy of it may lie there.
        """
        assert isinstance(state, HighCardState)
        return all(card == NONE for card in state.chosen)

    def set_up(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        chance: Chance,
        journal: Journal | None,
    ) -> State:
        """HC-1.2: three cards each."""
        state = HighCardState(deck, len(players), self.version)
        state.pile = deck.all_cards[:]
        chance.shuffle(state.pile)
        for seat in range(len(players)):
            state.hands[seat] = sorted(state.pile.pop() for _ in range(ROUNDS))
        state.ask()
        return state

    def lay_out(
        self,
        players: list[str],
        options: dict[str, Choice],
        deck: Deck,
        given: dict[str, object],
        chance: Chance,
    ) -> State:
        """A round begins: nobody has chosen yet."""
        table = Given(given, "the table", [*COMMON, *players])
        table.word("phase", ["choose"], "choose")
        state = HighCardState(deck, len(players), self.version)
        unused = deck.copies[:]
        for seat, player in enumerate(players):
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

    def view(self, state: State, seat: int, players: list[str]) -> dict[str, object]:
        assert isinstance(state, HighCardState)
        names = state.deck.names
        seen: dict[str, object] = {
            "round": state.round,
            "phase": "over" if state.over else "choose",
            "played": [names[card] for card in state.played],
            "pile": [names[card] for card in reversed(state.pile)]
            if seat == EVERYTHING
            else len(state.pile),
        }
        for other, player in enumerate(players):
            own = seat in (EVERYTHING, other)
            hand = [names[card] for card in state.hands[other]]
            chosen = [names[card] for card in [state.chosen[other]] if card != NONE]
            seen[player] = {
                "hand": hand if own else len(hand),
                "chosen": chosen if own else len(chosen),
                "points": state.points[other],
            }
        return seen

    def table(self, state: State, players: list[str]) -> dict[str, object]:
        return self.view(state, EVERYTHING, players)

    def params(
        self, state: State, seat: int, move: Move, rule: int, players: list[str]
    ) -> dict[str, object]:
        assert isinstance(state, HighCardState) and isinstance(move, Choose)
        return {"card": state.deck.names[move.card]} if rule == 2_04 else {}

    def earned(self, state: State, seat: int) -> dict[str, int | float]:
        assert isinstance(state, HighCardState)
        points = state.points[seat]
        return {"points": points} if points else {}

    def standing(self, state: State) -> Standing:
        """HC-3.2: most points win, equal points share."""
        assert isinstance(state, HighCardState)
        scores = state.points
        places = [1 + sum(1 for other in scores if other > score) for score in scores]
        return Standing(places, [*scores], "rounds_played", 3_02)
