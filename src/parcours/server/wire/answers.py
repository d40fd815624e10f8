"""What the server answers and tells: the bodies of HTTP answers, and the parts of messages on the websocket."""

from typing import Annotated, Literal, NotRequired

from pydantic import WithJsonSchema
from typing_extensions import TypeAliasType, TypedDict

from parcours.server.wire.words import (
    Absence,
    ClockKind,
    ContributionState,
    Language,
    OptionValue,
    QuestionKind,
    ReplayAccess,
    SeatKind,
    StepKind,
    TableStatus,
    Visibility,
)

# What only the game understands passes through as it is: a view, the figures of an event, the fields of a card.
View = TypeAliasType("View", dict[str, object])
CardFields = TypeAliasType("CardFields", dict[str, object])
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
                "properties": {"what": {"type": "string"}},
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
    name: str
    prefix: str
    players: Bounds
    options: list[Option]
    bots: list[str]


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
    """A game with its deck, its notation, and what is printed on its board."""

    forms: list[Form]
    vocabularies: dict[str, list[str]]
    cards: dict[str, CardFields]
    printed: Printed
    # Those of the rules that the texts of the game name.
    numbers: dict[str, int]


# Tables.


class Seat(TypedDict):
    """A seat; its `player` is what it is called in views and moves, its `name` what people read."""

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
    commitment: str | None
    contribution_state: ContributionState


class Asking(TypedDict):
    """A question that is open at a table. `awaited` are those whose agreement is still missing."""

    id: str
    what: QuestionKind
    by: int
    number: int
    of: list[int]
    agreed: list[int]
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


class Clock(TypedDict):
    kind: ClockKind
    seconds: int


class Table(TypedDict):
    """A table, as its reader may see it.

    `fairness` is the protocol of the shuffle. `problem` is what keeps its match from going on, if something does.
    """

    id: str
    game: str
    options: dict[str, OptionValue]
    own_deck: bool
    visibility: Visibility
    key: str | None
    status: TableStatus
    clock: Clock
    absence: Absence
    grace: int
    replay: ReplayAccess
    commitment: str | None
    fairness: int
    seats: list[Seat]
    you: int | None
    spectators: int
    asking: Asking | None
    rematch: str | None
    created: int
    result: Result | None
    problem: Error | None


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


class LogEntry(TypedDict):
    """A move and what it brought about. Number 0 is the setting up, which is nobody's and no move."""

    number: int
    by: str | None
    move: str | None
    events: list[Event]


class Step(LogEntry):
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


# Scenarios.


class ScenarioSummary(TypedDict):
    """A scenario: a table laid out to show some rules. Its title is in English."""

    id: str
    title: str
    players: list[str]
    rules: list[str]


class Scenarios(TypedDict):
    """The scenarios of a game, and for each rule that they show their ids."""

    scenarios: list[ScenarioSummary]
    rules: dict[str, list[str]]


class Try(TypedDict):
    """A move that a step makes or asks about, and what refuses it."""

    player: str
    move: str
    refused: Refusal | None


class ScenarioStep(TypedDict):
    number: int
    kind: StepKind
    tries: list[Try]
    value: object
    events: list[Event]
    view: View
    figures: Figures
    awaited: list[str]
    result: Result | None


class Scenario(ScenarioSummary):
    """A scenario step by step; step 0 is the table as it is laid out.

    `game` is there where the scenario brings cards of its own: the game with them.
    """

    options: dict[str, OptionValue]
    game: Game | None
    steps: list[ScenarioStep]


class Tried(TypedDict):
    """The table of a scenario after the moves that were tried: so many of them stand, and the next one is refused.

    `legal` are the moves of each who may act, folded as on the websocket; `events` what the last move brought about.
    """

    number: int
    refused: Refusal | None
    events: list[Event]
    view: View
    figures: Figures
    awaited: list[str]
    legal: dict[str, list[str]]
    why: list[WhyNot]
    result: Result | None


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
