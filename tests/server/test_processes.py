"""Two real processes on one Postgres: any of them serves any table, and one may die."""

import asyncio
import contextlib
import random
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from parcours.core.records import load_record

from .harness import Client, Server, lay_table


@pytest.fixture
def pair(postgres_database: str) -> Iterator[tuple[Server, Server]]:
    """Two servers of one database, which tell each other every second who is there."""
    with (
        Server(postgres_database, heartbeat=1) as one,
        Server(postgres_database, heartbeat=1) as other,
    ):
        yield one, other


def test_a_match_across_two_processes(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = lay_table(one, people=4, options={"deck": 50})
    table.start()

    async def play(seat: int) -> Client:
        async with Client(table, seat, pair[seat % 2].url) as client:
            await client.play(random.Random(seat))
            return client

    async def all_play() -> list[Client]:
        return await asyncio.gather(*(play(seat) for seat in range(4)))

    clients = asyncio.run(all_play())
    results = [client.state["result"] for client in clients]
    assert results == [table.show()["result"]] * 4
    assert len({client.state["number"] for client in clients}) == 1
    shown = httpx.get(
        f"{other.url}/api/tables/{table.id}/record", headers={"X-Table-Key": table.key}
    )
    assert load_record(shown.text).over


def test_one_dies_and_the_other_goes_on(pair: tuple[Server, Server]) -> None:
    one, other = pair
    # The dead one's bot is played by the other, and so is the seat of whoever does not come back.
    table = lay_table(one, people=3, bots=1, options={"deck": 50}, grace=5)
    table.start()

    async def play(seat: int, first: Server) -> None:
        async with Client(table, seat, first.url) as client:
            # On the one that is killed until it is, on the other a few moves, then again.
            with contextlib.suppress(ConnectionClosed):
                await client.play(random.Random(seat), moves=None if first is one else 3)
            number = client.state["number"]
        async with Client(table, seat, other.url, since=number) as client:
            await client.play(random.Random(f"{seat} again"))

    async def kill() -> None:
        async with Client(table, 2, one.url) as doomed:
            await doomed.play(random.Random(2), moves=2)
            await asyncio.to_thread(one.kill)

    async def run() -> None:
        await asyncio.gather(play(0, one), play(1, other), kill())

    asyncio.run(run())
    table.server = other
    shown = table.show()
    assert shown["status"] == "finished"
    assert load_record(table.request("GET", "/record").text).over


def test_chat_seats_and_presence_travel(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = lay_table(one, people=2, bots=0)

    async def run() -> None:
        async with Client(table, 0, one.url) as ana:
            await ana.until(lambda m: m["kind"] == "table")
            async with Client(table, 1, other.url) as bob:
                await ana.until(
                    lambda m: m["kind"] == "table" and m["table"]["seats"][1]["present"]
                )
                await bob.until(
                    lambda m: m["kind"] == "table" and m["table"]["seats"][0]["present"]
                )
                said = await bob.ask("chat", text="hello")
                heard = await ana.until(lambda m: m["kind"] == "chat" and m["messages"])
                assert heard["messages"][0]["text"] == "hello"
                gone = await asyncio.to_thread(
                    table.request, "DELETE", f"/chat/{said['accepted']}", 0
                )
                assert gone.status_code == 204
                await bob.until(
                    lambda m: m["kind"] == "chat" and m["messages"] and m["messages"][0]["removed"]
                )
                await asyncio.to_thread(
                    table.request, "PATCH", "/seats/0", 0, json={"name": "Anna"}
                )
                await bob.until(
                    lambda m: m["kind"] == "table" and m["table"]["seats"][0]["name"] == "Anna"
                )
                await asyncio.to_thread(table.start)
                await bob.until(lambda m: m["kind"] == "state")
            await ana.until(
                lambda m: m["kind"] == "table" and not m["table"]["seats"][1]["present"]
            )

    asyncio.run(run())


def test_both_try_the_same_number(pair: tuple[Server, Server]) -> None:
    one, _ = pair
    # Everybody decides at once at the beginning of this game.
    table = lay_table(one, "retire_happy", people=4)
    table.start()

    async def run() -> None:
        clients = [Client(table, seat, pair[seat % 2].url) for seat in range(4)]
        for client in clients:
            await client.__aenter__()
            await client.until(lambda m: m["kind"] == "state")
        together = [client for client in clients if client.state["decision"]]
        assert len(together) > 1
        answers = await asyncio.gather(
            *(client.move(client.state["legal"][0]) for client in together)
        )
        # Nobody's decision was changed by the others, so nobody is refused.
        assert sorted(answer["accepted"] for answer in answers) == [
            number for number, _ in enumerate(answers, 1)
        ]
        for client in clients:
            while client.state["number"] < len(answers):
                await client.hear()
            await client.__aexit__()

    asyncio.run(run())


def test_the_same_device_on_both(pair: tuple[Server, Server]) -> None:
    """Two tabs of one seat make the same move through two processes: it is played once."""
    one, other = pair
    table = lay_table(one, people=2)
    table.start()

    async def run() -> None:
        async with (
            Client(table, 0, one.url) as a,
            Client(table, 0, other.url) as b,
            Client(table, 1, one.url) as c,
            Client(table, 1, other.url) as d,
        ):
            for client in (a, b, c, d):
                await client.until(lambda m: m["kind"] == "state")
            tabs = (a, b) if a.state["decision"] else (c, d)
            answers = await asyncio.gather(*(tab.move("draw", id="once") for tab in tabs))
            assert [answer["accepted"] for answer in answers] == [1, 1]

    asyncio.run(run())


def test_several_workers_of_one_server(postgres_database: str) -> None:
    with Server(postgres_database, workers=2) as server:
        table = lay_table(server, people=4, options={"deck": 50})
        table.start()

        async def play(seat: int) -> None:
            async with Client(table, seat) as client:
                await client.play(random.Random(seat))

        async def all_play() -> None:
            await asyncio.gather(*(play(seat) for seat in range(4)))

        asyncio.run(all_play())
        assert table.show()["status"] == "finished"
