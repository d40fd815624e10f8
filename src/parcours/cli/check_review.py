"""`parcours check-review GAME`: whether reviews find planted blunders, and whether their chances come true."""

from pathlib import Path
from typing import Annotated

import typer

from parcours.bots import find_bot
from parcours.cli.inputs import GameName
from parcours.cli.screen import show, text_table
from parcours.core.registry import find_game
from parcours.lab.calibrate import reliability
from parcours.lab.review_check import brier, check_blunders, check_chances
from parcours.lab.strength import player_counts
from parcours.studies.statistics import wilson


def check_review(
    game: GameName,
    players: Annotated[int | None, typer.Option(min=1, help="How many play.")] = None,
    cases: Annotated[int, typer.Option(min=0, help="Matches with a planted blunder.")] = 50,
    matches: Annotated[
        int, typer.Option(min=0, help="Matches whose chances are compared with results.")
    ] = 0,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "hard:16",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes work.")] = 1,
    plot: Annotated[
        Path | None, typer.Option(help="An SVG file with what was told and what came of it.")
    ] = None,
) -> None:
    """Plant the worst move into matches of a bot and see whether reviews name it; compare chances with results."""
    rules = find_game(game)
    find_bot(bot)
    seats = players or player_counts(rules)[0]
    rules.check_players(seats)
    if cases:
        found = 0
        for done, planted in enumerate(check_blunders(rules, seats, bot, cases, jobs), 1):
            found += planted.found
            typer.echo(
                f"case {done}: step {planted.step}, cost {planted.cost / 1_000_000:.0%}:"
                f" {'found' if planted.found else 'missed'} among {planted.told}",
                err=True,
            )
        low, high = wilson(found, cases)
        typer.echo(
            f"{game}, {seats} players, {bot}: {found} of {cases} planted blunders found,"
            f" {found / cases:.0%} ({low:.0%} to {high:.0%})"
        )
    if matches:
        told = check_chances(rules, seats, bot, matches, jobs)
        bins = reliability(told)
        numbers = ["told", "won", "95 %", "moments"]
        drawn = text_table(f"{game}, {seats} players, {bot}, {matches} matches", numbers, numbers)
        for one in bins:
            drawn.add_row(
                f"{one.told:.1%}",
                f"{one.won:.1%}",
                f"{one.low:.1%} to {one.high:.1%}",
                str(one.count),
            )
        show(drawn)
        base = brier([(1 / seats, won) for _, won in told])
        typer.echo(f"Brier score {brier(told):.4f}, of the base rate {base:.4f}")
        if plot is not None:
            from parcours.lab.plots import draw_reliability  # matplotlib comes with the extra `lab`

            draw_reliability(bins, f"{game}, {seats} players, review", plot)
