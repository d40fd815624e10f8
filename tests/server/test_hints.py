"""Hints: for who plays alone against bots, counted, and the same whatever lies hidden."""

import asyncio
import random

import orjson

from parcours.server.db.rows import LogRow
from parcours.server.match.live_match import LiveMatch
from parcours.server.workers.hints import best_moves

from .harness import Client, Json, Server, start_match
from .rows import playing_table


def test_a_hint_names_moves_that_can_be_made_and_is_counted(standing: Server) -> None:
    table = start_match(standing, "high_card", people=1, bots=1)

    async def run() -> None:
        async with Client(table, 0) as client:
            state = await client.until(lambda told: told.get("legal"))
            answer = await asyncio.to_thread(table.request, "POST", "/hints", 0)
            told: Json = answer.raise_for_status().json()
            assert told["used"] == 1
            assert told["decision"] == state["decision"]
            assert 1 <= len(told["hints"]) <= 3
            for hint in told["hints"]:
                assert hint["move"] in state["legal"]
                assert 0 <= hint["chance"] <= 1
            again = await asyncio.to_thread(table.request, "POST", "/hints", 0)
            assert again.json()["used"] == 2
            await client.play(random.Random(1))

    asyncio.run(run())
    assert [seat["hints"] for seat in table.show(0)["seats"]] == [2, 0]
    late = table.request("POST", "/hints", 0)
    assert (late.status_code, late.json()["error"]) == (409, "not_playing")


def test_nobody_gets_a_hint_where_another_person_plays(standing: Server) -> None:
    table = start_match(standing, "high_card", people=2)
    for seat in (0, 1, None):
        denied = table.request("POST", "/hints", seat)
        assert (denied.status_code, denied.json()["error"]) == (403, "no_hints")
    # Nor once the other one has left: they may come back.
    table.request("DELETE", "/seats/1", 1).raise_for_status()
    assert table.request("POST", "/hints", 0).json()["error"] == "no_hints"
    alone = start_match(standing, "high_card", people=1, bots=1)
    assert alone.request("POST", "/hints").json()["error"] == "no_hints"


def test_a_hint_is_the_same_when_hidden_cards_are_dealt_again() -> None:
    """The whole way of a hint on the server, with the same log and other hidden cards."""
    match = LiveMatch(playing_table(["ana", "bob"]), []).match
    seat = match.state.to_act()[0]
    rows = [LogRow("table", 1, seat, "draw", None, 0, None)]
    told = []
    tables = []
    for seed in (None, 3, 4):
        redealt = None if seed is None else f"1 {match.players[seat]} {seed}"
        table = playing_table(["ana", "bob"], redealt=redealt)
        tables.append(LiveMatch(table, rows).match.table())
        told.append(orjson.dumps(best_moves(table, rows, seat)))
    assert tables[0] != tables[1] != tables[2]
    assert told[0] == told[1] == told[2]
    assert len(best_moves(table, rows, seat)[1]) > 1
