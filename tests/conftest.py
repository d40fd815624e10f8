"""`make test` runs the tests twice, with PARCOURS_EXPECT=source and PARCOURS_EXPECT=compiled; it is checked here that
they run on the package that they are meant for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

import parcours
from parcours.cli.about import version, way
from parcours.server.settings import data_folder

# The template of docs/adding-a-game.md is a game like the others, so it has to pass what they pass.
sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
parcours.register(import_module("high_card").GAME)

# Whole matches are played inside examples, at whatever speed the machine has today.
# `make test` tries the same examples every time; `make fuzz` explores, says its seed, and keeps what fails.
settings.register_profile(
    "parcours", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile(
    "explore",
    settings.get_profile("parcours"),
    derandomize=False,
    print_blob=True,
    database=DirectoryBasedExampleDatabase(".hypothesis/examples"),
)
settings.load_profile(os.environ.get("PARCOURS_HYPOTHESIS", "parcours"))

SOURCE = Path(__file__).parents[1] / "src"
LONGEST = ("tests/server/test_nothing_lost.py", "tests/browser/test_matches.py")


def pytest_configure() -> None:
    expected = os.environ.get("PARCOURS_EXPECT")
    place = Path(parcours.__file__).parent
    found = "source" if place.is_relative_to(SOURCE) else way()
    if expected is not None and found != expected:
        pytest.exit(f"expected the {expected} package, but found the {found} one in {place}")


def pytest_report_header() -> str:
    return f"{version()} in {Path(parcours.__file__).parent}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest is spread evenly: each of several workers begins with a part of its own."""
    longest = [item for item in items if item.nodeid.startswith(LONGEST)]
    others = [item for item in items if item not in longest]
    for number, item in enumerate(longest):
        others.insert(number * len(items) // len(longest), item)
    items[:] = others


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The matches that somebody has on this machine are out of reach, also for processes that tests start."""
    home = str(tmp_path_factory.mktemp("home"))
    # The second is what counts on a Mac.
    os.environ["XDG_DATA_HOME" if sys.platform != "darwin" else "HOME"] = home


@pytest.fixture(autouse=True)
def unused_data_folder(own_data_folder: None) -> Iterator[None]:
    """Each test names its database, so that none depends on what is on this machine."""
    yield
    assert not data_folder().exists(), (
        "the test used the data folder: expected a database of its own"
    )
