"""The fields of cards: of which type, within which bounds, and which cards have them."""

from typing import Final

from parcours.core.errors import Problems

INT: Final = "whole"
BOOL: Final = "flag"
TEXT: Final = "word"
LIST: Final = "list"
MAPPING: Final = "table"
HALF: Final = "half"


class Field:
    """A field of a card: its type and bounds, which groups or kinds of card have it, and the rules that use it.

    `least` and `most` bound a number, or how many items a list has. `items` says what they are, `parts` what a table
    may hold. `patterns` show what a text may say that follows a small grammar, which the game checks.
    """

    def __init__(
        self,
        name: str,
        type: str = INT,
        least: int = 0,
        most: int = 99,
        choices: list[str] | None = None,
        groups: list[str] | None = None,
        kinds: list[str] | None = None,
        optional: bool = False,
        rules: list[str] | None = None,
        items: "Field | None" = None,
        parts: "list[Field] | None" = None,
        patterns: list[str] | None = None,
    ) -> None:
        self.name = name
        self.type = type
        self.least = least
        self.most = most
        self.choices = choices
        self.groups = groups
        self.kinds = kinds
        self.optional = optional
        self.rules = rules or []
        self.items = items
        self.parts = parts
        self.patterns = patterns

    def concerns(self, kind: str, group: object) -> bool:
        """Whether cards of that kind and group have the field: all, where neither groups nor kinds are named."""
        if self.groups is None and self.kinds is None:
            return True
        return (self.groups is not None and group in self.groups) or (
            self.kinds is not None and kind in self.kinds
        )

    def expected(self) -> str:
        """What a value must be, in words."""
        if self.choices is not None:
            return "one of " + ", ".join(self.choices)
        if self.type == INT:
            return f"a whole number from {self.least} to {self.most}"
        if self.type == HALF:
            return f"a whole or half number from {self.least} to {self.most}"
        if self.type == BOOL:
            return "true or false"
        if self.type == LIST:
            exact = f"{self.most}" if self.least == self.most else f"{self.least} to {self.most}"
            return f"a list of {exact} items"
        return "a table" if self.type == MAPPING else "a text"

    def fits(self, value: object) -> bool:
        """Whether the value may stand in this field; what stands inside it is another question."""
        if self.type == INT:
            if not isinstance(value, int) or isinstance(value, bool):
                return False
            return self.least <= value <= self.most
        if self.type == HALF:
            if not isinstance(value, int | float) or isinstance(value, bool):
                return False
            return self.least <= value <= self.most and 2 * value == int(2 * value)
        if self.type == BOOL:
            return isinstance(value, bool)
        if self.type == LIST:
            return isinstance(value, list) and self.least <= len(value) <= self.most
        if self.type == MAPPING:
            return isinstance(value, dict)
        return isinstance(value, str) and (self.choices is None or value in self.choices)

    def check(self, value: object, card: str, place: str, problems: Problems) -> None:
        """Add what is wrong with a value, and with all that stands inside it; `place` is the way to it in the card."""
        if not self.fits(value):
            params: dict[str, object] = {"least": self.least, "most": self.most}
            if self.choices is not None:
                params = {"choices": list(self.choices)}
            problems.add(
                f"expected_{'choice' if self.choices is not None else self.type}",
                f"expected {self.expected()}, not {shown(value)}",
                card,
                place,
                params,
            )
        elif isinstance(value, list) and self.items is not None:
            for at, item in enumerate(value):
                self.items.check(item, card, f"{place}.{at}", problems)
        elif isinstance(value, dict) and self.parts is not None:
            check_parts(value, self.parts, card, place, problems)


def check_parts(
    values: dict[object, object], parts: list[Field], card: str, place: str, problems: Problems
) -> None:
    """Add what is wrong with the fields of a card, or with a table inside one."""
    names = [part.name for part in parts]
    before = f"{place}." if place else ""
    for name in values:
        if name not in names:
            problems.add(
                "unknown_field",
                f"unknown field {shown(name)}: expected {', '.join(names)}",
                card,
                place or str(name)[:_LONGEST_SHOWN],
                {"name": str(name)[:_LONGEST_SHOWN], "names": names},
            )
    for part in parts:
        if part.name in values:
            part.check(values[part.name], card, before + part.name, problems)
        elif not part.optional:
            problems.add(
                "missing_field",
                f"field '{part.name}' is missing: expected {part.expected()}",
                card,
                before + part.name,
                {"name": part.name},
            )


# What is wrong is shown as far as this: it may be very long.
_LONGEST_SHOWN: Final = 60


def shown(value: object) -> str:
    """A wrong value as an error shows it."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deeply, or a number of thousands of digits
        return "that"
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"
