"""Every legal move, built from the conditions of `legality` for what is on the table.

Whose turn it is, which offices are whose and how many employees they hold is true by construction, so only what is left
to ask is asked.
"""

from typing import Final

from parcours.core.chance import Chance
from parcours.core.state import Move
from parcours.games.power_struggle.deck import PRIVILEGES
from parcours.games.power_struggle.legality import (
    COUNSEL_COST,
    INFLUENCE_COST,
    MAIN_DEPARTMENT_COST,
    could_act,
    forbids_development,
    forbids_founders,
    forbids_legal,
    forbids_next,
    forbids_pooling,
    forbids_shares,
    is_full,
    least_above,
    recruits_left,
    room_in_new,
)
from parcours.games.power_struggle.moves import (
    ALL_DIVISIONS,
    MOST_EMPLOYEES,
    NOTE,
    OFFICES,
    MoveTable,
)
from parcours.games.power_struggle.table import (
    ANSWER,
    CHAIRMAN_STEP,
    EMPLOYEES,
    ENTICE_STEP,
    EXTRA,
    LOSSES,
    MAIN,
    NONE,
    OFFER_AGAIN,
    OPEN_STEP,
    OWNER_SHIFT,
    PLACE,
    POOL_STEP,
    RECRUIT_STEP,
    RELOCATE_STEP,
    SEND,
    SORT,
    TURN,
    Table,
)

# An office of the player's own, with its place in the company: the place stands above what is in it.
PLACE_SHIFT: Final = 4


def legal_moves(table: Table, seat: int) -> list[Move]:
    """Every move that the seat, which is to act, may make now, each once."""
    found = _but_offers(table, seat)
    if _may_offer(table, seat):
        moves = table.deck.moves
        money = table.money[seat]
        for card in range(len(PRIVILEGES)):
            holder = table.holder[card]
            if holder != NONE and holder != seat:
                found.extend(moves.offers(holder, card, least_above(table, card), money))
    return found


def random_move(table: Table, seat: int, chance: Chance) -> Move:
    """One of the legal moves, each equally likely. Most of them are offers, which need not be listed for it."""
    found = _but_offers(table, seat)
    if not _may_offer(table, seat):
        return found[chance.below(len(found))]
    notes = table.money[seat] // NOTE
    first: list[int] = []  # the smallest offer for each card in notes, or none at all
    number = len(found)
    for card in range(len(PRIVILEGES)):
        holder = table.holder[card]
        least = notes + 1
        if holder != NONE and holder != seat:
            least = least_above(table, card) // NOTE + 1
        first.append(least)
        number += max(0, notes + 1 - least)
    at = chance.below(number)
    if at < len(found):
        return found[at]
    at -= len(found)
    card = 0
    while at > notes - first[card]:
        at -= max(0, notes + 1 - first[card])
        card += 1
    return table.deck.moves.offer(table.holder[card], card, NOTE * (first[card] + at))


def _may_offer(table: Table, seat: int) -> bool:
    """PS-1.3, PS-12.8: whether an offer is waited for from that seat, which is to act."""
    step = table.pending[-1].kind
    return (step == TURN or step == EXTRA or step == OFFER_AGAIN) and table.money[seat] >= NOTE


def _but_offers(table: Table, seat: int) -> list[Move]:
    """The legal moves that are no offers."""
    found: list[Move] = []
    decision = table.pending[-1]
    moves = table.deck.moves
    step = decision.kind
    if step == TURN or step == EXTRA:
        _first_moves(table, seat, step, found)
    elif step == ANSWER:
        found.append(moves.accept)
        found.append(moves.decline)
    elif step == OFFER_AGAIN:
        found.append(moves.done)
    elif step == SORT:
        before = NONE
        for card in table.drawn:
            if card != before and forbids_next(table, card) == 0:
                found.append(moves.next[card])
            before = card
    elif step == SEND:
        found.append(moves.send_to_board[decision.about])
        found.append(moves.send_to_counsel[decision.about])
    elif step == PLACE:
        found.append(moves.place_on_board)
        _into_divisions(table, moves.place, found)
    elif step == CHAIRMAN_STEP:
        found.append(moves.skip)
        _into_divisions(table, moves.use_chairman, found)
    elif step == LOSSES:
        _losses(table, moves, found)
    elif step == ENTICE_STEP:
        _enticements(table, seat, moves, found)
    else:
        _steps(table, step, _own_offices(table, seat), moves, found)
    return found


def _steps(table: Table, step: int, mine: list[int], moves: MoveTable, found: list[Move]) -> None:
    """The further steps of an action in the player's own offices."""
    if step == RECRUIT_STEP:
        _recruits(table.left, mine, moves, found)
        if table.due == 0:
            found.append(moves.done)
    elif step == OPEN_STEP:
        _additions(table, mine, moves, found)
    elif step == POOL_STEP:
        _pooling(table, mine, moves, found)
    elif step == RELOCATE_STEP:
        found.append(moves.done)
        _relocations(table, mine, moves, found)
    else:  # PS-13.1, PS-14.10
        for own in mine:
            dismiss = moves.dismiss[own >> PLACE_SHIFT]
            for number in range(min(own & EMPLOYEES, table.left)):
                found.append(dismiss[number])


def _own_offices(table: Table, seat: int) -> list[int]:
    """The player's offices: where each is, above what is in it."""
    mine: list[int] = []
    at = 0
    for division in table.offices:
        place = at << PLACE_SHIFT
        for office in division:
            if office >> OWNER_SHIFT == seat:
                mine.append(place | office & (MAIN | EMPLOYEES))
            place += 1 << PLACE_SHIFT
        at += OFFICES
    return mine


def _into_divisions(table: Table, by_division: list[Move], found: list[Move]) -> None:
    """Those of the six moves whose division takes one more department."""
    for division in range(ALL_DIVISIONS):
        if not is_full(table, division):
            found.append(by_division[division])


def _first_moves(table: Table, seat: int, step: int, found: list[Move]) -> None:
    """PS-8.1: the actions that can be begun, but for bribes."""
    moves = table.deck.moves
    mine = _own_offices(table, seat)
    employees = 0
    full = False
    for offices in table.offices:
        if len(offices) >= OFFICES:
            full = True
    if mine:
        _recruits(recruits_left(table, seat, step), mine, moves, found)
        employees = _takings(table, mine, moves, found)
        _relocations(table, mine, moves, found)
        _mergers(table, mine, full, moves, found)
    if full:
        _into_divisions(table, moves.open, found)
    else:
        found.extend(moves.open)
    for division in range(ALL_DIVISIONS):
        if table.heads[division] == seat:
            found.append(moves.resign_to_board[division])
            found.append(moves.resign_to_counsel[division])
    money = table.money[seat]
    if money > 0:
        for kind, card in enumerate(table.deck.certificates):
            if forbids_shares(table, seat, kind) == 0:
                found.append(moves.buy[card])
        if money >= MAIN_DEPARTMENT_COST:
            _into_divisions(table, moves.buy_main_department, found)
        if money >= COUNSEL_COST:
            found.extend(moves.buy_counsel)
    if employees >= INFLUENCE_COST:
        found.append(moves.buy_influence)
    if forbids_development(table, seat) == 0:
        found.append(moves.use_development)
    if forbids_legal(table, seat) == 0:
        found.append(moves.use_legal)
    if step == EXTRA:
        found.append(moves.skip)
    elif not found and not could_act(table, seat):
        found.append(moves.pass_)


def _recruits(most: int, mine: list[int], moves: MoveTable, found: list[Move]) -> None:
    for own in mine:
        room = MOST_EMPLOYEES - (own & EMPLOYEES)
        if room > 0:
            recruit = moves.recruit[own >> PLACE_SHIFT]
            for number in range(min(room, most)):
                found.append(recruit[number])


def _takings(table: Table, mine: list[int], moves: MoveTable, found: list[Move]) -> int:
    """Taking employees into the pool; returns how many the player has."""
    free = table.free_offices()
    employees = 0
    for own in mine:
        employees += own & EMPLOYEES
    for own in mine:
        take = moves.take[own >> PLACE_SHIFT]
        office = own & (MAIN | EMPLOYEES)
        for number in range(1, (own & EMPLOYEES) + 1):
            if forbids_pooling(table, office, number, employees, free) == 0:
                found.append(take[number - 1])
    return employees


def _additions(table: Table, mine: list[int], moves: MoveTable, found: list[Move]) -> None:
    """PS-9.2, PS-9.3: what can be added to the new department."""
    found.append(moves.done)
    room = room_in_new(table)
    new = OFFICES * table.spot + len(table.offices[table.spot]) - 1
    recruit = moves.recruit[new]
    for number in range(min(room, table.left)):
        found.append(recruit[number])
    for own in mine:
        at = own >> PLACE_SHIFT
        if at != new:
            take = moves.take[at]
            for number in range(min(room, own & EMPLOYEES)):
                found.append(take[number])


def _pooling(table: Table, mine: list[int], moves: MoveTable, found: list[Move]) -> None:
    """PS-9.5, PS-9.6."""
    if table.founded == 0:
        _takings(table, mine, moves, found)
    free = table.free_offices()
    for number in range(1, MOST_EMPLOYEES + 1):
        if forbids_founders(table, number, free) == 0:
            for division in range(ALL_DIVISIONS):
                if not is_full(table, division):
                    found.append(moves.found[division][number - 1])


def _relocations(table: Table, mine: list[int], moves: MoveTable, found: list[Move]) -> None:
    """PS-10.1: every department to every other division; as the second of an action, not each of them."""
    second = table.spot != NONE
    moved = NONE
    if second:
        moved = OFFICES * table.spot + len(table.offices[table.spot]) - 1
    for own in mine:
        at = own >> PLACE_SHIFT
        if second and (own & MAIN or at == moved):
            continue
        relocate = moves.relocate[at]
        division = at // OFFICES
        for there in range(ALL_DIVISIONS):
            if there != division and not is_full(table, there):
                found.append(relocate[there])


def _mergers(
    table: Table, mine: list[int], full: bool, moves: MoveTable, found: list[Move]
) -> None:
    """PS-10.5, PS-10.6: every two departments of the player's."""
    departments: list[int] = []
    for own in mine:
        if own & MAIN == 0:
            departments.append(own >> PLACE_SHIFT)
    for place, one in enumerate(departments):
        into = moves.merge_into(one)
        for other in departments:
            if other != one:
                found.append(into[other])
        for later in range(place + 1, len(departments)):
            if full:
                _into_divisions(table, moves.merge_with(one, departments[later]), found)
            else:
                found.extend(moves.merge_with(one, departments[later]))


def _losses(table: Table, moves: MoveTable, found: list[Move]) -> None:
    """PS-12.12: one employee of each player who declined."""
    for division in range(ALL_DIVISIONS):
        at = OFFICES * division
        for office in table.offices[division]:
            if office & EMPLOYEES and (table.touched >> (office >> OWNER_SHIFT)) & 1:
                found.append(moves.dismiss[at][0])
            at += 1


def _enticements(table: Table, seat: int, moves: MoveTable, found: list[Move]) -> None:
    """PS-14.8, PS-14.9: from the reserve and from opponents who have lost none yet."""
    rooms: list[int] = []
    sources: list[int] = []
    for division in range(ALL_DIVISIONS):
        at = OFFICES * division
        for office in table.offices[division]:
            owner = office >> OWNER_SHIFT
            held = office & EMPLOYEES
            if owner == seat:
                if held < MOST_EMPLOYEES:
                    rooms.append(at)
            elif held > 0 and (table.touched >> owner) & 1 == 0:
                sources.append(at)
            at += 1
    for there in rooms:
        found.append(moves.entice_reserve[there])
    for source in sources:
        entice = moves.entice(source)
        for there in rooms:
            found.append(entice[there])
