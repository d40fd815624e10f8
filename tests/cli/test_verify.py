"""`parcours verify`."""

import re
from pathlib import Path

import pytest

from .commands import error_of, run


def test_verify_says_what_it_checked(record: Path) -> None:
    result = run("verify", str(record))
    assert result.exit_code == 0
    assert "moves replayed, all legal" in result.stdout
    assert "it ends as it says: pile_empty" in result.stdout
    assert "no commitment" in result.stdout


@pytest.mark.parametrize(
    ("found", "instead", "expected"),
    [
        ("parcours record 1", "parcours record 2", "a newer Parcours may read it"),
        ("rules: 2", "rules: 99", "expected version 1 or 2"),
        ("game: smile_life", "game: chess", "there is no game 'chess'"),
        ("players: ana bob", "players: ana", "2 to 6 players"),
        ("option deck: 50", "option deck: 7", "a whole number from 50 to 200"),
        ("ana: draw", "ana: fly", "is no move"),
        ("= pile_empty", "= flood", "the moves lead to"),
    ],
)
def test_a_record_that_is_wrong_is_told_with_its_line(
    record: Path, found: str, instead: str, expected: str
) -> None:
    text = record.read_text(encoding="utf-8")
    assert found in text
    record.write_text(text.replace(found, instead, 1), encoding="utf-8")
    error = error_of(run("verify", str(record)))
    assert expected in error
    assert re.search(r"match\.txt: line \d+: ", error)


def test_a_record_cut_in_the_middle_is_told(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    for length in (0, 30, len(text) // 2, len(text) - 60):
        record.write_text(text[:length], encoding="utf-8")
        assert "line" in error_of(run("verify", str(record)))
