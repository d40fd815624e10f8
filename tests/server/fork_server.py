"""Starts servers from a process that has loaded all modules already.

Most of a start is loading modules: a test that kills its server dozens of times would wait for little else. What is
forked here is a process of its own that can be killed like any other, with its own clock, settings and log.
"""

import contextlib
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from typing import IO, Any

from parcours.server import clock
from parcours.server.play import state

# What a server has loaded once it is ready.
PRELOADED = [
    "alembic.command",
    "alembic.config",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite",
    "uvloop",
    "parcours.cli.app",
    "parcours.cli.serve",
    "parcours.server.app",
    "parcours.server.run",
    "parcours.server.play.notifications",
]


class Forked:
    """A server's process, as far as tests use one of `subprocess`."""

    def __init__(self, pid: int, stdout: IO[str]) -> None:
        self.pid = pid
        self.stdout = stdout
        self._handle = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """0 once it has ended."""
        return 0 if select.select([self._handle], [], [], 0)[0] else None

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._handle, number)

    def communicate(self, timeout: float | None = None) -> None:
        """Wait until it has ended."""
        if not select.select([self._handle], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("serve", timeout or 0)
        self.stdout.close()


class ForkServer:
    """`with ForkServer() as forks:` lets servers start quickly: `Server(…, forks=forks)`."""

    def __enter__(self) -> "ForkServer":
        self._line, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
            )
        return self

    def __exit__(self, *problem: object) -> None:
        self._line.close()
        self._process.wait()

    def start(self, arguments: list[str], environment: dict[str, str], log: IO[str]) -> Forked:
        """A process that does what `parcours` does with these arguments."""
        read, write = os.pipe()
        request = json.dumps({"arguments": arguments, "environment": environment}).encode()
        socket.send_fds(self._line, [len(request).to_bytes(4, "big")], [write, log.fileno()])
        self._line.sendall(request)
        os.close(write)
        return Forked(int.from_bytes(self._line.recv(4), "big"), open(read, encoding="utf-8"))


def _serve_forks(line: socket.socket) -> None:
    for name in PRELOADED:
        importlib.import_module(name)
    # Nobody waits for them here.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        length, files, _, _ = socket.recv_fds(line, 4, 2)
        if not length:
            return
        request = json.loads(_receive(line, int.from_bytes(length, "big")))
        pid = os.fork()
        if pid == 0:
            line.close()
            _become(request, *files)
        line.sendall(pid.to_bytes(4, "big"))
        for file in files:
            os.close(file)


def _receive(line: socket.socket, length: int) -> bytes:
    found = b""
    while len(found) < length:
        found += line.recv(length - len(found))
    return found


def _become(request: dict[str, Any], stdout: int, stderr: int) -> None:
    """In the new process: be a server as if started from a shell."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for file, number in ((stdout, 1), (stderr, 2)):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(request["environment"])
    # What a start would find there.
    sys.path[:0] = os.environ.get("PYTHONPATH", "").split(":")
    sys.modules.pop("sitecustomize", None)
    with contextlib.suppress(ImportError):
        importlib.import_module("sitecustomize")
    sys.argv = ["parcours", *request["arguments"]]
    _begin_clock()
    try:
        runpy.run_module("parcours.cli", run_name="__main__", alter_sys=True)
    except SystemExit as ended:
        os._exit(ended.code if isinstance(ended.code, int) else 1)
    os._exit(0)


def _begin_clock() -> None:
    """The process begins now; what reads the clock is loaded, and knows when that was."""
    importlib.reload(clock)
    state.STARTED = clock.STARTED


if __name__ == "__main__":
    _serve_forks(socket.socket(fileno=int(sys.argv[1])))
