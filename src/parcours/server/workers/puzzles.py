"""Puzzles, as the page gets them: what their player sees, and the answers. Nothing that is hidden is among it."""

from typing import cast

from parcours.puzzles.puzzle import SOLVER, puzzle_ids, shipped_puzzle
from parcours.review.words import fact_json
from parcours.search.outcome import CERTAIN
from parcours.server.wire.errors import Denied
from parcours.server.wire.move_ranges import legal_lines
from parcours.server.wire.reviews import Fact
from parcours.server.wire.teaching import Puzzle, PuzzleSummary


def list_puzzles(game: str) -> list[PuzzleSummary]:
    """The puzzles of a game, by their numbers."""
    return [{"number": number, "grade": grade} for number, grade in puzzle_ids(game).items()]


def show_puzzle(game: str, number: int) -> Puzzle:
    """One of them."""
    puzzle = shipped_puzzle(game, number)
    if puzzle is None:
        raise Denied("no_such_puzzle")
    match = puzzle.match
    return {
        "number": number,
        "grade": puzzle.grade,
        "players": match.players,
        "player": SOLVER,
        "options": match.options,
        "view": match.view(SOLVER),
        "figures": match.figures(SOLVER),
        "awaited": match.to_act,
        "legal": legal_lines(match, match.seat(SOLVER)),
        "greedy": puzzle.greedy,
        "answers": [
            {
                "move": answer.move,
                "chance": answer.chance / CERTAIN,
                "why": [cast(Fact, fact_json(fact)) for fact in answer.why],
            }
            for answer in puzzle.answers
        ],
    }
