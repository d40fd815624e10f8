"""`parcours new-game NAME`: a game to begin with, a copy of the template under another name."""

import keyword
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from parcours.cli.inputs import FileError, problem
from parcours.core.errors import SetupError
from parcours.core.registry import game_names

TEMPLATE = "parcours.examples.high_card"
# A checkout of Parcours keeps its games here.
GAMES = Path("src", "parcours", "games")
# What the template is called in its three languages.
TITLES = ("High Card", "Carte haute", "Hoge kaart")
PYPROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1"
dependencies = ["parcours"]

[project.entry-points."parcours.games"]
{name} = "{name}:GAME"
"""


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name, such as sand_castle.")],
    title: Annotated[
        str | None, typer.Option(help="What people call it; made from the name, if left out.")
    ] = None,
    prefix: Annotated[
        str | None,
        typer.Option(help="Two capital letters that its rules begin with; from the title."),
    ] = None,
) -> None:
    """Write a game to begin with: a small one that runs and passes all tests, for you to change.

    In a checkout of Parcours it becomes one of its games. Elsewhere it becomes a package of its own.
    """
    if not re.fullmatch("[a-z][a-z0-9_]{1,29}", name) or keyword.iskeyword(name):
        raise SetupError(
            f"'{name}' can't be the name of a game: expected 2 to 30 letters a-z, digits and _, "
            "beginning with a letter"
        )
    if name in game_names():
        raise SetupError(f"there is a game '{name}' already")
    title = title or " ".join(part.capitalize() for part in name.split("_") if part)
    prefix = prefix or _initials(title)
    if not re.fullmatch("[A-Z]{2}", prefix):
        raise SetupError(f"'{prefix}' can't begin a rule: expected two letters A-Z, as in SL-4.7")
    in_checkout = GAMES.is_dir()
    folder = GAMES / name if in_checkout else Path(name, name)
    top = folder if in_checkout else folder.parent
    if top.exists():
        raise SetupError(f"{top} exists already: nothing was written")
    try:
        _copy(resources.files(TEMPLATE), folder, _Renaming(name, title, prefix))
        if not in_checkout:
            Path(name, "pyproject.toml").write_text(PYPROJECT.format(name=name), encoding="utf-8")
    except OSError as error:
        raise FileError(f"{folder}: can't be written: {problem(error)}") from None
    typer.echo(f"{folder} is a game: a copy of High Card called {title}. Now:")
    for step in _next_steps(name, in_checkout):
        typer.echo(f"  {step}")


def _next_steps(name: str, in_checkout: bool) -> list[str]:
    common = "docs/adding-a-game.md tells what to change, and in which order"
    if in_checkout:
        frozen = f".venv/dev/bin/python tests/golden/freeze.py {name}"
        return [frozen, "make reference", f"make check GAME={name}", common]
    return [f"pip install --editable ./{name}", f"parcours play {name}", common]


def _initials(title: str) -> str:
    """Of the first two words, or the first two letters of one."""
    words = re.findall("[A-Za-z]+", title)
    letters = [word[0] for word in words[:2]] if len(words) > 1 else [*"".join(words)[:2]]
    return "".join(letters).upper()


class _Renaming:
    """The names of the template, and what takes their place."""

    def __init__(self, name: str, title: str, prefix: str) -> None:
        camel = "".join(part.capitalize() for part in name.split("_"))
        self.pairs = [
            ("|".join(TITLES), title),
            ("HighCard", camel),
            ("high_card", name),
            (r"\bHC(?=[-\"])", prefix),
        ]

    def apply(self, text: str) -> str:
        for pattern, new in self.pairs:
            # A function, so that no letter of it has a meaning of its own.
            text = re.sub(pattern, lambda _, new=new: new, text)  # type: ignore[misc]
        return text


def _copy(source: Traversable, target: Path, renaming: _Renaming) -> None:
    target.mkdir(parents=True)
    for file in source.iterdir():
        if file.name == "__pycache__":
            continue
        if file.is_dir():
            _copy(file, target / file.name, renaming)
        else:
            text = renaming.apply(file.read_text(encoding="utf-8"))
            (target / file.name).write_text(text, encoding="utf-8")
