"""Connections to Postgres on which nobody waits for ever: a database that hangs is an error like one that is gone."""

import time
from typing import Any, Final, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.waiting import Ready
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL

from parcours.server.db.deadlines import ANSWER_SECONDS, Deadline

Answer = TypeVar("Answer")

CONNECT_SECONDS = 5
# What a statement may take: Postgres ends it, and tells why. It comes before our own deadline.
STATEMENT_SECONDS = 10
LINE: Final[dict[str, Any]] = {
    "connect_timeout": CONNECT_SECONDS,
    "tcp_user_timeout": 1000 * STATEMENT_SECONDS,
    # A connection that broke without a word is found out after a minute, not after hours.
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
}


class BoundedConnection(psycopg.Connection[Any]):
    """A connection that breaks when its server does not answer in time."""

    deadline: Deadline | None = None

    def wait(self, gen: PQGen[Answer], *args: Any, **kwargs: Any) -> Answer:
        if self.deadline is not None:
            gen = self._bounded(gen, self.deadline)
        return super().wait(gen, *args, **kwargs)

    def _bounded(self, gen: PQGen[Answer], deadline: Deadline) -> PQGen[Answer]:
        """The same, given up after the deadline: while nothing comes, psycopg asks for it ten times a second."""
        began = time.monotonic()
        try:
            waits_for = next(gen)
            while True:
                ready = yield waits_for
                if ready == Ready.NONE and time.monotonic() > deadline.after(began):
                    self.pgconn.finish()
                    raise psycopg.OperationalError("the database does not answer")
                waits_for = gen.send(ready)
        except StopIteration as done:
            answer: Answer = done.value
            return answer


def open_postgres(url: URL, connections: int, deadline: Deadline) -> Engine:
    """An engine whose connections don't wait for ever. What it writes stays out of its errors."""
    options = url.query.get("options", "")
    engine = create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=connections,
        # Nobody waits long for a connection while all others wait for a database that hangs.
        pool_timeout=ANSWER_SECONDS,
        connect_args={
            **LINE,
            "options": f"{options} -c statement_timeout={1000 * STATEMENT_SECONDS}",
        },
        hide_parameters=True,
    )

    @event.listens_for(engine, "do_connect")
    def connect(
        dialect: Any, record: Any, args: list[Any], params: dict[str, Any]
    ) -> BoundedConnection:
        connection = BoundedConnection.connect(*args, **params)
        connection.deadline = deadline
        return connection

    return engine
