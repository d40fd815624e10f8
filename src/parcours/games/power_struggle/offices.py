"""Offices, departments and the board, carried out: PS-4."""

from typing import Final

from mypy_extensions import i64

from parcours.core.journal import Journal
from parcours.core.zones import with_value
from parcours.games.power_struggle.moves import MOST_EMPLOYEES
from parcours.games.power_struggle.table import EMPLOYEES, MAIN, OWNER_SHIFT, Table

SEATS_ON_BOARD: Final = 5


def department(seat: int, employees: int) -> int:
    """PS-4.2: a department of that player's."""
    return seat << OWNER_SHIFT | employees


def main_department(seat: int, employees: int) -> int:
    """PS-4.3: a main department of that player's."""
    return seat << OWNER_SHIFT | MAIN | employees


def has_room(table: Table, seat: int) -> bool:
    """Whether an office of the player's can take another employee."""
    owner: i64 = seat
    for division in table.offices:
        for office in division:
            what: i64 = office
            if what >> OWNER_SHIFT == owner and what & EMPLOYEES < MOST_EMPLOYEES:
                return True
    return False


def open_office(table: Table, division: int, office: int) -> None:
    """A department moves into the highest free office of the division."""
    table.offices[division] = [*table.offices[division], office]


def change_office(table: Table, division: int, at: int, office: int) -> None:
    """Other employees, or another department, in an office."""
    table.offices[division] = with_value(table.offices[division], at, office)


def close_office(table: Table, division: int, at: int) -> None:
    """PS-4.10: an office is left, and those below it move up."""
    offices = table.offices[division]
    table.offices[division] = offices[:at] + offices[at + 1 :]


def remove_employees(
    table: Table, division: int, at: int, number: int, journal: Journal | None
) -> None:
    """Take employees out of an office; PS-4.9, PS-4.10: an empty department closes, and the others move up."""
    office = table.offices[division][at] - number
    if office & (EMPLOYEES | MAIN):
        change_office(table, division, at, office)
        return
    close_office(table, division, at)
    if journal is not None:
        journal.tell("closed", office >> OWNER_SHIFT, area=division)


def join_board(table: Table, seat: int, managers: int, journal: Journal | None) -> None:
    """PS-4.11, PS-4.12: newcomers take the first free seats and push out, on the left, who has none left."""
    newcomers = min(managers, SEATS_ON_BOARD)
    board = table.board[:]
    pushed = len(board) + newcomers - SEATS_ON_BOARD
    for _ in range(pushed):
        out = board.pop(0)
        if journal is not None:
            journal.tell("pushed_off_board", out)
    for _ in range(newcomers):
        board.append(seat)
    table.board = board
