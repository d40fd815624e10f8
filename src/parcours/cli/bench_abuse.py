"""`parcours bench --server --abuse`: what one client can do to the others."""

from statistics import median

from parcours.cli.bench_server import needs_bench, people_title
from parcours.cli.screen import progress, show, text_table

NUMBERS = ["p50 ms", "p99 ms", "worst ms", "x quiet p99", "replay ms", "granted/s", "refused/s"]


def bench_abuse(seconds: float, database: str | None) -> None:
    """People who think play at quiet tables, while one client does one thing as often as it may."""
    with needs_bench():
        from parcours.lab import abuse, server_bench
    drawn = text_table(
        people_title(abuse.QUIET_TABLES, server_bench.SEATS, abuse.QUIET_THINK, seconds),
        ["database", "abuse", *NUMBERS],
        NUMBERS,
    )
    names = list(abuse.ABUSES)
    with server_bench.databases(database) as made, progress(auto_refresh=False) as bar:
        task = bar.add_task("measures", total=len(made) * (len(names) + 2))
        bar.refresh()
        for kind, new in made.items():
            measured = abuse.measure_abuse(
                new(), seconds, names, lambda: bar.update(task, advance=1, refresh=True)
            )
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
