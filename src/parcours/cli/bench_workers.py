"""`parcours bench --workers`: how simulations grow with the workers, and what Ray costs."""

from itertools import chain
from typing import Annotated

import typer

from parcours.cli.about import way
from parcours.cli.screen import collect, show, text_table
from parcours.lab.workers_bench import ROUNDS, measure_local, measure_ray

WorkersOption = Annotated[
    bool,
    typer.Option(
        "--workers",
        help="Measure how simulations of one game grow with the workers, on this machine and on Ray.",
    ),
]


def bench_workers(game: str, seconds: float) -> None:
    """One table: each pair of rows was measured in turn."""
    rows = collect(chain(measure_local(game, seconds), measure_ray(game, seconds)), 6)
    numbers = ["workers", "seconds a batch", "matches/s", "of the row above"]
    drawn = text_table(
        f"simulate {game}, parcours {way()}, {ROUNDS} times about {seconds:g} s each, the median",
        ["on", *numbers],
        numbers,
    )
    for first, second in zip(rows[::2], rows[1::2], strict=True):
        for row in (first, second):
            ratio = f"{second.per_second / first.per_second:.2f}" if row is second else ""
            drawn.add_row(
                row.where, str(row.workers), f"{row.batch:.2f}", f"{row.per_second:.1f}", ratio
            )
        drawn.add_section()
    show(drawn)
    show("Two rows together were measured in turn. Nothing else should run on this machine.")
