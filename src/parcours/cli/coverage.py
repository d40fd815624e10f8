"""Which tests show which rule: the scenarios of a game, and the marks in the tests of a checkout."""

import ast
from collections.abc import Iterator
from pathlib import Path

from parcours.cli.inputs import read_text
from parcours.core.errors import SetupError
from parcours.scenarios.scenario import shipped

MARK = "pytest.mark.rule"


def find_coverage(checkout: Path, game: str) -> dict[str, list[str]]:
    """For each rule that a test shows, the titles of the scenarios and the names of the tests."""
    tests = checkout / "tests"
    if not tests.is_dir():
        raise SetupError("there is no folder 'tests' here: expected to run in a checkout")
    shown: dict[str, list[str]] = {}
    for scenario in shipped(game).values():
        for rule in scenario.rules:
            shown.setdefault(rule, []).append(scenario.title)
    for path in sorted(tests.rglob("*.py")):
        for rule, test in marks(read_text(path), path):
            shown.setdefault(rule, []).append(f"{path.name}: {test}")
    return shown


def marks(source: str, path: Path) -> Iterator[tuple[str, str]]:
    """The rules that marks name, `@pytest.mark.rule("SL-2.8")`, each with its test."""
    try:
        module = ast.parse(source)
    except SyntaxError as error:
        raise SetupError(f"{path}: expected Python: {error}") from None
    for node in ast.walk(module):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == MARK:
                for rule in mark.args:
                    if isinstance(rule, ast.Constant):
                        yield str(rule.value), node.name
