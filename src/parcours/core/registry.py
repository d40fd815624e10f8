"""Which games there are: every folder under `parcours.games`, those of installed packages, and what is registered."""

import pkgutil
from importlib import import_module

from parcours.core.errors import SetupError
from parcours.core.game import Game
from parcours.core.plugins import load_plugin, plugin_names

# The package whose folders are games, and the group of entry points for games of other packages.
_GAMES = "parcours.games"
_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known for this process that no installed package brings along."""
    _games[game.name] = game


def game_names() -> list[str]:
    """The names of all games."""
    return sorted({*_folders(), *plugin_names(_GAMES), *_games})


def find_game(name: str) -> Game:
    """The game of that name; SetupError if there is none, or if its package can't be loaded."""
    game = _games.get(name)
    if game is None:
        game = _load(name)
        _games[name] = game
    return game


def _load(name: str) -> Game:
    """The game of that name, which is not loaded yet. A package can't replace a game of ours."""
    if name in _folders():
        found: object = import_module(f"{_GAMES}.{name}").GAME
    elif name in plugin_names(_GAMES):
        found = load_plugin(_GAMES, name)
    else:
        names = ", ".join(game_names())
        raise SetupError(f"there is no game '{name}': expected one of {names}")
    if not isinstance(found, Game):
        raise SetupError(f"the game '{name}' is {found!r}: expected an instance of Game")
    if found.name != name:
        raise SetupError(f"the game '{name}' calls itself '{found.name}': expected the same name")
    return found


def _folders() -> list[str]:
    folders = import_module(_GAMES).__path__
    return [module.name for module in pkgutil.iter_modules(folders) if module.ispkg]
