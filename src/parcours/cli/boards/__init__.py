"""The table as a picture of characters: a board of its own for a game, or the one that suits any view."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from parcours.cli.boards.generic import draw
from parcours.core.game import Game
from parcours.texts import Texts

Draw = Callable[[dict[str, object], Texts, str | None], RenderableType]


def find_board(game: Game) -> Draw:
    """The function `draw` that draws the game's views.

    It is in the module of the game's name here, or in the module `terminal` of a game from another package.
    """
    for module in (f"{__name__}.{game.name}", f"{game.package}.terminal"):
        if find_spec(module) is not None:
            found: Draw = import_module(module).draw
            return found
    return draw
