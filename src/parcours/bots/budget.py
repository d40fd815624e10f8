"""How long a bot that searches may think about one decision."""

from dataclasses import dataclass

from parcours.core.errors import SetupError

# The units of a time, by what stands behind the number, in milliseconds.
_UNITS = {"ms": 1.0, "s": 1000.0}
_LONGEST = 60_000


@dataclass(frozen=True, slots=True)
class Budget:
    """Either a time in milliseconds, or a number of simulations.

    With simulations the same seed gives the same move on every machine; with a time it depends on how fast that is.
    """

    milliseconds: int | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if (self.milliseconds is None) == (self.simulations is None):
            raise SetupError("a budget is a time or a number of simulations: expected one of them")
        amount = self.milliseconds if self.simulations is None else self.simulations
        if amount is None or amount < 1:
            raise SetupError(f"a budget of {amount} is nothing: expected 1 or more")
        if self.milliseconds is not None and self.milliseconds > _LONGEST:
            raise SetupError(
                f"a budget of {self.milliseconds} ms is too long: expected at most {_LONGEST}"
            )

    def __str__(self) -> str:
        return str(self.simulations) if self.milliseconds is None else f"{self.milliseconds}ms"


def parse_budget(text: str) -> Budget:
    """The budget that the text names: `0.1s` or `50ms` is a time, `200` a number of simulations.

    >>> parse_budget("0.1s")
    Budget(milliseconds=100, simulations=None)
    """
    if text.isascii() and text.isdigit():
        return Budget(simulations=int(text))
    for unit, factor in _UNITS.items():
        number = text.removesuffix(unit)
        if number == text:
            continue
        if number.isascii() and number.replace(".", "", 1).isdigit():
            return Budget(milliseconds=round(float(number) * factor))
    raise SetupError(
        f"'{text}' is no budget: expected a time as 0.1s or 50ms, or simulations as 200"
    )
