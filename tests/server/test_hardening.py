"""A server in an unfriendly world: databases that hang, second servers, clocks that jump, odd requests."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import make_url, text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parcours.core.errors import SetupError
from parcours.server.db.store import Store, newest_revision

from .harness import (
    PATIENCE,
    Client,
    Server,
    Table,
    any_move,
    first_states,
    http,
    lay_table,
    start_match,
)
from .test_operations import lines, serve, wait_for

# The file.


def file_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def test_a_second_server_on_one_file_refuses_to_start(sqlite_database: str, tmp_path: Path) -> None:
    with Server(sqlite_database) as server:
        lay_table(server)
        link = tmp_path / "link.db"
        link.symlink_to(file_of(sqlite_database))
        for database in (sqlite_database, f"sqlite:///{link}"):
            tried = serve("--port", "0", "--database", database)
            assert tried.returncode != 0
            assert "another server already uses" in tried.stderr
            assert "Traceback" not in tried.stderr
            assert tried.stdout == ""
        # Exports and backups go on.
        command = [sys.executable, "-m", "parcours.cli", "export", str(tmp_path / "records")]
        done = subprocess.run(
            [*command, "--database", sqlite_database], capture_output=True, timeout=PATIENCE
        )
        assert done.returncode == 0
        server.kill()
        # The lock has gone with its process.
        server.start()


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    database = f"sqlite:///{folder / 'parcours.db'}"
    before = os.umask(0)
    try:
        with Server(database) as server:
            lay_table(server)
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    finally:
        os.umask(before)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {"parcours.db", "parcours.db-wal", "parcours.db-shm"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_a_folder_and_a_file_that_are_there_stay_as_they_are(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    file = tmp_path / "parcours.db"
    file.touch(0o644)
    file.chmod(0o644)
    store = Store(f"sqlite:///{file}")
    store.migrate()
    store.engine.dispose()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
    assert stat.S_IMODE(file.stat().st_mode) == 0o644


def test_a_newer_schema_is_refused(database: str) -> None:
    store = Store(database)
    store.migrate()
    with store.engine.execution_options(writing=True).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    for look in (store.check, store.migrate):
        with pytest.raises(SetupError, match="a newer Parcours .*9999.*" + newest_revision()):
            look()
    store.engine.dispose()
    tried = serve("--port", "0", "--database", database)
    assert tried.returncode != 0
    assert "a newer Parcours" in tried.stderr
    assert "Traceback" not in tried.stderr


def test_ready_only_if_it_can_write(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        blocking = sqlite3.connect(file_of(sqlite_database), isolation_level=None)
        blocking.execute("BEGIN IMMEDIATE")
        answer = http("GET", f"{server.url}/ready")
        assert (answer.status_code, answer.json()["status"]) == (503, "degraded")
        assert http("GET", f"{server.url}/health").status_code == 200
        assert http("GET", f"{server.url}/api/tables").status_code == 200
        blocking.execute("ROLLBACK")
        blocking.close()
        wait_for(lambda: http("GET", f"{server.url}/ready").status_code == 200)


# Postgres that hangs.


class Proxy:
    """A line to Postgres that can stop carrying anything, without being cut."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.flows = threading.Event()
        self.flows.set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.lines: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                line, _ = self.listener.accept()
            except OSError:
                return
            far = socket.socket(socket.AF_UNIX)
            far.connect(self.target)
            self.lines += [line, far]
            for one, other in ((line, far), (far, line)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while data := one.recv(65_536):
                self.flows.wait()
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)
        except OSError:
            return

    def close(self) -> None:
        self.flows.set()
        for line in (self.listener, *self.lines):
            line.close()


@contextmanager
def proxied(database: str) -> Iterator[tuple[Proxy, str]]:
    url = make_url(database)
    folder = url.query["host"]
    assert isinstance(folder, str)
    proxy = Proxy(f"{folder}/.s.PGSQL.5432")
    through = url.set(host="127.0.0.1", port=proxy.port, query={})
    try:
        yield proxy, through.render_as_string(hide_password=False)
    finally:
        proxy.close()


def test_a_postgres_that_hangs_is_told_and_comes_back(postgres_database: str) -> None:
    with proxied(postgres_database) as (proxy, database), Server(database) as server:
        table = lay_table(server)
        proxy.flows.clear()
        began = time.monotonic()
        answer = http("GET", f"{server.url}/ready")
        assert (answer.status_code, answer.json()["status"]) == (503, "degraded")
        assert http("GET", f"{server.url}/health").status_code == 200
        # Reading and writing end with an error, not never; each says which of them it was.
        read = table.request("GET", "", 0)
        assert (read.status_code, read.json()["error"]) == (503, "read_failed")
        assert "store" not in read.json()["message"]
        written = table.request("POST", "/start", 0)
        assert (written.status_code, written.json()["error"]) == (503, "unavailable")
        assert int(written.headers["retry-after"]) >= 1
        assert time.monotonic() - began < 60
        proxy.flows.set()
        wait_for(lambda: http("GET", f"{server.url}/ready").status_code == 200)
        table.start()


def test_a_stop_with_a_postgres_that_hangs_ends(postgres_database: str) -> None:
    with proxied(postgres_database) as (proxy, database), Server(database) as server:
        table = start_match(server)
        proxy.flows.clear()

        def ask() -> None:
            # Whether it is told before the server has ended does not matter here.
            with contextlib.suppress(httpx.TransportError):
                table.request("POST", "/seats/0/invitation", 0)

        waiting = [threading.Thread(target=ask) for _ in range(20)]
        for thread in waiting:
            thread.start()
        began = time.monotonic()
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        server.process.communicate(timeout=40)
        assert time.monotonic() - began < 30
        for thread in waiting:
            thread.join(PATIENCE)


# Stopping.


def test_what_is_written_while_the_server_stops_is_answered(sqlite_database: str) -> None:
    """Moves come as fast as they can while it stops: each is either answered or not in the database."""
    with Server(sqlite_database) as server:
        tables = [lay_table(server) for _ in range(8)]
        for table in tables:
            table.start()
        assert server.process is not None
        process = server.process
        answered: dict[str, int] = {}

        async def play(table: Table) -> None:
            """Each seat in turn, as the other seat hears of a move too."""
            async with Client(table, 0) as one, Client(table, 1) as other:
                await first_states(one, other)
                dice = random.Random(table.id)
                while True:
                    client = one if one.state["decision"] else other
                    move = any_move(client.state["legal"], dice)
                    answer = await client.move(move)
                    answered[table.id] = answer["accepted"]
                    if sum(answered.values()) == 60:
                        process.send_signal(signal.SIGTERM)
                    rest = other if client is one else one
                    await rest.until(lambda message: message.get("number") == answered[table.id])

        async def play_until_closed(table: Table) -> None:
            with pytest.raises(ConnectionClosed) as closed:
                await play(table)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012

        async def all_of_them() -> None:
            await asyncio.gather(*(play_until_closed(table) for table in tables))

        asyncio.run(all_of_them())
        assert process.wait(PATIENCE) == 0
    connection = sqlite3.connect(file_of(sqlite_database))
    written = dict(connection.execute('SELECT "table", max(number) FROM log GROUP BY 1'))
    connection.close()
    assert written == answered


# The clock.

JUMP = """
import os, time

def jumped(real, scale):
    def clock():
        try:
            with open(os.environ["JUMP_FILE"]) as file:
                return real() + int(file.read() or 0) * scale
        except OSError:
            return real()
    return clock

time.time = jumped(time.time, 1)
time.time_ns = jumped(time.time_ns, 10**9)
"""


@pytest.mark.parametrize("seconds", [3600, -3600])
def test_a_match_clock_does_not_mind_a_jump(
    sqlite_database: str, tmp_path: Path, seconds: int
) -> None:
    """The computer's clock is set by an hour: nobody's time runs out, nobody gains any."""
    (tmp_path / "sitecustomize.py").write_text(JUMP)
    jump = tmp_path / "jump"
    server = Server(sqlite_database)
    path = os.environ.get("PYTHONPATH", "")
    server.environment |= {"PYTHONPATH": f"{tmp_path}:{path}", "JUMP_FILE": str(jump)}
    with server:
        table = start_match(server, clock={"kind": "match", "seconds": 600})

        async def play() -> None:
            async with Client(table, 0) as one, Client(table, 1) as other:
                await first_states(one, other)
                jump.write_text(str(seconds))
                for _ in range(4):
                    client = one if one.state["decision"] else other
                    rest = other if client is one else one
                    answer = await client.move(any_move(client.state["legal"], random.Random(1)))
                    number = answer["accepted"]
                    await rest.until(lambda message, at=number: message.get("number") == at)
                    assert client.state["log"][-1]["by"] is not None
                    for left in client.state["clocks"].values():
                        assert 500_000 < left <= 600_000
                said = await one.ask("chat", text="hello")
                assert "accepted" in said

        asyncio.run(play())
        # What people read as a date is the new one.
        connection = sqlite3.connect(file_of(sqlite_database))
        ((at,),) = connection.execute("SELECT at FROM chat").fetchall()
        connection.close()
        assert abs(at / 1000 - (time.time() + seconds)) < 600


# Requests.


def test_refused_websockets_are_no_errors(sqlite_database: str) -> None:
    with Server(sqlite_database, sockets_per_address=1, hosts="127.0.0.1") as server:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/x/live"

        async def attempt() -> None:
            async with connect(address):
                refused = [(address, {}), (address, {"Origin": "https://elsewhere.example"})]
                refused += [(f"{server.url.replace('http', 'ws', 1)}/nowhere", {})]
                for url, headers in refused:
                    with pytest.raises(InvalidStatus):
                        await connect(url, additional_headers=headers)

        asyncio.run(attempt())
        # Another name for the server, and a handshake that is none.
        key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        for head, status in ((b"Host: x\r\n" + key, b"421"), (b"Host: 127.0.0.1\r\n", b"400")):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall(
                    b"GET /api/tables/x/live HTTP/1.1\r\nConnection: Upgrade\r\n"
                    b"Upgrade: websocket\r\n" + head + b"\r\n"
                )
                assert line.recv(100).startswith(b"HTTP/1.1 " + status)
        log = lines(server.stop())
    assert [line for line in log if line["level"] in ("warning", "error")] == []


def test_unknown_names_are_refused(sqlite_database: str) -> None:
    with Server(sqlite_database, hosts="play.example.org LOCALHOST") as server:

        def ask(host: str, path: str = "/api/games") -> int:
            return http("GET", server.url + path, headers={"Host": host}).status_code

        assert ask("play.example.org") == 200
        assert ask("Play.Example.org:8443") == 200
        assert ask("localhost:1") == 200
        assert ask("evil.example") == 421
        assert ask("evil.example", "/") == 421
        assert ask("evil.example", "/health") == 200
        refused = http("GET", f"{server.url}/api/games", headers={"Host": "evil.example"})
        assert refused.json()["error"] == "unknown_host"


def test_any_name_is_fine_unless_some_are_given(one_server: Server) -> None:
    answer = http("GET", f"{one_server.url}/api/games", headers={"Host": "anything.example"})
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/", "/health", "/ready", "/metrics", "/api/games", "/api/games/nothing", "/api/tables"],
)
def test_head_is_answered_like_get(one_server: Server, path: str) -> None:
    got, head = (http(method, one_server.url + path) for method in ("GET", "HEAD"))
    assert head.status_code == got.status_code
    assert head.content == b""
    assert head.headers.get("content-type") == got.headers.get("content-type")
    if path != "/metrics":
        assert head.headers.get("content-length") == got.headers.get("content-length")
