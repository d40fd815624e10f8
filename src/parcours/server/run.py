"""Run the server: one process or several, until it is told to stop."""

import signal
import socket
import sys

import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess
from websockets.http11 import Request

from parcours.core.errors import SetupError
from parcours.server.access.request_timeout import TimedRequests
from parcours.server.db.store import Store
from parcours.server.logs import set_up_logs
from parcours.server.settings import read_settings
from parcours.server.signals import ignore_interrupts
from parcours.server.wire.limits import LONGEST_MESSAGE

FACTORY = "parcours.server.app:create_app"
# How long a stop waits for what is being answered.
GRACE = 5
PATIENCE = 30
BACKLOG = 2048
# The close code of a server that stops (RFC 6455, IANA registry).
SERVICE_RESTART = 1012


def run(host: str, port: int, workers: int) -> None:
    """Serve until stopped; SetupError where that can't begin."""
    settings = read_settings()
    store = Store(settings.database_url)
    if workers > 1 and not store.shared:
        raise SetupError(
            "several processes need a database that they share: expected --database postgresql://…"
        )
    store.check()
    # Held until this process ends, however it does.
    store.lock()
    listener = _listen(host, port)
    print(f"Parcours is open: {_address(host, listener)}", flush=True)
    print("Stop it with Ctrl-C.", file=sys.stderr, flush=True)
    config = uvicorn.Config(
        FACTORY,
        factory=True,
        workers=workers,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=TimedRequests,
        ws=Connection,
        # Views are small and many: compressing each costs more than it saves.
        ws_per_message_deflate=False,
        # A longer message is answered with what is too long; a much longer one is not even read.
        ws_max_size=16 * LONGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        # A process that says nothing for so long is replaced; on a busy machine, starting takes a while.
        timeout_worker_healthcheck=PATIENCE,
    )
    # Stopped in good order, uvicorn raises the signal again for whoever runs it: that is us, and all is well.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)
    if workers > 1:
        set_up_logs(settings.log_level)
        Processes(config, [listener]).run()
    else:
        uvicorn.Server(config).run([listener])


class Processes(Multiprocess):
    """The processes that serve, started anew when they end."""

    def init_processes(self) -> None:
        with ignore_interrupts():
            super().init_processes()

    def keep_subprocess_alive(self) -> None:
        with ignore_interrupts():
            super().keep_subprocess_alive()


class Connection(WebSocketsSansIOProtocol):
    """A websocket's connection that can do two things more: send a text at once, and be dropped at once.

    A message's way through the layers of an application costs more than to make it; and closing a connection in good
    order waits until the client has read everything. When the server stops, what is being done is answered first.
    """

    _stopping = False
    _receiving = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"]["parcours.line"] = {
                "say": self.say,
                "abort": self.transport.abort,
            }

    def shutdown(self) -> None:
        """The server stops: close, or once the message that is being handled is answered."""
        if self.handshake_complete and not (self._receiving and self.queue.empty()):
            self._stopping = True
        else:
            super().shutdown()

    async def receive(self) -> ASGIReceiveEvent:
        if self._stopping:
            # What came after it is not handled any more; its client says it again to the next server.
            super().shutdown()
            return {"type": "websocket.disconnect", "code": SERVICE_RESTART}
        self._receiving = True
        try:
            return await super().receive()
        finally:
            self._receiving = False

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            # A socket that was refused with an answer is complete too, which uvicorn would log as an error.
            self.handshake_complete = True

    def say(self, text: bytes) -> bool:
        """Send a text if the line is open and free; False if not."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        self.transport.write(frame_text(text))
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def frame_text(text: bytes) -> bytes:
    """A frame with a whole text from a server (RFC 6455, section 5.2), made faster than any frame can be."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise SetupError(
            f"can't listen on {host} port {port} ({error.strerror}): expected a free port, see --port"
        ) from None
    listener.listen(BACKLOG)
    listener.set_inheritable(True)
    return listener


def _address(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{shown}:{port}"
