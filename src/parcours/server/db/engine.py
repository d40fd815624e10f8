"""The database that an address names: SQLite in one file, or Postgres."""

from sqlalchemy import Engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from parcours.core.errors import SetupError
from parcours.server.db.deadlines import Deadline
from parcours.server.db.sqlite import open_sqlite


def open_engine(url: str, connections: int, deadline: Deadline) -> Engine:
    """The engine for an address such as `sqlite:///parcours.db` or `postgresql://user@host/name`.

    What it writes stays out of its errors, as those are logged: secrets and hands are among it.
    """
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise SetupError(
            "that is no database address: expected sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    kind = address.get_backend_name()
    if kind == "postgresql":
        # Only Postgres needs its driver.
        from parcours.server.db.postgres import open_postgres

        return open_postgres(address, connections, deadline)
    if kind != "sqlite" or not address.database:
        raise SetupError(
            f"'{address.drivername}' is no database that parcours can use:"
            " expected sqlite:///FILE or postgresql://USER@HOST/NAME"
        )
    return open_sqlite(address, connections)
