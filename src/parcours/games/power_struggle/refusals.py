"""The figures that a refusal speaks of."""

from typing import Final

from parcours.core.errors import Params, add_name
from parcours.games.power_struggle.deck import DEVELOPMENT, DIVISIONS, LEGAL, PRIVILEGES
from parcours.games.power_struggle.legality import (
    COUNSEL_COST,
    INFLUENCE_COST,
    MAIN_DEPARTMENT_COST,
    MOST_POOL,
    least_above,
    office_at,
    owns,
    recruits_left,
)
from parcours.games.power_struggle.moves import (
    BUY_COUNSEL,
    BUY_MAIN_DEPARTMENT,
    ENTICE,
    ENTICE_RESERVE,
    FOUND,
    MOST_EMPLOYEES,
    NONE,
    NOTE,
    OFFICES,
    RECRUIT,
    TAKE,
    USE_DEVELOPMENT,
    PowerMove,
)
from parcours.games.power_struggle.privileges import prices, to_dismiss
from parcours.games.power_struggle.table import EMPLOYEES, OWNER_SHIFT, PHASES, STEPS, Table

MEETING: Final = 1  # of the phases


def params(table: Table, seat: int, move: PowerMove, rule: int, players: list[str]) -> Params:
    """Names and numbers for the text of the refusal by that rule."""
    told: Params = {}
    if rule == 1_01:
        told["player"] = players[table.turn()]
        return told
    if rule == 1_02 or rule == 1_03 or rule == 1_04:
        told["phase"] = PHASES[table.phase()]
        told["step"] = STEPS[table.pending[-1].kind] if table.pending else "none"
        return told
    add_name(told, "division", move.division, DIVISIONS)
    if move.office != NONE:
        told["office"] = _office(move.office)
    if move.other != NONE:
        told["other"] = _office(move.other)
    add_name(told, "card", move.card, table.deck.names)
    add_name(told, "target", move.target, players)
    if move.number != NONE:
        told["number"] = move.number
    if rule == 4_04:
        told["most"] = MOST_EMPLOYEES
        told["office"] = _crowded(table, move)
    elif rule == 4_05:
        source = office_at(table, move.office)
        told["employees"] = 0 if source == NONE else source & EMPLOYEES
        if move.verb == ENTICE:
            told["number"] = 1
    elif rule == 4_08:
        told["office"] = _office(_foreign(table, seat, move))
    elif rule == 6_04:
        told["laid"] = len(table.events)
    elif rule == 8_03:
        told["because"] = "extra" if table.phase() == MEETING else "able"
    elif rule == 8_06:
        told["left"] = recruits_left(table, seat, table.pending[-1].kind)
    elif rule == 9_07:
        told["pool"] = table.pool
        told["because"] = "second" if table.founded else "first"
    elif rule == 9_08:
        told["pool"] = table.pool
        told["because"] = _no_pool(table, seat, move)
    elif rule == 10_07:
        told["because"] = "same" if move.office == move.other else "main"
    elif rule == 12_01:
        told["because"] = "self" if move.target == seat else "elsewhere"
    elif rule == 12_02:
        told["note"] = NOTE
    elif rule == 12_03:
        told["money"] = table.money[seat]
    elif rule == 12_09:
        told["amount"] = least_above(table, move.card)
    elif rule == 13_01:
        told["employees"] = table.employees(seat)
        told["needs"] = INFLUENCE_COST
    elif rule == 13_02:
        told["left"] = table.left
    elif rule == 13_07:
        told["money"] = table.money[seat]
        told["price"] = _price(table, seat, move)
    elif rule == 14_01:
        card = DEVELOPMENT if move.verb == USE_DEVELOPMENT else LEGAL
        told["card"] = PRIVILEGES[card]
        told["because"] = "down" if table.holder[card] == seat else "elsewhere"
    elif rule == 14_08:
        told["because"] = "empty" if office_at(table, move.office) == NONE else "own"
    elif rule == 14_09:
        told["player"] = players[office_at(table, move.office) >> OWNER_SHIFT]
    elif rule == 14_10:
        told["employees"] = table.employees(seat)
        told["needs"] = to_dismiss(table)
    return told


def _price(table: Table, seat: int, move: PowerMove) -> int:
    if move.verb == BUY_MAIN_DEPARTMENT:
        return MAIN_DEPARTMENT_COST
    if move.verb == BUY_COUNSEL:
        return COUNSEL_COST
    return prices(table, seat)[table.deck.shares[move.card] - 1]


def _crowded(table: Table, move: PowerMove) -> str:
    """PS-4.4: where there would be too many; a department that is founded has no office yet."""
    if move.verb == FOUND:
        return _office(
            OFFICES * move.division + min(len(table.offices[move.division]), OFFICES - 1)
        )
    if move.verb == TAKE:
        return _office(OFFICES * table.spot + len(table.offices[table.spot]) - 1)
    return _office(move.office if move.verb == RECRUIT else move.other)


def _foreign(table: Table, seat: int, move: PowerMove) -> int:
    """PS-4.8: the office that is not the player's own."""
    if move.verb == ENTICE or move.verb == ENTICE_RESERVE:
        return move.other
    return move.office if not owns(seat, office_at(table, move.office)) else move.other


def _no_pool(table: Table, seat: int, move: PowerMove) -> str:
    """PS-9.8: why no more employees can be taken."""
    pool = table.pool + move.number
    if pool > MOST_POOL:
        return "many"
    if table.founded:
        return "founded"
    return "alone" if pool == 1 and table.employees(seat) == 1 else "offices"


def _office(office: int) -> str:
    return f"{DIVISIONS[office // OFFICES]}/{office % OFFICES + 1}"
