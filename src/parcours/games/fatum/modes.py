"""The ways to win (FA-1.6): `modes.COMMON`."""

from typing import Final

MODES: Final = ["time", "common", "secret"]
TIME: Final = 0
COMMON: Final = 1
SECRET: Final = 2
