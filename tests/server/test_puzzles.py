"""Puzzles over HTTP: what their player sees and all answers, the same for everybody, and nothing that is hidden."""

import json
from typing import Any

import pytest

from parcours.core.registry import game_names
from parcours.puzzles import puzzle_ids
from parcours.puzzles.puzzle import SOLVER, shipped_puzzle

from .harness import Server, http
from .wire import validator

GAMES = [game for game in game_names() if puzzle_ids(game)]


def get(server: Server, path: str) -> Any:
    answer = http("GET", f"{server.url}/api/games/{path}")
    assert answer.status_code == 200, answer.text
    assert "max-age" in answer.headers["cache-control"]
    return answer.json()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_its_player_sees(standing: Server, game: str) -> None:
    numbers = {one["number"]: one["grade"] for one in get(standing, f"{game}/puzzles")}
    assert numbers == puzzle_ids(game)
    assert http("GET", f"{standing.url}/api/games/{game}").json()["puzzles"] == len(numbers)
    for number in list(numbers)[:3]:
        shown = get(standing, f"{game}/puzzles/{number}")
        validator("Puzzle").validate(shown)
        puzzle = shipped_puzzle(game, number)
        assert puzzle is not None
        match = puzzle.match
        assert set(shown) == {
            *("number", "grade", "players", "player", "options", "view", "figures"),
            *("awaited", "legal", "greedy", "answers"),
        }
        assert shown["view"] == json.loads(json.dumps(match.view(SOLVER)))
        assert [answer["move"] for answer in shown["answers"]] == [
            answer.move for answer in puzzle.answers
        ]


@pytest.mark.parametrize("number", ["0", "9999", "10000", "one"])
def test_a_puzzle_that_is_not_there_is_told(standing: Server, number: str) -> None:
    answer = http("GET", f"{standing.url}/api/games/{GAMES[0]}/puzzles/{number}")
    expected = "no_such_puzzle" if number == "9999" else "bad_request"
    assert answer.json()["error"] == expected


def test_a_game_without_puzzles_has_none(standing: Server) -> None:
    assert get(standing, "high_card/puzzles") == []
