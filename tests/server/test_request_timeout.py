"""Requests that never become whole: they are closed after a while, and nobody else waits for them."""

import asyncio
import resource
import socket
import time
from collections.abc import Iterator

import pytest

from .harness import PATIENCE, Client, Server, http, lay_table

HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/ga",
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: x\r\nCookie: a",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"game"',
}


def read_all(line: socket.socket) -> bytes:
    line.settimeout(PATIENCE)
    answer = b""
    try:
        while chunk := line.recv(65_536):
            answer += chunk
    except ConnectionError:
        pass
    return answer


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('hasty') / 'parcours.db'}"
    with Server(database, request_seconds=0.5) as server:
        yield server


@pytest.mark.parametrize("sent", HALVES.values(), ids=HALVES.keys())
def test_half_a_request_is_closed(hasty: Server, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port)) as line:
        line.sendall(sent)
        answer = read_all(line)
    assert answer.startswith(b"HTTP/1.1 408 ") if sent else answer == b""


def test_a_second_request_that_stays_half_is_closed_too(hasty: Server) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port)) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"GET /hea")
        assert b"HTTP/1.1 408 " in read_all(line)


def test_a_websocket_is_no_request(hasty: Server) -> None:
    """It stays open however long it says nothing."""
    table = lay_table(hasty)

    async def attempt() -> None:
        async with Client(table, 0) as client:
            await client.until(lambda message: message["kind"] == "chat")
            # Longer than a request may take.
            await asyncio.sleep(1.5)
            assert (await client.ask("ping"))["kind"] == "answer"

    asyncio.run(attempt())


def test_drops_don_t_prolong_the_time(hasty: Server) -> None:
    """A byte now and then does not keep the connection open."""
    with socket.create_connection(("127.0.0.1", hasty.port)) as line:
        began = time.monotonic()
        line.settimeout(0.1)
        line.sendall(b"GET / HTTP/1.1\r\nX: ")
        answer = None
        while answer is None and time.monotonic() < began + PATIENCE:
            try:
                line.sendall(b"x")
                answer = line.recv(100)
            except TimeoutError:
                continue
            except ConnectionError:
                answer = b""
        assert answer is not None


def test_hundreds_of_half_requests_shut_nobody_out(sqlite_database: str) -> None:
    """More than the soft limit of files that a shell gives: it is raised at the start."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 4096:
        pytest.skip(f"needs 4,096 open files, and the system allows {hard}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        with Server(sqlite_database) as server:
            # The server has begun with few; this process needs more.
            resource.setrlimit(resource.RLIMIT_NOFILE, (4096, hard))
            lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(400)]
            for line in lines:
                line.sendall(HALVES["half a head"])
            assert http("GET", f"{server.url}/health").status_code == 200
            for line in lines:
                line.close()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_too_few_files_are_told(sqlite_database: str) -> None:
    with Server(sqlite_database, sockets=10**9) as server:
        assert "too few files for PARCOURS_SOCKETS" in server.logged()
