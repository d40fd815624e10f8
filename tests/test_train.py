"""Training, calibration and the table of strengths, each in a small way."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import parcours
from parcours.cli import app
from parcours.core.chance import Chance
from parcours.core.weights import LEARNT, read_weights
from parcours.lab.calibrate import Standing, fit_swing, reliability
from parcours.lab.open_cards import choose_open
from parcours.lab.strength import Cell, cells, measure, read_scores
from parcours.lab.train import Plan, train

SMALL = Plan(players=3, seed=1, variants=4, matches=3, trial=3)


def test_training_is_the_same_from_the_same_seed_and_goes_on_where_it_was(tmp_path: Path) -> None:
    game = parcours.find_game("happy")
    at_once = [*train(game, SMALL, 2, None)]
    log = tmp_path / "log.jsonl"
    first = [*train(game, SMALL, 1, log)]
    rest = [*train(game, SMALL, 2, log)]
    assert first + rest == at_once
    assert [*train(game, SMALL, 2, log)] == []
    assert {*at_once[0].values} == {*read_weights(game.package, LEARNT)}


def test_the_swing_of_made_up_matches_is_found() -> None:
    """Who leads by 100 wins nine times of ten: e to the power of 100 / swing is 9."""
    seen = [
        Standing(progress, [100, 0], [1.0, 0.0] if at % 10 else [0.0, 1.0])
        for progress in range(0, 1001, 50)
        for at in range(100)
    ]
    assert all(40 <= swing <= 52 for swing in fit_swing(seen))


def test_reliability_compares_what_was_told_with_what_came() -> None:
    told = [(0.72, 1.0)] * 7 + [(0.72, 0.0)] * 3 + [(1.0, 1.0)]
    bins = reliability(told)
    assert [(one.count, round(one.won, 2)) for one in bins] == [(10, 0.7), (1, 1.0)]
    assert bins[0].told == pytest.approx(0.72)


def test_cells_are_each_level_against_the_one_below_and_against_greedy() -> None:
    found = cells(["happy"], {"hard": "8"}, [])
    assert Cell("happy", 3, "hard:8", "greedy") in found
    assert Cell("happy", 4, "expert", "greedy") in found
    assert [cell for cell in found if cell.bot == "expert"][-1].against == "hard:8"
    assert cells(["happy"], {}, ["easy-random"]) == [Cell("happy", 3, "easy", "random")]


def test_a_cell_that_is_known_is_not_played_again(tmp_path: Path) -> None:
    out = tmp_path / "strength.jsonl"
    wanted = cells(["high_card"], {}, ["easy-random"])
    first = [*measure(wanted, 4, 0, 1, out)]
    assert [*measure(wanted, 4, 0, 1, out)] == first == read_scores(out)


def test_a_cell_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "strength.jsonl"
    wanted = cells(["high_card"], {}, ["easy-random"])
    for matches in (3, 31, 50):
        parts = [*measure(wanted, matches, 0, 1, out)]
    (at_once,) = measure(wanted, 50, 0, 1, None)
    assert (parts[0].wins, parts[0].matches) == (at_once.wins, at_once.matches)
    assert [part.matches for part in read_scores(out)] == [3, 20, 8, 19]
    (other_deals,) = measure(wanted, 5, 1, 1, out)
    assert other_deals.matches == 5, "deals of another seed are matches of their own"


def test_the_commands_say_what_they_found(tmp_path: Path) -> None:
    runner = CliRunner()
    result = runner.invoke(
        app, ["strength", "high_card", "--pairs", "medium-easy", "--matches", "2"]
    )
    assert result.exit_code == 0, result.output
    assert "medium" in result.stdout
    arguments = [
        "train",
        "happy",
        "--rounds",
        "1",
        "--variants",
        "4",
        "--matches",
        "1",
        "--trial",
        "3",
    ]
    result = runner.invoke(app, arguments)
    assert result.exit_code == 0, result.output
    assert "round 1" in result.stdout
    assert "coin = " in result.stdout
    plot = tmp_path / "plot.svg"
    arguments = ["calibrate", "happy", "--players", "3", "--matches", "1", "--bot", "hard:4"]
    result = runner.invoke(app, [*arguments, "--plot", str(plot)])
    assert result.exit_code == 0, result.output
    assert "told" in result.stdout
    assert plot.read_text(encoding="utf-8").count("<svg") == 1


def test_the_table_of_strengths_can_be_of_one_number_of_players() -> None:
    words = ["strength", "high_card", "--pairs", "medium-easy", "--matches", "2", "--players"]
    assert "high_card 2" in CliRunner().invoke(app, [*words, "2"]).stdout
    none = CliRunner().invoke(app, [*words, "4"])
    assert none.exit_code == 2
    assert "there is no such cell" in none.stderr


@pytest.mark.parametrize(("chosen", "best"), [("five", "play six"), ("seven", "play twelve")])
def test_who_sees_all_cards_answers_a_hidden_one(chosen: str, best: str) -> None:
    match = parcours.lay_out(
        "high_card",
        ["ana", "bob"],
        {
            "round": 2,
            "ana": {"hand": ["six", "twelve"]},
            "bob": {"hand": ["five", "seven"]},
            "played": ["one", "one"],
        },
    )
    match.play("bob", f"play {chosen}")
    assert chosen not in str(match.view("ana")), "a player would not know it"
    assert match.say(choose_open(match.state, match.seat("ana"), 12, Chance(1))) == best


def test_a_player_who_sees_all_cards_is_measured_against_greedy() -> None:
    words = ["strength", "high_card", "--open-cards", "6", "--matches", "4", "--players", "2"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    assert re.search(r"high_card 2, all cards open: [0-9.]+% of 4 matches", result.stdout)
    assert CliRunner().invoke(app, words).stdout == result.stdout
