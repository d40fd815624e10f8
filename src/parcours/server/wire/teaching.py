"""What the server answers about what teaches a game: scenarios, lessons and puzzles."""

from typing_extensions import TypedDict

from parcours.server.wire.answers import Event, Figures, Game, Refusal, Result, View, WhyNot
from parcours.server.wire.reviews import Fact
from parcours.server.wire.words import Grade, OptionValue, StepKind

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
