"""What other processes write is read table by table, and no table waits for another."""

import asyncio

import psycopg
import pytest

from parcours.server.play import notifications
from parcours.server.play.notifications import Behind
from parcours.server.play.rooms import Rooms

from .harness import PATIENCE


class Readings(Rooms):
    """Tables of which it is noted how they are read; some take until they are let go."""

    def __init__(self, *here: str) -> None:
        self.here = here
        self.read: list[tuple[str, bool]] = []
        self.busy: dict[str, asyncio.Event] = {}
        self.lost: set[str] = set()

    def has(self, id: str) -> bool:
        return id in self.here

    async def catch_up(self, id: str, only_moves: bool = False) -> None:
        self.read.append((id, only_moves))
        if id in self.lost:
            self.lost.remove(id)
            raise psycopg.OperationalError
        if id in self.busy:
            await self.busy[id].wait()


async def read_by(rooms: Readings, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(rooms.read) < count:
            await asyncio.sleep(0)


def test_a_busy_table_keeps_no_other_waiting() -> None:
    async def run() -> None:
        rooms = Readings("busy", "other")
        rooms.busy["busy"] = asyncio.Event()
        behind = Behind(rooms)
        behind.add("busy", only_moves=True)
        behind.add("not here", only_moves=True)
        behind.add("other", only_moves=True)
        await read_by(rooms, 2)
        assert rooms.read == [("busy", True), ("other", True)]
        # What comes until then is read once, with all that it brings.
        for only_moves in (True, False, True):
            behind.add("busy", only_moves)
        rooms.busy["busy"].set()
        await read_by(rooms, 3)
        assert rooms.read[2:] == [("busy", False)]
        await asyncio.sleep(0)
        assert not behind._tasks
        behind.stop()

    asyncio.run(run())


def test_a_table_that_could_not_be_read_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "PAUSE", 0)

    async def run() -> None:
        rooms = Readings("table")
        rooms.lost.add("table")
        behind = Behind(rooms)
        behind.add("table", only_moves=True)
        await read_by(rooms, 2)
        assert rooms.read == [("table", True), ("table", False)]

    asyncio.run(run())
