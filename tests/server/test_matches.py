"""Whole matches of every game over real websockets."""

import asyncio
import random

import pytest

from parcours.core.records import load_record

from .harness import GAMES, Client, Server, lay_table


async def play_all(table, seats, seed):
    async def play(seat):
        async with Client(table, seat) as client:
            await client.play(random.Random(f"{seed} {seat}"))
            return client

    return await asyncio.gather(*(play(seat) for seat in seats))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(server: Server, game: str) -> None:
    table = lay_table(server, game, people=4)
    table.start()
    clients = asyncio.run(play_all(table, range(4), game))
    result = table.show()["result"]
    assert all(client.state["result"] == result for client in clients)
    record = table.request("GET", "/record").raise_for_status().text
    match = load_record(record)
    assert match.over
    assert match.proof["secret"]
