"""A class: thirty pupils behind one address open the page at once, sit down in threes and play."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import parcours.server
from parcours.server.limits.buckets import limit_key
from parcours.server.settings import Settings

from .harness import FAST, Client, Server, Table, http

PUPILS = 30
PAGE = Path(parcours.server.__file__).parent / "page"
LIMITS = ("MESSAGES_PER_SECOND", "REQUESTS_PER_SECOND", "SOCKETS_PER_ADDRESS")


def usual(database: str) -> Server:
    """A server with the limits that it has by itself, which other tests lift."""
    server = Server(database)
    for name in LIMITS:
        assert f"PARCOURS_{name}" in FAST
        server.environment[f"PARCOURS_{name}"] = str(getattr(Settings(), name.lower()))
    return server


def files_of_the_page() -> list[str]:
    """What a browser asks for besides the document, at most."""
    assets = PAGE / "assets"
    found = [f"/assets/{file.name}" for file in assets.glob("*") if file.suffix in (".js", ".css")]
    return found[:40] or [f"/assets/missing-{number}.js" for number in range(20)]


def open_page(server: Server, pupil: int) -> list[int]:
    """The requests of a first visit: the page, its files, the games and the tables."""
    paths = ["/", *files_of_the_page(), "/api/games", "/api/tables"]
    return [http("GET", server.url + path).status_code for path in paths]


def sit(server: Server, group: int) -> Table:
    """Three pupils at a table, with the requests that the page makes for each."""
    wish = {"game": "smile_life", "seats": [{}] * 3, "name": "Ana"}
    laid = http("POST", f"{server.url}/api/tables", json=wish).raise_for_status().json()
    table = Table(server, laid["table"]["id"], laid["table"]["key"], {0: laid["token"]})
    for seat, name in enumerate(("Bob", "Cy"), 1):
        table.request("GET").raise_for_status()
        sat = table.request("POST", "/seats", json={"name": name}).raise_for_status()
        table.tokens[seat] = sat.json()["token"]
    for seat in range(3):
        table.request("GET", "/game", seat).raise_for_status()
    table.start()
    return table


async def play(table: Table) -> None:
    clients = [Client(table, seat) for seat in range(3)]
    for client in clients:
        await client.__aenter__()
    for client in clients:
        await client.until(lambda message: message["kind"] == "state")
        assert (await client.ask("why", moves=[]))["why"] == []
    for client in clients:
        await client.__aexit__()


def test_a_class_behind_one_address_is_not_refused_anything(sqlite_database: str) -> None:
    with usual(sqlite_database) as server, ThreadPoolExecutor(PUPILS) as pool:
        for statuses in pool.map(lambda pupil: open_page(server, pupil), range(PUPILS)):
            assert 429 not in statuses
        tables = list(pool.map(lambda group: sit(server, group), range(PUPILS // 3)))

        async def all_of_them() -> None:
            await asyncio.gather(*(play(table) for table in tables))

        asyncio.run(all_of_them())
        assert 'parcours_refusals_total{why="too_' not in http("GET", f"{server.url}/metrics").text


def test_files_don_t_count(sqlite_database: str) -> None:
    with Server(sqlite_database, requests_per_second=1) as server:
        paths = ["/", "/assets/missing.js", "/health"] * 5
        assert 429 not in [http("GET", server.url + path).status_code for path in paths]
        # The API does: five at once.
        asked = [http("GET", f"{server.url}/api/games").status_code for _ in range(8)]
        assert asked[:5] == [200] * 5
        assert 429 in asked


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8::1", "2001:db8::2"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::2"),
        ("local", "local"),
    ],
)
def test_addresses_that_share_a_limit(one: str, other: str) -> None:
    assert limit_key(one) == limit_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8::1", "2001:db8:0:1::1"),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2"),
        ("192.0.2.1", "192.0.2.2"),
    ],
)
def test_addresses_with_limits_of_their_own(one: str, other: str) -> None:
    assert limit_key(one) != limit_key(other)


def test_an_ipv6_network_has_one_limit(sqlite_database: str) -> None:
    with Server(sqlite_database, requests_per_second=1) as server:

        def ask(address: str) -> int:
            url = f"{server.url}/api/games/nothing"
            return http("GET", url, headers={"X-Forwarded-For": address}).status_code

        assert 429 in [ask(f"2001:db8::{number}") for number in range(1, 12)]
        assert ask("2001:db8:0:1::1") == 404


def test_too_many_open_tables_of_one_address(sqlite_database: str) -> None:
    with Server(sqlite_database, open_tables_per_address=2) as server:
        wish = {"game": "smile_life", "seats": [{}, {"kind": "bot"}], "name": "Ana"}
        url = f"{server.url}/api/tables"
        laid = [http("POST", url, json=wish) for _ in range(3)]
        assert [answer.status_code for answer in laid] == [201, 201, 429]
        assert laid[2].json()["error"] == "too_many_tables"
        assert laid[2].json()["params"] == {"most": 2}
        assert int(laid[2].headers["retry-after"]) >= 1
        other = {"X-Forwarded-For": "192.0.2.7"}
        assert http("POST", url, json=wish, headers=other).status_code == 201
        # One that has begun no longer counts.
        first = laid[0].json()
        Table(server, first["table"]["id"], first["table"]["key"], {0: first["token"]}).start()
        assert http("POST", url, json=wish).status_code == 201
