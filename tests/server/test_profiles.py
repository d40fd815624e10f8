"""A place of one's own: what it shows to its owner, that nobody else sees it, and how it comes to another device."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from parcours.server.db import schema
from parcours.server.db.notices import ChannelRow, WatchRow
from parcours.server.tables.tokens import digest
from parcours.server.wire.words import NoticeKind

from .databases import in_database
from .harness import Client, Server, end_match, http, lay_table, play_out
from .places import Place, lay_with, make_place, open_place


def played(people: list[Place], bots: int = 0, **wishes: Any) -> str:
    """A match that these people have played to the end; its table."""
    table = lay_with(people, bots, **wishes)
    table.start()
    play_out(table)
    return table.id


def error_of(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]


def test_guests_stay_guests(standing: Server) -> None:
    table = lay_table(standing)
    assert error_of(http("GET", f"{standing.url}/api/me")) == (404, "no_profile")
    assert not in_database(
        standing,
        lambda connection: connection.execute(
            select(schema.seats.c.profile).where(
                schema.seats.c.table == table.id, schema.seats.c.profile.is_not(None)
            )
        ).all(),
    )


def test_keys_and_codes_are_stored_as_hashes(standing: Server) -> None:
    place = make_place(standing)
    code = place.request("POST", "/link").json()["code"]
    assert len(place.key) >= 32
    assert len(code) >= 32
    keys, codes = in_database(
        standing,
        lambda connection: (
            connection.execute(select(schema.profile_keys.c.key)).scalars().all(),
            connection.execute(select(schema.profile_codes.c.code)).scalars().all(),
        ),
    )
    assert digest(place.key) in keys
    assert place.key not in keys
    assert digest(code) in codes
    assert code not in codes


def test_a_browser_has_one_place(standing: Server) -> None:
    place = make_place(standing)
    again = place.request("POST", json={"name": "Ana"})
    assert error_of(again) == (409, "profile_open")


def test_a_link_brings_a_place_to_another_device_once(standing: Server) -> None:
    place = make_place(standing)
    code = place.request("POST", "/link").json()["code"]
    # Of many who try at the same moment, one gets it.
    with ThreadPoolExecutor(4) as pool:
        tried = list(pool.map(lambda _: open_place(standing, code), range(4)))
    assert sorted(answer.status_code for answer in tried) == [201, 403, 403, 403]
    opened = next(answer.json() for answer in tried if answer.status_code == 201)
    other = Place(standing, opened["key"], "Ana")
    assert other.key != place.key
    assert other.show() == place.show()
    assert place.show()["devices"] == 2
    place.request("DELETE", "/devices").raise_for_status()
    assert error_of(other.request("GET")) == (404, "no_profile")
    assert place.show()["devices"] == 1


def test_a_link_is_valid_shortly_and_the_last_one_counts(standing: Server) -> None:
    place = make_place(standing)
    first = place.request("POST", "/link").json()
    second = place.request("POST", "/link").json()
    assert first["seconds"] == 300
    assert error_of(open_place(standing, first["code"])) == (403, "code_used")

    def let_time_pass(connection: Any) -> None:
        codes = schema.profile_codes
        later = codes.c.expires - 1000 * first["seconds"]
        connection.execute(update(codes).values(expires=later))

    in_database(standing, let_time_pass)
    assert error_of(open_place(standing, second["code"])) == (403, "code_used")
    assert error_of(open_place(standing, "guess")) == (403, "code_used")


def test_my_tables_results_and_statistics_are_there_on_any_device(standing: Server) -> None:
    ana, bob = make_place(standing), make_place(standing, "Bob")
    together = played([ana, bob])
    alone = played([ana], bots=2)
    running = lay_with([ana], bots=1)
    other = Place(
        standing,
        open_place(standing, ana.request("POST", "/link").json()["code"]).json()["key"],
        "Ana",
    )
    assert [one["table"]["id"] for one in other.get("/tables")] == [running.id]
    over = other.get(f"/tables?before={2**53 - 1}")
    assert [one["table"]["id"] for one in over] == [alone, together]
    assert all(one["table"]["result"] and one["ended"] for one in over)
    # From the last one that was shown on.
    assert [one["table"]["id"] for one in other.get(f"/tables?before={over[0]['ended']}")] == [
        together
    ]
    # Where one sits, and with the key that lets one in.
    assert {(one["table"]["you"], bool(one["table"]["key"])) for one in over} == {(0, True)}
    won = {one["table"]["id"]: "ana" in one["table"]["result"]["winners"] for one in over}
    assert other.get("/statistics") == [
        {"game": "smile_life", "against": "people", "played": 1, "won": int(won[together])},
        {"game": "smile_life", "against": "random", "played": 1, "won": int(won[alone])},
    ]
    assert [one["against"] for one in bob.get("/statistics")] == ["people"]


def test_a_place_opens_its_seats_and_no_others(standing: Server) -> None:
    ana, bob, eve = (make_place(standing, name) for name in ("Ana", "Bob", "Eve"))
    table = lay_with([ana, bob])
    url = f"{standing.url}/api/tables/{table.id}"
    assert http("GET", url, headers=ana.headers).json()["you"] == 0
    assert http("GET", url, headers=bob.headers).json()["you"] == 1
    assert error_of(http("GET", url, headers=eve.headers)) == (404, "no_such_table")
    # Not even with somebody's id instead of a key.
    ids = in_database(
        standing,
        lambda connection: connection.execute(select(schema.profiles.c.id)).scalars().all(),
    )
    for id in ids:
        assert error_of(http("GET", url, headers={"X-Profile-Key": id})) == (404, "no_such_table")
    table.start()

    async def move() -> None:
        """Both by their places, without the tokens of their seats."""
        table.tokens = {}
        for place in (ana, bob):
            client = Client(table, None)
            client.headers = place.headers
            async with client:
                state = await client.until(lambda message: message["kind"] == "state")
                assert client.shown["you"] == (0 if place is ana else 1)
                assert (await client.ask("chat", text="hello"))["accepted"]
                if state["decision"]:
                    assert "accepted" in await client.move(state["legal"][0])

    asyncio.run(move())


def test_a_seat_that_is_handed_over_belongs_to_its_new_player(standing: Server) -> None:
    ana, bob = make_place(standing), make_place(standing, "Bob")
    table = lay_with([ana], bots=1)
    handed = table.request("POST", "/seats/0/invitation", 0).json()["invitation"]
    url = f"{standing.url}/api/tables/{table.id}"
    http(
        "POST", f"{url}/claim", json={"invitation": handed}, headers=bob.headers
    ).raise_for_status()
    assert ana.get("/tables") == []
    assert [one["table"]["id"] for one in bob.get("/tables")] == [table.id]
    assert error_of(http("GET", url, headers=ana.headers)) == (404, "no_such_table")


def test_a_guest_keeps_a_match_in_a_place(standing: Server) -> None:
    table = lay_table(standing)
    place = make_place(standing)
    assert error_of(table.request("PUT", "/kept", 0)) == (404, "no_profile")
    assert error_of(table.request("PUT", "/kept", headers=place.headers)) == (403, "forbidden")
    table.request("PUT", "/kept", 0, headers=place.headers).raise_for_status()
    assert [one["table"]["id"] for one in place.get("/tables")] == [table.id]
    # One person has one seat at a table.
    table.request("PUT", "/kept", 1, headers=place.headers).raise_for_status()
    seats = in_database(
        standing,
        lambda connection: (
            connection.execute(
                select(schema.seats.c.profile).where(schema.seats.c.table == table.id)
            )
            .scalars()
            .all()
        ),
    )
    assert sum(profile is not None for profile in seats) == 1


def test_a_place_goes_along_when_lots_are_drawn_and_to_the_next_match(standing: Server) -> None:
    people = [make_place(standing, name) for name in ("Ana", "Bob", "Cy")]
    table = lay_with(people, seating="lot")
    table.start()
    shown = [
        http("GET", f"{standing.url}/api/tables/{table.id}", headers=one.headers).json()
        for one in people
    ]
    assert shown[0]["lot"] is not None
    for place, seen in zip(people, shown, strict=True):
        assert seen["seats"][seen["you"]]["name"] == place.name
    # By their tokens, which seats have moved with.
    table.tokens = {
        seen["you"]: token for seen, token in zip(shown, table.tokens.values(), strict=True)
    }
    asyncio.run(end_match(table))
    again = http(
        "POST", f"{standing.url}/api/tables/{table.id}/rematch", json={}, headers=people[1].headers
    )
    following = again.raise_for_status().json()["table"]["id"]
    assert following in [one["table"]["id"] for one in people[1].get("/tables")]
    assert following not in [one["table"]["id"] for one in people[0].get("/tables")]


def test_people_meet_again_only_after_a_match_and_only_as_both_like(standing: Server) -> None:
    ana, bob, eve = (make_place(standing, name) for name in ("Ana", "Bob", "Eve"))
    assert ana.get("/people") == []
    table = lay_with([ana, bob])
    table.start()
    # Not while it is played.
    assert ana.get("/people") == []
    play_out(table)
    played([ana, bob])
    (known,) = ana.get("/people")
    assert (known["name"], known["game"], known["matches"]) == ("Bob", "smile_life", 2)
    # What Bob is called in Ana's list is of no use to anybody else.
    following = lay_with([ana], visibility="invitation", seats=[{"kind": "person"}] * 2)
    asked = {"table": following.id}
    for other in (eve, bob):
        assert error_of(other.request("POST", f"/people/{known['id']}/invitation", json=asked)) == (
            404,
            "no_such_person",
        )
    # Nor can somebody be asked to a table at which one does not sit.
    (anas,) = bob.get("/people")
    denied = bob.request("POST", f"/people/{anas['id']}/invitation", json=asked)
    assert error_of(denied) == (404, "no_such_table")
    invite = f"/people/{known['id']}/invitation"
    assert ana.request("POST", invite, json=asked).status_code == 204
    assert ana.request("POST", invite, json=asked).status_code == 204
    (invitation,) = bob.show()["invitations"]
    assert invitation == {
        "table": following.id,
        "key": following.key,
        "game": "smile_life",
        "title": "",
        "name": "Ana",
    }
    assert eve.show()["invitations"] == []
    assert ana.show()["invitations"] == []
    # It can be declined, sent again, and is over when the seats are taken.
    bob.request("DELETE", f"/invitations/{following.id}").raise_for_status()
    assert bob.show()["invitations"] == []
    ana.request("POST", invite, json=asked).raise_for_status()
    assert bob.show()["invitations"]
    following.request("POST", "/seats", json={"name": "Cy"}).raise_for_status()
    assert bob.show()["invitations"] == []
    assert error_of(ana.request("POST", invite, json=asked)) == (409, "table_full")
    # Who sits there need not be asked; who sits at others' tables is not told.
    together = lay_with([ana, bob], seats=[{"kind": "person"}] * 3)
    assert ana.get(f"/people?table={together.id}") == []
    assert ana.get(f"/people?table={following.id}") == [known] == ana.get("/people")
    elsewhere = lay_with([bob, eve])
    assert ana.get(f"/people?table={elsewhere.id}") == [known]
    seated = ana.request("POST", invite, json={"table": together.id})
    assert (seated.status_code, bob.show()["invitations"]) == (204, [])
    # Who is removed neither sees nor invites the one who removed them.
    bob.request("DELETE", f"/people/{anas['id']}").raise_for_status()
    assert ana.get("/people") == bob.get("/people") == []
    assert error_of(ana.request("POST", invite, json=asked)) == (404, "no_such_person")


def test_who_is_invited_is_told_if_they_want_to_be(standing: Server) -> None:
    ana, bob = (make_place(standing, name) for name in ("Ana", "Bob"))
    table = lay_with([ana, bob])
    table.start()
    play_out(table)
    watched = lay_with([bob, ana])
    wants: dict[str, list[NoticeKind]] = {"wanting": ["invitation"], "other": ["turn"]}

    def watch(connection: Connection) -> None:
        for id, kinds in wants.items():
            channel = ChannelRow(id, "push", digest(id), id, {}, "en", None, 1, 1)
            connection.execute(insert(schema.channels).values(asdict(channel)))
            row = WatchRow(watched.id, digest(watched.tokens[0]), id, kinds, "")
            connection.execute(insert(schema.watches).values(asdict(row)))

    in_database(standing, watch)
    (known,) = ana.get("/people")
    following = lay_with([ana], visibility="invitation", seats=[{"kind": "person"}] * 2)
    for _ in range(2):
        asked = {"table": following.id}
        ana.request("POST", f"/people/{known['id']}/invitation", json=asked).raise_for_status()
    outbox = schema.outbox.c
    told = in_database(
        standing,
        lambda connection: connection.execute(
            select(outbox.channel, outbox.kind, outbox.table, outbox.about)
        ).all(),
    )
    assert [tuple(row) for row in told if row.channel in wants] == [
        ("wanting", "invitation", following.id, {"names": "Ana"})
    ]


def test_an_export_tells_all_and_nothing_about_others(standing: Server) -> None:
    ana, bob = make_place(standing, "Ana Export"), make_place(standing, "Bob Other")
    table = lay_with([ana, bob])
    table.start()

    async def talk() -> None:
        for seat, text in ((0, "mine to tell"), (1, "not mine")):
            async with Client(table, seat) as client:
                await client.ask("chat", text=text)

    asyncio.run(talk())
    play_out(table)

    def watch(connection: Connection) -> None:
        for seat, name in enumerate(("ana", "bob")):
            address = f"{name}@example.org"
            channel = ChannelRow(name, "email", digest(name), address, {}, "en", None, 1, 1)
            connection.execute(insert(schema.channels).values(asdict(channel)))
            row = WatchRow(table.id, digest(table.tokens[seat]), name, ["turn"], "")
            connection.execute(insert(schema.watches).values(asdict(row)))

    in_database(standing, watch)
    answer = ana.request("GET", "/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["name"] == "Ana Export"
    assert [one["id"] for one in told["tables"]] == [table.id]
    assert {move["seat"] for move in told["moves"]} == {0}
    assert [message["text"] for message in told["chat"]] == ["mine to tell"]
    assert "not mine" not in answer.text
    assert [(one["address"], one["wants"]) for one in told["notices"]] == [
        ("ana@example.org", ["turn"])
    ]
    for token in (ana.key, bob.key, *table.tokens.values()):
        assert token not in answer.text
        assert digest(token) not in answer.text


def test_places_are_made_slowly(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        answers = [
            http("POST", f"{server.url}/api/me", json={"name": "Ana"}).status_code
            for _ in range(70)
        ]
    assert answers[:60] == [201] * 60
    assert 429 in answers[60:]


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null"])
def test_passkeys_are_for_pages_of_this_server(standing: Server, origin: str | None) -> None:
    headers = {} if origin is None else {"Origin": origin}
    asked = http("POST", f"{standing.url}/api/me/sign-in/options", headers=headers)
    assert asked.status_code == 403
    own = http("POST", f"{standing.url}/api/me/sign-in/options", headers={"Origin": standing.url})
    assert own.json()["rpId"] == "127.0.0.1"


def test_a_passkey_that_is_no_passkey_opens_nothing(standing: Server) -> None:
    place = make_place(standing)
    own = {"Origin": standing.url}
    for path in ("/passkeys", "/sign-in"):
        for credential in ({}, {"id": "x", "response": {"clientDataJSON": "e30"}}, {"response": 3}):
            answer = place.request("POST", path, json={"credential": credential}, headers=own)
            assert error_of(answer) == (403, "bad_passkey"), credential
    assert place.show()["passkeys"] == []
