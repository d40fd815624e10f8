"""What the operator of a server sees: health, figures, logs, a graceful stop, errors at the start, migrations."""

import asyncio
import gc
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

import parcours
from parcours.core.errors import SetupError
from parcours.server.db import schema
from parcours.server.db.store import Store, newest_revision
from parcours.server.limits.budgets import Budgets
from parcours.server.play.autoplay import Autoplay
from parcours.server.play.match_loader import MatchLoader
from parcours.server.play.room import Room
from parcours.server.play.rooms import Rooms
from parcours.server.settings import Settings, read_settings

from .harness import PATIENCE, Client, Server, Table, any_move, http, lay_table, start_match

Json = dict[str, Any]


def wait_for(wanted: Callable[[], object]) -> None:
    """Ask again until it is so."""
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end
        time.sleep(0.05)


def lines(log: str) -> list[Json]:
    """The log without its greeting: each line is one JSON object."""
    greeting, *rest = log.splitlines()
    assert greeting == "Stop it with Ctrl-C."
    return [json.loads(line) for line in rest]


# Health.


def test_health(server: Server) -> None:
    kind = "sqlite" if server.database.startswith("sqlite") else "postgresql"
    answer = http("GET", f"{server.url}/health")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": parcours.__version__}
    answer = http("GET", f"{server.url}/ready")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": parcours.__version__, "database": kind}


def test_a_database_that_goes_away_and_comes_back(postgres: str, postgres_database: str) -> None:
    name = make_url(postgres_database).database
    assert name is not None
    with (
        Server(postgres_database) as server,
        psycopg.connect(postgres, autocommit=True) as connection,
    ):
        health, ready = f"{server.url}/health", f"{server.url}/ready"
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
        )
        wait_for(lambda: http("GET", ready).status_code == 503)
        assert http("GET", ready).json()["status"] == "degraded"
        assert http("GET", health).status_code == 200
        wish = {"game": "smile_life", "seats": [{}, {}], "name": "Ana"}
        laid = http("POST", f"{server.url}/api/tables", json=wish)
        assert (laid.status_code, laid.json()["error"]) == (503, "unavailable")
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        wait_for(lambda: http("GET", ready).status_code == 200)
        lay_table(server).start()
        assert server.process is not None
        log = server.stop()
        assert server.process.returncode == 0
    assert any(line["level"] == "error" for line in lines(log))


OPENS = "0123456789abcdef" * 4


def test_an_error_of_the_database_tells_nothing_of_what_was_written(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        connection = sqlite3.connect(sqlite_database.removeprefix("sqlite:///"))
        connection.execute("DROP TABLE seats")
        connection.close()
        wish = {"game": "smile_life", "seats": [{}, {}], "name": "Sesame", "commitment": OPENS}
        answer = http("POST", f"{server.url}/api/tables", json=wish)
        assert answer.status_code == 503
        assert answer.json() == {
            "error": "unavailable",
            "message": "the server can't do this right now; nothing was changed",
            "params": {},
        }
        log = server.stop()
    assert "no such table: seats" in log
    assert "Sesame" not in log
    assert OPENS not in log


# Figures.


def figures(url: str) -> dict[str, float]:
    """What the samples of each name add up to; they are what Prometheus can read."""
    answer = http("GET", f"{url}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0) + sample.value
    return found


async def play_until(client: Client, number: int) -> None:
    """Make moves, and hear those of others, until the match has got so far."""
    dice = random.Random(client.seat)
    while client.state.get("number", -1) < number:
        if client.state.get("decision") is None:
            await client.hear()
        else:
            await client.move(any_move(client.state["legal"], dice))


async def play_some(table: Table, moves: int) -> None:
    """Two clients make so many moves between them."""
    async with Client(table, 0) as first, Client(table, 1) as second:
        await asyncio.gather(play_until(first, moves), play_until(second, moves))
        found = figures(table.server.url)
        assert found["parcours_sockets"] == 2
        assert found["parcours_rooms"] >= 1


@pytest.mark.parametrize("workers", [1, 2])
def test_figures(postgres_database: str, workers: int) -> None:
    with Server(postgres_database, workers=workers) as server:
        table = start_match(server)
        asyncio.run(play_some(table, 8))
        found = figures(server.url)
        assert found["parcours_moves_total"] >= 8
        assert found["parcours_commit_seconds_count"] > 0
        assert found["parcours_commit_jobs_sum"] >= found["parcours_moves_total"]
        wait_for(lambda: figures(server.url)["parcours_sockets"] == 0)


def test_the_figures_forget_a_process_that_was_killed(postgres_database: str) -> None:
    with Server(postgres_database, workers=2) as server:
        table = start_match(server)

        async def attempt() -> None:
            clients = [Client(table, seat) for seat in (0, 1, None) * 3]
            for client in clients:
                await client.__aenter__()
                await client.until(lambda message: message["kind"] == "state")
            assert figures(server.url)["parcours_sockets"] == len(clients)
            os.kill(workers_of(server)[0], signal.SIGKILL)

            async def is_open(client: Client) -> bool:
                try:
                    await client.send({"do": "watch", "since": None})
                    await client.until(lambda message: message["kind"] == "state")
                except (ConnectionClosed, OSError):
                    return False
                return True

            still = sum([await is_open(client) for client in clients])
            await asyncio.to_thread(
                wait_for, lambda: figures(server.url)["parcours_sockets"] == still
            )
            for client in clients:
                await client.__aexit__()

        asyncio.run(attempt())


def workers_of(server: Server) -> list[int]:
    """The processes that serve, which the first one has started."""
    assert server.process is not None
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [
        int(child)
        for child in children
        if b"multiprocessing.spawn" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


# Logs.


def test_logs_are_lines_with_table_and_seat(sqlite_database: str) -> None:
    with Server(sqlite_database, log_level="debug") as server:
        table = start_match(server)
        asyncio.run(play_some(table, 4))
        log = lines(server.stop())
    assert all({"at", "level", "from", "message"} <= set(line) for line in log)
    assert {(line["table"], line["seat"]) for line in log if line["message"] == "connected"} == {
        (table.id, 0),
        (table.id, 1),
    }
    said = [line["message"] for line in log if line["from"].startswith("parcours.")]
    assert said[0] == "ready"
    assert said[-1] == "stopped"
    assert "disconnected" in said


# Stopping.


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_graceful_stop_loses_nothing(sqlite_database: str, how: signal.Signals) -> None:
    """Moves go on until the end; each that was acknowledged is there, and at most one that was not."""
    with Server(sqlite_database) as server:
        table = start_match(server)
        process = server.process
        assert process is not None
        acknowledged = 0
        told = False

        async def play(seat: int) -> None:
            async with Client(table, seat) as client:
                with pytest.raises(ConnectionClosed) as closed:
                    await play_on(client)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012

        async def play_on(client: Client) -> None:
            nonlocal acknowledged, told
            while True:
                await play_until(client, client.state.get("number", -1) + 1)
                acknowledged = max(acknowledged, client.state["number"])
                if acknowledged >= 10 and not told:
                    told = True
                    process.send_signal(how)

        async def all_of_them() -> None:
            await asyncio.gather(play(0), play(1))

        asyncio.run(all_of_them())
        assert process.wait(PATIENCE) == 0
        process.communicate()
        log = lines(server.logged())
        assert [line for line in log if line["level"] in ("warning", "error")] == []
    connection = sqlite3.connect(sqlite_database.removeprefix("sqlite:///"))
    numbers = [number for (number,) in connection.execute("SELECT number FROM log ORDER BY 1")]
    connection.close()
    assert numbers == [*range(1, len(numbers) + 1)]
    assert acknowledged <= len(numbers) <= acknowledged + 1


def test_ctrl_c_with_bots_and_workers(postgres_database: str) -> None:
    """The terminal sends it to all processes at once; nothing but the log is written, and all of them end."""
    with Server(postgres_database, workers=2) as server:
        table = start_match(server, people=1, bots=1)

        async def see_a_bot_move() -> None:
            async with Client(table, 0) as client:
                await play_until(client, 6)

        asyncio.run(see_a_bot_move())
        process = server.process
        assert process is not None
        everybody = [process.pid]
        for pid in everybody:
            children = Path(f"/proc/{pid}/task/{pid}/children")
            everybody += [int(child) for child in children.read_text().split()]
        for pid in everybody:
            os.kill(pid, signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        process.communicate()
        lines(server.logged())
        wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in everybody))


# The page and its headers.


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/table/x"),
        ("GET", "/health"),
        ("GET", "/metrics"),
        ("GET", "/api/games"),
        ("GET", "/api/games/nothing"),
        ("GET", "/api/nothing"),
        ("POST", "/api/tables"),
        ("PUT", "/api/tables"),
    ],
)
def test_security_headers(one_server: Server, method: str, path: str) -> None:
    headers = http(method, one_server.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


# Errors at the start.


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Try to run a server that can't be."""
    command = [sys.executable, "-m", "parcours.cli", "serve", *arguments]
    return subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, timeout=PATIENCE
    )


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        tried = serve("--port", str(port), "--database", f"sqlite:///{tmp_path}/x.db")
    assert tried.returncode != 0
    assert f"can't listen on 127.0.0.1 port {port}" in tried.stderr
    assert "Traceback" not in tried.stderr
    assert tried.stdout == ""


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("nonsense", "no database address"),
        ("postgresql://h:port/name", "no database address"),
        ("mysql://root:sesame@localhost/x", "no database that parcours can use"),
        ("sqlite://", "no database that parcours can use"),
        ("sqlite:////proc/nowhere/x.db", "can't make the folder"),
        ("postgresql://ana:sesame@127.0.0.1:1/x", "the database can't be opened"),
    ],
)
def test_a_database_that_can_t_be_used(url: str, expected: str) -> None:
    with pytest.raises(SetupError, match=expected) as refused:
        Store(url).check()
    assert "sesame" not in str(refused.value)


def test_a_bad_database_on_the_command_line() -> None:
    tried = serve("--port", "0", "--database", "postgresql://ana:sesame@127.0.0.1:1/x")
    assert tried.returncode != 0
    assert "the database can't be opened" in tried.stderr
    assert "sesame" not in tried.stderr
    assert "Traceback" not in tried.stderr


def test_several_processes_need_a_shared_database(tmp_path: Path) -> None:
    tried = serve("--port", "0", "--workers", "2", "--database", f"sqlite:///{tmp_path}/x.db")
    assert tried.returncode != 0
    assert "several processes need a database that they share" in tried.stderr
    assert "Traceback" not in tried.stderr


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("BOT_WORKERS=many", "expected a number"),
        ("BOT_WORKERS=0", "expected a number above 0"),
        ("BOT_WORKERS=1.5", "expected a number"),
        ("BOT_PACE=-1", "expected seconds, or 0"),
        ("BOT_PACE=inf", "expected seconds, or 0"),
        ("MESSAGES_PER_SECOND=nan", "expected a number above 0"),
        ("SOCKETS=-5", "expected a number above 0"),
        ("LOG_LEVEL=loud", "expected one of debug, info, warning, error"),
    ],
)
def test_settings_that_mean_nothing(line: str, expected: str) -> None:
    name, _, value = line.partition("=")
    with pytest.raises(SetupError, match=f"PARCOURS_{name} is '{value}': {expected}"):
        read_settings({f"PARCOURS_{name}": value})


def test_settings_are_read() -> None:
    assert read_settings({}) == Settings()
    given = {"PARCOURS_BOT_PACE": "0", "PARCOURS_SOCKETS": "9", "PARCOURS_LOG_LEVEL": "warning"}
    assert read_settings(given) == Settings(bot_pace=0, sockets=9, log_level="warning")


def test_every_setting_is_described() -> None:
    described = (Path(__file__).parents[2] / "docs" / "running.md").read_text(encoding="utf-8")
    for name, value in vars(Settings()).items():
        shown = "" if value == "" else str(value)
        assert f"| `PARCOURS_{name.upper()}` | {f'`{shown}`' if shown else ''}" in described


# Memory.


def test_a_room_that_is_dropped_is_free_at_once(sqlite_database: str) -> None:
    store = Store(sqlite_database)
    loader = MatchLoader(Budgets(1, 1))
    rooms = Rooms(store, Settings(), lambda address, live, seat, bot: asyncio.sleep(0), loader)
    room = Room("table", store, rooms.presence, rooms.settings, loader)
    room.scheduler = Autoplay(room, rooms.think)
    gone = weakref.ref(room)
    room.scheduler.stop()
    gc.disable()
    try:
        del room
        assert gone() is None
    finally:
        gc.enable()


# Migrations.


def check_schema(store: Store) -> None:
    """The database has the schema of the code, and says so."""
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        # By this it is known that nothing is left to do.
        assert context.get_current_revision() == newest_revision()
    store.engine.dispose()


def test_the_migrations_make_the_schema(database: str) -> None:
    store = Store(database)
    store.migrate()
    store.migrate()
    check_schema(store)


# Tells that it is ready, waits for a line, then migrates.
MIGRATE = """
import sys
from parcours.server.db.store import Store
store = Store(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
store.migrate()
"""


def test_several_processes_may_migrate_at_once(database: str) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", MIGRATE, database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in processes:
        _, problem = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, problem
    check_schema(Store(database))
