"""The table of Power Struggle (docs/reference) as data: the company, the cards, and what each player has."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parcours.core.state import Decision, WeightedState
from parcours.games.power_struggle.deck import KINDS_OF_CERTIFICATE, PRIVILEGES, PowerStruggleDeck
from parcours.games.power_struggle.moves import ALL_DIVISIONS, ALL_OFFICES, MOST_SEATS

NONE: Final = -1

PHASES: Final = ["placement", "meeting", "sorting", "actions", "over"]

# The kinds of decision: what is waited for. The lowest decision on the stack tells the phase, the top one the step.
PLACE: Final = 0
CHAIRMAN_STEP: Final = 1
EXTRA: Final = 2
SEND: Final = 3
SORT: Final = 4
TURN: Final = 5
RECRUIT_STEP: Final = 6
OPEN_STEP: Final = 7
POOL_STEP: Final = 8
RELOCATE_STEP: Final = 9
ANSWER: Final = 10
OFFER_AGAIN: Final = 11
LOSSES: Final = 12
INFLUENCE_STEP: Final = 13
LEGAL_STEP: Final = 14
ENTICE_STEP: Final = 15
STEPS: Final = [
    "place", "privilege", "extra", "send", "sort", "action", "recruit", "open", "pool", "relocate", "answer",
    "offer", "loss", "sacrifice", "dismissal", "winning",
]  # fmt: skip
# The phase that a kind of decision belongs to when it lies lowest.
PHASE_OF: Final = [0, 1, 1, 1, 2, 3]
OVER: Final = 4

# Decisions never change, so each is built once: by 5 x kind + seat, and for heads to be sent by 5 x division + seat.
DECISIONS: Final = [
    Decision(kind, 1 << seat) for kind in range(len(STEPS)) for seat in range(MOST_SEATS)
]
SEND_DECISIONS: Final = [
    Decision(SEND, 1 << seat, division)
    for division in range(ALL_DIVISIONS)
    for seat in range(MOST_SEATS)
]

# The sides of a privilege card.
DIRECTION: Final = 0
BRIBED: Final = 1
DOWN: Final = 2

# An office is a number: its owner, whether it is a main department, and its employees.
OWNER_SHIFT: Final = 4
MAIN: Final = 8
EMPLOYEES: Final = 7

START_MONEY: Final = 800
FULL_MOTIVATION: Final = 6
ALL_CARDS_KNOWN: Final = 127


@mypyc_attr(acyclic=True)
class Table(WeightedState):
    """The table. A player is a seat; sets of players and of cards are bit sets; NONE is nobody.

    All lists but `pending` and `offices` are replaced when they change, and so are the divisions in `offices`: never
    changed in place, so copies share them.
    """

    def __init__(
        self,
        deck: PowerStruggleDeck,
        seats: int,
        version: int,
        target: int,
        source: "Table | None" = None,
    ) -> None:
        super().__init__(seats, version)
        self.deck = deck
        self.target = target
        if source is None:
            self.actor = 0  # whose action, or step of a meeting, it is
            self.first = 0
            self.placed = 0
            self.round = 1
            self.motivation = FULL_MOTIVATION
            self.chairman = NONE
            self.board: list[int] = []
            self.heads = [NONE] * ALL_DIVISIONS
            self.offices: list[list[int]] = [[] for _ in range(ALL_DIVISIONS)]
            self.stock = deck.stock(seats)
            self.events: list[int] = []  # the top card first
            self.revealed: list[int] = []
            self.drawn: list[int] = []  # in the order of the deck
            self.event_stock: list[int] = []
            self.stock_fixed = False  # a table laid out by hand says what is drawn next
            # Privilege cards: before whom, on which side, and which of them everybody knows of (PS-2.8).
            self.holder = [NONE] * len(PRIVILEGES)
            self.side = [DIRECTION] * len(PRIVILEGES)
            self.known_cards = ALL_CARDS_KNOWN
            # By seat.
            self.money = [0] * seats
            self.influence = [0] * seats
            self.shares = [0] * seats
            self.main_departments = [0] * seats
            self.corruption = [0] * seats
            self.archenemy = [NONE] * seats
            self.rivalry = [NONE] * seats
            self.announced = 0
            self.kept = 0
            self.counsel = [0] * (ALL_DIVISIONS * seats)  # by 6 x seat + division
            self.certificates = [0] * (KINDS_OF_CERTIFICATE * seats)  # by 7 x seat + kind
            # Archenemy cards that nobody has.
            self.colours_out: list[int] = []
            self.skills_out: list[int] = []
            # Who knows what of whose money, by seats x reader + seat: how much less and more than the truth
            # it could be. The last reader is who only watches. And whose money lies open now (PS-7.13).
            self.less = [0] * (seats * (seats + 1))
            self.more = [0] * (seats * (seats + 1))
            self.shown = 0
            # The action under way: employees taken; departments founded; what is still to be placed, dismissed or
            # won over; how much of that is an obligation; influence to be scored; the division where the action's
            # department lies, as its last office; opponents who were enticed, or who have to lose an employee.
            self.pool = 0
            self.founded = 0
            self.left = 0
            self.due = 0
            self.gain = 0
            self.spot = NONE
            self.touched = 0
            # The bribe under way: the open or last offer, the one before it, and who has declined.
            self.offers = 0
            self.offer_to = NONE
            self.offer_card = NONE
            self.offer_amount = 0
            self.first_to = NONE
            self.first_card = NONE
            self.first_amount = 0
            self.declined = 0
            self.ended = 0  # the rule by which the match is over
        else:
            # Extended, not assigned: compiled, the list of the base class would never be freed.
            self.pending.extend(source.pending)
            self.reveals = source.reveals
            self.actor = source.actor
            self.first = source.first
            self.placed = source.placed
            self.round = source.round
            self.motivation = source.motivation
            self.chairman = source.chairman
            self.board = source.board
            self.heads = source.heads
            self.offices = source.offices[:]
            self.stock = source.stock
            self.events = source.events
            self.revealed = source.revealed
            self.drawn = source.drawn
            self.event_stock = source.event_stock
            self.stock_fixed = source.stock_fixed
            self.holder = source.holder
            self.side = source.side
            self.known_cards = source.known_cards
            self.money = source.money
            self.influence = source.influence
            self.shares = source.shares
            self.main_departments = source.main_departments
            self.corruption = source.corruption
            self.archenemy = source.archenemy
            self.rivalry = source.rivalry
            self.announced = source.announced
            self.kept = source.kept
            self.counsel = source.counsel
            self.certificates = source.certificates
            self.colours_out = source.colours_out
            self.skills_out = source.skills_out
            self.less = source.less
            self.more = source.more
            self.shown = source.shown
            self.pool = source.pool
            self.founded = source.founded
            self.left = source.left
            self.due = source.due
            self.gain = source.gain
            self.spot = source.spot
            self.touched = source.touched
            self.offers = source.offers
            self.offer_to = source.offer_to
            self.offer_card = source.offer_card
            self.offer_amount = source.offer_amount
            self.first_to = source.first_to
            self.first_card = source.first_card
            self.first_amount = source.first_amount
            self.declined = source.declined
            self.ended = source.ended

    def phase(self) -> int:
        """The present phase."""
        return PHASE_OF[self.pending[0].kind] if self.pending else OVER

    def turn(self) -> int:
        """PS-1.1: the one player who has to move, or NONE."""
        return self.pending[-1].who[0] if self.pending else NONE

    def wait_for(self, kind: int, seat: int) -> None:
        """Open a decision on top of those that are open already."""
        self.pending.append(DECISIONS[MOST_SEATS * kind + seat])

    def free_offices(self) -> int:
        """How many offices of the company are free."""
        free: i64 = ALL_OFFICES
        for division in self.offices:
            free -= len(division)
        return free

    def employees(self, seat: int) -> int:
        """How many employees the player has in his offices."""
        owner: i64 = seat
        total: i64 = 0
        for division in self.offices:
            for office in division:
                what: i64 = office
                if what >> OWNER_SHIFT == owner:
                    total += what & EMPLOYEES
        return total

    def has_employees(self, seat: int) -> bool:
        """Whether the player has any employees in his offices."""
        owner: i64 = seat
        for division in self.offices:
            for office in division:
                what: i64 = office
                if what >> OWNER_SHIFT == owner and what & EMPLOYEES:
                    return True
        return False

    def has_card(self, seat: int, card: int) -> bool:
        """PS-14.1: whether the card lies face up before the player."""
        return self.holder[card] == seat and self.side[card] != DOWN

    def consultants(self, seat: int) -> int:
        """PS-15.8: how many consultants the player has, wherever they are."""
        counsel = self.counsel
        first: i64 = ALL_DIVISIONS * seat
        total: i64 = 0
        for at in range(first, first + ALL_DIVISIONS):
            total += counsel[at]
        return total

    def census(self) -> list[int]:
        """How many there are of each event, certificate, privilege card, skill card and colour card."""
        deck = self.deck
        counts = [0] * (len(deck.names) + self.seats)
        for zone in (self.events, self.revealed, self.drawn, self.event_stock):
            for card in zone:
                counts[card] += 1
        # The two regular events lie aside until they are first sorted in.
        for card in (deck.bonus_payment, deck.directors_meeting):
            counts[card] = max(counts[card], 1)
        for kind, card in enumerate(deck.certificates):
            counts[card] += self.stock[kind]
            for seat in range(self.seats):
                counts[card] += self.certificates[KINDS_OF_CERTIFICATE * seat + kind]
        for card in range(len(PRIVILEGES)):
            counts[card] = 1 if self.holder[card] < self.seats else 0
        for card in self.rivalry:
            if card != NONE:
                counts[card] += 1
        for card in self.skills_out:
            counts[card] += 1
        for colour in self.archenemy:
            if colour != NONE:
                counts[len(deck.names) + colour] += 1
        for colour in self.colours_out:
            counts[len(deck.names) + colour] += 1
        return counts
