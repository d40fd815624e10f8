"""The table of Happy (docs/reference) as data: what lies before each player and in common."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from parcours.core.state import Decision, WeightedState
from parcours.games.happy import jobs, partners, places, questions
from parcours.games.happy.deck import HappyDeck
from parcours.games.happy.moves import MOST_SEATS

NOBODY: Final = -1
NONE: Final = -1
NO_CARDS: Final[list[int]] = []

# Decisions never change, so each is built once: by 6 x kind + seat.
DECISIONS: Final = [
    Decision(kind, 1 << seat)
    for kind in range(len(questions.QUESTIONS))
    for seat in range(MOST_SEATS)
]

# HA-8.1: room in each district, by number of players.
ROOM: Final = [
    [],
    [],
    [],
    [places.UNLIMITED, 2, 2, 1, 1],
    [places.UNLIMITED, 3, 2, 2, 1],
    [places.UNLIMITED, 4, 3, 2, 1],
    [places.UNLIMITED, 5, 4, 3, 2],
]
BEST_DISTRICT: Final = 4

# What is offered in a sale.
SOLD: Final = ["car", "internet_love"]
CAR: Final = 0
LOVE: Final = 1

# Entries of `declined`: 100 x price + 10 x what was declined + seat.
DECLINED_PRICE: Final = 100
DECLINED_WHAT: Final = 10
HELP: Final = 2  # declined as CAR and LOVE are

# Entries of `known`: 1,000 if it lies in `fresh` + 100 x holder + card.
KNOWN_FRESH: Final = 1_000
KNOWN_HOLDER: Final = 100

PETS_OF_A_KIND: Final = 2
TILES: Final = 2
GLASSES: Final = 2
MOST_CARDS: Final = 7
PLAIN_CAR: Final = 6
UPGRADE: Final = 5
BARE_CAR: Final = 5  # what the value of a car exceeds the coins under it by (HA-11.1)
RICH: Final = 25  # HA-15.2
POINT: Final = 2  # points are counted in halves


@mypyc_attr(acyclic=True)
class Life:
    """What lies before one player. Hands are kept in the order of the deck.

    All lists but the hand are replaced when they change, never changed in place, so copies share them.
    """

    def __init__(self, source: "Life | None" = None) -> None:
        if source is None:
            self.money = 0
            self.hand: list[int] = []
            self.fresh: list[int] = []
            self.open = 0  # friendships laid open
            self.job = jobs.WORKER
            self.partner = partners.SINGLE
            self.children = [places.UNBORN, places.UNBORN, places.UNBORN]
            self.district = 0
            self.dogs = 0
            self.cats = 0
            self.car = 0
            self.ill = False
            self.quarantine = NOBODY
            self.protection = NOBODY
        else:
            self.money = source.money
            self.hand = source.hand[:]
            self.fresh = source.fresh
            self.open = source.open
            self.job = source.job
            self.partner = source.partner
            self.children = source.children
            self.district = source.district
            self.dogs = source.dogs
            self.cats = source.cats
            self.car = source.car
            self.ill = source.ill
            self.quarantine = source.quarantine
            self.protection = source.protection

    def held(self) -> int:
        """How many cards the player holds (HA-4.7)."""
        return len(self.hand) + len(self.fresh)

    def next_child(self) -> int:
        """HA-7.1: the child that would be born next, or NONE where all three are."""
        for child, place in enumerate(self.children):
            if place == places.UNBORN:
                return child
        return NONE


@mypyc_attr(acyclic=True)
class Table(WeightedState):
    """The table. `pile` has its top card last.

    All lists but `pending` are replaced when they change, never changed in place, so copies share them.
    """

    def __init__(
        self, deck: HappyDeck, seats: int, version: int, target: int, source: "Table | None" = None
    ) -> None:
        super().__init__(seats, version)
        self.deck = deck
        self.target = target  # in halves
        if source is None:
            self.lives = [Life() for _ in range(seats)]
            self.turn = 0
            self.round = 1
            self.pile: list[int] = []
            self.box = 0  # world trips left out
            self.bank = 0
            self.dogs = PETS_OF_A_KIND
            self.cats = PETS_OF_A_KIND
            self.parking = NOBODY
            self.marks = 0
            self.winner = NOBODY  # who has claimed
            # What the open question is about: an attack with its card and child, an offer with what
            # is sold and its price, or the dice against the director.
            self.attack = NONE
            self.attacked_child = NONE
            self.sold = CAR
            self.price = 0
            self.helper = NOBODY
            self.own_die = 0
            self.helper_die = 0
            self.passes = 0
            self.declined: list[int] = []
            # What everybody knows of hidden cards: those in hands, and how many at the bottom of
            # the pile, since whatever goes under it is named aloud and it is never shuffled.
            self.known: list[int] = []
            self.known_below = 0
        else:
            self.pending.extend(source.pending)
            self.reveals = source.reveals
            self.lives = [Life(life) for life in source.lives]
            self.turn = source.turn
            self.round = source.round
            self.pile = source.pile
            self.box = source.box
            self.bank = source.bank
            self.dogs = source.dogs
            self.cats = source.cats
            self.parking = source.parking
            self.marks = source.marks
            self.winner = source.winner
            self.attack = source.attack
            self.attacked_child = source.attacked_child
            self.sold = source.sold
            self.price = source.price
            self.helper = source.helper
            self.own_die = source.own_die
            self.helper_die = source.helper_die
            self.passes = source.passes
            self.declined = source.declined
            self.known = source.known
            self.known_below = source.known_below

    @abstractmethod
    def copy(self) -> "Table":
        """An independent table, equal to this one."""

    def question(self) -> int:
        """The question that is open, or TURN where none is."""
        return self.pending[-1].kind if self.pending else questions.TURN

    def ask(self, question: int, seat: int) -> None:
        """Put a question to the seat, in place of the one that was open."""
        if len(self.pending) > 1:
            self.pending.pop()
        self.pending.append(DECISIONS[MOST_SEATS * question + seat])

    def decline(self, what: int, seat: int, price: int) -> None:
        """HA-9.9, HA-14.5: note what the seat has declined, in place of a higher price."""
        about = DECLINED_WHAT * what + seat
        others = [entry for entry in self.declined if entry % DECLINED_PRICE != about]
        self.declined = [*others, DECLINED_PRICE * price + about]

    def has_room(self, district: int) -> bool:
        """HA-8.1: whether another house fits there."""
        if district == 0:
            return True
        houses = 0
        for life in self.lives:
            if life.district == district:
                houses += 1
        return houses < ROOM[self.seats][district]

    def has_seat(self, place: int) -> bool:
        """HA-7.11: whether another child fits there."""
        if place < places.PRIMARY or place > places.UNIVERSITY:
            return True
        pupils = 0
        for life in self.lives:
            for child in life.children:
                if child == place:
                    pupils += 1
        return pupils < places.SCHOOL_SEATS[place]

    def director(self) -> int:
        """The seat of the director, or NOBODY."""
        for seat, life in enumerate(self.lives):
            if life.job == jobs.DIRECTOR:
                return seat
        return NOBODY

    def tiles(self, seat: int) -> int:
        """HA-12.1: how many of its tiles a seat has left."""
        left = TILES
        for life in self.lives:
            if life.quarantine == seat:
                left -= 1
            if life.protection == seat:
                left -= 1
        return left

    def glasses(self) -> int:
        """How many glasses nobody sits under."""
        left = GLASSES
        for life in self.lives:
            if life.quarantine != NOBODY:
                left -= 1
        return left

    def richest(self) -> int:
        """HA-15.2: who has the most money, or NOBODY."""
        best = NOBODY
        most = RICH - 1
        for seat, life in enumerate(self.lives):
            money = life.money
            if money > most:
                most = money
                best = seat
            elif money == most:
                best = NOBODY
        return best

    def shown_points(self, seat: int) -> int:
        """HA-15.1: points without hidden cards, in halves."""
        total = self.lasting_points(seat)
        if self.lives[seat].money >= RICH and self.richest() == seat:
            total += POINT
        return total

    def lasting_points(self, seat: int) -> int:
        """The same without the point for the most money, which comes and goes (HA-15.2)."""
        life = self.lives[seat]
        total = POINT * life.job
        if life.open > 0:
            total += life.open * self.deck.points[self.deck.friendship]
        if life.partner == partners.HOME:
            total += POINT
        for place in life.children:
            if place == places.WORK:
                total += POINT
        if life.district > 2:
            total += POINT * (life.district - 2)
        if life.dogs > 0 and life.cats > 0:  # HA-15.3
            total += POINT
            if life.dogs == PETS_OF_A_KIND and life.cats == PETS_OF_A_KIND:
                total += POINT
        if self.parking == seat:
            total += POINT
        if life.ill:
            total -= POINT
        return total

    def points(self, seat: int) -> int:
        """HA-15.1: all points, in halves."""
        return self.shown_points(seat) + self.hidden_points(self.lives[seat])

    def hidden_points(self, life: Life) -> int:
        """HA-15.1: the points of cards in hand, in halves."""
        worth = self.deck.points
        total = 0
        for card in life.hand:
            total += worth[card]
        for card in life.fresh:
            total += worth[card]
        return total

    def coins(self) -> int:
        """HA-16.4: all coins: in the bank, with the players, under the cars."""
        total = self.bank
        for life in self.lives:
            total += life.money
            if life.car > 0:
                total += life.car - BARE_CAR
        return total

    def census(self) -> list[int]:
        """How many copies of each kind of card, dogs, cats and coins are in the match."""
        counts = [0] * len(self.deck.names)
        counts[self.deck.world_trip] += self.box
        dogs = self.dogs
        cats = self.cats
        for life in self.lives:
            counts[self.deck.friendship] += life.open
            for card in life.hand:
                counts[card] += 1
            for card in life.fresh:
                counts[card] += 1
            dogs += life.dogs
            cats += life.cats
        for card in self.pile:
            counts[card] += 1
        counts.append(dogs)
        counts.append(cats)
        counts.append(self.coins())
        return counts
