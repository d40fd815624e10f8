"""`parcours strength`: how strong the levels of bots are, in one table."""

from pathlib import Path
from typing import Annotated

import typer

from parcours.bots import parse_budget
from parcours.cli.inputs import split_names
from parcours.cli.screen import show, text_table
from parcours.core.errors import SetupError
from parcours.core.registry import find_game, game_names
from parcours.lab.open_cards import open_matches
from parcours.lab.strength import SEARCHING, cells, measure, player_counts
from parcours.studies.statistics import wilson


def strength(
    game: Annotated[
        list[str] | None, typer.Argument(help="Which games; without a name, all of them.")
    ] = None,
    matches: Annotated[int, typer.Option(min=1, help="How many matches a cell has.")] = 200,
    pairs: Annotated[
        str, typer.Option(help="Which cells, as expert-hard,hard-greedy; without any, all.")
    ] = "",
    players: Annotated[
        int | None, typer.Option(min=2, help="Only the cells with that many players.")
    ] = None,
    hard: Annotated[
        str | None, typer.Option(help="How long hard thinks: 20ms, or 100 for simulations.")
    ] = None,
    expert: Annotated[str | None, typer.Option(help="How long expert thinks.")] = None,
    open_cards: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Instead, a player who sees all cards and searches with so many simulations, against greedy.",
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="Where all chance of it comes from.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(help="A file of JSON lines: what it has is not played again."),
    ] = None,
) -> None:
    """Let each level play against the one below it, and those that search against greedy."""
    for name in game or []:
        find_game(name)
    budgets: dict[str, str] = {}
    for level, budget in zip(SEARCHING, (hard, expert), strict=True):
        if budget is not None:
            budgets[level] = str(parse_budget(budget))
    if open_cards is not None:
        _show_open(game or game_names(), players, open_cards, matches, seed, jobs)
        return
    numbers = ["wins", "95 %", "par", "matches"]
    drawn = text_table("", ["game", "bot", "against", *numbers], numbers)
    wanted = [
        cell
        for cell in cells(game or [], budgets, split_names([pairs]))
        if players in (None, cell.players)
    ]
    if not wanted:
        raise SetupError("there is no such cell: expected other --pairs or --players")
    for score in measure(wanted, matches, seed, jobs, out):
        cell = score.cell
        low, high = score.interval
        row = [
            f"{cell.game} {cell.players}",
            cell.bot,
            cell.against,
            f"{score.rate:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{cell.par:.1%}",
            str(score.matches),
        ]
        # Each as it is done; the table comes at the end.
        typer.echo(f"{' '.join(row)}, {score.seconds:.0f} s", err=True)
        drawn.add_row(*row)
    show(drawn)


def _show_open(
    games: list[str], players: int | None, simulations: int, matches: int, seed: int, jobs: int
) -> None:
    """Each match as it is done: a run that is stopped has told what it found."""
    for name in games:
        rules = find_game(name)
        for count in [players] if players else player_counts(rules):
            rules.check_players(count)
            wins = 0.0
            played = open_matches(name, count, simulations, matches, seed, jobs)
            for done, won in enumerate(played, 1):
                wins += won
                low, high = wilson(wins, done)
                typer.echo(
                    f"{name} {count}, all cards open: {wins / done:.1%} of {done} matches,"
                    f" {low:.1%} to {high:.1%}, par {1 / count:.1%}",
                    err=done < matches,
                )
