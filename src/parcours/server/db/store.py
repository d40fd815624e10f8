"""The store: SQLite in one file, or Postgres, through the same queries.

One thread writes. It takes everything that waits, writes it in one transaction and answers after the commit, so that
many tables' moves share the cost of one commit. Reads run beside it on threads of their own.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from typing import TypeVar, cast

import orjson
from sqlalchemy import Connection, text
from sqlalchemy.exc import (
    DatabaseError,
    IntegrityError,
    OperationalError,
    SQLAlchemyError,
)

from parcours.core.errors import SetupError
from parcours.server.db import schema
from parcours.server.db.deadlines import Deadline
from parcours.server.db.engine import open_engine
from parcours.server.db.rows import LogRow
from parcours.server.db.sqlite import lock_for_serving
from parcours.server.metrics import COMMIT_SECONDS, COMMITTED

CHANNEL = "parcours"
MIGRATIONS = resources.files("parcours.server.db") / "migrations"
READERS = 4
# How long a stop waits for a database that hangs.
CLOSE_SECONDS = 5.0
# How many changes that are no moves share a commit with the moves that wait: each takes several statements.
MOST_CHANGES = 4
# What nobody waits for lets so many commits go before it, at most.
MOST_PASSING = 5
# Postgres carries 8,000 bytes in a notice.
MOST_IN_NOTICE = 200
# One number for all our processes: the first one to migrate makes the others wait.
MIGRATION_LOCK = 7277_0401

# A batch of lines is one statement, and where nothing else is to be written a transaction of its own: each statement
# that a thread waits for costs it a turn in the queue for Python's lock, which the event loop holds nearly all the time
# when it is busy.
_APPEND = {
    "sqlite": """
        INSERT INTO log ("table", number, seat, move, command, at, checksum, stand_in)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
               json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
               json_extract(value, '$[6]'), json_extract(value, '$[7]')
        FROM json_each(?)""",
    "postgresql": """
        INSERT INTO log ("table", number, seat, move, command, at, checksum, stand_in)
        SELECT value->>0, (value->>1)::integer, (value->>2)::smallint,
               value->>3, value->>4, (value->>5)::bigint, value->>6, value->>7
        FROM json_array_elements(%s::json)""",
}
_NOTIFY = f"SELECT pg_notify('{CHANNEL}', value) FROM json_array_elements_text(%s::json)"
_APPEND_AND_NOTIFY = f"WITH written AS ({_APPEND['postgresql']}) {_NOTIFY}"

Answer = TypeVar("Answer")


class Taken(Exception):
    """Another writer has already appended a line with that number."""


class _Job:
    """Something to write: a function of a connection, or a line of a log."""

    __slots__ = ("background", "changed", "error", "future", "result", "row", "work")

    def __init__(
        self,
        changed: Collection[str],
        work: Callable[[Connection], object] | None,
        row: LogRow | None,
        background: bool = False,
    ) -> None:
        self.background = background
        self.changed = changed
        self.work = work
        self.row = row
        self.future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self.result: object = None
        self.error: Exception | None = None


class Store:
    """One database, opened by one process."""

    def __init__(self, url: str, process: str = "") -> None:
        self.process = process
        self.deadline = Deadline()
        # One connection for each reader, and two for the writer.
        self.engine = open_engine(url, READERS + 2, self.deadline)
        self.shared = self.engine.dialect.name == "postgresql"
        # What is read together is as it was at one moment: a table with its seats, for example.
        self._snapshots = self.engine
        if self.shared:
            self._snapshots = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._append = _APPEND[self.engine.dialect.name]
        # The connections of the writer's thread: one for transactions, one for statements that are transactions.
        self._writing: Connection | None = None
        self._appending: Connection | None = None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def migrate(self) -> None:
        """Bring the schema up to date; several processes may do so at once."""
        if self._revision() == newest_revision():
            return
        self._check_revision()
        # Loading Alembic takes a good part of a start, and a database needs it once.
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with (
            self.deadline.suspended(),
            self.engine.execution_options(writing=True).begin() as connection,
        ):
            if self.shared:
                connection.execute(text("SET LOCAL statement_timeout = 0"))
                connection.execute(
                    text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
                )
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _revision(self) -> str | None:
        with contextlib.suppress(DatabaseError), self.engine.connect() as connection:
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            return None if found is None else str(found)
        return None

    def _check_revision(self) -> None:
        """SetupError for a database that a newer Parcours has changed: nobody knows what would be lost in it."""
        found = self._revision()
        if found is not None and found not in revisions():
            raise SetupError(
                f"this database was used by a newer Parcours (its schema is {found}, the newest known here is"
                f" {newest_revision()}): install that version, or restore the backup made before"
            )

    def lock(self) -> int | None:
        """Before serving: SetupError where another server has the same file. Several may share a Postgres."""
        return None if self.shared else lock_for_serving(self.engine.url)

    def check(self) -> None:
        """Open the database once, before anything is promised; SetupError if that fails."""
        try:
            with self.engine.connect() as connection:
                connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError) as error:
            reason = str(getattr(error, "orig", error)).strip().splitlines()[:1]
            raise SetupError(f"the database can't be opened: {''.join(reason)}") from None
        self._check_revision()
        self.engine.dispose()

    def start(self) -> None:
        """Begin to take jobs, from the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, then let go of the database; of one that hangs, after a few seconds."""
        self.deadline.stop_within(CLOSE_SECONDS)
        if self._writer.is_alive():
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown(cancel_futures=True)
        self.engine.dispose()

    async def check_writable(self) -> None:
        """Write something that changes nothing, with a real commit: a full disk or a read-only replica refuses it."""

        def work(connection: Connection) -> None:
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

        await self.write_all((), work)

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """What `work` reads, in one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, table: str, work: Callable[[Connection], Answer]) -> Answer:
        """What `work` answers, once what it wrote at that table is committed. Nobody else changes the table until
        then, in other processes neither."""

        def alone(connection: Connection) -> Answer:
            schema.hold(connection, table)
            return work(connection)

        return await self.write_all([table], alone if self.shared else work)

    async def write_all(
        self,
        tables: Collection[str],
        work: Callable[[Connection], Answer],
        background: bool = False,
    ) -> Answer:
        """What `work` answers, once what it wrote at these tables is committed. In the background, it lets others go
        first."""
        job = _Job(tables, work, None, background)
        self._jobs.put(job)
        return cast(Answer, await job.future)

    def append(
        self,
        row: LogRow,
        also: Callable[[Connection], None] | None = None,
        background: bool = False,
    ) -> asyncio.Future[None]:
        """Done once the line is committed, with what else is to be written; Taken if the log has that number."""
        job = _Job([f"{row.table} {row.number}"], also, row, background)
        self._jobs.put(job)
        return cast(asyncio.Future[None], job.future)

    def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        with self._snapshots.connect() as connection:
            return work(connection)

    def _write_all(self) -> None:
        """The writer's thread: until it finds None, take all that waits and commit it together."""
        changes: deque[_Job] = deque()
        background: deque[_Job] = deque()
        open = True
        passing = 0
        while open or changes or background:
            jobs: list[_Job] = []
            for job in self._take(wait=not changes and not background):
                if job is None:
                    open = False
                elif job.future.cancelled():
                    # Nobody waits for it any more, as the process stops: what is not answered is not written.
                    continue
                elif job.background:
                    background.append(job)
                elif job.row is not None:
                    jobs.append(job)
                else:
                    changes.append(job)
            # Moves go first: a hundred people who come back at once don't make the others wait.
            jobs += [changes.popleft() for _ in range(min(MOST_CHANGES, len(changes)))]
            if jobs:
                passing += 1
                self._commit_and_answer(jobs)
            if background and (not jobs or passing >= MOST_PASSING):
                passing = 0
                few = min(MOST_CHANGES, len(background))
                self._commit_and_answer([background.popleft() for _ in range(few)])
        self._let_go()

    def _commit_and_answer(self, jobs: list[_Job]) -> None:
        begin = time.perf_counter()
        self._commit(jobs)
        COMMIT_SECONDS.observe(time.perf_counter() - begin)
        COMMITTED.observe(len(jobs))
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_answer, jobs)

    def _take(self, wait: bool) -> Iterator[_Job | None]:
        """All jobs that wait; at least one, if that is to be waited for."""
        try:
            yield self._jobs.get(wait)
            while True:
                yield self._jobs.get_nowait()
        except queue.Empty:
            return

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            if self.deadline.passed:
                raise TimeoutError("the process stops, and the database does not answer")
            if any(job.work for job in jobs):
                self._write_together(jobs)
            else:
                self._append_together(jobs)
        except Exception as error:
            self._let_go()
            if len(jobs) == 1:
                jobs[0].error = Taken() if isinstance(error, IntegrityError) else error
                return
            # One bad job aborts the batch: retry them one by one, unless the database does not answer.
            for at, job in enumerate(jobs):
                self._commit([job])
                if _is_unreachable(job.error):
                    for rest in jobs[at + 1 :]:
                        rest.error = job.error
                    return

    def _append_together(self, jobs: list[_Job]) -> None:
        """Nothing but moves, as nearly always: one statement, which commits itself."""
        if self._appending is None:
            alone = self.engine.execution_options(isolation_level="AUTOCOMMIT")
            self._appending = alone.connect()
        entries = _json(_entries(jobs))
        if self.shared:
            self._appending.exec_driver_sql(_APPEND_AND_NOTIFY, (entries, self._changes(jobs)))
        else:
            self._appending.exec_driver_sql(self._append, (entries,))
        for job in jobs:
            job.error = None

    def _write_together(self, jobs: list[_Job]) -> None:
        if self._writing is None:
            self._writing = self.engine.execution_options(writing=True).connect()
        connection = self._writing
        with connection.begin():
            entries = _entries(jobs)
            if entries:
                connection.exec_driver_sql(self._append, (_json(entries),))
            # In one order, so that two processes don't wait for each other.
            for job in sorted(jobs, key=lambda job: min(job.changed, default="")):
                job.error = None
                if job.work is not None:
                    try:
                        with connection.begin_nested():
                            job.result = job.work(connection)
                    except OperationalError:
                        raise
                    except Exception as error:
                        job.error = error
            if self.shared:
                written = [job for job in jobs if job.error is None]
                connection.exec_driver_sql(_NOTIFY, (self._changes(written),))

    def _changes(self, jobs: list[_Job]) -> str:
        """What the other processes are told, each thing once, in few notices: this process hears all of them too."""
        changed = sorted({changed for job in jobs for changed in job.changed})
        parts = range(0, len(changed), MOST_IN_NOTICE)
        return _json([",".join([self.process, *changed[at : at + MOST_IN_NOTICE]]) for at in parts])

    def _let_go(self) -> None:
        """Give the writer's connections back; the next write takes one that works."""
        for connection in (self._writing, self._appending):
            if connection is not None:
                connection.close()
        self._writing = self._appending = None


def _is_unreachable(error: Exception | None) -> bool:
    """Whether the database could not be connected to, or a connection to it broke."""
    return isinstance(error, OperationalError) and (
        error.statement is None or error.connection_invalidated
    )


def revisions() -> list[str]:
    """The revisions of the migrations, oldest first: their files are named after them."""
    files = (MIGRATIONS / "versions").iterdir()
    return sorted(file.name.partition("_")[0] for file in files if file.name[0].isdigit())


def newest_revision() -> str:
    """The revision of the newest migration."""
    return revisions()[-1]


def read_notice(payload: str) -> tuple[str, list[tuple[str, bool]]]:
    """Which process has written something, and at which tables; whether it was just a move."""
    process, *changed = payload.split(",")
    return process, [(about.partition(" ")[0], " " in about) for about in changed]


def _entries(jobs: list[_Job]) -> list[tuple[object, ...]]:
    return [tuple(job.row) for job in jobs if job.row is not None]


def _json(value: object) -> str:
    return orjson.dumps(value).decode()


def _answer(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.cancelled():
            continue
        if job.error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(job.error)
