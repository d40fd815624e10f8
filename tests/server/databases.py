"""Looking into the database of a server, and changing what is there, as nothing but a test may."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

from parcours.server.db.store import MIGRATIONS, Store

from .harness import Server

Answer = TypeVar("Answer")


def engine_of(database: str) -> Engine:
    address = make_url(database)
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    return create_engine(address, poolclass=NullPool)


def in_database(server: Server, work: Callable[[Connection], Answer]) -> Answer:
    """What `work` answers, in one transaction on the server's database."""
    with engine_of(server.database).begin() as connection:
        return work(connection)


@contextmanager
def migrating(store: Store) -> Iterator[tuple[Connection, Config]]:
    """A transaction on the store's database, and the configuration by which Alembic migrates within it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.execution_options(writing=True).begin() as connection:
        config.attributes["connection"] = connection
        yield connection, config
