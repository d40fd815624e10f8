"""The bodies of HTTP requests. What does not fit is refused with `bad_request`."""

from typing import Annotated, Literal

from pydantic import Field

from parcours.core.notation import LONGEST_HANDLE
from parcours.server.wire import limits
from parcours.server.wire.decks import DeckText
from parcours.server.wire.strict import Strict
from parcours.server.wire.table_settings import SettingsWish
from parcours.server.wire.words import (
    HiddenCards,
    Language,
    NoticeKind,
    OptionValue,
    SeekLanguage,
    SeekPace,
    WebhookForm,
)

Name = Annotated[str, Field(min_length=1, max_length=limits.LONGEST_NAME)]
Bot = Annotated[str, Field(max_length=limits.LONGEST_BOT)]
Contribution = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_-]+$")]
Commitment = Annotated[str, Field(min_length=64, max_length=64, pattern=r"^[0-9a-f]+$")]
SeatNumber = Annotated[int, Field(ge=0, lt=limits.MOST_SEATS)]
MoveText = Annotated[str, Field(max_length=limits.LONGEST_MOVE)]
Code = Annotated[str, Field(min_length=1, max_length=64)]
Player = Annotated[str, Field(max_length=LONGEST_HANDLE)]


class SeatWish(Strict):
    """A seat of a table to be laid. A bot that is not named is the server's usual one."""

    kind: Literal["person", "bot"] = "person"
    bot: Bot | None = None
    name: Name | None = None


class SitDown(Strict):
    """Somebody who sits down."""

    name: Name
    language: Language = "en"
    commitment: Commitment | None = None
    seat: SeatNumber | None = None


class LayTable(SettingsWish):
    """A table to be laid; its sender sits at its first seat for a person."""

    game: Annotated[str, Field(max_length=limits.LONGEST_GAME)]
    options: Annotated[dict[str, OptionValue], Field(max_length=limits.MOST_OPTIONS)] = Field(
        default_factory=dict
    )
    deck: DeckText | None = None
    # Instead of a deck, one that the game brings along.
    variant: Annotated[str, Field(max_length=limits.LONGEST_VARIANT)] | None = None
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=limits.MOST_SEATS)]
    name: Name
    language: Language = "en"
    commitment: Commitment | None = None


class PlayAlone(Strict):
    """Somebody who sits down at a table of bots whose match begins at once."""

    name: Name
    language: Language = "en"


class StartLesson(PlayAlone):
    """Somebody who wants to learn a game."""


class ContinueMatch(PlayAlone):
    """Somebody who plays on from a finished match after its first `number` moves, as that player, against bots.

    What the player could not know is as it was, or dealt again."""

    number: Annotated[int, Field(ge=0, le=1_000_000)]
    player: Player
    hidden: HiddenCards = "redealt"


class ChangeSeat(Strict):
    """One's own name, language and commitment; or, by the host before the start, who a seat is for."""

    name: Name | None = None
    language: Language | None = None
    kind: Literal["open", "bot"] | None = None
    bot: Bot | None = None
    commitment: Commitment | None = None


class Claim(Strict):
    """An invitation to one seat."""

    invitation: Code
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
    """A card with which somebody can do nothing now, or moves that somebody can't make."""

    player: Player
    card: Annotated[str, Field(max_length=limits.LONGEST_CARD)] = ""
    moves: list[MoveText] = Field(default=[], max_length=limits.MOST_QUESTIONS)


class TryMoves(Strict):
    """Moves to be made at the table of a scenario after the first `after` of its steps: each is a player and a move."""

    after: Annotated[int, Field(ge=0, le=1000)] = 0
    moves: Annotated[
        list[
            Annotated[
                list[Annotated[str, Field(max_length=500)]], Field(min_length=2, max_length=2)
            ]
        ],
        Field(max_length=limits.MOST_TRIED),
    ] = Field(default_factory=list)
    why: AskAbout | None = None


class PushKeys(Strict):
    """The keys of a push subscription, as browsers give them."""

    p256dh: Annotated[str, Field(min_length=80, max_length=100, pattern=r"^[0-9A-Za-z_-]+=*$")]
    auth: Annotated[str, Field(min_length=20, max_length=32, pattern=r"^[0-9A-Za-z_-]+=*$")]


class PushTarget(Strict):
    """Where a browser can be reached, and with which keys."""

    endpoint: Annotated[str, Field(max_length=limits.LONGEST_TARGET)]
    keys: PushKeys


class PushWish(PushTarget):
    """The push subscription of a browser."""

    kind: Literal["push"]
    language: Language = "en"


class EmailWish(Strict):
    """An e-mail address, to which a link for its confirmation is sent."""

    kind: Literal["email"]
    address: Annotated[str, Field(max_length=limits.LONGEST_EMAIL)]
    language: Language = "en"


class WebhookWish(Strict):
    """An address to which notices about everybody at a table are posted."""

    kind: Literal["webhook"]
    url: Annotated[str, Field(max_length=limits.LONGEST_TARGET)]
    form: WebhookForm = "text"
    language: Language = "en"


class WatchWish(Strict):
    """What one wants to be told of a table; nothing ends it."""

    wants: Annotated[list[NoticeKind], Field(max_length=10)]


class Confirm(Strict):
    """What stands in the link of a mail."""

    token: Annotated[str, Field(min_length=1, max_length=64)]


class MakeProfile(Strict):
    """Somebody who wants a place of their own."""

    name: Name
    language: Language = "en"


class ChangeProfile(Strict):
    name: Name | None = None
    language: Language | None = None


class OpenProfile(Strict):
    """The code of a link that brings a place to this device."""

    code: Code


class Credential(Strict):
    """What the browser answers about a passkey, as its `toJSON` writes it."""

    credential: dict[str, object]


class InvitePerson(Strict):
    """The open table, at which one sits, to which somebody is asked."""

    table: Annotated[str, Field(pattern=limits.TABLE_ID)]


class Seek(Strict):
    """Somebody who looks for people to play with. `wanted` is the language to play in, `language` the one they read."""

    game: Annotated[str, Field(max_length=limits.LONGEST_GAME)]
    pace: SeekPace
    wanted: SeekLanguage = "any"
    name: Name
    language: Language = "en"
    commitment: Commitment | None = None


class SearchNotice(Strict):
    """Whether a channel is to tell somebody who looks for people that there is a table."""

    wanted: bool
