"""The kinds of decision: a move of the player on turn, or a question: `questions.SALE`."""

from typing import Final

QUESTIONS: Final = ["none", "parry", "sale", "topple", "extra", "again"]
TURN: Final = 0
PARRY: Final = 1
SALE: Final = 2
TOPPLE: Final = 3
EXTRA: Final = 4
AGAIN: Final = 5
