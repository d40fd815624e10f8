"""What is given on the command line, read and checked."""

import os
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from parcours.core.decks import Deck
from parcours.core.errors import ParcoursError, SetupError
from parcours.core.game import Game
from parcours.core.match import Match
from parcours.core.options import parse_choice
from parcours.core.record_text import SUFFIX
from parcours.core.records import load_record
from parcours.lab.workers import LOCAL, Workers, find_workers
from parcours.workshop.variants import read_variant, variant_names

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The name of a game; see `parcours games`.")
]
Language = Annotated[str, typer.Option("--lang", help="The language of the texts: en, fr or nl.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
DeckFile = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="Your own deck.")]
Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs", min=1, help="How many processes work on this machine; one for each core."
    ),
]
WorkOn = Annotated[
    str,
    typer.Option(
        "--on", help="Where the work is done: local, ray, or a cluster at ray://HOST:PORT."
    ),
]
Players = Annotated[int | None, typer.Option("--players", help="How many seats there are.")]
StudySeed = Annotated[int, typer.Option("--seed", min=0, help="Where all chance of it comes from.")]
EqualBots = Annotated[
    str, typer.Option("--bot", metavar="BOT", help="Who plays; of equal skill on all seats.")
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", min=0, max=2**64 - 1, help="Where all chance of it comes from."),
]


def read_workers(on: str, jobs: int | None) -> Workers:
    """Who does the work."""
    if on != LOCAL and jobs is not None:
        raise SetupError("--jobs is for --on local: a cluster has as many workers as it has cores")
    return find_workers(on, jobs or os.cpu_count() or 1)


def name_work(what: str, workers: Workers) -> str:
    """What a progress bar counts, and by how many it is done."""
    count = workers.size()
    return f"{what}, {count} worker{'' if count == 1 else 's'}"


class FileError(ParcoursError):
    """A file that can't be read or written."""


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(f"{path}: expected text in UTF-8, not the byte at {error.start}") from None
    except OSError as error:
        raise FileError(f"{path}: can't be read: {problem(error)}") from None


def problem(error: OSError) -> str:
    """What the system said, without its number and the path."""
    return (error.strerror or str(error)).lower()


def read_record(path: Path) -> Match:
    """The match that a record file holds."""
    text = read_text(path)
    try:
        return load_record(text)
    except ParcoursError as error:
        raise FileError(f"{path}: {error}") from None


def list_records(paths: list[Path]) -> list[Path]:
    """Files as they are given, and all records of a folder."""
    files: list[Path] = []
    for path in paths:
        files += sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]
    return files


def read_options(given: list[str] | None) -> dict[str, object]:
    """The options as a match takes them; the game checks their values."""
    options: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise SetupError(f"'{text}' is no option: expected NAME=VALUE, such as river=true")
        options[name] = parse_choice(value)
    return options


def read_deck(game: Game, path: Path | None) -> Deck | None:
    """The deck of that file or the variant of that name, if one is given."""
    if path is None:
        return None
    if str(path) in variant_names(game) and not path.exists():
        return read_variant(game, str(path))
    return game.read_deck(read_text(path), str(path))


def read_deck_source(game: Game, path: Path | None) -> str:
    """The text of the deck of that file; empty for the deck that the game comes with."""
    deck = read_deck(game, path)
    return "" if deck is None else deck.source


def write_command(command: str, game: str, given: Mapping[str, object]) -> str:
    """The words that do the same again: options that were not given are left out, and files are named only."""
    words = ["parcours", command, game]
    for name, value in given.items():
        for each in value if isinstance(value, list) else [value]:
            if each is not None:
                words += [f"--{name}", each.name if isinstance(each, Path) else str(each)]
    return shlex.join(words)


def split_names(given: list[str] | None) -> list[str]:
    """Names that were given one by one or joined by commas."""
    return [name for text in given or [] for name in text.split(",") if name]
