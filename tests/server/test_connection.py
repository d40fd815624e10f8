"""Our websocket connections build on inner parts of uvicorn: read these parts again before you take a newer one."""

import asyncio
import hashlib
import inspect

from starlette.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from parcours.server.ws.connection import Connection

# What `Connection` overrides, and what it reads of the connection's state is set in `__init__`.
PARTS = [
    *("__init__", "data_received", "handle_connect", "keepalive_timeout", "receive"),
    *("send", "send_receive_event_to_app", "shutdown"),
]
READ = "263eea643a73406d"


def fingerprint() -> str:
    sources = [inspect.getsource(getattr(WebSocketsSansIOProtocol, part)) for part in PARTS]
    return hashlib.sha256("".join(sources).encode()).hexdigest()[:16]


def test_the_inner_parts_of_uvicorn_are_those_that_were_read() -> None:
    assert set(PARTS) - {"__init__"} <= set(vars(Connection))
    assert fingerprint() == READ, (
        "uvicorn has changed what parcours/server/ws/connection.py builds on:"
        f" read {', '.join(PARTS)} again, then write {fingerprint()} here"
    )


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


class Line(asyncio.Transport):
    """A line of which it is noted when reading stops and goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []

    def pause_reading(self) -> None:
        self.calls.append("pause")

    def resume_reading(self) -> None:
        self.calls.append("resume")

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """What is sent is not looked at."""

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """Nothing is behind it."""


def test_reading_stops_only_while_a_message_waits() -> None:
    async def run() -> None:
        line = Line()
        connection = Connection(Config(lambda: None), ServerState(), {})
        connection.connection_made(line)

        def comes(text: bytes) -> None:
            connection.curr_msg_data_type, connection.frames = "text", [text]
            connection.send_receive_event_to_app()

        waiting = asyncio.create_task(connection.receive())
        await asyncio.sleep(0)
        comes(b"one")
        assert line.calls == []
        comes(b"two")
        assert line.calls == ["pause"]
        assert (await waiting)["text"] == "one"
        assert line.calls == ["pause"]
        assert (await connection.receive())["text"] == "two"
        assert line.calls == ["pause", "resume"]
        # The last one is being handled: nobody waits for the next.
        comes(b"three")
        assert line.calls == ["pause", "resume", "pause"]
        assert (await connection.receive())["text"] == "three"
        assert line.calls == ["pause", "resume", "pause", "resume"]

    asyncio.run(run())


def masked(opcode: int, payload: bytes, last: bool = True) -> bytes:
    """A frame as a client sends it."""
    frame = Frame(Opcode(opcode), payload, fin=last)
    return bytes(frame.serialize(mask=True))


# Short and long ones, one in parts with a ping between them, and answers to pings.
FRAMES = [
    masked(Opcode.TEXT, b"one"),
    masked(Opcode.PONG, b"pong"),
    masked(Opcode.TEXT, "zw\xf6lf".encode()),
    masked(Opcode.TEXT, b"a", last=False),
    masked(Opcode.PING, b"ping"),
    masked(Opcode.CONT, b"b" * 130),
    masked(Opcode.TEXT, b""),
    masked(Opcode.TEXT, b"x" * 125),
    masked(Opcode.TEXT, b"x" * 126),
    masked(Opcode.TEXT, b"end"),
]
TEXTS = ["one", "zw\xf6lf", "a" + 130 * "b", "", 125 * "x", 126 * "x", "end"]


def heard(chunks: list[bytes], parsed: list[bytes]) -> list[str]:
    """What an application hears of a client that sends these chunks; `parsed` gets those that took the long way."""

    class Noted(Connection):
        def handle_events(self) -> None:
            parsed.append(chunk)
            super().handle_events()

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while len(texts) < len(TEXTS):
            texts.append((await receive())["text"])

    texts: list[str] = []
    chunk = b""

    async def run() -> None:
        nonlocal chunk
        config = Config(application, ws_per_message_deflate=False, log_config=None)
        connection = Noted(config, ServerState(), {})
        connection.connection_made(Line())
        connection.data_received(HANDSHAKE)
        while not connection.handshake_complete:
            await asyncio.sleep(0)
        for chunk in chunks:
            connection.data_received(chunk)
        while connection.tasks:
            await asyncio.sleep(0)

    asyncio.run(run())
    return texts


def test_a_short_text_needs_no_parser() -> None:
    parsed: list[bytes] = []
    assert heard(FRAMES, parsed) == TEXTS
    short = [FRAMES[0], FRAMES[2], FRAMES[6], FRAMES[7], FRAMES[9]]
    assert parsed == [b"", *(frame for frame in FRAMES if frame not in short)]


def test_messages_are_the_same_however_they_arrive() -> None:
    data = b"".join(FRAMES)
    for cut in range(1, len(data)):
        assert heard([data[:cut], data[cut:]], []) == TEXTS
    assert heard([data[at : at + 1] for at in range(len(data))], []) == TEXTS
