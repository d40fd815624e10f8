"""Run the server: one process or several, until it is told to stop."""

import signal
import socket
import sys

import uvicorn
from uvicorn.supervisors import Multiprocess

from parcours.core.errors import SetupError
from parcours.server.access.request_timeout import TimedRequests
from parcours.server.db.store import Store
from parcours.server.logs import set_up_logs
from parcours.server.notices.ways import check_ways
from parcours.server.settings import read_settings
from parcours.server.signals import ignore_interrupts
from parcours.server.wire.limits import LONGEST_MESSAGE
from parcours.server.workers.own_bots import register_own_bots
from parcours.server.ws.connection import Connection

FACTORY = "parcours.server.app:create_app"
# How long a stop waits for what is being answered.
GRACE = 5
PATIENCE = 30
BACKLOG = 2048


def run(host: str, port: int, workers: int) -> None:
    """Serve until stopped; SetupError where that can't begin."""
    settings = read_settings()
    register_own_bots(settings.bots.split())
    check_ways(settings)
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
    # Stopped in good order, uvicorn raises the signal again for its caller. This one needs nothing more.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)
    if workers > 1:
        set_up_logs(settings.log_level)
        Processes(config, [listener]).run()
    else:
        uvicorn.Server(config).run([listener])


class Processes(Multiprocess):
    """The processes that serve, started again when they end."""

    def init_processes(self) -> None:
        with ignore_interrupts():
            super().init_processes()

    def keep_subprocess_alive(self) -> None:
        with ignore_interrupts():
            super().keep_subprocess_alive()


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
