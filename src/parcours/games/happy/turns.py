"""Turns: how they end and start, the money, the checks after every move, the end (HA-2, HA-3)."""

from parcours.core.journal import NOBODY as NO_SEAT
from parcours.core.journal import Journal
from parcours.core.zones import with_value
from parcours.games.happy import jobs, partners, places, questions
from parcours.games.happy.cards import age_fresh, pay_from_bank, pay_to_bank
from parcours.games.happy.moves import MOST_SEATS
from parcours.games.happy.table import DECISIONS, NO_CARDS, NOBODY, POINT, Life, Table


def begin_turn(table: Table, seat: int) -> None:
    """The seat is about to make the first move of its turn."""
    table.turn = seat
    table.pending.append(DECISIONS[MOST_SEATS * questions.TURN + seat])


def end_turn(table: Table, journal: Journal | None) -> None:
    """HA-2.7, and then the start of the next turn that is not skipped (HA-2.2)."""
    table.pending.clear()
    age_fresh(table)
    for life in table.lives:
        for child, place in enumerate(life.children):
            if place == places.BABY:
                life.children = with_value(life.children, child, places.HOME)
    table.marks = 0
    table.declined = NO_CARDS
    seat = table.turn
    while True:
        seat += 1
        if seat == table.seats:  # HA-2.1
            seat = 0
            table.round += 1
        return_tiles(table, seat, journal)
        if table.lives[seat].quarantine == NOBODY:
            break
        if journal is not None:
            journal.tell("turn_skipped", seat)  # HA-12.11
    if journal is not None:
        journal.tell("turn_began", seat, number=table.round)
    settle(table, seat, journal)
    begin_turn(table, seat)


def return_tiles(table: Table, seat: int, journal: Journal | None) -> None:
    """HA-12.8, HA-12.9, HA-12.10: protections end, then glasses are lifted."""
    for other, life in enumerate(table.lives):
        if life.protection == seat:
            life.protection = NOBODY
            if journal is not None:
                journal.tell("protection_ended", other, other=seat)
        if life.quarantine == seat:
            life.quarantine = NOBODY
            life.protection = seat
            if journal is not None:
                journal.tell("glass_lifted", other, other=seat)


def settle(table: Table, seat: int, journal: Journal | None) -> None:
    """HA-3.4: income less costs in one sum."""
    life = table.lives[seat]
    due = income(life, table.round) - costs(life)
    if due >= 0:
        paid = pay_from_bank(table, life, due)
        if journal is not None and paid > 0:
            journal.tell("earned", seat, number=paid)
    else:
        paid = min(-due, life.money)
        pay_to_bank(table, life, paid)
        if journal is not None and paid > 0:
            journal.tell("paid_costs", seat, number=paid)


def income(life: Life, round: int) -> int:
    """HA-3.1, HA-3.2"""
    total = jobs.WAGES[life.job] if round > 1 else 0
    if life.partner == partners.HOME:
        total += 5
    for place in life.children:
        if place == places.WORK:
            total += 5
        elif place != places.UNBORN:
            total += 2
    return total


def costs(life: Life) -> int:
    """HA-3.3"""
    total = life.district
    if life.car > 0:
        total += 1
    if life.ill:
        total += 2
    if life.partner == partners.EX:
        total += 3
    return total


def finish(table: Table, journal: Journal | None) -> None:
    """HA-2.9: what is checked once a move has been worked out completely."""
    park(table, journal)
    if table.bank == 0:  # HA-15.8
        if journal is not None:
            journal.tell("bank_empty", NO_SEAT)
        end_match(table, journal)


def park(table: Table, journal: Journal | None) -> None:
    """HA-11.9, HA-11.10: whose car stands on the special parking place."""
    holder = table.parking
    highest = 0
    best = NOBODY
    for seat, life in enumerate(table.lives):
        car = life.car
        if car > highest:
            highest = car
            best = seat
        elif car == highest:
            best = NOBODY
    if holder != NOBODY and highest > 0 and table.lives[holder].car == highest:
        return
    if best == holder:
        return
    table.parking = best
    if journal is not None:
        if best != NOBODY:
            journal.tell("took_parking", best)
        else:
            journal.tell("parking_empty", holder)


def end_match(table: Table, journal: Journal | None) -> None:
    """HA-15.6, HA-15.8: all hands are shown."""
    table.reveals += 1
    table.pending.clear()
    if journal is None:
        return
    journal.tell("match_over", NO_SEAT)
    for seat in range(table.seats):
        life = table.lives[seat]
        if life.held() > 0:
            journal.tell("showed_hand", seat, cards=life.hand + life.fresh)
        points = table.points(seat)
        if points < POINT:
            journal.tell("final_points_low", seat)
        elif points % POINT == 0:
            journal.tell("final_points", seat, number=points // POINT)
        else:
            journal.tell("final_points_half", seat, number=points // POINT)
