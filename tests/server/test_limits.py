"""What one client, seat or address may do, and that nobody else waits for one that goes too far."""

import asyncio
import json
import os
import random
import signal
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from parcours.core.decks import write_cards
from parcours.core.registry import find_game
from parcours.server.ws.connection import frame_text

from .harness import PATIENCE, Client, Server, Table, first_states, http, in_loop, start_match
from .test_bots_server import workers_of

Json = dict[str, Any]
WHY = json.dumps({"do": "why", "id": "a", "moves": []})


def errors(client: Client) -> list[str]:
    found = [json.loads(text) for text in client.received]
    return [message["error"] for message in found if "error" in message]


async def watch(table: Table, seat: int | None) -> Client:
    """A client that has seen what there is."""
    client = Client(table, seat)
    await client.__aenter__()
    await client.until(lambda message: message["kind"] == "state")
    return client


@in_loop
async def test_thousands_of_messages_close_the_socket(sqlite_database: str) -> None:
    with Server(sqlite_database, messages_per_second=20) as server:
        table = start_match(server)
        witness = await watch(table, 1)
        async with Client(table, 0) as flood:
            assert flood.socket is not None
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012  # wherever it happens
                for _ in range(5000):
                    await flood.socket.send(WHY)
                await flood.until(lambda message: False)
            with pytest.raises(ConnectionClosed):
                await flood.until(lambda message: False)
            if closed.value.rcvd is not None:
                assert closed.value.rcvd.reason == "too_fast"
            assert set(errors(flood)) == {"too_fast"}
            # A few at once are fine: that is what a page sends when it is opened.
            assert sum('"why"' in text for text in flood.received) >= 30
        # The player beside it is answered as before.
        assert (await witness.ask("why", moves=[]))["why"] == []
        await witness.__aexit__()


@in_loop
async def test_a_seat_is_counted_over_all_its_sockets(sqlite_database: str) -> None:
    with Server(sqlite_database, messages_per_second=1) as server:
        table = start_match(server)
        async with Client(table, 0) as first, Client(table, 0) as second:
            await first_states(first, second)
            # Two at once and one a second, for both sockets together.
            for client in (first, second) * 2:
                await client.send(WHY)
            heard = [
                await client.until(lambda message: message["kind"] in ("answer", "error"))
                for client in (first, second) * 2
            ]
            told = [message.get("error") for message in heard]
            assert told[0] is None
            assert "too_fast" in told[1:]


def test_the_chat_is_slower_than_moves(one_server: Server) -> None:
    table = start_match(one_server)

    async def attempt() -> None:
        async with Client(table, 0) as client, Client(table, 0) as other:
            answers = [await who.ask("chat", text="hello") for who in (client, other) * 5]
            refused = [answer.get("error") for answer in answers]
            assert refused[:5] == [None] * 5
            assert "too_fast" in refused

    asyncio.run(attempt())


@in_loop
async def test_open_sockets_are_counted(sqlite_database: str) -> None:
    with Server(sqlite_database, sockets_per_address=4, sockets_per_seat=2) as server:
        table = start_match(server)
        mine = [await watch(table, 0) for _ in range(2)]
        async with Client(table, 0) as third:
            refused = await third.hear()
            assert (refused["kind"], refused["error"]) == ("error", "too_many_for_seat")
        # Another seat, and a spectator, from the same address.
        mine += [await watch(table, 1), await watch(table, None)]
        with pytest.raises(InvalidStatus) as refused_socket:
            await watch(table, 1)
        assert refused_socket.value.response.status_code == 429
        assert json.loads(refused_socket.value.response.body)["error"] == "too_many"
        await mine.pop().__aexit__()
        # Closing one makes room, once the server has noticed.
        async with asyncio.timeout(30):
            while True:
                try:
                    mine.append(await watch(table, None))
                    break
                except InvalidStatus:
                    continue
        for client in mine:
            await client.__aexit__()


@in_loop
async def test_all_open_sockets_are_counted(sqlite_database: str) -> None:
    with Server(sqlite_database, sockets=2) as server:
        table = start_match(server)
        mine = [await watch(table, 0), await watch(table, 1)]
        with pytest.raises(InvalidStatus) as refused:
            await watch(table, None)
        # Not the fault of the client that comes.
        assert refused.value.response.status_code == 503
        assert json.loads(refused.value.response.body)["error"] == "server_full"
        assert int(refused.value.response.headers["Retry-After"]) >= 1
        for client in mine:
            await client.__aexit__()


def test_requests_are_counted(sqlite_database: str) -> None:
    with Server(sqlite_database, requests_per_second=1) as server:
        answers = [http("GET", f"{server.url}/api/games/nothing") for _ in range(12)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[:3] == [404] * 3
        assert statuses[-1] == 429
        assert answers[-1].json()["error"] == "too_fast"
        # One a second.
        assert answers[-1].headers["retry-after"] == "1"
        assert answers[-1].json()["params"] == {"retry_after": 1}
        # Another address is not concerned; the proxy in front of the server tells it.
        other = http("GET", f"{server.url}/ready", headers={"X-Forwarded-For": "192.0.2.7"})
        assert other.status_code == 200


def test_an_address_pays_for_what_its_requests_take(sqlite_database: str) -> None:
    """Not for their number: one that takes long uses up what many quick ones would."""
    with Server(sqlite_database, loop_share=0.000001) as server:
        address = {"X-Forwarded-For": "192.0.2.7"}
        first, second = (
            http("GET", f"{server.url}/api/games/nothing", headers=address) for _ in range(2)
        )
        assert first.status_code == 404
        assert (second.status_code, second.json()["error"]) == (429, "too_fast")
        assert second.json()["params"]["retry_after"] > 1
        other = {"X-Forwarded-For": "192.0.2.8"}
        assert http("GET", f"{server.url}/health", headers=other).status_code == 200


@in_loop
async def test_an_address_pays_for_what_its_messages_take(sqlite_database: str) -> None:
    with Server(sqlite_database, loop_share=0.000001) as server:
        # One request is all that an address has, so each comes from another.
        wish = {"game": "smile_life", "seats": [{}, {"kind": "bot"}], "name": "Ana"}
        headers = {"X-Forwarded-For": "192.0.2.1"}
        laid = http("POST", f"{server.url}/api/tables", json=wish, headers=headers).json()
        id, token = laid["table"]["id"], {"Authorization": f"Bearer {laid['token']}"}
        headers = token | {"X-Forwarded-For": "192.0.2.2"}
        begun = http("POST", f"{server.url}/api/tables/{id}/start", headers=headers)
        assert begun.status_code == 204
        address = f"ws://127.0.0.1:{server.port}/api/tables/{id}/live"
        headers = token | {"X-Forwarded-For": "192.0.2.3"}
        async with (
            asyncio.timeout(PATIENCE),
            connect(address, additional_headers=headers) as ana,
        ):
            await ana.send(json.dumps({"do": "watch", "since": None}))
            while json.loads(await ana.recv())["kind"] != "state":
                pass
            await ana.send(WHY)
            while (answer := json.loads(await ana.recv()))["kind"] != "answer":
                pass
            assert answer["error"] == "too_fast"
            assert answer["params"]["retry_after"] > 1


def test_an_address_pays_for_what_its_jobs_take(sqlite_database: str) -> None:
    with Server(sqlite_database, job_share=0.000001) as server:
        path = f"{server.url}/api/games/smile_life/scenarios"
        shown = http("GET", path, headers={"X-Forwarded-For": "192.0.2.7"})
        assert shown.status_code == 200
        scenario = shown.json()["scenarios"][0]["id"]
        tried = http(
            "POST", f"{path}/{scenario}/try", json={}, headers={"X-Forwarded-For": "192.0.2.7"}
        )
        assert (tried.status_code, tried.json()["error"]) == (429, "too_fast")
        # What has been made for one is there for all, and another address has a budget of its own.
        assert http("GET", path, headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 200
        other = {"X-Forwarded-For": "192.0.2.8"}
        assert http("POST", f"{path}/{scenario}/try", json={}, headers=other).status_code == 200


@in_loop
async def test_nobody_s_move_waits_for_a_job(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        table = start_match(server)
        scenarios = http("GET", f"{server.url}/api/games/smile_life/scenarios").json()["scenarios"]
        path = f"{server.url}/api/games/smile_life/scenarios/{scenarios[0]['id']}/try"
        workers = workers_of(server)
        assert len(workers) == 1
        # From now on no job comes to an end.
        os.kill(workers[0], signal.SIGSTOP)
        job = asyncio.create_task(asyncio.to_thread(http, "POST", path, json={}))
        try:
            async with Client(table, 0) as ana, Client(table, 1) as bob:
                chance = random.Random(1)
                playing = [asyncio.create_task(one.play(chance)) for one in (ana, bob)]
                witness = await watch(table, None)
                await witness.until(lambda m: m["kind"] == "state" and m["number"] >= 20)
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                await witness.__aexit__()
            assert http("GET", f"{server.url}/health").status_code == 200
            assert not job.done()
        finally:
            os.kill(workers[0], signal.SIGCONT)
        assert (await job).status_code == 200


def test_a_job_that_hangs_is_given_up_and_the_next_one_is_done(sqlite_database: str) -> None:
    with Server(sqlite_database, job_seconds=5) as server:
        deck = write_cards("smile_life", find_game("smile_life").standard_deck().cards)
        wish = {"game": "smile_life", "seats": [{}, {}], "name": "Ana", "deck": deck}

        def lay() -> int:
            return http("POST", f"{server.url}/api/tables", json=wish).status_code

        assert lay() == 201
        (stopped,) = workers_of(server)
        os.kill(stopped, signal.SIGSTOP)
        assert lay() == 503
        assert lay() == 201
        (worker,) = workers_of(server)
        assert worker != stopped
        assert '"job": "check_setup"' in server.stop()
        assert not Path(f"/proc/{worker}").exists()


@in_loop
async def test_sockets_are_not_opened_too_fast(sqlite_database: str) -> None:
    with Server(sqlite_database, requests_per_second=1) as server:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/x/live"
        statuses: list[int] = []
        for _ in range(12):
            try:
                opened: ClientConnection = await connect(address)
                await opened.close()
                statuses.append(101)
            except InvalidStatus as refused:
                statuses.append(refused.response.status_code)
        assert statuses[:3] == [101] * 3
        assert 429 in statuses


def test_a_body_may_be_so_long(one_server: Server) -> None:
    url = f"{one_server.url}/api/tables"
    for body in ({"content": b"x" * 262_145}, {"content": iter([b"x" * 200_000] * 2)}):
        answer = http("POST", url, headers={"Content-Type": "application/json"}, **body)
        assert (answer.status_code, answer.json()["error"]) == (413, "too_long")


def test_headers_may_be_so_long(one_server: Server) -> None:
    """However long they are, nothing breaks, and the next one is served."""
    with socket.create_connection(("127.0.0.1", one_server.port), timeout=30) as line:
        try:
            # The server may hang up before it has read all of it.
            line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nCookie: " + b"x" * 3_000_000)
            head = line.recv(100)
        except ConnectionError:
            head = b""
    assert head == b"" or head.startswith((b"HTTP/1.1 400", b"HTTP/1.1 431"))
    assert http("GET", f"{one_server.url}/health").status_code == 200


def test_a_client_that_does_not_read_is_disconnected_and_nobody_waits(one_server: Server) -> None:
    table = start_match(one_server)

    async def attempt() -> None:
        witness = await watch(table, 1)
        slow = await watch_through_a_straw(table, 0)
        await witness.until(lambda message: is_there(message, 0))
        # Nothing is read from now on; asking for the whole state again and again fills all buffers on the way.
        slow.transport.pause_reading()
        asking = asyncio.create_task(ask_on(slow))
        # The seat is no longer there, as the server says; until then others are answered as before.
        async with asyncio.timeout(PATIENCE):
            while witness.shown["seats"][0]["present"]:
                assert (await witness.ask("why", moves=[]))["why"] == []
        asking.cancel()
        slow.transport.abort()
        await witness.__aexit__()

    asyncio.run(attempt())
    assert '"error": "too_slow"' in one_server.logged()


def is_there(message: Json, seat: int) -> bool:
    return message["kind"] == "table" and message["table"]["seats"][seat]["present"] is True


async def watch_through_a_straw(table: Table, seat: int) -> ClientConnection:
    """A socket that takes in little at a time."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", table.server.port))
    line.setblocking(False)
    opened = await connect(
        f"ws://127.0.0.1:{table.server.port}/api/tables/{table.id}/live",
        sock=line,
        additional_headers={"Authorization": f"Bearer {table.tokens[seat]}"},
        compression=None,
        ping_interval=None,
    )
    await opened.send(json.dumps({"do": "watch", "since": None}))
    return opened


async def ask_on(line: ClientConnection) -> None:
    while True:
        await line.send(json.dumps({"do": "watch", "since": None}))
        await asyncio.sleep(0)


@pytest.mark.parametrize("size", [0, 125, 126, (1 << 16) - 1, 1 << 16])
def test_texts_of_any_length_are_framed(size: int) -> None:
    text = b"x" * size
    assert frame_text(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
