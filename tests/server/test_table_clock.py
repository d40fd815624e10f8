"""The clock of a whole table, as Fatum has one (FA-10.4): when it runs out, the table makes a move by itself."""

import asyncio
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from parcours.core.records import load_record
from parcours.server.db.rows import LogRow
from parcours.server.match.live_match import LiveMatch
from parcours.server.play.bots import Bots

from .harness import PATIENCE, Client, Server, Table, http, start_match, watching
from .rows import playing_table
from .test_archive import run
from .test_clocks import shorten

MINUTE = 60_000
BY_THE_CLOCK = {"minutes": 1, "rounds": 0}
TIME_UP = {"by": "table", "move": "time", "events": [{"what": "time_up"}]}


def lay_back(table: Table, *servers: Server, left: int = 0) -> None:
    """Let the match have begun so long ago that this is left of its minute; servers know it once they start again."""
    for server in servers:
        server.kill()
    shorten(table, started=int(time.time() * 1000) - MINUTE + left)
    for server in servers:
        server.start()


def lay(server: Server, **wishes: Any) -> Table:
    return start_match(server, "fatum", options=BY_THE_CLOCK, **wishes)


async def time_is_up(client: Client) -> dict[str, Any]:
    """The line of the table, as soon as the client has heard of it."""
    while not client.state.get("view", {}).get("time_up"):
        await client.hear()
    line: dict[str, Any] = next(line for line in client.state["log"] if line["by"] == "table")
    return line


async def quietly(clients: list[Client]) -> Client:
    """One move of a player who may move, such as ruins nobody; all hear of it."""
    mover = next(client for client in clients if client.state["decision"])
    legal = mover.state["legal"]
    quiet = next((move for move in ("done", "settle") if move in legal), legal[0])
    number = (await mover.move(quiet))["accepted"]
    for client in clients:
        while client.state["number"] < number:
            await client.hear()
    return mover


def test_the_round_in_which_time_runs_out_is_the_last(database: str, tmp_path: Path) -> None:
    async def begin(table: Table) -> dict[str, Any]:
        async with AsyncExitStack() as stack:
            clients = await watching(stack, table, 0, 1, None)
            for client in clients:
                assert 0 < client.state["time"] <= MINUTE
            mover = next(client for client in clients if client.state["decision"])
            assert (await mover.move("time"))["refused"]["rule"] == "FA-10.4"
            # The first round, and the first cards of the second.
            for _ in range(6):
                await quietly(clients)
            assert clients[0].state["view"]["round"] == 2
            return clients[0].state

    async def go_on(table: Table, before: dict[str, Any]) -> None:
        async with AsyncExitStack() as stack:
            clients = await watching(stack, table, 0, 1, None)
            number = before["number"] + 1
            for client in clients:
                assert await time_is_up(client) == TIME_UP | {"number": number, "stand_in": None}
                assert client.state["time"] is None
            # Nothing else has changed for those who were about to move.
            for same in ("decision", "legal", "awaited"):
                assert clients[0].state[same] == before[same]

    async def end(table: Table, before: dict[str, Any]) -> None:
        async with AsyncExitStack() as stack:
            clients = await watching(stack, table, 0, 1, None)
            ana = clients[0]
            # It was told once, and is still known.
            assert ana.state["number"] == before["number"] + 1
            assert ana.state["view"]["time_up"]
            while ana.state["result"] is None:
                await quietly(clients)
            assert ana.state["view"]["round"] == 2
            assert (ana.state["result"]["reason"], ana.state["result"]["rule"]) == (
                "time",
                "FA-10.2",
            )

    with Server(database) as server:
        table = lay(server)
        before = asyncio.run(begin(table))
        lay_back(table, server)
        asyncio.run(go_on(table, before))
        server.kill()
        server.start()
        asyncio.run(end(table, before))
        record = table.request("GET", "/record").raise_for_status().text
        assert "could not" not in server.logged()
    assert record.count("\ntable: time\n") == 1
    assert load_record(record).record() == record

    records, again = tmp_path / "records", tmp_path / "again"
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert run("export", records, "--database", database).returncode == 0
    file = records / f"{table.id}.record"
    assert "the seed follows from the secret" in run("verify", file).stdout
    assert run("story", file).returncode == 0
    assert run("import", records, "--database", other).stdout == "1 match taken in\n"
    assert run("export", again, "--database", other).returncode == 0
    assert (again / file.name).read_text() == file.read_text() == record
    with Server(other) as server:
        at = f"{server.url}/api/tables/{table.id}"
        for eyes in ({}, {"eyes": "ana"}, {"eyes": "open"}):
            steps = http("GET", f"{at}/replay", params=eyes).raise_for_status().json()["steps"]
            [step] = [step for step in steps if step["by"] == "table"]
            assert {name: step[name] for name in TIME_UP} == TIME_UP
        http("GET", f"{at}/points").raise_for_status()
        http("GET", f"{at}/story", params={"player": "ana"}).raise_for_status()


def test_bots_play_on_when_time_is_up(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        table = lay(server, people=1, bots=1)
        lay_back(table, server, left=500)

        async def play() -> None:
            # Nobody has to move for it: the clock runs while somebody watches.
            async with Client(table, 0) as ana:
                await time_is_up(ana)
                await ana.play(random.Random(1))

        asyncio.run(play())
        assert "\ntable: time\n" in table.request("GET", "/record").raise_for_status().text
        assert 'by="table",game="fatum"} 1.0' in http("GET", f"{server.url}/metrics").text
        assert "could not" not in server.logged()


def test_a_bot_knows_what_the_table_did() -> None:
    table = playing_table(["ana", "bob"], game="fatum", options=BY_THE_CLOCK)
    time_up = LogRow(table.id, 1, -1, "time", None, 0, None)
    live = LiveMatch(table, [time_up])
    [seat] = live.since

    async def think() -> str | None:
        bots = Bots(workers=1, seconds=PATIENCE)
        try:
            return await bots.think("ana", live, seat, "random")
        finally:
            bots.close()

    # Without an answer the server plays the default, and nobody notices.
    assert asyncio.run(think()) in live.legal(seat)


def test_time_is_not_taken_back(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        table = lay(server)

        async def begin() -> None:
            async with AsyncExitStack() as stack:
                await quietly(await watching(stack, table, 0, 1))

        async def go_on() -> None:
            async with AsyncExitStack() as stack:
                clients = await watching(stack, table, 0, 1)
                for client in clients:
                    await time_is_up(client)
                mover = next(client for client in clients if client.state["decision"])
                other = clients[1 - clients.index(mover)]
                for client in clients:
                    # Not even by agreement.
                    refused = (await client.ask("takeback"))["refused"]
                    assert refused == {"rule": "takeback", "params": {"because": "time"}}
                before = mover.state
                await quietly([mover, other])
                # What was done since is the mover's own; what the table did stays.
                assert (await mover.ask("takeback"))["accepted"] == before["number"] + 2
                while mover.state["number"] < before["number"] + 2:
                    await mover.hear()
                assert mover.state["full"]
                assert mover.state["log"][-1]["by"] == "table"
                assert mover.state["view"] == before["view"]

        asyncio.run(begin())
        lay_back(table, server)
        asyncio.run(go_on())


def test_two_processes_play_it_once(postgres_database: str) -> None:
    with Server(postgres_database) as one, Server(postgres_database) as other:
        table = lay(one)
        lay_back(table, one, other)

        async def look(seat: int, server: Server) -> Client:
            async with Client(table, seat, server.url) as client:
                await time_is_up(client)
                return client

        async def both() -> list[Client]:
            return await asyncio.gather(look(0, one), look(1, other))

        clients = asyncio.run(both())
        assert [client.state["number"] for client in clients] == [1, 1]
        assert "could not" not in one.logged() + other.logged()


def test_no_clock_no_time(one_server: Server) -> None:
    async def left(table: Table) -> object:
        async with AsyncExitStack() as stack:
            [spectator] = await watching(stack, table, None)
            return spectator.state["time"]

    for game, options in (
        ("fatum", {}),
        ("fatum", {"mode": "secret", "minutes": 5}),
        ("smile_life", {}),
    ):
        table = start_match(one_server, game, options=options)
        assert asyncio.run(left(table)) is None
