"""What forbids a move: the one place where the rules of Retire Happy refuse.

A rule is a number, 100 x chapter + number: 6_12 is RH-6.12. Checks stand in the order of their numbers, because
a refusal names the lowest rule that forbids the move (RH-2.13).
"""

from typing import Final

from mypy_extensions import i64

from parcours.games.retire_happy import moves
from parcours.games.retire_happy.deck import (
    CHILD,
    EDUCATION,
    ENTREPRENEUR,
    GOOD_NEWS,
    HOME,
    INVESTMENT,
    JOB,
    NO_LOANS,
    ON_DISCARD,
    ON_PLAY,
    PARTNER,
    PERIODS,
    SKILL_COUNT,
    WHEN_COUNT,
)
from parcours.games.retire_happy.moves import RetireMove
from parcours.games.retire_happy.table import (
    BILL,
    DEPOSIT_STEP,
    DRAFT,
    HAND_LIMIT,
    LOAN,
    NO_STEP,
    NONE,
    OFFERS,
    OVER,
    PLAY,
    RETIREMENT,
    ROLL,
    STAKE,
    START,
    UPKEEP,
    Life,
    Table,
)
from parcours.games.retire_happy.versions import retires_in_steps

# RH-2.1: the phases of each verb, as a bit set, in the order of the verbs' numbers.
PHASES_OF: Final = [
    1 << START,
    1 << DRAFT,
    1 << PLAY,  # attempt
    1 << PLAY | 1 << UPKEEP,  # reroll
    1 << PLAY | 1 << UPKEEP,  # accept
    1 << PLAY,  # play
    1 << PLAY,  # rent
    1 << PLAY | 1 << RETIREMENT,  # buy
    1 << PLAY,  # sell
    1 << PLAY,  # leave
    1 << PLAY,  # invest
    1 << PLAY,  # found
    1 << PLAY | 1 << RETIREMENT,  # deposit
    1 << PLAY | 1 << UPKEEP,  # withdraw
    1 << PLAY | 1 << UPKEEP | 1 << RETIREMENT,  # borrow
    1 << PLAY | 1 << UPKEEP,  # discard
    1 << UPKEEP,  # cash
    1 << UPKEEP,  # keep
    1 << PLAY | 1 << RETIREMENT,  # done
]


def forbids(table: Table, seat: int, move: RetireMove) -> int:
    """The lowest rule that forbids the move, or 0."""
    phase = table.phase()
    verb = move.verb
    if seat < 0 or phase == OVER:
        return 2_01
    awaited = (table.pending[-1].seats >> seat) & 1 == 1
    if phase == START and verb == moves.START:
        return 0 if awaited else 1_06
    if (PHASES_OF[verb] >> phase) & 1 == 0:
        return 2_01
    if (
        phase == RETIREMENT
        and (verb == moves.DEPOSIT or verb == moves.BORROW)
        and not retires_in_steps(table)
    ):
        return 2_01
    if not awaited and phase != PLAY:
        return 2_02
    life = table.lives[seat]
    card = move.card
    if card != NONE and card not in life.hand:
        return 2_03
    if move.using and not _holds(life, card, move.using):
        return 2_03
    if move.number == 0 and verb != moves.TAKE:
        return 2_04
    if cost(table, life, move, phase) > means(life, verb):
        return 2_05
    if verb == moves.TAKE:
        return 0 if 1 <= move.number <= OFFERS and table.offers[move.number - 1] else 3_04
    if phase == PLAY:
        rule = _forbids_now(table, life, move)
        if rule != 0:
            return rule
    elif verb == moves.BUY and table.deck.type[card] != HOME:
        return 5_06
    rule = _forbids_business(table, life, move)
    if rule != 0:
        return rule
    step = table.step()
    if step == NO_STEP or _step_fits(step, verb):
        return 0
    return 14_08 if phase == UPKEEP else 18_12


def _forbids_now(table: Table, life: Life, move: RetireMove) -> int:
    """Chapters 5, 6 and 8: what the play phase, the card and a waiting test allow."""
    verb = move.verb
    if life.done:
        return 5_03
    if verb == moves.DONE and len(life.hand) > HAND_LIMIT:
        return 5_04
    if not verb_fits(verb, table.deck.type[move.card] if move.card != NONE else NONE):
        return 5_06
    if move.using and not all_of_use(table, life, move.card, move.using):
        return 6_06
    if life.attempting != NONE:
        if (
            verb != moves.REROLL
            and verb != moves.ACCEPT
            and verb != moves.BORROW
            and verb != moves.WITHDRAW
        ):
            return 6_12
    elif verb == moves.REROLL or verb == moves.ACCEPT:
        return 6_13
    return forbids_news(table, life, move.card) if verb == moves.PLAY else 0


def _forbids_business(table: Table, life: Life, move: RetireMove) -> int:
    """Chapters 9 to 13: companies, homes and loans."""
    verb = move.verb
    if verb == moves.ATTEMPT:
        return forbids_status(table, life, move.card)
    if verb == moves.FOUND or verb == moves.DEPOSIT:
        return forbids_putting_in(life, verb)
    if verb == moves.BUY:
        if move.number != NONE and move.number > min(life.pension, table.price(move.card)):
            return 11_04
        return 0
    if verb == moves.SELL:
        return 0 if life.home != NONE and life.owner else 11_06
    if verb == moves.LEAVE:
        return 0 if life.home != NONE and not life.owner else 11_07
    if verb == moves.WITHDRAW:
        if not life.entrepreneur:
            return 9_05
        if move.number > life.company:
            return 9_06
        if move.number % 2 == 1 and move.number < life.company:
            return 9_07
    elif verb == moves.BORROW:
        return forbids_borrowing(table, life)
    return 0


def forbids_status(table: Table, life: Life, card: int) -> int:
    """RH-9.2: entrepreneur cards are for entrepreneurs."""
    needed = table.deck.type[card] == ENTREPRENEUR
    return 9_02 if needed and not life.entrepreneur else 0


def forbids_putting_in(life: Life, verb: int) -> int:
    """RH-9.3, RH-9.4, RH-9.8: employees found, entrepreneurs deposit, before any money is taken out."""
    if verb == moves.FOUND:
        if life.entrepreneur:
            return 9_03
    elif not life.entrepreneur:
        return 9_04
    return 9_08 if life.withdrew else 0


def forbids_borrowing(table: Table, life: Life) -> int:
    """RH-13.3, RH-13.4."""
    if life.loans >= table.period:
        return 13_03
    return 13_04 if table.change(NO_LOANS) != 0 else 0


def forbids_news(table: Table, life: Life, card: int) -> int:
    """RH-8.3."""
    return 8_03 if table.deck.needs_loans[card] and life.loans == 0 else 0


def _step_fits(step: int, verb: int) -> bool:
    """RH-14.8, RH-18.12: the moves of each step of the upkeep and of retirement."""
    if step == ROLL:
        return verb == moves.REROLL or verb == moves.ACCEPT
    if step == STAKE:
        return verb == moves.CASH or verb == moves.KEEP
    if step == BILL:
        return verb == moves.DISCARD or verb == moves.WITHDRAW or verb == moves.BORROW
    if step == DEPOSIT_STEP:
        return verb == moves.DEPOSIT or verb == moves.DONE
    return verb == moves.BUY or verb == moves.BORROW or verb == moves.DONE


def verb_fits(verb: int, group: int) -> bool:
    """RH-5.6: each type of card is played with its own verb."""
    if verb == moves.ATTEMPT:
        return group == EDUCATION or group == JOB or group == ENTREPRENEUR
    if verb == moves.PLAY:
        return group == GOOD_NEWS or group == PARTNER or group == CHILD
    if verb == moves.RENT or verb == moves.BUY:
        return group == HOME
    return verb != moves.INVEST or group == INVESTMENT


def _holds(life: Life, card: int, using: list[int]) -> bool:
    """RH-2.3: whether each copy that the move names is in the hand."""
    hand = life.hand
    for used in using:
        named = 1 if used == card else 0
        for other in using:
            if other == used:
                named += 1
        if named > hand.count(used):
            return False
    return True


def cost(table: Table, life: Life, move: RetireMove, phase: int) -> int:
    """RH-2.5: the money that must be in the current account for that move."""
    verb = move.verb
    if verb == moves.FOUND or verb == moves.DEPOSIT:
        return move.number
    if move.card != NONE and not verb_fits(verb, table.deck.type[move.card]):
        return 0  # RH-5.6: only a card that the verb fits costs anything
    if verb == moves.ATTEMPT:
        return table.fee(move.card)
    if verb == moves.PLAY:
        return cost_of_playing(table, life, move.card)
    if verb == moves.INVEST:
        return move.number + table.deck.payments[WHEN_COUNT * move.card + ON_PLAY]
    if verb == moves.BUY:
        price = cost_of_buying(table, life, move.card)
        return price - move.number if move.number != NONE else price
    if verb == moves.RENT:
        return cost_of_moving(table, life, move.card)
    if verb == moves.REROLL and phase == PLAY and life.attempting != NONE:
        return table.fee(life.attempting)
    return 0


def cost_of_playing(table: Table, life: Life, card: int) -> int:
    """What the effects of the card take, and those of the partner whom it replaces (RH-10.2)."""
    deck = table.deck
    payment = deck.payments[WHEN_COUNT * card + ON_PLAY]
    if deck.type[card] == PARTNER and life.partner != NONE:
        payment += deck.payments[WHEN_COUNT * life.partner + ON_DISCARD]
    return payment


def cost_of_buying(table: Table, life: Life, card: int) -> int:
    """The price, and what moving in costs."""
    return table.price(card) + cost_of_moving(table, life, card)


def cost_of_moving(table: Table, life: Life, card: int) -> int:
    """What the effects of the new home and of the old one take."""
    deck = table.deck
    payment = deck.payments[WHEN_COUNT * card + ON_PLAY]
    if life.home != NONE:
        payment += deck.payments[WHEN_COUNT * life.home + ON_DISCARD]
    return payment


def means(life: Life, verb: int) -> int:
    """RH-2.5, RH-11.5: the money there is for it; for a new home, the refund of the old one too."""
    return life.current + life.refund() if verb == moves.BUY or verb == moves.RENT else life.current


def all_of_use(table: Table, life: Life, card: int, using: list[int]) -> bool:
    """RH-6.6: whether leaving out any one of those cards would make the level of the test lower."""
    deck = table.deck
    first = deck.first_skill[card]
    second = deck.second_skill[card]
    one, two = table.tested_skills(life, card, using)
    for used in using:
        icons = SKILL_COUNT * used
        if not lowers(one, two, deck.temp[icons + first], deck.temp[icons + second]):
            return False
    return True


def lowers(one: i64, two: i64, less_one: i64, less_two: i64) -> bool:
    """RH-6.6: whether a level on two skills becomes lower when they lose that much."""
    return min(one - less_one, two - less_two) < min(one, two)


def loans_at_retirement(table: Table, life: Life) -> int:
    """RH-18.11: how many loans a seat may still take for a home, when the fourth period has ended."""
    return max(0, PERIODS - life.loans) if retires_in_steps(table) else 0


def affordable_home(table: Table, life: Life) -> bool:
    """RH-18.3: whether a home in hand could be paid for."""
    means = life.current + life.refund() + LOAN * loans_at_retirement(table, life)
    for card in life.hand:
        if table.deck.type[card] == HOME:
            saved = min(life.pension, table.price(card))
            if cost_of_buying(table, life, card) - saved <= means:
                return True
    return False
