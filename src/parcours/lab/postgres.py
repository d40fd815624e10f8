"""A Postgres server for tests and measures, from the package pgserver: one for all processes that share a folder.

    with running(folder) as address:
        ...

The first process to ask starts a keeper, which starts Postgres and waits until nobody uses it any more. Who uses it is
known by locks on files, which the system releases when a process ends, however it ends.
"""

import atexit
import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# The user that pgserver runs Postgres as when we are root, which Postgres refuses to be.
SYSTEM_USER = "pgserver"
PASSWD = "/etc/passwd"
# A server of ours takes up to 18 for each of its processes, and every test worker may run two servers of two processes.
MAX_CONNECTIONS = 500


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The address of the Postgres server of this folder, with a database `postgres` that is not used.

    All who name the same folder share the server. It is stopped and its data is removed when the last of them has
    left or died; who started it waits for that.
    """
    folder.mkdir(parents=True, exist_ok=True)
    keeper: subprocess.Popen[str] | None = None
    try:
        with open(folder / "users.lock", "w") as users:
            with open(folder / "start.lock", "w") as start:
                fcntl.flock(start, fcntl.LOCK_EX)
                # A keeper that is stopping its server holds this lock until all is removed.
                fcntl.flock(users, fcntl.LOCK_SH)
                if not _address_file(folder).exists():
                    keeper = _start_keeper(folder)
            yield _address_file(folder).read_text()
    finally:
        if keeper is not None:
            keeper.wait()


def _address_file(folder: Path) -> Path:
    return folder / "address"


def _start_keeper(folder: Path) -> "subprocess.Popen[str]":
    """Start the keeper, and wait until its server answers."""
    log = folder / "keeper.log"
    with open(log, "w") as output:
        keeper = subprocess.Popen(
            [sys.executable, "-m", "parcours.lab.postgres", str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=output,
            text=True,
            # Ctrl-C is for those who use the server; it must not stop before they do.
            start_new_session=True,
        )
    assert keeper.stdout is not None
    with keeper.stdout as told:
        ready = told.readline()
    if not ready:
        keeper.wait()
        raise RuntimeError(f"Postgres did not start:\n{log.read_text()}")
    return keeper


def keep(folder: Path) -> None:
    """Start Postgres, say so on standard output, and stop it when nobody uses it any more."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    home = Path(tempfile.mkdtemp(prefix="parcours-postgres-"))
    # Before pgserver is imported: exit handlers run last to first, and its own still writes into the folder.
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    # Where pgserver keeps its lock, also where no login has made such a folder.
    os.environ["XDG_RUNTIME_DIR"] = str(home)
    if os.geteuid() == 0:
        home.chmod(0o755)
        add_system_user(SYSTEM_USER)
    from pgserver.postgres_server import get_server

    address = _address_file(folder)
    server = get_server(home / "data", cleanup_mode="stop")
    with open(folder / "users.lock", "w") as users:
        try:
            server.psql(f"ALTER SYSTEM SET max_connections = {MAX_CONNECTIONS}")
            # That is read at the start only.
            server.cleanup()
            server = get_server(home / "data", cleanup_mode="stop")
            address.write_text(server.get_uri())
            print("ready", flush=True)
            # Everybody who uses the server holds this lock, shared.
            fcntl.flock(users, fcntl.LOCK_EX)
        finally:
            address.unlink(missing_ok=True)
            server.cleanup()


def add_system_user(name: str) -> None:
    """Add a user to this machine unless there is one; several processes may ask for it at once."""
    # useradd replaces the file, so somebody may come to lock the new one, but finds the user in it.
    with open(PASSWD) as passwd:
        fcntl.flock(passwd, fcntl.LOCK_EX)
        try:
            pwd.getpwnam(name)
        except KeyError:
            command = ["useradd", "--system", "--no-create-home", "--shell", "/usr/sbin/nologin"]
            subprocess.run([*command, name], check=True, stdout=sys.stderr)


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
