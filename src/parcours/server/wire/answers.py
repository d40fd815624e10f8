"""What the server answers and tells: the bodies of HTTP answers, and the parts of messages on the websocket."""

from typing import Annotated, Literal, NotRequired

from pydantic import WithJsonSchema
from typing_extensions import TypeAliasType, TypedDict

from parcours.server.wire.decks import CardFields, TableDeck
from parcours.server.wire.table_settings import TableSettings
from parcours.server.wire.words import (
    ContributionState,
    Language,
    OptionValue,
    QuestionKind,
    SeatKind,
    StandIn,
    TableStatus,
)

# What only the game understands passes through as it is: a view, the figures of an event.
View = TypeAliasType("View", dict[str, object])
# What the rules make of a view, for a board to show, and what is printed on the board.
Figures = TypeAliasType("Figures", dict[str, object])
Printed = TypeAliasType("Printed", dict[str, object])
Params = TypeAliasType("Params", dict[str, object])
Event = TypeAliasType(
    "Event",
    Annotated[
        dict[str, object],
        WithJsonSchema(
            {
                "type": "object",
                "description": "What happened, and its figures.",
                "properties": {
                    "what": {"type": "string"},
                    "against": {"type": "string", "description": "The player whom it harms."},
                },
                "required": ["what"],
                "additionalProperties": True,
            }
        ),
    ],
)


class Error(TypedDict):
    """What could not be done: a code, a sentence for programmers, and the figures of it."""

    error: str
    message: str
    params: Params


# Games.


class Bounds(TypedDict):
    least: int
    most: int


class Option(TypedDict):
    """One of `values`, or a whole number of the range where there are none. A `most` below `least`: no highest one."""

    name: str
    default: OptionValue
    values: list[OptionValue]
    least: int
    most: int


class GameSummary(TypedDict):
    """A game, and who can play it. Of the bots, `levels` are for people, the easiest first; `default_bot` is the one
    that plays where none is named."""

    name: str
    prefix: str
    players: Bounds
    options: list[Option]
    bots: list[str]
    levels: list[str]
    default_bot: str
    lessons: list[str]
    # How many there are.
    puzzles: int


class Slot(TypedDict):
    """A place in a form. Its kind is `player`, `number`, or the vocabulary whose words may stand there."""

    name: str
    kind: str
    many: bool


class Form(TypedDict):
    """What a move may look like: plain words, for which there is no slot, and slots."""

    pattern: str
    words: list[str]
    slots: list[Slot | None]


class Game(GameSummary):
    """A game with its deck, its notation, and what is printed on its board.

    `routine` are events that need not be told again, `measures` the numbers of a player's view that tell how well they
    stand, the score first.
    """

    forms: list[Form]
    vocabularies: dict[str, list[str]]
    cards: dict[str, CardFields]
    # The rules that each card is about.
    card_rules: dict[str, list[str]]
    # What the deck says to people, and how it differs from the standard one.
    deck: TableDeck
    printed: Printed
    # Those of the rules that the texts of the game name.
    numbers: dict[str, int]
    routine: list[str]
    measures: list[str]


# Tables.


class Seat(TypedDict):
    """A seat; its `player` is what it is called in views and moves, its `name` what people read.

    `grace` is how many milliseconds are left to a player who is away before moves are made for them. `hints` is how
    many hints the player was given.
    """

    seat: int
    kind: SeatKind
    player: str | None
    name: str
    language: Language
    bot: str | None
    host: bool
    left: bool
    muted: bool
    present: bool
    grace: int | None
    commitment: str | None
    contribution_state: ContributionState
    hints: int


class AskedQuestion(TypedDict):
    """What one player asks of the others, and who has agreed."""

    id: str
    what: QuestionKind
    by: int
    number: int
    of: list[int]
    agreed: list[int]


class Asking(AskedQuestion):
    """A question that is open at a table. `awaited` are those whose agreement is still missing."""

    awaited: list[int]


class Place(TypedDict):
    place: int
    player: str
    score: int | float


class Result(TypedDict):
    """How a match ended."""

    ranking: list[Place]
    winners: list[str]
    reason: str
    rule: str


class Table(TableSettings):
    """A table, as its reader may see it.

    `fairness` is the protocol of the shuffle. `lot` are the players as they sat before lots were drawn for the
    seats, if they were. `lesson` is the one that guides the match, until it is left. `problem` is what keeps its
    match from going on, if something does.
    """

    id: str
    game: str
    options: dict[str, OptionValue]
    own_deck: bool
    key: str | None
    status: TableStatus
    commitment: str | None
    fairness: int
    lot: list[str] | None
    seats: list[Seat]
    you: int | None
    spectators: int
    asking: Asking | None
    rematch: str | None
    lesson: str | None
    created: int
    result: Result | None
    problem: Error | None


class Turn(TypedDict):
    """Whose turn it is at a table; `waiting` and `clocks` are milliseconds: since when, and what is left to them."""

    awaited: list[str]
    waiting: int
    clocks: dict[str, int]


class Seated(TypedDict):
    """A seat that is yours: the token is also set as a cookie."""

    table: Table
    seat: int
    token: str


class Invitation(TypedDict):
    invitation: str


class ChatMessage(TypedDict):
    """What somebody said. Of a message that the host removed, the text is empty."""

    id: int
    seat: int
    name: str
    text: str
    at: int
    removed: bool


# Matches.


class _Moved(TypedDict):
    number: int
    by: str | None
    move: str | None
    events: list[Event]


class LogEntry(_Moved):
    """A move and what it brought about. Number 0 is the setting up, which is nobody's and no move.

    `stand_in` tells why the move was made for its player, if it was.
    """

    stand_in: StandIn | None


class Step(_Moved):
    """A step of a replay, and what is to be seen after it."""

    view: View
    figures: Figures
    awaited: list[str]


_ReplayRange = TypedDict("_ReplayRange", {"from": int})


class Replay(_ReplayRange):
    """Steps of a match, beginning with `from`; `number` is that of the last move. Step 0 is before the first."""

    number: int
    steps: list[Step]
    result: Result | None


class PointsStep(TypedDict):
    number: int
    scores: list[int | float]


class Points(TypedDict):
    """Everybody's score after each move that changed one, and what it was made of at the end."""

    players: list[str]
    steps: list[PointsStep]
    earned: dict[str, dict[str, int | float]]


class Story(TypedDict):
    player: str
    language: Language
    text: str


class Refusal(TypedDict):
    """The rule that forbids a move, and the figures of the sentence that says so."""

    rule: str
    params: Params


class WhyNot(TypedDict):
    """A move, and the rule that forbids it, or none."""

    move: str
    rule: str | None
    params: Params


# The answer to a command on the websocket, by its id.


class Answer(TypedDict):
    """What became of a command: one of `accepted`, `refused`, `asked`, `why`, or an error; of a ping, nothing more."""

    id: str
    accepted: NotRequired[int]
    refused: NotRequired[Refusal]
    asked: NotRequired[Literal[True]]
    why: NotRequired[list[WhyNot]]
    error: NotRequired[str]
    message: NotRequired[str]
    params: NotRequired[Params]


# Operations.


class Health(TypedDict):
    status: Literal["ok"]
    version: str


class Ready(TypedDict):
    """Whether the server can write to its database."""

    status: Literal["ok", "degraded"]
    version: str
    database: str
