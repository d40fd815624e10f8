"""Chance: where every shuffle, die and random pick of a match comes from.

It is handed to the rules and never part of a state, so that a search brings its own and can neither
see the match's future nor change it.
"""

from collections.abc import Callable
from random import Random

from mypy_extensions import i64, mypyc_attr

from parcours.core.errors import SetupError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A sequence of random choices fixed by its seed.

    Everything is drawn from `random.Random.random()`, the one method whose sequence Python promises to keep,
    so a seed means the same match on any machine, in any year.
    """

    def __init__(self, seed: int) -> None:
        if seed < 0:
            raise SetupError(f"a seed is a whole number from 0 on, not {seed}")
        self._random: Callable[[], float] = Random(seed).random

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, each equally likely."""
        return int(self._random() * limit)

    def die(self) -> int:
        """A throw of one die, 1 to 6."""
        return int(self._random() * 6) + 1

    def shuffle(self, cards: list[int]) -> None:
        """Put `cards` into random order, in place."""
        draw = self._random
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = int(draw() * float(last + 1))
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


class _Late:
    """Numbers from a generator that is seeded for the first of them."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._random: Callable[[], float] | None = None

    def __call__(self) -> float:
        if self._random is None:
            self._random = Random(self._seed).random
        return self._random()


class LateChance(Chance):
    """The same sequence where each move has a chance of its own: most moves draw nothing, and seeding takes
    longer than the move."""

    def __init__(self, seed: int) -> None:
        self._random = _Late(seed)


class ScriptedChance(Chance):
    """Chance whose next dice are written down beforehand, as a scenario does; then the seed's."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.dice: list[int] = []

    def die(self) -> int:
        if self.dice:
            return self.dice.pop(0)
        return super().die()
