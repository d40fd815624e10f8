"""`parcours bench --server --abuse`: what one client can do to the others."""

from statistics import median
from typing import Annotated

import typer

from parcours.cli.bench_server import needs_bench, people_table
from parcours.cli.screen import measuring, show

NUMBERS = ["p50 ms", "p99 ms", "worst ms", "x quiet p99", "replay ms", "granted/s", "refused/s"]

AbuseOption = Annotated[
    bool,
    typer.Option("--abuse", help="With --server: what others see while one client abuses it."),
]


def bench_abuse(seconds: float, database: str | None) -> None:
    """People who think play at quiet tables, while one client does one thing as often as it may."""
    with needs_bench():
        from parcours.lab import abuse, server_bench
    drawn = people_table(abuse.QUIET_TABLES, abuse.QUIET_THINK, seconds, "abuse", NUMBERS)
    names = list(abuse.ABUSES)
    with (
        server_bench.databases(database) as made,
        measuring(len(made) * (len(names) + 2)) as done,
    ):
        for kind, new in made.items():
            measured = abuse.measure_abuse(new(), seconds, names, done)
            quiet = measured[0].counted.wait(0.99)
            for row in measured:
                p99 = row.counted.wait(0.99)
                drawn.add_row(
                    kind,
                    row.name,
                    f"{row.counted.wait(0.5):.1f}",
                    f"{p99:.1f}",
                    f"{row.counted.wait(1.0):.1f}",
                    f"{p99 / quiet:.1f}" if quiet else "",
                    f"{median(row.visits):.0f}" if row.visits else "",
                    f"{row.served:.0f}",
                    f"{row.refused:.0f}",
                )
    show(drawn)
    show(
        "p50, p99 and worst are from sending a move at a quiet table to each client's seeing it; replay is what"
        " somebody else waits for one, at the median. Each quiet table has an address of its own, and so has the"
        " abuser, which begins some seconds earlier and asks a little more often than its limits allow."
    )
