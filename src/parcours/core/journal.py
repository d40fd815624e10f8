"""The journal: what happened, in facts, with who may know.

Rules tell it when one is attached; a simulation attaches none. The log, the life story and the statistics
are made from it.
"""

from typing import Final

EVERYBODY: Final = -1
NOBODY: Final = -1
NOTHING: Final = -1


class Event:
    """One thing that happened. Everybody learns of it; its cards and number only the seats in the bit set `knows`.

    `area` is a part of the board that has a name, such as a division: an index into the game's `areas`.
    """

    def __init__(
        self,
        what: str,
        seat: int,
        card: int,
        other: int,
        number: int,
        cards: list[int],
        knows: int,
        area: int,
    ) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.card: Final = card
        self.other: Final = other
        self.number: Final = number
        self.cards: Final = cards
        self.knows: Final = knows
        self.area: Final = area

    def known_to(self, seat: int) -> bool:
        """Whether that seat may know the secret part; a spectator is seat -1."""
        if self.knows == EVERYBODY:
            return True
        return seat >= 0 and (self.knows >> seat) & 1 == 1


class Journal:
    """The events of a match in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(
        self,
        what: str,
        seat: int,
        card: int = NOTHING,
        other: int = NOBODY,
        number: int = 0,
        cards: list[int] | None = None,
        knows: int = EVERYBODY,
        area: int = NOTHING,
    ) -> None:
        """Note that `what` happened to `seat`."""
        told = [] if cards is None else cards[:]
        self.events.append(Event(what, seat, card, other, number, told, knows, area))
