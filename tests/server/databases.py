"""Looking into the database of a server, and changing what is there, as nothing but a test may."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

from .harness import Server

Answer = TypeVar("Answer")


def in_database(server: Server, work: Callable[[Connection], Answer]) -> Answer:
    """What `work` answers, in one transaction on the server's database."""
    address = make_url(server.database)
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    with create_engine(address, poolclass=NullPool).begin() as connection:
        return work(connection)
