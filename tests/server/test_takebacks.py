"""Takebacks: free until something new was seen, by agreement afterwards."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from parcours.core.records import load_record

from .harness import Client, Server, Table, in_order, start_match


def play_in_order(table: Table, run: Callable[[Client, Client, Client], Awaitable[None]]) -> None:
    """Three players watch the match and do that, the player in turn first."""

    async def watch() -> None:
        async with in_order(table, 0, 1, 2) as clients:
            await run(*clients)

    asyncio.run(watch())


async def move(clients: list[Client], mover: int, word: str) -> dict[str, Any]:
    """The mover's first legal move of that kind; all hear of it."""
    client = clients[mover]
    move = next(move for move in client.state["legal"] if move.split(" ")[0] == word)
    answer = await client.move(move)
    await all_at(clients, answer["accepted"])
    return answer


async def turn_and_draw(clients: list[Client]) -> None:
    """The first player's turn; the second one has drawn a card, so that something new was seen."""
    await move(clients, 0, "draw")
    await move(clients, 0, "discard")
    await move(clients, 1, "draw")


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
    table = start_match(standing, people=2)

    async def run() -> None:
        async with in_order(table, 0, 1, None) as clients:
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
                # What they saw is undone: they begin again, with numbers that go on.
                assert client.state["full"]
                assert [line["number"] for line in client.state["log"]] == [0, 1]
            assert ana.state["view"] == before["view"]
            assert ana.state["legal"] == before["legal"]
            # The question reads the same, but it is asked again.
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
    table = start_match(standing, people=3)

    async def run(ana: Client, bob: Client, cy: Client) -> None:
        clients = [ana, bob, cy]
        nothing = await bob.ask("takeback")
        assert nothing["refused"] == {
            "rule": "takeback",
            "params": {"because": "nothing_played"},
        }
        await turn_and_draw(clients)
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

        # A move is an answer too: a player who moves on does not agree.
        await move(clients, 0, "discard")
        await move(clients, 1, "draw")
        assert (await ana.ask("takeback"))["asked"]
        question = await asked(bob)
        await move(clients, 1, "discard")
        await not_asked(bob)
        late = await bob.ask("agree", question=question["id"], yes=True)
        assert late["error"] == "nothing_asked"
        assert bob.state["number"] == 7

    play_in_order(table, run)


def test_what_was_seen_needs_all_others(standing: Server) -> None:
    table = start_match(standing, people=3)

    async def run(ana: Client, bob: Client, cy: Client) -> None:
        clients = [ana, bob, cy]
        await move(clients, 0, "draw")
        assert (await ana.ask("takeback"))["asked"]
        question = await asked(bob)
        assert question["of"] == sorted([bob.seat, cy.seat])
        await bob.ask("agree", question=question["id"], yes=True)
        while not (await asked(cy))["agreed"]:
            pass  # The question itself, before anybody has answered.
        assert cy.shown["asking"]["awaited"] == [cy.seat]
        await cy.ask("agree", question=question["id"], yes=True)
        await all_at(clients, 2)
        assert [line["number"] for line in ana.state["log"]] == [0]

    play_in_order(table, run)


def test_bots_agree_and_the_record_is_what_still_stands(standing: Server) -> None:
    table = start_match(standing, people=1, bots=1, options={"deck": 50})

    async def run() -> None:
        async with in_order(table, 0) as [ana]:
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
    table = start_match(standing, people=3, options={"deck": 50})

    async def run(ana: Client, bob: Client, cy: Client) -> None:
        clients = [ana, bob, cy]
        await turn_and_draw(clients)
        gone = await asyncio.to_thread(table.request, "DELETE", f"/seats/{bob.seat}", bob.seat)
        assert gone.status_code == 204
        assert (await ana.ask("takeback"))["asked"]
        # He would never answer; somebody else who saw it has to.
        assert (await asked(cy))["of"] == [cy.seat]

    play_in_order(table, run)


def test_a_clock_is_not_set_back(standing: Server) -> None:
    table = start_match(standing, people=2, clock={"kind": "decision", "seconds": 3600})

    async def run() -> None:
        async with in_order(table, 0, 1) as clients:
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
