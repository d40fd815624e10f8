"""Tables and messages as clients get them. Whatever is not named here stays in the database."""

from collections.abc import Collection

from parcours.server.db.rows import ChatRow, SeatRow, TableRow
from parcours.server.tables import shuffle
from parcours.server.tables.questions import question_json
from parcours.server.wire.answers import ChatMessage, Seat, Table
from parcours.server.wire.errors import Denied


def table_json(
    table: TableRow,
    me: int | None,
    present: set[int],
    spectators: int,
    absent: Collection[int] = (),
    problem: Denied | None = None,
) -> Table:
    """A table: `me` is the reader's seat, `problem` what keeps its match from going on."""
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "own_deck": table.deck is not None,
        "visibility": table.visibility,
        "key": table.key if me is not None else None,
        "status": table.status,
        "clock": {"kind": table.clock, "seconds": table.seconds},
        "absence": table.absence,
        "grace": table.grace,
        "replay": table.replay,
        # A match that was imported may have no proof.
        "commitment": table.commitment,
        "fairness": table.fairness,
        "seats": [_seat_json(table, seat, present) for seat in table.seats],
        "you": me,
        "spectators": spectators,
        "asking": question_json(table, absent),
        "rematch": table.rematch,
        "created": table.created,
        "result": table.result,
        "problem": None if problem is None else problem.json(),
    }


def _seat_json(table: TableRow, seat: SeatRow, present: set[int]) -> Seat:
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
        "commitment": seat.commitment,
        "contribution_state": shuffle.contribution_state(table, seat),
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
