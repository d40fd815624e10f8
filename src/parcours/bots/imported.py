"""Bots of somebody's own module, named as Python names them: `mymodule:MyBot`.

Only for those who run the program: importing a module runs it. What a client names is looked up by `find_bot`.
"""

import os
import sys
from importlib import import_module

from parcours.bots.bot import Bot
from parcours.core.errors import SetupError

EXPECTED = "expected MODULE:CLASS, such as mybots:Careful"


def import_bot(reference: str) -> Bot:
    """The bot that a module holds; SetupError if there is no such module or class, or if it is no bot.

    A module in the current folder is found too.
    """
    module, _, attribute = reference.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), attribute)):
        raise SetupError(f"'{reference}' is no bot: {EXPECTED}")
    loaded = _load_module(module)
    if not hasattr(loaded, attribute):
        raise SetupError(f"the module '{module}' has no '{attribute}': {EXPECTED}")
    return make_bot(reference, getattr(loaded, attribute))


def make_bot(named: str, found: object) -> Bot:
    """The bot that was found under that name, as an object or as its class; SetupError if it is none."""
    try:
        bot = found() if isinstance(found, type) else found
    except TypeError as error:
        raise SetupError(
            f"the bot '{named}' can't be made: expected a class without arguments, not '{error}'"
        ) from error
    if not isinstance(bot, Bot):
        raise SetupError(f"the bot '{named}' is {bot!r}: expected a name and a method choose")
    return bot


def _load_module(name: str) -> object:
    folder = os.getcwd()
    if folder not in sys.path:
        # Behind all others, so that nothing here hides what is installed.
        sys.path.append(folder)
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            raise SetupError(f"there is no module '{error.name}': {EXPECTED}") from error
        raise _broken(name, error) from error
    except Exception as error:
        # Whatever runs when somebody's module is imported may fail in any way.
        raise _broken(name, error) from error


def _broken(name: str, error: Exception) -> SetupError:
    return SetupError(
        f"the module '{name}' can't be loaded: it fails with '{type(error).__name__}: {error}'"
    )
