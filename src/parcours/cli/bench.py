"""`parcours bench`: how fast the games are played."""

from typing import Annotated

import typer

from parcours.cli.about import way
from parcours.cli.bench_abuse import bench_abuse
from parcours.cli.bench_server import DEFAULT_TABLES, bench_server
from parcours.cli.screen import progress, show, table
from parcours.core.errors import SetupError
from parcours.core.registry import find_game, game_names
from parcours.lab.bench import measure_game
from parcours.lab.peers import PEERS, Measure, measure_peers

HEARTS = "OpenSpiel hearts"
CATANATRON = "Catanatron"
DASH = "\N{EN DASH}"


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME...]", help="The games; all, if none.")
    ] = None,
    peers: Annotated[
        bool,
        typer.Option(help="Measure other libraries too; with --server boardgame.io, by npm."),
    ] = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each measure takes.")] = 2.0,
    server: Annotated[
        bool, typer.Option("--server", help="Measure the server instead of the games.")
    ] = False,
    abuse: Annotated[
        bool,
        typer.Option("--abuse", help="With --server: what others see while one client abuses it."),
    ] = False,
    tables: Annotated[
        str, typer.Option(help="With --server: how many tables at once.")
    ] = DEFAULT_TABLES,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="With --server: where new databases are made; SQLite and Postgres of its own, if none.",
        ),
    ] = None,
) -> None:
    """Decisions per second of random play, and what a copy of a state costs; or moves per second of the server."""
    if abuse and not server:
        raise SetupError("--abuse is of the server: expected --server --abuse")
    if abuse:
        bench_abuse(seconds, database)
        return
    if server:
        bench_server(tables, seconds, database, peers)
        return
    rules = [find_game(name) for name in games or game_names()]
    rows: list[Measure] = []
    # Nothing is drawn while something is measured: it would take time from it.
    with progress(auto_refresh=False) as bar:
        task = bar.add_task("measures", total=2 * len(rules) + (len(PEERS) if peers else 0))
        bar.refresh()
        for game in rules:
            for row in measure_game(game, seconds):
                rows.append(row)
                bar.update(task, advance=1, refresh=True)
        others: list[Measure] = []
        if peers:
            for row in measure_peers(seconds):
                others.append(row)
                bar.update(task, advance=1, refresh=True)
    _report(rows, others, seconds)


def _report(rows: list[Measure], others: list[Measure], seconds: float) -> None:
    measured = [row for row in others if not row.problem]
    yardsticks = [
        name for name in (HEARTS, CATANATRON) if any(row.name == name for row in measured)
    ]
    numbers = ["decisions/s", "copy µs", *(f"x {name.split()[-1]}" for name in yardsticks)]
    drawn = table(
        f"random play, parcours {way()}, about {seconds:g} s each, one core",
        ["engine", "driven by", *numbers],
        numbers,
    )
    for row in rows + others:
        if row.problem:
            drawn.add_row(row.name, row.way, DASH)
            continue
        copy = "" if row.copy_us is None else f"{row.copy_us:.1f}"
        ratios = [f"{row.per_second / best(measured, name, row):.2f}" for name in yardsticks]
        drawn.add_row(row.name, row.way, f"{row.per_second:,.0f}", copy, *ratios)
    show(drawn)
    for problem in sorted({f"{row.name}: {row.problem}" for row in others if row.problem}):
        show(problem)
    if yardsticks:
        show(
            "x: times as fast as the fastest way of driving that engine; from Python against"
            " Python, inside the engine against inside it where it has such a way."
        )


def best(rows: list[Measure], name: str, compared: Measure) -> float:
    """The most decisions per second of an engine among the ways that are driven like the other."""
    own = [row for row in rows if row.name == name]
    alike = [row for row in own if from_python(row) == from_python(compared)]
    return max(row.per_second for row in alike or own)


def from_python(row: Measure) -> bool:
    """Whether a loop of Python asks for each decision."""
    return row.way.startswith("Python")
