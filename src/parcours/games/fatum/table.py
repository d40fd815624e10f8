"""The table of Fatum (docs/reference) as data: what lies before each player and in common."""

from typing import Final

from mypy_extensions import mypyc_attr

from parcours.core.state import Decision, WeightedState
from parcours.games.fatum import modes, steps
from parcours.games.fatum.deck import FatumDeck
from parcours.games.fatum.moves import DECKS, MOST_SEATS
from parcours.games.fatum.powers import RELIEF, SUMS

NONE: Final = -1
NOBODY: Final = -1

# Decisions never change, so each is built once: drawing by the bit set of seats, the others
# by 6 x step + seat.
DRAWING: Final = [Decision(steps.OPPORTUNITIES, seats) for seats in range(1 << MOST_SEATS)]
DECISIONS: Final = [
    Decision(step, 1 << seat) for step in range(len(steps.STEPS)) for seat in range(MOST_SEATS)
]

FIRST_MONEY: Final = 1500
DEALT: Final = 2  # of each deck
FREE_DRAWS: Final = 3
HAND_LIMIT: Final = 8
NONE_LAID: Final = [0] * DECKS
POINT_PRICE: Final = 500
OBJECTIVE_RAISE: Final = 2  # FA-10.13, with the option `plus_two`


class Settings:
    """The options of a match. They never change, so copies share them."""

    def __init__(
        self, mode: int, rounds: int = 0, minutes: int = 0, plus_two: bool = False, cap: int = 0
    ) -> None:
        self.mode: Final = mode
        self.rounds: Final = rounds
        self.minutes: Final = minutes
        self.raised: Final = OBJECTIVE_RAISE if plus_two else 0
        self.cap: Final = cap


@mypyc_attr(acyclic=True)
class Life:
    """What lies before one player. Cards are kinds; their zones are in the order of the deck.

    `sums` holds the levels and powers of all cards in front of him, see the module `powers`.
    All lists but the hand are replaced when they change, never changed in place, so copies share them.
    """

    def __init__(self, source: "Life | None" = None) -> None:
        if source is None:
            self.hand: list[int] = []
            self.front: list[int] = []
            self.diplomas: list[int] = []
            self.burdens: list[int] = []
            self.used: list[int] = []
            self.sums = [0] * SUMS
            self.laid = [0] * DECKS
            self.bonus = [0] * DECKS
            self.draws = 0
            self.money = 0
            self.objective = NONE
            self.revealed = False
            self.reached = 0
            self.out = False
            # Since a pile was last shuffled: the cards drawn from it that are still in the hand, and
            # how many older ones of each deck are known to be there. See the module `knowledge`.
            self.fresh: list[int] = []
            self.kept = [0] * DECKS
        else:
            self.hand = source.hand[:]
            self.front = source.front
            self.diplomas = source.diplomas
            self.burdens = source.burdens
            self.used = source.used
            self.sums = source.sums
            self.laid = source.laid
            self.bonus = source.bonus
            self.draws = source.draws
            self.money = source.money
            self.objective = source.objective
            self.revealed = source.revealed
            self.reached = source.reached
            self.out = source.out
            self.fresh = source.fresh
            self.kept = source.kept

    def due(self) -> bool:
        """Whether a card is still to be drawn."""
        bonus = self.bonus
        return self.draws > 0 or bonus[0] > 0 or bonus[1] > 0 or bonus[2] > 0 or bonus[3] > 0


@mypyc_attr(acyclic=True)
class Table(WeightedState):
    """The table. Piles have their top card last.

    Piles and discards are changed in place; the other lists of cards are replaced, so copies share them.
    """

    def __init__(
        self,
        deck: FatumDeck,
        seats: int,
        version: int,
        settings: Settings,
        source: "Table | None" = None,
    ) -> None:
        super().__init__(seats, version)
        self.deck = deck
        self.settings = settings
        if source is None:
            self.lives = [Life() for _ in range(seats)]
            self.piles: list[list[int]] = [[] for _ in range(DECKS)]
            self.discards: list[list[int]] = [[] for _ in range(DECKS)]
            self.objective = NONE
            self.aside: list[int] = []
            self.marker = 0
            self.round = 1
            self.time_up = False
            self.winners = 0  # as a bit set
            self.ending = 0  # the rule that ended the match
            # What the pile of each deck was last made of, and what was in hands then: as far as it
            # may still be unseen.
            self.stock: list[list[int]] = [[] for _ in range(DECKS)]
            self.held: list[list[int]] = [[] for _ in range(DECKS)]
        else:
            self.pending.extend(source.pending)
            self.reveals = source.reveals
            self.lives = [Life(life) for life in source.lives]
            self.piles = [pile[:] for pile in source.piles]
            self.discards = [discard[:] for discard in source.discards]
            self.objective = source.objective
            self.aside = source.aside
            self.marker = source.marker
            self.round = source.round
            self.time_up = source.time_up
            self.winners = source.winners
            self.ending = source.ending
            self.stock = source.stock[:]
            self.held = source.held[:]

    def wait_for(self, decision: Decision) -> None:
        """Open a decision in place of the one that was open, if any."""
        if self.pending:
            self.pending[-1] = decision
        else:
            self.pending.append(decision)

    def step(self) -> int:
        """The present step."""
        return self.pending[-1].kind if self.pending else steps.OVER

    def turn(self) -> int:
        """The seat that is to act in `destiny` or `accounts`, or NOBODY."""
        if not self.pending:
            return NOBODY
        decision = self.pending[-1]
        if decision.kind == steps.OPPORTUNITIES:
            return NOBODY
        seat = 0
        while (decision.seats >> seat) & 1 == 0:
            seat += 1
        return seat

    def next_in_order(self, seat: int) -> int:
        """FA-3.2: who comes after that seat in order of play, or NOBODY after the last."""
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if seat == self.marker:
                return NOBODY
            if not self.lives[seat].out:
                return seat

    def first_in_order(self) -> int:
        """FA-3.2, FA-9.6: the holder of the marker, or the next one if he is ruined."""
        return self.marker if not self.lives[self.marker].out else self.next_in_order(self.marker)

    def points(self, seat: int) -> int:
        """FA-10.1: the four levels, and 1 for every full 500."""
        life = self.lives[seat]
        sums = life.sums
        return sums[0] + sums[1] + sums[2] + sums[3] + life.money // POINT_PRICE

    def upkeep(self, life: Life, card: int) -> int:
        """FA-7.13: what a card of his costs each round, after relief."""
        full = self.deck.upkeep[card]
        if full == 0:
            return 0
        due = full - life.sums[RELIEF + self.deck.colour[card]]
        return due if due > 0 else 0

    def charges(self, life: Life) -> int:
        """FA-8.12: the upkeep of all cards in front of the player, diplomas excepted."""
        total = 0
        for card in life.front:
            total += self.upkeep(life, card)
        for card in life.burdens:
            total += self.upkeep(life, card)
        return total

    def meets(self, life: Life, objective: int) -> bool:
        """FA-10.5, FA-10.13: whether the player's levels are as high as the objective asks."""
        needs = self.deck.needs
        raised = self.settings.raised
        sums = life.sums
        at = DECKS * objective
        for domain in range(DECKS):
            if sums[domain] < needs[at + domain] + raised:
                return False
        return True

    def face_up(self, life: Life) -> int:
        """FA-10.8: the player's objective if it lies face up, or NONE."""
        if self.settings.mode == modes.COMMON:
            return self.objective
        return life.objective if life.revealed else NONE

    def census(self) -> list[int]:
        """How many copies of each kind are in the match."""
        counts = [0] * len(self.deck.names)
        for life in self.lives:
            if life.objective != NONE:
                counts[life.objective] += 1
            for zone in (life.hand, life.front, life.diplomas, life.burdens):
                for card in zone:
                    counts[card] += 1
        if self.objective != NONE:
            counts[self.objective] += 1
        for card in self.aside:
            counts[card] += 1
        for colour in range(DECKS):
            for card in self.piles[colour]:
                counts[card] += 1
            for card in self.discards[colour]:
                counts[card] += 1
        return counts
