"""How a move goes through: judged once, written, and then told to all."""

import logging
from collections.abc import Callable

from sqlalchemy import Connection

from parcours.core.errors import Refused
from parcours.core.state import Move
from parcours.server.clock import now
from parcours.server.db import schema
from parcours.server.db.due_times import change_due
from parcours.server.db.rows import LogRow, change_table
from parcours.server.db.store import Taken
from parcours.server.match.judging import refusal_json, result_json
from parcours.server.match.live_match import LiveMatch
from parcours.server.metrics import moves
from parcours.server.play.broadcast import prepare_last_line
from parcours.server.play.due import is_too_late, leased_due
from parcours.server.play.room import Room
from parcours.server.play.state import Watcher
from parcours.server.tables import lifecycle, questions
from parcours.server.tables.watches import NOBODY, as_told, is_behind, tell_turns
from parcours.server.wire.answers import Answer
from parcours.server.wire.errors import Denied
from parcours.server.wire.words import StandIn

log = logging.getLogger("parcours.room")


async def make_move(
    room: Room, watcher: Watcher, command: str, decision: str | None, text: str
) -> Answer | None:
    """Make a move for the seat of a socket; the answer, unless it went out with the new state."""
    async with room.locked(watcher):
        # Not before: seats change places when the match begins.
        seat = watcher.seat
        if seat is None:
            raise Denied("forbidden")
        while True:
            live = room.require_live()
            number = live.commands.get((seat, command))
            if number is not None:
                return {"id": command, "accepted": number}
            judged = live.judge(seat, decision, text)
            if isinstance(judged, Refused):
                if decision != live.decision(seat) and await room.read_log():
                    # The client has seen more elsewhere than this process had.
                    continue
                return {"id": command, "refused": refusal_json(judged)}
            if await append(room, seat, text, judged, command, watcher):
                moves(room.table.game, "person").inc()
                return None
            # Another process was faster: what it wrote is here now, so look again.


async def append(
    room: Room,
    seat: int,
    text: str,
    move: Move | None = None,
    command: str | None = None,
    by: Watcher | None = None,
    stand_in: StandIn | None = None,
) -> bool:
    """Write a line that is known to be legal, and tell all once it is committed; False if another was first.

    `move` is what the text says, where it has been parsed; `stand_in` why it is made for the seat's player.
    """
    live = room.live
    assert live is not None
    row = LogRow(room.id, live.number + 1, seat, text, command, now(), None, stand_in)
    live.enter(row, move)
    checksum = live.checksum()
    if checksum is not None:
        row = row._replace(checksum=checksum)
    # Nobody sees the room before the commit, as we hold its lock; so the messages are made while the disk works.
    closed = questions.closed_by_move(room.table)
    # Tables that nobody looks at don't keep the others waiting.
    committed = room.store.append(row, _written_with(room, live, closed), not room.watchers)
    answer: Answer | None = None
    if command is not None:
        answer = {"id": command, "accepted": row.number}
    prepared = prepare_last_line(room, by, answer)
    try:
        await committed
    except Taken:
        await room.reload()
        return False
    except Exception as error:
        log.error("could not write", extra={"table": room.id}, exc_info=error)
        await room.reload()
        if room.number < row.number:
            raise Denied("unavailable") from None
        # It may have been written, and only its answer was lost: look again.
        return False
    for watcher, message in prepared:
        watcher.push(message)
    if room.watches:
        room.watches = as_told(room.watches, room.table, room.waiting())
        room.on_told()
    room.yield_to_others(False)
    try:
        if live.match.over:
            log.info("finished", extra={"table": room.id})
            await room.refresh()
        elif closed is not None:
            await room.refresh()
    except Exception as error:
        # The move stands all the same, and all have been told.
        log.error("could not read on", extra={"table": room.id}, exc_info=error)
        room.stale = True
    room.reschedule()
    return True


def _written_with(
    room: Room, live: LiveMatch, closed: str | None
) -> Callable[[Connection], None] | None:
    """What is written with a move: the end of the match, that it ended a question, when somebody has to look, or who is
    to be told whose turn it is."""
    result = result_json(live.match.result)
    if result is not None:
        return lambda connection: lifecycle.finish(connection, room.id, result)
    due, stored = leased_due(room), room.table.due
    too_late = is_too_late(room, due)
    # Where nobody looks, the table is forgotten next: what is stored then is written with the move.
    changes = too_late or (not room.watchers and due != stored)
    waiting = room.waiting() if room.watches else NOBODY
    tells = is_behind(room.watches, room.table, waiting)
    if closed is None and not changes and not tells:
        return None
    if changes:
        room.note_due(due)

    def write(connection: Connection) -> None:
        if closed is not None:
            schema.hold(connection, room.id)
            questions.close(connection, room.id, closed)
        if too_late:
            change_table(connection, room.id, {"due": due})
        elif changes:
            change_due(connection, [(room.id, stored, due)])
        if tells:
            tell_turns(connection, room.table, waiting, now())

    return write
