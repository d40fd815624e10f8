"""What this installation is."""

from importlib.machinery import EXTENSION_SUFFIXES

import parcours
from parcours.core import game


def compiled() -> bool:
    """Whether core and games run as machine code, rather than from their source."""
    return game.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def way() -> str:
    """Whether it is compiled, in a word."""
    return "compiled" if compiled() else "interpreted"


def version() -> str:
    """The line of `parcours --version`."""
    return f"parcours {parcours.__version__} ({way()})"
