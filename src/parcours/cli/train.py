"""`parcours train` and `parcours calibrate`: what the bots know of a game, learnt again."""

from pathlib import Path
from typing import Annotated

import typer

from parcours.bots import find_bot
from parcours.cli.inputs import GameName
from parcours.cli.screen import show, text_table
from parcours.core.registry import find_game
from parcours.core.weights import LEARNT, read_weights, weights_file, with_values
from parcours.lab.calibrate import fit_swing, reliability, told_chances, watch_matches
from parcours.lab.strength import player_counts
from parcours.lab.train import Plan
from parcours.lab.train import train as rounds_of

Players = Annotated[int | None, typer.Option(help="How many seats there are.")]
Write = Annotated[
    bool, typer.Option(help="Write what was found into the game's weights/learnt.toml.")
]


def train(
    game: GameName,
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds, earlier ones included.")] = 3,
    players: Players = None,
    variants: Annotated[int, typer.Option(min=4, help="How many a round tries.")] = 20,
    matches: Annotated[int, typer.Option(min=1, help="How many each of them plays.")] = 32,
    trial: Annotated[
        int, typer.Option(min=1, help="Matches of the new weights against the old ones.")
    ] = 300,
    seed: Annotated[int, typer.Option(min=0, help="Where all chance of it comes from.")] = 0,
    log: Annotated[
        Path | None,
        typer.Option(help="A file of JSON lines: rounds that it has are not done again."),
    ] = None,
    write: Write = False,
) -> None:
    """Improve the weights of a game's evaluation by letting variants of them play.

    New weights are taken only if they win more than the old ones on fresh deals.
    """
    rules = find_game(game)
    seats = players or player_counts(rules)[-1]
    plan = Plan(seats, seed, variants, matches, trial=trial)
    values = read_weights(rules.package, LEARNT)
    for found in rounds_of(rules, plan, rounds, log):
        low, high = found.interval
        typer.echo(
            f"round {found.number + 1}: {found.wins / found.matches:.1%} ({low:.1%} to {high:.1%}) of"
            f" {found.matches} matches against the weights before, if equal {found.par:.1%}:"
            f" {'taken' if found.accepted else 'left'}"
        )
        if found.accepted:
            values = found.values
    file = weights_file(rules.package, LEARNT)
    text = with_values(file.read_text(encoding="utf-8"), values)
    if write:
        file.write_text(text, encoding="utf-8")
    else:
        typer.echo(text)


def calibrate(
    game: GameName,
    players: Players = None,
    matches: Annotated[int, typer.Option(min=1, help="How many matches are watched.")] = 100,
    bot: Annotated[str, typer.Option(help="Whose chances are compared with results.")] = "hard:60",
    plot: Annotated[
        Path | None, typer.Option(help="An SVG file with what was told and what came of it.")
    ] = None,
    write: Write = False,
) -> None:
    """Fit how a lead becomes a chance to win, and compare the chances that a bot tells with results."""
    rules = find_game(game)
    seats = players or player_counts(rules)[-1]
    values = read_weights(rules.package, LEARNT)
    if write:
        seen = watch_matches(rules, seats, rules.build_weights(values), matches)
        values["swing"] = fit_swing(seen)
        file = weights_file(rules.package, LEARNT)
        file.write_text(with_values(file.read_text(encoding="utf-8"), values), encoding="utf-8")
        typer.echo(f"swing = {values['swing']}")
        return
    bins = reliability(told_chances(rules, seats, find_bot(bot), matches))
    numbers = ["told", "won", "95 %", "decisions"]
    drawn = text_table(f"{game}, {seats} players, {bot}, {matches} matches", numbers, numbers)
    for one in bins:
        drawn.add_row(
            f"{one.told:.1%}", f"{one.won:.1%}", f"{one.low:.1%} to {one.high:.1%}", str(one.count)
        )
    show(drawn)
    if plot is not None:
        from parcours.lab.plots import draw_reliability  # matplotlib comes with the extra `lab`

        draw_reliability(bins, f"{game}, {seats} players, {bot}", plot)
