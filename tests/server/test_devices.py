"""Closing a place on all other devices: they see and do nothing there any more, in whichever process they are."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from dataclasses import asdict

import pytest
from sqlalchemy import Connection, insert, select
from websockets.exceptions import ConnectionClosed

from parcours.server.db import schema
from parcours.server.db.notices import ChannelRow, WatchRow
from parcours.server.tables.tokens import digest

from .databases import in_database
from .harness import Client, Server, Table, end_match
from .places import Place, lay_with, make_place, open_place


@pytest.fixture(params=["sqlite", "postgres"])
def servers(request: pytest.FixtureRequest) -> Iterator[tuple[Server, Server]]:
    """The server of the device that closes the others, and theirs; with Postgres it is another process."""
    database = request.getfixturevalue(f"{request.param}_database")
    with ExitStack() as stack:
        one = stack.enter_context(Server(database))
        several = request.param == "postgres"
        yield one, stack.enter_context(Server(database)) if several else one


def on_another_device(place: Place) -> Place:
    code = place.request("POST", "/link").json()["code"]
    return Place(place.server, open_place(place.server, code).json()["key"], place.name)


def by_place(table: Table, place: Place, url: str) -> Client:
    """A socket with the key of a place, and without the token of a seat."""
    client = Client(table, None, url)
    client.headers = place.headers
    return client


def test_open_sockets_are_closed_and_tokens_end(servers: tuple[Server, Server]) -> None:
    one, other = servers
    here, bob = make_place(one), make_place(one, "Bob")
    table = lay_with([here, bob])
    table.start()
    away = on_another_device(here)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = [
                # This device, one that the place was brought to, one that sat down itself, and somebody else.
                by_place(table, here, one.url),
                by_place(table, away, other.url),
                Client(table, 0, other.url),
                Client(table, 1, other.url),
            ]
            for client in clients:
                await stack.enter_async_context(client)
                await client.until(lambda message: message["kind"] == "state")
            assert [client.shown["you"] for client in clients] == [0, 0, 0, 1]
            closed = await asyncio.to_thread(here.request, "DELETE", "/devices")
            assert closed.status_code == 204
            mine, brought, sat, others = clients
            for client in (brought, sat):
                with pytest.raises(ConnectionClosed) as ended:
                    await client.until(lambda message: False)
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.reason == "forbidden"
            for client in (mine, others):
                assert "accepted" in await client.ask("chat", text="still here")
            # Nobody comes back with what they know.
            for late in (by_place(table, away, other.url), Client(table, 0, other.url)):
                await stack.enter_async_context(late)
                await late.until(lambda message: message["kind"] == "table")
                assert late.shown["you"] is None

    asyncio.run(run())


def test_what_belongs_to_the_seat_stays(standing: Server) -> None:
    """Its notices, and the seat that is kept for its player in the next match."""
    here, bob = make_place(standing), make_place(standing, "Bob")
    table = lay_with([here, bob])
    table.start()
    asyncio.run(end_match(table))
    following = table.request("POST", "/rematch", 1, json={}).raise_for_status().json()["table"]

    def watch(connection: Connection) -> None:
        channel = ChannelRow("phone", "push", digest("phone"), "phone", {}, "en", None, 1, 1)
        connection.execute(insert(schema.channels).values(asdict(channel)))
        row = WatchRow(table.id, digest(table.tokens[0]), "phone", ["turn"], "")
        connection.execute(insert(schema.watches).values(asdict(row)))

    in_database(standing, watch)
    here.request("DELETE", "/devices").raise_for_status()
    watches, seats = schema.watches.c, schema.seats.c
    told, token = in_database(
        standing,
        lambda connection: (
            connection.execute(select(watches.token).where(watches.table == table.id)).scalar(),
            connection.execute(
                select(seats.token).where(seats.table == table.id, seats.seat == 0)
            ).scalar(),
        ),
    )
    assert told == token != digest(table.tokens[0])
    assert table.request("POST", "/rematch", 0, json={}).json()["error"] == "forbidden"
    again = table.request("POST", "/rematch", json={}, headers=here.headers).raise_for_status()
    assert again.json()["table"]["id"] == following["id"]
