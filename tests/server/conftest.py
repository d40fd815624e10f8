"""Databases for the tests of the server: a SQLite file, and a real Postgres that all share."""

import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from parcours.lab.postgres import running

from .harness import Server


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the Postgres server that all workers of this run share."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        # Each worker has a folder of its own; the run's is around them.
        folder = folder.parent
    with running(folder / "postgres") as address:
        yield address


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
def server(database: str) -> Iterator[Server]:
    """A running server on each kind of database."""
    with Server(database) as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def standing(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on each kind of database that all tests of a file share, each at tables of its own."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('standing') / 'parcours.db'}"
    else:
        database = new_database(request.getfixturevalue("postgres"))
    with Server(database) as running:
        yield running


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server on SQLite for all tests of a file, each of which lays its own tables."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'parcours.db'}") as running:
        yield running
