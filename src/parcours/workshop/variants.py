"""The decks that a game brings along beside its standard one: `variants/*.toml` in its package.

A variant is a deck file with a title and a description in all languages. Its name is that of its file.
"""

from importlib import resources
from typing import Final

from parcours.core.decks import Deck
from parcours.core.errors import SetupError
from parcours.core.game import Game

FOLDER: Final = "variants"
_SUFFIX: Final = ".toml"


def variant_names(game: Game) -> list[str]:
    """The names of the variants, in alphabetical order."""
    folder = resources.files(game.package) / FOLDER
    if not folder.is_dir():
        return []
    files = [file.name for file in folder.iterdir() if file.name.endswith(_SUFFIX)]
    return sorted(name.removesuffix(_SUFFIX) for name in files)


def variant_text(game: Game, name: str) -> str:
    """The text of a variant's file; SetupError if the game has none of that name."""
    names = variant_names(game)
    if name not in names:
        expected = f"expected one of {', '.join(names)}" if names else "it has none"
        raise SetupError(f"{game.name} has no deck '{name}': {expected}")
    file = resources.files(game.package) / FOLDER / f"{name}{_SUFFIX}"
    return file.read_text(encoding="utf-8")


def read_variant(game: Game, name: str) -> Deck:
    """A variant as a deck to play with."""
    return game.read_deck(variant_text(game, name), f"{FOLDER}/{name}{_SUFFIX}")
