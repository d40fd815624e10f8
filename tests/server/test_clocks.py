"""Clocks, and playing for those who are away: kept across restarts, and players can come back."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import create_engine, func, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

from parcours.server.db import schema

from ..processes import wait_until
from .databases import in_database
from .harness import Client, Server, Table, lay_table

LONG = 3600


def shorten(table: Table, **values: int) -> None:
    """Give a table that has not begun less time than people may choose, so that nobody waits for it here."""
    address = make_url(table.server.database)
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    engine = create_engine(address, poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(
            update(schema.tables).where(schema.tables.c.id == table.id).values(values)
        )


def lay(server: Server, clock: str = "none", seconds: int = LONG, **wishes: Any) -> Table:
    table = lay_table(server, people=2, clock={"kind": clock, "seconds": LONG}, **wishes)
    shorten(table, seconds=seconds)
    table.start()
    return table


async def state(client: Client) -> dict[str, Any]:
    return await client.until(lambda message: message["kind"] == "state")


async def until_number(client: Client, number: int) -> None:
    while client.state.get("number", -1) < number:
        await client.hear()


async def first_mover(*clients: Client) -> tuple[Client, Client]:
    for client in clients:
        await state(client)
    one, other = clients
    return (one, other) if one.state["decision"] else (other, one)


@pytest.mark.parametrize("clock", ["decision", "match"])
@pytest.mark.parametrize("absence", ["default", "bot"])
def test_out_of_time(standing: Server, clock: str, absence: str) -> None:
    table = lay(standing, clock, 2, absence=absence)

    async def run() -> None:
        async with Client(table, 0) as ana, Client(table, 1) as bob:
            slow, other = await first_mover(ana, bob)
            assert slow.state["clocks"].keys() == {slow.state["awaited"][0]}
            assert 0 < next(iter(slow.state["clocks"].values())) <= 2000
            # It sits there and does nothing: its whole turn is played for it.
            while not other.state["decision"]:
                await other.hear()
            await until_number(slow, other.state["number"])
            assert slow.state["number"] >= 2
            # The other one has time as before, and the slow one may play again.
            left = other.state["clocks"][other.state["awaited"][0]]
            assert 0 < left <= 2000
            while slow.state["decision"] is None:
                await slow.hear()
            if clock == "decision":
                answer = await slow.move(slow.state["legal"][0])
                assert "accepted" in answer or answer["refused"]["rule"] == "stale"
            else:
                assert slow.state["clocks"][slow.state["awaited"][0]] == 0

    asyncio.run(run())


def test_time_goes_on_where_it_was(database: str) -> None:
    async def play(table: Table) -> tuple[int, dict[str, int]]:
        async with Client(table, 0) as ana, Client(table, 1) as bob:
            mover, _ = await first_mover(ana, bob)
            await mover.move("draw")
            seat = mover.seat
            assert seat is not None
            return seat, mover.state["clocks"]

    async def look(table: Table, seat: int) -> dict[str, int]:
        async with Client(table, seat) as client:
            return dict((await state(client))["clocks"])

    with Server(database) as server:
        tables = [lay(server, "decision"), lay(server, "match")]
        before = [asyncio.run(play(table)) for table in tables]
        server.kill()
        server.start()
        for table, (seat, clocks) in zip(tables, before, strict=True):
            after = asyncio.run(look(table, seat))
            assert clocks.keys() == after.keys()
            [was], [left] = clocks.values(), after.values()
            # The time of the restart has passed too; a new decision would have the whole hour.
            assert left < was <= LONG * 1000


def test_somebody_who_leaves_is_played_for_and_may_return(standing: Server) -> None:
    table = lay(standing)

    async def run() -> None:
        async with Client(table, 0) as ana, Client(table, 1) as bob:
            leaver, other = await first_mover(ana, bob)
            seat = leaver.seat
            reply = await asyncio.to_thread(table.request, "DELETE", f"/seats/{seat}", seat)
            assert reply.status_code == 204
            while not other.state["decision"]:
                await other.hear()
            assert other.shown["seats"][seat]["left"]
            assert other.state["number"] >= 2
            # Their socket still sees what their seat sees, and they come back.
            reply = await asyncio.to_thread(table.request, "POST", f"/seats/{seat}/return", seat)
            assert reply.status_code == 204
            await other.move("draw")
            discard = next(m for m in other.state["legal"] if m.startswith("discard"))
            await other.move(discard)
            await until_number(leaver, other.state["number"])
            assert "accepted" in await leaver.move("draw")
            assert not other.shown["seats"][seat]["left"]

    asyncio.run(run())


def test_somebody_away_is_played_for_after_the_grace(standing: Server) -> None:
    table = lay_table(standing, people=2, absence="default")
    shorten(table, grace=1)
    table.start()

    async def run() -> None:
        async with Client(table, 0) as ana:
            async with Client(table, 1) as bob:
                mover, _ = await first_mover(ana, bob)
            if mover is ana:
                await ana.move("draw")
                await ana.move(next(m for m in ana.state["legal"] if m.startswith("discard")))
            begun = ana.state["number"]
            while ana.shown["seats"][1]["present"]:
                await ana.hear()
            while not ana.state["decision"]:
                await ana.hear()
            assert ana.state["number"] >= begun + 2
            # Back before the next turn, bob plays himself.
            async with Client(table, 1) as bob:
                await state(bob)
                await ana.move("draw")
                await ana.move(next(m for m in ana.state["legal"] if m.startswith("discard")))
                await until_number(bob, ana.state["number"])
                assert "accepted" in await bob.move("draw")

    asyncio.run(run())


def test_time_runs_out_where_nobody_watches(standing: Server) -> None:
    table = lay(standing, "decision", 1, absence="wait")

    def moves() -> int:
        work = select(func.count()).where(schema.log.c.table == table.id)
        return in_database(standing, lambda connection: connection.execute(work).scalar_one())

    # A player who is awaited has the time that the clock gives, and then the default moves are made.
    wait_until(lambda: moves() >= 3)
