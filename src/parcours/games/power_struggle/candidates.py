"""Every legal move, built from the conditions of `legality` for what is on the table.

Whose turn it is, which offices are whose and how many employees they hold is true by construction, so only what is left
to ask is asked.
"""

from typing import Final

from mypy_extensions import i64

from parcours.core.chance import Chance
from parcours.core.state import Move
from parcours.games.power_struggle import legality, moves
from parcours.games.power_struggle.deck import KINDS_OF_CERTIFICATE, PRIVILEGES
from parcours.games.power_struggle.moves import MoveTable, PowerMove
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
# How many certificates there are in each set of them.
SIZES: Final = [bin(kinds).count("1") for kinds in range(1 << KINDS_OF_CERTIFICATE)]
PLAUSIBLE_OFFERS: Final = [100, 200, 350]


def legal_moves(table: Table, seat: int) -> list[Move]:
    """Every move that the seat, which is to act, may make now, each once."""
    found = _but_offers(table, seat)
    if _may_offer(table, seat):
        legal = table.deck.moves
        money = table.money[seat]
        for card in range(len(PRIVILEGES)):
            holder = table.holder[card]
            if holder != NONE and holder != seat:
                legal.list_offers(found, holder, card, legality.least_above(table, card), money)
    return found


def plausible_moves(table: Table, seat: int) -> list[Move]:
    """The legal moves, but of the offers for a card only a low, a middling and a high one."""
    found = _but_offers(table, seat)
    if _may_offer(table, seat):
        money = table.money[seat]
        for card in range(len(PRIVILEGES)):
            holder = table.holder[card]
            if holder != NONE and holder != seat:
                least = legality.least_above(table, card)
                for amount in PLAUSIBLE_OFFERS:
                    if least < amount <= money:
                        found.append(table.deck.moves.offer(holder, card, amount))
    return found


def random_move(table: Table, seat: int, chance: Chance) -> Move:
    """One of the legal moves, each equally likely. Most are offers, which are counted instead of listed."""
    step = table.pending[-1].kind
    if step == ANSWER:
        legal = table.deck.moves
        return legal.accept if chance.below(2) == 0 else legal.decline
    if not _may_offer(table, seat):
        found = _but_offers(table, seat)
        return found[chance.below(len(found))]
    others: i64 = 1 if step == OFFER_AGAIN else _count_first_moves(table, seat, step)
    notes: i64 = table.money[seat] // moves.NOTE
    # A second offer for the same card has fewer (PS-12.9).
    second = table.first_card if table.offers == 1 else NONE
    more: i64 = notes - table.first_amount // moves.NOTE
    number = others
    for card, holder in enumerate(table.holder):
        if holder != NONE and holder != seat:
            number += notes if card != second else max(0, more)
    at: i64 = chance.below(number)
    if at < others:
        return _but_offers(table, seat)[at]
    at -= others
    for card, holder in enumerate(table.holder):
        if holder != NONE and holder != seat:
            offers = notes if card != second else max(0, more)
            if at < offers:
                break
            at -= offers
    amount = legality.least_above(table, card) + moves.NOTE * (at + 1)
    return table.deck.moves.offer(holder, card, amount)


def _may_offer(table: Table, seat: int) -> bool:
    """PS-1.3, PS-12.8: whether an offer is waited for from that seat, which is to act."""
    step = table.pending[-1].kind
    return (step == TURN or step == EXTRA or step == OFFER_AGAIN) and table.money[
        seat
    ] >= moves.NOTE


def _but_offers(table: Table, seat: int) -> list[Move]:
    """The legal moves that are no offers."""
    found: list[Move] = []
    decision = table.pending[-1]
    legal = table.deck.moves
    step = decision.kind
    if step == TURN or step == EXTRA:
        _first_moves(table, seat, step, found)
    elif step == ANSWER:
        found.append(legal.accept)
        found.append(legal.decline)
    elif step == OFFER_AGAIN:
        found.append(legal.done)
    elif step == SORT:
        before = NONE
        for card in table.drawn:
            if card != before and legality.forbids_laying(table, card) == 0:
                found.append(legal.next[card])
            before = card
    elif step == SEND:
        found.append(legal.send_to_board[decision.about])
        found.append(legal.send_to_counsel[decision.about])
    elif step == PLACE:
        found.append(legal.place_on_board)
        _into_divisions(table, legal.place, found)
    elif step == CHAIRMAN_STEP:
        found.append(legal.skip)
        _into_divisions(table, legal.use_chairman, found)
    elif step == LOSSES:
        _losses(table, legal, found)
    elif step == ENTICE_STEP:
        _enticements(table, seat, legal, found)
    else:
        _steps(table, step, _own_offices(table, seat), legal, found)
    return found


def _steps(table: Table, step: int, mine: list[int], legal: MoveTable, found: list[Move]) -> None:
    """The further steps of an action in the player's own offices."""
    if step == RECRUIT_STEP:
        _recruits(table.left, mine, legal, found)
        if table.due == 0:
            found.append(legal.done)
    elif step == OPEN_STEP:
        _additions(table, mine, legal, found)
    elif step == POOL_STEP:
        _pooling(table, mine, legal, found)
    elif step == RELOCATE_STEP:
        found.append(legal.done)
        _relocations(table, mine, legal, found)
    else:  # PS-13.1, PS-14.10
        for own in mine:
            dismiss = legal.dismiss[own >> PLACE_SHIFT]
            for number in range(min(own & EMPLOYEES, table.left)):
                found.append(dismiss[number])


def _own_offices(table: Table, seat: int) -> list[int]:
    """The player's offices: where each is, above what is in it."""
    mine: list[int] = []
    owner: i64 = seat
    at: i64 = 0
    for division in table.offices:
        place = at << PLACE_SHIFT
        for office in division:
            what: i64 = office
            if what >> OWNER_SHIFT == owner:
                mine.append(place | what & (MAIN | EMPLOYEES))
            place += 1 << PLACE_SHIFT
        at += moves.OFFICES
    return mine


def _into_divisions(table: Table, by_division: list[PowerMove], found: list[Move]) -> None:
    """Those of the six moves whose division takes one more department."""
    for division in range(moves.ALL_DIVISIONS):
        if not legality.is_full(table, division):
            found.append(by_division[division])


def _first_moves(table: Table, seat: int, step: int, found: list[Move]) -> None:
    """PS-8.1: the actions that can be begun, but for bribes."""
    legal = table.deck.moves
    mine = _own_offices(table, seat)
    employees = 0
    full = False
    for offices in table.offices:
        if len(offices) >= moves.OFFICES:
            full = True
    if mine:
        _recruits(legality.recruits_left(table, seat, step), mine, legal, found)
        employees = _takings(table, mine, legal, found)
        if full:
            _relocations(table, mine, legal, found)
        else:
            for own in mine:
                found += legal.relocate_elsewhere[own >> PLACE_SHIFT]
        _mergers(table, mine, full, legal, found)
    if full:
        _into_divisions(table, legal.open, found)
    else:
        found += legal.open
    for division in range(moves.ALL_DIVISIONS):
        if table.heads[division] == seat:
            found.append(legal.resign_to_board[division])
            found.append(legal.resign_to_counsel[division])
    money = table.money[seat]
    if money > 0:
        buyable: i64 = legality.buyable_shares(table, seat)
        for card in table.deck.certificates:
            if buyable & 1:
                found.append(legal.buy[card])
            buyable >>= 1
        if money >= legality.MAIN_DEPARTMENT_COST:
            _into_divisions(table, legal.buy_main_department, found)
        if money >= legality.COUNSEL_COST:
            found += legal.buy_counsel
    if employees >= legality.INFLUENCE_COST:
        found.append(legal.buy_influence)
    if legality.forbids_development(table, seat) == 0:
        found.append(legal.use_development)
    if legality.forbids_legal(table, seat) == 0:
        found.append(legal.use_legal)
    if step == EXTRA:
        found.append(legal.skip)
    elif not found and not legality.could_act(table, seat):
        found.append(legal.pass_)


def _count_first_moves(table: Table, seat: int, step: int) -> int:
    """How many moves `_first_moves` lists."""
    owner: i64 = seat
    most: i64 = legality.recruits_left(table, seat, step)
    taken: i64 = 0
    open_divisions: i64 = 0
    own: i64 = 0
    own_where_open: i64 = 0
    departments: i64 = 0
    employees: i64 = 0
    number: i64 = 0
    for division in table.offices:
        size: i64 = len(division)
        taken += size
        is_open: i64 = 1 if size < moves.OFFICES else 0
        open_divisions += is_open
        for office in division:
            what: i64 = office
            if what >> OWNER_SHIFT == owner:
                held = what & EMPLOYEES
                employees += held
                number += min(moves.MOST_EMPLOYEES - held, most)
                own += 1
                own_where_open += is_open
                if what & MAIN == 0:
                    departments += 1
    if taken == moves.ALL_OFFICES:  # only who empties an office can begin a pool
        found: list[Move] = []
        _first_moves(table, seat, step, found)
        return len(found)
    number += open_divisions
    if not legality.forbids_lone_pool(employees, employees):
        number += employees  # takings
    number += own * open_divisions - own_where_open  # relocations, to other divisions
    pairs = departments * (departments - 1) // 2
    number += 2 * pairs + pairs * open_divisions  # mergers, into one of the two or in a division
    for head in table.heads:
        if head == seat:
            number += 2
    money = table.money[seat]
    if money > 0:
        number += SIZES[legality.buyable_shares(table, seat)]
        if money >= legality.MAIN_DEPARTMENT_COST:
            number += open_divisions
        if money >= legality.COUNSEL_COST:
            number += moves.ALL_DIVISIONS
    if employees >= legality.INFLUENCE_COST:
        number += 1
    if legality.forbids_development(table, seat) == 0:
        number += 1
    if legality.forbids_legal(table, seat) == 0:
        number += 1
    if step == EXTRA or (number == 0 and not legality.could_act(table, seat)):
        number += 1
    return number


def _recruits(most: int, mine: list[int], legal: MoveTable, found: list[Move]) -> None:
    left: i64 = most
    for office in mine:
        own: i64 = office
        number = min(moves.MOST_EMPLOYEES - (own & EMPLOYEES), left)
        if number > 0:
            recruit = legal.recruit[own >> PLACE_SHIFT]
            for at in range(number):
                found.append(recruit[at])


def _takings(table: Table, mine: list[int], legal: MoveTable, found: list[Move]) -> int:
    """Taking employees into the pool; returns how many the player has."""
    free = table.free_offices()
    employees: i64 = 0
    for office in mine:
        own: i64 = office
        employees += own & EMPLOYEES
    for office in mine:
        own = office
        take = legal.take[own >> PLACE_SHIFT]
        what = own & (MAIN | EMPLOYEES)
        for number in range(1, (own & EMPLOYEES) + 1):
            if legality.forbids_pooling(table, what, number, employees, free) == 0:
                found.append(take[number - 1])
    return employees


def _additions(table: Table, mine: list[int], legal: MoveTable, found: list[Move]) -> None:
    """PS-9.2, PS-9.3: what can be added to the new department."""
    found.append(legal.done)
    room = legality.room_in_new(table)
    new = moves.OFFICES * table.spot + len(table.offices[table.spot]) - 1
    recruit = legal.recruit[new]
    for number in range(min(room, table.left)):
        found.append(recruit[number])
    for own in mine:
        at = own >> PLACE_SHIFT
        if at != new:
            take = legal.take[at]
            for number in range(min(room, own & EMPLOYEES)):
                found.append(take[number])


def _pooling(table: Table, mine: list[int], legal: MoveTable, found: list[Move]) -> None:
    """PS-9.5, PS-9.6."""
    if table.founded == 0:
        _takings(table, mine, legal, found)
    free = table.free_offices()
    for number in range(1, moves.MOST_EMPLOYEES + 1):
        if legality.forbids_founders(table, number, free) == 0:
            for division in range(moves.ALL_DIVISIONS):
                if not legality.is_full(table, division):
                    found.append(legal.found[division][number - 1])


def _relocations(table: Table, mine: list[int], legal: MoveTable, found: list[Move]) -> None:
    """PS-10.1: every department to every other division; as the second of an action, not each of them."""
    second = table.spot != NONE
    moved = NONE
    if second:
        moved = moves.OFFICES * table.spot + len(table.offices[table.spot]) - 1
    for own in mine:
        at = own >> PLACE_SHIFT
        if second and (own & MAIN or at == moved):
            continue
        relocate = legal.relocate[at]
        division = at // moves.OFFICES
        for there in range(moves.ALL_DIVISIONS):
            if there != division and not legality.is_full(table, there):
                found.append(relocate[there])


def _mergers(
    table: Table, mine: list[int], full: bool, legal: MoveTable, found: list[Move]
) -> None:
    """PS-10.5, PS-10.6: every two departments of the player's."""
    departments: list[int] = []
    for own in mine:
        if own & MAIN == 0:
            departments.append(own >> PLACE_SHIFT)
    for place, one in enumerate(departments):
        into = legal.merge_into(one)
        for other in departments:
            if other != one:
                found.append(into[other])
        for later in range(place + 1, len(departments)):
            if full:
                _into_divisions(table, legal.merge_with(one, departments[later]), found)
            else:
                found += legal.merge_with(one, departments[later])


def _losses(table: Table, legal: MoveTable, found: list[Move]) -> None:
    """PS-12.12: one employee of each player who declined."""
    touched: i64 = table.touched
    first: i64 = 0
    for division in table.offices:
        at = first
        for office in division:
            what: i64 = office
            if what & EMPLOYEES and (touched >> (what >> OWNER_SHIFT)) & 1:
                found.append(legal.dismiss[at][0])
            at += 1
        first += moves.OFFICES


def _enticements(table: Table, seat: int, legal: MoveTable, found: list[Move]) -> None:
    """PS-14.8, PS-14.9: from the reserve and from opponents who have lost none yet."""
    rooms: list[int] = []
    sources: list[int] = []
    for division in range(moves.ALL_DIVISIONS):
        at = moves.OFFICES * division
        for office in table.offices[division]:
            owner = office >> OWNER_SHIFT
            held = office & EMPLOYEES
            if owner == seat:
                if held < moves.MOST_EMPLOYEES:
                    rooms.append(at)
            elif held > 0 and (table.touched >> owner) & 1 == 0:
                sources.append(at)
            at += 1
    for there in rooms:
        found.append(legal.entice_reserve[there])
    for source in sources:
        entice = legal.entice(source)
        for there in rooms:
            found.append(entice[there])
