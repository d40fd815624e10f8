"""The options of a game: what may be chosen before a match, and how a choice is read."""

from parcours.core.errors import SetupError

# Longer ones are no sensible choice, and no number that every machine reads alike.
_LONGEST_NUMBER = 16
# Whatever is counted from one, milliseconds too, is a number that every program reads.
_HIGHEST_NUMBER = 1_000_000_000

Choice = bool | int | float | str


class Option:
    """One thing that may be chosen: one of `values`, or any whole number of the range where there are none.

    A `most` below `least` means that there is no highest number.
    """

    def __init__(
        self,
        name: str,
        default: Choice,
        values: list[Choice] | None = None,
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.values: list[Choice] = [] if values is None else values
        self.least = least
        self.most = most

    def expected(self) -> str:
        """What a value must be, in words."""
        if self.values:
            return "one of " + ", ".join(format_choice(value) for value in self.values)
        if self.most < self.least:
            return f"a whole number of at least {self.least} and at most {_HIGHEST_NUMBER}"
        return f"a whole number from {self.least} to {self.most}"

    def check(self, value: object) -> Choice:
        """The value if it may be chosen; SetupError otherwise."""
        if self.values:
            for choice in self.values:
                # True equals 1 in Python, but not for people.
                if choice == value and isinstance(choice, bool) == isinstance(value, bool):
                    return choice
        elif (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.least <= value <= (_HIGHEST_NUMBER if self.most < self.least else self.most)
        ):
            return value
        raise SetupError(f"option '{self.name}' cannot be {value!r}: expected {self.expected()}")


def replace_option(options: list[Option], changed: Option) -> list[Option]:
    """The options with that one in place of the one of its name."""
    return [changed if option.name == changed.name else option for option in options]


def format_choice(value: Choice) -> str:
    """A choice as records and messages spell it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def parse_choice(text: str) -> Choice:
    """The choice that a record's or a command line's word means."""
    if text in ("true", "false"):
        return text == "true"
    if text.isascii() and len(text) < _LONGEST_NUMBER:
        if text.isdigit():
            return int(text)
        whole, point, part = text.partition(".")
        if point and whole.isdigit() and part.isdigit():
            return float(text)
    return text


def read_options(options: list[Option], given: dict[str, object]) -> dict[str, Choice]:
    """All options with their chosen or default value."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise SetupError(
                f"there is no option '{name}': expected "
                + (" or ".join(f"'{name}'" for name in known) or "none")
            )
    return {
        name: option.check(given[name]) if name in given else option.default
        for name, option in known.items()
    }
