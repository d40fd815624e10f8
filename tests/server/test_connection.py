"""Our websocket connections build on inner parts of uvicorn: whoever takes a newer one reads these parts again."""

import hashlib
import inspect

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from parcours.server.ws.connection import Connection

# What `Connection` overrides, and what it reads of the connection's state is set in `__init__`.
PARTS = ["__init__", "handle_connect", "keepalive_timeout", "receive", "send", "shutdown"]
READ = "0f23d66f2480ed90"


def fingerprint() -> str:
    sources = [inspect.getsource(getattr(WebSocketsSansIOProtocol, part)) for part in PARTS]
    return hashlib.sha256("".join(sources).encode()).hexdigest()[:16]


def test_the_inner_parts_of_uvicorn_are_those_that_were_read() -> None:
    assert set(PARTS) - {"__init__"} <= set(vars(Connection))
    assert fingerprint() == READ, (
        "uvicorn has changed what parcours/server/ws/connection.py builds on:"
        f" read {', '.join(PARTS)} again, then write {fingerprint()} here"
    )
