"""`parcours ladder`: a tournament of bots, and how strong each of them is."""

from pathlib import Path
from typing import Annotated

import typer

from parcours.cli.inputs import Jobs, StudySeed, WorkOn, name_work, read_workers, split_names
from parcours.cli.screen import progress, show, text_table
from parcours.core.errors import SetupError
from parcours.core.registry import find_game, game_names
from parcours.lab.extras import need
from parcours.lab.ladder import Ladder, Rating, half, tournament
from parcours.lab.plots import draw_ladder
from parcours.lab.workers import LOCAL, Workers

ABOUT = (
    "Points above the mean of these bots: with 400 more than another, a bot comes before it ten times as often as"
    " behind.\nIntervals: 95 %, taking matches as independent."
)


def ladder(
    game: Annotated[
        list[str] | None, typer.Argument(help="Which games; without a name, all of them.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="The bots, joined by commas; with a setting, as in expert:0.1s.")
    ] = "random,easy,greedy,medium,hard",
    players: Annotated[
        int | None, typer.Option(help="How many sit at a table; the fewest of the game.")
    ] = None,
    certain: Annotated[
        float, typer.Option(min=1, help="Play until each rating is certain to so many points.")
    ] = 50,
    matches: Annotated[
        int, typer.Option(min=1, help="Stop after so many matches of a game in any case.")
    ] = 2_000,
    jobs: Jobs = None,
    on: WorkOn = LOCAL,
    seed: StudySeed = 0,
    out: Annotated[
        Path | None,
        typer.Option(help="A file of JSON lines with all results: a later run goes on from it."),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="A folder for a plot of each game, as GAME.svg.")
    ] = None,
) -> None:
    """Let bots play each other, every deal from every seat, until it is certain how strong they are."""
    if plot is not None:
        need("matplotlib", "--plot")
        if not plot.is_dir():
            raise SetupError(f"there is no folder {plot}: expected one for the plots")
    wanted = [
        tournament(find_game(name), split_names([bots]), players, seed)
        for name in game or game_names()
    ]
    with read_workers(on, jobs) as workers:
        for one in wanted:
            running = Ladder(one, out)
            stopped = _play(running, certain, matches, workers)
            ratings = running.ratings()
            _report(running, ratings)
            if plot is not None:
                title = f"{one.game}, {one.players} players, {running.matches} matches"
                points = [(rating.bot, rating.points) for rating in ratings]
                draw_ladder(points, title, plot / f"{one.game}.svg")
            if stopped:
                raise typer.Exit(1)


def _play(running: Ladder, certain: float, most: int, workers: Workers) -> bool:
    """Play as long as it takes; whether it was stopped by Ctrl-C. What is done is kept either way."""
    with progress() as bar:
        task = bar.add_task(
            name_work(running.game.name, workers), total=most, completed=running.matches
        )
        try:
            for ratings in running.play(certain, most, workers):
                widest = max(half(rating.points) for rating in ratings)
                said = f"{name_work(running.game.name, workers)}, certain to {widest:.0f} points"
                bar.update(task, completed=running.matches, description=said)
        except KeyboardInterrupt:
            return True
    return False


def _report(running: Ladder, ratings: list[Rating]) -> None:
    numbers = ["points", "95 %", "first", "matches"]
    title = f"{running.matches} matches of {running.game.name} with {running.tournament.players} players"
    drawn = text_table(title, ["bot", *numbers], numbers)
    for rating in ratings:
        points = rating.points
        drawn.add_row(
            rating.bot,
            f"{points.value:+.0f}",
            f"{points.low:+.0f} to {points.high:+.0f}",
            str(rating.wins),
            str(rating.matches),
        )
    show(drawn, ABOUT)
