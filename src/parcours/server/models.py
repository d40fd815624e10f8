"""The bodies of requests and answers, as the OpenAPI description shows them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from parcours.server.names import LONGEST_NAME

Language = Literal["en", "fr", "nl"]
TextFile = Literal["game", "rules", "guide", "scenarios"]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Contribution = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_-]+$")]
Commitment = Annotated[str, Field(min_length=64, max_length=64, pattern=r"^[0-9a-f]+$")]
TableId = Annotated[str, Field(min_length=1, max_length=16, pattern=r"^[0-9a-z]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=31)]
Choice = bool | int | float | str
# So many moves may be tried at the table of a scenario; whole matches are for tables.
MOST_TRIED = 60


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Strict):
    """A seat of a table to be laid."""

    kind: Literal["person", "bot"] = "person"
    bot: Annotated[str, Field(max_length=40)] | None = None
    name: Name | None = None


class Clock(Strict):
    """Time for each decision, or for the whole match."""

    kind: Literal["none", "decision", "match"] = "none"
    seconds: Annotated[int, Field(ge=5, le=604_800)] = 60


class SitDown(Strict):
    """Whoever sits down."""

    name: Name
    language: Language = "en"
    commitment: Commitment | None = None
    seat: SeatNumber | None = None


class LayTable(Strict):
    """A table to be laid; whoever asks sits at its first seat for a person."""

    game: Annotated[str, Field(max_length=64)]
    options: Annotated[dict[str, Choice], Field(max_length=32)] = {}
    deck: Annotated[str, Field(max_length=100_000)] | None = None
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    visibility: Literal["public", "invitation"] = "invitation"
    clock: Clock = Clock()
    absence: Literal["default", "bot"] = "default"
    grace: Annotated[int, Field(ge=5, le=86_400)] = 60
    replay: Literal["public", "players"] = "public"
    name: Name
    language: Language = "en"
    commitment: Commitment | None = None


class ChangeSeat(Strict):
    """One's own name, language and commitment; or, by the host before the start, who a seat is for."""

    name: Name | None = None
    language: Language | None = None
    kind: Literal["open", "bot"] | None = None
    bot: Annotated[str, Field(max_length=40)] | None = None
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


class Error(BaseModel):
    """What could not be done: a code, a sentence for programmers, and the figures of it."""

    error: str
    message: str
    params: dict[str, Any]


class Bounds(BaseModel):
    least: int
    most: int


class Option(BaseModel):
    name: str
    default: Choice
    values: list[Choice]
    least: int
    most: int


class GameSummary(BaseModel):
    name: str
    prefix: str
    players: Bounds
    options: list[Option]
    bots: list[str]


class Slot(BaseModel):
    name: str
    kind: str
    many: bool


class Form(BaseModel):
    pattern: str
    words: list[str]
    slots: list[Slot | None]


class Game(GameSummary):
    forms: list[Form]
    vocabularies: dict[str, list[str]]
    cards: dict[str, dict[str, Any]]
    figures: dict[str, int]


class Seat(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot"]
    player: str | None
    name: str
    language: str
    bot: str | None
    host: bool
    left: bool
    muted: bool
    present: bool
    commitment: str | None
    contribution_state: Literal["none", "committed", "revealed", "withheld"]


class Asking(BaseModel):
    id: str
    what: Literal["takeback", "abandon"]
    by: int
    number: int
    of: list[int]
    agreed: list[int]
    awaited: list[int]


class Place(BaseModel):
    place: int
    player: str
    score: float | int


class Result(BaseModel):
    ranking: list[Place]
    winners: list[str]
    reason: str
    rule: str


class ClockShown(BaseModel):
    kind: str
    seconds: int


class Table(BaseModel):
    """A table, as its reader may see it."""

    id: str
    game: str
    options: dict[str, Choice]
    own_deck: bool
    visibility: Literal["public", "invitation"]
    key: str | None
    status: Literal["open", "shuffling", "playing", "finished", "abandoned"]
    clock: ClockShown
    absence: str
    grace: int
    replay: str
    commitment: str | None
    fairness: int
    seats: list[Seat]
    you: int | None
    spectators: int
    asking: Asking | None
    rematch: str | None
    created: int
    result: Result | None
    # What keeps its match from going on, if something does: `rules_changed`.
    problem: Error | None


class Seated(BaseModel):
    """A seat that is yours: the token is also set as a cookie."""

    table: Table
    seat: int
    token: str


class Invitation(BaseModel):
    invitation: str


class Step(BaseModel):
    number: int
    by: str | None
    move: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    awaited: list[str]


class Replay(BaseModel):
    """Steps of a match; step 0 is the table before the first move."""

    model_config = ConfigDict(populate_by_name=True)

    first: Annotated[int, Field(serialization_alias="from")]
    number: int
    steps: list[Step]
    result: Result | None


class PointsStep(BaseModel):
    number: int
    scores: list[int | float]


class Points(BaseModel):
    """Everybody's score after each move that changed one, and what it was made of at the end."""

    players: list[str]
    steps: list[PointsStep]
    earned: dict[str, dict[str, int | float]]


class Story(BaseModel):
    player: str
    language: str
    text: str


class ScenarioSummary(BaseModel):
    """A scenario: a table laid out to show some rules. Its title is in English."""

    id: str
    title: str
    players: list[str]
    rules: list[str]


class Scenarios(BaseModel):
    """The scenarios of a game, and for each rule that they show their ids."""

    scenarios: list[ScenarioSummary]
    rules: dict[str, list[str]]


class Refusal(BaseModel):
    rule: str
    params: dict[str, Any]


class Try(BaseModel):
    """A move that a step makes or asks about, and what refuses it."""

    player: str
    move: str
    refused: Refusal | None


class ScenarioStep(BaseModel):
    number: int
    kind: Literal["given", "move", "expect", "offers", "legal", "refuse", "dice", "over"]
    tries: list[Try]
    value: Any
    events: list[dict[str, Any]]
    view: dict[str, Any]
    awaited: list[str]
    result: Result | None


class Scenario(ScenarioSummary):
    """A scenario step by step; step 0 is the table as it is laid out.

    `game` is there where the scenario brings cards of its own: the game with them.
    """

    options: dict[str, Choice]
    game: Game | None
    steps: list[ScenarioStep]


class AskAbout(Strict):
    """A card with which somebody can do nothing now."""

    player: Annotated[str, Field(max_length=20)]
    card: Annotated[str, Field(max_length=64)]


class TryMoves(Strict):
    """Moves to be made at the table of a scenario once so many of its steps are done."""

    after: Annotated[int, Field(ge=0, le=1000)] = 0
    moves: Annotated[
        list[
            Annotated[
                list[Annotated[str, Field(max_length=500)]], Field(min_length=2, max_length=2)
            ]
        ],
        Field(max_length=MOST_TRIED),
    ] = []
    why: AskAbout | None = None


class WhyNot(BaseModel):
    """A move, and the rule that forbids it, or none."""

    move: str
    rule: str | None
    params: dict[str, Any]


class Tried(BaseModel):
    """The table of a scenario after the moves that were tried: so many of them stand, and the next one is refused.

    `legal` are the moves of each who may act, folded as on the websocket; `events` what the last move brought about.
    """

    number: int
    refused: Refusal | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    awaited: list[str]
    legal: dict[str, list[str]]
    why: list[WhyNot]
    result: Result | None


class Health(BaseModel):
    status: Literal["ok"]
    version: str


class Ready(BaseModel):
    """Whether the server can write to its database."""

    status: Literal["ok", "degraded"]
    version: str
    database: str
