"""Which games there are: every folder under `parcours.games`, and whatever is registered from outside."""

import pkgutil
from importlib import import_module

from parcours.core.errors import SetupError
from parcours.core.game import Game

_FOLDERS = "parcours.games"
_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known that does not live under `parcours.games`."""
    _games[game.name] = game


def game_names() -> list[str]:
    """The names of all games."""
    folders: list[str] = [
        module.name
        for module in pkgutil.iter_modules(import_module(_FOLDERS).__path__)
        if module.ispkg
    ]
    return sorted({*folders, *_games})


def find_game(name: str) -> Game:
    """The game of that name; SetupError if there is none."""
    game = _games.get(name)
    if game is None:
        names = game_names()
        if name not in names:
            raise SetupError(f"there is no game '{name}': expected one of {', '.join(names)}")
        game = import_module(f"{_FOLDERS}.{name}").GAME
        if not isinstance(game, Game):
            raise TypeError(f"{_FOLDERS}.{name}.GAME is not a Game")
        _games[name] = game
    return game
