"""The upkeep of each seat: investments, income, expenses (RH-14 to RH-16), and the end of the period (RH-17)."""

from parcours.core.chance import Chance
from parcours.core.journal import Journal
from parcours.games.retire_happy.deck import AT_UPKEEP, MOST_SEATS, PERIODS
from parcours.games.retire_happy.draft import begin_period
from parcours.games.retire_happy.odds import changed_stake, outcome
from parcours.games.retire_happy.purses import (
    apply_effects,
    borrow,
    give_up_home,
    pay,
    receive,
    save,
    throw,
)
from parcours.games.retire_happy.retirement import begin_retirement
from parcours.games.retire_happy.table import BILL, NONE, ROLL, STAKE, UPKEEP_DECISIONS, Life, Table
from parcours.games.retire_happy.versions import retires_in_steps


def begin_upkeep(table: Table, chance: Chance, journal: Journal | None) -> None:
    """RH-14.1: the holder of the First Player token begins."""
    table.turn = table.first
    table.resolving = 0
    _go_on(table, chance, journal)


def _wait(table: Table, step: int) -> None:
    table.pending.clear()
    table.pending.append(UPKEEP_DECISIONS[MOST_SEATS * step + table.turn])


def _go_on(table: Table, chance: Chance, journal: Journal | None) -> None:
    """RH-14.1: go round from where the upkeep has come to, until something is to be decided."""
    while True:
        if _resolve_investments(table, chance, journal) or _make_up_bill(table, journal):
            return
        if _next_seat(table, journal):
            return


def _next_seat(table: Table, journal: Journal | None) -> bool:
    """The next seat's upkeep; true if all have done theirs and the period has ended."""
    table.resolving = 0
    table.turn = table.next_seat(table.turn)
    if table.turn == table.first:
        _end_period(table, journal)
        return True
    return False


# Investments: RH-14


def _resolve_investments(table: Table, chance: Chance, journal: Journal | None) -> bool:
    """RH-14.2: oldest first, from the one that the upkeep has come to; true if the seat has to decide."""
    life = table.lives[table.turn]
    while table.resolving < len(life.investments):
        _throw_for(table, life, chance, journal)
        if life.chances > 0:  # RH-14.3
            _wait(table, ROLL)
            return True
        if _settle_stake(table, life, journal):
            return True
    return False


def _throw_for(table: Table, life: Life, chance: Chance, journal: Journal | None) -> None:
    total = throw(table, life, chance)
    if journal is not None:
        journal.tell(
            "threw_for_investment", table.turn, life.investments[table.resolving], number=total
        )


def _settle_stake(table: Table, life: Life, journal: Journal | None) -> bool:
    """RH-14.4 to RH-14.7: the throw stands; true if the seat has to say what becomes of the stake."""
    at = table.resolving
    card = life.investments[at]
    before = life.stakes[at]
    stake = changed_stake(before, outcome(table, card, life.roll))
    stakes = life.stakes[:]
    stakes[at] = stake
    life.stakes = stakes
    table.bank -= stake - before
    if journal is not None:
        if stake > before:
            journal.tell("stake_rose", table.turn, card, number=stake)
        elif stake == 0:
            journal.tell("stake_lost", table.turn, card)
        elif stake < before:
            journal.tell("stake_fell", table.turn, card, number=stake)
        else:
            journal.tell("stake_stayed", table.turn, card, number=stake)
    if stake == 0:
        _take_off(table, life)
        return False
    if table.period == PERIODS:
        _cash(table, life, journal)
        return False
    _wait(table, STAKE)
    return True


def _cash(table: Table, life: Life, journal: Journal | None) -> None:
    """RH-14.6: the whole stake goes to the current account."""
    stake = life.stakes[table.resolving]
    if journal is not None:
        journal.tell("cashed", table.turn, life.investments[table.resolving], number=stake)
    life.current += stake
    _take_off(table, life)


def _take_off(table: Table, life: Life) -> None:
    """The investment that the upkeep has come to goes to the box, without its stake."""
    at = table.resolving
    table.box.append(life.investments[at])
    life.investments = life.investments[:at] + life.investments[at + 1 :]
    life.stakes = life.stakes[:at] + life.stakes[at + 1 :]


def reroll(table: Table, chance: Chance, journal: Journal | None) -> None:
    """RH-14.3: a token for another throw, which stands."""
    life = table.lives[table.turn]
    life.chances -= 1
    if journal is not None:
        journal.tell("rerolled", table.turn, life.investments[table.resolving])
    _throw_for(table, life, chance, journal)
    accept(table, chance, journal)


def accept(table: Table, chance: Chance, journal: Journal | None) -> None:
    """RH-14.3: the throw stands."""
    if not _settle_stake(table, table.lives[table.turn], journal):
        _go_on(table, chance, journal)


def cash(table: Table, chance: Chance, journal: Journal | None) -> None:
    """RH-14.6."""
    _cash(table, table.lives[table.turn], journal)
    _go_on(table, chance, journal)


def keep(table: Table, chance: Chance, journal: Journal | None) -> None:
    """RH-14.6: card and stake stay for the next upkeep."""
    if journal is not None:
        life = table.lives[table.turn]
        journal.tell("kept", table.turn, life.investments[table.resolving])
    table.resolving += 1
    _go_on(table, chance, journal)


# Income and expenses: RH-15, RH-16


def _make_up_bill(table: Table, journal: Journal | None) -> bool:
    """Income, then the bill; true if the seat is short and has to decide."""
    seat = table.turn
    life = table.lives[seat]
    _receive_income(table, seat, life, journal)
    if table.too_small(life):  # RH-16.6
        if journal is not None:
            journal.tell("lost_home", seat, life.home)
        give_up_home(table, life)
    life.bill = table.expenses(life)
    return not pay_bill(table, seat, life, journal)


def _receive_income(table: Table, seat: int, life: Life, journal: Journal | None) -> None:
    """RH-15: wage and pension, the partner's income, and what the uncovered cards bring."""
    wage = table.wage(life)
    contribution = table.contribution(life)
    receive(table, life, wage)
    save(table, life, contribution)
    if journal is not None and wage:
        journal.tell("earned", seat, life.career[-1], number=wage)
    if journal is not None and contribution:
        journal.tell("saved", seat, life.career[-1], number=contribution)
    if life.partner != NONE:  # RH-15.4
        income = table.deck.income[life.partner]
        receive(table, life, income)
        if journal is not None and income:
            journal.tell("partner_earned", seat, life.partner, number=income)
    if life.education:  # RH-15.5, RH-7.4
        apply_effects(table, life, life.education[-1], AT_UPKEEP)
    if life.career:
        apply_effects(table, life, life.career[-1], AT_UPKEEP)
    if life.partner != NONE:
        apply_effects(table, life, life.partner, AT_UPKEEP)
    for card in life.children:
        apply_effects(table, life, card, AT_UPKEEP)
    if life.home != NONE:
        apply_effects(table, life, life.home, AT_UPKEEP)


def pay_bill(table: Table, seat: int, life: Life, journal: Journal | None) -> bool:
    """RH-16.9 to RH-16.11: pay if the money is there or must be borrowed; false if the seat may still find some."""
    bill = life.bill
    if life.current < bill:
        if life.hand or (life.entrepreneur and life.company >= 2):
            _wait(table, BILL)
            return False
        forced = 0
        while life.current < bill:  # RH-16.11
            borrow(table, life)
            forced += 1
        if journal is not None:
            journal.tell("forced_loans", seat, number=forced)
    pay(table, life, bill)
    life.bill = 0
    if journal is not None and bill:
        journal.tell("paid_bill", seat, number=bill)
    return True


def found_money(table: Table, chance: Chance, journal: Journal | None) -> None:
    """RH-16.10: the seat in turn has discarded, withdrawn or borrowed for its bill."""
    seat = table.turn
    if not pay_bill(table, seat, table.lives[seat], journal):
        return
    if not _next_seat(table, journal):
        _go_on(table, chance, journal)


# End of a period: RH-17


def _end_period(table: Table, journal: Journal | None) -> None:
    if table.event != NONE:  # RH-17.1
        table.box.append(table.event)
        table.event = NONE
    last = table.period == PERIODS
    for life in table.lives:
        life.done = False
        if not last or not retires_in_steps(table):
            life.withdrew = False
    if last:  # RH-17.2
        begin_retirement(table, journal)
    else:
        table.period += 1
        begin_period(table, journal)
