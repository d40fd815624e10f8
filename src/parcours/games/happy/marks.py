"""What was used up this turn, as bits: `marks.DATE`."""

from typing import Final

MARKS: Final = ["date", "try", "car", "house", "topple", "child_1", "child_2", "child_3"]
DATE: Final = 1
TRY: Final = 2
CAR: Final = 4
HOUSE: Final = 8
TOPPLE: Final = 16
CHILD: Final = 32  # of the first child; those of the others follow
