"""Attempts to get where one has no business: each is refused, and leaves no trace."""

import asyncio
import json
import socket
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from .harness import PATIENCE, Client, Server, Table, end_match, http, lay_table, start_match

Json = dict[str, Any]
NOWHERE = "zzzzzzzzzz"
EVIL = {"Origin": "https://evil.example"}


@dataclass
class Scene:
    """What there is to break into: a match under way, a table that waits, a finished one; and another host's."""

    server: Server
    playing: Table
    waiting: Table
    public: Table
    other: Table
    finished: Table

    def traces(self) -> list[object]:
        """All that could have changed: everything that is stored."""
        return stored(self.server)


PRESENCE = {"seen", "away", "due"}


def stored(server: Server) -> list[object]:
    """All rows, but for the columns that tell when somebody was here: anybody may come and go."""
    connection = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    found: list[object] = []
    for name in ("tables", "seats", "log", "chat"):
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        kept = ", ".join(f'"{column}"' for column in columns if column not in PRESENCE)
        found.append(connection.execute(f"SELECT {kept} FROM {name} ORDER BY 1, 2").fetchall())
    connection.close()
    return found


async def state(table: Table, seat: int | None) -> Json:
    async with Client(table, seat) as client:
        return await client.until(lambda message: message["kind"] == "state")


@pytest.fixture(scope="module")
def scene(one_server: Server) -> Scene:
    playing = start_match(one_server)
    finished = start_match(one_server, replay="players")
    asyncio.run(end_match(finished))
    waiting = lay_table(one_server, seats=[{"kind": "person"}] * 3)
    public = lay_table(one_server, seats=[{"kind": "person"}] * 3, visibility="public")
    return Scene(one_server, playing, waiting, public, lay_table(one_server), finished)


def answer_of(response: httpx.Response) -> tuple[int, str]:
    body = response.json()
    assert set(body) == {"error", "message", "params"}
    return response.status_code, body["error"]


def as_somebody(table: Table, method: str, path: str, token: str | None = None, **more: Any) -> Any:
    """A request about a table with a token that may be anybody's, and without the table's key."""
    headers = more.pop("headers", {})
    if token is not None:
        headers = headers | {"Authorization": f"Bearer {token}"}
    url = f"{table.server.url}/api/tables/{table.id}{path}"
    return http(method, url, headers=headers, **more)


# Over HTTP: who asks, as what seat or with what token, for what; and what is answered.

HTTP: dict[str, tuple[Callable[[Scene], httpx.Response], int, str]] = {
    # Other people's tokens, and tokens that nobody has.
    "stand up for another seat": (
        lambda s: s.playing.request("DELETE", "/seats/0", 1),
        403,
        "not_host",
    ),
    "rename another seat": (
        lambda s: s.playing.request("PATCH", "/seats/0", 1, json={"name": "Mud"}),
        403,
        "forbidden",
    ),
    "come back to another seat": (
        lambda s: s.playing.request("POST", "/seats/0/return", 1),
        403,
        "forbidden",
    ),
    "hand over another seat": (
        lambda s: s.playing.request("POST", "/seats/0/invitation", 1),
        403,
        "not_host",
    ),
    "hand over a taken seat as host": (
        lambda s: s.playing.request("POST", "/seats/1/invitation", 0),
        409,
        "seat_taken",
    ),
    "send somebody away after the start": (
        lambda s: s.playing.request("DELETE", "/seats/1", 0),
        409,
        "not_open",
    ),
    "put a bot on a seat after the start": (
        lambda s: s.playing.request("PATCH", "/seats/1", 0, json={"kind": "bot"}),
        409,
        "not_open",
    ),
    "the token of another table": (
        lambda s: as_somebody(s.playing, "GET", "", s.other.tokens[0]),
        404,
        "no_such_table",
    ),
    "the cookie of another table": (
        lambda s: as_somebody(
            s.playing, "GET", "", headers={"Cookie": f"seat_{s.other.id}={s.other.tokens[0]}"}
        ),
        404,
        "no_such_table",
    ),
    "another table's token in this table's cookie": (
        lambda s: as_somebody(
            s.playing, "GET", "", headers={"Cookie": f"seat_{s.playing.id}={s.other.tokens[0]}"}
        ),
        404,
        "no_such_table",
    ),
    "a guessed token": (
        lambda s: as_somebody(s.playing, "GET", "", "A" * 32),
        404,
        "no_such_table",
    ),
    "an empty token": (
        lambda s: as_somebody(s.playing, "GET", "", headers={"Authorization": "Bearer"}),
        404,
        "no_such_table",
    ),
    "the word None as a token": (
        lambda s: as_somebody(s.playing, "GET", "", "None"),
        404,
        "no_such_table",
    ),
    "a huge cookie": (
        lambda s: as_somebody(
            s.playing, "GET", "", headers={"Cookie": f"seat_{s.playing.id}={'x' * 30_000}"}
        ),
        404,
        "no_such_table",
    ),
    "a token in the address": (
        lambda s: as_somebody(s.playing, "GET", f"?token={s.playing.tokens[0]}"),
        404,
        "no_such_table",
    ),
    # Tables by invitation.
    "a table by invitation": (
        lambda s: as_somebody(s.playing, "GET", ""),
        404,
        "no_such_table",
    ),
    "with the key of another": (
        lambda s: as_somebody(s.playing, "GET", "", headers={"X-Table-Key": s.other.key}),
        404,
        "no_such_table",
    ),
    "with an odd key": (
        lambda s: as_somebody(s.playing, "GET", "", headers={"X-Table-Key": b"\xe9\xff"}),
        404,
        "no_such_table",
    ),
    "with the key in the address": (
        lambda s: as_somebody(s.playing, "GET", f"?key={s.playing.key}"),
        404,
        "no_such_table",
    ),
    "sit down without the key": (
        lambda s: as_somebody(s.waiting, "POST", "/seats", json={"name": "Eve"}),
        404,
        "no_such_table",
    ),
    "its game": (
        lambda s: as_somebody(s.waiting, "GET", "/game"),
        404,
        "no_such_table",
    ),
    "its record": (
        lambda s: as_somebody(s.playing, "GET", "/record"),
        404,
        "no_such_table",
    ),
    # Invitations.
    "a guessed invitation": (
        lambda s: as_somebody(s.waiting, "POST", "/claim", json={"invitation": "A" * 32}),
        403,
        "invitation_used",
    ),
    "a token as an invitation": (
        lambda s: as_somebody(
            s.waiting, "POST", "/claim", json={"invitation": s.waiting.tokens[0]}
        ),
        403,
        "invitation_used",
    ),
    "the key as an invitation": (
        lambda s: as_somebody(s.waiting, "POST", "/claim", json={"invitation": s.waiting.key}),
        403,
        "invitation_used",
    ),
    "an invitation to a table that does not exist": (
        lambda s: http(
            "POST", f"{s.server.url}/api/tables/{NOWHERE}/claim", json={"invitation": "A" * 32}
        ),
        403,
        "invitation_used",
    ),
    # What only hosts may.
    "start as a guest": (lambda s: s.public.request("POST", "/start", 1), 403, "not_host"),
    "start as a spectator": (lambda s: s.public.request("POST", "/start"), 403, "not_host"),
    "clear as a guest": (lambda s: s.public.request("POST", "/abandon", 1), 403, "not_host"),
    "clear as a spectator": (lambda s: s.public.request("POST", "/abandon"), 403, "not_host"),
    "send the host away": (lambda s: s.public.request("DELETE", "/seats/0", 1), 403, "not_host"),
    "put a bot on a seat as a guest": (
        lambda s: s.public.request("PATCH", "/seats/2", 1, json={"kind": "bot"}),
        403,
        "not_host",
    ),
    "put a bot on a seat as a spectator": (
        lambda s: s.public.request("PATCH", "/seats/2", json={"kind": "bot"}),
        403,
        "not_host",
    ),
    "invite as a guest": (
        lambda s: s.public.request("POST", "/seats/2/invitation", 1),
        403,
        "not_host",
    ),
    "mute as a guest": (
        lambda s: s.public.request("PUT", "/seats/0/muted", 1, json={"muted": True}),
        403,
        "not_host",
    ),
    "mute as a spectator": (
        lambda s: s.public.request("PUT", "/seats/0/muted", json={"muted": True}),
        403,
        "not_host",
    ),
    "remove a message as a guest": (
        lambda s: s.public.request("DELETE", "/chat/1", 1),
        403,
        "not_host",
    ),
    "start with a seat open": (lambda s: s.public.request("POST", "/start", 0), 409, "seats_open"),
    "start twice": (lambda s: s.playing.request("POST", "/start", 0), 409, "not_open"),
    "clear a match as host": (lambda s: s.playing.request("POST", "/abandon", 0), 409, "not_open"),
    "sit down after the start": (
        lambda s: s.playing.request("POST", "/seats", json={"name": "Eve"}),
        409,
        "not_open",
    ),
    "sit down on somebody": (
        lambda s: s.public.request("POST", "/seats", json={"name": "Eve", "seat": 0}),
        409,
        "seat_taken",
    ),
    "a seat that is not there": (
        lambda s: s.public.request("POST", "/seats", json={"name": "Eve", "seat": 7}),
        404,
        "no_such_seat",
    ),
    "a seat beyond all": (
        lambda s: s.public.request("DELETE", "/seats/4294967296", 0),
        422,
        "bad_request",
    ),
    "a seat below all": (
        lambda s: s.public.request("DELETE", "/seats/-1", 0),
        422,
        "bad_request",
    ),
    # What is for later.
    "a rematch before the end": (
        lambda s: s.playing.request("POST", "/rematch", 0, json={}),
        409,
        "not_finished",
    ),
    "a rematch for a spectator": (
        lambda s: s.finished.request("POST", "/rematch", json={}),
        403,
        "forbidden",
    ),
    "the record before the end": (
        lambda s: s.playing.request("GET", "/record", 0),
        409,
        "not_finished",
    ),
    "a story before the end": (
        lambda s: s.playing.request("GET", "/story?player=ana", 0),
        409,
        "not_finished",
    ),
    "other eyes before the end": (
        lambda s: s.playing.request("GET", "/replay?eyes=bob", 0),
        403,
        "not_replayable",
    ),
    "open hands before the end": (
        lambda s: s.playing.request("GET", "/replay?eyes=open", 0),
        403,
        "not_replayable",
    ),
    "a spectator's replay before the end": (
        lambda s: s.playing.request("GET", "/replay"),
        403,
        "not_replayable",
    ),
    "a replay that is for its players": (
        lambda s: s.finished.request("GET", "/replay?eyes=open"),
        403,
        "not_replayable",
    ),
    "a record that is for its players": (
        lambda s: s.finished.request("GET", "/record"),
        403,
        "not_replayable",
    ),
    "a replay of nothing": (lambda s: s.public.request("GET", "/replay", 0), 409, "not_playing"),
    # Other pages.
    "lay a table from another page": (
        lambda s: http("POST", f"{s.server.url}/api/tables", json={}, headers=EVIL),
        403,
        "cross_origin",
    ),
    "start from another page": (
        lambda s: s.public.request("POST", "/start", 0, headers=EVIL),
        403,
        "cross_origin",
    ),
    "from a page without an address": (
        lambda s: s.public.request("POST", "/start", 0, headers={"Origin": "null"}),
        403,
        "cross_origin",
    ),
    "from a page with a broken address": (
        lambda s: s.public.request("POST", "/start", 0, headers={"Origin": "http://["}),
        403,
        "cross_origin",
    ),
    "from a page whose name begins like ours": (
        lambda s: s.public.request(
            "POST", "/start", 0, headers={"Origin": f"{s.server.url}.evil.example"}
        ),
        403,
        "cross_origin",
    ),
    # Other verbs.
    "a verb that is not there": (
        lambda s: s.public.request("PUT", "", 0, json={}),
        405,
        "bad_request",
    ),
    "a verb that nobody knows": (
        lambda s: s.public.request("BREW", "", 0),
        405,
        "bad_request",
    ),
    "a verb in disguise": (
        lambda s: s.public.request("GET", "/start", 0, headers={"X-HTTP-Method-Override": "POST"}),
        404,
        "no_such_page",
    ),
}


@pytest.mark.parametrize("attempt", HTTP)
def test_over_http(scene: Scene, attempt: str) -> None:
    before = scene.traces()
    act, status, error = HTTP[attempt]
    response = act(scene)
    assert answer_of(response) == (status, error)
    assert "set-cookie" not in response.headers
    assert "access-control-allow-origin" not in response.headers
    assert scene.traces() == before


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("GET", "/game", None),
        ("GET", "/replay", None),
        ("GET", "/replay?eyes=ana", None),
        ("GET", "/record", None),
        ("GET", "/story?player=ana", None),
        ("POST", "/seats", {"name": "Eve"}),
        ("PATCH", "/seats/1", {"name": "Eve"}),
        ("DELETE", "/seats/1", None),
        ("POST", "/seats/1/return", None),
        ("POST", "/seats/1/invitation", None),
        ("POST", "/claim", {"invitation": "x"}),
        ("POST", "/start", None),
        ("POST", "/seats/1/contribution", {"contribution": "x"}),
        ("POST", "/abandon", None),
        ("POST", "/rematch", {}),
        ("PUT", "/seats/1/muted", {"muted": True}),
        ("DELETE", "/chat/1", None),
    ],
)
def test_without_the_key_a_table_is_not_there(
    scene: Scene, method: str, path: str, body: Json | None
) -> None:
    nowhere = Table(scene.server, NOWHERE, "", {})
    expected = as_somebody(nowhere, method, path, json=body)
    for table in (scene.playing, scene.waiting, scene.finished):
        found = as_somebody(table, method, path, json=body)
        assert (found.status_code, found.content) == (expected.status_code, expected.content)


# Paths: sent as they are, as a client library would tidy them up.


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets//etc/passwd",
        "/assets/%00",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/..%5c..%5capp.py",
        "/app.py%00.html",
        "/%ff%fe",
        "/" + "a" * 5000,
        "/api/../app.py",
        "/api/tables/..%2f..%2f..%2fapp.py",
        "/api/tables/%00",
        "/api/tables/%00/live",
        "/api/games/..%2f..%2fcore",
        "/api/games/%00",
        "/api//tables/x",
        "/file:///etc/passwd",
        "http://169.254.169.254/latest",
    ],
)
def test_by_a_path(scene: Scene, path: str) -> None:
    status, body = raw_get(scene.server, path)
    # The page itself answers for every address that it could have made.
    assert status in (200, 404, 422)
    assert b"root:" not in body
    assert b"import " not in body
    if status != 200:
        assert json.loads(body)["error"] in (
            "no_such_page",
            "no_such_game",
            "no_such_table",
            "bad_request",
        )


def raw_get(server: Server, path: str) -> tuple[int, bytes]:
    """A request with exactly this path."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode()
        )
        received = b""
        while part := line.recv(65536):
            received += part
    head, _, body = received.partition(b"\r\n\r\n")
    return int(head.split(b" ")[1]), body


# Over the websocket.


async def dial(
    table: Table, token: str | None = None, id: str = "", **headers: str
) -> tuple[Any, Json]:
    """A socket with anybody's token and no key, and the first answer to its `watch`."""
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    address = f"{table.server.url.replace('http', 'ws', 1)}/api/tables/{id or table.id}/live"
    line = await connect(address, additional_headers=headers, compression=None)
    await line.send(json.dumps({"do": "watch", "since": None}))
    return line, json.loads(await line.recv())


@pytest.mark.parametrize(
    "dialled",
    [
        lambda s: dial(s.playing),
        lambda s: dial(s.playing, "A" * 32),
        lambda s: dial(s.playing, s.other.tokens[0]),
        lambda s: dial(s.playing, Cookie=f"seat_{s.other.id}={s.other.tokens[0]}"),
        lambda s: dial(s.playing, **{"X-Table-Key": s.other.key}),
        lambda s: dial(s.playing, id=NOWHERE),
        lambda s: dial(s.playing, id="%00"),
        lambda s: dial(s.playing, id="..%2f" + s.playing.id),
        lambda s: dial(s.playing, id="A" * 3000),
    ],
    ids=[
        "without a key",
        "with a guessed token",
        "with the token of another table",
        "with the cookie of another table",
        "with the key of another table",
        "at a table that does not exist",
        "at no table",
        "by a path",
        "at a long name",
    ],
)
def test_by_a_socket(scene: Scene, dialled: Callable[[Scene], Any]) -> None:
    before = scene.traces()

    async def attempt() -> None:
        try:
            line, answer = await dialled(scene)
        except InvalidStatus as refused:
            # There is no such address.
            assert refused.response.status_code in (403, 404)
            return
        assert answer["error"] == "no_such_table"
        # And it may do nothing else either.
        for do in ("move", "why", "takeback", "abandon", "agree", "chat"):
            await line.send(json.dumps({"do": do, "id": "a", "move": "draw", "text": "hello"}))
            assert json.loads(await line.recv())["error"] == "bad_message"
        await line.close()

    asyncio.run(attempt())
    assert scene.traces() == before


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://localhost"])
def test_by_a_socket_of_another_page(scene: Scene, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(dial(scene.playing, scene.playing.tokens[0], Origin=origin))
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["error"] == "cross_origin"


def test_our_own_page_may_open_a_socket(scene: Scene) -> None:
    async def attempt() -> None:
        cookie = f'other={{"a": 1}}; seat_{scene.playing.id}={scene.playing.tokens[1]}'
        line, answer = await dial(scene.playing, Origin=scene.server.url, Cookie=cookie)
        assert answer["table"]["you"] == 1
        await line.close()

    asyncio.run(attempt())


@pytest.mark.parametrize(
    ("do", "more", "refused"),
    [
        ("move", {"move": "draw", "decision": "0.draw"}, "forbidden"),
        ("why", {"moves": ["draw"]}, "forbidden"),
        ("takeback", {}, "forbidden"),
        ("abandon", {}, "forbidden"),
        ("agree", {"question": "a", "yes": True}, "nothing_asked"),
        ("chat", {"text": "hello"}, "forbidden"),
    ],
)
def test_a_spectator_only_watches(scene: Scene, do: str, more: Json, refused: str) -> None:
    before = scene.traces()

    async def attempt() -> None:
        async with Client(scene.playing, None) as spectator:
            await spectator.until(lambda message: message["kind"] == "state")
            assert spectator.state["legal"] == []
            assert spectator.state["decision"] is None
            assert spectator.shown["key"] is None
            assert (await spectator.ask(do, **more))["error"] == refused

    asyncio.run(attempt())
    assert scene.traces() == before


def test_naming_another_seat_does_not_make_it_yours(scene: Scene) -> None:
    """A message can't say for whom it is: what is in it besides is not looked at."""
    before = scene.traces()

    async def attempt() -> None:
        first = await state(scene.playing, 0)
        awaited = 0 if first["decision"] is not None else 1
        async with (
            Client(scene.playing, awaited) as mover,
            Client(scene.playing, 1 - awaited) as other,
        ):
            await mover.until(lambda message: message["kind"] == "state")
            await other.until(lambda message: message["kind"] == "state")
            answer = await other.ask(
                "move",
                move=mover.state["legal"][0],
                decision=mover.state["decision"],
                seat=awaited,
                player=mover.state["awaited"][0],
                token=scene.playing.tokens[awaited],
            )
            assert answer["refused"]["rule"] != ""

    asyncio.run(attempt())
    assert scene.traces() == before
