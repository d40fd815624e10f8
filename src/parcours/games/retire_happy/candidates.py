"""Every legal move, built from the conditions of `legality` for the cards and the money that are there.

Whose turn it is, and that cards are in the hand, holds by construction, so only what is left to ask is asked.
"""

from mypy_extensions import i64

from parcours.core.state import Move
from parcours.games.retire_happy import legality, moves
from parcours.games.retire_happy.deck import (
    ENTREPRENEUR,
    HOME,
    INVESTMENT,
    ON_PLAY,
    SKILL_COUNT,
    WHEN_COUNT,
    RetireHappyDeck,
)
from parcours.games.retire_happy.moves import RetireMove
from parcours.games.retire_happy.table import (
    BILL,
    DEPOSIT_STEP,
    DRAFT,
    HAND_LIMIT,
    HOME_STEP,
    NONE,
    OFFERS,
    PLAY,
    ROLL,
    START,
    UPKEEP,
    Life,
    Table,
)


def legal_moves(table: Table, seat: int) -> list[Move]:
    """Every move that the seat, which is to act, may make now, each once."""
    legal: list[Move] = []
    decision = table.pending[-1]
    life = table.lives[seat]
    known = table.deck.moves
    phase = decision.kind
    if phase == PLAY:
        if life.attempting == NONE:
            _from_hand(table, life, legal)
            _business(table, life, legal)
            if len(life.hand) <= HAND_LIMIT:
                legal.append(known.done)
        else:
            legal.append(known.accept)
            if table.fee(life.attempting) <= life.current:
                legal.append(known.reroll)
        _borrowing(table, life, legal)
    elif phase == DRAFT:
        for at in range(OFFERS):
            if table.offers[at]:
                legal.append(known.take.of(at + 1))
    elif phase == UPKEEP:
        _upkeep(table, life, decision.about, legal)
    elif phase == START:
        for side in table.deck.sides:
            legal.append(known.start[side])
    else:
        _retirement(table, life, decision.about, legal)
    return legal


def _upkeep(table: Table, life: Life, step: int, legal: list[Move]) -> None:
    """RH-14.8: the moves of the step."""
    known = table.deck.moves
    if step == ROLL:
        legal.append(known.accept)
        legal.append(known.reroll)
    elif step == BILL:
        before = NONE
        for card in life.hand:
            if card != before:
                legal.append(known.discard[card])
            before = card
        _borrowing(table, life, legal)
    else:
        legal.append(known.cash)
        legal.append(known.keep)


def _retirement(table: Table, life: Life, step: int, legal: list[Move]) -> None:
    """RH-18.12: the moves of the step."""
    known = table.deck.moves
    legal.append(known.done)
    if step == DEPOSIT_STEP:
        known.deposit.list_all(legal, 1, life.current)
        return
    if step == HOME_STEP and legality.forbids_borrowing(table, life) == 0:
        legal.append(known.borrow)
    before = NONE
    for card in life.hand:
        if card != before and table.deck.type[card] == HOME:
            _purchases(table, life, card, _left_for_home(table, life, card), legal)
        before = card


def _from_hand(table: Table, life: Life, legal: list[Move]) -> None:
    """RH-5.2: each kind in the hand for what it is, and for 1."""
    deck = table.deck
    known = deck.moves
    current = life.current
    before = NONE
    for card in life.hand:
        if card == before:
            continue
        before = card
        legal.append(known.discard[card])
        group = deck.type[card]
        if group <= ENTREPRENEUR:
            if table.fee(card) <= current and legality.forbids_status(table, life, card) == 0:
                _attempts(table, life, card, legal)
        elif group == HOME:
            left = _left_for_home(table, life, card)
            if left >= 0:
                legal.append(known.rent[card])
            _purchases(table, life, card, left, legal)
        elif group == INVESTMENT:
            payment = deck.payments[WHEN_COUNT * card + ON_PLAY]
            known.invest[card].list_all(legal, 1, current - payment)
        elif (
            legality.cost_of_playing(table, life, card) <= current
            and legality.forbids_news(table, life, card) == 0
        ):
            legal.append(known.play[card])


def _business(table: Table, life: Life, legal: list[Move]) -> None:
    """Homes in play, and money into the company."""
    known = table.deck.moves
    if life.home != NONE:
        legal.append(known.sell if life.owner else known.leave)
    verb = moves.DEPOSIT if life.entrepreneur else moves.FOUND
    if legality.forbids_putting_in(life, verb) == 0:
        into = known.deposit if life.entrepreneur else known.found
        into.list_all(legal, 1, life.current)


def _borrowing(table: Table, life: Life, legal: list[Move]) -> None:
    """A loan, and money out of the company (RH-9.7: even amounts, and the whole fund)."""
    known = table.deck.moves
    if legality.forbids_borrowing(table, life) == 0:
        legal.append(known.borrow)
    if not life.entrepreneur:
        return
    fund = life.company
    known.withdraw.list_even(legal, fund)
    if fund % 2 == 1:
        legal.append(known.withdraw.of(fund))


def _left_for_home(table: Table, life: Life, card: int) -> int:
    """What is left of the money when the effects of moving into that home are paid."""
    return legality.means(life, moves.RENT) - legality.cost_of_moving(table, life, card)


def _purchases(table: Table, life: Life, card: int, left: int, legal: list[Move]) -> None:
    """RH-11.3, RH-11.4: with what the money that is left lacks, or more, from the pension fund."""
    known = table.deck.moves
    price = table.price(card)
    if price <= left:
        legal.append(known.buy[card])
    known.buy_with[card].list_all(legal, max(1, price - left), min(life.pension, price))


# Attempts: RH-6.5, RH-6.6


def _attempts(table: Table, life: Life, card: int, legal: list[Move]) -> None:
    """The attempt alone, and with each set of cards that are all of use, named in alphabetical order."""
    deck = table.deck
    legal.append(deck.moves.attempt[card])
    helpers = _helpers(deck, life, card)
    if not helpers:
        return
    either = deck.first_skill[card] != deck.second_skill[card]
    # A set of helpers has a bit for each. Of equal ones the later is in only where the earlier is, so that each set
    # comes once: its bit in `doubles` asks for the bit below.
    doubles: i64 = 0
    bit: i64 = 1
    before = NONE
    for helper in helpers:
        if helper == before:
            doubles |= bit
        before = helper
        bit += bit
    chosen: i64 = 1
    while chosen < bit:
        alone = chosen & doubles & ~(chosen << 1)
        if alone:
            # Go on at the next set that has the bit below the lowest of these.
            lacking = (alone & -alone) >> 1
            chosen = (chosen | lacking) & -lacking
            continue
        # On one skill every helper raises the level; on two, only where both sides need them.
        if not either or _all_of_use(table, life, card, helpers, chosen):
            using: list[int] = []
            left = chosen
            for helper in helpers:
                if left & 1:
                    using.append(helper)
                left >>= 1
            legal.append(RetireMove(moves.ATTEMPT, card, using=using))
        chosen += 1


def _all_of_use(table: Table, life: Life, card: int, helpers: list[int], chosen: i64) -> bool:
    """RH-6.6, for a set of the helpers."""
    deck = table.deck
    temp = deck.temp
    first: i64 = deck.first_skill[card]
    second: i64 = deck.second_skill[card]
    one: i64 = life.levels[first]
    two: i64 = life.levels[second]
    left = chosen
    for helper in helpers:
        if left & 1:
            icons: i64 = SKILL_COUNT * helper
            one += temp[icons + first]
            two += temp[icons + second]
        left >>= 1
    left = chosen
    for helper in helpers:
        if left & 1:
            icons = SKILL_COUNT * helper
            if not legality.lowers(one, two, temp[icons + first], temp[icons + second]):
                return False
        left >>= 1
    return True


def _helpers(deck: RetireHappyDeck, life: Life, card: int) -> list[int]:
    """The other cards in hand that can raise the level of that card's test, in alphabetical order."""
    helps = deck.helps[card]
    rank = deck.rank
    found: list[int] = []
    own = True  # one copy of the card itself is attempted
    for helper in life.hand:
        if not helps[helper]:
            continue
        if helper == card and own:
            own = False
            continue
        at = len(found)
        while at > 0 and rank[found[at - 1]] > rank[helper]:
            at -= 1
        found.insert(at, helper)
    first = deck.first_skill[card]
    second = deck.second_skill[card]
    if len(found) < 2 or first == second:  # one alone is looked at like any set
        return found
    temp = deck.temp
    one = life.levels[first]
    two = life.levels[second]
    for helper in found:
        one += temp[SKILL_COUNT * helper + first]
        two += temp[SKILL_COUNT * helper + second]
    # What the one side can never need, because the other stays lower whatever is used, helps nothing.
    if life.levels[first] >= two:
        return [helper for helper in found if temp[SKILL_COUNT * helper + second] > 0]
    if life.levels[second] >= one:
        return [helper for helper in found if temp[SKILL_COUNT * helper + first] > 0]
    return found
