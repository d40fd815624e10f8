"""`parcours bench`: how fast the games are played."""

from itertools import chain
from pathlib import Path
from typing import Annotated

import typer

from parcours.cli.about import way
from parcours.cli.bench_abuse import AbuseOption, bench_abuse
from parcours.cli.bench_against import AgainstOption, RoundsOption, bench_against
from parcours.cli.bench_backlog import BacklogOption, bench_backlog
from parcours.cli.bench_bots import DEFAULT_TABLES as BOTS_TABLES
from parcours.cli.bench_bots import BotsOption, bench_bots
from parcours.cli.bench_envs import EnvsOption, bench_envs
from parcours.cli.bench_processes import DEFAULT_TABLES as PROCESSES_TABLES
from parcours.cli.bench_processes import ProcessesOption, bench_processes
from parcours.cli.bench_search import SearchOption, bench_search
from parcours.cli.bench_server import (
    DEFAULT_TABLES,
    DatabaseOption,
    ServerOption,
    TablesOption,
    bench_server,
)
from parcours.cli.bench_workers import WorkersOption, bench_workers
from parcours.cli.screen import collect, show, text_table
from parcours.core.errors import SetupError
from parcours.core.registry import find_game, game_names
from parcours.lab.bench import measure_game
from parcours.lab.flame_graphs import GRAPHS, draw_profile
from parcours.lab.peers import PEERS, Measure, measure_peers

# Of `--workers`, where no game is named.
DEFAULT_GAME = "smile_life"
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
    search: SearchOption = False,
    against: AgainstOption = None,
    rounds: RoundsOption = 10,
    profile: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="Draw flame graphs of where the time goes into that folder."
        ),
    ] = None,
    envs: EnvsOption = False,
    workers: WorkersOption = False,
    server: ServerOption = False,
    abuse: AbuseOption = False,
    backlog: BacklogOption = False,
    bots: BotsOption = None,
    processes: ProcessesOption = None,
    tables: TablesOption = None,
    database: DatabaseOption = None,
) -> None:
    """Decisions per second of random play, and what a copy costs; or how fast search, environments or server are."""
    if abuse and not server:
        raise SetupError("--abuse is of the server: expected --server --abuse")
    if backlog and not server:
        raise SetupError("--backlog is of the server: expected --server --backlog")
    if bots is not None and not server:
        raise SetupError(f"--bots is of the server: expected --server --bots {bots}")
    if processes is not None and not server:
        raise SetupError(f"--processes is of the server: expected --server --processes {processes}")
    if processes is not None:
        bench_processes(processes, tables or PROCESSES_TABLES, seconds, database)
        return
    if bots is not None:
        bench_bots(bots, tables or BOTS_TABLES, seconds, database)
        return
    if backlog:
        bench_backlog(seconds, database)
        return
    if abuse:
        bench_abuse(seconds, database)
        return
    if server:
        bench_server(tables or DEFAULT_TABLES, seconds, database, peers)
        return
    if envs:
        bench_envs(games or game_names(), seconds, peers)
        return
    if workers:
        if len(games or []) > 1:
            raise SetupError("--workers measures one game: expected one name at most")
        bench_workers((games or [DEFAULT_GAME])[0], seconds)
        return
    rules = [find_game(name) for name in games or game_names()]
    if against is not None:
        bench_against(against, rules, rounds, seconds)
        return
    if profile is not None:
        _draw_profiles([game.name for game in rules], seconds, profile)
        return
    if search:
        bench_search(rules, seconds, peers)
        return
    ours = 2 * len(rules)
    measures = chain.from_iterable(measure_game(game, seconds) for game in rules)
    others = measure_peers(seconds) if peers else ()
    rows = collect(chain(measures, others), ours + (len(PEERS) if peers else 0))
    _report(rows[:ours], rows[ours:], seconds)


def _draw_profiles(games: list[str], seconds: float, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        for name, driven in GRAPHS.items():
            file = folder / f"{game}-{name}.svg"
            draw_profile(game, driven, seconds, file)
            show(str(file))


def _report(rows: list[Measure], others: list[Measure], seconds: float) -> None:
    measured = [row for row in others if not row.problem]
    yardsticks = [
        name for name in (HEARTS, CATANATRON) if any(row.name == name for row in measured)
    ]
    numbers = ["decisions/s", "copy µs", *(f"x {name.split()[-1]}" for name in yardsticks)]
    drawn = text_table(
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
