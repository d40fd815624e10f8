"""What the benchmarks of the server, of workers and of other commits find out; how they do is elsewhere."""

from dataclasses import dataclass, field

from parcours.studies.statistics import Estimate


@dataclass(slots=True)
class Counted:
    """What was seen while it was measured: moves that all seats saw, and how long each seat waited for each."""

    moves: int = 0
    waits: list[float] = field(default_factory=list)
    seconds: float = 0.0
    # The share of one core that this process took.
    busy: float = 0.0

    @property
    def per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    def wait(self, share: float) -> float:
        """How long that share of the waits took at most, in milliseconds."""
        if not self.waits:
            return 0.0
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass(frozen=True, slots=True)
class LoadMeasure:
    """A number of tables at once, and what the server took with them: memory in MB, and seconds of processors while it
    was counted."""

    tables: int
    think: float
    counted: Counted
    memory: float
    spent: float

    @property
    def each(self) -> float:
        """Microseconds of a processor for each move."""
        return 1_000_000 * self.spent / max(1, self.counted.moves)


@dataclass(frozen=True, slots=True)
class IdleMeasure:
    """A server whose database holds many tables."""

    # KB that a table takes in memory when somebody was there and has gone, and what it leaves once it is forgotten.
    left: float
    forgotten: float
    # Seconds until the first answer.
    start: float
    # Milliseconds from opening a socket to seeing one's own move, of each time that was tried: at a table in memory,
    # and at one that was not.
    live: list[float]
    first: list[float]


@dataclass(frozen=True, slots=True)
class BotsMeasure:
    """A number of tables at once. Waits are those of people; memory is in MB."""

    bot: str | None
    counted: Counted
    memory: float
    workers: float
    # Of the bots, while it was counted: moves, seconds that they took and that they waited for a worker, how many got
    # less time than they want, and default moves.
    decisions: float
    thought: float
    waited: float
    shrunk: float
    defaults: float


@dataclass(frozen=True, slots=True)
class AbuseMeasure:
    """What others saw under one abuse, and how many of the abuser's wishes were granted or refused each second."""

    name: str
    counted: Counted
    # Milliseconds that somebody else waited for each replay.
    visits: list[float]
    served: float
    refused: float


@dataclass(frozen=True, slots=True)
class BacklogMeasure:
    """What people at live tables see, and how many other tables went on at the same time, a second."""

    name: str
    counted: Counted
    went_on: float


@dataclass(frozen=True, slots=True)
class DueMeasure:
    """A server with tables that wait, the same with tables that are due, and what is left of those."""

    waiting: BacklogMeasure
    due: BacklogMeasure
    # The share of one core that it takes while tables wait and nobody plays.
    idle: float
    # Seconds in which a server on which nobody plays has done what was still due.
    rest: float


@dataclass(frozen=True, slots=True)
class ProcessesMeasure:
    """So many processes under load; times are seconds of processors, of all processes together."""

    processes: int
    # Whether the sockets of a table are all in one process, as behind a proxy that sends them by the table's name.
    routed: bool
    tables: int
    counted: Counted
    serving: float
    postgres: float
    # What processes took that had none of the tables.
    hearing: float
    commits: float

    def each(self, seconds: float) -> float:
        """Microseconds for each move."""
        return 1_000_000 * seconds / max(1, self.counted.moves)


@dataclass(frozen=True, slots=True)
class Constants:
    """What the model is made of: microseconds of a processor, milliseconds of a commit, KB of memory."""

    move: float
    postgres_move: float
    postgres_commit: float
    notice: float
    commit: float
    table: float
    socket: float
    connections: int


@dataclass(frozen=True, slots=True)
class Prediction:
    """What so many processes carry, each on a core of its own."""

    processes: int
    # Moves a second of all, and how many of them share a commit.
    moves: float
    together: float
    # The share of a process's core that goes into hearing of the others, and the cores that Postgres needs.
    hearing: float
    postgres_cores: float
    # Milliseconds that a move waits for its commit when all processes write.
    wait: float
    connections: int


@dataclass(frozen=True, slots=True)
class WorkersMeasure:
    """Matches a second of some workers; `batch` is how many seconds a batch takes one of them."""

    where: str
    workers: int
    batch: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """A way of driving a game: how often a second in both, and how many times as fast this one is."""

    game: str
    way: str
    here: Estimate
    there: Estimate
    ratio: Estimate
