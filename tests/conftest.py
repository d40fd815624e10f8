"""`make test` runs the tests twice, with PARCOURS_EXPECT=source and PARCOURS_EXPECT=compiled; it is checked here that
they run on the package that they are meant for.
"""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

import parcours
from parcours.cli.about import version, way
from parcours.server.settings import data_folder

from .plugins import GAMES, put_on_path, write_metadata

# The template of docs/adding-a-game.md has to pass what its copies have to pass. It is installed as a game of another
# package, for the tests and for all processes that they start.
TEMPLATE = TemporaryDirectory(prefix="parcours-template-")
write_metadata(
    Path(TEMPLATE.name), "high-card", {GAMES: {"high_card": "parcours.examples.high_card:GAME"}}
)
put_on_path(Path(TEMPLATE.name))

# The development environment has no browser: `pytest -k WORD` works there without these tests.
HAS_BROWSER = find_spec("playwright") is not None
collect_ignore = [] if HAS_BROWSER else ["browser"]

# Whole matches are played inside examples, at whatever speed the machine has today.
# `make test` tries the same examples every time. `.ci/run` tries as many new ones, `make fuzz` ten times as many; both
# print their seed, and keep what fails.
settings.register_profile(
    "parcours", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
for profile in ("new_examples", "explore"):
    settings.register_profile(
        profile,
        settings.get_profile("parcours"),
        derandomize=False,
        print_blob=True,
        database=DirectoryBasedExampleDatabase(".hypothesis/examples"),
    )
settings.load_profile(os.environ.get("PARCOURS_HYPOTHESIS", "parcours"))

SOURCE = Path(__file__).parents[1] / "src"
LONGEST = ("tests/server/test_nothing_lost.py", "tests/browser/test_matches.py")
# Servers, browsers, clocks and killed processes are real here, so what else the machine does has a say.
# What fails is tried once more; the summary lists it as RERUN, for somebody to find out why.
REAL_PROCESSES = (
    "tests/browser/",
    "tests/server/",
    "tests/test_lab.py",
    "tests/test_ladder.py",
    "tests/test_plugins.py",
    "tests/test_results.py",
    "tests/test_workers.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="run only the tests of this game")


def pytest_configure() -> None:
    # Tests stop processes with SIGHUP, which they would ignore if the tests were started by nohup.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    expected = os.environ.get("PARCOURS_EXPECT")
    place = Path(parcours.__file__).parent
    found = "source" if place.is_relative_to(SOURCE) else way()
    if expected is not None and found != expected:
        pytest.exit(f"expected the {expected} package, but found the {found} one in {place}")


def pytest_report_header(config: pytest.Config) -> list[str]:
    header = [f"{version()} in {Path(parcours.__file__).parent}"]
    if not HAS_BROWSER:
        header.append("without tests/browser, as playwright is not installed: `make test-browser`")
    seed = config.getoption("--hypothesis-seed", None)
    if seed is not None:
        header.append(f"the same examples again: --hypothesis-seed={seed}")
    return header


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("--game")
    if game is not None:
        _select_game(config, items, game)
    for item in items:
        if item.nodeid.startswith(REAL_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=1))
    _spread_longest(items)


def _select_game(config: pytest.Config, items: list[pytest.Item], game: str) -> None:
    """Keep the tests that name the game: in their folder, or as a parameter."""
    if game not in parcours.game_names():
        names = ", ".join(parcours.game_names())
        raise pytest.UsageError(f"--game: there is no game '{game}': expected one of {names}")
    name = re.compile(rf"(?<![a-z_]){game}(?![a-z_])")
    selected = [item for item in items if name.search(item.nodeid)]
    config.hook.pytest_deselected(items=[item for item in items if item not in selected])
    items[:] = selected


def _spread_longest(items: list[pytest.Item]) -> None:
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
