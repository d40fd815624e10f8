"""Two bots in one study: who plays where, and what each of them makes of the cards."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from parcours.cli.app import app
from parcours.lab.bot_comparison import BotComparison
from parcours.lab.bot_comparison_page import tell_difference, write_comparison
from parcours.lab.page import PAGE
from parcours.lab.study import play_study
from parcours.lab.study_results import open_study
from parcours.studies.matches import FREE, MIXED, DeckStudy, Played, SeatRow, plan_study


def test_half_of_the_seats_are_played_by_the_other_bot(tmp_path: Path) -> None:
    study = plan_study("smile_life", 3, 4, bot="greedy", compared="random")
    matches = list(play_study(study))
    assert [match.part for match in matches] == [FREE, MIXED] * 4
    for match in matches:
        bots = sorted(row.bot for row in match.seats)
        if match.part == FREE:
            assert bots == ["", "", ""]
        else:
            assert {*bots} == {"greedy", "random"}
    assert [match.seed for match in matches[::2]] == [match.seed for match in matches[1::2]]
    # What is kept is the same.
    data = open_study(tmp_path / "data", study)
    for match in matches:
        data.add(match)
    data.write()
    assert list(open_study(tmp_path / "data", study).earlier()) == matches


def mixed(match: int, weak: str, strong: str, strong_wins: bool) -> Played:
    """A match of two seats that have used these cards."""
    seats = tuple(
        SeatRow(
            seat,
            seat,
            1 if won else 2,
            float(won),
            0.0,
            frozenset(used.split()),
            frozenset(),
            {},
            {},
            bot,
        )
        for seat, (bot, used, won) in enumerate(
            (("easy", weak, not strong_wins), ("medium", strong, strong_wins))
        )
    )
    return Played(match, MIXED, match, 8.0, 9, "over", {}, seats, ())


@pytest.fixture(scope="module")
def comparison() -> BotComparison:
    """The weaker one lays the fool in every match and wins one in four, with the joker only."""
    matches = [
        mixed(at, "fool joker rook" if at % 4 == 0 else "fool rook", "joker rook", at % 4 != 0)
        for at in range(400)
    ]
    return BotComparison(DeckStudy("smile_life", 2, 400, bot="medium", compared="easy"), matches)


def test_cards_are_compared_between_bots(comparison: BotComparison) -> None:
    assert comparison.bots == ["easy", "medium"]
    assert [rate.value for rate in comparison.rates] == [0.25, 0.75]
    cards = {card.name: card for card in comparison.cards}
    assert cards["fool"].users == (1.0, 0.0)
    assert cards["fool"].more_often.value == 1.0
    assert cards["fool"].gains[1] is None
    assert cards["joker"].users == (0.25, 1.0)
    gain = cards["joker"].gains[0]
    assert gain is not None
    assert gain.value == 0.75
    assert [card.name for card in comparison.cards] == ["fool", "rook", "joker"]


def test_what_the_weaker_overrates_and_underrates(comparison: BotComparison) -> None:
    # All users of the joker together win 0.15 more than the mean of their bots, those of the fool and the rook 0.
    assert comparison.average == pytest.approx(75 / 1700)
    assert [card.name for card in comparison.overrated] == ["fool"]
    assert [card.name for card in comparison.underrated] == ["joker"]
    said = tell_difference(comparison)
    assert "`medium` wins 75.0%" in said[0]
    assert said[2].startswith("`easy` underrates, against `medium`: `joker` (used by 25.0%")
    section = write_comparison(comparison, {})
    assert "| `fool` | 100.0% | 0.0% |" in section
    assert "`rook`" not in section


def test_the_command_compares_two_bots(tmp_path: Path) -> None:
    def run(*args: str) -> Result:
        folder = str(tmp_path / "data")
        words = ["study", "smile_life", "--matches", "4", "--jobs", "1", "--out", folder]
        return CliRunner().invoke(app, [*words, "--bot", "medium", *args])

    assert run("--against", "easy").exit_code == 0
    page = (tmp_path / "data" / PAGE).read_text("utf-8")
    assert "What `easy` and `medium`" in page or "What `medium` and `easy`" in page
    assert "--bot medium --against easy" in page
    assert (tmp_path / "data" / "strength.svg").is_file()
    assert "can't be compared with itself" in run("--against", "medium").output
    # Without the comparison it is another study.
    assert "the results of another study" in run().output
