"""`parcours bench --server --bots expert`: what people notice of bots that think."""

from typing import Annotated

import typer

from parcours.bots import find_bot
from parcours.cli.about import way
from parcours.cli.bench_server import needs_bench, read_counts
from parcours.cli.screen import measuring, show, text_table
from parcours.lab.measures import BotsMeasure

DEFAULT_TABLES = "50"
NUMBERS = [
    *("tables", "moves/s", "p50 ms", "p99 ms", "server MB"),
    *("bots' moves/s", "ms each", "wait ms", "shrunk", "defaults", "workers MB"),
]

BotsOption = Annotated[
    str | None,
    typer.Option(
        metavar="BOT", help="With --server: what people notice of such bots at their tables."
    ),
]


def bench_bots(bot: str, tables: str, seconds: float, database: str | None) -> None:
    """Tables of people, and as many of one person among bots, side by side on each kind of database."""
    find_bot(bot)
    counts = read_counts(tables)
    with needs_bench():
        from parcours.lab import bots_bench, server_bench
    drawn = text_table(
        f"Smile Life, parcours {way()}, {server_bench.SEATS} seats at each table, people think"
        f" {bots_bench.THINK:g} s, {seconds:g} s each",
        ["database", "with", *NUMBERS],
        NUMBERS,
    )
    with (
        server_bench.databases(database) as made,
        measuring(2 * len(made) * len(counts)) as done,
    ):
        # What is to be compared is measured in the same minute, as machines have better and worse ones.
        for count in counts:
            for name, new in made.items():
                for row in bots_bench.measure_bots(new, count, seconds, bot):
                    drawn.add_row(name, row.bot or "people", str(count), *_cells(row))
                    done()
    show(drawn)
    show(
        "Moves, p50 and p99 are of people, from sending a move to seeing it. Bots think in processes"
        " beside the server; where many think at once, each gets less time."
    )


def _cells(row: BotsMeasure) -> list[str]:
    counted = row.counted
    cells = [
        f"{counted.per_second:,.0f}",
        f"{counted.wait(0.5):.1f}",
        f"{counted.wait(0.99):.1f}",
        f"{row.memory:.0f}",
    ]
    if not row.decisions:
        return cells
    return [
        *cells,
        f"{row.decisions / counted.seconds:,.0f}",
        f"{1000 * row.thought / row.decisions:.0f}",
        f"{1000 * row.waited / row.decisions:.0f}",
        f"{row.shrunk / row.decisions:.0%}",
        f"{row.defaults:.0f}",
        f"{row.workers:.0f}",
    ]
