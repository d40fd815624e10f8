"""Tables laid out: by the setup of a match (RH-1), and by hand in the names of docs/reference."""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.errors import LayoutError
from parcours.core.layout import Given, all_copies, check_derived, read_table
from parcours.games.retire_happy.deck import (
    CHILD,
    EDUCATION,
    ENTREPRENEUR,
    EVENT,
    HOME,
    INVESTMENT,
    JOB,
    PARTNER,
    PERIODS,
    START_SIDE,
    TYPES,
    RetireHappyDeck,
)
from parcours.games.retire_happy.draft import anything_offered, deal, wait_for_choice
from parcours.games.retire_happy.state import RetireHappyState
from parcours.games.retire_happy.table import (
    DECISIONS,
    DRAFT,
    FIRST_CHANCES,
    FIRST_MONEY,
    NONE,
    OFFERS,
    PHASES,
    PLAY,
    SEAT_SETS,
    START,
    Life,
)
from parcours.games.retire_happy.view import (
    COMMON_NAMES,
    DECK_NAMES,
    EVENT_NAMES,
    OFFER_NAMES,
    PLAYER_NAMES,
    STATUSES,
    TENURES,
)

# What follows from the rest of the table. Given all the same, as `table()` does, it must agree.
DERIVED_COMMON: Final = ["turn", "to_act", "step"]
DERIVED_PLAYER: Final = ["tenure", "bill", "score"]

LIFE_TYPES: Final = list(range(START_SIDE))
TESTED_TYPES: Final = [EDUCATION, JOB, ENTREPRENEUR]


def set_up(state: RetireHappyState, chance: Chance) -> RetireHappyState:
    """RH-1.3 to RH-1.6: events and decks are shuffled, and each seat is to choose a side of its starting card."""
    deck, seats = state.deck, state.seats
    events = deck.events[:]
    chance.shuffle(events)
    state.events = events[:PERIODS]
    state.unused_events = events[PERIODS:]
    for period in range(PERIODS):
        state.decks[period] = all_copies(deck.copies_in[period])
        chance.shuffle(state.decks[period])
    for life in state.lives:
        life.current = FIRST_MONEY
        life.chances = FIRST_CHANCES
    state.bank = -FIRST_MONEY * seats
    state.pending.append(DECISIONS[SEAT_SETS * START + (1 << seats) - 1])
    return state


class Supply:
    """The cards of the match that a table laid out by hand has not used yet."""

    def __init__(self, deck: RetireHappyDeck) -> None:
        self.deck = deck
        self.left = [copies[:] for copies in deck.copies_in]
        self.events = deck.events[:]
        self.pools: list[list[int]] = []

    def cards(self, given: Given, name: str, types: list[int], period: int = 1) -> list[int]:
        """The cards of a zone, of the types that may lie there, taken from the deck of that period first."""
        cards = given.cards(name, self.deck, None)
        for card in cards:
            group = self.deck.type[card]
            if group not in types:
                raise LayoutError(
                    f"{given.where}.{name}: expected cards of type {', '.join(TYPES[type] for type in types)}, "
                    f"not {self.deck.names[card]}"
                )
            if group != START_SIDE:
                self._use(card, period)
        return cards

    def single(self, given: Given, name: str, types: list[int]) -> int:
        """The card of a place for one, or NONE."""
        cards = self.cards(given, name, types)
        if len(cards) > 1:
            raise LayoutError(f"{given.where}.{name}: expected at most one card, not {len(cards)}")
        return cards[0] if cards else NONE

    def _use(self, card: int, period: int) -> None:
        """A card that is laid out is not dealt any more. There may be more of a kind than the decks have."""
        if card in self.events:
            self.events.remove(card)
            return
        for at in [period - 1, *range(PERIODS)]:
            if self.left[at][card] > 0:
                self.left[at][card] -= 1
                return

    def shuffle(self, chance: Chance) -> None:
        """What is left of each deck, in random order, for zones given by their size."""
        self.pools = [all_copies(left) for left in self.left]
        for pool in self.pools:
            chance.shuffle(pool)
        chance.shuffle(self.events)

    def draw(self, size: int, periods: list[int], where: str) -> list[int]:
        """`size` cards from what is left of the decks of those periods."""
        drawn: list[int] = []
        for period in periods:
            pool = self.pools[period - 1]
            while pool and len(drawn) < size:
                drawn.append(pool.pop())
        if len(drawn) < size:
            raise LayoutError(f"{where}: expected at most {len(drawn)} cards: no more are left")
        return drawn

    def draw_events(self, size: int, where: str) -> list[int]:
        """`size` of the events that are left."""
        if size > len(self.events):
            raise LayoutError(
                f"{where}: expected at most {len(self.events)} events: no more are left"
            )
        return [self.events.pop() for _ in range(size)]


def lay_out(
    state: RetireHappyState, players: list[str], table: dict[str, object], chance: Chance
) -> RetireHappyState:
    """A table laid out by hand; what is left out is as docs/reference says."""
    given, lives = read_table(table, players, COMMON_NAMES, PLAYER_NAMES)
    deck = state.deck
    phases = [PHASES[phase] for phase in (START, DRAFT, PLAY)]
    phase = PHASES.index(given.word("phase", phases, PHASES[PLAY]))
    state.period = _within(given, "period", 1, PERIODS)
    state.round = _within(given, "round", 1, 2)
    if phase == START and state.period != 1:
        raise LayoutError("period: expected 1: the match starts with it")
    state.first = players.index(given.word("first", players, players[0]))

    supply = Supply(deck)
    _lay_common(state, given, phase, supply)
    for seat, own in enumerate(lives):
        _lay_life(state.lives[seat], own, phase, supply, state)
    supply.shuffle(chance)
    _fill(state, given, lives, phase, supply)
    for life in state.lives:
        state.bank -= life.current + life.pension + life.company + sum(life.stakes)
    _begin(state, given, players, phase)
    state.reveals = 0
    check_derived(state.full_view(players), given, DERIVED_COMMON, lives, DERIVED_PLAYER)
    return state


def _lay_common(state: RetireHappyState, given: Given, phase: int, supply: Supply) -> None:
    """Everything in common that is given card by card."""
    for period in range(PERIODS):
        if not given.is_number(DECK_NAMES[period]):
            cards = supply.cards(given, DECK_NAMES[period], LIFE_TYPES, period + 1)
            state.decks[period] = cards[::-1]
        if not given.is_number(EVENT_NAMES[period]):
            state.events[period] = supply.single(given, EVENT_NAMES[period], [EVENT])
    for number in range(OFFERS):
        if not given.is_number(OFFER_NAMES[number]):
            state.offers[number] = supply.cards(
                given, OFFER_NAMES[number], LIFE_TYPES, state.period
            )
    if not given.is_number("event"):
        state.event = supply.single(given, "event", [EVENT])
    if not given.is_number("unused_events"):
        state.unused_events = supply.cards(given, "unused_events", [EVENT])
    if not given.is_number("box"):
        state.box = supply.cards(given, "box", [*LIFE_TYPES, EVENT])
    if phase != PLAY and (state.event != NONE or given.is_number("event")):
        raise LayoutError("event: expected none: it is turned up after the draft (RH-4.1)")
    if phase != DRAFT and _offers_given(given, True):
        raise LayoutError(f"{OFFER_NAMES[0]}: expected offers in phase draft only")


def _lay_life(
    life: Life, given: Given, phase: int, supply: Supply, state: RetireHappyState
) -> None:
    if not given.is_number("hand"):
        for card in supply.cards(given, "hand", LIFE_TYPES):
            life.hold(card)
    life.education = supply.cards(given, "education", [START_SIDE, EDUCATION])
    for at, card in enumerate(life.education):
        if at > 0 and supply.deck.type[card] == START_SIDE:
            raise LayoutError(f"{given.where}.education: expected the starting card first, once")
    life.career = supply.cards(given, "career", [JOB, ENTREPRENEUR])
    life.partner = supply.single(given, "partner", [PARTNER])
    life.children = supply.cards(given, "children", [CHILD])
    for card in [*life.education, *life.career]:
        state.learn(life, card)
    if life.partner != NONE:
        state.learn(life, life.partner)
    _lay_home(life, given, supply)
    life.investments = supply.cards(given, "investments", [INVESTMENT])
    life.stakes = given.numbers("stakes")
    if len(life.stakes) != len(life.investments):
        raise LayoutError(
            f"{given.where}.stakes: expected {len(life.investments)} numbers, one for each investment, "
            f"not {len(life.stakes)}"
        )
    starting = phase == START
    life.current = given.number("current", FIRST_MONEY if starting else 0)
    life.pension = given.number("pension", 0)
    life.company = given.number("company", 0)
    life.entrepreneur = given.word("status", STATUSES, STATUSES[0]) == STATUSES[1]
    life.chances = given.number("chances", FIRST_CHANCES if starting else 0)
    life.loans = given.number("loans", 0)
    life.withdrew = given.flag("withdrew", False)
    life.roll = given.number("roll", 0)
    life.level = given.number("level", 0)
    life.done = given.flag("done", False)
    life.attempting = supply.single(given, "attempting", TESTED_TYPES)
    if life.done and (phase != PLAY or life.attempting != NONE):
        raise LayoutError(
            f"{given.where}.done: expected false before the play phase and while a test waits"
        )
    if life.attempting != NONE and (phase != PLAY or life.chances == 0):
        raise LayoutError(
            f"{given.where}.attempting: a test waits in the play phase only, and for a second chance (RH-6.10)"
        )
    if life.attempting == NONE and life.level != 0:
        raise LayoutError(f"{given.where}.level: expected 0 where no test waits")


def _lay_home(life: Life, given: Given, supply: Supply) -> None:
    """docs/reference: a home is rented, or its owner paid the printed price, unless it says otherwise."""
    life.home = supply.single(given, "home", [HOME])
    if life.home != NONE:
        life.owner = given.word("tenure", TENURES[1:], TENURES[2]) == TENURES[1]
    price = supply.deck.price[life.home] if life.owner else 0
    life.paid = given.number("paid", price)
    if life.paid > 0 and not life.owner:
        raise LayoutError(f"{given.where}.paid: expected 0: only an owner has paid for a home")


def _fill(
    state: RetireHappyState, given: Given, lives: list[Given], phase: int, supply: Supply
) -> None:
    """Zones given by their size, and the decks and events that are still to come."""
    period = state.period
    for seat, own in enumerate(lives):
        if own.is_number("hand"):
            for card in supply.draw(own.number("hand", 0), [period], f"{own.where}.hand"):
                state.lives[seat].hold(card)
    for number in range(OFFERS):
        name = OFFER_NAMES[number]
        if given.is_number(name):
            state.offers[number] = supply.draw(given.number(name, 0), [period], name)
    if given.is_number("event"):
        state.event = _drawn_event(given, "event", supply)
    for later in range(PERIODS):
        name = EVENT_NAMES[later]
        to_come = later + 1 > period or (later + 1 == period and phase != PLAY)
        if given.is_number(name):
            state.events[later] = _drawn_event(given, name, supply)
        elif to_come and not given.has(name) and supply.events:
            state.events[later] = supply.draw_events(1, name)[0]
    if given.is_number("unused_events"):
        state.unused_events = supply.draw_events(given.number("unused_events", 0), "unused_events")
    elif not given.has("unused_events"):
        state.unused_events = supply.events
    if given.is_number("box"):
        past = [period, *range(1, period)]
        state.box = supply.draw(given.number("box", 0), past, "box")
    deal_to_come = phase == START or (
        phase == DRAFT and (state.round == 1 or not _offers_given(given, False))
    )
    for at in range(PERIODS):
        name = DECK_NAMES[at]
        if given.is_number(name):
            state.decks[at] = supply.draw(given.number(name, 0), [at + 1], name)
        elif not given.has(name) and (at + 1 > period or (at + 1 == period and deal_to_come)):
            state.decks[at] = supply.pools[at]


def _drawn_event(given: Given, name: str, supply: Supply) -> int:
    size = given.number(name, 0)
    if size > 1:
        raise LayoutError(f"{name}: expected at most one event, not {size}")
    return supply.draw_events(1, name)[0] if size else NONE


def _begin(state: RetireHappyState, given: Given, players: list[str], phase: int) -> None:
    """Open the decision of the phase."""
    waiting = 0
    if phase == DRAFT:
        if not _offers_given(given, False):
            deal(state)
        if not anything_offered(state):
            raise LayoutError(f"{OFFER_NAMES[0]}: expected an offer that can be taken")
        state.turn = players.index(given.word("turn", players, players[state.first]))
        wait_for_choice(state)
        return
    for seat, life in enumerate(state.lives):
        chosen = len(life.education) > 0 and state.deck.type[life.education[0]] == START_SIDE
        if not (chosen if phase == START else life.done):
            waiting |= 1 << seat
    if waiting == 0:
        name = "education" if phase == START else "done"
        raise LayoutError(f"{name}: expected a player who has not finished phase {PHASES[phase]}")
    state.pending.append(DECISIONS[SEAT_SETS * phase + waiting])


def _offers_given(given: Given, filled: bool) -> bool:
    """Whether any offer is given; with `filled`, one that is not empty."""
    for name in OFFER_NAMES:
        if given.has(name) and (not filled or given.values[name]):
            return True
    return False


def _within(given: Given, name: str, least: int, most: int) -> int:
    number = given.number(name, 1)
    if not least <= number <= most:
        raise LayoutError(
            f"{given.where}.{name}: expected a whole number from {least} to {most}, not {number}"
        )
    return number
