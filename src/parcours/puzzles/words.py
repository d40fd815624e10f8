"""A puzzle in words: what is best and why, and what is wrong with anything else."""

from parcours.core.match import Match
from parcours.puzzles.puzzle import Puzzle
from parcours.review.why import Fact
from parcours.review.words import percent, say_fact, say_why
from parcours.texts import Texts


def explain(texts: Texts, puzzle: Puzzle) -> list[str]:
    """The solution, why it is one, and what the move that looks best at once misses."""
    match, solution, greedy = puzzle.match, puzzle.solution, puzzle.answer(puzzle.greedy)
    return [
        texts.say(
            "puzzle-solution",
            move=texts.move(match, solution.move),
            number=percent(solution.chance),
        ),
        say_why(texts, match, solution.why),
        texts.say(
            "puzzle-greedy", move=texts.move(match, greedy.move), number=percent(greedy.chance)
        ),
    ]


def say_wrong(texts: Texts, match: Match, facts: list[Fact]) -> str:
    """What goes wrong with a move, from what speaks for the best one against it."""
    return " ".join(say_fact(texts, match, fact, "wrong") for fact in facts)
