"""The kinds of decision, which are the steps of a round (FA-3.1): `steps.DESTINY`."""

from typing import Final

STEPS: Final = ["opportunities", "destiny", "accounts", "over"]
OPPORTUNITIES: Final = 0
DESTINY: Final = 1
ACCOUNTS: Final = 2
OVER: Final = 3
