"""A table's settings: what its host chooses besides the game, and all who come read.

How they are stored is in `db/table_settings.py`, and how one becomes the other in `tables/settings.py`.
"""

from typing import Annotated, Final, Self

from pydantic import Field, model_validator
from typing_extensions import TypedDict

from parcours.server.wire.strict import Strict
from parcours.server.wire.words import Absence, ClockKind, ReplayAccess, Seating, Visibility

LONGEST_TITLE: Final = 60
DAY: Final = 86_400
# Seconds: the least and the most time of each kind of clock.
CLOCK_TIMES: Final = {"decision": (15, 14 * DAY), "match": (300, 30 * DAY)}


class ClockWish(Strict):
    """Time for each decision (15 seconds to 14 days) or for the whole match (5 minutes to 30 days).

    `increment` is what the time for a match grows by with each decision.
    """

    kind: ClockKind = "none"
    seconds: Annotated[int, Field(ge=15, le=30 * DAY)] = 60
    increment: Annotated[int, Field(ge=0, le=DAY)] = 0

    @model_validator(mode="after")
    def _fits(self) -> Self:
        least, most = CLOCK_TIMES.get(self.kind, (0, self.seconds))
        if not least <= self.seconds <= most:
            raise ValueError(f"expected {least} to {most} seconds for each {self.kind}")
        if self.increment and self.kind != "match":
            raise ValueError("expected an increment only where the clock is for a match")
        return self


class SettingsWish(Strict):
    """The settings of a table as its host asks for them. A title of which nothing can be seen is none.

    Where only one person plays, there is no lot for the seats. Without `absence`, a table waits for those who are away
    if it has no clock or a slow one, and makes the default move for them otherwise.
    """

    title: Annotated[str, Field(max_length=LONGEST_TITLE)] = ""
    visibility: Visibility = "invitation"
    clock: ClockWish = ClockWish()
    absence: Absence | None = None
    grace: Annotated[int, Field(ge=5, le=86_400)] = 60
    replay: ReplayAccess = "public"
    seating: Seating = "lot"


class Clock(TypedDict):
    kind: ClockKind
    seconds: int
    increment: int


class TableSettings(TypedDict):
    """The settings of a table as all read them. One without a title has an empty one."""

    title: str
    visibility: Visibility
    clock: Clock
    absence: Absence
    grace: int
    replay: ReplayAccess
    seating: Seating
