"""What can go wrong, by whose doing: the text, the player, the file, or us.

An error with several parts has them as its arguments, so that it can be sent between processes, and a `__str__`.
In compiled modules a name after `except … as` has one type for the whole function: two handlers need two names.
"""

from typing import Final, NamedTuple

# Refusals that no rule of a game makes: of taking a move back, and of a text that is no move.
TAKEBACK: Final = "takeback"
NOTATION: Final = "notation"


class ParcoursError(Exception):
    """Any error that is caused by invalid input; its message says what was expected."""


class NotationError(ParcoursError):
    """The text is no move in the notation of this game."""


# The names and numbers for the text of a refusal, by the variable of the text.
Params = dict[str, object]


def add_name(params: Params, name: str, value: int, words: list[str]) -> None:
    """Say what stands in a slot of the refused move by its word; nothing where the slot is empty."""
    if value >= 0:
        params[name] = words[value]


class Refused(ParcoursError):
    """The move is well formed but not allowed now: `rule` forbids it, `params` say with what figures."""

    def __init__(self, rule: str, params: Params) -> None:
        self.rule = rule
        self.params = params
        super().__init__(rule, params)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.rule} forbids it" + (f" ({details})" if details else "")


class SetupError(ParcoursError):
    """No match can be set up from this: an unknown game, option, handle or number of players."""


class Problem(NamedTuple):
    """What is wrong with a deck: at which card (empty: the deck as a whole) and at which of its fields.

    `code` and `params` say it to programs and translators, `text` to programmers. A place inside a field is a path:
    `effects.0.when`.
    """

    code: str
    text: str
    card: str
    field: str
    params: Params

    def __str__(self) -> str:
        card = self.card if self.card.isidentifier() else repr(self.card)
        place = [f"card {card}"] if self.card else []
        # Those two name the field themselves.
        if self.field and self.code not in ("unknown_field", "missing_field"):
            place.append(self.field)
        return ": ".join([*place, self.text])


class DeckError(ParcoursError):
    """A deck file that cannot be played with; its message names the file and the first of its `problems`."""

    def __init__(self, message: str, problems: list[Problem] | None = None) -> None:
        self.message = message
        self.problems = problems or [Problem("unplayable", message, "", "", {})]
        super().__init__(message, self.problems)

    def __str__(self) -> str:
        return self.message


# More are not told: a file of nonsense has thousands.
MOST_PROBLEMS: Final = 100


class Problems:
    """All that is wrong with one deck file, in the order in which it is found."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.found: list[Problem] = []

    def add(
        self, code: str, text: str, card: str = "", field: str = "", params: Params | None = None
    ) -> None:
        """Note a problem."""
        if len(self.found) < MOST_PROBLEMS:
            self.found.append(Problem(code, text, card, field, params or {}))

    def check(self) -> None:
        """DeckError if there is any."""
        if self.found:
            more = len(self.found) - 1
            rest = f" (and {more} more)" if more else ""
            raise DeckError(f"{self.where}: {self.found[0]}{rest}", self.found)


class LayoutError(ParcoursError):
    """A table laid out by hand that cannot be."""


class RecordError(ParcoursError):
    """A record that cannot be read; `line` is the number of the bad line."""

    def __init__(self, line: int, message: str) -> None:
        self.line = line
        self.message = message
        super().__init__(line, message)

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"


class ScenarioError(ParcoursError):
    """A scenario that can't be read or laid out, or one of whose steps does not hold."""


class Bug(Exception):
    """The rules broke down. `record` replays the match up to the move that did it."""

    def __init__(self, move: str, record: str) -> None:
        self.move = move
        self.record = record
        super().__init__(move, record)

    def __str__(self) -> str:
        return f"a bug in the rules at '{self.move}'; this record leads there:\n{self.record}"
