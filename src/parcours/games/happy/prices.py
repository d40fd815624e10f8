"""What things cost in coins, and what the bank pays for them."""

from typing import Final

DATE: Final = 1
SCHOOL: Final = 5
HOUSE: Final = 10  # up one district; the bank pays it back for each one down
HEALTH: Final = 7
CARD: Final = 5
CAT: Final = 3
DOG: Final = 4
LOVE: Final = 5  # what the bank pays for an internet love
