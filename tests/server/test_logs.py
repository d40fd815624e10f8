"""Logs tell what happens at which table, and no secret, however much is asked for."""

import asyncio
import logging
import sys

import parcours
from parcours.core.errors import Bug
from parcours.server.logs import JsonLines

from .harness import Client, Server, start_match


def test_no_secret_is_logged(sqlite_database: str) -> None:
    with Server(sqlite_database, log_level="debug") as server:
        table = start_match(server, people=1, bots=1)

        async def run() -> None:
            async with Client(table, 0) as client:
                while not client.state.get("decision"):
                    await client.hear()
                await client.move("draw")
                await client.ask("chat", text="between us")

        asyncio.run(run())
        logged = server.stop()
    assert '"message": "ready"' in logged
    for secret in (table.key, table.tokens[0], "between us", "draw"):
        assert secret not in logged
    # Everything is let go of at the end.
    assert "leaked" not in logged


def test_a_bug_tells_no_seed() -> None:
    match = parcours.new_match("fatum", players=["ana", "bob"], seed=4711)
    try:
        try:
            raise Bug("draw", match.record())
        except Bug as bug:
            raise RuntimeError("because of it") from bug
    except RuntimeError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "broken", (), sys.exc_info())
        assert str(error) in (line := JsonLines().format(record))
    assert "a bug in the rules at 'draw'" in line
    assert "seed: 4711" not in line
