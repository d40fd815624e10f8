"""Two real processes on one Postgres: any of them serves any table, and one may die."""

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from parcours.core.records import load_record

from .harness import PATIENCE, Client, Server, Table, first_states, http, lay_table, start_match


@pytest.fixture
def pair(postgres_database: str) -> Iterator[tuple[Server, Server]]:
    """Two servers of one database, which tell each other every second who is there."""
    with (
        Server(postgres_database, heartbeat=1) as one,
        Server(postgres_database, heartbeat=1) as other,
    ):
        yield one, other


@contextlib.asynccontextmanager
async def three_clients(*servers: Server) -> AsyncIterator[list[Client]]:
    """The players of a new match, each at one of the servers."""
    table = start_match(servers[0], people=3)
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(Client(table, seat, server.url))
            for seat, server in enumerate(servers)
        ]


def test_a_match_across_two_processes(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = start_match(one, people=4, options={"deck": 50})

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
    shown = http(
        "GET", f"{other.url}/api/tables/{table.id}/record", headers={"X-Table-Key": table.key}
    )
    assert load_record(shown.text).over


def test_one_dies_and_the_other_goes_on(pair: tuple[Server, Server]) -> None:
    one, other = pair
    # The dead one's bot is played by the other, and so is the seat of a player who does not come back.
    table = start_match(one, people=3, bots=1, options={"deck": 50}, grace=5, absence="default")

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
    table = start_match(one, "retire_happy", people=4)

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
    table = start_match(one, people=2)

    async def run() -> None:
        async with (
            Client(table, 0, one.url) as a,
            Client(table, 0, other.url) as b,
            Client(table, 1, one.url) as c,
            Client(table, 1, other.url) as d,
        ):
            await first_states(a, b, c, d)
            tabs = (a, b) if a.state["decision"] else (c, d)
            answers = await asyncio.gather(*(tab.move("draw", id="once") for tab in tabs))
            assert [answer["accepted"] for answer in answers] == [1, 1]

    asyncio.run(run())


def test_several_workers_of_one_server(postgres_database: str) -> None:
    with Server(postgres_database, workers=2) as server:
        table = start_match(server, people=4, options={"deck": 50})

        async def play(seat: int) -> None:
            async with Client(table, seat) as client:
                await client.play(random.Random(seat))

        async def all_play() -> None:
            await asyncio.gather(*(play(seat) for seat in range(4)))

        asyncio.run(all_play())
        assert table.show()["status"] == "finished"


def test_only_one_gets_what_is_there_once(pair: tuple[Server, Server]) -> None:
    """A seat, an invitation and the next table, asked for through both processes at the same time."""

    def ask(table: Table, path: str, *seats: int | None, **wish: object) -> list[httpx.Response]:
        tables = [Table(pair[at % 2], table.id, table.key, table.tokens) for at in range(4)]
        with ThreadPoolExecutor(4) as pool:
            asked = [
                pool.submit(there.request, "POST", path, seat, json=wish)
                for there, seat in zip(tables, seats, strict=True)
            ]
        return [one.result() for one in asked if one.result().status_code == 201]

    nobody = (None,) * 4
    for _ in range(8):
        table = lay_table(pair[0], people=1, seats=[{}, {}])
        assert len(ask(table, "/seats", *nobody, name="Eve", seat=1)) == 1
        table = lay_table(pair[0], people=1, seats=[{}, {}])
        wish = table.request("POST", "/seats/1/invitation", 0).json()
        assert len(ask(table, "/claim", *nobody, name="Eve", **wish)) == 1
        table = lay_table(pair[0], people=2)
        assert table.request("POST", "/abandon", 0).status_code == 204
        following = ask(table, "/rematch", 0, 1, 0, 1)
        assert len({answer.json()["table"]["id"] for answer in following}) == 1


def test_both_agree_at_the_same_time(pair: tuple[Server, Server]) -> None:
    one, other = pair

    async def run() -> None:
        for _ in range(5):
            async with three_clients(one, one, other) as (ana, bob, cy):
                await ana.until(
                    lambda m: (
                        m["kind"] == "table" and all(s["present"] for s in m["table"]["seats"])
                    )
                )
                await ana.ask("abandon")
                for client in (bob, cy):
                    await client.until(lambda m: m["kind"] == "table" and m["table"]["asking"])
                question = bob.shown["asking"]["id"]
                await asyncio.gather(
                    bob.ask("agree", question=question, yes=True),
                    cy.ask("agree", question=question, yes=True),
                )
                await ana.until(
                    lambda m: m["kind"] == "table" and m["table"]["status"] == "abandoned"
                )

    asyncio.run(run())


def test_two_ask_at_the_same_time(pair: tuple[Server, Server]) -> None:
    one, other = pair

    async def run() -> None:
        for _ in range(5):
            async with three_clients(one, other, other) as (ana, bob, cy):
                await first_states(ana, bob, cy)
                answers = await asyncio.gather(ana.ask("abandon"), bob.ask("abandon"))
                assert sorted(answer.get("error", "asked") for answer in answers) == [
                    "asked",
                    "question_open",
                ]
                asker, second = (ana, bob) if answers[0].get("asked") else (bob, ana)
                for client in (second, cy):
                    while not client.shown["asking"]:
                        await client.hear()
                    assert client.shown["asking"]["by"] == asker.seat
                question = cy.shown["asking"]["id"]
                # A no in one process ends it in the other.
                await cy.ask("agree", question=question, yes=False)
                while ana.shown["asking"]:
                    await ana.hear()
                assert (await asker.ask("abandon"))["error"] == "asked_too_soon"

    asyncio.run(run())


def test_a_broken_connection_ends_no_heartbeat(
    pair: tuple[Server, Server], postgres_database: str
) -> None:
    one, other = pair
    table = lay_table(one, people=2)

    async def run() -> None:
        async with Client(table, 0, one.url) as ana, Client(table, 1, other.url) as bob:
            for client in (ana, bob):
                await client.until(
                    lambda m: (
                        m["kind"] == "table" and all(s["present"] for s in m["table"]["seats"])
                    )
                )
            async with await psycopg.AsyncConnection.connect(
                postgres_database, autocommit=True
            ) as connection:
                await connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                # Both go on to say that they see their player.
                async with asyncio.timeout(PATIENCE):
                    for _ in range(2):
                        await _beat(connection, table.id)

    asyncio.run(run())


async def _beat(connection: psycopg.AsyncConnection, table: str) -> None:
    """Wait until both seats have been seen once more."""
    read = b'SELECT seen FROM seats WHERE "table" = %s ORDER BY seat'
    before = await (await connection.execute(read, [table])).fetchall()
    while True:
        after = await (await connection.execute(read, [table])).fetchall()
        if all(new > old for new, old in zip(after, before, strict=True)):
            return
        await asyncio.sleep(0.1)


def test_one_table_that_breaks_makes_nobody_deaf(
    pair: tuple[Server, Server], postgres_database: str
) -> None:
    one, other = pair
    broken, fine = lay_table(one, people=2), lay_table(one, people=2)

    async def run() -> None:
        async with Client(broken, 1, other.url) as bob, Client(fine, 1, other.url) as cy:
            for client in (bob, cy):
                await client.until(lambda m: m["kind"] == "table")
            with psycopg.connect(postgres_database, autocommit=True) as connection:
                # A number that no message can tell.
                connection.execute(
                    "UPDATE tables SET options = '{\"deck\": 1000000000000000000000000}' WHERE id = %s",
                    [broken.id],
                )
            broken.request("PATCH", "/seats/0", 0, json={"name": "Anna"})
            changed = fine.request("PATCH", "/seats/0", 0, json={"name": "Anna"})
            assert changed.status_code == 200
            await cy.until(
                lambda m: m["kind"] == "table" and m["table"]["seats"][0]["name"] == "Anna"
            )

    asyncio.run(run())


def test_the_grace_time_begins_when_somebody_goes(
    pair: tuple[Server, Server], postgres_database: str
) -> None:
    one, other = pair
    grace = 3
    table = lay_table(one, people=2, absence="default")
    with psycopg.connect(postgres_database, autocommit=True) as connection:
        connection.execute("UPDATE tables SET grace = %s WHERE id = %s", [grace, table.id])

    async def run() -> None:
        async with (
            Client(table, 0, one.url) as ana,
            Client(table, 1, one.url) as bob,
            Client(table, None, other.url) as eve,
        ):
            # All are there before the match begins, however long that takes them.
            for client in (ana, bob, eve):
                await client.until(lambda m: m["kind"] == "table")
            await asyncio.to_thread(table.start)
            await eve.until(lambda m: m["kind"] == "state")
            awaited = next(
                seat["seat"]
                for seat in eve.shown["seats"]
                if seat["player"] == eve.state["awaited"][0]
            )
            # The match is older than the grace time when she goes.
            await asyncio.sleep(grace + 1)
            leaving = (ana, bob)[awaited].socket
            assert leaving is not None
            gone = time.time()
            await leaving.close()
            played = await eve.until(lambda m: m["kind"] == "state")
            assert played["number"] == 1
            assert time.time() - gone > grace - 1

    asyncio.run(run())
