"""The figures that a refusal speaks of."""

from parcours.games.power_struggle.deck import DIVISIONS
from parcours.games.power_struggle.legality import (
    COUNSEL_COST,
    INFLUENCE_COST,
    MAIN_DEPARTMENT_COST,
    least_above,
    office_at,
    recruits_left,
)
from parcours.games.power_struggle.moves import (
    BUY_COUNSEL,
    BUY_MAIN_DEPARTMENT,
    ENTICE,
    ENTICE_RESERVE,
    MOST_EMPLOYEES,
    NONE,
    OFFICES,
    PowerMove,
)
from parcours.games.power_struggle.privileges import price, to_dismiss
from parcours.games.power_struggle.table import EMPLOYEES, PHASES, STEPS, Table


def params(
    table: Table, seat: int, move: PowerMove, rule: int, players: list[str]
) -> dict[str, object]:
    """Names and numbers for the text of the refusal by that rule."""
    told: dict[str, object] = {}
    if rule == 1_01:
        told["player"] = players[table.turn()]
        return told
    if rule == 1_02 or rule == 1_03 or rule == 1_04:
        told["phase"] = PHASES[table.phase()]
        if table.pending:
            told["step"] = STEPS[table.pending[-1].kind]
        return told
    if move.division != NONE:
        told["division"] = DIVISIONS[move.division]
    if move.office != NONE:
        told["office"] = _office(move.office)
    if move.other != NONE:
        told["other"] = _office(move.other)
    if move.card != NONE:
        told["card"] = table.deck.names[move.card]
    if move.target != NONE:
        told["target"] = players[move.target]
    if move.number != NONE:
        told["number"] = move.number
    if rule == 4_04:
        told["most"] = MOST_EMPLOYEES
    elif rule == 4_05:
        source = office_at(table, move.office)
        told["employees"] = 0 if source == NONE else source & EMPLOYEES
        if move.verb == ENTICE:
            told["number"] = 1
    elif rule == 4_08:
        if move.verb == ENTICE or move.verb == ENTICE_RESERVE:
            told["office"] = _office(move.other)
    elif rule == 6_04:
        told["laid"] = len(table.events)
    elif rule == 8_06:
        told["left"] = recruits_left(table, seat, table.pending[-1].kind)
    elif rule == 9_07 or rule == 9_08:
        told["pool"] = table.pool
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
    elif rule == 14_10:
        told["employees"] = table.employees(seat)
        told["needs"] = to_dismiss(table)
    return told


def _price(table: Table, seat: int, move: PowerMove) -> int:
    if move.verb == BUY_MAIN_DEPARTMENT:
        return MAIN_DEPARTMENT_COST
    if move.verb == BUY_COUNSEL:
        return COUNSEL_COST
    return price(table, seat, table.deck.shares[move.card] - 1)


def _office(office: int) -> str:
    return f"{DIVISIONS[office // OFFICES]}/{office % OFFICES + 1}"
