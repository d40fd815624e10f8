"""The table and its rules: everybody chooses a card, the highest ones take the round."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.decks import Card, Deck
from parcours.core.errors import Params
from parcours.core.journal import Journal
from parcours.core.observations import Row, all_kinds
from parcours.core.state import EVERYTHING, Decision, Move, OneCardMove, Standing, State, places_of
from parcours.core.views import names, names_or_count, optional_card

CHOOSE: Final = 0
ROUNDS: Final = 3
NONE: Final = -1

# The names on the table (reference.toml): what the players share, and what each has.
COMMON: Final = ["round", "phase", "played", "pile"]
OWN: Final = ["hand", "chosen", "points"]


class ValueDeck(Deck):
    """The cards with what each is worth, as a list that is quick to read."""

    def __init__(self, cards: list[Card], source: str) -> None:
        super().__init__(cards, source)
        self.values = [card.number("value") for card in cards]
        self.all_kinds = all_kinds(self)


class Choose(OneCardMove):
    """`play seven`."""

    def __init__(self, card: int) -> None:
        super().__init__(CHOOSE, card)


class TableState(State):
    """Hands, what has been chosen, and the points so far."""

    def __init__(
        self, deck: ValueDeck, seats: int, version: int, source: "TableState | None" = None
    ) -> None:
        super().__init__(seats, version)
        self.deck = deck
        if source is None:
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.chosen = [NONE] * seats
            self.points = [0] * seats
            self.played: list[int] = []
            self.pile: list[int] = []
            self.round = 1
        else:
            self.pending.extend(source.pending)
            self.reveals = source.reveals
            self.hands = [hand[:] for hand in source.hands]
            self.chosen = source.chosen[:]
            self.points = source.points[:]
            self.played = source.played[:]
            self.pile = source.pile[:]
            self.round = source.round

    def ask(self) -> None:
        """HC-2.1: everybody who has not chosen yet may do so, in any order."""
        seats = 0
        for seat in range(self.seats):
            if self.chosen[seat] == NONE:
                seats |= 1 << seat
        self.pending = [Decision(CHOOSE, seats)]

    def candidates(self, seat: int) -> list[Move]:
        if not self.awaits(seat):
            return []
        return [Choose(card) for card in sorted(set(self.hands[seat]))]

    def forbids(self, seat: int, move: Move) -> int:
        assert isinstance(move, Choose)
        if self.over or seat < 0:
            return 2_02
        if not self.awaits(seat):
            return 2_03
        return 0 if move.card in self.hands[seat] else 2_04

    def apply(self, seat: int, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        assert isinstance(move, Choose)
        self.hands[seat].remove(move.card)
        self.chosen[seat] = move.card
        if journal is not None:
            journal.tell("chose", seat, move.card, knows=1 << seat)
        if NONE in self.chosen:
            self.ask()
            return
        self._finish_round(journal)

    def _finish_round(self, journal: Journal | None) -> None:
        """HC-3.1: the cards are shown, and each of the highest ones takes a point."""
        self.reveals += 1
        highest = max(self.deck.values[card] for card in self.chosen)
        for seat, card in enumerate(self.chosen):
            if self.deck.values[card] == highest:
                self.points[seat] += 1
                if journal is not None:
                    journal.tell("won_round", seat, card, cards=self.chosen)
        self.played.extend(self.chosen)
        self.chosen = [NONE] * self.seats
        self.round += 1
        if self.round > ROUNDS:
            self.pending = []
        else:
            self.ask()

    def default(self, seat: int) -> Move:
        return Choose(self.hands[seat][0])

    def copy(self) -> "TableState":
        return TableState(self.deck, self.seats, self.version, self)

    def redeal(self, seat: int, chance: Chance) -> "TableState":
        world = self.copy()
        unknown = self.pile[:]
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            unknown += self.hands[other]
            unknown += [card for card in [self.chosen[other]] if card != NONE]
        unknown.sort()
        chance.shuffle(unknown)
        for other in others:
            world.hands[other] = sorted(unknown.pop() for _ in self.hands[other])
            if self.chosen[other] != NONE:
                world.chosen[other] = unknown.pop()
        world.pile = unknown
        return world

    def census(self) -> list[int]:
        counts = [0] * len(self.deck.names)
        laid = [card for card in self.chosen if card != NONE]
        for zone in (*self.hands, laid, self.played, self.pile):
            for card in zone:
                counts[card] += 1
        return counts

    def view(self, reader: int, players: list[str]) -> dict[str, object]:
        seen: dict[str, object] = {
            "round": self.round,
            "phase": "over" if self.over else "choose",
            "played": names(self.deck, self.played),
            "pile": names_or_count(self.deck, self.pile[::-1], reader == EVERYTHING),
        }
        for seat, player in enumerate(players):
            own = reader in (EVERYTHING, seat)
            seen[player] = {
                "hand": names_or_count(self.deck, self.hands[seat], own),
                "chosen": names_or_count(self.deck, optional_card(self.chosen[seat]), own),
                "points": self.points[seat],
            }
        return seen

    def observe(self, seat: int, row: Row) -> None:
        kinds = self.deck.all_kinds
        row.number(self.round)
        row.cards(kinds, self.played)
        row.number(len(self.pile))
        for at in range(self.seats):
            other = (seat + at) % self.seats
            own = other == seat
            row.cards(kinds, self.hands[other] if own else [])
            row.number(len(self.hands[other]))
            row.card(kinds, self.chosen[other] if own else NONE)
            row.flag(self.chosen[other] != NONE)
            row.number(self.points[other])

    def hidden_slots(self, seat: int, move: Move, reader: int) -> tuple[str, ...]:
        """HC-2.1: nobody else reads a choice before all are shown."""
        return () if reader == seat else ("card",)

    def unveiled(self, move: Move) -> bool:
        """HC-3.1: the choices of a round are shown when all have chosen, and then none is left face down.

        It is asked after each move, of each move that is secret still. So it looks at the moment, and never for
        the card among those that lie open: another copy of it may lie there.
        """
        return all(card == NONE for card in self.chosen)

    def params(self, seat: int, move: Move, rule: int, players: list[str]) -> Params:
        assert isinstance(move, Choose)
        return {"card": self.deck.names[move.card]} if rule == 2_04 else {}

    def earned(self, seat: int) -> dict[str, int | float]:
        points = self.points[seat]
        return {"points": points} if points else {}

    def standing(self) -> Standing:
        """HC-3.2: most points win, equal points share."""
        places = places_of([(points,) for points in self.points])
        return Standing(places, [*self.points], "rounds_played", 3_02)

    def evaluate(self, seat: int) -> int:
        """Points, then strong cards kept."""
        return 100 * self.points[seat] + sum(self.deck.values[card] for card in self.hands[seat])
