"""`parcours bench --server`: how fast the server is."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import Annotated

import typer
from rich.table import Table

from parcours.cli.about import way
from parcours.cli.screen import measuring, show, text_table
from parcours.core.errors import SetupError
from parcours.lab.measures import LoadMeasure

DEFAULT_TABLES = "1,25,100,250"
THINKING_TABLES = 250
THINKING_SECONDS = 1.0
NUMBERS = ["tables", "moves/s", "p50 ms", "p99 ms", "server µs", "server MB", "load's CPU"]

ServerOption = Annotated[
    bool, typer.Option("--server", help="Measure the server instead of the games.")
]
TablesOption = Annotated[str | None, typer.Option(help="With --server: how many tables at once.")]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="With --server: where new databases are made; SQLite and Postgres of its own, if none.",
    ),
]


def bench_server(tables: str, seconds: float, database: str | None, peers: bool = False) -> None:
    """Load a real server with a number of tables at once, on each kind of database; and boardgame.io, as a peer."""
    counts = read_counts(tables)
    with needs_bench():
        from parcours.lab import boardgame_io, server_bench
    drawn = text_table(
        f"Smile Life, parcours {way()}, {server_bench.SEATS} seats at each table, {seconds:g} s each",
        ["database", "thinking", *NUMBERS],
        NUMBERS,
    )
    runs = [(count, 0.0) for count in counts] + [(THINKING_TABLES, THINKING_SECONDS)]
    notes: list[str] = []
    with ExitStack() as opened:
        made = opened.enter_context(server_bench.databases(database))
        folder = opened.enter_context(boardgame_io.installed()) if peers else None
        total = len(runs) * (len(made) + peers) + len(made)
        done = opened.enter_context(measuring(total))

        def note(name: str, row: LoadMeasure) -> None:
            drawn.add_row(
                name,
                f"{row.think:g} s" if row.think else "",
                str(row.tables),
                f"{row.counted.per_second:,.0f}",
                f"{row.counted.wait(0.5):.1f}",
                f"{row.counted.wait(0.99):.1f}",
                f"{row.each:.0f}",
                f"{row.memory:.0f}",
                f"{row.counted.busy:.0%}",
            )
            done()

        # What is to be compared is measured in the same minute, as machines have better and worse ones.
        for count, think in runs:
            for name, new in made.items():
                note(name, server_bench.measure_load(new(), count, seconds, think))
            if folder is not None:
                note("boardgame.io", boardgame_io.measure_load(folder, count, seconds, think))
        for name, new in made.items():
            notes += _notes(name, new)
            done()
    show(drawn)
    for line in notes:
        show(line)
    show(
        "A move counts when all four have seen it; p50 and p99 are from sending it to each client's"
        " seeing it. Every move is on the disk before anybody sees it. The server's µs are those of a"
        " processor for each move. Who thinks does so give or take a tenth."
    )
    if peers:
        show(
            f"{boardgame_io.PACKAGE} plays a game of 200 cards with a single kind of move, and keeps it in"
            " memory."
        )


def _notes(name: str, new: Callable[[], str]) -> list[str]:
    from parcours.lab import server_bench

    idle = server_bench.measure_idle(new())
    return [
        f"{name}: one commit takes {server_bench.commit_cost(new()):.2f} ms.",
        f"{name}: with {server_bench.FINISHED:,} finished and {server_bench.IDLE:,} idle tables it answers"
        f" {idle.start:.1f} s after its start. Coming to a table with four and moving takes"
        f" {_median_and_worst(idle.live)}, and {_median_and_worst(idle.first)} where it had to be"
        f" loaded. A table that everybody has left takes {idle.left:.0f} KB until it is"
        f" forgotten after some seconds, and {idle.forgotten:.1f} KB from then on.",
    ]


def _median_and_worst(times: list[float]) -> str:
    return f"{median(times):.1f} ms ({max(times):.1f} at worst)"


@contextmanager
def needs_bench() -> Iterator[None]:
    """Around imports: only who asks for it needs what it needs, and is told what is missing."""
    try:
        yield
    except ImportError as error:
        raise SetupError(
            f"loading a server needs more than is installed ({error.name} is missing):"
            " pip install 'parcours[server,bench]'"
        ) from None


def people_table(tables: int, think: float, seconds: float, what: str, numbers: list[str]) -> Table:
    """An empty table of figures; its title tells who plays while `what` goes on."""
    from parcours.lab.server_bench import SEATS

    title = (
        f"Smile Life, parcours {way()}, {tables} tables of {SEATS} who think for {think:g} s,"
        f" {seconds:g} s each"
    )
    return text_table(title, ["database", what, *numbers], numbers)


def read_counts(given: str, option: str = "--tables") -> list[int]:
    """The numbers that were given, joined by commas."""
    try:
        counts = [int(count) for count in given.split(",")]
    except ValueError:
        counts = []
    if not counts or min(counts) < 1:
        what = option.removeprefix("--")
        raise SetupError(f"{option} is '{given}': expected numbers of {what}, such as 1,25")
    return counts
