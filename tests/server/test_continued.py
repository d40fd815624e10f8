"""Playing on from a moment of a finished match, at a new table against bots."""

import asyncio
import json
import random
import re
from typing import Any

import pytest

import parcours

from .harness import Client, Json, Server, Table, start_match
from .places import make_place


async def _play(table: Table, seats: list[int]) -> None:
    async def play(seat: int) -> None:
        async with Client(table, seat) as client:
            await client.play(random.Random(seat))

    await asyncio.gather(*(play(seat) for seat in seats))


def finished(server: Server, game: str = "high_card", people: int = 2, **wishes: object) -> Table:
    table = start_match(server, game, people=people, bots=2 - people, **wishes)
    asyncio.run(_play(table, list(range(people))))
    return table


def play_on(
    table: Table, seat: int | None = 0, headers: dict[str, str] | None = None, **wish: object
) -> Json:
    players = [one["player"] for one in table.show(0)["seats"]]
    asked = {"number": 2, "player": players[0], "name": "Zoé"} | wish
    answer: Json = table.request(
        "POST", "/continue", seat, json=asked, headers=headers or {}
    ).json()
    return answer


def continued(table: Table, seated: Json) -> Table:
    laid = seated["table"]
    return Table(table.server, laid["id"], laid["key"], {seated["seat"]: seated["token"]})


def view_at(table: Table, seat: int, number: int) -> Json:
    """What a seat saw after so many moves."""
    player = table.show(seat)["seats"][seat]["player"]
    asked = f"/replay?eyes={player}&from={number}&steps=1"
    view: Json = table.request("GET", asked, seat).raise_for_status().json()["steps"][0]["view"]
    return view


def renamed(told: Any, names: dict[str, str]) -> Any:
    """The same with other names for the players."""
    text = json.dumps(told)
    return json.loads(re.sub(r"[a-z_0-9]+", lambda word: names.get(word[0], word[0]), text))


@pytest.mark.parametrize("hidden", ["as_dealt", "redealt"])
def test_a_match_goes_on_from_a_moment_of_another(standing: Server, hidden: str) -> None:
    table = finished(standing, "smile_life", options={"deck": 50})
    players = [one["player"] for one in table.show(0)["seats"]]
    seated = play_on(table, number=9, player=players[1], hidden=hidden)
    assert seated["seat"] == 1
    new = continued(table, seated)
    kinds = [(one["kind"], one["player"], one["name"]) for one in new.show(1)["seats"]]
    # The names of those who played stay with their match.
    assert kinds == [("bot", "bot_1", "Bot 1"), ("person", "player_2", "Zoé")]
    assert new.show(1)["commitment"] is None
    # What the player knew is as it was.
    view, old_view = view_at(new, 1, 9), view_at(table, 1, 9)
    assert renamed(old_view, dict(zip(players, ("bot_1", "player_2"), strict=True))) == view
    asyncio.run(_play(new, [1]))
    assert new.show(1)["status"] == "finished"
    # The old match stays, and the new one is a record that replays.
    assert table.show(0)["status"] == "finished"
    record = new.request("GET", "/record", 1).raise_for_status().text
    match = parcours.load_record(record)
    assert match.over
    assert (match.redealt is None) == (hidden == "as_dealt")
    old = parcours.load_record(table.request("GET", "/record", 0).text)
    names = dict(zip(match.players, players, strict=True))
    history = renamed(match.history("player_2")[:9], names)
    assert history == renamed(old.history(players[1])[:9], {})
    assert "commitment" not in record
    assert not any(player in record for player in players)


def test_moves_of_the_old_match_are_not_taken_back(standing: Server) -> None:
    table = finished(standing)
    new = continued(table, play_on(table, number=2, hidden="as_dealt"))

    async def ask() -> None:
        async with Client(new, 0) as client:
            nothing = await client.ask("takeback")
            assert nothing["refused"] == {
                "rule": "takeback",
                "params": {"because": "nothing_played"},
            }

    asyncio.run(ask())


def test_it_belongs_to_ones_place_and_not_to_its_statistics(standing: Server) -> None:
    table = finished(standing)
    place = make_place(standing, "Zoé")
    new = continued(table, play_on(table, headers=place.headers))
    assert [one["table"]["id"] for one in place.get("/tables")] == [new.id]
    # The place opens the seat, without its token.
    new.tokens = {}
    shown = new.request("GET", headers=place.headers | {"X-Table-Key": ""}).json()
    assert shown["you"] == 0

    async def play() -> None:
        client = Client(new, None)
        client.headers = place.headers
        async with client:
            await client.play(random.Random(1))

    asyncio.run(play())
    assert place.get("/tables") == []
    (over,) = place.get(f"/tables?before={2**53 - 1}")
    assert (over["table"]["id"], over["table"]["status"]) == (new.id, "finished")
    assert place.get("/statistics") == []


def test_what_does_not_fit_is_denied(standing: Server) -> None:
    running = start_match(standing, "high_card", people=1, bots=1)
    assert play_on(running, number=0)["error"] == "not_finished"
    table = finished(standing, replay="players")
    last = table.request("GET", "/replay?from=0&steps=1", 0).json()["number"]
    assert play_on(table, number=last + 1)["error"] == "bad_request"
    assert play_on(table, number=last)["error"] == "bad_request"
    assert play_on(table, player="nobody")["error"] == "no_such_seat"
    assert play_on(table, name=" ")["error"] == "bad_name"
    assert play_on(table, seat=None)["error"] == "not_replayable"
