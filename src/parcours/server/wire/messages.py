"""The messages of the websocket: the commands of a client, which are checked here, and what the server tells."""

from typing import Annotated, Final, Literal, NotRequired, Self, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    model_validator,
)
from typing_extensions import TypeAliasType, TypedDict

from parcours.server.wire import limits
from parcours.server.wire.answers import (
    Answer,
    ChatMessage,
    Error,
    Figures,
    LogEntry,
    Result,
    Table,
    View,
)
from parcours.server.wire.errors import Denied
from parcours.server.wire.words import Pace

# What a client says.


def _check_printable(id: str) -> str:
    # What can't be printed can't be kept in every database either.
    if not id.isprintable():
        raise ValueError("expected printable characters")
    return id


def _text_or_none(value: object) -> str | None:
    return value if isinstance(value, str) else None


CommandId = Annotated[
    str, Field(min_length=1, max_length=limits.LONGEST_ID), AfterValidator(_check_printable)
]
# Anything else than a text is no decision that is open, so it is stale and not malformed.
DecisionId = Annotated[str | None, BeforeValidator(_text_or_none)]
MoveText = Annotated[str, Field(max_length=limits.LONGEST_MOVE)]


class _Command(BaseModel):
    # Fields that nobody knows are passed over: a newer page may speak with an older server.
    model_config = ConfigDict(strict=True)


class WatchCommand(_Command):
    """Begin to watch the table, or catch up. `since` is the last number that was seen."""

    do: Literal["watch"]
    id: CommandId | None = None
    since: Annotated[int, Field(le=limits.HIGHEST_NUMBER)] | None = None
    key: str | None = None


class MoveCommand(_Command):
    """Make a move; `decision` is the one of the last state."""

    do: Literal["move"]
    id: CommandId
    decision: DecisionId = None
    move: MoveText


class WhyCommand(_Command):
    """Ask why these moves are refused now, or what can't be done with a card."""

    do: Literal["why"]
    id: CommandId
    moves: Annotated[list[MoveText], Field(max_length=limits.MOST_QUESTIONS)] = []
    card: Annotated[str, Field(max_length=limits.LONGEST_CARD)] = ""

    @property
    def about_card(self) -> bool:
        return "card" in self.model_fields_set

    @model_validator(mode="after")
    def _asks_something(self) -> Self:
        if not self.about_card and "moves" not in self.model_fields_set:
            raise ValueError("expected moves or a card")
        return self


class TakebackCommand(_Command):
    """Take one's last move back, or ask those who moved since."""

    do: Literal["takeback"]
    id: CommandId


class AbandonCommand(_Command):
    """Ask all to end the match."""

    do: Literal["abandon"]
    id: CommandId


class AgreeCommand(_Command):
    """Answer the question with that id."""

    do: Literal["agree"]
    id: CommandId
    question: Annotated[str, Field(max_length=limits.LONGEST_ID)]
    yes: bool


class ChatCommand(_Command):
    """Say something to all."""

    do: Literal["chat"]
    id: CommandId
    text: Annotated[str, Field(max_length=limits.LONGEST_CHAT)]


class PaceCommand(_Command):
    """How fast the bots are to play. It counts while the sender is the only person at the table."""

    do: Literal["pace"]
    id: CommandId
    pace: Pace


class LessonCommand(_Command):
    """Let the bots of a lesson move until `until` moves have been made; null leaves the lesson."""

    do: Literal["lesson"]
    id: CommandId
    until: Annotated[int, Field(ge=0, le=limits.HIGHEST_NUMBER)] | None


class PingCommand(_Command):
    """Nothing: a client that gets an answer is still connected."""

    do: Literal["ping"]
    id: CommandId


TableCommand = (
    MoveCommand
    | WhyCommand
    | TakebackCommand
    | AbandonCommand
    | AgreeCommand
    | ChatCommand
    | PaceCommand
    | LessonCommand
    | PingCommand
)
ClientMessage = TypeAliasType(
    "ClientMessage", Annotated[WatchCommand | TableCommand, Field(discriminator="do")]
)

# What the server tells.

# How often this seat has answered, and the number of the question.
OpenDecision = Annotated[str, Field(pattern=r"^[0-9]+\.[0-9]+$")]


class TableMessage(TypedDict):
    """How the table is now."""

    kind: Literal["table"]
    table: Table


class StateMessage(TypedDict):
    """What the reader may know of the match, and may do. With `full`, the log is the whole one.

    `clocks` and `time` are milliseconds: what is left to those who are awaited, and until the table moves by itself.
    `out` are those who have nothing more to decide in this match.
    """

    kind: Literal["state"]
    number: int
    full: bool
    view: View
    figures: Figures
    legal: list[str]
    decision: OpenDecision | None
    log: list[LogEntry]
    awaited: list[str]
    out: list[str]
    clocks: dict[str, int]
    time: int | None
    result: Result | None
    answer: NotRequired[Answer]


class AnswerMessage(Answer):
    """The answer to a command."""

    kind: Literal["answer"]


class ChatMessages(TypedDict):
    """Messages of the chat that are new or changed."""

    kind: Literal["chat"]
    messages: list[ChatMessage]


class ErrorMessage(Error):
    """About a message that has no usable id."""

    kind: Literal["error"]


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        TableMessage | StateMessage | AnswerMessage | ChatMessages | ErrorMessage,
        Field(discriminator="kind"),
    ],
)

# Reading.

_reader: Final = TypeAdapter[WatchCommand | TableCommand](ClientMessage)
_COMMANDS: Final = sorted(
    get_args(command.model_fields["do"].annotation)[0]
    for command in get_args(WatchCommand | TableCommand)
)
_TEXT: Final = "a text"
# What was expected in each field, where it is something else than a text.
_EXPECTED: Final = {
    "id": f"a text of 1 to {limits.LONGEST_ID} printable characters",
    "moves": f"up to {limits.MOST_QUESTIONS} moves",
    "since": "a number or null",
    "until": "a number or null",
    "key": "a text or null",
    "yes": "true or false",
    "pace": "one of " + ", ".join(get_args(Pace.__value__)),
}


class Malformed(Denied):
    """A message that is no command. Its id is there if that, at least, could be read."""

    def __init__(self, id: str | None, code: str, **params: object) -> None:
        super().__init__(code, **params)
        self.id = id


def read_command(text: str | None) -> WatchCommand | TableCommand:
    """The command that a client sent; Malformed, with what was expected, where it is none."""
    if text is None:
        raise Malformed(None, "bad_message", text="expected text, not bytes")
    if len(text) > limits.LONGEST_MESSAGE:
        raise Malformed(None, "too_long", most=limits.LONGEST_MESSAGE)
    try:
        return _reader.validate_json(text)
    except ValidationError as error:
        raise _malformed(text, error) from None


def _malformed(text: str, error: ValidationError) -> Malformed:
    problems = error.errors(include_url=False, include_context=True, include_input=False)
    # The command's own name comes first: `('move', 'id')`.
    fields = [str(problem["loc"][1]) for problem in problems if len(problem["loc"]) > 1]
    first = problems[0]
    kind, place = first["type"], first["loc"]
    if kind == "json_invalid":
        return Malformed(None, "bad_message", text="expected JSON")
    if kind.startswith("union_tag"):
        return Malformed(None, "bad_message", text=f"expected 'do': one of {', '.join(_COMMANDS)}")
    if not place:
        return Malformed(None, "bad_message", text="expected an object")
    if "id" in fields:
        return Malformed(None, "bad_message", text=f"expected 'id': {_EXPECTED['id']}")
    id = _read_id(text)
    # A command that asks about nothing has no field to blame.
    field = fields[0] if fields else "moves"
    if kind == "string_too_long" and field not in _EXPECTED:
        return Malformed(id, "too_long", most=first["ctx"]["max_length"])
    return Malformed(id, "bad_message", text=f"expected '{field}': {_EXPECTED.get(field, _TEXT)}")


class _Id(BaseModel):
    id: CommandId | None = None


def _read_id(text: str) -> str | None:
    """The id of a message whose id is known to be right."""
    return _Id.model_validate_json(text).id
