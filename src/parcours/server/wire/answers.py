"""What the server answers and tells: the bodies of HTTP answers, and the parts of messages on the websocket."""

from typing import Annotated, Literal, NotRequired

from pydantic import WithJsonSchema
from typing_extensions import TypeAliasType, TypedDict

from parcours.server.wire.decks import CardFields, TableDeck
from parcours.server.wire.table_settings import TableSettings
from parcours.server.wire.words import (
    ChannelKind,
    ContributionState,
    FactKind,
    Grade,
    Language,
    NoticeKind,
    OptionValue,
    QuestionKind,
    SeatKind,
    StandIn,
    StepKind,
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


class Reason(TypedDict):
    """A move that a bot weighed, its expected chance to win (0 to 1) if the bot tells it, and on how many simulations
    that rests."""

    move: str
    chance: float | None
    simulations: int


class Fact(TypedDict):
    """What speaks for a move; the page has a sentence for each `kind`.

    `follows`: `move` comes next. `needs`: the same, and otherwise `refusal` would forbid it. `more`: it adds `number`
    to that `part` of the score. `others`: `player` gets `number` less. `chance`: it wins more often, and no more can be
    said."""

    kind: FactKind
    move: str | None
    part: str | None
    player: str | None
    number: float
    refusal: "Refusal | None"


class Hint(TypedDict):
    """A move that somebody may make now, its chance to win (0 to 1), and what speaks for it."""

    move: str
    chance: float
    why: list[Fact]


class Hints(TypedDict):
    """The best moves that a player has as the answer to that decision, best first, and how many hints were used."""

    decision: str
    hints: list[Hint]
    used: int


class ReviewPoint(TypedDict):
    """After the move with that number, for each player: the chance to win (0 to 1) from what the player knew and with
    all cards open; and since the point before, what moves (`decided`) and all else (`luck`) changed of it."""

    number: int
    known: list[float]
    true: list[float]
    decided: list[float]
    luck: list[float]


class ReviewDecision(TypedDict):
    """A move that another one would have beaten: the chances to win after both, and why."""

    number: int
    player: str
    made: str
    better: str
    made_chance: float
    better_chance: float
    why: list[Fact]


class ReviewShare(TypedDict):
    """What a player owes to luck and to everybody's moves, in chance to win, and how much of what could be lost by bad
    moves the player kept, over so many decisions."""

    luck: float
    decided: float
    accuracy: float
    decisions: int


class Review(TypedDict):
    """What decided a match. Until `progress` is 100 it is being made: the rest of the curve is a rough one, and
    there are neither decisions nor shares."""

    progress: int
    players: list[str]
    by_luck: bool
    points: list[ReviewPoint]
    decisions: list[ReviewDecision]
    shares: dict[str, ReviewShare]


class Reasons(TypedDict):
    """What a bot weighs where it made the move with that number, best first and the best ones only; worked out again.

    `choice` is what it would do now: it may differ from what it did. There are no reasons where no other move was
    possible."""

    number: int
    player: str
    bot: str
    move: str
    choice: str
    reasons: list[Reason]


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
    """The table of a scenario after the moves that were tried: `number` of them stand, and the next one is refused.

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


# Lessons.


class LessonNote(TypedDict):
    """What is said to the learner once that many moves have been made: its message is `lesson-<lesson>-<note>`.

    `point` is what it speaks of: a name of the view, a zone and a card in it, or `question`. `move` is what the learner
    is asked to do, or null where there is only something to read.
    """

    note: str
    point: str
    at: int
    move: str | None


class Lesson(TypedDict):
    """A match that teaches its game. What the bots do in it is told as it happens."""

    id: str
    notes: list[LessonNote]


# Puzzles.


class PuzzleSummary(TypedDict):
    number: int
    grade: Grade


class PuzzleAnswer(TypedDict):
    """A legal move and its chance to win (0 to 1). `why` is what speaks for the best move: against this one or, where
    this is the best one, against the one that looks best at once."""

    move: str
    chance: float
    why: list[Fact]


class Puzzle(PuzzleSummary):
    """A position in which one move is clearly best, as the player who is to move sees it.

    `legal` are that player's moves, folded as on the websocket; `answers` are the same one by one, best first. `greedy`
    is the one that looks best at once.
    """

    players: list[str]
    player: str
    options: dict[str, OptionValue]
    view: View
    figures: Figures
    awaited: list[str]
    legal: list[str]
    greedy: str
    answers: list[PuzzleAnswer]


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


# Notices.


class NoticeWays(TypedDict):
    """How this server can reach people: by push with this public key, by e-mail, by webhook."""

    push: str | None
    email: bool
    webhook: bool


class NewChannel(TypedDict):
    """A way to reach somebody. Whoever shows the secret, in the header `X-Channel`, says what it is used for."""

    secret: str
    confirmed: bool


class Channel(TypedDict):
    """A way to reach somebody, and how many of the tables that it was chosen for wait for them."""

    kind: ChannelKind
    address: str
    confirmed: bool
    waiting: int


class Watch(TypedDict):
    wants: list[NoticeKind]


# What the server posts to others.


class PushMessage(TypedDict):
    """What a browser decrypts: a title, a line, the path to open, and how many tables wait, for the badge."""

    title: str
    body: str
    path: str
    waiting: int


class Mentions(TypedDict):
    parse: list[str]


class WebhookText(TypedDict):
    """A line for chat tools: Slack and its like read `text`, Discord `content`, with nobody to be called by a name."""

    text: str
    content: str
    allowed_mentions: Mentions


class WebhookNotice(TypedDict):
    """A notice with all its fields. `names` are those whom it is about."""

    kind: NoticeKind
    game: str
    table: str
    title: str
    names: str
    winners: list[str]
    text: str
    link: str
