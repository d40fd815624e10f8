"""The bodies of HTTP requests. What does not fit is refused with `bad_request`."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from parcours.core.notation import LONGEST_HANDLE
from parcours.server.wire import limits
from parcours.server.wire.words import (
    Absence,
    ClockKind,
    Language,
    OptionValue,
    ReplayAccess,
    Visibility,
)

Name = Annotated[str, Field(min_length=1, max_length=limits.LONGEST_NAME)]
Bot = Annotated[str, Field(max_length=limits.LONGEST_BOT)]
Contribution = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_-]+$")]
Commitment = Annotated[str, Field(min_length=64, max_length=64, pattern=r"^[0-9a-f]+$")]
SeatNumber = Annotated[int, Field(ge=0, lt=limits.MOST_SEATS)]
Player = Annotated[str, Field(max_length=LONGEST_HANDLE)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Strict):
    """A seat of a table to be laid. A bot that is not named is the server's usual one."""

    kind: Literal["person", "bot"] = "person"
    bot: Bot | None = None
    name: Name | None = None


class ClockWish(Strict):
    """Time for each decision, or for the whole match."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Field(ge=5, le=604_800)] = 60


class SitDown(Strict):
    """Whoever sits down."""

    name: Name
    language: Language = "en"
    commitment: Commitment | None = None
    seat: SeatNumber | None = None


class LayTable(Strict):
    """A table to be laid; whoever asks sits at its first seat for a person."""

    game: Annotated[str, Field(max_length=limits.LONGEST_GAME)]
    options: Annotated[dict[str, OptionValue], Field(max_length=limits.MOST_OPTIONS)] = {}
    deck: Annotated[str, Field(max_length=limits.LONGEST_DECK)] | None = None
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=limits.MOST_SEATS)]
    visibility: Visibility = "invitation"
    clock: ClockWish = ClockWish()
    absence: Absence = "default"
    grace: Annotated[int, Field(ge=5, le=86_400)] = 60
    replay: ReplayAccess = "public"
    name: Name
    language: Language = "en"
    commitment: Commitment | None = None


class ChangeSeat(Strict):
    """One's own name, language and commitment; or, by the host before the start, who a seat is for."""

    name: Name | None = None
    language: Language | None = None
    kind: Literal["open", "bot"] | None = None
    bot: Bot | None = None
    commitment: Commitment | None = None


class Claim(Strict):
    """An invitation to one seat."""

    invitation: Annotated[str, Field(min_length=1, max_length=64)]
    name: Name | None = None
    language: Language | None = None
    commitment: Commitment | None = None


class Rematch(Strict):
    commitment: Commitment | None = None


class Reveal(Strict):
    """The contribution that a seat has committed to."""

    contribution: Contribution


class Muted(Strict):
    muted: bool


class AskAbout(Strict):
    """A card with which somebody can do nothing now."""

    player: Player
    card: Annotated[str, Field(max_length=limits.LONGEST_CARD)]


class TryMoves(Strict):
    """Moves to be made at the table of a scenario once so many of its steps are done: each is a player and a move."""

    after: Annotated[int, Field(ge=0, le=1000)] = 0
    moves: Annotated[
        list[
            Annotated[
                list[Annotated[str, Field(max_length=500)]], Field(min_length=2, max_length=2)
            ]
        ],
        Field(max_length=limits.MOST_TRIED),
    ] = []
    why: AskAbout | None = None
