"""`parcours scenario`."""

import re
from pathlib import Path

import pytest

from .commands import SCENARIOS, error_of, run


def test_scenarios_print_a_line_each() -> None:
    path = SCENARIOS / "malus.yaml"
    result = run("scenario", str(path))
    assert result.exit_code == 0
    titles = re.findall(r"^scenario: (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    lines = result.stdout.splitlines()
    assert len(lines) == len(titles)
    for line, title in zip(lines, titles, strict=True):
        assert line.startswith(f"✓ {title}")
    assert "SL-7.6" in lines[0]


def test_a_failing_scenario_shows_step_difference_and_table(tmp_path: Path) -> None:
    path = tmp_path / "fails.yaml"
    path.write_text(
        "scenario: A draw brings two cards\n"
        "game: smile_life\n"
        "players: [ana, bob]\n"
        "given: {turn: ana, ana: {hand: [cat]}}\n"
        "steps:\n"
        "  - ana: draw\n"
        "  - expect: {ana: {hand: 3}}\n",
        encoding="utf-8",
    )
    good = str(SCENARIOS / "casino.yaml")
    result = run("scenario", str(path), good)
    assert result.exit_code == 1
    assert "✗ A draw brings two cards" in result.stdout
    assert "step 2: expect" in result.stdout
    assert "ana.hand is" in result.stdout
    assert "Ana" in result.stdout
    assert "✓" in result.stdout


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("scenario: [", "not YAML"),
        ("just words", "expected a mapping"),
        ("scenario: x\ngame: smile_life\n", "'players' is missing"),
    ],
)
def test_a_file_that_is_no_scenario_is_told(text: str, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    assert expected in error_of(run("scenario", str(path)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("game: chess\n", "there is no game 'chess'"),
        ("game: smile_life\ngiven: {ana: {hand: [unicorns]}}\n", "no card 'unicorns'"),
    ],
)
def test_a_scenario_that_cannot_be_laid_out_fails(text: str, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(f"scenario: Nonsense\nplayers: [ana, bob]\nsteps: []\n{text}", encoding="utf-8")
    result = run("scenario", str(path), str(SCENARIOS / "casino.yaml"))
    assert result.exit_code == 1
    assert "✗ Nonsense" in result.stdout
    assert expected in result.stdout
    assert "✓ Different wages" in result.stdout
