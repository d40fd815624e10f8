"""Who sits where: lots that are drawn when a match begins, and rematches in which the first seat moves on."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from parcours import load_record
from parcours.core.fairness import check_proof, draw_seats

from .harness import Client, Server, Table, commit, end_match, lay_table

NAMES = ["Ana", "Bob", "Cy", "Dan"]
SHORT = {"deck": 50}


def after_lot(table: Table) -> Table:
    """The table with its tokens and contributions by the seats that they open now."""
    now = {seat: table.show(seat)["you"] for seat in table.tokens}
    return Table(
        table.server,
        table.id,
        table.key,
        {now[seat]: token for seat, token in table.tokens.items()},
        {now[seat]: one for seat, one in table.contributions.items()},
    )


def names_of(table: Table) -> list[str]:
    return [seat["name"] for seat in table.show()["seats"]]


def check_seats(table: Table) -> None:
    """End the match; the seats are those of its record, and the lot is proved to everybody."""
    seated = after_lot(table)
    asyncio.run(end_match(seated))
    match = load_record(seated.request("GET", "/record").raise_for_status().text)
    came = table.show()["lot"]
    assert match.proof["lot"].split(" ") == came
    assert match.players == [seat["player"] for seat in table.show()["seats"]]
    assert match.players == draw_seats(match.seed, came)
    for seat, contribution in seated.contributions.items():
        found = check_proof(match, contribution)
        assert (found.own, found.drawn) == (match.players[seat], True)


def test_all_act_from_the_seat_that_the_lot_gave_them(standing: Server) -> None:
    table = lay_table(standing, people=4, bots=1, options=SHORT, seating="lot")

    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(table, seat)) for seat in range(4)]
            watcher = await stack.enter_async_context(Client(table, None))
            for client, name in zip(clients, NAMES, strict=True):
                await client.until(lambda m: m["kind"] == "table")
                await client.ask("chat", text=f"I am {name}")
            await asyncio.to_thread(table.start)
            said: dict[str, int] = {}
            players = ["ana", "bob", "cy", "dan", "bot_5"]
            for client in (*clients, watcher):
                await client.until(lambda m: m["kind"] == "state")
            for client, name in zip(clients, NAMES, strict=True):
                mine = client.shown["seats"][client.shown["you"]]
                assert (mine["name"], mine["player"]) == (name, name.lower())
                assert mine["present"]
                # What others hold is a number of cards; what one holds oneself are cards.
                hands = {player: client.state["view"][player]["hand"] for player in players}
                open_hands = [player for player, hand in hands.items() if isinstance(hand, list)]
                assert open_hands == [mine["player"]]
                said[name] = client.shown["you"]
                await client.ask("chat", text=f"Still {name}")
            assert watcher.shown["you"] is None
            assert watcher.shown["seats"][said["Ana"]]["host"]
            # What was said belongs to who said it, before and after.
            late = await stack.enter_async_context(Client(table, None))
            heard = await late.until(lambda m: m["kind"] == "chat")
            for message in heard["messages"]:
                assert message["text"].endswith(message["name"])
                assert message["seat"] == said[message["name"]]
            assert len(heard["messages"]) == 8
            await asyncio.gather(
                *(client.play(random.Random(at)) for at, client in enumerate(clients))
            )

    asyncio.run(run())
    seated = after_lot(table)
    match = load_record(seated.request("GET", "/record").raise_for_status().text)
    assert match.over
    assert match.players == draw_seats(match.seed, match.proof["lot"].split(" "))
    assert check_proof(match).drawn


def test_seats_are_kept_against_bots_and_where_the_host_says_so(standing: Server) -> None:
    alone = lay_table(standing, people=1, bots=4, seating="lot")
    kept = lay_table(standing, people=4)
    for table in (alone, kept):
        before = names_of(table)
        table.start()
        assert names_of(table) == before
        assert table.show()["lot"] is None


def test_the_lot_is_the_default_and_the_host_may_change_it(standing: Server) -> None:
    table = lay_table(standing, people=2, seating="lot")
    assert table.show(0)["seating"] == "lot"
    for seating in ("as_seated", "lot", "as_seated"):
        changed = table.request("PATCH", "", 0, json={"seating": seating}).raise_for_status()
        assert changed.json()["seating"] == table.show(1)["seating"] == seating
    table.start()
    assert names_of(table) == ["Ana", "Bob"]


@pytest.mark.parametrize("killed", ["before the last contribution", "after it"])
def test_a_server_that_is_killed_seats_all_by_the_same_lot(database: str, killed: str) -> None:
    with Server(database, reveal_seconds=600) as server:
        table = lay_table(server, people=4, seating="lot")
        table.request("POST", "/start", 0).raise_for_status()
        for seat in range(3):
            table.reveal(seat).raise_for_status()
        if killed == "after it":
            table.reveal(3).raise_for_status()
        server.kill()
        server.start()
        # An answer that was lost is asked for again, from the seat as it was.
        for seat in range(4):
            assert table.reveal(seat).status_code == 204
        assert sorted(names_of(table)) == NAMES
        check_seats(table)


def test_who_held_back_draws_too(database: str) -> None:
    with Server(database, reveal_seconds=0.5) as server:
        table = lay_table(server, people=3, seating="lot")
        table.request("POST", "/start", 0).raise_for_status()
        table.reveal(1).raise_for_status()

        async def watch() -> None:
            async with Client(table, 2) as client:
                await client.until(lambda m: m["kind"] == "state")
                assert client.shown["seats"][client.shown["you"]]["name"] == "Cy"

        asyncio.run(watch())
        states = {seat["name"]: seat["contribution_state"] for seat in table.show()["seats"]}
        assert states == {"Ana": "withheld", "Bob": "revealed", "Cy": "withheld"}
        table.contributions = {1: table.contributions[1]}
        check_seats(table)


@pytest.fixture
def pair(postgres_database: str) -> Iterator[tuple[Server, Server]]:
    with Server(postgres_database) as one, Server(postgres_database) as other:
        yield one, other


def test_two_processes_seat_all_by_the_same_lot(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = lay_table(one, people=4, options=SHORT, seating="lot")
    there = Table(other, table.id, table.key, table.tokens, table.contributions)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(Client(table, seat, pair[seat % 2].url))
                for seat in range(4)
            ]
            await asyncio.to_thread(table.request, "POST", "/start", 0)
            await asyncio.gather(
                *(asyncio.to_thread((table, there)[seat % 2].reveal, seat) for seat in range(4))
            )
            for client, name in zip(clients, NAMES, strict=True):
                await client.until(lambda m: m["kind"] == "state")
                assert client.shown["seats"][client.shown["you"]]["name"] == name
            orders = {str([seat["name"] for seat in client.shown["seats"]]) for client in clients}
            assert len(orders) == 1
            await asyncio.gather(
                *(client.play(random.Random(at)) for at, client in enumerate(clients))
            )

    asyncio.run(run())
    seated = after_lot(table)
    match = load_record(seated.request("GET", "/record").raise_for_status().text)
    assert match.over
    assert check_proof(match).drawn


def test_the_first_seat_moves_on_with_every_rematch(standing: Server) -> None:
    table = lay_table(standing, people=3, bots=1, seating="lot")
    table.start()
    table = after_lot(table)
    order = names_of(table)
    for _ in range(3):
        asyncio.run(end_match(table))
        tokens: dict[int, str] = {}
        for seat in table.tokens:
            wish = commit(f"again{seat}")
            answer = table.request("POST", "/rematch", seat, json=wish).raise_for_status().json()
            tokens[answer["seat"]] = answer["token"]
        following = answer["table"]
        contributions = {(seat - 1) % 4: f"again{seat}" for seat in table.tokens}
        table = Table(standing, following["id"], following["key"], tokens, contributions)
        order = [*order[1:], order[0]]
        assert names_of(table) == order
        host = next(seat["seat"] for seat in following["seats"] if seat["host"])
        table.request("POST", "/start", host).raise_for_status()
        for seat in table.tokens:
            table.reveal(seat).raise_for_status()
        assert names_of(table) == order
        assert table.show()["lot"] is None
