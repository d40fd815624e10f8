"""Matches over days: people come by for one move, nobody stays, and the server is killed again and again.

What was acknowledged is there once, and what was due is done once, with whichever server comes next.
"""

import asyncio
import os
import random
import time
from pathlib import Path

from parcours.server.db.due_times import first_due
from parcours.server.db.rows import LogRow, read_log, read_table
from parcours.server.match.live_match import LiveMatch

from ..processes import wait_until
from .databases import in_database
from .fork_server import ForkServer
from .harness import Client, Server, Table, any_move, lay_table
from .test_hardening import JUMP

# Of the server on each of the two databases.
KILLS = 30
TABLES = 3
# A process that has claimed a table and died is waited for this number of seconds at most.
LEASE = 1
HOUR = 3600
DAY = 24 * HOUR
# So much passes while no server is there, or somebody would think so: more than a decision may take, sometimes.
LATER = (6 * HOUR, 30 * HOUR)


class Days:
    """A server that comes back hours later each time, and the people of a few tables."""

    def __init__(self, database: str, folder: Path, forks: ForkServer) -> None:
        (folder / "sitecustomize.py").write_text(JUMP)
        self.jump = folder / "jump"
        self.passed = 0
        self.chance = random.Random(database[:6])
        self.server = Server(database, forks=forks, lease_seconds=LEASE, bot_pace=0)
        path = os.environ.get("PYTHONPATH", "")
        self.server.environment |= {"PYTHONPATH": f"{folder}:{path}", "JUMP_FILE": str(self.jump)}
        self.tables: list[Table] = []
        # What was said and what was accepted: command, seat and move; number and command.
        self.sent: dict[str, tuple[int, str]] = {}
        self.accepted: dict[tuple[str, int], str] = {}
        self.found: dict[str, list[LogRow]] = {}

    def lay_tables(self) -> None:
        clock = {"kind": "decision", "seconds": DAY}
        for _ in range(TABLES):
            table = lay_table(self.server, people=3, bots=1, clock=clock, seating="as_seated")
            assert table.show(0)["absence"] == "wait"
            table.start()
            self.tables.append(table)

    def kill(self) -> None:
        """As a power cut would; it is back after hours."""
        self.server.kill()
        self.check()
        self.passed += self.chance.randint(*LATER)
        self.jump.write_text(str(self.passed))
        self.server.start()

    def lines(self) -> int:
        return sum(len(log) for log in self.logs().values())

    def wait_for_lines(self, least: int) -> None:
        """Until so many are there, or nothing is due."""
        wait_until(lambda: self.lines() >= least or self.is_quiet())

    def logs(self) -> dict[str, list[LogRow]]:
        return in_database(
            self.server,
            lambda connection: {table.id: read_log(connection, table.id) for table in self.tables},
        )

    async def visit(self) -> None:
        """Somebody comes to a table, makes a move if it is their turn, and goes."""
        table = self.chance.choice(self.tables)
        seat = self.chance.choice(sorted(table.tokens))
        async with Client(table, seat) as client:
            await client.until(lambda message: message["kind"] == "state")
            decision = client.state["decision"]
            if decision is None:
                return
            move = any_move(client.state["legal"], self.chance)
            command = f"c{len(self.sent)}"
            self.sent[command] = seat, move
            answer = await client.move(move, id=command)
            # Its time may run out at the same moment.
            if "accepted" in answer:
                self.accepted[table.id, answer["accepted"]] = command

    def check(self) -> None:
        """Nothing is lost and nothing is there twice."""
        logs = self.logs()
        for (id, number), command in self.accepted.items():
            assert logs[id][number - 1].command == command
        for id, log in logs.items():
            assert [line.number for line in log] == list(range(1, len(log) + 1))
            before = self.found.get(id, [])
            assert log[: len(before)] == before
            said = [line for line in log if line.command is not None]
            assert len({line.command for line in said}) == len(said)
            for line in said:
                assert self.sent[str(line.command)] == (line.seat, line.move)
        self.found = logs

    def replay(self) -> tuple[int, int]:
        """Every line was legal, and nobody's time ran out too early; how many were made by bots and by clocks."""
        bots = clocks = 0
        for table in self.tables:
            row = in_database(self.server, lambda c, id=table.id: read_table(c, id))  # type: ignore[misc]
            live = LiveMatch(row, [])
            for line in self.found[table.id]:
                if row.seats[line.seat].kind == "bot":
                    bots += 1
                elif line.command is None:
                    clocks += 1
                    left = live.left(line.seat, line.at)
                    assert left is not None
                    assert left <= 0
                live.replay(line)
        return bots, clocks

    def is_quiet(self) -> bool:
        """Whether nothing is due. A table that goes on just now is due again within a lease, should its server die."""
        due = in_database(self.server, first_due)
        return due is not None and due > 1000 * (time.time() + self.passed + 10 * LEASE)


def test_played_over_days_with_kills(database: str, tmp_path: Path, forks: ForkServer) -> None:
    days = Days(database, tmp_path, forks)
    with days.server:
        days.lay_tables()
        for _ in range(KILLS):
            lines = days.lines()
            if days.chance.random() < 0.5:
                # In the middle of what is due after so many hours.
                some = days.chance.randint(0, 2)
                days.wait_for_lines(lines + some)
            else:
                for _ in range(days.chance.randint(1, 6)):
                    asyncio.run(days.visit())
            days.kill()
        # The last one finishes what the others have begun.
        wait_until(days.is_quiet)
        days.check()
        bots, clocks = days.replay()
        assert bots > 0
        assert clocks > 0
        assert days.accepted
        assert "could not" not in days.server.logged()
