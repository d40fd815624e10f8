"""Tables over HTTP: laying them, sitting down, hosting, leaving, playing again, looking back."""

import asyncio
import sqlite3
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import httpx
import pytest

from parcours.core.registry import find_game
from parcours.server.http.tables import OPEN_TABLES_SHOWN

from .harness import (
    GAMES,
    Client,
    Json,
    Server,
    Table,
    http,
    in_order,
    lay_table,
    play_out,
    start_match,
)

SHORT = {"deck": 50}


def denied(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]


def lay_for_two(server: Server) -> Json:
    """What Ana is told who has laid a table of Fatum."""
    wish = {"game": "fatum", "seats": [{}, {}], "name": "Ana"}
    laid: Json = http("POST", f"{server.url}/api/tables", json=wish).json()
    return laid


def test_a_table_with_all_that_can_be_chosen(standing: Server) -> None:
    wish: dict[str, Any] = {
        "options": {"river": True, "deck": 60},
        "seats": [
            {"kind": "bot", "bot": "random", "name": "Max"},
            {"kind": "person"},
            {"kind": "person"},
        ],
        "title": " Sunday\u200b with\nthe 👩‍🚀 ",
        "visibility": "public",
        "clock": {"kind": "match", "seconds": 600, "increment": 10},
        "absence": "bot",
        "grace": 30,
        "replay": "players",
        "name": "  Inès ",
        "language": "fr",
        "commitment": "8c1f" * 16,
    }
    reply = http("POST", f"{standing.url}/api/tables", json={"game": "smile_life"} | wish)
    assert reply.status_code == 201
    table = reply.json()["table"]
    assert reply.json()["seat"] == table["you"] == 1
    for name in ("visibility", "clock", "absence", "grace", "replay"):
        assert table[name] == wish[name]
    assert table["title"] == "Sunday with the 👩‍🚀"
    listed = http("GET", f"{standing.url}/api/tables").json()
    assert table["title"] in [one["title"] for one in listed]
    assert table["options"]["river"] is True
    assert table["options"]["deck"] == 60
    assert len(table["commitment"]) == 64
    assert table["seats"][1]["commitment"] == "8c1f" * 16
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "open"]
    assert [seat["name"] for seat in table["seats"]] == ["Max", "Inès", ""]
    assert [seat["host"] for seat in table["seats"]] == [False, True, False]
    assert table["seats"][1]["language"] == "fr"


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_of_ones_own(standing: Server, game: str) -> None:
    source = (resources.files(find_game(game).package) / "deck.toml").read_text()
    table = lay_table(standing, game, people=1, bots=3, deck=source)
    assert table.show(0)["own_deck"]
    own = table.request("GET", "/game").json()
    assert own["cards"] == http("GET", f"{standing.url}/api/games/{game}").json()["cards"]
    table.start()
    wish = {"game": game, "seats": [{}] * 4, "name": "Ana", "deck": "this is no deck"}
    bad = http("POST", f"{standing.url}/api/tables", json=wish)
    assert denied(bad) == (422, "bad_deck")


@pytest.mark.parametrize(
    ("deck", "options", "error"),
    [
        (".".join("a" * 45_000) + " = 1", {}, "bad_deck"),
        ("a = " + "[" * 900 + "\n" + "[" * 900, {}, "bad_deck"),
        ("a = " + "9" * 900, {}, "bad_deck"),
        (None, {"cap": 10**30}, "bad_setup"),
        (None, {"cap": -1}, "bad_setup"),
    ],
)
def test_what_nobody_could_play_with_is_refused_at_once(
    one_server: Server, deck: str | None, options: dict[str, int], error: str
) -> None:
    wish = {"game": "fatum", "seats": [{}, {}], "name": "Ana", "deck": deck, "options": options}
    bad = http("POST", f"{one_server.url}/api/tables", json=wish)
    assert bad.status_code == 422
    assert bad.json()["error"] == error


def test_open_tables_are_listed_until_they_are_full(standing: Server) -> None:
    hidden = lay_table(standing, people=1, bots=1)
    wish = {"game": "fatum", "seats": [{}, {}], "name": "Ana", "visibility": "public"}
    laid = http("POST", f"{standing.url}/api/tables", json=wish).json()
    id = laid["table"]["id"]

    def listed(**params: str) -> list[str]:
        shown = http("GET", f"{standing.url}/api/tables", params=params).raise_for_status().json()
        assert all(table["key"] is None for table in shown)
        return [table["id"] for table in shown]

    assert id in listed()
    assert hidden.id not in listed()
    assert id in listed(game="fatum")
    assert id not in listed(game="happy")
    # Anybody may sit down at a public table.
    sat = http("POST", f"{standing.url}/api/tables/{id}/seats", json={"name": "Bob"})
    assert sat.status_code == 201
    assert id not in listed()
    full = http("POST", f"{standing.url}/api/tables/{id}/seats", json={"name": "Cy"})
    assert denied(full) == (409, "table_full")


def test_a_table_by_invitation_is_entered_with_its_key(standing: Server) -> None:
    laid = lay_for_two(standing)
    at = f"{standing.url}/api/tables/{laid['table']['id']}"
    assert denied(http("GET", at)) == (404, "no_such_table")
    assert denied(http("POST", f"{at}/seats", json={"name": "Bob"})) == (404, "no_such_table")
    key = {"X-Table-Key": laid["table"]["key"]}
    assert http("GET", at, headers=key).json()["key"] is None
    sat = http("POST", f"{at}/seats", json={"name": "Bob", "seat": 1}, headers=key)
    assert sat.status_code == 201
    assert sat.cookies.get(f"seat_{laid['table']['id']}") == sat.json()["token"]


def test_names_and_languages(standing: Server) -> None:
    table = lay_table(standing, people=2)
    changed = table.request("PATCH", "/seats/1", 1, json={"name": "Zoë", "language": "nl"})
    assert changed.json()["seats"][1]["name"] == "Zoë"
    assert changed.json()["seats"][1]["language"] == "nl"
    assert denied(table.request("PATCH", "/seats/0", 1, json={"name": "X"})) == (403, "forbidden")
    assert denied(table.request("PATCH", "/seats/1", 1, json={"name": "\t"})) == (422, "bad_name")
    table.start()
    assert [seat["player"] for seat in table.show()["seats"]] == ["ana", "zoe"]


def test_what_a_host_may_do_before_the_start(standing: Server) -> None:
    table = lay_table(standing, people=3)

    async def run() -> None:
        async with Client(table, 2) as cy:
            await cy.until(lambda m: m["kind"] == "chat")
            assert denied(table.request("DELETE", "/seats/2", 1)) == (403, "not_host")
            assert table.request("DELETE", "/seats/2", 0).status_code == 204
            # A player who was sent away hears no more.
            assert cy.socket is not None
            await cy.socket.wait_closed()
            assert cy.socket.close_reason == "forbidden"

    asyncio.run(run())
    assert denied(table.request("POST", "/start", 0)) == (409, "seats_open")
    bot = {"kind": "bot", "bot": "greedy", "name": "Max"}
    assert denied(table.request("PATCH", "/seats/2", 1, json=bot)) == (403, "not_host")
    shown = table.request("PATCH", "/seats/2", 0, json=bot).json()
    assert shown["seats"][2]["kind"] == "bot"
    shown = table.request("PATCH", "/seats/2", 0, json={"kind": "open"}).json()
    assert shown["seats"][2]["kind"] == "open"
    table.request("PATCH", "/seats/2", 0, json=bot)
    assert denied(table.request("POST", "/start", 1)) == (403, "not_host")
    table.start()
    assert denied(table.request("POST", "/start", 0)) == (409, "not_open")
    assert denied(table.request("DELETE", "/seats/1", 0)) == (409, "not_open")


def test_a_host_changes_the_settings_while_the_table_waits(standing: Server) -> None:
    table = lay_table(standing, people=2, options=SHORT, absence="bot", grace=30)

    def change(seat: int | None, **wish: Any) -> httpx.Response:
        return table.request("PATCH", "", seat, json=wish)

    before = table.show(0)
    changed = change(0, visibility="public", clock={"kind": "decision", "seconds": 90})
    after = changed.raise_for_status().json()
    assert after["visibility"] == "public"
    assert after["clock"] == {"kind": "decision", "seconds": 90, "increment": 0}
    assert before | {"visibility": "public", "clock": after["clock"]} == after
    assert change(0).raise_for_status().json() == after
    assert denied(change(1, grace=60)) == denied(change(None, grace=60)) == (403, "not_host")
    assert denied(change(0, grace=1)) == denied(change(0, game="happy")) == (422, "bad_request")
    table.start()
    assert denied(change(0, grace=60)) == (409, "not_open")
    assert table.show(0)["grace"] == 30


@pytest.mark.parametrize("blank", ["", "  ", "\u200b\n", "\u3164", "\u0301"])
def test_a_title_of_which_nothing_can_be_seen_is_none(standing: Server, blank: str) -> None:
    table = lay_table(standing, people=2, title="Sunday")
    assert table.show(1)["title"] == "Sunday"
    changed = table.request("PATCH", "", 0, json={"title": blank})
    assert changed.raise_for_status().json()["title"] == table.show(1)["title"] == ""


def test_a_title_is_of_at_most_sixty_characters(standing: Server) -> None:
    table = lay_table(standing, people=2, title="é" * 60)
    assert table.show(0)["title"] == "é" * 60
    assert denied(table.request("PATCH", "", 0, json={"title": "é" * 61})) == (422, "bad_request")


def test_chat_and_its_host(standing: Server) -> None:
    table = lay_table(standing, people=2)

    async def run() -> None:
        async with Client(table, 0) as ana, Client(table, 1) as bob, Client(table, None) as eve:
            said = await bob.ask("chat", text=" hello\n  there ")
            heard = await ana.until(lambda m: m["kind"] == "chat" and m["messages"])
            assert heard["messages"][0]["text"] == "hello there"
            assert (await eve.ask("chat", text="me too"))["error"] == "forbidden"
            assert (await bob.ask("chat", text=" "))["error"] == "bad_message"
            assert (await bob.ask("chat", text="x" * 301))["error"] == "too_long"
            message = f"/chat/{said['accepted']}"
            assert denied(table.request("DELETE", message, 1)) == (403, "not_host")
            assert table.request("DELETE", message, 0).status_code == 204
            gone = await eve.until(
                lambda m: m["kind"] == "chat" and m["messages"] and m["messages"][0]["removed"]
            )
            assert gone["messages"][0]["text"] == ""
            assert table.request("PUT", "/seats/1/muted", 0, json={"muted": True}).is_success
            assert (await bob.ask("chat", text="hm"))["error"] == "muted"
            assert table.request("PUT", "/seats/1/muted", 0, json={"muted": False}).is_success
            assert "accepted" in await bob.ask("chat", text="thanks")

    asyncio.run(run())


def test_a_host_who_leaves_hands_over(standing: Server) -> None:
    table = lay_table(standing, people=2)
    assert table.request("DELETE", "/seats/0", 0).status_code == 204
    seats = table.show(1)["seats"]
    assert [seat["host"] for seat in seats] == [False, True]
    assert seats[0]["kind"] == "open"
    assert table.request("DELETE", "/seats/1", 1).status_code == 204
    assert table.show()["status"] == "abandoned"


def test_a_rematch_gives_all_their_seats(standing: Server) -> None:
    table = start_match(standing, people=2, bots=1, options=SHORT, visibility="public")
    assert denied(table.request("POST", "/rematch", 1, json={})) == (409, "not_finished")
    play_out(table)
    assert denied(table.request("POST", "/rematch", None, json={})) == (403, "forbidden")
    bob = table.request("POST", "/rematch", 1, json={}).json()
    # The first seat has moved on.
    assert bob["seat"] == 0
    assert bob["table"]["seats"][0]["host"]
    assert bob["table"]["options"] == table.show()["options"]
    assert table.show()["rematch"] == bob["table"]["id"]
    ana = table.request("POST", "/rematch", 0, json={}).json()
    assert (ana["seat"], ana["table"]["id"]) == (2, bob["table"]["id"])
    # Asking again gives the same seat.
    again = table.request("POST", "/rematch", 0, json={}).json()
    assert (again["seat"], again["table"]["id"]) == (2, bob["table"]["id"])
    following = Table(standing, bob["table"]["id"], "", {2: again["token"], 0: bob["token"]})
    assert following.request("POST", "/start", 0).status_code == 204


def test_a_stranger_at_a_rematch_keeps_the_seat(standing: Server) -> None:
    table = start_match(standing, people=2, options=SHORT, visibility="public")
    play_out(table)
    id = table.request("POST", "/rematch", 1, json={}).json()["table"]["id"]
    stranger = http("POST", f"{standing.url}/api/tables/{id}/seats", json={"name": "Eve"})
    assert stranger.json()["seat"] == 1
    assert denied(table.request("POST", "/rematch", 0, json={})) == (409, "seat_taken")


def test_abandoning(standing: Server) -> None:
    early = lay_table(standing, people=2)
    assert denied(early.request("POST", "/abandon", 1)) == (403, "not_host")
    assert early.request("POST", "/abandon", 0).status_code == 204
    assert early.show()["status"] == "abandoned"

    table = start_match(standing, people=2)

    async def run() -> None:
        async with Client(table, 0) as ana, Client(table, 1) as bob:
            await bob.until(lambda m: m["kind"] == "state")
            await ana.ask("abandon")
            asked = await bob.until(lambda m: m["kind"] == "table" and m["table"]["asking"])
            assert asked["table"]["asking"]["what"] == "abandon"
            assert asked["table"]["asking"]["of"] == [1]
            await bob.ask("agree", question=asked["table"]["asking"]["id"], yes=True)
            over = await ana.until(
                lambda m: m["kind"] == "table" and m["table"]["status"] == "abandoned"
            )
            assert over["table"]["result"] is None
            assert (await ana.ask("move", decision="1.draw", move="draw"))["error"] == "not_playing"

    asyncio.run(run())
    assert table.request("GET", "/record").text.endswith("= unfinished\n")


def test_spectators_are_counted_and_see_no_hand(standing: Server) -> None:
    table = start_match(standing, people=2)

    async def run() -> None:
        async with Client(table, 0) as ana, Client(table, None) as eve:
            shown = await eve.until(lambda m: m["kind"] == "state")
            assert shown["legal"] == []
            assert shown["decision"] is None
            await ana.until(lambda m: m["kind"] == "table" and m["table"]["spectators"] == 1)
            assert (await eve.move("draw", decision=None))["error"] == "forbidden"

    asyncio.run(run())


def test_moving_to_another_device(standing: Server) -> None:
    table = start_match(standing, people=2)
    assert denied(table.request("POST", "/seats/1/invitation", 0)) == (409, "seat_taken")
    invitation = table.request("POST", "/seats/1/invitation", 1).json()["invitation"]

    async def run() -> str:
        async with Client(table, 1) as old:
            await old.until(lambda m: m["kind"] == "state")
            at = f"{standing.url}/api/tables/{table.id}/claim"
            claimed = http("POST", at, json={"invitation": invitation})
            assert claimed.json()["seat"] == 1
            assert denied(http("POST", at, json={"invitation": invitation})) == (
                403,
                "invitation_used",
            )
            assert old.socket is not None
            await old.socket.wait_closed()
            token: str = claimed.json()["token"]
            return token

    token = asyncio.run(run())
    assert table.show(1)["you"] is None
    table.tokens[1] = token
    assert table.show(1)["you"] == 1


def test_an_invited_guest(standing: Server) -> None:
    laid = lay_for_two(standing)
    table = Table(standing, laid["table"]["id"], laid["table"]["key"], {0: laid["token"]})
    late = table.request("POST", "/seats/1/invitation", 0).json()
    stranger = table.request("POST", "/seats", json={"name": "Eve"})
    assert stranger.status_code == 201
    # Somebody sat down first: the invitation throws nobody out.
    used = table.request("POST", "/claim", json=late | {"name": "Bob"})
    assert denied(used) == (403, "invitation_used")
    table.request("DELETE", "/seats/1", 0)
    guest = table.request("POST", "/seats/1/invitation", 0).json() | {"name": "Bob"}
    assert table.request("POST", "/claim", json=guest).json()["table"]["seats"][1]["name"] == "Bob"


def test_replays_record_and_story(standing: Server, tmp_path: Path) -> None:
    table = lay_table(standing, people=2, options=SHORT, replay="players")
    open_one = lay_table(standing, people=2, options=SHORT)

    def replay(seat: int | None, **params: Any) -> httpx.Response:
        return table.request("GET", "/replay", seat, params=params)

    assert denied(replay(0)) == (409, "not_playing")
    for one in (table, open_one):
        one.start()
    # During the match, each through their own eyes.
    mine = replay(0, eyes="ana")
    assert mine.json()["steps"][0]["number"] == 0
    assert denied(replay(0, eyes="bob")) == (403, "not_replayable")
    assert denied(replay(0, eyes="open")) == (403, "not_replayable")
    assert denied(replay(None)) == (403, "not_replayable")
    assert denied(replay(0, eyes="zoe")) == (404, "no_such_seat")
    assert denied(table.request("GET", "/record", 0)) == (409, "not_finished")
    for one in (table, open_one):
        play_out(one)
    # Afterwards through everybody's, by the players or by all, as the table chose.
    total = replay(0, eyes="open").json()["number"]
    last = replay(0, eyes="bob", **{"from": total, "steps": 5}).json()
    assert [step["number"] for step in last["steps"]] == [total]
    assert last["result"] == table.show()["result"]
    for path in ("/replay", "/record", "/story?player=ana"):
        assert denied(table.request("GET", path)) == (403, "not_replayable")
        assert open_one.request("GET", path).status_code == 200
    story = open_one.request("GET", "/story", params={"player": "ana", "language": "fr"}).json()
    assert story["text"]
    file = tmp_path / "match.record"
    file.write_text(open_one.request("GET", "/record").text)
    command = [sys.executable, "-m", "parcours.cli", "verify", str(file)]
    checked = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "the seed follows from the secret" in checked.stdout


def test_a_rematch_whose_table_was_given_up(standing: Server) -> None:
    table = start_match(standing, people=2, options={"deck": 50})
    play_out(table)
    first = table.request("POST", "/rematch", 0, json={}).json()
    headers = {"Authorization": f"Bearer {first['token']}"}
    at = f"{standing.url}/api/tables/{first['table']['id']}/seats/{first['seat']}"
    assert http("DELETE", at, headers=headers).status_code == 204
    again = table.request("POST", "/rematch", 1, json={})
    assert again.status_code == 201
    assert again.json()["table"]["id"] != first["table"]["id"]


def test_full_tables_hide_no_free_seat(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        waiting = lay_table(server, people=1, seats=[{}, {}], visibility="public")
        for _ in range(OPEN_TABLES_SHOWN):
            lay_table(server, people=1, bots=1, visibility="public")
        listed = http("GET", f"{server.url}/api/tables").json()
        assert [table["id"] for table in listed] == [waiting.id]


def test_why_speaks_of_what_is_written(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        table = start_match(server, people=2)

        async def run() -> None:
            async with in_order(table, 0, 1) as (first, _), Client(table, first.seat) as other_tab:
                await other_tab.until(lambda m: m["kind"] == "state")
                with sqlite3.connect(sqlite_database.removeprefix("sqlite:///")) as busy:
                    busy.execute("BEGIN IMMEDIATE")
                    move = {"do": "move", "id": "m", "move": "draw"}
                    await first.send(move | {"decision": first.state["decision"]})
                    await other_tab.send({"do": "why", "id": "w", "moves": ["draw"]})
                    busy.rollback()
                answer = await other_tab.until(lambda m: m["kind"] == "answer")
                written = other_tab.state["number"] == 1
                assert (answer["why"][0]["rule"] is not None) == written

        asyncio.run(run())


def test_what_is_said_twice_is_heard_once(standing: Server) -> None:
    table = lay_table(standing, people=2)

    async def run() -> None:
        async with Client(table, 0) as ana, Client(table, 1) as bob:
            await bob.until(lambda m: m["kind"] == "table")
            said = [(await ana.ask("chat", id="c", text="hello"))["accepted"] for _ in range(2)]
            said += [(await bob.ask("chat", id="c", text="hello"))["accepted"]]
            assert said[0] == said[1] != said[2]
            assert await ana.ask("ping", id="p") == {"kind": "answer", "id": "p"}
        async with Client(table, 1) as bob:
            heard = await bob.until(lambda m: m["kind"] == "chat")
            assert [message["id"] for message in heard["messages"]] == [said[0], said[2]]

    asyncio.run(run())
