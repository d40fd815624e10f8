"""`parcours bench --server --processes 1,2`: what several processes on one Postgres carry."""

import os
from typing import Annotated

import typer

from parcours.cli.about import way
from parcours.cli.bench_server import needs_bench, read_counts
from parcours.cli.screen import measuring, show, text_table
from parcours.core.errors import SetupError
from parcours.lab.measures import Constants, ProcessesMeasure

DEFAULT_TABLES = "100"
# For which the model is written down, whatever this machine can run.
PREDICTED = (1, 2, 4, 16, 64)
NUMBERS = [
    *("processes", "moves/s", "model", "p50 ms", "p99 ms", "µs/move", "in Postgres"),
    *("commits/s", "load's CPU"),
]
MODEL = [
    *("processes", "moves/s", "moves/commit", "commit ms", "hearing"),
    *("Postgres cores", "connections"),
]

ProcessesOption = Annotated[
    str | None,
    typer.Option(
        metavar="N,...",
        help="With --server: what so many processes on one Postgres carry, and a model for more.",
    ),
]


def bench_processes(processes: str, tables: str, seconds: float, database: str | None) -> None:
    """So many processes on one Postgres, with a table's sockets in one of them or in any; and the model for more."""
    counts = read_counts(processes, "--processes")
    (at_once, *_) = read_counts(tables)
    with needs_bench():
        from parcours.lab import scaling, server_bench
    drawn = text_table(
        f"Smile Life, parcours {way()}, {at_once} tables of {server_bench.SEATS}, {seconds:g} s each",
        ["sockets", *NUMBERS],
        NUMBERS,
    )
    rows: list[ProcessesMeasure] = []
    # In one process there is no difference.
    ways = [(count, routed) for count in counts for routed in (True, False) if routed or count > 1]
    with server_bench.databases(database) as made, measuring(len(ways) + 1) as done:
        new = made.get("Postgres")
        if new is None:
            raise SetupError(
                "several processes need Postgres: expected --database postgresql://… or the package pgserver"
            )
        for count, routed in ways:
            rows.append(scaling.measure_processes(new, count, routed, at_once, seconds))
            done()
        known = scaling.measure_constants(new, at_once, seconds)
        done()
    for row in rows:
        expected = scaling.predict_here(known, row, os.cpu_count() or 1)
        drawn.add_row(
            "routed" if row.routed else "anywhere",
            *_cells(row, f"{expected:,.0f}" if row.routed else ""),
        )
    show(drawn)
    show(
        "Routed: the sockets of a table are in one process. Times of a move are those of processors, of all"
        " processes together; model is what it expects of this machine."
    )
    show(_told(known))
    model = text_table("The model, each process on a core of its own", MODEL, MODEL)
    for count in PREDICTED:
        each = scaling.predict(known, count)
        model.add_row(
            str(count),
            f"{each.moves:,.0f}",
            f"{each.together:.1f}",
            f"{each.wait:.1f}",
            f"{each.hearing:.1%}",
            f"{each.postgres_cores:.1f}",
            str(each.connections),
        )
    show(model)
    show("What the model says, and what it leaves out: docs/scaling.md.")


def _cells(row: ProcessesMeasure, expected: str) -> list[str]:
    counted = row.counted
    return [
        str(row.processes),
        f"{counted.per_second:,.0f}",
        expected,
        f"{counted.wait(0.5):.1f}",
        f"{counted.wait(0.99):.1f}",
        f"{row.each(row.serving):.0f}",
        f"{row.each(row.postgres):.0f}",
        f"{row.commits / counted.seconds:,.0f}",
        f"{counted.busy:.0%}",
    ]


def _told(known: Constants) -> str:
    return (
        f"Of a processor, a move takes {known.move:.0f} µs in its process and {known.postgres_move:.0f} µs in"
        f" Postgres, a commit {known.postgres_commit:.0f} µs there, and to hear of one {known.notice:.0f} µs in"
        f" each other process. A commit takes {known.commit:.2f} ms. A table takes {known.table:.0f} KB, a socket"
        f" {known.socket:.0f} KB, a process {known.connections} connections."
    )
