"""Bots of somebody's own module: `mymodule:MyBot` plays wherever bots are named by who runs the program."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from parcours import bots
from parcours.bots import bot_names, find_bot, load_bot, register_bot
from parcours.core.errors import Bug, SetupError
from parcours.lab.simulate import Study, simulate
from parcours.lab.workers import Processes

from .processes import command

EXAMPLE = Path(__file__).parents[1] / "docs" / "writing-a-bot.md"
ODD = """
from parcours.bots import Choice, Reason
from parcours.core.errors import Bug


class First:
    name = "first"

    def choose(self, world, seat, moves, chance):
        return Choice(moves[0], [Reason(move, 0.0) for move in moves])


class Cheat(First):
    name = "cheat"

    def choose(self, world, seat, moves, chance):
        other = world.copy()
        other.apply(seat, moves[0], chance)
        return Choice(next(move for move in other.legal(other.to_act()[0]) if move not in moves))


class Faulty(First):
    name = "faulty"

    def choose(self, world, seat, moves, chance):
        raise Bug("draw", "parcours record 1\\n")


class Named(First):
    name = "greedy"


class Wants(First):
    def __init__(self, strength):
        self.strength = strength


NOTHING = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder that the program runs in, with somebody's modules."""
    (tmp_path / "odd.py").write_text(ODD, encoding="utf-8")
    (tmp_path / "broken.py").write_text("import no_such_thing", encoding="utf-8")
    (tmp_path / "failing.py").write_text("1 / 0", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    known = [bots._BOTS.copy(), bots._IMPORTED.copy()]
    yield tmp_path
    for each, before in zip((bots._BOTS, bots._IMPORTED), known, strict=True):
        each.clear()
        each.update(before)


def example() -> str:
    """The module that the document shows."""
    found = re.search(r"```python\n(.*?)```", EXAMPLE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    ("reference", "expected"),
    [
        ("nowhere:MyBot", "there is no module 'nowhere': expected MODULE:CLASS"),
        ("odd.deeper:MyBot", "there is no module 'odd.deeper'"),
        ("odd:MyBot", "the module 'odd' has no 'MyBot'"),
        ("odd:NOTHING", "the bot 'odd:NOTHING' is 3: expected a name and a method choose"),
        ("odd:Choice", "can't be made: expected a class without arguments"),
        ("odd:Wants", "can't be made: expected a class without arguments"),
        ("odd:", "'odd:' is no bot"),
        ("../odd:First", "is no bot: expected MODULE:CLASS"),
        ("broken:MyBot", "'broken' can't be loaded: it fails with 'ModuleNotFoundError"),
        ("failing:MyBot", "it fails with 'ZeroDivisionError: division by zero'"),
        ("greedy:fast", "does not search"),
    ],
)
def test_what_is_no_bot_is_told(folder: Path, reference: str, expected: str) -> None:
    with pytest.raises(SetupError, match=re.escape(expected)):
        load_bot(reference)


def test_a_bot_that_somebody_else_names_is_never_imported(folder: Path) -> None:
    with pytest.raises(SetupError, match="there is no bot 'odd'"):
        find_bot("odd:First")


def test_a_bot_is_known_by_its_own_name_once_it_is_registered(folder: Path) -> None:
    register_bot("odd:First")
    assert "first" in bot_names()
    assert find_bot("first") is load_bot("odd:First")
    register_bot("odd:First")
    with pytest.raises(SetupError, match="there is a bot 'greedy' already"):
        register_bot("odd:Named")


def test_workers_of_a_simulation_find_it(folder: Path) -> None:
    study = Study("high_card", ("odd:First", "random"), matches=24)
    assert list(simulate(study)) == list(simulate(study, Processes(2)))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_move_that_is_not_legal_ends_a_simulation(folder: Path, jobs: int) -> None:
    study = Study("smile_life", ("odd:Cheat", "random"), matches=16)
    with pytest.raises(ValueError, match="'cheat' has chosen a move that is not legal"):
        list(simulate(study, Processes(jobs)))


def test_a_bug_travels_out_of_a_worker_with_its_record(folder: Path) -> None:
    study = Study("high_card", ("odd:Faulty", "random"), matches=16)
    with pytest.raises(Bug) as caught:
        list(simulate(study, Processes(2)))
    assert (caught.value.move, caught.value.record) == ("draw", "parcours record 1\n")


def test_the_example_of_the_document_plays(folder: Path) -> None:
    source = example()
    environment = dict(os.environ)
    assert len(source.splitlines()) <= 30
    (folder / "mybots.py").write_text(source, encoding="utf-8")
    names = ["--bots", "mybots:Careful,random", "--option", "deck=60"]
    short = ["--matches", "12", "--jobs", "2"]
    simulated = command(environment, folder, "simulate", "smile_life", *names, *short)
    assert "mybots:Careful" in simulated
    played = command(
        environment, folder, "play", "smile_life", "--bots", "mybots:Careful,easy", typed="quit\n"
    )
    assert "The bot “careful” plays one seat: Iris." in played
    assert "The bot “easy” plays one seat: Otto." in played
    command(environment, folder, "study", "high_card", "--bot", "mybots:Careful", *short)
    page = folder / "balance" / "high_card-mybots-Careful" / "README.md"
    assert "between `mybots:Careful` bots" in page.read_text("utf-8")
