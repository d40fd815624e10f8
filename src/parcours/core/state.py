"""What every game's state is: data, and the few questions that a match, a bot, a server or a study asks of it."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from parcours.core.chance import Chance
from parcours.core.errors import Params, SetupError
from parcours.core.journal import Journal
from parcours.core.observations import Row
from parcours.core.weights import GREEDY, LEARNT, Weights

TABLE: Final = -1  # the seat of what no player does, such as a clock that runs out
# Who reads a view, besides the seats: a spectator, and one who sees all that is hidden.
SPECTATOR: Final = -1
EVERYTHING: Final = -2

# The turn where a game does not tell turns apart: each decision is one.
UNCOUNTED: Final = -1
_NO_WEIGHTS: Final = Weights({})


# A game that lives elsewhere need not be compiled to build on the compiled core. `acyclic`: nothing that a state or a
# move refers to refers back to it, so the garbage collector need not look at them.
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Move:
    """One thing that a player announces. Immutable; each game's own class adds typed fields.

    A move holds numbers only. What it is called is the business of the game's grammar, which knows the handles.
    `action` is where `parcours.core.actions` notes the number that it has for the move.
    """

    action = -1

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


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class OneCardMove(Move):
    """A move that names one card: `verb` is its form, and `card` stands in all its slots."""

    def __init__(self, verb: int, card: int) -> None:
        self.verb: Final = verb
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return (self.verb, self.card)

    def form(self) -> int:
        return self.verb

    def value(self, slot: str) -> int:
        return self.card

    def values(self, slot: str) -> list[int]:
        return [self.card]


@mypyc_attr(acyclic=True)
class Decision:
    """A question that the table waits on: of which kind, who may answer (a bit set of seats), what it is about."""

    def __init__(self, kind: int, seats: int, about: int = 0) -> None:
        self.kind: Final = kind
        self.seats: Final = seats
        self.about: Final = about
        self.who: Final = [seat for seat in range(seats.bit_length()) if (seats >> seat) & 1]


class Standing:
    """How a match ended: each seat's place (1 is best) and score, why it ended, and the rule that says so."""

    def __init__(
        self, places: list[int], scores: list[int | float], reason: str, rule: int
    ) -> None:
        self.places = places
        self.scores = scores
        self.reason = reason
        self.rule = rule


def places_of(ranks: list[tuple[int, ...]]) -> list[int]:
    """The place of each rank, such as (score,) or (score, money): higher is better, equal ranks share a place."""
    return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The whole table of a match at one moment, as data.

    `pending` is the stack of open decisions; the top one says who may act now, and an empty stack means that the
    match is over. Answering pushes what must be decided first, or takes the decision off: nothing is ever suspended
    in the middle.

    A copy extends `pending` instead of assigning it: compiled, a second assignment in a constructor never frees the
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
        """A world that the seat can't tell from this one: all that it does not know is dealt again."""

    @abstractmethod
    def census(self) -> list[int]:
        """Counts that no move may change, such as the copies of each card in the match."""

    @abstractmethod
    def view(self, reader: int, players: list[str]) -> dict[str, object]:
        """What the reader may see: a seat, SPECTATOR or EVERYTHING. A hidden zone is its number of cards."""

    def views(self, players: list[str]) -> list[dict[str, object]]:
        """What each seat may see. A game may let the views share the parts that are the same, to save time."""
        return [self.view(seat, players) for seat in range(self.seats)]

    def full_view(self, players: list[str]) -> dict[str, object]:
        """The whole table, hidden parts included."""
        return self.view(EVERYTHING, players)

    def figures(self, reader: int, players: list[str]) -> dict[str, object]:
        """What the rules make of what the reader sees, for a board to show: levels, chances. Most games have none."""
        return {}

    def observe(self, seat: int, row: Row) -> None:
        """Write what the seat may know, in the order of the game's `observed`: for programs that learn."""
        raise SetupError("this game has no observations: expected a state that has `observe`")

    @abstractmethod
    def params(self, seat: int, move: Move, rule: int, players: list[str]) -> Params:
        """The names and numbers for the text of a refusal by that rule."""

    def hidden_slots(self, seat: int, move: Move, reader: int) -> tuple[str, ...]:
        """The slots of a move about to be made that `reader` must not read."""
        return ()

    def unveiled(self, move: Move) -> bool:
        """Whether a move made earlier, with a secret part, may now be read by all."""
        return False

    def is_out(self, seat: int) -> bool:
        """Whether the seat has nothing more to decide in this match, though the others play on."""
        return False

    def clock(self) -> tuple[int, Move] | None:
        """The move that the table makes that many seconds after the deal, if one is still to come."""
        return None

    @abstractmethod
    def standing(self) -> Standing:
        """The result of a match that is over."""

    @abstractmethod
    def earned(self, seat: int) -> dict[str, int | float]:
        """What the seat's score is made of so far, by zone; at the end it adds up to the score."""

    @abstractmethod
    def evaluate(self, seat: int) -> int:
        """How well the seat stands, for bots: higher is better, comparable between states of one match."""

    # What a search asks besides. A game that answers none of it can be searched, only not as well.

    def assess(self, seat: int, weights: Weights) -> int:
        """The same with these weights, which can be learnt; `evaluate` has its own, which never change."""
        return self.evaluate(seat)

    def weights(self) -> Weights:
        """The weights that the game has learnt."""
        return _NO_WEIGHTS

    def plausible(self, seat: int) -> list[Move]:
        """The legal moves worth a look: of many that differ little, such as prices, a few stand for all."""
        return self.legal(seat)

    def progress(self) -> int:
        """How far the match is, from 0 to 1000, as far as all can see."""
        return 0

    def turns(self) -> int:
        """A number that changes whenever a turn, or a step for all, begins: where a simulation may stop and compare."""
        return UNCOUNTED


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class ListingState(State):
    """A state that can list exactly its legal moves, so that no candidate has to be checked."""

    @abstractmethod
    def list_legal(self, seat: int) -> list[Move]:
        """Every move that a seat which is to act may make now, each once."""

    def legal(self, seat: int) -> list[Move]:
        return self.list_legal(seat) if self.awaits(seat) else []

    def candidates(self, seat: int) -> list[Move]:
        return self.legal(seat)

    def random_move(self, seat: int, chance: Chance) -> Move:
        moves = self.list_legal(seat)
        return moves[chance.below(len(moves))]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class WeightedState(ListingState):
    """Such a state with one evaluation, which reads weights that its game ships by name."""

    @abstractmethod
    def assess(self, seat: int, weights: Weights) -> int:
        """How well the seat stands by these weights."""

    @abstractmethod
    def shipped_weights(self, name: str) -> Weights:
        """The weights of the file with that name: GREEDY or LEARNT."""

    def evaluate(self, seat: int) -> int:
        return self.assess(seat, self.shipped_weights(GREEDY))

    def weights(self) -> Weights:
        return self.shipped_weights(LEARNT)
