"""Our websocket connections build on inner parts of uvicorn: read these parts again before you take a newer one."""

import asyncio
import hashlib
import inspect

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from parcours.server.ws.connection import Connection

# What `Connection` overrides, and what it reads of the connection's state is set in `__init__`.
PARTS = [
    *("__init__", "handle_connect", "keepalive_timeout", "receive"),
    *("send", "send_receive_event_to_app", "shutdown"),
]
READ = "63506b9217bbbf60"


def fingerprint() -> str:
    sources = [inspect.getsource(getattr(WebSocketsSansIOProtocol, part)) for part in PARTS]
    return hashlib.sha256("".join(sources).encode()).hexdigest()[:16]


def test_the_inner_parts_of_uvicorn_are_those_that_were_read() -> None:
    assert set(PARTS) - {"__init__"} <= set(vars(Connection))
    assert fingerprint() == READ, (
        "uvicorn has changed what parcours/server/ws/connection.py builds on:"
        f" read {', '.join(PARTS)} again, then write {fingerprint()} here"
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
