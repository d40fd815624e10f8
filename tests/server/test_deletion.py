"""A place that is deleted leaves nothing that names its owner; what others have played stays."""

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, inspect, select, text

from parcours.server.db import schema
from parcours.server.db.notices import ChannelRow, OutboxRow, WatchRow, insert_outbox
from parcours.server.db.reviews import claim_review, keep_review
from parcours.server.db.rows import read_log, read_table
from parcours.server.match.live_match import LiveMatch
from parcours.server.profiles import deletion
from parcours.server.profiles.keys import find_profile
from parcours.server.tables.tokens import digest

from .databases import in_database
from .harness import Client, Server, Table, any_move, http, play_out
from .places import Place, lay_with, make_place, open_place

# As no other text has it.
NAME = "Zéphyrine Q"
HANDLE = "zephyrine_q"
FOREVER = 1 << 50


def cells(connection: Connection) -> Iterator[tuple[str, str]]:
    """All that is stored, in every column of every table."""
    for table in inspect(connection).get_table_names():
        for row in connection.execute(text(f'SELECT * FROM "{table}"')).mappings():
            for column, value in row.items():
                yield f"{table}.{column}", str(value)


def naming(connection: Connection, *secrets: str) -> list[tuple[str, str]]:
    """What is stored that has one of these in it, however it is written."""
    # JSON is stored with escapes.
    words = [word.casefold() for secret in secrets for word in (secret, json.dumps(secret)[1:-1])]
    return [
        (where, value)
        for where, value in cells(connection)
        if any(word in value.casefold() for word in words)
    ]


def talk(table: Table, seat: int, *said: str) -> None:
    async def run() -> None:
        async with Client(table, seat) as client:
            for line in said:
                await client.ask("chat", text=line)

    asyncio.run(run())


def play_some(table: Table, moves: int) -> None:
    async def play(seat: int) -> None:
        async with Client(table, seat) as client:
            await client.play(random.Random(seat), moves)

    async def run() -> None:
        await asyncio.wait(
            [asyncio.create_task(play(seat)) for seat in table.tokens],
            return_when=asyncio.FIRST_COMPLETED,
        )

    asyncio.run(run())


def watch_and_review(connection: Connection, running: Table, finished: Table) -> None:
    """As if Zéphyrine, on the second seat, were told by mail, Bob of her turns, and a review had been made."""
    for id, address in (("hers", f"{HANDLE}@example.org"), ("bobs", "bob@example.org")):
        channel = ChannelRow(id, "email", digest(id), address, {}, "en", None, 1, 1)
        connection.execute(insert(schema.channels).values(asdict(channel)))
    watch = WatchRow(running.id, digest(running.tokens[1]), "hers", ["turn"], None)
    connection.execute(insert(schema.watches).values(asdict(watch)))
    bobs = digest(running.tokens[0])
    told = OutboxRow(0, "bobs", running.id, bobs, "turn", {"names": NAME}, FOREVER, 1)
    insert_outbox(connection, [told])
    claim_review(connection, finished.id, "maker", 0, FOREVER)
    keep_review(connection, finished.id, "maker", json.dumps({"player": HANDLE}), None)


def test_nothing_names_who_has_deleted_their_place(server: Server) -> None:
    me, bob = make_place(server, NAME), make_place(server, "Bob")
    other = Place(
        server, open_place(server, me.request("POST", "/link").json()["code"]).json()["key"], NAME
    )
    finished = lay_with([me, bob], seating="lot", title=f"{NAME} and Bob")
    finished.start()
    url = f"{server.url}/api/tables/{finished.id}"
    seat = http("GET", url, headers=me.headers).json()["you"]
    finished.tokens = {seat: finished.tokens[0], 1 - seat: finished.tokens[1]}
    talk(finished, seat, f"I am {NAME}.")
    talk(finished, 1 - seat, f"Well done, {NAME.upper()}!", "And me?")
    play_out(finished)
    running = lay_with([bob, me], options={})
    running.start()
    play_some(running, 12)
    in_database(server, lambda connection: watch_and_review(connection, running, finished))
    # Bob plays on from a match of both.
    wish = {"number": 1, "player": HANDLE, "name": "Bob"}
    http("POST", f"{url}/continue", json=wish, headers=bob.headers).raise_for_status()
    waiting = lay_with([me], seats=[{"kind": "person"}] * 2)
    seek = {"game": "happy", "pace": "days", "name": NAME}
    http("POST", f"{server.url}/api/seekers", json=seek, headers=me.headers).raise_for_status()
    code = me.request("POST", "/link").json()["code"]
    (bobs_view,) = me.get("/people")
    next_table = lay_with([me], seats=[{"kind": "person"}] * 2)
    wish = {"table": next_table.id}
    me.request("POST", f"/people/{bobs_view['id']}/invitation", json=wish).raise_for_status()
    profile = in_database(server, lambda connection: find_profile(connection, me.key))
    assert profile is not None
    tokens = [finished.tokens[seat], running.tokens[1], waiting.tokens[0], next_table.tokens[0]]
    hashes = [digest(token) for token in (me.key, other.key, code, *tokens)]
    wanted = (NAME, HANDLE, me.key, other.key, profile, *hashes)
    before = in_database(server, lambda connection: naming(connection, *wanted))
    # That it is found where it is, in records and results too.
    assert {where for where, _ in before} >= {
        "seats.name", "seats.player", "seats.token", "seats.profile", "tables.lot", "tables.result",
        "tables.title", "chat.name", "chat.text", "profiles.name", "profile_keys.key",
        "profile_codes.code", "seekers.name", "profile_invitations.by", "channels.address",
        "watches.token", "outbox.about", "reviews.review",
    }  # fmt: skip
    record = http("GET", f"{url}/record", headers=bob.headers).text

    me.request("DELETE").raise_for_status()

    assert in_database(server, lambda connection: naming(connection, *wanted)) == []
    for place in (me, other):
        assert place.request("GET").json()["error"] == "no_profile"
    # Bob still has his matches: the same ones, against a former player.
    assert bob.get("/people") == []
    (statistic,) = bob.get("/statistics")
    assert (statistic["against"], statistic["played"]) == ("people", 1)
    shown = http("GET", url, headers=bob.headers).json()
    gone = shown["seats"][seat]
    assert (gone["name"], gone["player"], gone["kind"]) == ("", "former_player", "person")
    assert shown["title"] == "… and Bob"
    anonymous = http("GET", f"{url}/record", headers=bob.headers).text
    assert anonymous == record.replace(HANDLE, "former_player")
    story = http("GET", f"{url}/story?player=former_player&language=fr", headers=bob.headers)
    assert "zephyrine" not in story.raise_for_status().text.casefold()
    # The match under way goes on without them, and replays as it was played.
    left = running.show(0)
    assert [(one["left"], one["player"]) for one in left["seats"]] == [
        (False, "bob"),
        (True, "former_player"),
    ]

    def replay(connection: Connection) -> None:
        for id in (finished.id, running.id):
            LiveMatch(read_table(connection, id), read_log(connection, id))

    in_database(server, replay)

    async def go_on() -> None:
        async with Client(running, 0) as client:
            await client.play(random.Random(5), 3)

    asyncio.run(go_on())
    # The table that waited is cleared.
    assert (
        http(
            "GET", f"{server.url}/api/tables/{waiting.id}", headers={"X-Table-Key": waiting.key}
        ).json()["status"]
        == "abandoned"
    )


def test_those_who_watch_see_a_former_player_at_once(standing: Server) -> None:
    me, bob = make_place(standing, NAME), make_place(standing, "Bob")
    table = lay_with([me, bob], options={})
    table.start()

    async def watch() -> None:
        async with Client(table, 1) as client, Client(table, 0) as mine:
            await client.until(lambda message: message["kind"] == "state")
            await mine.until(lambda message: message["kind"] == "state")
            await mine.ask("chat", text="hello")
            await asyncio.to_thread(me.request, "DELETE")
            told = await client.until(
                lambda message: (
                    message["kind"] == "table" and not message["table"]["seats"][0]["name"]
                )
            )
            assert told["table"]["seats"][0]["left"]
            state = await client.until(lambda message: message["kind"] == "state")
            assert "former_player" in state["view"]
            assert HANDLE not in state["view"]
            chats = [told for told in map(json.loads, client.received) if told["kind"] == "chat"]
            assert [(one["name"], one["text"]) for one in chats[-1]["messages"]] == [("", "")]

    asyncio.run(watch())


def test_a_deletion_that_was_cut_short_is_finished_by_the_next_cleanup(
    sqlite_database: str,
) -> None:
    with Server(sqlite_database, cleanup_seconds=0.2) as server:
        me, bob = make_place(server, NAME), make_place(server, "Bob")
        table = lay_with([me, bob], options={})
        table.start()

        def cut_short(connection: Connection) -> None:
            connection.execute(text("PRAGMA foreign_keys = ON"))
            mine = select(schema.seats.c.profile).where(
                schema.seats.c.table == table.id, schema.seats.c.seat == 0
            )
            connection.execute(delete(schema.profiles).where(schema.profiles.c.id.in_(mine)))

        in_database(server, cut_short)

        async def wait() -> None:
            async with Client(table, 1) as client:
                await client.until(
                    lambda m: (
                        m["kind"] == "table" and m["table"]["seats"][0]["player"] == "former_player"
                    )
                )

        asyncio.run(wait())
        assert in_database(server, lambda connection: naming(connection, NAME, HANDLE)) == []


def test_a_process_that_knows_the_old_name_writes_nothing_by_it(sqlite_database: str) -> None:
    """It has not heard of the deletion when a move comes: what is written is right all the same."""
    with Server(sqlite_database) as server:
        me, bob = make_place(server, NAME), make_place(server, "Bob")
        table = lay_with([me, bob], options={})
        table.start()

        def delete_elsewhere(connection: Connection) -> None:
            connection.execute(text("PRAGMA foreign_keys = ON"))
            profile = find_profile(connection, me.key)
            assert profile is not None
            deletion.delete_profile(connection, profile)
            deletion._clear_all(connection, [(table.id, profile)])

        async def run() -> None:
            async with Client(table, 1) as client, Client(table, 0) as mine:
                await mine.until(lambda message: message["kind"] == "state")
                await client.until(lambda message: message["kind"] == "state")
                while not client.state["decision"]:
                    if not mine.state["decision"]:
                        await mine.hear()
                        continue
                    await mine.move(any_move(mine.state["legal"], random.Random(1)))
                    while client.state["number"] < mine.state["number"]:
                        await client.hear()
                number = client.state["number"]
                await asyncio.to_thread(in_database, server, delete_elsewhere)
                answer = await client.move(any_move(client.state["legal"], random.Random(2)))
                # Its number is that after the one that the deletion took, if it did not name who is gone.
                assert answer.get("accepted") == number + 2 or "refused" in answer
                assert "former_player" in client.state["view"]
                await client.play(random.Random(3), 3)

        asyncio.run(run())

        def check(connection: Connection) -> None:
            assert naming(connection, NAME, HANDLE) == []
            live = LiveMatch(read_table(connection, table.id), read_log(connection, table.id))
            assert live.match.players == ["former_player", "bob"]

        in_database(server, check)


def test_two_former_players_of_one_match_are_told_apart(standing: Server) -> None:
    people = [make_place(standing, name) for name in ("Ana", "Bob", "Cy")]
    table = lay_with(people, options={})
    table.start()
    for place in people[:2]:
        place.request("DELETE").raise_for_status()
    seats = table.show(2)["seats"]
    assert [one["player"] for one in seats] == ["former_player", "former_player_2", "cy"]
