"""What an event does when it is revealed: PS-7."""

from typing import Final

from parcours.core.journal import Journal
from parcours.core.zones import with_value
from parcours.games.power_struggle.deck import CHAIRMAN, COMMUNICATIONS, KINDS_OF_CERTIFICATE
from parcours.games.power_struggle.moves import ALL_DIVISIONS
from parcours.games.power_struggle.privileges import extra_pay
from parcours.games.power_struggle.purses import earn, show, spend
from parcours.games.power_struggle.table import (
    DOWN,
    FULL_MOTIVATION,
    MAIN,
    NONE,
    OWNER_SHIFT,
    Table,
)

# PS-7.4
FOR_CERTIFICATE: Final = 100
FOR_DEPARTMENT: Final = 100
FOR_MAIN_DEPARTMENT: Final = 200
FOR_BOARD: Final = 150
FOR_CHAIRMAN: Final = 300
PRESENT: Final = 100  # PS-7.7, PS-7.10, PS-7.11
SEVERANCE: Final = 200  # PS-7.9


def take_effect(table: Table, card: int, journal: Journal | None) -> None:
    """Carry out an event other than the directors' meeting; PS-7.12: some do nothing."""
    deck = table.deck
    if card == deck.bonus_payment:
        for seat in range(table.seats):
            amount = bonus(table, seat)
            earn(table, seat, amount)
            if journal is not None:
                journal.tell("got_bonus", seat, number=amount)
    elif card == deck.moron_card:
        _pay_the_others(table, journal)
    elif card == deck.board_scandal:
        _oust_chairman(table, journal)
    elif card == deck.birthday:
        owed = [0] * table.seats
        if table.chairman != NONE:
            owed[table.chairman] += PRESENT
        for division in range(ALL_DIVISIONS):
            head = table.heads[division]
            if head != NONE and division != COMMUNICATIONS:
                owed[head] += PRESENT
        _collect(table, owed, journal)
    elif card == deck.summer_party:
        owed = [0] * table.seats
        for seat in table.board:
            owed[seat] += PRESENT
        _collect(table, owed, journal)
    elif deck.motivation[card]:
        _shift_motivation(table, deck.motivation[card], journal)


def bonus(table: Table, seat: int) -> int:
    """PS-7.4, PS-14.6: what the bonus payment brings the player."""
    amount = FOR_BOARD * table.board.count(seat)
    if table.chairman == seat:
        amount += FOR_CHAIRMAN
    first = KINDS_OF_CERTIFICATE * seat
    for at in range(first, first + KINDS_OF_CERTIFICATE):
        amount += FOR_CERTIFICATE * table.certificates[at]
    extra = extra_pay(table, seat)
    for division in table.offices:
        for office in division:
            if office >> OWNER_SHIFT == seat:
                amount += extra + (FOR_MAIN_DEPARTMENT if office & MAIN else FOR_DEPARTMENT)
    return amount


def _shift_motivation(table: Table, shift: int, journal: Journal | None) -> None:
    """PS-7.6."""
    table.motivation = min(FULL_MOTIVATION, max(0, table.motivation + shift))
    if journal is not None:
        journal.tell("motivation", NONE, number=table.motivation)


def _pay_the_others(table: Table, journal: Journal | None) -> None:
    """PS-7.7, PS-7.8: the sorter pays every other player, the bank what he lacks."""
    sorter = table.first
    _charge(table, sorter, PRESENT * (table.seats - 1), journal)
    for seat in range(table.seats):
        if seat != sorter:
            earn(table, seat, PRESENT)
            if journal is not None:
                journal.tell("received", seat, number=PRESENT)


def _oust_chairman(table: Table, journal: Journal | None) -> None:
    """PS-7.9."""
    chairman = table.chairman
    table.side = with_value(table.side, CHAIRMAN, DOWN)
    if chairman == NONE:
        return
    table.chairman = NONE
    earn(table, chairman, SEVERANCE)
    if journal is not None:
        journal.tell("chairman_ousted", chairman, number=SEVERANCE)


def _collect(table: Table, owed: list[int], journal: Journal | None) -> None:
    for seat, amount in enumerate(owed):
        if amount > 0:
            _charge(table, seat, amount, journal)


def _charge(table: Table, seat: int, amount: int, journal: Journal | None) -> None:
    """PS-7.13: who has too little pays all he has, and shows it."""
    held = table.money[seat]
    paid = min(held, amount)
    spend(table, seat, paid)
    if journal is not None:
        journal.tell("paid", seat, number=paid)
    if paid < amount:
        show(table, seat)
        if journal is not None:
            journal.tell("showed_money", seat, number=held)
