"""How far the bots of a lesson may go on, as the one who learns reads."""

from parcours.server.play.room import Room
from parcours.server.play.state import Watcher
from parcours.server.tables.lessons import leave_lesson
from parcours.server.wire.errors import Denied


async def go_on(room: Room, watcher: Watcher, until: int | None) -> None:
    """Let the bots move until that many moves have been made, or leave the lesson. Nothing where none is on."""
    if watcher.seat is None:
        raise Denied("forbidden")
    async with room.locked(watcher):
        if room.table.lesson is None:
            return
        if until is not None:
            room.lesson_until = until
            room.reschedule()
            return
        if room.live is not None:
            room.live.script = []
        await room.write(lambda connection: leave_lesson(connection, room.id))
