"""The workshop over HTTP: what a deck may be, what is wrong with one, and studies of it within their limits."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

import parcours
from parcours.core.decks import write_cards
from parcours.server.app import create_app
from parcours.server.settings import Settings
from parcours.server.workers import studies
from parcours.studies.comparison import compare, plan_comparison
from parcours.studies.matches import FREE, Runner

from .harness import PATIENCE, in_loop

GAMES = ["smile_life", "happy", "retire_happy", "fatum", "power_struggle"]
Json = dict[str, Any]


@pytest.fixture(autouse=True)
def _studies_go_on_beside_other_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a process of low priority waits for long."""
    monkeypatch.setattr(studies, "NICENESS", 0)


@asynccontextmanager
async def served(database: str) -> AsyncIterator[tuple[FastAPI, httpx.AsyncClient]]:
    app = create_app(Settings(database=database, log_level="error", requests_per_second=1000))
    async with (
        asyncio.timeout(5 * PATIENCE),
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost"
        ) as client,
    ):
        yield app, client


async def workshop(client: httpx.AsyncClient, game: str) -> Json:
    answer = await client.get(f"/api/games/{game}/workshop")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def check(client: httpx.AsyncClient, game: str, deck: object) -> Json:
    answer = await client.post(f"/api/games/{game}/decks/check", json={"deck": deck})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def sea(copies: int = 2) -> str:
    """A deck of Smile Life with a job of its own."""
    game = parcours.find_game("smile_life")
    text = write_cards("smile_life", game.standard_deck().cards)
    card = f'group = "job", copies = {copies}, smiles = 9, needs = 0, pays = 4, status = "plain"'
    return (
        text.replace("total = 200", f"total = {200 + copies}").rstrip()
        + f'\ndiver = {{ {card} }}\n\n[texts.en.diver]\nname = "Deep Diver"\n'
    )


async def over(client: httpx.AsyncClient, id: str) -> Json:
    while True:
        study: Json = (await client.get(f"/api/studies/{id}")).json()
        if study["state"] not in ("queued", "running"):
            return study
        await asyncio.sleep(0.05)


@in_loop
async def test_the_standard_deck_comes_back_as_it_was_sent(sqlite_database: str) -> None:
    async with served(sqlite_database) as (_, client):
        for game in GAMES:
            found = await workshop(client, game)
            checked = await check(client, game, found["standard"])
            assert checked["problems"] == []
            assert checked["changed"] == []
            assert checked["deck"] == found["standard"]
            standard = parcours.find_game(game).standard_deck()
            assert checked["fingerprint"] == standard.fingerprint()
            again = await check(client, game, checked["text"])
            assert again == checked


@in_loop
async def test_what_may_be_new_is_what_the_reader_takes(sqlite_database: str) -> None:
    async with served(sqlite_database) as (_, client):
        new = {}
        for game in GAMES:
            found = await workshop(client, game)
            new[game] = [each["group"] for each in found["new"] if each["problem"] is None]
        assert {"studies", "job", "flirt", "pet", "trip", "house"} == set(new["smile_life"])
        assert new["happy"] == []
        assert set(new["power_struggle"]) == {"event", "skill"}
        assert (await workshop(client, "happy"))["fixed"] == sorted(
            parcours.find_game("happy").standard_deck().names
        )


@in_loop
async def test_all_problems_are_told_at_their_fields(sqlite_database: str) -> None:
    async with served(sqlite_database) as (_, client):
        deck = (await workshop(client, "smile_life"))["standard"]
        deck["cards"]["waiter"]["pays"] = 9
        deck["cards"]["cat"]["colour"] = "red"
        del deck["cards"]["dog"]["smiles"]
        deck["cards"]["Bad Name"] = {"group": "pet"}
        deck["texts"] = {"fr": {"waiter": {"name": "a\u202eb", "about": "x" * 301}}}
        deck["looks"] = {"waiter": {"icon": "nothing", "colour": "pink"}}
        checked = await check(client, "smile_life", deck)
        told = {(one["card"], one["field"]): one["code"] for one in checked["problems"]}
        assert told == {
            ("waiter", "pays"): "expected_whole",
            ("cat", "colour"): "unknown_field",
            ("dog", "smiles"): "missing_field",
            ("Bad Name", ""): "bad_kind",
            ("waiter", "texts.fr.name"): "unseen_text",
            ("waiter", "texts.fr.about"): "long_text",
            ("waiter", "looks.icon"): "unknown_icon",
            ("waiter", "looks.colour"): "expected_choice",
        }
        assert checked["deck"] == deck
        broken = await check(client, "smile_life", "this is = [ no deck")
        assert [one["code"] for one in broken["problems"]] == ["not_toml"]
        assert broken["deck"] is None


@in_loop
async def test_a_table_tells_its_own_deck(sqlite_database: str) -> None:
    async with served(sqlite_database) as (_, client):
        wish = {"game": "smile_life", "deck": sea(), "seats": [{}, {}], "name": "Ana"}
        laid = (await client.post("/api/tables", json=wish)).raise_for_status().json()
        host = {"Authorization": f"Bearer {laid['token']}"}
        shown = await client.get(f"/api/tables/{laid['table']['id']}/game", headers=host)
        deck = shown.json()["deck"]
        assert deck["texts"] == {"en": {"diver": {"name": "Deep Diver"}}}
        assert [(change["card"], change["how"]) for change in deck["changed"]] == [
            ("diver", "added")
        ]
        plain = (await client.get("/api/games/smile_life")).json()["deck"]
        assert plain == {"title": {}, "about": {}, "texts": {}, "looks": {}, "changed": []}


async def begin(client: httpx.AsyncClient, **wish: object) -> httpx.Response:
    body = {"deck": sea(), "matches": 4, "players": 2} | wish
    return await client.post("/api/games/smile_life/studies", json=body)


@in_loop
async def test_a_study_tells_what_the_library_finds(sqlite_database: str) -> None:
    own, standard = plan_comparison("smile_life", sea(), 6, 2)
    played = [[Runner(each).play(FREE, at) for at in range(6)] for each in (own, standard)]
    expected = compare(own, *played)
    async with served(sqlite_database) as (_, client):
        begun = await begin(client, matches=6)
        assert begun.status_code == 201, begun.text
        study = await over(client, begun.json()["id"])
        assert study["state"] == "done"
        assert study["done"] == study["matches"] == 6
        assert study["result"] == expected
        assert [card["card"] for card in study["result"]["cards"]] == ["diver"]
        # The next one may begin now.
        assert (await begin(client, matches=2)).status_code == 201


@in_loop
async def test_one_study_for_each_visitor_and_a_queue_with_an_end(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "MOST_UNDER_WAY", 2)
    async with served(sqlite_database) as (app, client):
        all_studies = app.state.keeper.studies
        planned = plan_comparison("smile_life", sea(), 200, 4)
        first = (await begin(client, matches=200, players=4)).json()["id"]
        second = await begin(client)
        assert (second.status_code, second.json()["error"]) == (429, "too_many_studies")
        while (await client.get(f"/api/studies/{first}")).json()["state"] != "running":
            await asyncio.sleep(0.01)
        waiting = await all_studies.begin("somebody", planned)
        assert (waiting["state"], waiting["ahead"]) == ("queued", 1)
        with pytest.raises(studies.Denied, match="too many studies"):
            await all_studies.begin("somebody else", planned)
        assert (await client.delete(f"/api/studies/{waiting['id']}")).status_code == 204
        assert (await over(client, waiting["id"]))["state"] == "cancelled"
        assert (await client.delete(f"/api/studies/{first}")).status_code == 204
        assert (await over(client, first))["state"] == "cancelled"
        # After both, the next one is played.
        third = await begin(client, matches=2)
        assert (await over(client, third.json()["id"]))["state"] == "done"
        unknown = await client.get("/api/studies/nobody")
        assert (unknown.status_code, unknown.json()["error"]) == (404, "no_such_study")


@in_loop
async def test_a_study_outlives_its_worker(sqlite_database: str) -> None:
    async with served(sqlite_database) as (app, client):
        id = (await begin(client, matches=12)).json()["id"]
        while (await client.get(f"/api/studies/{id}")).json()["done"] == 0:
            await asyncio.sleep(0.01)
        pool = app.state.keeper.studies._worker._pool
        for process in list(pool._processes or {}):
            os.kill(process, signal.SIGKILL)
        study = await over(client, id)
        assert (study["state"], study["done"]) == ("done", 12)


@in_loop
async def test_a_bad_deck_is_not_studied(sqlite_database: str) -> None:
    async with served(sqlite_database) as (_, client):
        bad = await begin(client, deck="nonsense")
        assert (bad.status_code, bad.json()["error"]) == (422, "bad_deck")
        many = await begin(client, players=9)
        assert (many.status_code, many.json()["error"]) == (422, "bad_setup")
        long = await begin(client, matches=201)
        assert (long.status_code, long.json()["error"]) == (422, "bad_request")


@in_loop
async def test_a_variant_is_offered_and_played(sqlite_database: str) -> None:
    async with served(sqlite_database) as (_, client):
        (variant,) = (await workshop(client, "high_card"))["variants"]
        assert variant["name"] == "rare_heights"
        assert variant["deck"]["title"]["fr"] == "Sommets rares"
        assert {change["how"] for change in variant["changed"]} == {"changed"}
        wish = {"game": "high_card", "seats": [{}, {}], "name": "Ana"}
        chosen = await client.post("/api/tables", json=wish | {"variant": "rare_heights"})
        assert chosen.status_code == 201, chosen.text
        table = chosen.json()["table"]
        assert table["own_deck"]
        host = {"Authorization": f"Bearer {chosen.json()['token']}"}
        shown = (await client.get(f"/api/tables/{table['id']}/game", headers=host)).json()
        assert shown["deck"]["title"]["nl"] == "Zeldzame toppen"
        assert shown["deck"]["changed"] == variant["changed"]
        bad = await client.post("/api/tables", json=wish | {"variant": "easy"})
        assert (bad.status_code, bad.json()["error"]) == (422, "bad_deck")
        both = wish | {"variant": "rare_heights", "deck": variant["text"]}
        assert (await client.post("/api/tables", json=both)).status_code == 422


@in_loop
async def test_a_deck_is_printed(sqlite_database: str) -> None:
    async with served(sqlite_database) as (_, client):
        path = "/api/games/smile_life/decks/pdf"
        wish = {"deck": sea(), "language": "fr", "copies": "one"}
        printed = await client.post(path, json=wish)
        assert printed.status_code == 200, printed.text
        assert printed.headers["content-type"] == "application/pdf"
        assert printed.content.startswith(b"%PDF-")
        bad = await client.post(path, json=wish | {"deck": "nonsense"})
        assert (bad.status_code, bad.json()["error"]) == (422, "bad_deck")
