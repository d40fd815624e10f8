"""A database that an older version of the server wrote: every table of it loads, replays to the same state and goes on.

`old_databases/0001.db` was written by the first released schema, with matches of all five games that are finished,
under way, not yet begun and abandoned; `0001.json` tells what their players saw then.
"""

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, insert, text
from sqlalchemy.schema import MetaData

import parcours
from parcours.core.fairness import check_proof
from parcours.server.clock import now
from parcours.server.db.store import MIGRATIONS

from .harness import Client, Server, Table, any_move, unfold

FOLDER = Path(__file__).parent / "old_databases"
Json = dict[str, Any]
TOLD: list[Json] = json.loads((FOLDER / "0001.json").read_text())


def copy_to_sqlite(address: str) -> None:
    shutil.copy(FOLDER / "0001.db", address.removeprefix("sqlite:///"))


def make_recent(address: str) -> None:
    """As if it was written just now: the server may clear tables that nobody has used for long."""
    engine = create_engine(address.replace("postgresql://", "postgresql+psycopg://", 1))
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET created = :now"), {"now": now()})
    engine.dispose()


def copy_to_postgres(address: str) -> None:
    """The same rows in a Postgres that has the old schema."""
    engine = create_engine(address.replace("postgresql://", "postgresql+psycopg://", 1))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        # The columns as they were then, not as the code of today knows them.
        schema = MetaData()
        schema.reflect(connection)
        old = sqlite3.connect(FOLDER / "0001.db")
        old.row_factory = sqlite3.Row
        for name in ("tables", "seats", "log", "chat"):
            rows = [_typed(schema, name, row) for row in old.execute(f'SELECT * FROM "{name}"')]
            connection.execute(insert(schema.tables[name]), rows)
        old.close()
    engine.dispose()


def _typed(schema: MetaData, name: str, row: sqlite3.Row) -> Json:
    """SQLite keeps truths as numbers and JSON as text."""
    kinds = {column.name: str(column.type) for column in schema.tables[name].columns}
    values: Json = {}
    for column in row.keys():  # noqa: SIM118  # a row is no dictionary
        value = row[column]
        if kinds[column] == "BOOLEAN":
            value = bool(value)
        elif kinds[column] == "JSON" and value is not None:
            value = json.loads(value)
        values[column] = value
    return values


@pytest.fixture
def old_server(database: str) -> Iterator[Server]:
    (copy_to_sqlite if database.startswith("sqlite") else copy_to_postgres)(database)
    make_recent(database)
    with Server(database) as running:
        yield running


def table_of(server: Server, told: Json) -> Table:
    tokens = {int(seat): token for seat, token in told["tokens"].items()}
    return Table(server, told["id"], told["key"], tokens)


def seen_by(table: Table, seat: int) -> Json:
    """The state that the seat is shown."""

    async def look() -> Json:
        async with Client(table, seat) as client:
            await client.until(lambda message: message["kind"] == "state")
            return client.state

    return asyncio.run(look())


def test_every_table_is_what_it_was_and_goes_on(old_server: Server) -> None:
    for told in TOLD:
        table = table_of(old_server, told)
        assert table.show(0)["status"] == told["status"], told["what"]
        if "record" in told:
            record = table.request("GET", "/record", 0).raise_for_status().text
            assert record == told["record"]
            match = parcours.load_record(record)
            assert match.over
            assert check_proof(match).protocol == 1
        for seat, before in told.get("states", {}).items():
            shown = seen_by(table, int(seat))
            # How moves are put into lines is the API's affair: the moves are the same.
            assert moves_of(shown) == moves_of(before), (told["what"], seat)
            same = {name: shown[name] for name in before} | {"legal": before["legal"]}
            assert same == before, (told["what"], seat)
        if "states" in told:
            asyncio.run(make_a_move(table))
        if told["what"] == "open, by invitation":
            # People who wait already stay where they sat down.
            before = [seat["name"] for seat in table.show(0)["seats"]]
            table.start()
            shown = table.show(0)
            assert (shown["status"], shown["lot"]) == ("playing", None)
            assert [seat["name"] for seat in shown["seats"]] == before
            asyncio.run(make_a_move(table))


def moves_of(state: Json) -> list[str]:
    return sorted(move for line in state["legal"] for move in unfold(line))


async def make_a_move(table: Table) -> None:
    """The players who are to act play on."""
    chance = random.Random(1)
    for seat in table.tokens:
        async with Client(table, seat) as client:
            await client.until(lambda message: message["kind"] == "state")
            if client.state["decision"] is not None:
                answer = await client.move(any_move(client.state["legal"], chance))
                assert "accepted" in answer
                return
    raise AssertionError("nobody is to act")
