"""Scenario files are tests: each document of `tests/**/*.yaml` is collected and run.

`make test` runs the tests twice, with PARCOURS_EXPECT=source and PARCOURS_EXPECT=compiled; it is checked here that they
run on the package that they are meant for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import parcours
from parcours.cli.about import version, way
from parcours.core.scenarios import Failure, Scenario, read_scenarios, run

# The template of docs/adding-a-game.md is a game like the others, so it has to pass what they pass.
sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
parcours.register(import_module("high_card").GAME)

# Whole matches are played inside examples, at whatever speed the machine has today.
settings.register_profile(
    "parcours", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.load_profile("parcours")

SOURCE = Path(__file__).parents[1] / "src"


def pytest_configure() -> None:
    expected = os.environ.get("PARCOURS_EXPECT")
    place = Path(parcours.__file__).parent
    found = "source" if place.is_relative_to(SOURCE) else way()
    if expected is not None and found != expected:
        pytest.exit(f"expected the {expected} package, but found the {found} one in {place}")


def pytest_report_header() -> str:
    return f"{version()} in {Path(parcours.__file__).parent}"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".yaml":
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        text = self.path.read_text(encoding="utf-8")
        for scenario in read_scenarios(text, self.path.name):
            yield ScenarioItem.from_parent(self, name=scenario.title, scenario=scenario)


class ScenarioItem(pytest.Item):
    def __init__(self, *, scenario: Scenario, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.scenario = scenario

    def runtest(self) -> None:
        failure = run(self.scenario)
        if failure is not None:
            raise ScenarioFailed(failure)

    def repr_failure(
        self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None
    ) -> str:
        if isinstance(excinfo.value, ScenarioFailed):
            failure = excinfo.value.failure
            return f"step {failure.step}: {failure.text}\n{failure.difference}\n{failure.table}"
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.scenario.title


class ScenarioFailed(Exception):
    def __init__(self, failure: Failure) -> None:
        self.failure = failure
        super().__init__(failure.difference)
