"""Why the solution of a puzzle is better than every other move: facts from simulations, which need no new search."""

from dataclasses import replace

from parcours.core.match import Match
from parcours.puzzles.puzzle import SOLVER, Answer, Puzzle
from parcours.review.why import CHANCE, Reasons
from parcours.review.worlds import chance_of


def give_reasons(
    match: Match, source: int, greedy: str, chances: list[tuple[str, int]]
) -> list[Answer] | None:
    """The moves with their chances, best first, and what speaks for the first one; None where nothing can be said.

    Everything follows from the table and the number of the match that it is from.
    """
    seat, solution = match.seat(SOLVER), chances[0][0]
    moves = {match.say(move): move for move in match.state.legal(seat)}
    chance = chance_of("why", match.game.name, source)
    reasons = Reasons(match, match.state, seat, moves[solution], chance)
    why = reasons.against(moves[greedy])
    if all(fact.kind == CHANCE for fact in why):
        return None
    return [
        Answer(said, told, why if said in (solution, greedy) else reasons.against(moves[said]))
        for said, told in chances
    ]


def explained_anew(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the reasons that are found today; None if they say nothing."""
    chances = [(answer.move, answer.chance) for answer in puzzle.answers]
    answers = give_reasons(puzzle.match, puzzle.source, puzzle.greedy, chances)
    return None if answers is None else replace(puzzle, answers=answers)
