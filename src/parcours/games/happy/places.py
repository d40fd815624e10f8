"""The places of a child, in order (HA-7.8): `places.PRIMARY`."""

from typing import Final

PLACES: Final = ["none", "baby", "home", "primary", "secondary", "university", "work"]
UNBORN: Final = 0
BABY: Final = 1
HOME: Final = 2
PRIMARY: Final = 3
SECONDARY: Final = 4
UNIVERSITY: Final = 5
WORK: Final = 6
UNLIMITED: Final = 99
SCHOOL_SEATS: Final = [UNLIMITED, UNLIMITED, UNLIMITED, 6, 4, 2, UNLIMITED]  # HA-7.11
