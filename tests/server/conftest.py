"""What the tests of the server share: databases (a SQLite file, and a real Postgres for all), time, and receivers."""

import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from parcours.lab.postgres import running
from parcours.server import clock

from .fork_server import ForkServer
from .harness import Pass, Server
from .receivers import Browser, Mailbox, Receiver, mailbox, receiver


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the Postgres server that all workers of this run share."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        # Each worker has a folder of its own; the run's is around them.
        folder = folder.parent
    with running(folder / "postgres") as address:
        yield address


@pytest.fixture(scope="session")
def forks() -> Iterator[ForkServer]:
    """Starts servers quickly. A test of a start or an end takes one as people start it, by `Server` alone."""
    with ForkServer() as running:
        yield running


def new_database(postgres: str) -> str:
    """A new database on it."""
    name = f"test_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture
def postgres_database(postgres: str) -> str:
    return new_database(postgres)


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'parcours.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Each of the two kinds of database in turn, empty."""
    address: str = request.getfixturevalue(f"{request.param}_database")
    return address


@pytest.fixture
def server(database: str, forks: ForkServer) -> Iterator[Server]:
    """A running server on each kind of database."""
    with Server(database, forks=forks) as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def standing(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, forks: ForkServer
) -> Iterator[Server]:
    """A server on each kind of database that all tests of a file share, each at tables of its own."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('standing') / 'parcours.db'}"
    else:
        database = new_database(request.getfixturevalue("postgres"))
    with Server(database, forks=forks) as running:
        yield running


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory, forks: ForkServer) -> Iterator[Server]:
    """A running server on SQLite for all tests of a file, each of which lays its own tables."""
    database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'parcours.db'}"
    with Server(database, forks=forks) as running:
        yield running


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Pass:
    """Lets so many milliseconds pass at once, in the process of the test."""

    def forward(milliseconds: int) -> None:
        monkeypatch.setattr(clock, "_OFFSET", clock._OFFSET + milliseconds)

    return forward


@pytest.fixture
def service() -> Iterator[Receiver]:
    """A push service, or whatever a webhook is posted to."""
    with receiver() as running:
        yield running


@pytest.fixture
def browser(service: Receiver) -> Browser:
    """A browser that takes notices by push."""
    return Browser(service)


@pytest.fixture
def mails() -> Iterator[Mailbox]:
    """A mail server."""
    with mailbox() as running:
        yield running
