"""What the server answers about the moves of a match: what a bot weighs, hints, and what decided a match."""

from typing_extensions import TypedDict

from parcours.server.wire.answers import Refusal
from parcours.server.wire.words import FactKind


class Reason(TypedDict):
    """A move that a bot weighed, its expected chance to win (0 to 1) if the bot tells it, and on how many simulations
    that rests."""

    move: str
    chance: float | None
    simulations: int


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
    refusal: Refusal | None


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
