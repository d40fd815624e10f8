"""The journal: what happened, in facts, with who may know.

Rules tell it when one is attached; a simulation attaches none. The log, the life story and the statistics
are made from it.
"""

from typing import Final, NamedTuple

EVERYBODY: Final = -1
NOBODY: Final = -1
NOTHING: Final = -1
# Whom an event harms: see `News`.
SEAT: Final = "seat"
OTHER: Final = "other"


class News:
    """What players are told of the journal, beyond the log. Events are given as words with spaces between them.

    `blows` are the events that harm somebody, who is told of them: whom, the event's seat or the other one. `routine`
    are the events that change nothing before anybody: a player who comes back to the table need not hear of them.
    `measures` are the numbers of a player's view that tell how well they stand, the score first.
    """

    def __init__(
        self,
        harm_seat: str = "",
        harm_other: str = "",
        routine: str = "",
        measures: list[str] | None = None,
    ) -> None:
        self.blows: Final = dict.fromkeys(harm_seat.split(), SEAT)
        self.blows.update(dict.fromkeys(harm_other.split(), OTHER))
        self.routine: Final = frozenset(routine.split())
        self.measures: Final[list[str]] = [] if measures is None else measures


NO_NEWS: Final = News()


class Event(NamedTuple):
    """One thing that happened. Everybody learns of it; its cards and number only the seats in the bit set `knows`.

    `area` is a part of the board that has a name, such as a division: an index into the game's `areas`.
    """

    what: str
    seat: int
    card: int
    other: int
    number: int
    cards: list[int]
    knows: int
    area: int

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
