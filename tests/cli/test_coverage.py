"""`parcours rules --coverage`: which scenario or test shows which rule."""

from pathlib import Path

import pytest

import parcours
from parcours.cli.coverage import marks
from parcours.scenarios.scenario import Scenario
from parcours.texts import Texts

from .commands import CHECKOUT, error_of, run


def checkout(folder: Path, marked: str) -> None:
    """A test that shows that rule."""
    (folder / "tests").mkdir()
    (folder / "tests" / "test_one.py").write_text(
        f'import pytest\n\n\n@pytest.mark.rule("{marked}")\ndef test_it() -> None:\n    pass\n',
        encoding="utf-8",
    )


def scenario_of(rules: list[str]) -> Scenario:
    """A scenario that shows those rules."""
    document: dict[str, object] = {
        "scenario": "Shows a lot",
        "game": "smile_life",
        "rules": rules,
        "players": ["ana", "bob"],
        "steps": [],
    }
    return Scenario(document, "here")


def test_coverage_lists_what_shows_each_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    chapters = Texts("en", "smile_life").chapters()
    known = [rule for chapter, _, ids in chapters if chapter != "SL-R" for rule in ids]
    scenarios = {"one-1": scenario_of(known[2:])}
    monkeypatch.setattr("parcours.cli.coverage.shipped", lambda _: scenarios)
    checkout(tmp_path, known[0])
    result = run("rules", "smile_life", "--coverage")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0].split() == ["✓", known[0], "test_one.py:", "test_it"]
    assert lines[1].startswith(f"✓ {known[2]}")
    assert "Shows a lot" in lines[1]
    assert lines[-2] == f"✗ {known[1]}"
    assert lines[-1] == f"{len(known) - 1} of {len(known)} rules are shown"


@pytest.mark.parametrize("game", parcours.game_names())
def test_every_rule_is_shown(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CHECKOUT)
    result = run("rules", game, "--coverage")
    assert result.exit_code == 0, result.stdout
    assert "✗" not in result.stdout
    assert "-R" not in result.stdout


def test_coverage_needs_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "expected to run in a checkout" in error_of(run("rules", "smile_life", "--coverage"))


def test_marks_are_read_from_decorators_only() -> None:
    source = (
        "import pytest\n\n"
        "TEXT = '@pytest.mark.rule(\"XX-1.1\")'\n\n"
        "@pytest.mark.rule('XX-1.2', 'XX-1.3')\n"
        "@pytest.mark.slow\n"
        "def test_two(): ...\n"
    )
    assert list(marks(source, Path("x.py"))) == [("XX-1.2", "test_two"), ("XX-1.3", "test_two")]
