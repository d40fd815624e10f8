"""The kinds of decision, which are the phases: `phases.DRAW`."""

from typing import Final

PHASES: Final = ["draw", "play", "search", "keep", "give", "throw", "over"]
DRAW: Final = 0
PLAY: Final = 1
SEARCH: Final = 2
KEEP: Final = 3
GIVE: Final = 4
THROW: Final = 5
OVER: Final = 6
