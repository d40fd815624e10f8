"""What every game's state is: data, and the few questions that a match, a bot, a server or a study asks of it."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from parcours.core.chance import Chance
from parcours.core.journal import Journal

TABLE: Final = -1  # the seat of what no player does, such as a clock that runs out


# A game that lives elsewhere need not be compiled to build on the compiled core.
@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One thing that a player announces. Immutable; each game's own class adds typed fields.

    A move holds numbers only. What it is called is the business of the game's grammar, which knows the handles.
    """

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """All fields: two moves with the same key say the same."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    @abstractmethod
    def form(self) -> int:
        """The form of the notation that says this move: an index into the grammar's forms."""

    @abstractmethod
    def value(self, slot: str) -> int:
        """What stands in that slot of its form."""

    @abstractmethod
    def values(self, slot: str) -> list[int]:
        """What stands in that slot, where a slot takes several."""


class Decision:
    """A question that the table waits on: of which kind, who may answer (a bit set of seats), what it is about."""

    def __init__(self, kind: int, seats: int, about: int = 0) -> None:
        self.kind: Final = kind
        self.seats: Final = seats
        self.about: Final = about
        self.who: Final = [seat for seat in range(seats.bit_length()) if (seats >> seat) & 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole table of a match at one moment, as data.

    `pending` is the stack of open decisions; the top one says who may act now, and an empty stack means that the
    match is over. Answering pushes what must be decided first, or takes the decision off: nothing is ever suspended
    in the middle.

    A copy extends `pending` rather than setting it anew: compiled, a second assignment in a constructor never frees the
    first list.

    `reveals` counts how often something hidden came to light, for anybody: a drawn card, a die, a shown hand.
    A move that left it alone can be taken back.

    `version` is the version of the rules that the match is played by. Where versions differ, a rule asks it.
    """

    def __init__(self, seats: int, version: int = 1) -> None:
        self.seats = seats
        self.version: Final = version
        self.pending: list[Decision] = []
        self.reveals = 0

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.pending

    def to_act(self) -> list[int]:
        """The seats that may move now."""
        return self.pending[-1].who[:] if self.pending else []

    def awaits(self, seat: int) -> bool:
        """Whether that seat may move now."""
        if not self.pending or seat < 0:
            return False
        return (self.pending[-1].seats >> seat) & 1 == 1

    def legal(self, seat: int) -> list[Move]:
        """Every move that the seat may make now, each once."""
        return [move for move in self.candidates(seat) if self.forbids(seat, move) == 0]

    def random_move(self, seat: int, chance: Chance) -> Move:
        """A legal move of a seat that is to act, each equally likely.

        Candidates are tried in random order until one is legal: as fair as choosing from `legal`, and cheaper.
        """
        moves = self.candidates(seat)
        left = len(moves)
        while left > 0:
            at = chance.below(left)
            move = moves[at]
            if self.forbids(seat, move) == 0:
                return move
            left -= 1
            moves[at] = moves[left]
        raise RuntimeError(f"seat {seat} is to act and has no legal move")

    @abstractmethod
    def candidates(self, seat: int) -> list[Move]:
        """Moves worth asking `forbids` about: every legal one is among them, none twice.

        A game may list just the legal ones, where that is cheap, and then answer `legal` with it.
        """

    @abstractmethod
    def forbids(self, seat: int, move: Move) -> int:
        """The lowest rule that forbids the move, as 100 x chapter + number, or 0."""

    @abstractmethod
    def apply(self, seat: int, move: Move, chance: Chance, journal: Journal | None = None) -> None:
        """Carry out a legal move and all that follows from it without a choice."""

    @abstractmethod
    def default(self, seat: int) -> Move:
        """What happens for a seat that is to act and never answers: a legal, harmless move."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent state, equal to this one."""

    @abstractmethod
    def redeal(self, seat: int, chance: Chance) -> "State":
        """A world that the seat can't tell from this one: all that it does not know is dealt anew."""

    @abstractmethod
    def census(self) -> list[int]:
        """Counts that no move may change, such as the copies of each card in the match."""

    @abstractmethod
    def worth(self, seat: int) -> int:
        """How well the seat stands, for bots: higher is better, comparable between states of one match."""
