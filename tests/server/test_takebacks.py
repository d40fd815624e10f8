"""Takebacks: free until something new was seen, by agreement afterwards."""

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

from parcours.core.records import load_record

from .harness import Client, Server, Table, lay_table


async def watching(stack: AsyncExitStack, table: Table, *seats: int | None) -> list[Client]:
    clients = [await stack.enter_async_context(Client(table, seat)) for seat in seats]
    for client in clients:
        await client.until(lambda message: message["kind"] == "state")
    # Chance says who begins: the others follow in the order of the seats.
    first = next((at for at, client in enumerate(clients) if client.state["decision"]), 0)
    people = [client for client in clients if client.seat is not None]
    return people[first:] + people[:first] + clients[len(people) :]


async def move(clients: list[Client], mover: int, word: str) -> dict[str, Any]:
    """The mover's first legal move of that kind; all hear of it."""
    client = clients[mover]
    move = next(move for move in client.state["legal"] if move.split(" ")[0] == word)
    answer = await client.move(move)
    await all_at(clients, answer["accepted"])
    return answer


async def all_at(clients: list[Client], number: int) -> None:
    for client in clients:
        while client.state["number"] < number:
            await client.hear()


async def asked(client: Client) -> dict[str, Any]:
    message = await client.until(lambda m: m["kind"] == "table" and m["table"]["asking"])
    asking: dict[str, Any] = message["table"]["asking"]
    return asking


async def not_asked(client: Client) -> None:
    await client.until(lambda m: m["kind"] == "table" and not m["table"]["asking"])


def test_until_something_new_was_seen(standing: Server) -> None:
    table = lay_table(standing, people=2)
    table.start()

    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = await watching(stack, table, 0, 1, None)
            ana, bob, _ = clients
            await move(clients, 0, "draw")
            before = ana.state
            await move(clients, 0, "discard")
            assert await ana.ask("takeback", id="back") == {
                "kind": "answer",
                "id": "back",
                "accepted": 3,
            }
            await all_at(clients, 3)
            for client in clients:
                # What they saw is undone: they begin anew, with numbers that go on.
                assert client.state["full"]
                assert [line["number"] for line in client.state["log"]] == [0, 1]
            assert ana.state["view"] == before["view"]
            assert ana.state["legal"] == before["legal"]
            # The question reads the same, but it is asked anew.
            assert ana.state["decision"] != before["decision"]
            stale = await ana.move(before["legal"][0], decision=before["decision"])
            assert stale["refused"]["rule"] == "stale"
            # A message that comes twice undoes nothing more.
            assert (await ana.ask("takeback", id="back"))["accepted"] == 3
            assert ana.state["number"] == 3
            assert (await move(clients, 0, "discard"))["accepted"] == 4
            async with Client(table, bob.seat, since=2) as late:
                caught_up = await late.until(lambda m: m["kind"] == "state")
                assert caught_up["full"]
            async with Client(table, bob.seat, since=3) as early:
                caught_up = await early.until(lambda m: m["kind"] == "state")
                assert not caught_up["full"]
                assert [line["number"] for line in caught_up["log"]] == [4]

    asyncio.run(run())


def test_by_agreement_of_those_who_moved_since(standing: Server) -> None:
    table = lay_table(standing, people=3)
    table.start()

    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = await watching(stack, table, 0, 1, 2)
            ana, bob, cy = clients
            nothing = await bob.ask("takeback")
            assert nothing["refused"] == {
                "rule": "takeback",
                "params": {"because": "nothing_played"},
            }
            await move(clients, 0, "draw")
            await move(clients, 0, "discard")
            await move(clients, 1, "draw")
            assert (await ana.ask("takeback", id="once"))["asked"]
            # Cy has not moved since, so nobody asks him.
            once = await asked(bob)
            assert once == {
                "id": once["id"],
                "what": "takeback",
                "by": ana.seat,
                "number": 3,
                "of": [bob.seat],
                "agreed": [],
                "awaited": [bob.seat],
            }
            for other in (cy, ana):
                answer = await other.ask("agree", question=once["id"], yes=True)
                assert answer["error"] == "nothing_asked"
            # A message that comes twice asks once.
            assert (await ana.ask("takeback", id="once"))["asked"]
            await bob.ask("agree", question=once["id"], yes=True)
            await all_at(clients, 4)
            # And is done once.
            assert (await ana.ask("takeback", id="once"))["accepted"] == 4
            assert [line["number"] for line in cy.state["log"]] == [0, 1]
            assert cy.state["awaited"] == ana.state["awaited"] != []

            # A move is an answer too: whoever goes on does not agree.
            await move(clients, 0, "discard")
            await move(clients, 1, "draw")
            assert (await ana.ask("takeback"))["asked"]
            question = await asked(bob)
            await move(clients, 1, "discard")
            await not_asked(bob)
            late = await bob.ask("agree", question=question["id"], yes=True)
            assert late["error"] == "nothing_asked"
            assert bob.state["number"] == 7

    asyncio.run(run())


def test_what_was_seen_needs_all_others(standing: Server) -> None:
    table = lay_table(standing, people=3)
    table.start()

    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = await watching(stack, table, 0, 1, 2)
            ana, bob, cy = clients
            await move(clients, 0, "draw")
            assert (await ana.ask("takeback"))["asked"]
            question = await asked(bob)
            assert question["of"] == sorted([bob.seat, cy.seat])
            await bob.ask("agree", question=question["id"], yes=True)
            assert await cy.until(lambda m: m["kind"] == "table" and m["table"]["asking"]["agreed"])
            assert cy.shown["asking"]["awaited"] == [cy.seat]
            await cy.ask("agree", question=question["id"], yes=True)
            await all_at(clients, 2)
            assert [line["number"] for line in ana.state["log"]] == [0]

    asyncio.run(run())


def test_bots_agree_and_the_record_is_what_still_stands(standing: Server) -> None:
    table = lay_table(standing, people=1, bots=1, options={"deck": 50})
    table.start()

    async def run() -> None:
        async with AsyncExitStack() as stack:
            [ana] = await watching(stack, table, 0)
            while not ana.state["decision"]:
                await ana.hear()
            await move([ana], 0, "draw")
            discarded = (await move([ana], 0, "discard"))["accepted"]
            while not ana.state["decision"] or ana.state["number"] == discarded:
                await ana.hear()
            number = ana.state["number"]
            assert (await ana.ask("takeback"))["accepted"] == number + 1
            await all_at([ana], number + 1)
            # All that the bot did since is undone with it, and ana has drawn.
            assert ana.state["log"][-1]["move"].startswith("draw")
            assert ana.state["log"][-1]["number"] == discarded - 1
            await ana.play(random.Random(1))
            over = await ana.ask("takeback")
            assert over["refused"]["rule"] == "over"

    asyncio.run(run())
    match = load_record(table.request("GET", "/record").raise_for_status().text)
    assert match.over
    replay = table.request("GET", "/replay", params={"eyes": "open", "steps": 200}).json()
    assert replay["number"] == len(match.moves)


def test_who_has_left_is_not_asked(standing: Server) -> None:
    table = lay_table(standing, people=3, options={"deck": 50})
    table.start()

    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = await watching(stack, table, 0, 1, 2)
            ana, bob, cy = clients
            await move(clients, 0, "draw")
            await move(clients, 0, "discard")
            await move(clients, 1, "draw")
            gone = await asyncio.to_thread(table.request, "DELETE", f"/seats/{bob.seat}", bob.seat)
            assert gone.status_code == 204
            assert (await ana.ask("takeback"))["asked"]
            # He would never answer; somebody else who saw it has to.
            assert (await asked(cy))["of"] == [cy.seat]

    asyncio.run(run())


def test_a_clock_is_not_set_back(standing: Server) -> None:
    table = lay_table(standing, people=2, clock={"kind": "decision", "seconds": 3600})
    table.start()

    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = await watching(stack, table, 0, 1)
            ana = clients[0]
            await move(clients, 0, "draw")
            left = []
            for _ in range(3):
                # Clocks count milliseconds: each round takes several.
                await asyncio.sleep(0.01)
                await move(clients, 0, "discard")
                await ana.ask("takeback")
                left.append(ana.state["clocks"][ana.state["awaited"][0]])
            # What was used is gone.
            assert 3_600_000 > left[0] > left[1] > left[2]

    asyncio.run(run())
