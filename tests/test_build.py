"""What is compiled, and what is not."""

from __future__ import annotations

import importlib
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files
from pkgutil import walk_packages

import pytest

import parcours
from parcours.cli.about import compiled

MODULES = [
    module.name
    for module in walk_packages(parcours.__path__, "parcours.")
    # What runs when it is imported: a program, and the way in of migrations.
    if not module.name.endswith(("__mypyc", "__main__", "migrations.env"))
]


def meant_to_be_compiled(name: str) -> bool:
    in_part = name.startswith(("parcours.core.", "parcours.games.", "parcours.search."))
    is_package = hasattr(importlib.import_module(name), "__path__")
    return in_part and not is_package and not name.endswith(".story")


@pytest.mark.parametrize("name", MODULES)
def test_each_module_is_compiled_with_all_or_not_at_all(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file
    is_compiled = file.endswith(tuple(EXTENSION_SUFFIXES))
    assert is_compiled == (compiled() and meant_to_be_compiled(name))


def test_the_rules_need_no_yaml_and_no_fluent() -> None:
    """What is compiled is type checked where neither is installed."""
    script = """
import pkgutil, sys, importlib, parcours, parcours.core, parcours.games, parcours.search
for package in (parcours.core, parcours.games, parcours.search):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not module.name.endswith("__mypyc"):
            importlib.import_module(module.name)
print(*sorted(name for name in ("ruamel", "fluent", "rich", "parcours.texts") if name in sys.modules))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []


@pytest.mark.parametrize("name", parcours.game_names())
def test_data_and_source_lie_beside_the_code(name: str) -> None:
    folder = files(parcours.find_game(name).package)
    assert folder.joinpath("deck.toml").is_file()
    assert folder.joinpath("state.py").is_file()
    assert any(file.name.endswith(".yaml") for file in folder.joinpath("scenarios").iterdir())
    for language in ("en", "fr", "nl"):
        assert folder.joinpath("texts", language, "rules.ftl").is_file()
