"""What the tests of texts read: the Fluent files of each package, and what the sources of a game say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module, resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import parcours
from parcours.texts import LANGUAGES, Texts

from .conformance.tables import every_setting

each_game = pytest.mark.parametrize("game", parcours.game_names())
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_setting = pytest.mark.parametrize("setting", every_setting(), ids=str)

RULE = re.compile(r"\b[A-Z]{2}-(?:\d+|R)(?:\.\d+)?")
# A number in digits that is no part of the name of a rule.
TYPED = re.compile(r"(?<![\w.,-])\d+(?:,\d{3})*(?!\w)")
EVENT_VARIABLES = {"player", "card", "other", "number", "cards", "division"}
FACES = Path(__file__).parents[1] / "web" / "src" / "games"


class Variables(Visitor):
    """The variables that an entry uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def package_of(game: str) -> str:
    package = import_module(type(parcours.find_game(game)).__module__).__package__
    assert package
    return package


def source(language: str, package: str, file: str) -> str:
    path = resources.files(package) / "texts" / language / file
    return path.read_text(encoding="utf-8")


def files_of(package: str) -> list[str]:
    if package == "parcours":
        return ["common.ftl", "notices.ftl", "page.ftl", "workbench.ftl", "workshop.ftl"]
    english = resources.files(package) / "texts" / "en"
    extra = [file for file in ("guide.ftl", "aid.ftl", "lessons.ftl") if (english / file).is_file()]
    return ["game.ftl", "rules.ftl", *extra]


def entries(language: str, package: str) -> Iterator[ftl.EntryType]:
    for file in files_of(package):
        yield from FluentParser().parse(source(language, package, file)).body


def messages(language: str, package: str) -> dict[str, set[str]]:
    """The ids of all messages and their attributes, with the variables of each."""
    found: dict[str, set[str]] = {}
    for entry in entries(language, package):
        if not isinstance(entry, ftl.Message | ftl.Term):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
        for id, pattern in parts:
            if pattern is not None:
                variables = Variables()
                variables.visit(pattern)
                found[id] = variables.found
    return found


packages = ["parcours", *(package_of(game) for game in parcours.game_names())]
each_package = pytest.mark.parametrize("package", packages)


def patterns(language: str, package: str) -> Iterator[tuple[str, str]]:
    """All stretches of text, with the id of their message."""
    for entry in entries(language, package):
        if isinstance(entry, ftl.Message):
            stretches = Stretches()
            stretches.visit(entry)
            for text in stretches.found:
                yield entry.id.name, text


class Stretches(Visitor):
    """The text of an entry, with each placeable that is no selection as a letter."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        text = ""
        for element in node.elements:
            text += element.value if isinstance(element, ftl.TextElement) else "x"
        self.found.append(text)
        self.generic_visit(node)


def modules(package: str, pattern: str = "*.py") -> dict[str, ast.Module]:
    """The sources of a package by their names; a compiled one comes with them too."""
    folder = Path(str(resources.files(package)))
    found = sorted(folder.glob(pattern))
    assert found, f"{folder} holds no sources"
    return {
        str(path.relative_to(folder)): ast.parse(path.read_text(encoding="utf-8")) for path in found
    }


def strings(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def calls(module: ast.Module, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            called = node.func
            if (isinstance(called, ast.Attribute) and called.attr == name) or (
                isinstance(called, ast.Name) and called.id == name
            ):
                yield node


def named(module: ast.Module, node: ast.expr) -> set[str]:
    """The strings that an expression can be: its own, or those of the variable it is or is taken from."""
    if isinstance(node, ast.Subscript):
        node = node.value
    if not isinstance(node, ast.Name):
        return strings(node)
    found: set[str] = set()
    for part in ast.walk(module):
        if isinstance(part, ast.Assign | ast.AnnAssign) and part.value is not None:
            targets = part.targets if isinstance(part, ast.Assign) else [part.target]
            if any(isinstance(target, ast.Name) and target.id == node.id for target in targets):
                found |= strings(part.value)
    return found


def told(game: str) -> set[str]:
    """All that the rules tell the journal."""
    found: set[str] = set()
    for name, module in modules(package_of(game)).items():
        if name == "story.py":
            continue  # there it is told to people
        for call in calls(module, "tell"):
            # The strings of a condition, as in `"a" if kind == "b" else "c"`, tell nothing.
            what = call.args[0]
            parts = [what.body, what.orelse] if isinstance(what, ast.IfExp) else [what]
            names = set().union(*(named(module, part) for part in parts))
            assert names, f"line {call.lineno}: what is told can't be read"
            found |= names
    return found


def reasons(game: str) -> set[str]:
    """All reasons for which a match can end."""
    found: set[str] = set()
    for module in modules(package_of(game)).values():
        for call in calls(module, "Standing"):
            given = {word.arg: word.value for word in call.keywords}
            reason = given["reason"] if "reason" in given else call.args[2]
            names = named(module, reason)
            assert names, f"line {call.lineno}: the reason can't be read"
            found |= names
    return found


def refusing(game: str) -> set[str]:
    """All rules that a game can name as forbidding: what `legality` and its like return."""
    numbers: set[int] = set()
    functions = [
        node
        for file, module in modules(package_of(game)).items()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and ("forbid" in node.name or file.startswith("legal"))
    ]
    for function in functions:
        for node in ast.walk(function):
            returned = isinstance(node, ast.Return) and node.value is not None
            noted = isinstance(node, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == "rule" for target in node.targets
            )
            if returned or noted:
                for part in ast.walk(node):
                    # 100 x chapter + number: smaller ones are other figures.
                    if isinstance(part, ast.Constant) and type(part.value) is int:
                        numbers |= {part.value} if part.value > 100 else set()
    return {parcours.find_game(game).rule(number) for number in numbers}


def missing(texts: Texts, ids: Iterator[str] | list[str]) -> list[str]:
    return sorted(id for id in set(ids) if not texts.has(id))


def is_sentence(said: str) -> bool:
    """Nothing left unfilled: no id, no notation, no mark of isolation, no stray blank."""
    return bool(said) and not re.search(r"[{}\u2066-\u2069]|\w_\w| {2}|^\s|\s$|“”|‘’|: ?\.", said)
