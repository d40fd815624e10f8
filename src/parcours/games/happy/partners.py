"""Whether a player has a partner: `partners.HOME`."""

from typing import Final

PARTNERS: Final = ["none", "home", "ex"]
SINGLE: Final = 0
HOME: Final = 1
EX: Final = 2
