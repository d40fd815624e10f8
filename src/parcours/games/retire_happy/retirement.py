"""Retirement and score (RH-18)."""

from typing import Final

from parcours.core.journal import Journal
from parcours.core.state import places_of
from parcours.games.retire_happy.deck import AT_END, MOST_SEATS
from parcours.games.retire_happy.legality import affordable_home, forbids_putting_in
from parcours.games.retire_happy.moves import DEPOSIT
from parcours.games.retire_happy.purses import apply_effects, save, share_fund
from parcours.games.retire_happy.table import (
    DEPOSIT_STEP,
    HOME_STEP,
    NO_STEP,
    NONE,
    REPAYMENT,
    RETIREMENT_DECISIONS,
    Life,
    Table,
)
from parcours.games.retire_happy.versions import retires_in_steps

END_RULE: Final = 18_08


def begin_retirement(table: Table, journal: Journal | None) -> None:
    """RH-18.1: the seats retire one after the other."""
    table.turn = table.first
    _retire_from(table, journal)


def end_deposits(table: Table, journal: Journal | None) -> None:
    """RH-18.10: the seat in turn deposits no more, so its fund is shared."""
    if not _ask_for_home(table, journal):
        end_purchase(table, journal)


def end_purchase(table: Table, journal: Journal | None) -> None:
    """RH-18.3: the seat in turn has bought a home or buys none; the others follow."""
    _settle(table, journal)
    table.turn = table.next_seat(table.turn)
    if table.turn == table.first:
        table.pending.clear()
        _end_match(table, journal)
    else:
        _retire_from(table, journal)


def _retire_from(table: Table, journal: Journal | None) -> None:
    """Retire the seats from the one in turn on, as far as nothing is to be asked."""
    while True:
        if _ask_for_deposit(table) or _ask_for_home(table, journal):
            return
        _settle(table, journal)
        table.turn = table.next_seat(table.turn)
        if table.turn == table.first:
            table.pending.clear()
            _end_match(table, journal)
            return


def _wait(table: Table, step: int) -> None:
    table.pending.clear()
    table.pending.append(RETIREMENT_DECISIONS[MOST_SEATS * step + table.turn])


def _ask_for_deposit(table: Table) -> bool:
    """RH-18.10: whether the seat in turn is asked what it still pays into its company."""
    if not may_deposit(table, table.lives[table.turn]):
        return False
    _wait(table, DEPOSIT_STEP)
    return True


def may_deposit(table: Table, life: Life) -> bool:
    """RH-18.10: an entrepreneur with money, who has taken none out of the company in the last period."""
    if not retires_in_steps(table):
        return False
    return life.current > 0 and forbids_putting_in(life, DEPOSIT) == 0


def _ask_for_home(table: Table, journal: Journal | None) -> bool:
    """RH-18.2, RH-18.3: share the fund of the seat in turn; whether it is then asked to buy a home."""
    seat = table.turn
    life = table.lives[seat]
    if life.entrepreneur and life.company > 0:
        if journal is not None:
            journal.tell("shared_fund", seat, number=life.company)
        share_fund(life, life.company)
    if not affordable_home(table, life):
        return False
    _wait(table, HOME_STEP if retires_in_steps(table) else NO_STEP)
    return True


def _settle(table: Table, journal: Journal | None) -> None:
    """RH-18.4 to RH-18.7 for the seat in turn."""
    seat = table.turn
    life = table.lives[seat]
    if life.home != NONE and life.owner:  # RH-18.4
        value = table.deck.price[life.home]
        save(table, life, value)
        if journal is not None:
            journal.tell("home_counted", seat, life.home, number=value)
    saved = life.pension
    if life.partner != NONE:  # RH-18.5
        apply_effects(table, life, life.partner, AT_END)
    for card in life.children:
        apply_effects(table, life, card, AT_END)
    if life.home != NONE:
        apply_effects(table, life, life.home, AT_END)
    for card in life.education:
        apply_effects(table, life, card, AT_END)
    for card in life.career:
        apply_effects(table, life, card, AT_END)
    if journal is not None and life.pension != saved:
        journal.tell("end_effects", seat, number=life.pension - saved)
    due = REPAYMENT * life.loans  # RH-18.6
    if journal is not None and due:
        journal.tell("repaid_loans", seat, number=due)
    life.loans = 0
    part = min(due, life.current)
    life.current -= part
    rest = min(due - part, life.pension)
    life.pension -= rest
    table.bank += part + rest
    unpaid = due - part - rest
    life.score = -unpaid if unpaid else life.pension  # RH-18.7
    if journal is not None:
        status = "retired_entrepreneur" if life.entrepreneur else "retired_employee"
        journal.tell(status, seat, number=life.score)


def _end_match(table: Table, journal: Journal | None) -> None:
    if journal is not None:
        places = ranking(table)
        for seat in range(table.seats):
            if places[seat] == 1:
                journal.tell("won", seat, number=table.lives[seat].score)


def ranking(table: Table) -> list[int]:
    """RH-18.8, RH-18.9: each seat's place: score, then fewer career cards, then more in the current account."""
    return places_of([(life.score, -len(life.career), life.current) for life in table.lives])
