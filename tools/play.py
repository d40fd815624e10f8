"""Serve at once: the compiled package if it is of these sources, otherwise the source itself.

    python tools/play.py [OPTIONS OF parcours serve]

Behind a server that runs from the source, the package is compiled for the next start. Ctrl-C stops both.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import package
import progress


def main(arguments: list[str]) -> int:
    serve = [sys.executable, "-m", "parcours.cli", "serve", *arguments]
    if package.is_current():
        os.execv(sys.executable, serve)
    if package.find_compiler() is None:
        progress.say("there is no C compiler (cc), so the games run from their source: slower")
        os.execve(sys.executable, serve, source_environment())
    progress.say("serving from the source; the package is compiled behind it, for the next start")
    return serve_and_compile(serve)


def serve_and_compile(serve: list[str]) -> int:
    """The exit status of the server."""
    server = subprocess.Popen(serve, env=source_environment())
    # Ctrl-C at the terminal reaches the server by itself; other signals that stop us mean the server too.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for stop in (signal.SIGTERM, signal.SIGHUP):
        # nohup ignores SIGHUP for us and the server alike.
        if signal.getsignal(stop) != signal.SIG_IGN:
            signal.signal(stop, lambda *_: server.terminate())
    # In a session of its own, so that it can be stopped with all that it started.
    builder = subprocess.Popen(
        [sys.executable, package.__file__, "--behind"], start_new_session=True
    )
    try:
        status = server.wait()
        # As a shell tells that a signal ended it.
        return status if status >= 0 else 128 - status
    finally:
        if builder.poll() is None:
            os.killpg(builder.pid, signal.SIGTERM)
        builder.wait()


def source_environment() -> dict[str, str]:
    """The source comes before any package in .venv, also for processes that the server starts later."""
    given = os.environ.get("PYTHONPATH")
    source = str(package.ROOT / "src")
    return os.environ | {"PYTHONPATH": f"{source}{os.pathsep}{given}" if given else source}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
