"""Tables that nobody needs any more leave the list, and later the database."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from alembic import command
from sqlalchemy import func, insert, select, text, update

from parcours.core.errors import SetupError
from parcours.server.clock import wall_time
from parcours.server.db import schema
from parcours.server.db.store import Store
from parcours.server.maintenance.housekeeping import BATCH, DAY, HOUR, delete_expired, see_hosts
from parcours.server.settings import Settings, read_settings
from parcours.server.tables import setup
from parcours.server.tables.lobby import HOST_GONE, open_tables
from parcours.server.wire.requests import LayTable, SeatWish

from .databases import migrating
from .harness import Client, Server, first_states, http, lay_table, start_match
from .test_operations import wait_for

WISH = LayTable(game="smile_life", seats=[SeatWish(), SeatWish()], visibility="public", name="Ana")


def run(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Let something work on an empty database."""

    async def working() -> None:
        store = Store(database)
        store.migrate()
        store.start()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(working())


async def lay(store: Store, **changes: object) -> str:
    """A table with these columns."""

    def work(connection: Any) -> str:
        id, _ = setup.lay_table(connection, WISH, setup.check_setup(WISH))
        if changes:
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == id).values(changes)
            )
        return id

    return await store.write("", work)


async def count(store: Store, table: Any) -> int:
    return await store.read(
        lambda connection: connection.execute(select(func.count()).select_from(table)).scalar_one()
    )


async def listed(store: Store) -> list[str]:
    rows = await store.read(lambda connection: open_tables(connection, None, 50))
    return [row.id for row in rows]


def test_a_table_whose_host_is_gone_leaves_the_list_and_comes_back(database: str) -> None:
    async def work(store: Store) -> None:
        there = await lay(store)
        gone = await lay(store, host_seen=wall_time() - HOST_GONE)
        assert await listed(store) == [there]
        await see_hosts(store, [gone])
        assert sorted(await listed(store)) == sorted([there, gone])

    run(database, work)


def test_what_is_deleted(database: str) -> None:
    async def work(store: Store) -> None:
        at = wall_time()
        kept = [
            await lay(store),
            await lay(store, host_seen=at - 6 * DAY),
            await lay(store, status="playing", started=1, host_seen=1),
            await lay(store, status="finished", started=1, ended=at - 300 * DAY),
            await lay(store, status="abandoned", started=1, ended=at - 300 * DAY),
            await lay(store, status="abandoned", ended=at - HOUR // 2),
        ]
        gone = [
            await lay(store, host_seen=at - 8 * DAY),
            await lay(store, status="abandoned", ended=at - 2 * HOUR),
        ]
        looked_at = await lay(store, host_seen=at - 8 * DAY)
        entry = {"number": 1, "seat": 0, "move": "draw", "command": None, "at": 1}
        lines = [entry | {"table": id} for id in (kept[0], gone[0])]
        said = {"table": gone[0], "seat": 0, "name": "Ana", "text": "hello", "at": 1}

        def more(connection: Any) -> None:
            connection.execute(insert(schema.log), lines)
            connection.execute(insert(schema.chat).values(said | {"removed": False}))

        await store.write("", more)
        assert await delete_expired(store, Settings(), lambda: [looked_at]) == len(gone)
        assert await count(store, schema.tables) == len(kept) + 1
        assert await count(store, schema.seats) == 2 * (len(kept) + 1)
        assert (await count(store, schema.log), await count(store, schema.chat)) == (1, 0)
        # Finished matches go if that was chosen; those that are being played never do.
        chosen = Settings(keep_open_days=0, keep_finished_days=200)
        assert await delete_expired(store, chosen, list) == 2
        assert await delete_expired(store, chosen, list) == 0

    run(database, work)


def test_many_are_deleted_by_several_processes(postgres_database: str) -> None:
    async def work(store: Store) -> None:
        for _ in range(2 * BATCH + 1):
            await lay(store, host_seen=1)
        other = Store(postgres_database)
        other.start()
        deleted = await asyncio.gather(
            delete_expired(store, Settings(), list), delete_expired(other, Settings(), list)
        )
        await other.close()
        assert sum(deleted) <= 2 * BATCH + 1
        assert await count(store, schema.tables) == 0

    run(postgres_database, work)


def test_a_server_cleans_up_by_itself(sqlite_database: str) -> None:
    # Long enough to lay it, also on a busy machine.
    with Server(sqlite_database, cleanup_seconds=0.1, keep_open_days=3 / 86_400) as server:
        table = lay_table(server, visibility="public")
        wait_for(lambda: table.request("GET").status_code == 404)
        assert http("GET", f"{server.url}/api/tables").json() == []
        wait_for(lambda: "deleted old tables" in server.logged())


def test_a_rematch_whose_table_was_deleted_is_laid_again(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        table = start_match(server)

        async def end() -> None:
            async with Client(table, 0) as one, Client(table, 1) as other:
                await first_states(one, other)
                await one.ask("abandon")
                asked = await other.until(
                    lambda message: message["kind"] == "table" and message["table"]["asking"]
                )
                await other.ask("agree", question=asked["table"]["asking"]["id"], yes=True)

        asyncio.run(end())
        first = table.request("POST", "/rematch", 0, json={}).raise_for_status().json()
        store = Store(sqlite_database)
        with store.engine.execution_options(writing=True).begin() as connection:
            deleted = schema.tables.delete().where(schema.tables.c.id == first["table"]["id"])
            connection.execute(deleted)
        store.engine.dispose()
        again = table.request("POST", "/rematch", 0, json={}).raise_for_status().json()
        assert again["table"]["id"] != first["table"]["id"]


@pytest.mark.parametrize("days", ["-1", "nan", "inf"])
def test_days_that_mean_nothing(days: str) -> None:
    with pytest.raises(SetupError, match="expected days, or 0"):
        read_settings({"PARCOURS_KEEP_FINISHED_DAYS": days})


def test_older_tables_know_when_they_ended(database: str) -> None:
    """The migration works on a database with tables: those that are over end with their last move."""
    store = Store(database)
    with migrating(store) as (connection, config):
        command.upgrade(config, "0001")
        for id, status, started in (("a", "open", None), ("b", "finished", 5), ("c", "playing", 5)):
            row = {"id": id, "status": status, "started": started}
            connection.execute(text(OLD_TABLE), row)
        connection.execute(
            text(
                "INSERT INTO log VALUES ('b', 1, 0, 'draw', NULL, 7), ('b', 2, 0, 'draw', NULL, 9)"
            )
        )
    store.migrate()
    with store.engine.connect() as connection:
        known = [schema.tables.c[name] for name in ("id", "ended", "host_seen", "sent_away")]
        rows = connection.execute(select(*known).order_by("id")).all()
    store.engine.dispose()
    assert [tuple(row) for row in rows] == [
        ("a", None, 3, []),
        ("b", 9, 0, []),
        ("c", None, 0, []),
    ]


OLD_TABLE = """
    INSERT INTO tables (id, game, options, visibility, key, status, clock, seconds, absence, grace, replay, secret,
                        created, started)
    VALUES (:id, 'smile_life', '{}', 'public', 'k', :status, 'none', 0, 'default', 60, 'public', 's', 3, :started)"""
