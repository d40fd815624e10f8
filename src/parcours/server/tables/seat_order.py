"""Seats that change places: everything that belongs to somebody goes along."""

from dataclasses import asdict, replace

from sqlalchemy import Connection, case, update

from parcours.server.db import schema
from parcours.server.db.rows import TableRow, change_seat


def move_seats(connection: Connection, table: TableRow, players: list[str]) -> None:
    """Seat the players of a table in that order, with their tokens, commitments and what they said in the chat."""
    before = {seat.player: seat for seat in table.seats}
    moved = [before[player] for player in players]
    for seat, row in enumerate(moved):
        change_seat(connection, table.id, seat, asdict(replace(row, seat=seat)))
    numbers = {row.seat: seat for seat, row in enumerate(moved)}
    connection.execute(
        update(schema.chat)
        .where(schema.chat.c.table == table.id)
        .values(seat=case(numbers, value=schema.chat.c.seat))
    )


def first_moved_on(seat: int, seats: int) -> int:
    """Where a seat is in the next match: the first seat moves on to the next player."""
    return (seat - 1) % seats
