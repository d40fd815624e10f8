"""Bots at the tables: they think in workers, beside everybody's moves."""

import asyncio
import os
import random
import signal
from pathlib import Path

from .harness import PATIENCE, Client, Server, Table, lay_table, start_match


def workers_of(server: Server) -> list[int]:
    """The processes in which the server's bots think."""
    assert server.process is not None
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdecimal():
            continue
        try:
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            command = (entry / "cmdline").read_text()
        except OSError:
            continue
        if parent == server.process.pid and "spawn_main" in command:
            found.append(int(entry.name))
    return found


async def watch_to_the_end(table: Table) -> None:
    async with Client(table, 0) as client:
        await client.play(random.Random(table.id))


def test_several_tables_at_once(server: Server) -> None:
    tables = [lay_table(server, people=1, bots=3, options={"deck": 50}) for _ in range(4)]

    async def run() -> None:
        for table in tables:
            table.start()
        await asyncio.gather(*(watch_to_the_end(table) for table in tables))

    asyncio.run(run())
    assert all(table.show()["status"] == "finished" for table in tables)


def test_a_bot_that_thinks_delays_nobody(sqlite_database: str) -> None:
    with Server(sqlite_database, bot_seconds=PATIENCE) as server:
        # The host stands up: only bots are left there, and somebody looks on.
        busy = start_match(server, "power_struggle", people=1, bots=3, absence="bot")
        assert busy.request("DELETE", "/seats/0", 0).status_code == 204
        quick = start_match(server, people=2)

        async def run() -> None:
            async with (
                Client(busy, None) as spectator,
                Client(quick, 0) as ana,
                Client(quick, 1) as bob,
                Client(quick, None) as witness,
            ):
                await spectator.until(lambda m: m["kind"] == "state" and m["number"] >= 2)
                chance = random.Random(1)
                # From now on no thought comes to an end.
                workers = workers_of(server)
                for worker in workers:
                    os.kill(worker, signal.SIGSTOP)
                try:
                    playing = [asyncio.create_task(one.play(chance)) for one in (ana, bob)]
                    await witness.until(lambda m: m["kind"] == "state" and m["number"] >= 30)
                    for task in playing:
                        task.cancel()
                    await asyncio.gather(*playing, return_exceptions=True)
                finally:
                    for worker in workers:
                        os.kill(worker, signal.SIGCONT)
                number = spectator.state["number"]
                await spectator.until(lambda m: m["kind"] == "state" and m["number"] > number)

        asyncio.run(run())


def test_a_killed_worker_is_replaced(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        table = start_match(server, people=1, bots=1, options={"deck": 50})

        async def run() -> None:
            async with Client(table, 0) as client:
                chance = random.Random(1)
                killed = 0
                while client.state.get("result") is None:
                    await client.play(chance, moves=2)
                    # At rest or in the middle of a thought, as it comes.
                    for worker in workers_of(server) if killed < 3 else []:
                        os.kill(worker, signal.SIGKILL)
                        killed += 1
                assert killed >= 3

        asyncio.run(run())
        assert table.show()["status"] == "finished"
        assert "could not play on" not in server.stop()
