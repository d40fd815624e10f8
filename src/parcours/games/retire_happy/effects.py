"""What a move does, each rule beside its number. Draft, upkeep and retirement have files of their own."""

from parcours.core.chance import Chance
from parcours.core.journal import Journal
from parcours.games.retire_happy import moves, retirement, upkeep
from parcours.games.retire_happy.deck import CHILD, EDUCATION, JOB, ON_DISCARD, ON_PLAY, PARTNER
from parcours.games.retire_happy.draft import begin_period, take
from parcours.games.retire_happy.moves import RetireMove
from parcours.games.retire_happy.purses import (
    apply_effects,
    borrow,
    give_up_home,
    pay,
    receive,
    share_fund,
    throw,
)
from parcours.games.retire_happy.table import (
    BILL,
    DECISIONS,
    DEPOSIT_STEP,
    NONE,
    PLAY,
    RETIREMENT,
    SEAT_SETS,
    START,
    UPKEEP,
    Life,
    Table,
)


def apply(
    table: Table, seat: int, move: RetireMove, chance: Chance, journal: Journal | None
) -> None:
    """Carry out a legal move and all that follows from it."""
    verb = move.verb
    life = table.lives[seat]
    decision = table.pending[-1]
    phase = decision.kind
    if verb == moves.ATTEMPT:
        _attempt(table, seat, life, move, chance, journal)
    elif verb == moves.TAKE:
        take(table, seat, move.number, journal)
    elif verb == moves.DISCARD:
        life.hand.remove(move.card)
        table.box.append(move.card)
        receive(table, life, 1)  # RH-5.7
        if journal is not None:
            journal.tell("discarded", seat, move.card)
    elif verb == moves.BORROW:
        borrow(table, life)
        if journal is not None:
            journal.tell("borrowed", seat, number=life.loans)
    elif verb == moves.DONE:
        if phase == PLAY:
            _done(table, seat, life, chance, journal)
        elif decision.about == DEPOSIT_STEP:
            retirement.end_deposits(table, journal)
        else:
            retirement.end_purchase(table, journal)
    elif verb == moves.PLAY:
        _play(table, seat, life, move.card, journal)
    elif verb == moves.RENT or verb == moves.BUY:
        _move_in(table, seat, life, move, journal)
        if phase == RETIREMENT:
            retirement.end_purchase(table, journal)
    elif verb == moves.SELL or verb == moves.LEAVE:
        if journal is not None:
            told = "sold_home" if verb == moves.SELL else "left_home"
            journal.tell(told, seat, life.home, number=life.refund())
        give_up_home(table, life)
    elif verb == moves.REROLL:
        if phase == UPKEEP:
            upkeep.reroll(table, chance, journal)
        else:
            _reroll(table, seat, life, chance, journal)
    elif verb == moves.ACCEPT:
        if phase == UPKEEP:
            upkeep.accept(table, chance, journal)
        else:
            _fail(table, seat, life, journal)  # RH-6.11
    elif verb == moves.INVEST:
        _invest(table, seat, life, move, journal)
    elif verb == moves.FOUND or verb == moves.DEPOSIT:
        life.current -= move.number  # RH-9.3, RH-9.4
        life.company += move.number
        life.entrepreneur = True
        if journal is not None:
            journal.tell(
                "founded" if verb == moves.FOUND else "deposited", seat, number=move.number
            )
        if phase == RETIREMENT and life.current == 0:  # RH-18.10
            retirement.end_deposits(table, journal)
    elif verb == moves.CASH:
        upkeep.cash(table, chance, journal)
    elif verb == moves.KEEP:
        upkeep.keep(table, chance, journal)
    elif verb == moves.START:
        _start(table, seat, life, move.card, journal)
    else:
        share_fund(life, move.number)  # RH-9.5
        life.withdrew = True
        if journal is not None:
            journal.tell("withdrew", seat, number=move.number)
    if decision.about == BILL:
        upkeep.found_money(table, chance, journal)


def _start(table: Table, seat: int, life: Life, side: int, journal: Journal | None) -> None:
    """RH-1.6, RH-1.7."""
    life.education = [*life.education, side]
    table.learn(life, side)
    if journal is not None:
        journal.tell("started", seat, side)
    waiting = table.pending[-1].seats & ~(1 << seat)
    if waiting:
        table.pending[-1] = DECISIONS[SEAT_SETS * START + waiting]
    else:
        begin_period(table, journal)


def _done(table: Table, seat: int, life: Life, chance: Chance, journal: Journal | None) -> None:
    """RH-5.3, RH-5.5."""
    life.done = True
    if journal is not None:
        journal.tell("done", seat)
    waiting = table.pending[-1].seats & ~(1 << seat)
    if waiting:
        table.pending[-1] = DECISIONS[SEAT_SETS * PLAY + waiting]
    else:
        upkeep.begin_upkeep(table, chance, journal)


# Tests: RH-6


def _attempt(
    table: Table, seat: int, life: Life, move: RetireMove, chance: Chance, journal: Journal | None
) -> None:
    """RH-6.7: the fee, the cards after `using`, the dice."""
    card = move.card
    level = table.test_level(life, card, move.using)
    pay(table, life, table.fee(card))
    life.hand.remove(card)
    for used in move.using:
        life.hand.remove(used)
        table.box.append(used)
    life.attempting = card
    life.level = level
    if journal is not None:
        told = "attempted_using" if move.using else "attempted"
        journal.tell(told, seat, card, cards=move.using)
    if _throw(table, seat, life, chance, journal):
        _succeed(table, seat, life, journal)
    elif life.chances == 0:
        _fail(table, seat, life, journal)  # RH-6.9
    elif journal is not None:
        journal.tell("may_reroll", seat, card)  # RH-6.10


def _reroll(table: Table, seat: int, life: Life, chance: Chance, journal: Journal | None) -> None:
    """RH-6.10, RH-8.1: a token and the fee again for a throw that is final."""
    life.chances -= 1
    pay(table, life, table.fee(life.attempting))
    if journal is not None:
        journal.tell("rerolled", seat, life.attempting)
    if _throw(table, seat, life, chance, journal):
        _succeed(table, seat, life, journal)
    else:
        _fail(table, seat, life, journal)


def _throw(table: Table, seat: int, life: Life, chance: Chance, journal: Journal | None) -> bool:
    """RH-6.7: whether the dice and the level reach the target."""
    total = throw(table, life, chance)
    if journal is not None:
        journal.tell("threw", seat, life.attempting, number=total)
    return total + life.level >= table.deck.target[life.attempting]


def _succeed(table: Table, seat: int, life: Life, journal: Journal | None) -> None:
    """RH-6.8: the card covers the newest of its column (RH-7.1); a job ends an entrepreneur's company."""
    card = life.attempting
    life.attempting = NONE
    life.level = 0
    group = table.deck.type[card]
    if group == EDUCATION:
        life.education = [*life.education, card]
    else:
        life.career = [*life.career, card]
    table.learn(life, card)
    if journal is not None:
        journal.tell("succeeded", seat, card)
    if group == JOB and life.entrepreneur:  # RH-9.9
        if journal is not None:
            journal.tell("became_employee", seat, card)
        life.entrepreneur = False
        if life.company > 0:
            if journal is not None:
                journal.tell("shared_fund", seat, number=life.company)
            share_fund(life, life.company)
            life.withdrew = True  # RH-9.8: only if money has left the fund
    apply_effects(table, life, card, ON_PLAY)


def _fail(table: Table, seat: int, life: Life, journal: Journal | None) -> None:
    """RH-6.9, RH-6.11: the card goes to the box."""
    table.box.append(life.attempting)
    if journal is not None:
        journal.tell("failed", seat, life.attempting)
    life.attempting = NONE
    life.level = 0


# Other cards: RH-8.2, RH-10, RH-11, RH-12


def _play(table: Table, seat: int, life: Life, card: int, journal: Journal | None) -> None:
    """RH-8.2, RH-10.1, RH-10.2, RH-10.4."""
    life.hand.remove(card)
    if journal is not None:
        journal.tell("played", seat, card)
    group = table.deck.type[card]
    if group == PARTNER:
        old = life.partner
        if old != NONE:
            if journal is not None:
                journal.tell("parted", seat, old)
            table.box.append(old)
            table.unlearn(life, old)
            life.partner = NONE
            apply_effects(table, life, old, ON_DISCARD)
        life.partner = card
        table.learn(life, card)
    elif group == CHILD:
        life.children = [*life.children, card]
    else:
        table.box.append(card)
    apply_effects(table, life, card, ON_PLAY)


def _move_in(
    table: Table, seat: int, life: Life, move: RetireMove, journal: Journal | None
) -> None:
    """RH-11.2 to RH-11.5: the old home leaves first, so that its refund helps to pay."""
    card = move.card
    life.hand.remove(card)
    if life.home != NONE:
        if journal is not None:
            told = "sold_home" if life.owner else "left_home"
            journal.tell(told, seat, life.home, number=life.refund())
        give_up_home(table, life)
    life.home = card
    if move.verb == moves.RENT:
        if journal is not None:
            journal.tell("rented", seat, card)
    else:
        price = table.price(card)
        pension = max(0, move.number)
        pay(table, life, price - pension)
        life.pension -= pension
        table.bank += pension
        life.owner = True
        life.paid = price
        if journal is not None:
            journal.tell("bought", seat, card, number=price)
    apply_effects(table, life, card, ON_PLAY)


def _invest(table: Table, seat: int, life: Life, move: RetireMove, journal: Journal | None) -> None:
    """RH-12.1: the stake goes onto the card."""
    life.hand.remove(move.card)
    life.current -= move.number
    life.investments = [*life.investments, move.card]
    life.stakes = [*life.stakes, move.number]
    if journal is not None:
        journal.tell("invested", seat, move.card, number=move.number)
    apply_effects(table, life, move.card, ON_PLAY)
