"""The table of Smile Life (docs/reference) as data: what lies before each player and in common."""

from typing import Final

from mypy_extensions import mypyc_attr

from parcours.core.state import Decision, WeightedState
from parcours.core.zones import put_in_order
from parcours.games.smile_life import phases, searches
from parcours.games.smile_life.deck import SmileLifeDeck
from parcours.games.smile_life.moves import MOST_SEATS

NONE: Final = -1
NOBODY: Final = -1

# Decisions never change, so each is built once: by 6 x phase + seat, and for searches by 6 x subject + seat.
DECISIONS: Final = [
    Decision(phase, 1 << seat) for phase in range(len(phases.PHASES)) for seat in range(MOST_SEATS)
]
SEARCH_DECISIONS: Final = [
    Decision(phases.SEARCH, 1 << seat, subject)
    for subject in range(len(searches.SEARCHES))
    for seat in range(MOST_SEATS)
]

HAND_SIZE: Final = 5


@mypyc_attr(acyclic=True)
class Life:
    """What lies before one player. Cards are kinds; a single place holds a kind or NONE.

    All lists but the hand are replaced when they change, never changed in place, so copies share them.

    For observations of the same table one after the other, `changes` counts how often what lies open here may have
    changed; what may change it for all counts in the table.
    """

    def __init__(self, source: "Life | None" = None) -> None:
        if source is None:
            self.changes = 0
            self.hand: list[
                int
            ] = []  # kept in the order of the deck, so that equal cards are neighbours
            self.studies: list[int] = []
            self.extra_studies: list[int] = []
            self.job = NONE
            self.raised = False
            self.awarded: list[int] = []
            self.free_house = False
            self.wages: list[int] = []
            self.invested: list[int] = []
            self.flirts: list[int] = []
            self.used_flirts: list[int] = []
            self.marriage = NONE
            self.adultery = NONE
            self.affairs: list[int] = []
            self.past_affairs: list[int] = []
            self.children: list[int] = []
            self.acquisitions: list[int] = []
            self.distinctions: list[int] = []
            self.pending: list[int] = []
            self.prison_turns = 0
            self.malus: list[int] = []
            self.specials: list[int] = []
            self.outlaw = False
            # What a journalist saw of each seat, empty before; what a medium saw, top first, and the place in the
            # pile (from the bottom) of the lowest card seen.
            self.peek_hands: list[list[int]] = []
            self.peek_pile: list[int] = []
            self.peek_depth = 0
        else:
            self.changes = source.changes
            self.hand = source.hand[:]
            self.studies = source.studies
            self.extra_studies = source.extra_studies
            self.job = source.job
            self.raised = source.raised
            self.awarded = source.awarded
            self.free_house = source.free_house
            self.wages = source.wages
            self.invested = source.invested
            self.flirts = source.flirts
            self.used_flirts = source.used_flirts
            self.marriage = source.marriage
            self.adultery = source.adultery
            self.affairs = source.affairs
            self.past_affairs = source.past_affairs
            self.children = source.children
            self.acquisitions = source.acquisitions
            self.distinctions = source.distinctions
            self.pending = source.pending
            self.prison_turns = source.prison_turns
            self.malus = source.malus
            self.specials = source.specials
            self.outlaw = source.outlaw
            self.peek_hands = source.peek_hands
            self.peek_pile = source.peek_pile
            self.peek_depth = source.peek_depth

    def hold(self, card: int) -> None:
        """Take a card into the hand."""
        put_in_order(self.hand, card)


def _total(worth: list[int], cards: list[int]) -> int:
    """What the cards are worth together, by the worth of each kind."""
    total = 0
    for card in cards:
        total += worth[card]
    return total


@mypyc_attr(acyclic=True)
class Table(WeightedState):
    """The table. `pile` and `discard` have their top card last.

    Of the lists only these two, with `discarded_by`, and `pending` are changed in place; copies share the others.
    """

    def __init__(
        self,
        deck: SmileLifeDeck,
        seats: int,
        version: int,
        river_used: bool,
        source: "Table | None" = None,
    ) -> None:
        super().__init__(seats, version)
        self.deck = deck
        self.river_used = river_used
        if source is None:
            # For observations of the same table one after the other: how often what lies open before any player may
            # have changed, and how often the discard has changed elsewhere than at its end.
            self.boards = 0
            self.taken = 0
            self.lives = [Life() for _ in range(seats)]
            self.turn = 0
            self.plays = 0
            self.rainbow = False
            self.new_job = False
            self.pile: list[int] = []
            self.discard: list[int] = []
            self.discarded_by: list[int] = []
            self.drawn: list[int] = []
            self.casino = NONE
            self.stake = NONE
            self.stake_owner = NOBODY
            self.river: list[int] = []
            self.river_age = 0
            self.river_taken = False
            self.out: list[int] = []
            self.box: list[int] = []
            # Cards that others know to be in a hand: 100 x card + 10 x reader + holder, reader 9 being everybody.
            # The card comes first because a deck may have any number of kinds.
            self.known: list[int] = []
        else:
            self.pending.extend(source.pending)
            self.reveals = source.reveals
            self.boards = source.boards
            self.taken = source.taken
            self.lives = [Life(life) for life in source.lives]
            self.turn = source.turn
            self.plays = source.plays
            self.rainbow = source.rainbow
            self.new_job = source.new_job
            self.pile = source.pile[:]
            self.discard = source.discard[:]
            self.discarded_by = source.discarded_by[:]
            self.drawn = source.drawn
            self.casino = source.casino
            self.stake = source.stake
            self.stake_owner = source.stake_owner
            self.river = source.river
            self.river_age = source.river_age
            self.river_taken = source.river_taken
            self.out = source.out
            self.box = source.box
            self.known = source.known

    def phase(self) -> int:
        """The present phase."""
        return self.pending[-1].kind if self.pending else phases.OVER

    def wait_for(self, phase: int, seat: int) -> None:
        """Open a decision on top of those that are open already."""
        self.pending.append(DECISIONS[MOST_SEATS * phase + seat])

    def level(self, seat: int) -> int:
        """The levels of study that a player has."""
        total = 0
        for card in self.lives[seat].studies:
            total += self.deck.levels[card]
        return total

    def wage_level(self, seat: int) -> int:
        """The highest wage that a player may lay."""
        life = self.lives[seat]
        if life.job == NONE:
            return 0
        return 4 if life.raised else self.deck.pays[life.job]

    def hand_limit(self, seat: int) -> int:
        """SL-3.1, SL-8.12: five cards, a researcher six."""
        return HAND_SIZE + 1 if self.lives[seat].job == self.deck.researcher else HAND_SIZE

    def open_flirt(self, seat: int) -> int:
        """SL-5.4: the one flirt that can be stolen and that counts for a child, or NONE."""
        life = self.lives[seat]
        if life.marriage == NONE:
            return life.flirts[-1] if life.flirts else NONE
        if life.adultery != NONE and life.affairs:
            return life.affairs[-1]
        return NONE

    def smiles(self, seat: int) -> int:
        """SL-11.3: the smiles of the cards that count."""
        life = self.lives[seat]
        worth = self.deck.smiles
        total = 0
        if life.job != NONE:
            total += worth[life.job]
        if life.marriage != NONE:
            total += worth[life.marriage]
        if life.adultery != NONE:
            total += worth[life.adultery]
        total += _total(worth, life.studies)
        total += _total(worth, life.extra_studies)
        total += _total(worth, life.wages)
        total += _total(worth, life.invested)
        total += _total(worth, life.flirts)
        total += _total(worth, life.affairs)
        total += _total(worth, life.past_affairs)
        total += _total(worth, life.children)
        total += _total(worth, life.acquisitions)
        return total + _total(worth, life.distinctions)

    def somebody_is(self, job: int) -> bool:
        """Whether any player has that job."""
        for life in self.lives:
            if life.job == job:
                return True
        return False

    def census(self) -> list[int]:
        """How many copies of each kind are in the match."""
        counts = [0] * len(self.deck.names)
        for life in self.lives:
            for single in (life.job, life.marriage, life.adultery):
                if single != NONE:
                    counts[single] += 1
            for zone in (
                life.hand,
                life.studies,
                life.extra_studies,
                life.wages,
                life.invested,
                life.flirts,
                life.affairs,
                life.past_affairs,
                life.children,
                life.acquisitions,
                life.distinctions,
                life.pending,
                life.malus,
                life.specials,
            ):
                for card in zone:
                    counts[card] += 1
        for single in (self.casino, self.stake):
            if single != NONE:
                counts[single] += 1
        for zone in (self.pile, self.discard, self.drawn, self.river, self.out, self.box):
            for card in zone:
                counts[card] += 1
        return counts
