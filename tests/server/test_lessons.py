"""Lessons at tables: an ordinary match whose bots follow a script, and wait while its learner reads."""

import asyncio

import pytest
from sqlalchemy import create_engine, text

from parcours.scenarios.lesson import Lesson, lessons

from .harness import Client, Json, Server, Table, http, in_loop

GAME = "smile_life"
LESSON = lessons(GAME)["first"]


def start(server: Server, lesson: Lesson = LESSON, name: str = "Ana") -> Table:
    url = f"{server.url}/api/games/{lesson.game}/lessons/{lesson.id}"
    answer = http("POST", url, json={"name": name, "language": "fr"})
    assert answer.status_code == 201, answer.text
    seated = answer.json()
    assert seated["seat"] == 0
    return Table(server, seated["table"]["id"], seated["table"]["key"], {0: seated["token"]})


async def state(client: Client) -> None:
    await client.until(lambda message: message["kind"] == "state")


async def go_on(client: Client, until: int) -> None:
    """Let the bots move until so many moves have been made."""
    await client.ask("lesson", until=until)
    while client.state["number"] < until:
        await client.hear()


async def my_turn(client: Client) -> None:
    """Wait until the learner is to move."""
    while client.state["awaited"] != ["you"]:
        await client.hear()


async def take_job(client: Client) -> None:
    """The first turn of the lesson."""
    await state(client)
    for move in ("draw", "play pizza_maker"):
        await client.move(move)


async def follow(client: Client, lesson: Lesson) -> None:
    """Do all that the lesson asks for."""
    for note in lesson.notes:
        await go_on(client, note.at)
        if note.move is not None:
            assert "accepted" in await client.move(note.move)


def moves_of(log: list[Json]) -> list[str]:
    return [f"{line['by']}: {line['move']}" for line in log if line["move"]]


def said(lesson: Lesson, moves: int) -> list[str]:
    return [f"{lesson.players[seat]}: {move}" for seat, move in lesson.moves[:moves]]


def test_the_lesson_of_every_game_can_be_followed(standing: Server) -> None:
    async def run(lesson: Lesson) -> None:
        table = start(standing, lesson)
        async with Client(table, 0) as client:
            await state(client)
            await follow(client, lesson)
            replay = table.request("GET", "/replay?steps=200&eyes=you", 0).json()
        made = [line["by"] for line in replay["steps"] if line["move"]]
        assert made == [lesson.players[seat] for seat, _ in lesson.moves]

    for summary in http("GET", f"{standing.url}/api/games").json():
        for id in summary["lessons"]:
            asyncio.run(run(lessons(summary["name"])[id]))


def test_a_table_of_a_lesson_says_so_and_proves_nothing(standing: Server) -> None:
    table = start(standing, name="Iris")
    shown = table.show(0)
    assert (shown["status"], shown["lesson"], shown["you"]) == ("playing", "first", 0)
    assert (shown["fairness"], shown["commitment"], shown["visibility"]) == (1, None, "invitation")
    assert [seat["player"] for seat in shown["seats"]] == LESSON.players
    # Nobody is called like the learner.
    assert [seat["name"] for seat in shown["seats"]] == ["Iris", "Hugo", "Otto"]
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot", "bot"]
    assert shown["seats"][0]["language"] == "fr"
    listed = http("GET", f"{standing.url}/api/tables").json()
    assert table.id not in {other["id"] for other in listed}


def test_what_the_bots_will_do_is_not_told_beforehand(standing: Server) -> None:
    (told,) = http("GET", f"{standing.url}/api/games/{GAME}/lessons").json()
    assert told["id"] == "first"
    assert told["notes"][1] == {"note": "draw", "point": "pile", "at": 0, "move": "draw"}
    assert [note["move"] for note in told["notes"] if note["move"]] == [
        move for seat, move in LESSON.moves if seat == 0
    ]
    assert "flirt_hotel" not in str(told)


def test_bots_wait_until_the_learner_reads_on_also_after_a_restart(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        table = start(server)

        async def begin() -> None:
            async with Client(table, 0) as client:
                await take_job(client)
                await go_on(client, 4)
                # Bots have no pace here: one that did not wait would have moved by now.
                for _ in range(5):
                    await client.ask("ping")
                assert client.state["number"] == 4

        async def end() -> None:
            async with Client(table, 0) as client:
                await state(client)
                assert client.state["number"] == 4
                await go_on(client, 6)
                assert moves_of(client.state["log"])[-1] == "otto: play studies"
                assert client.state["awaited"] == ["you"]

        asyncio.run(begin())
        server.stop()
        server.start()
        asyncio.run(end())


@in_loop
async def test_a_lesson_can_be_left_at_any_time_and_is_then_a_match_like_any_other(
    standing: Server,
) -> None:
    table = start(standing)
    async with Client(table, 0) as client:
        await take_job(client)
        await client.ask("lesson", until=None)
        await my_turn(client)
        # They think for themselves now.
        assert client.state["number"] >= 6
        assert client.shown["lesson"] is None
        assert "accepted" in await client.ask("lesson", until=99)
        await client.ask("abandon")
    record = table.request("GET", "/record", 0).text
    assert f"seed: {LESSON.seed}\n" in record
    assert "commitment" not in record


@in_loop
async def test_a_learner_who_does_something_else_plays_on_and_comes_back_by_taking_it_back(
    standing: Server,
) -> None:
    table = start(standing)
    async with Client(table, 0) as client:
        await state(client)
        await client.move("draw")
        await client.move("play chick")
        # The script knows nothing of it, so nobody waits.
        while client.state["number"] < 6:
            await client.hear()
        await my_turn(client)
        await client.ask("takeback")
        while "play chick" in str(client.state["log"]):
            await client.hear()
        await client.move("play pizza_maker")
        await client.ask("lesson", until=6)
        await my_turn(client)
        steps = table.request("GET", "/replay?steps=200&eyes=you", 0).json()["steps"]
        assert moves_of(steps) == said(LESSON, 6)


def test_a_lesson_that_the_game_no_longer_has_guides_nobody(
    sqlite_database: str,
) -> None:
    """A newer version may have no such lesson: the match goes on as any other."""
    with Server(sqlite_database) as server:
        table = start(server)
        server.stop()
        engine = create_engine(sqlite_database)
        with engine.begin() as connection:
            connection.execute(text("UPDATE tables SET lesson = 'gone'"))
        engine.dispose()
        server.start()

        async def run() -> None:
            async with Client(table, 0) as client:
                await take_job(client)
                await my_turn(client)

        asyncio.run(run())


@pytest.mark.parametrize(
    ("path", "wish", "error"),
    [
        (f"{GAME}/lessons/none", {"name": "Ana"}, "no_such_lesson"),
        ("chess/lessons/first", {"name": "Ana"}, "no_such_game"),
        (f"{GAME}/lessons/Fir st", {"name": "Ana"}, "bad_request"),
        (f"{GAME}/lessons/first", {"name": "\u200b"}, "bad_name"),
        (f"{GAME}/lessons/first", {}, "bad_request"),
    ],
)
def test_what_cannot_be_started(one_server: Server, path: str, wish: Json, error: str) -> None:
    answer = http("POST", f"{one_server.url}/api/games/{path}", json=wish)
    assert answer.json()["error"] == error


@in_loop
async def test_spectators_cannot_go_on(one_server: Server) -> None:
    table = start(one_server)
    async with Client(table, None) as spectator:
        await state(spectator)
        assert (await spectator.ask("lesson", until=None))["error"] == "forbidden"
