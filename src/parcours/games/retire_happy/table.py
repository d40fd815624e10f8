"""The table of Retire Happy (docs/reference) as data, and what follows from it: levels, prices, wages, bills."""

from typing import Final

from mypy_extensions import mypyc_attr

from parcours.core.state import Decision, WeightedState
from parcours.core.zones import put_in_order
from parcours.games.retire_happy.deck import (
    CHANGE_COUNT,
    CHILD_CHANGE,
    EDUCATION,
    ENTREPRENEUR,
    ENTREPRENEUR_LEVEL,
    FEE_CHANGE,
    HOME,
    JOB,
    JOB_LEVEL,
    MOST_SEATS,
    PERIODS,
    PERSONAL,
    PRICE_CHANGE,
    RENT_CHANGE,
    SKILL_COUNT,
    WAGE_CHANGE,
    RetireHappyDeck,
)

NONE: Final = -1

# The kinds of decision, which are the phases.
PHASES: Final = ["start", "draft", "play", "upkeep", "retirement", "over"]
START: Final = 0
DRAFT: Final = 1
PLAY: Final = 2
UPKEEP: Final = 3
RETIREMENT: Final = 4
OVER: Final = 5

# What the seat in turn decides in the upkeep and at retirement.
STEPS: Final = ["none", "roll", "stake", "bill", "deposit", "home"]
NO_STEP: Final = 0
ROLL: Final = 1
STAKE: Final = 2
BILL: Final = 3
DEPOSIT_STEP: Final = 4
HOME_STEP: Final = 5

# Decisions never change, so each is built once: by 16 x phase + the seats that may answer,
# and in the upkeep and at retirement by 4 x step + seat.
SEAT_SETS: Final = 1 << MOST_SEATS
DECISIONS: Final = [
    Decision(phase, seats) for phase in range(len(PHASES)) for seats in range(SEAT_SETS)
]
UPKEEP_DECISIONS: Final = [
    Decision(UPKEEP, 1 << seat, step) for step in range(len(STEPS)) for seat in range(MOST_SEATS)
]
RETIREMENT_DECISIONS: Final = [
    Decision(RETIREMENT, 1 << seat, step)
    for step in range(len(STEPS))
    for seat in range(MOST_SEATS)
]

OFFERS: Final = 5
OFFER_SIZE: Final = 3
HAND_LIMIT: Final = 3
CHILD_COST: Final = 2
LODGING_COST: Final = 3
LOAN: Final = 3
REPAYMENT: Final = 6
FIRST_MONEY: Final = 6
FIRST_CHANCES: Final = 3

NO_OFFERS: Final[list[list[int]]] = [[]] * OFFERS


@mypyc_attr(acyclic=True)
class Life:
    """What one player has. Cards are kinds; a single place holds a kind or NONE.

    All lists but the hand are replaced when they change, never changed in place, so copies share them.
    """

    def __init__(self, source: "Life | None" = None) -> None:
        if source is None:
            self.hand: list[
                int
            ] = []  # in the order of the deck, so that equal cards are neighbours
            self.education: list[int] = []
            self.career: list[int] = []
            self.partner = NONE
            self.children: list[int] = []
            self.home = NONE
            self.owner = False
            self.paid = 0
            self.investments: list[int] = []
            self.stakes: list[int] = []
            self.current = 0
            self.pension = 0
            self.company = 0
            self.entrepreneur = False
            self.chances = 0
            self.loans = 0
            self.withdrew = False
            self.done = False
            self.attempting = NONE
            self.level = 0
            self.roll = 0
            self.bill = 0
            self.score = 0
            # RH-6.1: the level in each skill, kept up with the cards that give it.
            self.levels = [0] * SKILL_COUNT
        else:
            self.hand = source.hand[:]
            self.education = source.education
            self.career = source.career
            self.partner = source.partner
            self.children = source.children
            self.home = source.home
            self.owner = source.owner
            self.paid = source.paid
            self.investments = source.investments
            self.stakes = source.stakes
            self.current = source.current
            self.pension = source.pension
            self.company = source.company
            self.entrepreneur = source.entrepreneur
            self.chances = source.chances
            self.loans = source.loans
            self.withdrew = source.withdrew
            self.done = source.done
            self.attempting = source.attempting
            self.level = source.level
            self.roll = source.roll
            self.bill = source.bill
            self.score = source.score
            self.levels = source.levels

    def hold(self, card: int) -> None:
        """Take a card into the hand."""
        put_in_order(self.hand, card)

    def refund(self) -> int:
        """RH-11.6: what an owner gets back for the home."""
        return self.paid if self.owner else 0

    def dependants(self) -> int:
        """RH-11.8: the people housed besides the player."""
        return len(self.children) + (0 if self.partner == NONE else 1)


@mypyc_attr(acyclic=True)
class Table(WeightedState):
    """The table. Each deck has its top card last.

    All lists but `pending` and `box` are replaced when they change, never changed in place, so copies share them.
    """

    def __init__(
        self, deck: RetireHappyDeck, seats: int, version: int, source: "Table | None" = None
    ) -> None:
        super().__init__(seats, version)
        self.deck = deck
        if source is None:
            self.lives = [Life() for _ in range(seats)]
            self.period = 1
            self.round = 1
            self.first = 0
            self.turn = 0
            self.event = NONE
            self.events = [NONE] * PERIODS
            self.unused_events: list[int] = []
            self.decks: list[list[int]] = [[] for _ in range(PERIODS)]
            self.offers: list[list[int]] = [[] for _ in range(OFFERS)]
            self.box: list[int] = []
            # What the supply has received less what it has paid out: with all purses it makes 0 (RH-2.8).
            self.bank = 0
            # Which investment of the seat in turn the upkeep has come to.
            self.resolving = 0
        else:
            self.pending.extend(source.pending)
            self.reveals = source.reveals
            self.lives = [Life(life) for life in source.lives]
            self.period = source.period
            self.round = source.round
            self.first = source.first
            self.turn = source.turn
            self.event = source.event
            self.events = source.events
            self.unused_events = source.unused_events  # never changed after the setup
            self.decks = source.decks
            self.offers = source.offers
            self.box = source.box[:]
            self.bank = source.bank
            self.resolving = source.resolving

    def phase(self) -> int:
        """The present phase."""
        return self.pending[-1].kind if self.pending else OVER

    def step(self) -> int:
        """What the seat in turn decides in the upkeep and at retirement; 0 otherwise."""
        return self.pending[-1].about if self.pending else NO_STEP

    def next_seat(self, seat: int) -> int:
        """RH-1.2: turn order goes round."""
        return seat + 1 if seat + 1 < self.seats else 0

    def change(self, what: int) -> int:
        """RH-4.2: what the event in force adds."""
        if self.event == NONE:
            return 0
        return self.deck.changes[CHANGE_COUNT * self.event + what]

    # Tests: RH-6

    def fee(self, card: int) -> int:
        """RH-8.1: what each throw costs; only education has a fee."""
        if self.deck.type[card] != EDUCATION:
            return 0
        return max(0, self.deck.fee[card] + self.change(FEE_CHANGE))

    def raised(self, card: int) -> int:
        """RH-6.4: what the event adds to the level of that card's test."""
        if self.event == NONE:
            return 0
        group = self.deck.type[card]
        if group == JOB:
            return self.change(JOB_LEVEL)
        return self.change(ENTREPRENEUR_LEVEL) if group == ENTREPRENEUR else 0

    def test_level(self, life: Life, card: int, using: list[int]) -> int:
        """RH-6.2 to RH-6.5: the level of the test of that card, with those cards discarded for it."""
        one, two = self.tested_skills(life, card, using)
        return min(one, two) + self.raised(card)

    def tested_skills(self, life: Life, card: int, using: list[int]) -> tuple[int, int]:
        """The levels of the two skills that the test of that card asks for, with those cards discarded for it."""
        deck = self.deck
        first = deck.first_skill[card]
        second = deck.second_skill[card]
        one = life.levels[first]
        two = life.levels[second]
        for used in using:
            one += deck.temp[SKILL_COUNT * used + first]
            two += deck.temp[SKILL_COUNT * used + second]
        return one, two

    def learn(self, life: Life, card: int) -> None:
        """RH-6.1: a card comes into play, with its skills."""
        life.levels = self._changed_levels(life, card, 1)

    def unlearn(self, life: Life, card: int) -> None:
        """RH-10.3: a card leaves play, with its skills."""
        life.levels = self._changed_levels(life, card, -1)

    def _changed_levels(self, life: Life, card: int, times: int) -> list[int]:
        skills = self.deck.skills
        levels = life.levels[:]
        for skill in range(SKILL_COUNT):
            levels[skill] = levels[skill] + times * skills[SKILL_COUNT * card + skill]
        return levels

    # Money: RH-11, RH-15, RH-16

    def price(self, card: int) -> int:
        """RH-11.3: what a home costs now; other cards have no price."""
        if self.deck.type[card] != HOME:
            return 0
        return max(0, self.deck.price[card] + self.change(PRICE_CHANGE))

    def wage(self, life: Life) -> int:
        """RH-15.1, RH-15.2: what an employee receives into the current account."""
        career = life.career
        if life.entrepreneur or not career:
            return 0
        deck = self.deck
        total = deck.wage[career[-1]] + self.change(WAGE_CHANGE)
        for card in career:
            total += deck.kept_wage[card]
        return max(0, total)

    def contribution(self, life: Life) -> int:
        """RH-15.3: what an employee receives into the pension fund."""
        career = life.career
        if life.entrepreneur or not career:
            return 0
        deck = self.deck
        total = deck.pension[career[-1]]
        for card in career:
            total += deck.kept_pension[card]
        return total

    def expenses(self, life: Life) -> int:
        """RH-16.1 to RH-16.8: the bill of this upkeep."""
        return self.period * (1 + self.change(PERSONAL)) + self.household(life)

    def household(self, life: Life) -> int:
        """RH-16: the bill without the personal expenses."""
        deck = self.deck
        partner = life.partner
        shared = len(life.children) * max(0, CHILD_COST + self.change(CHILD_CHANGE))
        if life.home == NONE:
            shared += LODGING_COST * (1 + life.dependants())
        elif not life.owner:
            shared += max(0, deck.rent[life.home] + self.change(RENT_CHANGE))
        if partner == NONE:
            return shared
        if deck.halves[partner]:
            shared = (shared + 1) // 2
        return deck.cost[partner] + shared

    def too_small(self, life: Life) -> bool:
        """RH-11.8: whether the home does not hold the family."""
        return life.home != NONE and life.dependants() > self.deck.capacity[life.home]

    def census(self) -> list[int]:
        """The copies of each kind of card, the starting cards, and all money: it makes 0 with the supply's."""
        deck = self.deck
        counts = [0] * len(deck.names)
        starting = 0
        money = self.bank
        choosing = self.phase() == START
        for life in self.lives:
            money += life.current + life.pension + life.company
            for stake in life.stakes:
                money += stake
            for single in (life.partner, life.home, life.attempting):
                if single != NONE:
                    counts[single] += 1
            for zone in (life.hand, life.education, life.career, life.children, life.investments):
                for card in zone:
                    counts[card] += 1
            if choosing and not life.education:
                starting += 1
        for single in (self.event, self.events[0], self.events[1], self.events[2], self.events[3]):
            if single != NONE:
                counts[single] += 1
        for zone in (self.unused_events, self.box):
            for card in zone:
                counts[card] += 1
        for zones in (self.decks, self.offers):
            for zone in zones:
                for card in zone:
                    counts[card] += 1
        # A starting card has two sides: before the choice it is neither of them.
        for side in deck.sides:
            starting += counts[side]
            counts[side] = 0
        counts.append(starting)
        counts.append(money)
        return counts
