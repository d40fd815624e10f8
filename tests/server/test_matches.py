"""Whole matches of every game over real websockets."""

import asyncio
import json
import random

import pytest

from parcours.cli.about import compiled
from parcours.core.records import load_record

from .harness import GAMES, Client, Server, Table, any_move, lay_table, start_match
from .test_clocks import shorten

# Of a match from the source, which is slow, a while must do.
A_WHILE = None if compiled() else 40


class Forgetful(Client):
    """Breaks off again and again, comes back with the last number it saw, and gets exactly what it missed."""

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *problem: object) -> None:
        """Its connections are those that it opens as it plays."""

    async def play(self, chance: random.Random, moves: int | None = None) -> None:
        last: int | None = None
        made = 0
        while self.state.get("result") is None and (moves is None or made < moves):
            async with Client(self.table, self.seat, since=last) as client:
                await client.until(lambda message: message["kind"] == "state")
                numbers = [line["number"] for line in client.state["log"]]
                first = 0 if last is None else last + 1
                assert client.state["full"] == (last is None)
                assert numbers == list(range(first, client.state["number"] + 1))
                for _ in range(chance.randint(1, 8)):
                    while client.state["decision"] is None and client.state["result"] is None:
                        await client.hear()
                    if client.state["result"] is None:
                        await client.move(any_move(client.state["legal"], chance))
                        made += 1
                last = client.state["number"]
                self.state = client.state


class Silent(Client):
    """Watches and never answers."""

    async def play(self, chance: random.Random, moves: int | None = None) -> None:
        while self.state.get("result") is None:
            await self.hear()


async def play_all(table: Table, kinds: list[type[Client]], moves: int | None) -> list[Client]:
    """Each seat as its kind of client plays; with a number of moves, until those who play have made them."""

    async def play(client: Client) -> None:
        async with client:
            await client.play(random.Random(f"{table.id} {client.seat}"), moves)

    clients = [kind(table, seat) for seat, kind in enumerate(kinds)]
    tasks = [asyncio.create_task(play(client)) for client in clients]
    active = [
        task for task, client in zip(tasks, clients, strict=True) if not isinstance(client, Silent)
    ]
    try:
        # A client that leaves early is missed by the others, so the first to be done ends it for all.
        when = asyncio.ALL_COMPLETED if moves is None else asyncio.FIRST_COMPLETED
        waited = tasks if moves is None else active
        done, _ = await asyncio.wait(waited, return_when=when)
        for task in done:
            await task
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return clients


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(standing: Server, game: str) -> None:
    """Four clients: one comes back again and again, one never answers; it is played for when its time is up."""
    table = lay_table(standing, game, people=4, clock={"kind": "match", "seconds": 600})
    shorten(table, seconds=2)
    table.start()
    kinds = [Client, Forgetful, Client, Silent]
    random.Random(game).shuffle(kinds)
    clients = asyncio.run(play_all(table, kinds, A_WHILE))
    for client in clients:
        if not isinstance(client, Forgetful):
            numbers = [line["number"] for text in client.received for line in _lines(text)]
            assert numbers == list(range(len(numbers)))
    if A_WHILE is None:
        result = table.show()["result"]
        assert all(client.state["result"] == result for client in clients)
        match = load_record(table.request("GET", "/record").raise_for_status().text)
        assert match.over
        assert match.proof["secret"]
        for client in clients:
            # A replay through somebody's eyes ends with what they saw last.
            query = f"/replay?eyes={match.players[client.seat or 0]}&from={len(match.moves)}"
            (last,) = table.request("GET", query).raise_for_status().json()["steps"]
            assert last["view"] == client.state["view"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_bots(standing: Server, game: str) -> None:
    """One person, who leaves after a while, and three bots: a bot takes over, as the table chose."""
    table = start_match(standing, game, people=1, bots=3, absence="bot")

    async def run() -> None:
        async with Client(table, 0) as client:
            # The first move, as the shortest matches have few.
            await client.play(random.Random(1), moves=1)
            number = client.state["number"]
            reply = await asyncio.to_thread(table.request, "DELETE", "/seats/0", 0)
            assert reply.status_code == 204
            ana = client.shown["seats"][0]["player"]
            await client.until(
                lambda m: (
                    m["kind"] == "state"
                    and m["number"] > number
                    and any(line["by"] == ana for line in m["log"])
                )
            )

    asyncio.run(run())


def _lines(text: str) -> list[dict[str, int]]:
    message = json.loads(text)
    lines: list[dict[str, int]] = message["log"] if message["kind"] == "state" else []
    return lines
