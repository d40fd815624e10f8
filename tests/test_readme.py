"""The tour of the README runs as it stands."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_tour_of_the_readme_runs() -> None:
    results = doctest.testfile(str(README), module_relative=False, verbose=False)
    assert results.attempted > 10
    assert results.failed == 0
