"""What forbids a move: the one place where the rules of Power Struggle refuse.

A rule is a number, 100 x chapter + number: 4_07 is PS-4.7. Checks stand in the order of their numbers,
because a refusal names the lowest rule that forbids the move (PS-1.6). Where the list of legal moves asks
for a condition too, it is a function of its own.
"""

from typing import Final

from mypy_extensions import i64

from parcours.games.power_struggle import moves
from parcours.games.power_struggle.deck import DEVELOPMENT, LEGAL
from parcours.games.power_struggle.moves import PowerMove
from parcours.games.power_struggle.offices import has_room
from parcours.games.power_struggle.privileges import extra_employees, prices, to_dismiss
from parcours.games.power_struggle.table import (
    EMPLOYEES,
    EXTRA,
    LOSSES,
    MAIN,
    NONE,
    OPEN_STEP,
    OWNER_SHIFT,
    RECRUIT_STEP,
    RELOCATE_STEP,
    SEND,
    Table,
)

RECRUITS: Final = 2  # PS-8.4
MOST_POOL: Final = 12  # PS-9.8
LEAST_FOUNDERS: Final = 2  # PS-9.7
INFLUENCE_COST: Final = 3  # PS-13.1, in employees
MAIN_DEPARTMENT_COST: Final = 1500  # PS-13.3
COUNSEL_COST: Final = 2000  # PS-13.4
EARLIEST_MEETING: Final = 4  # PS-6.4, cards laid before it

_PLACEMENT: Final = 1 << moves.PLACE | 1 << moves.PLACE_ON_BOARD
_MEETING: Final = (
    1 << moves.USE_CHAIRMAN
    | 1 << moves.SKIP
    | 1 << moves.SEND_TO_BOARD
    | 1 << moves.SEND_TO_COUNSEL
)
_SORTING: Final = 1 << moves.NEXT
_ACTION: Final = (1 << moves.DONE + 1) - 1 & ~(_PLACEMENT | _MEETING | _SORTING)
_EXTRA: Final = _MEETING | _ACTION
_FIRST: Final = (
    1 << moves.RECRUIT
    | 1 << moves.OPEN
    | 1 << moves.TAKE
    | 1 << moves.RELOCATE
    | 1 << moves.MERGE_INTO
    | 1 << moves.MERGE_WITH
    | 1 << moves.RESIGN_TO_BOARD
    | 1 << moves.RESIGN_TO_COUNSEL
    | 1 << moves.OFFER
    | 1 << moves.BUY_INFLUENCE
    | 1 << moves.BUY_MAIN_DEPARTMENT
    | 1 << moves.BUY_COUNSEL
    | 1 << moves.BUY_SHARES
    | 1 << moves.USE_DEVELOPMENT
    | 1 << moves.USE_LEGAL
    | 1 << moves.PASS
)
# PS-1.2, by the kind of the lowest decision; PS-1.3, by the kind of the top one: the moves that may come.
PHASE_MOVES: Final = [_PLACEMENT, _MEETING, _EXTRA, _MEETING, _SORTING, _ACTION]
STEP_MOVES: Final = [
    _PLACEMENT,
    1 << moves.USE_CHAIRMAN | 1 << moves.SKIP,
    _FIRST | 1 << moves.SKIP,
    1 << moves.SEND_TO_BOARD | 1 << moves.SEND_TO_COUNSEL,
    _SORTING,
    _FIRST,
    1 << moves.RECRUIT | 1 << moves.DONE,
    1 << moves.RECRUIT | 1 << moves.TAKE | 1 << moves.DONE,
    1 << moves.TAKE | 1 << moves.FOUND,
    1 << moves.RELOCATE | 1 << moves.DONE,
    1 << moves.ACCEPT | 1 << moves.DECLINE,
    1 << moves.OFFER | 1 << moves.DONE,
    1 << moves.DISMISS,
    1 << moves.DISMISS,
    1 << moves.DISMISS,
    1 << moves.ENTICE | 1 << moves.ENTICE_RESERVE,
]


def forbids(table: Table, seat: int, move: PowerMove) -> int:
    """The lowest rule that forbids the move, or 0."""
    if not table.awaits(seat):
        return 1_01 if table.pending else 1_02
    verb = move.verb
    bit = 1 << verb
    if PHASE_MOVES[table.pending[0].kind] & bit == 0:
        return 1_02
    decision = table.pending[-1]
    step = decision.kind
    if STEP_MOVES[step] & bit == 0:
        return 1_04 if verb == moves.DONE else 1_03
    if verb == moves.RECRUIT:
        return _forbids_recruiting(table, seat, move, step)
    if verb == moves.TAKE:
        return _forbids_taking(table, seat, move, step)
    if verb == moves.FOUND:
        return _forbids_founding(table, move)
    if verb == moves.DISMISS:
        return _forbids_dismissing(table, seat, move, step)
    if verb == moves.ENTICE or verb == moves.ENTICE_RESERVE:
        return _forbids_enticing(table, seat, move)
    if verb == moves.RELOCATE:
        return _forbids_relocating(table, seat, move, step)
    if verb == moves.MERGE_INTO or verb == moves.MERGE_WITH:
        return _forbids_merging(table, seat, move)
    if verb == moves.OFFER:
        return _forbids_offering(table, seat, move)
    if verb == moves.PLACE or verb == moves.USE_CHAIRMAN or verb == moves.OPEN:
        return 4_07 if is_full(table, move.division) else 0
    if verb == moves.NEXT:
        return forbids_next(table, move.card)
    if verb == moves.SEND_TO_BOARD or verb == moves.SEND_TO_COUNSEL:
        return 0 if step == SEND and decision.about == move.division else 1_03
    if verb == moves.RESIGN_TO_BOARD or verb == moves.RESIGN_TO_COUNSEL:
        return 0 if table.heads[move.division] == seat else 11_01
    if verb == moves.BUY_INFLUENCE:
        return 13_01 if table.employees(seat) < INFLUENCE_COST else 0
    if verb == moves.BUY_MAIN_DEPARTMENT:
        if is_full(table, move.division):
            return 4_07
        return 13_07 if table.money[seat] < MAIN_DEPARTMENT_COST else 0
    if verb == moves.BUY_COUNSEL:
        return 13_07 if table.money[seat] < COUNSEL_COST else 0
    if verb == moves.BUY_SHARES:
        return forbids_shares(table, seat, table.deck.shares[move.card] - 1)
    if verb == moves.USE_DEVELOPMENT:
        return forbids_development(table, seat)
    if verb == moves.USE_LEGAL:
        return forbids_legal(table, seat)
    if verb == moves.DONE:
        return 1_04 if step == RECRUIT_STEP and table.due > 0 else 0
    if verb == moves.PASS:
        return 8_03 if step == EXTRA or could_act(table, seat) else 0
    return 0


def office_at(table: Table, office: int) -> int:
    """What is in the office that a move names, or NONE."""
    offices = table.offices[office // moves.OFFICES]
    at = office % moves.OFFICES
    return offices[at] if at < len(offices) else NONE


def owns(seat: int, office: int) -> bool:
    """PS-4.8: whether what is in the office is the player's; NONE is nobody's."""
    return office >> OWNER_SHIFT == seat


def is_full(table: Table, division: int) -> bool:
    """PS-4.7: whether the division takes no more departments."""
    return len(table.offices[division]) >= moves.OFFICES


def recruits_left(table: Table, seat: int, step: int) -> int:
    """PS-8.4, PS-9.2: how many employees the action can still place."""
    if step == RECRUIT_STEP or step == OPEN_STEP:
        return table.left
    return RECRUITS + extra_employees(table, seat)


def _forbids_recruiting(table: Table, seat: int, move: PowerMove, step: int) -> int:
    office = office_at(table, move.office)
    held = 0 if office == NONE else office & EMPLOYEES
    if held + move.number > moves.MOST_EMPLOYEES:
        return 4_04
    if not owns(seat, office):
        return 4_08
    if move.number > recruits_left(table, seat, step):
        return 8_06
    return 9_02 if step == OPEN_STEP and not is_new(table, move.office) else 0


def is_new(table: Table, office: int) -> bool:
    """Whether that office holds the department that the action has opened or relocated: the last of its division."""
    return office == moves.OFFICES * table.spot + len(table.offices[table.spot]) - 1


def _forbids_taking(table: Table, seat: int, move: PowerMove, step: int) -> int:
    office = office_at(table, move.office)
    opening = step == OPEN_STEP
    itself = opening and is_new(table, move.office)
    if opening and not itself and move.number > room_in_new(table):
        return 4_04
    if office != NONE and move.number > office & EMPLOYEES:
        return 4_05
    if not owns(seat, office):
        return 4_08
    if opening:
        return 9_03 if itself else 0
    return forbids_pooling(table, office, move.number, table.employees(seat), table.free_offices())


def room_in_new(table: Table) -> int:
    """PS-4.4: how many employees the new department can still take."""
    return moves.MOST_EMPLOYEES - (table.offices[table.spot][-1] & EMPLOYEES)


def forbids_pooling(table: Table, office: int, number: int, employees: int, free: int) -> int:
    """PS-9.8, by the number of employees that the player has and of offices that are free before it."""
    pool = table.pool + number
    if pool > MOST_POOL or table.founded > 0:
        return 9_08
    if forbids_lone_pool(pool, employees):
        return 9_08
    if office & (EMPLOYEES | MAIN) == number:  # the department closes and leaves a free office
        free += 1
    return 9_08 if free < (2 if pool > moves.MOST_EMPLOYEES else 1) else 0


def forbids_lone_pool(pool: int, employees: int) -> bool:
    """PS-9.8: whether it is a single employee, and the player has no other."""
    return pool == 1 and employees == 1


def _forbids_founding(table: Table, move: PowerMove) -> int:
    if move.number > moves.MOST_EMPLOYEES:
        return 4_04
    if is_full(table, move.division):
        return 4_07
    return forbids_founders(table, move.number, table.free_offices())


def forbids_founders(table: Table, number: int, free: int) -> int:
    """PS-9.7, by the number of free offices in the company."""
    rest = table.pool - number
    if number < LEAST_FOUNDERS or rest < 0:
        return 9_07
    if table.founded > 0:
        return 9_07 if rest > 0 else 0
    if rest == 1 or rest > moves.MOST_EMPLOYEES:
        return 9_07
    return 9_07 if rest > 0 and free < 2 else 0


def _forbids_relocating(table: Table, seat: int, move: PowerMove, step: int) -> int:
    if is_full(table, move.division):
        return 4_07
    office = office_at(table, move.office)
    if not owns(seat, office):
        return 4_08
    if move.office // moves.OFFICES == move.division:
        return 10_02
    if step != RELOCATE_STEP:
        return 0
    if is_new(table, move.office):
        return 10_03
    return 10_04 if office & MAIN else 0


def _forbids_merging(table: Table, seat: int, move: PowerMove) -> int:
    if move.verb == moves.MERGE_WITH and is_full(table, move.division):
        return 4_07
    office = office_at(table, move.office)
    other = office_at(table, move.other)
    if not owns(seat, office) or not owns(seat, other):
        return 4_08
    if move.verb == moves.MERGE_WITH and move.office > move.other:
        return 10_06
    return 10_07 if move.office == move.other or office & MAIN or other & MAIN else 0


def forbids_next(table: Table, card: int) -> int:
    """PS-6.3 to PS-6.5: whether the event may be laid now."""
    return forbids_laying(table, card) if card in table.drawn else 6_03


def forbids_laying(table: Table, card: int) -> int:
    """PS-6.4, PS-6.5, for a card that was drawn."""
    deck = table.deck
    if card == deck.directors_meeting:
        if len(table.events) < EARLIEST_MEETING:
            return 6_04
        if deck.bonus_payment in table.drawn:
            return 6_05
    return 0


def _forbids_offering(table: Table, seat: int, move: PowerMove) -> int:
    if move.target == seat or table.holder[move.card] != move.target:
        return 12_01
    if move.number < moves.NOTE or move.number % moves.NOTE:
        return 12_02
    if move.number > table.money[seat]:
        return 12_03
    return 12_09 if move.number <= least_above(table, move.card) else 0


def least_above(table: Table, card: int) -> int:
    """PS-12.9: what a second offer for the same card must exceed; 0 for any other offer."""
    return table.first_amount if table.offers == 1 and table.first_card == card else 0


def _forbids_dismissing(table: Table, seat: int, move: PowerMove, step: int) -> int:
    office = office_at(table, move.office)
    if office != NONE and move.number > office & EMPLOYEES:
        return 4_05
    if step == LOSSES:
        loses = office != NONE and (table.touched >> (office >> OWNER_SHIFT)) & 1 == 1
        return 0 if loses and move.number == 1 else 12_12
    if not owns(seat, office):
        return 4_08
    return 13_02 if move.number > table.left else 0


def forbids_shares(table: Table, seat: int, kind: int) -> int:
    """PS-13.6, PS-13.7: whether the player may buy a certificate of that kind (0 is one share)."""
    if table.stock[kind] == 0:
        return 13_06
    return 13_07 if table.money[seat] < prices(table, seat)[kind] else 0


def buyable_shares(table: Table, seat: int) -> int:
    """The kinds of certificate that `forbids_shares` does not forbid, as a bit set."""
    stock = table.stock
    money = table.money[seat]
    kinds: i64 = 0
    bit: i64 = 1
    for kind, cost in enumerate(prices(table, seat)):
        if cost <= money and stock[kind] > 0:
            kinds |= bit
        bit += bit
    return kinds


def forbids_development(table: Table, seat: int) -> int:
    """PS-14.1, PS-14.7."""
    if not table.has_card(seat, DEVELOPMENT):
        return 14_01
    return 0 if has_room(table, seat) else 14_07


def forbids_legal(table: Table, seat: int) -> int:
    """PS-14.1, PS-14.10."""
    if not table.has_card(seat, LEGAL):
        return 14_01
    return 14_10 if table.employees(seat) < to_dismiss(table) else 0


def _forbids_enticing(table: Table, seat: int, move: PowerMove) -> int:
    there = office_at(table, move.other)
    if there != NONE and there & EMPLOYEES >= moves.MOST_EMPLOYEES:
        return 4_04
    office = NONE
    if move.verb == moves.ENTICE:
        office = office_at(table, move.office)
        if office != NONE and office & EMPLOYEES == 0:
            return 4_05
    if not owns(seat, there):
        return 4_08
    if move.verb == moves.ENTICE_RESERVE:
        return 0
    if office == NONE or owns(seat, office):
        return 14_08
    return 14_09 if (table.touched >> (office >> OWNER_SHIFT)) & 1 else 0


def could_act(table: Table, seat: int) -> bool:
    """PS-8.3: whether any first move but `pass` is legal.

    A free office can always be opened. An office of the player has room for a recruit, or six
    employees to give for influence.
    """
    if table.free_offices() > 0:
        return True
    for division in range(moves.ALL_DIVISIONS):
        if table.heads[division] == seat:
            return True
        for office in table.offices[division]:
            if owns(seat, office):
                return True
    money = table.money[seat]
    if money >= moves.NOTE:
        for holder in table.holder:
            if holder != NONE and holder != seat:
                return True
    if money >= COUNSEL_COST:
        return True
    return buyable_shares(table, seat) != 0
