"""Games and bots of other packages: installed by pip, they are found by everything that plays."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

import pytest

import parcours
from parcours import bots
from parcours.bots import bot_names, find_bot
from parcours.core import plugins, registry
from parcours.core.errors import SetupError
from parcours.lab.simulate import Study, simulate
from parcours.lab.workers import Processes
from parcours.texts import Texts

from .plugins import BOTS, GAMES, write_metadata
from .processes import command
from .server.harness import Client, Server, http, lay_table

TEMPLATE = Path(parcours.__file__).parent / "examples" / "high_card"
BOT = '''
from parcours.bots import Choice


class Tallest:
    """Plays its highest card."""

    name = "tallest"

    def choose(self, world, seat, moves, chance):
        return Choice(max(moves, key=lambda move: world.deck.cards[move.card].number("value")))
'''
ENTRY_POINTS = {GAMES: {"stairs": "stairs:GAME"}, BOTS: {"tallest": "stairs.bots:Tallest"}}


def write_package(folder: Path) -> None:
    """A game that is the template under another name, with a bot."""
    package = folder / "stairs"
    shutil.copytree(TEMPLATE, package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in package.rglob("*.*"):
        text = file.read_text("utf-8").replace("parcours.examples.high_card", "stairs")
        file.write_text(text.replace("high_card", "stairs"), "utf-8")
    (package / "bots.py").write_text(BOT, "utf-8")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which pip has installed the package."""
    folder = tmp_path_factory.mktemp("wheel")
    content = folder / "content"
    write_package(content)
    write_metadata(content, "stairs", ENTRY_POINTS)
    (content / "stairs-1.0.dist-info" / "WHEEL").write_text(
        "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n", "utf-8"
    )
    (content / "stairs-1.0.dist-info" / "RECORD").touch()
    wheel = folder / "stairs-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for file in sorted(content.rglob("*")):
            if file.is_file():
                archive.write(file, file.relative_to(content))
    target = folder / "installed"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*command, "--target", str(target), str(wheel)], check=True)
    return target


@pytest.fixture
def environment(installed: Path) -> dict[str, str]:
    path = [str(installed), os.environ["PYTHONPATH"]]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path)}


def test_the_command_line_finds_them(environment: dict[str, str], tmp_path: Path) -> None:
    assert "stairs" in command(environment, tmp_path, "games")
    assert "HC-2.4" in command(environment, tmp_path, "rules", "stairs")
    options = ["stairs", "--seed", "3", "--bots", "1", "--bot", "tallest"]
    said = command(environment, tmp_path, "play", *options, typed="1\n1\n1\n\n")
    assert "tallest" in said
    assert "All rounds have been played. (HC-3.2)" in said


def test_simulations_and_studies_find_them_in_their_workers(
    environment: dict[str, str], tmp_path: Path
) -> None:
    options = ["--matches", "60", "--bots", "tallest,random", "--seed", "1"]
    alone = command(environment, tmp_path, "simulate", "stairs", *options, "--jobs", "1")
    spread = command(environment, tmp_path, "simulate", "stairs", *options, "--jobs", "2")
    assert "tallest" in alone
    assert alone == spread
    command(environment, tmp_path, "study", "stairs", "--matches", "8", "--jobs", "2")
    assert (tmp_path / "balance" / "stairs" / "README.md").is_file()


async def play_out(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "tallest"}]
    table = lay_table(server, "stairs", people=1, seats=seats)
    table.start()
    async with Client(table, 0) as client:
        await client.play(random.Random(1))
        assert client.state["result"]["rule"] == "HC-3.2"


def test_the_server_plays_them_and_sends_their_texts(
    environment: dict[str, str], tmp_path: Path
) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db")
    server.environment["PYTHONPATH"] = environment["PYTHONPATH"]
    with server:
        games = http("GET", f"{server.url}/api/games").json()
        assert "stairs" in [game["name"] for game in games]
        game = http("GET", f"{server.url}/api/games/stairs").json()
        assert "tallest" in game["bots"]
        for file in ("game", "rules"):
            sent = http("GET", f"{server.url}/api/games/stairs/texts/fr/{file}")
            assert sent.text == (TEMPLATE / "texts" / "fr" / f"{file}.ftl").read_text("utf-8")
            assert sent.headers["content-type"].startswith("text/plain")
        # English scenarios carry their titles themselves.
        assert http("GET", f"{server.url}/api/games/stairs/texts/en/scenarios").text == ""
        for wrong in ("stairs/texts/de/game", "stairs/texts/en/..%2Fgame", "chess/texts/en/game"):
            assert http("GET", f"{server.url}/api/games/{wrong}").status_code in (404, 422)
        asyncio.run(play_out(server))


# In this process: what is wrong with a package is told in a line that names it.


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path of this process, whose packages are looked for again."""
    monkeypatch.syspath_prepend(tmp_path)
    # What is known already, in place: compiled modules can't be given another dictionary.
    known: list[dict[str, object]] = [registry._games, plugins._found, bots._BOTS]
    before = [each.copy() for each in known]
    registry._games.clear()
    plugins._found.clear()
    yield tmp_path
    for each, content in zip(known, before, strict=True):
        each.clear()
        each.update(content)


@pytest.mark.parametrize(
    ("group", "reference", "expected"),
    [
        (
            GAMES,
            "no_such_module:GAME",
            "the package 'odd' gives no_such_module:GAME as parcours.games",
        ),
        (GAMES, "parcours:NOTHING", "'odd_one' can't be loaded"),
        (GAMES, "parcours:new_match", "expected an instance of Game"),
        (GAMES, "parcours.examples.high_card:GAME", "calls itself 'high_card'"),
        (BOTS, "parcours:nothing", "'odd_one' can't be loaded"),
        (BOTS, "parcours:new_match", "expected a name and a method choose"),
        (BOTS, "parcours.bots.random_bot:RandomBot", "calls itself 'random'"),
    ],
)
def test_a_game_or_bot_that_is_none_is_told(
    found: Path, group: str, reference: str, expected: str
) -> None:
    write_metadata(found, "odd", {group: {"odd_one": reference}})
    names, find = {GAMES: (parcours.game_names, parcours.find_game), BOTS: (bot_names, find_bot)}[
        group
    ]
    assert "odd_one" in names()
    with pytest.raises(SetupError, match=expected):
        find("odd_one")
    # The others can still be played.
    assert parcours.find_game("smile_life").name == "smile_life"


def test_no_package_replaces_a_game_of_ours(found: Path) -> None:
    write_metadata(found, "odd", {GAMES: {"happy": "no_such_module:GAME"}})
    assert parcours.game_names().count("happy") == 1
    assert parcours.find_game("happy").package == "parcours.games.happy"


def test_a_game_that_is_registered_is_known_to_the_workers_of_a_simulation(found: Path) -> None:
    write_package(found)
    parcours.register(import_module("stairs").GAME)
    assert Texts("en", "stairs").say("game-name")
    study = Study("stairs", ("random", "random"), matches=4)
    assert list(simulate(study)) == list(simulate(study, Processes(2)))


def test_the_template_is_installed_for_these_tests() -> None:
    assert "high_card" in {entry.name for entry in entry_points(group=GAMES)}
