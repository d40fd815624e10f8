"""Tables and messages as clients get them. Whatever is not named here stays in the database."""

from collections.abc import Collection, Mapping

from parcours.server.db.rows import ChatRow, SeatRow, TableRow
from parcours.server.tables import shuffle
from parcours.server.tables.questions import question_json
from parcours.server.tables.settings import settings_json
from parcours.server.wire.answers import ChatMessage, Seat, Table
from parcours.server.wire.errors import Denied


def table_json(
    table: TableRow,
    me: int | None,
    present: set[int],
    spectators: int,
    absent: Collection[int],
    grace: Mapping[int, int],
    problem: Denied | None,
) -> Table:
    """A table: `me` is the reader's seat, `problem` what keeps its match from going on.

    `grace` is how long each who is away has before moves are made for them.
    """
    return {
        **settings_json(table),
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "own_deck": table.deck is not None,
        "key": table.key if me is not None else None,
        "status": table.status,
        # A match that was imported may have no proof.
        "commitment": table.commitment,
        "fairness": table.fairness,
        "lot": None if table.lot is None else table.lot.split(" "),
        "seats": [_seat_json(table, seat, present, grace.get(seat.seat)) for seat in table.seats],
        "you": me,
        "spectators": spectators,
        "asking": question_json(table, absent),
        "rematch": table.rematch,
        "lesson": table.lesson,
        "created": table.created,
        "result": table.result,
        "problem": None if problem is None else problem.json(),
    }


def _seat_json(table: TableRow, seat: SeatRow, present: set[int], grace: int | None) -> Seat:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "player": seat.player,
        "name": seat.name,
        "language": seat.language,
        "bot": seat.bot,
        "host": seat.host,
        "left": seat.left,
        "muted": seat.muted,
        "present": seat.kind == "bot" or seat.seat in present,
        "grace": grace,
        "commitment": seat.commitment,
        "contribution_state": shuffle.contribution_state(table, seat),
        "hints": seat.hints,
    }


def message_json(row: ChatRow) -> ChatMessage:
    """A message of the chat; of a removed one, that it was removed."""
    return {
        "id": row.id,
        "seat": row.seat,
        "name": row.name,
        "text": "" if row.removed else row.text,
        "at": row.at,
        "removed": row.removed,
    }
