"""Seats that change hands: by invitation, by hand-over and in a rematch. Who had the seat before is out."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from .harness import Client, Server, Table, end_match, http, lay_table, start_match
from .test_nobody_enters import answer_of, as_somebody, dial


def test_an_invitation_is_used_once(one_server: Server) -> None:
    table = lay_table(one_server, seats=[{"kind": "person"}] * 2, people=1)
    invitation = table.request("POST", "/seats/1/invitation", 0).json()["invitation"]
    wish = {"invitation": invitation, "name": "Bob"}
    elsewhere = lay_table(one_server)
    assert answer_of(as_somebody(elsewhere, "POST", "/claim", json=wish)) == (
        403,
        "invitation_used",
    )
    claimed = as_somebody(table, "POST", "/claim", json=wish)
    assert claimed.status_code == 201
    assert claimed.json()["seat"] == 1
    before = table.show(0)
    stolen = as_somebody(table, "POST", "/claim", json=wish | {"name": "Eve"})
    assert answer_of(stolen) == (403, "invitation_used")
    assert table.show(0) == before


def test_an_invitation_ends_when_its_seat_is_taken(one_server: Server) -> None:
    table = lay_table(one_server, seats=[{"kind": "person"}] * 2, people=1)
    invitation = table.request("POST", "/seats/1/invitation", 0).json()["invitation"]
    table.request("POST", "/seats", json={"name": "Bob", "seat": 1}).raise_for_status()
    stolen = as_somebody(table, "POST", "/claim", json={"invitation": invitation, "name": "Eve"})
    assert answer_of(stolen) == (403, "invitation_used")


def test_an_invitation_ends_when_its_player_comes_back(one_server: Server) -> None:
    table = start_match(one_server)
    table.request("DELETE", "/seats/1", 1).raise_for_status()
    invitation = table.request("POST", "/seats/1/invitation", 0).json()["invitation"]
    table.request("POST", "/seats/1/return", 1).raise_for_status()
    stolen = as_somebody(table, "POST", "/claim", json={"invitation": invitation})
    assert answer_of(stolen) == (403, "invitation_used")
    assert table.show(1)["you"] == 1


def test_a_handed_over_seat_closes_the_old_door(one_server: Server) -> None:
    table = start_match(one_server)
    old = table.tokens[1]

    async def attempt() -> None:
        async with Client(table, 1) as client:
            await client.until(lambda message: message["kind"] == "state")
            invitation = table.request("POST", "/seats/1/invitation", 1).json()["invitation"]
            claimed = as_somebody(table, "POST", "/claim", json={"invitation": invitation})
            assert claimed.json()["token"] != old
            with pytest.raises(ConnectionClosed) as closed:
                await client.until(lambda message: False)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "forbidden")

    asyncio.run(attempt())
    assert answer_of(as_somebody(table, "GET", "", old)) == (404, "no_such_table")


def test_a_player_who_was_sent_away_is_out(one_server: Server) -> None:
    table = lay_table(one_server)

    async def attempt() -> None:
        async with Client(table, 1) as client:
            await client.until(lambda message: message["kind"] == "chat")
            table.request("DELETE", "/seats/1", 0).raise_for_status()
            with pytest.raises(ConnectionClosed) as closed:
                await client.until(lambda message: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.reason == "forbidden"
        line, answer = await dial(table, table.tokens[1])
        await line.close()
        assert answer["error"] == "no_such_table"

    asyncio.run(attempt())
    assert answer_of(as_somebody(table, "GET", "", table.tokens[1])) == (404, "no_such_table")
    # The key, which they knew, opens nothing any more; those who still sit there know the new one.
    assert answer_of(table.request("GET", "", 1)) == (404, "no_such_table")
    assert table.show(0)["key"] != table.key


def test_a_rematch_takes_nobody_s_seat(one_server: Server) -> None:
    table = start_match(one_server, visibility="public")
    asyncio.run(end_match(table))
    laid = table.request("POST", "/rematch", 0, json={}).json()
    again = Table(one_server, laid["table"]["id"], laid["table"]["key"], {1: laid["token"]})
    again.request("POST", "/seats", json={"name": "Eve", "seat": 0}).raise_for_status()
    before = again.show(1)
    assert answer_of(table.request("POST", "/rematch", 1, json={})) == (409, "seat_taken")
    assert again.show(1) == before


def test_a_seat_s_cookie_is_for_its_table_and_no_script(one_server: Server) -> None:
    wish = {"game": "smile_life", "seats": [{}, {}], "name": "Ana"}
    laid = http("POST", f"{one_server.url}/api/tables", json=wish)
    id = laid.json()["table"]["id"]
    parts = {part.strip().lower() for part in laid.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=strict", f"path=/api/tables/{id}"} <= parts
    assert not any(part.startswith("domain") for part in parts)
    behind = http(
        "POST", f"{one_server.url}/api/tables", json=wish, headers={"X-Forwarded-Proto": "https"}
    )
    assert "secure" in behind.headers["set-cookie"].lower()
