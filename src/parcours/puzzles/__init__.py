"""Puzzles: positions in which one move is clearly best, and a player who looks one move ahead misses it.

`find.py` finds them in matches that bots play, `check.py` confirms them by a deeper search, and `puzzle.py` reads those
that a game comes with: scenario files in the folder `puzzles` of its package.
"""

from parcours.puzzles.puzzle import GRADES, Answer, Grade, Puzzle, puzzle_ids, read_puzzle

__all__ = ["GRADES", "Answer", "Grade", "Puzzle", "puzzle_ids", "read_puzzle"]
