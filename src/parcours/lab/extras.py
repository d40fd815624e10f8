"""Packages that not everybody has: they come with the extras of Parcours."""

from importlib.util import find_spec

from parcours.core.errors import SetupError


def need(module: str, what: str, extra: str = "lab") -> None:
    """SetupError, with how to install it, where that module is missing."""
    if find_spec(module) is None:
        raise SetupError(f"{what} needs {module}: install it with pip install 'parcours[{extra}]'")
