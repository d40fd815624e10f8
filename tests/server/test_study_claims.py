"""One study under way for each visitor, and so many in all, on all processes of a database together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import httpx
from sqlalchemy import Connection, select, update

from parcours.server.clock import now
from parcours.server.db import schema, studies
from parcours.server.db.store import Store
from parcours.server.wire.errors import Denied

from .databases import in_database
from .fork_server import ForkServer
from .harness import PATIENCE, Json, Server, http, in_loop
from .test_workshop import sea


def begin(server: Server, **wish: object) -> httpx.Response:
    body = {"deck": sea(), "matches": 200, "players": 5} | wish
    return http("POST", f"{server.url}/api/games/smile_life/studies", json=body)


def show(server: Server, id: str) -> Json:
    study: Json = http("GET", f"{server.url}/api/studies/{id}").raise_for_status().json()
    return study


def wait_for(server: Server, id: str, *states: str) -> Json:
    until = time.monotonic() + 5 * PATIENCE
    while (study := show(server, id))["state"] not in states:
        assert time.monotonic() < until, study
        time.sleep(0.05)
    return study


def lapse(connection: Connection) -> None:
    """As if the claims of all processes were old."""
    connection.execute(update(schema.studies).values(lease=now() - 1))


def test_one_study_of_a_visitor_on_two_processes(postgres_database: str, forks: ForkServer) -> None:
    with (
        Server(postgres_database, forks=forks) as one,
        Server(postgres_database, forks=forks) as other,
    ):
        first = begin(one).raise_for_status().json()["id"]
        for server in (one, other):
            refused = begin(server)
            assert (refused.status_code, refused.json()["error"]) == (429, "too_many_studies")
        assert show(other, first)["state"] in ("queued", "running")

        # Any process may end it, and then the next one may begin anywhere.
        ended = http("DELETE", f"{other.url}/api/studies/{first}")
        assert ended.status_code == 204
        second = begin(other).raise_for_status().json()["id"]
        assert begin(one).status_code == 429
        assert wait_for(one, first, "cancelled")["state"] == "cancelled"

        # A process that dies has its claim until that lapses.
        other.kill()
        assert begin(one).status_code == 429
        in_database(one, lapse)
        assert show(one, second)["state"] == "failed"
        third = begin(one, matches=2, players=2).raise_for_status().json()["id"]
        assert wait_for(one, third, "done", "failed")["state"] == "done"

        # A study that is over says no more whose it was.
        def claims(connection: Connection) -> list[tuple[object, ...]]:
            kept = schema.studies.c
            query = select(kept.visitor, kept.maker, kept.lease).where(kept.id.in_((second, third)))
            return [tuple(row) for row in connection.execute(query)]

        assert in_database(one, claims) == [(None, None, None)] * 2


def test_a_stop_gives_the_study_up(postgres_database: str, forks: ForkServer) -> None:
    with (
        Server(postgres_database, forks=forks) as one,
        Server(postgres_database, forks=forks) as other,
    ):
        id = begin(one).raise_for_status().json()["id"]
        one.stop()
        assert show(other, id)["state"] == "failed"
        assert begin(other, matches=2, players=2).status_code == 201


@asynccontextmanager
async def two_processes(database: str) -> AsyncIterator[list[Store]]:
    stores = [Store(database, f"p{number}") for number in range(2)]
    for store in stores:
        store.migrate()
        store.start()
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


async def claim(store: Store, id: str, visitor: str, most: int) -> str:
    """What a claim is denied with; empty where it is not."""
    begin_study = partial(studies.begin_study, id=id, visitor=visitor, maker=store.process)
    try:
        await store.write_all((), partial(begin_study, study="{}", most=most))
    except Denied as denied:
        return denied.code
    return ""


@in_loop
async def test_of_many_at_once_one_begins(postgres_database: str) -> None:
    async with two_processes(postgres_database) as stores:
        claims = (claim(stores[at % 2], f"s{at}", "ana", 20) for at in range(20))
        said = await asyncio.gather(*claims)
        assert sorted(said) == ["", *["too_many_studies"] * 19]
        number = said.index("")
        mine, other = stores[number % 2], stores[1 - number % 2]
        ours = await mine.write_all(
            (), lambda c: studies.renew_claims(c, mine.process, [f"s{number}", "gone"])
        )
        assert ours == {f"s{number}"}
        taken = await other.write_all(
            (), lambda c: studies.keep_study(c, f"s{number}", other.process, "{}", True)
        )
        assert not taken


@in_loop
async def test_so_many_are_under_way_on_all_processes_together(postgres_database: str) -> None:
    async with two_processes(postgres_database) as stores:
        claims = (claim(stores[at % 2], f"s{at}", f"visitor {at}", 3) for at in range(20))
        said = await asyncio.gather(*claims)
        assert sorted(said) == ["", "", "", *["studies_full"] * 17]
        # One that is ended makes room for another, wherever that begins.
        ended = said.index("")
        store = stores[1 - ended % 2]
        assert await store.write_all((), partial(studies.cancel_study, id=f"s{ended}"))
        assert await claim(store, "next", "next visitor", 3) == ""
        assert await claim(store, "last", "last visitor", 3) == "studies_full"


def test_after_a_restart_on_one_file_nothing_is_claimed(sqlite_database: str) -> None:
    server = Server(sqlite_database)
    with server:
        id = begin(server).raise_for_status().json()["id"]
        server.kill()
        server.start()
        assert show(server, id)["state"] == "failed"
        assert begin(server, matches=2, players=2).status_code == 201
