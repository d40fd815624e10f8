"""Decks of people's own: read in workers, kept, and never read where everybody's moves would wait for it."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from parcours.core.decks import Card, Deck, write_cards
from parcours.core.registry import find_game
from parcours.server.app import create_app
from parcours.server.settings import Settings
from parcours.server.tables import decks
from parcours.server.tables.decks import MOST_CARDS, SizedCache, load_deck

from .harness import PATIENCE

GAME = find_game("smile_life")


def own_deck(kinds: int) -> str:
    """The standard deck with so many more kinds of pet."""
    cards = GAME.standard_deck().cards
    pet = next(card for card in cards if card.kind == "cat")
    more = [Card(f"pet_{number}", dict(pet.fields)) for number in range(kinds)]
    return write_cards("smile_life", [*cards, *more])


class Witness(SizedCache[tuple[str, str], Deck]):
    """Keeps decks, and notes in which thread each was read."""

    def __init__(self) -> None:
        super().__init__(decks.MOST_KEPT, lambda deck: len(deck.source))
        self.threads: list[str] = []

    def put(self, key: tuple[str, str], deck: Deck) -> None:
        self.threads.append(threading.current_thread().name)
        super().put(key, deck)


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    witness = Witness()
    monkeypatch.setattr(decks, "_kept", witness)
    return witness


@asynccontextmanager
async def served(database: str) -> AsyncIterator[tuple[FastAPI, httpx.AsyncClient]]:
    """The application in this process, so that it can be seen where it does what."""
    app = create_app(Settings(database=database, log_level="error"))
    transport = httpx.ASGITransport(app)
    async with (
        asyncio.timeout(PATIENCE),
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
    ):
        yield app, client


async def lay_and_start(client: httpx.AsyncClient, deck: str) -> tuple[str, dict[str, str]]:
    """A table with that deck whose match has begun; its id, and what the host shows."""
    wish = {"game": "smile_life", "deck": deck, "seats": [{}, {"kind": "bot"}], "name": "Ana"}
    laid = await client.post("/api/tables", json=wish)
    assert laid.status_code == 201, laid.text
    id, host = laid.json()["table"]["id"], {"Authorization": f"Bearer {laid.json()['token']}"}
    begun = await client.post(f"/api/tables/{id}/start", headers=host)
    assert begun.status_code == 204
    return id, host


def test_neither_the_loop_nor_the_writer_reads_a_deck(
    sqlite_database: str, witness: Witness
) -> None:
    async def run() -> None:
        async with served(sqlite_database) as (app, client):
            deck = own_deck(20)
            wish = {"game": "smile_life", "deck": deck, "seats": [{}, {}], "name": "Ana"}
            laid = (await client.post("/api/tables", json=wish)).raise_for_status().json()
            host = {"Authorization": f"Bearer {laid['token']}"}
            shown = await client.get(f"/api/tables/{laid['table']['id']}/game", headers=host)
            assert "pet_19" in shown.raise_for_status().json()["cards"]
            bad = await client.post("/api/tables", json=wish | {"deck": "nonsense"})
            assert (bad.status_code, bad.json()["error"]) == (422, "bad_deck")
            # Laid and described, and this process has read no deck at all.
            assert witness.threads == []
            id, _ = await lay_and_start(client, deck)
            room = await app.state.keeper.rooms.get(id, "address")
            assert room.live is not None
            assert room.live.match.deck.source == deck
            assert witness.threads == ["match-loader_0"]

    asyncio.run(run())


def test_a_deck_is_read_once(sqlite_database: str, witness: Witness) -> None:
    async def run() -> None:
        async with served(sqlite_database) as (app, client):
            keeper = app.state.keeper
            jobs: list[str] = []

            async def counted(address: str, work: Any, *arguments: object) -> Any:
                jobs.append(work.__name__)
                return await type(keeper.jobs).run(keeper.jobs, address, work, *arguments)

            keeper.jobs.run = counted
            deck = own_deck(3)
            for _ in range(3):
                id, host = await lay_and_start(client, deck)
                await keeper.rooms.get(id, "address")
                for _ in range(2):
                    shown = await client.get(f"/api/tables/{id}/game", headers=host)
                    assert "pet_2" in shown.json()["cards"]
            assert witness.threads == ["match-loader_0"]
            assert jobs == ["check_setup", "describe_game", "check_setup", "check_setup"]

    asyncio.run(run())


def test_a_description_is_the_same_compressed_or_not(sqlite_database: str) -> None:
    async def run() -> None:
        async with served(sqlite_database) as (_, client):
            for path in ("/api/games/smile_life", "/api/games/smile_life/scenarios"):
                plain = await client.get(path, headers={"Accept-Encoding": "identity"})
                small = await client.get(path, headers={"Accept-Encoding": "gzip"})
                assert plain.json() == small.json()
                assert "content-encoding" not in plain.headers
                assert small.headers["content-encoding"] == "gzip"
                assert int(small.headers["content-length"]) < len(plain.content) / 2

    asyncio.run(run())


def test_a_deck_of_very_many_cards_is_refused(sqlite_database: str) -> None:
    async def run() -> None:
        async with served(sqlite_database) as (_, client):
            cards = GAME.standard_deck().cards
            many = Card("cow", {"group": "pet", "copies": 99, "smiles": 1})
            more = [Card(f"cow_{n}", many.fields) for n in range(MOST_CARDS // 99)]
            wish = {"game": "smile_life", "seats": [{}, {}], "name": "Ana"}
            deck = write_cards("smile_life", [*cards, *more])
            answer = await client.post("/api/tables", json=wish | {"deck": deck})
            assert (answer.status_code, answer.json()["error"]) == (422, "bad_deck")
            assert f"expected at most {MOST_CARDS} cards" in answer.json()["message"]

    asyncio.run(run())


def test_decks_are_kept_up_to_a_size(witness: Witness) -> None:
    first = own_deck(1)
    witness.most = 3 * len(first)
    assert load_deck(GAME, first) is load_deck(GAME, first)
    for kinds in range(2, 6):
        load_deck(GAME, own_deck(kinds))
    assert len(witness.threads) == 5
    load_deck(GAME, first)
    assert len(witness.threads) == 6
    assert sum(len(deck.source) for deck in witness._kept.values()) <= witness.most


def test_what_was_used_last_is_kept() -> None:
    cache: SizedCache[str, str] = SizedCache(6, len)
    for key in ("ab", "cd", "ef"):
        cache.put(key, key)
    assert cache.get("ab") == "ab"
    cache.put("gh", "gh")
    assert [cache.get(key) for key in ("ab", "cd", "ef", "gh")] == ["ab", None, "ef", "gh"]
    cache.put("ab", "abcd")
    assert [cache.get(key) for key in ("ab", "ef", "gh")] == ["abcd", None, "gh"]
    cache.put("huge", "too big to be kept")
    assert [cache.get(key) for key in ("ab", "gh", "huge")] == ["abcd", "gh", None]
