"""Confirming puzzles: whether a search with ten times the budget and another seed finds the same solution."""

from parcours.puzzles.puzzle import SOLVER, Puzzle
from parcours.puzzles.weigh import SIMULATIONS, search_best

# Simulations of the search that confirms a solution.
CHECKED = 10 * SIMULATIONS


def confirm(puzzle: Puzzle, seed: int, simulations: int = CHECKED) -> bool:
    """Whether the search names the solution."""
    match = puzzle.match
    seat = match.seat(SOLVER)
    found = search_best(match.state, seat, simulations, "check", seed)
    return match.say(found) == puzzle.solution.move
