"""Every legal move, built from the conditions of `legality` for the cards and the money that are there.

Whose turn it is, and that cards are in the hand, holds by construction, so only what is left to ask is asked.
"""

from parcours.core.state import Move
from parcours.games.retire_happy.deck import (
    ENTREPRENEUR,
    HOME,
    INVESTMENT,
    ON_PLAY,
    SKILL_COUNT,
    WHEN_COUNT,
    RetireHappyDeck,
)
from parcours.games.retire_happy.legality import (
    all_of_use,
    cost_of_moving,
    cost_of_playing,
    forbids_borrowing,
    forbids_news,
    forbids_putting_in,
    forbids_status,
    means,
)
from parcours.games.retire_happy.moves import ATTEMPT, DEPOSIT, FOUND, RENT, RetireMove
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
    moves: list[Move] = []
    decision = table.pending[-1]
    life = table.lives[seat]
    known = table.deck.moves
    phase = decision.kind
    if phase == PLAY:
        if life.attempting == NONE:
            _from_hand(table, life, moves)
            _business(table, life, moves)
            if len(life.hand) <= HAND_LIMIT:
                moves.append(known.done)
        else:
            moves.append(known.accept)
            if table.fee(life.attempting) <= life.current:
                moves.append(known.reroll)
        _borrowing(table, life, moves)
    elif phase == DRAFT:
        for at in range(OFFERS):
            if table.offers[at]:
                moves.append(known.take.of(at + 1))
    elif phase == UPKEEP:
        _upkeep(table, life, decision.about, moves)
    elif phase == START:
        for side in table.deck.sides:
            moves.append(known.start[side])
    else:
        _retirement(table, life, decision.about, moves)
    return moves


def _upkeep(table: Table, life: Life, step: int, moves: list[Move]) -> None:
    """RH-14.8: the moves of the step."""
    known = table.deck.moves
    if step == ROLL:
        moves.append(known.accept)
        moves.append(known.reroll)
    elif step == BILL:
        before = NONE
        for card in life.hand:
            if card != before:
                moves.append(known.discard[card])
            before = card
        _borrowing(table, life, moves)
    else:
        moves.append(known.cash)
        moves.append(known.keep)


def _retirement(table: Table, life: Life, step: int, moves: list[Move]) -> None:
    """RH-18.12: the moves of the step."""
    known = table.deck.moves
    moves.append(known.done)
    if step == DEPOSIT_STEP:
        known.deposit.list_all(moves, 1, life.current)
        return
    if step == HOME_STEP and forbids_borrowing(table, life) == 0:
        moves.append(known.borrow)
    before = NONE
    for card in life.hand:
        if card != before and table.deck.type[card] == HOME:
            _purchases(table, life, card, _left_for_home(table, life, card), moves)
        before = card


def _from_hand(table: Table, life: Life, moves: list[Move]) -> None:
    """RH-5.2: each kind in the hand for what it is, and for 1."""
    deck = table.deck
    known = deck.moves
    current = life.current
    before = NONE
    for card in life.hand:
        if card == before:
            continue
        before = card
        moves.append(known.discard[card])
        group = deck.type[card]
        if group <= ENTREPRENEUR:
            if table.fee(card) <= current and forbids_status(table, life, card) == 0:
                _attempts(table, life, card, moves)
        elif group == HOME:
            left = _left_for_home(table, life, card)
            if left >= 0:
                moves.append(known.rent[card])
            _purchases(table, life, card, left, moves)
        elif group == INVESTMENT:
            payment = deck.payments[WHEN_COUNT * card + ON_PLAY]
            known.invest[card].list_all(moves, 1, current - payment)
        elif cost_of_playing(table, life, card) <= current and forbids_news(table, life, card) == 0:
            moves.append(known.play[card])


def _business(table: Table, life: Life, moves: list[Move]) -> None:
    """Homes in play, and money into the company."""
    known = table.deck.moves
    if life.home != NONE:
        moves.append(known.sell if life.owner else known.leave)
    verb = DEPOSIT if life.entrepreneur else FOUND
    if forbids_putting_in(life, verb) == 0:
        into = known.deposit if life.entrepreneur else known.found
        into.list_all(moves, 1, life.current)


def _borrowing(table: Table, life: Life, moves: list[Move]) -> None:
    """A loan, and money out of the company (RH-9.7: even amounts, and the whole fund)."""
    known = table.deck.moves
    if forbids_borrowing(table, life) == 0:
        moves.append(known.borrow)
    if not life.entrepreneur:
        return
    fund = life.company
    known.withdraw.list_even(moves, fund)
    if fund % 2 == 1:
        moves.append(known.withdraw.of(fund))


def _left_for_home(table: Table, life: Life, card: int) -> int:
    """What is left of the money when the effects of moving into that home are paid."""
    return means(life, RENT) - cost_of_moving(table, life, card)


def _purchases(table: Table, life: Life, card: int, left: int, moves: list[Move]) -> None:
    """RH-11.3, RH-11.4: with what the money that is left lacks, or more, from the pension fund."""
    known = table.deck.moves
    price = table.price(card)
    if price <= left:
        moves.append(known.buy[card])
    known.buy_with[card].list_all(moves, max(1, price - left), min(life.pension, price))


# Attempts: RH-6.5, RH-6.6


def _attempts(table: Table, life: Life, card: int, moves: list[Move]) -> None:
    """The attempt alone, and with each set of cards that are all of use, named in alphabetical order."""
    deck = table.deck
    moves.append(deck.moves.attempt[card])
    helpers = _helpers(deck, life, card)
    if not helpers:
        return
    either = deck.first_skill[card] != deck.second_skill[card]
    sets: list[list[int]] = [[]]
    before = NONE
    fresh = 0  # the first of the sets that hold all copies of `before` so far
    for helper in helpers:
        # Of equal cards the later is added only where the earlier is in, so that each set comes once.
        start = fresh if helper == before else 0
        fresh = len(sets)
        for at in range(start, fresh):
            using = sets[at] + [helper]
            sets.append(using)
            # On one skill every helper raises the level; on two, only where both sides need them.
            if not either or all_of_use(table, life, card, using):
                moves.append(RetireMove(ATTEMPT, card, using=using))
        before = helper


def _helpers(deck: RetireHappyDeck, life: Life, card: int) -> list[int]:
    """The other cards in hand that can raise the level of that card's test, in alphabetical order."""
    first = deck.first_skill[card]
    second = deck.second_skill[card]
    temp = deck.temp
    rank = deck.rank
    found: list[int] = []
    own = True  # one copy of the card itself is attempted
    for helper in life.hand:
        if helper == card and own:
            own = False
            continue
        if temp[SKILL_COUNT * helper + first] + temp[SKILL_COUNT * helper + second] > 0:
            at = len(found)
            while at > 0 and rank[found[at - 1]] > rank[helper]:
                at -= 1
            found.insert(at, helper)
    if first == second:
        return found
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
