"""`parcours bench --server --backlog`: what tables cost that go on by themselves."""

from typing import Annotated

import typer

from parcours.cli.bench_server import needs_bench, people_table
from parcours.cli.screen import measuring, show

NUMBERS = ["p50 ms", "p99 ms", "worst ms", "went on/s"]

BacklogOption = Annotated[
    bool,
    typer.Option(
        "--backlog",
        help="With --server: what people notice of tables that go on by themselves.",
    ),
]


def bench_backlog(seconds: float, database: str | None) -> None:
    """People who think play, while many other tables wait, and while many are due at once."""
    with needs_bench():
        from parcours.lab import backlog, server_bench
    drawn = people_table(backlog.LIVE_TABLES, backlog.LIVE_THINK, seconds, "other tables", NUMBERS)
    notes: list[str] = []
    with (
        server_bench.databases(database) as made,
        measuring(len(made), "databases") as done,
    ):
        for kind, new in made.items():
            measured = backlog.measure_due(new(), seconds)
            for row in (measured.waiting, measured.due):
                waits = (f"{row.counted.wait(share):.1f}" for share in (0.5, 0.99, 1.0))
                drawn.add_row(kind, row.name, *waits, f"{row.went_on:.0f}")
            notes.append(
                f"{kind}: with {backlog.WAITING:,} tables that wait the server takes {measured.idle:.1%} of a core."
                f" What was due then took {measured.rest:.0f} s more, with nobody playing."
            )
            done()
    show(drawn)
    show("p50, p99 and worst are from sending a move at a live table to each client's seeing it.")
    for note in notes:
        show(note)
