"""The gallery of decks: off unless the operator wants it, and nothing is shown before it is accepted."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from parcours.server.app import create_app
from parcours.server.settings import Settings, read_settings
from parcours.server.tables import gallery

from .harness import PATIENCE, in_loop
from .test_workshop import sea

PATH = "/api/games/smile_life/gallery"


@asynccontextmanager
async def served(database: str, wanted: str = "on") -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(Settings(database=database, log_level="error", gallery=wanted))
    transport = httpx.ASGITransport(app)
    async with (
        asyncio.timeout(5 * PATIENCE),
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
    ):
        yield client


def titled(title: str = "The sea") -> str:
    return sea().replace('game = "smile_life"\n', f'game = "smile_life"\ntitle = "{title}"\n')


async def submit(client: httpx.AsyncClient, deck: str, **more: str) -> httpx.Response:
    return await client.post(PATH, json={"deck": deck, "name": "Ana"} | more)


async def operate(database: str, *words: str) -> str:
    """What `parcours gallery` prints, while the server runs."""
    command = [sys.executable, "-m", "parcours.cli", "gallery", *words, "--database", database]
    done = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, timeout=5 * PATIENCE
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


async def listed(client: httpx.AsyncClient) -> list[dict[str, Any]]:
    answer = (await client.get(PATH)).json()
    assert answer["open"]
    decks: list[dict[str, Any]] = answer["decks"]
    return decks


def test_there_is_none_unless_it_is_wanted(database: str) -> None:
    assert read_settings({}).gallery == "off"

    async def run() -> None:
        async with served(database, "off") as client:
            assert (await client.get(PATH)).json() == {"open": False, "decks": []}
            refused = await submit(client, titled())
            assert (refused.status_code, refused.json()["error"]) == (404, "no_gallery")

    asyncio.run(run())


@in_loop
async def test_a_deck_is_shown_once_it_is_accepted_and_its_matches_are_counted(
    database: str,
) -> None:
    async with served(database) as client:
        submitted = (await submit(client, titled())).raise_for_status().json()
        id = submitted["id"]
        assert not submitted["accepted"]
        assert await listed(client) == []
        hidden = await client.get(f"/api/gallery/{id}")
        assert (hidden.status_code, hidden.json()["error"]) == (404, "no_such_deck")
        assert "The sea" in await operate(database, "list")
        assert await operate(database, "show", id) == titled()

        await operate(database, "accept", id)
        (deck,) = await listed(client)
        assert (deck["id"], deck["name"], deck["played"]) == (id, "Ana", 0)
        assert deck["title"] == dict.fromkeys(["en", "fr", "nl"], "The sea")
        assert (await client.get(f"/api/gallery/{id}")).json()["text"] == titled()
        # The same deck again is the same deck.
        assert (await submit(client, titled())).json() == {"id": id, "accepted": True}

        seats = [{}, {"kind": "bot"}]
        wish = {"game": "smile_life", "deck": titled(), "seats": seats, "name": "Bob"}
        laid = (await client.post("/api/tables", json=wish)).raise_for_status().json()
        host = {"Authorization": f"Bearer {laid['token']}"}
        await client.post(f"/api/tables/{laid['table']['id']}/start", headers=host)
        assert [one["played"] for one in await listed(client)] == [1]

        await operate(database, "remove", id)
        assert await listed(client) == []


@in_loop
async def test_what_is_no_deck_or_has_no_title_is_not_taken(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "MOST_WAITING", 1)
    async with served(database) as client:
        for deck in ("nonsense", sea()):
            refused = await submit(client, deck)
            assert (refused.status_code, refused.json()["error"]) == (422, "bad_deck")
        nameless = await submit(client, titled(), name="\u200b")
        assert (nameless.status_code, nameless.json()["error"]) == (422, "bad_name")
        assert (await submit(client, titled())).status_code == 201
        full = await submit(client, titled("Another"))
        assert (full.status_code, full.json()["error"]) == (503, "gallery_full")
