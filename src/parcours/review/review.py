"""What reviews and hints tell. Chances are millionths, as in the search; steps are numbers of moves, 0 is the deal."""

from dataclasses import dataclass

from parcours.review.why import Fact
from parcours.search.outcome import CERTAIN

# How many decisions of a player are told, and what one must have cost to be told at all.
MOST_DECISIONS = 3
LEAST_COST = CERTAIN // 100
# Moves that together gave nobody so much of a chance to win, nor took it away, did not decide a match.
_EVEN = CERTAIN // 20


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the curve, after the move with that number: everybody's chance to win, and what changed it.

    `known` is what each player could think from what that player knew, `true` what it was with all cards open.
    Since the point before, `known` changed by `decided`, what moves gave away that fell short of the best one, and by
    `luck`, which is all else: cards, dice, and what was dealt.
    """

    number: int
    known: list[int]
    true: list[int]
    decided: list[int]
    luck: list[int]


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that another one would have beaten, in the same worlds: what it cost, and why."""

    number: int
    seat: int
    made: str
    better: str
    made_chance: int
    better_chance: int
    why: list[Fact]

    @property
    def cost(self) -> int:
        """The chance to win that was given away."""
        return self.better_chance - self.made_chance


@dataclass(frozen=True, slots=True)
class Hint:
    """A move with its chance to win, and what speaks for it against the next best."""

    move: str
    chance: int
    why: list[Fact]


@dataclass(frozen=True, slots=True)
class Share:
    """What a player owes to luck and to the moves of all, which add up to the result less an even share.

    `accuracy` is, in millionths, how much the player kept of the chance that the worst moves would have lost, over
    all `decisions` where there was something to decide.
    """

    luck: int
    decided: int
    accuracy: int
    decisions: int


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a match: the curve, each player's decisions that mattered most, in their order, and shares.

    While it is being made it has the curve only.
    """

    players: list[str]
    points: list[Point]
    decisions: list[Decision]
    shares: dict[str, Share]

    @property
    def by_luck(self) -> bool:
        """Whether luck alone decided: no move of anybody made a difference that could be told from chance, or what all
        gave away came to about the same."""
        return not self.decisions or all(
            abs(share.decided) < _EVEN for share in self.shares.values()
        )
