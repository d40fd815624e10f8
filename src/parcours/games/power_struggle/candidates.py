"""Every legal move, built from the conditions of `legality` for what is on the table.

Whose turn it is, which offices are whose and how many employees they hold is true by construction, so only what is left
to ask is asked.
"""

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


def legal_moves(table: Table, seat: int) -> list[Move]:
    """Every move that the seat may make now, each once."""
    found: list[Move] = []
    if not table.pending:
        return found
    decision = table.pending[-1]
    if seat < 0 or (decision.seats >> seat) & 1 == 0:
        return found
    moves = table.deck.moves
    step = decision.kind
    if step == TURN or step == EXTRA:
        _first_moves(table, seat, step, found)
    elif step == ANSWER:
        found.append(moves.accept)
        found.append(moves.decline)
    elif step == RECRUIT_STEP:
        _recruits(table, seat, step, moves, found)
        if table.due == 0:
            found.append(moves.done)
    elif step == OPEN_STEP:
        _additions(table, seat, moves, found)
    elif step == POOL_STEP:
        _pooling(table, seat, moves, found)
    elif step == RELOCATE_STEP:
        found.append(moves.done)
        _relocations(table, seat, moves, found)
    elif step == OFFER_AGAIN:
        found.append(moves.done)
        _offers(table, seat, moves, found)
    elif step == ENTICE_STEP:
        _enticements(table, seat, moves, found)
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
    else:
        _dismissals(table, seat, step, moves, found)
    return found


def _into_divisions(table: Table, by_division: list[Move], found: list[Move]) -> None:
    """Those of the six moves whose division takes one more department."""
    for division in range(ALL_DIVISIONS):
        if not is_full(table, division):
            found.append(by_division[division])


def _first_moves(table: Table, seat: int, step: int, found: list[Move]) -> None:
    """PS-8.1: the actions that can be begun."""
    moves = table.deck.moves
    full = False
    for offices in table.offices:
        if len(offices) >= OFFICES:
            full = True
    _recruits(table, seat, step, moves, found)
    employees = _takings(table, seat, moves, found)
    if full:
        _into_divisions(table, moves.open, found)
    else:
        found.extend(moves.open)
    _relocations(table, seat, moves, found)
    _mergers(table, seat, full, moves, found)
    for division in range(ALL_DIVISIONS):
        if table.heads[division] == seat:
            found.append(moves.resign_to_board[division])
            found.append(moves.resign_to_counsel[division])
    money = table.money[seat]
    if money > 0:
        _offers(table, seat, moves, found)
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


def _recruits(table: Table, seat: int, step: int, moves: MoveTable, found: list[Move]) -> None:
    most = recruits_left(table, seat, step)
    for division in range(ALL_DIVISIONS):
        at = OFFICES * division
        for office in table.offices[division]:
            if office >> OWNER_SHIFT == seat:
                room = MOST_EMPLOYEES - (office & EMPLOYEES)
                recruit = moves.recruit[at]
                for number in range(min(room, most)):
                    found.append(recruit[number])
            at += 1


def _takings(table: Table, seat: int, moves: MoveTable, found: list[Move]) -> int:
    """Taking employees into the pool; returns how many the player has."""
    free = table.free_offices()
    employees = table.employees(seat)
    for division in range(ALL_DIVISIONS):
        at = OFFICES * division
        for office in table.offices[division]:
            if office >> OWNER_SHIFT == seat:
                take = moves.take[at]
                for number in range(1, (office & EMPLOYEES) + 1):
                    if forbids_pooling(table, office, number, employees, free) == 0:
                        found.append(take[number - 1])
            at += 1
    return employees


def _additions(table: Table, seat: int, moves: MoveTable, found: list[Move]) -> None:
    """PS-9.2, PS-9.3: what can be added to the new department."""
    found.append(moves.done)
    room = room_in_new(table)
    new = OFFICES * table.spot + len(table.offices[table.spot]) - 1
    recruit = moves.recruit[new]
    for number in range(min(room, table.left)):
        found.append(recruit[number])
    for division in range(ALL_DIVISIONS):
        at = OFFICES * division
        for office in table.offices[division]:
            if office >> OWNER_SHIFT == seat and at != new:
                take = moves.take[at]
                for number in range(min(room, office & EMPLOYEES)):
                    found.append(take[number])
            at += 1


def _pooling(table: Table, seat: int, moves: MoveTable, found: list[Move]) -> None:
    """PS-9.5, PS-9.6."""
    if table.founded == 0:
        _takings(table, seat, moves, found)
    free = table.free_offices()
    for number in range(1, MOST_EMPLOYEES + 1):
        if forbids_founders(table, number, free) == 0:
            for division in range(ALL_DIVISIONS):
                if not is_full(table, division):
                    found.append(moves.found[division][number - 1])


def _relocations(table: Table, seat: int, moves: MoveTable, found: list[Move]) -> None:
    """PS-10.1: every department to every other division; as the second of an action, not each of them."""
    second = table.spot != NONE
    moved = NONE
    if second:
        moved = OFFICES * table.spot + len(table.offices[table.spot]) - 1
    for division in range(ALL_DIVISIONS):
        at = OFFICES * division
        for office in table.offices[division]:
            if office >> OWNER_SHIFT == seat and not (second and (office & MAIN or at == moved)):
                relocate = moves.relocate[at]
                for there in range(ALL_DIVISIONS):
                    if there != division and not is_full(table, there):
                        found.append(relocate[there])
            at += 1


def _mergers(table: Table, seat: int, full: bool, moves: MoveTable, found: list[Move]) -> None:
    """PS-10.5, PS-10.6: every two departments of the player's."""
    mine: list[int] = []
    for division in range(ALL_DIVISIONS):
        at = OFFICES * division
        for office in table.offices[division]:
            if office >> OWNER_SHIFT == seat and office & MAIN == 0:
                mine.append(at)
            at += 1
    for place, one in enumerate(mine):
        into = moves.merge_into(one)
        for other in mine:
            if other != one:
                found.append(into[other])
        for later in range(place + 1, len(mine)):
            if full:
                _into_divisions(table, moves.merge_with(one, mine[later]), found)
            else:
                found.extend(moves.merge_with(one, mine[later]))


def _offers(table: Table, seat: int, moves: MoveTable, found: list[Move]) -> None:
    """PS-12.1: any amount that the player has, for any card before another."""
    money = table.money[seat]
    for card in range(len(PRIVILEGES)):
        holder = table.holder[card]
        if holder != NONE and holder != seat:
            found.extend(moves.offers(holder, card, least_above(table, card), money))


def _dismissals(table: Table, seat: int, step: int, moves: MoveTable, found: list[Move]) -> None:
    """PS-12.12, PS-13.1, PS-14.10."""
    for division in range(ALL_DIVISIONS):
        at = OFFICES * division
        for office in table.offices[division]:
            held = office & EMPLOYEES
            if step == LOSSES:
                if held > 0 and (table.touched >> (office >> OWNER_SHIFT)) & 1:
                    found.append(moves.dismiss[at][0])
            elif office >> OWNER_SHIFT == seat:
                dismiss = moves.dismiss[at]
                for number in range(min(held, table.left)):
                    found.append(dismiss[number])
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
