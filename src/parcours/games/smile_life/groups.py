"""The groups of cards (SL-2.1), as numbers that are quick to compare: `groups.JOB`."""

from typing import Final

GROUPS: Final = [
    "studies", "job", "wage", "flirt", "marriage", "adultery", "child", "pet", "trip", "house",
    "distinction", "malus", "special",
]  # fmt: skip
STUDIES: Final = 0
JOB: Final = 1
WAGE: Final = 2
FLIRT: Final = 3
MARRIAGE: Final = 4
ADULTERY: Final = 5
CHILD: Final = 6
PET: Final = 7
TRIP: Final = 8
HOUSE: Final = 9
DISTINCTION: Final = 10
MALUS: Final = 11
SPECIAL: Final = 12
