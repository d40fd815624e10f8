"""The puzzles that games come with: each can be read, is legal, is explained, and tells nothing that is hidden."""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

import parcours
from parcours.cli.app import app
from parcours.cli.puzzles import close_gaps
from parcours.core.chance import Chance
from parcours.core.errors import ScenarioError
from parcours.core.registry import find_game
from parcours.puzzles import Puzzle, puzzle_ids, read_puzzle
from parcours.puzzles.check import confirm
from parcours.puzzles.find import Variety, find_puzzles
from parcours.puzzles.puzzle import SOLVER, puzzle_files, shipped_puzzle, write_puzzle
from parcours.puzzles.reasons import explained_anew
from parcours.puzzles.weigh import LEAST_GAP, can_be_weighed
from parcours.puzzles.words import explain, say_wrong
from parcours.review.why import CHANCE
from parcours.scenarios.scenario import read_scenarios, run
from parcours.search.outcome import CERTAIN
from parcours.texts import LANGUAGES, Texts

SHIPPED = [(game, number) for game in parcours.game_names() for number in puzzle_ids(game)]
each_puzzle = pytest.mark.parametrize(
    ("game", "number"), SHIPPED, ids=[f"{game}-{number}" for game, number in SHIPPED]
)


@cache
def puzzle_of(game: str, number: int) -> Puzzle:
    puzzle = shipped_puzzle(game, number)
    assert puzzle is not None
    return puzzle


@each_puzzle
def test_a_puzzle_has_one_clearly_best_move_that_greedy_misses(game: str, number: int) -> None:
    puzzle = puzzle_of(game, number)
    assert puzzle.match.game.name == game
    assert puzzle_ids(game)[number] == puzzle.grade
    assert SOLVER in puzzle.match.to_act
    assert can_be_weighed([answer.move for answer in puzzle.answers])
    assert puzzle.solution.move != puzzle.greedy
    chances = [answer.chance for answer in puzzle.answers]
    assert chances == sorted(chances, reverse=True)
    # Files tell thousandths.
    assert puzzle.gap >= LEAST_GAP - CERTAIN // 1000


@each_puzzle
def test_a_puzzle_is_explained_in_every_language(game: str, number: int) -> None:
    puzzle = puzzle_of(game, number)
    assert any(fact.kind != CHANCE for fact in puzzle.solution.why)
    for language in LANGUAGES:
        texts = Texts(language, game)
        told = explain(texts, puzzle)
        for answer in puzzle.answers:
            assert answer.why
            told.append(say_wrong(texts, puzzle.match, answer.why))
        for sentence in told:
            assert sentence.endswith(".")
            assert "_" not in sentence, "a name without a text"


@each_puzzle
def test_nothing_depends_on_what_the_player_cannot_see(game: str, number: int) -> None:
    puzzle = puzzle_of(game, number)
    match, seat = puzzle.match, puzzle.match.seat(SOLVER)
    world = match.state.redeal(seat, Chance(number))
    assert world.view(seat, match.players) == match.view(SOLVER)
    assert world.figures(seat, match.players) == match.figures(SOLVER)
    legal = sorted(match.say(move) for move in world.legal(seat))
    assert legal == sorted(answer.move for answer in puzzle.answers)


@pytest.mark.parametrize("game", sorted({game for game, _ in SHIPPED}))
def test_puzzles_differ(game: str) -> None:
    puzzles = [puzzle_of(game, number) for number in puzzle_ids(game)]
    sources = [puzzle.source for puzzle in puzzles]
    assert len(set(sources)) == len(sources), "two from one match"
    assert list(puzzle_ids(game)) == list(range(1, len(puzzles) + 1))
    variety = Variety([])
    for puzzle in puzzles:
        assert variety.has_room(puzzle.match, puzzle.solution.move, puzzle.greedy)
        variety.add(puzzle)


def test_a_puzzle_is_a_scenario_and_its_file_can_be_written_again() -> None:
    game, number = SHIPPED[0]
    text = puzzle_files(game)[number].read_text(encoding="utf-8")
    (scenario,) = read_scenarios(text, "mine.yaml")
    assert run(scenario) is None
    assert write_puzzle(read_puzzle(text, "mine.yaml"), number) == text


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("grade: ", "grade: very_", "grade: expected one of easy, medium, hard"),
        ("greedy: ", "greedy: not_", "expected the legal moves of 'you'"),
        ("chance: 0.", "chance: 7.", "chance: expected a number from 0 to 1"),
        ("kind: ", "kind: no_", "why: expected a fact with its kind"),
        ("puzzle:\n", "puzzle:\n  hint: none\n", "unknown key 'hint'"),
        ("steps:\n- {you: ", "steps:\n- {iris: ", "expected the solution as the one step"),
    ],
)
def test_a_file_that_is_wrong_says_so(old: str, new: str, told: str) -> None:
    game, number = SHIPPED[0]
    text = puzzle_files(game)[number].read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(ScenarioError, match=told):
        read_puzzle(text.replace(old, new, 1), "mine.yaml")


def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def search(count: int, minutes: float) -> str:
        arguments = ["puzzles", "smile_life", "--folder", str(tmp_path)]
        wishes = ["--count", str(count), "--minutes", str(minutes)]
        result = CliRunner().invoke(app, [*arguments, *wishes])
        assert result.exit_code == 0, result.output
        return result.output

    assert "0 puzzles" in search(1, 0)
    assert "1-" in search(1, 5)
    (file,) = tmp_path.glob("*.yaml")
    found = read_puzzle(file.read_text(encoding="utf-8"), file.name)
    assert confirm(found, seed=1, simulations=240)
    assert "1-" not in search(1, 5), "what there is suffices"
    assert explained_anew(found) == found, "reasons follow from the file alone"
    # The same again from the seed.
    until = time.monotonic() + 300
    again = next(
        find_puzzles(
            find_game("smile_life"),
            0,
            found.source,
            1,
            Variety([]),
            lambda _: time.monotonic() < until,
        )
    )
    assert write_puzzle(again, 1) == file.read_text(encoding="utf-8")


def test_numbers_have_no_gaps_after_a_puzzle_is_removed(tmp_path: Path) -> None:
    game, files = "happy", puzzle_files("happy")
    for number in (2, 5):
        (tmp_path / files[number].name).write_bytes(files[number].read_bytes())
    close_gaps(game, tmp_path)
    left = puzzle_files(game, tmp_path)
    assert list(left) == [1, 2]
    for number, old in ((1, 2), (2, 5)):
        text = left[number].read_text(encoding="utf-8")
        assert text.startswith(f"scenario: Puzzle {number}\n")
        assert read_puzzle(text, "mine.yaml").source == puzzle_of(game, old).source


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (["draw", "end"], False),
        (["take 1", "take 2", "take 3"], True),
        ([f"offer {50 * amount} to iris for legal" for amount in range(1, 31)], True),
        ([f"offer {50 * amount} to iris for legal" for amount in range(1, 60)], False),
        ([f"open {department}" for department in "abcdefghijklmnopq"], False),
    ],
)
def test_moves_that_differ_in_an_amount_are_one_choice(moves: list[str], expected: bool) -> None:
    assert can_be_weighed(moves) is expected


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "expected --folder"),
        (["--explain"], "expected --folder"),
        (["--remove"], "--remove deletes files"),
        (["--show", "9999"], "has no puzzle 9999"),
    ],
)
def test_wishes_that_make_no_sense_are_refused(arguments: list[str], told: str) -> None:
    result = CliRunner().invoke(app, ["puzzles", "smile_life", *arguments])
    assert result.exit_code != 0
    assert told in str(result.exception) + result.output
