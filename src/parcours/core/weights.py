"""The numbers of an evaluation: what a coin, a card or a rival's lead is worth to a bot.

A game keeps them in files beside its code, `weights/greedy.toml` and `weights/learnt.toml`: a name and a whole number,
or a list of them. `greedy` never changes, as it is the yardstick; `learnt` is what `parcours train` writes.
"""

import tomllib
from importlib import resources
from pathlib import Path

from mypy_extensions import mypyc_attr

from parcours.core.errors import SetupError

FOLDER = "weights"
GREEDY = "greedy"
LEARNT = "learnt"


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """The numbers by name. Each game's own class adds typed fields, which are quick to read."""

    def __init__(self, values: dict[str, list[int]]) -> None:
        self.values = values

    def number(self, name: str) -> int:
        """The one number of that name."""
        return self.values[name][0]

    def numbers(self, names: str) -> list[int]:
        """The one number of each of these names, which spaces part."""
        return [self.number(name) for name in names.split()]


def parse_weights(text: str, where: str) -> dict[str, list[int]]:
    """The numbers that a file gives, each name's as a list; SetupError where they are none."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SetupError(f"{where}: {error}") from error
    values: dict[str, list[int]] = {}
    for name, value in given.items():
        numbers = value if isinstance(value, list) else [value]
        for number in numbers:
            if not isinstance(number, int):
                raise SetupError(f"{where}: {name} is {value!r}: expected whole numbers")
        values[name] = [int(number) for number in numbers]
    return values


def with_values(text: str, values: dict[str, list[int]]) -> str:
    """The text of such a file with these numbers in place of its own; its comments stay."""
    lines: list[str] = []
    for line in text.splitlines():
        name = line.partition(" =")[0]
        if name in values:
            numbers = values[name]
            line = f"{name} = {numbers[0] if len(numbers) == 1 else numbers}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def weights_file(package: str, name: str) -> Path:
    """Where the package of a game keeps the numbers of that name."""
    return Path(str(resources.files(package))) / FOLDER / f"{name}.toml"


def read_weights(package: str, name: str) -> dict[str, list[int]]:
    """The numbers of that name which the package of a game ships."""
    text = weights_file(package, name).read_text(encoding="utf-8")
    return parse_weights(text, f"{FOLDER}/{name}.toml")
