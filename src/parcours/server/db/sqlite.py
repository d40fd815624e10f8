"""The embedded database: one file, readable by its owner only, and served by one process only."""

import contextlib
import os
import sqlite3
import sys
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import ConnectionPoolEntry

from parcours.core.errors import SetupError

PRIVATE_FOLDER = 0o700
PRIVATE_FILE = 0o600


def open_sqlite(url: URL, connections: int) -> Engine:
    """An engine for the file, which is made if it is not there. What it writes stays out of its errors."""
    assert url.database is not None
    file = Path(url.database).expanduser()
    try:
        file.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"can't make the folder {file.parent} ({error.strerror})") from None
    _make_private(file)
    engine = create_engine(url.set(database=str(file)), pool_size=connections, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def lock_for_serving(url: URL) -> int | None:
    """Let no other server open the same file, until this process ends; SetupError if one has.

    The lock is the kernel's: a process that is killed lets go of it. What reads or copies the file does not ask for it.
    Windows has no such lock; two servers on one file go unnoticed there.
    """
    if sys.platform == "win32":
        return None
    import fcntl

    assert url.database is not None
    file = Path(url.database).expanduser().resolve()
    try:
        lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    except OSError as error:
        raise SetupError(f"can't make the file {file}.lock ({error.strerror})") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise SetupError(
            f"another server already uses {file}: stop it first, or use Postgres for several servers"
        ) from None
    return lock


def _make_private(file: Path) -> None:
    """Make the file for its owner only, if it is not there; SQLite gives the files beside it the same mode."""
    # What can't be made is told when the database is opened.
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE_FILE))


def _prepare(connection: sqlite3.Connection, entry: ConnectionPoolEntry) -> None:
    # The module would begin transactions where it sees fit; we do it ourselves, see below.
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    # A commit returns when it is on the disk, not merely with the operating system.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 10000")


def _begin(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writing") else "BEGIN")
