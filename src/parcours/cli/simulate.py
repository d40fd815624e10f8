"""`parcours simulate`: how bots fare against each other."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from parcours.cli import inputs
from parcours.cli.screen import counting, show, text_table
from parcours.core.errors import SetupError
from parcours.core.registry import find_game
from parcours.lab.data_set import DataSet
from parcours.lab.results import open_results
from parcours.lab.simulate import Line, Outcome, Study, Tally, seat_bots
from parcours.lab.simulate import simulate as outcomes
from parcours.lab.workers import LOCAL, Workers

COUNTING = (
    "A first place shared by k players counts 1/k for each; a bot on several seats wins when one of"
    " them does.\nIntervals: 95 %, Wilson, taking matches as independent."
)


def simulate(
    game: inputs.GameName,
    matches: Annotated[int, typer.Option(min=1, help="How many matches are played.")] = 1_000,
    bots: Annotated[
        str, typer.Option(help="The bots, joined by commas; repeated until all seats are taken.")
    ] = "greedy,random",
    players: inputs.Players = None,
    jobs: inputs.Jobs = None,
    on: inputs.WorkOn = LOCAL,
    seed: inputs.StudySeed = 0,
    option: inputs.Options = None,
    deck: inputs.DeckFile = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help="A folder for a Parquet data set with a row for each match and seat; a run that was stopped goes on."
        ),
    ] = None,
) -> None:
    """Let bots play each other, every deal from every seat, and count."""
    rules = find_game(game)
    names = inputs.split_names([bots])
    if not names:
        raise SetupError("there are no bots: expected names joined by commas, as in greedy,random")
    study = Study(
        game,
        seat_bots(rules, names, players),
        matches,
        seed,
        inputs.read_options(option),
        inputs.read_deck_source(rules, deck),
    )
    tally = Tally()
    with inputs.read_workers(on, jobs) as workers:
        stopped = _play(study, workers, None if out is None else open_results(out, study), tally)
    _report(study, tally)
    if stopped:
        raise typer.Exit(1)


def _play(study: Study, workers: Workers, results: DataSet[Outcome] | None, tally: Tally) -> bool:
    """Play and count; whether it was stopped by Ctrl-C. What is done is kept either way."""
    if results is not None:
        for outcome in results.earlier():
            tally.add(outcome)
    work = inputs.name_work("matches", workers)
    with counting(work, study.matches, tally.matches) as done:
        try:
            for outcome in outcomes(study, workers, tally.matches):
                tally.add(outcome)
                if results is not None:
                    results.add(outcome)
                done()
        except KeyboardInterrupt:
            return True
        finally:
            if results is not None:
                results.write()
    return False


def _report(study: Study, tally: Tally) -> None:
    seats = len(study.bots)
    by_bot = _wins(
        f"{tally.matches} matches of {study.game} on {study.deals} deals, seed {study.seed}"
    )
    for name in sorted(tally.bots):
        line = tally.bots[name]
        even = study.bots.count(name) / seats
        _add(by_bot, name, line, even)
    by_seat = _wins("", "seat")
    for seat in sorted(tally.seats):
        _add(by_seat, str(seat + 1), tally.seats[seat], 1 / seats)
    note = f"{tally.length:.1f} decisions in a match on average.\n{COUNTING}"
    if tally.matches % study.rotations:
        note += "\nThe last deal was not played from every seat."
    show(by_bot, by_seat, note)


def _wins(title: str, first: str = "bot") -> Table:
    numbers = ["wins", "95 %", "if all were equal", "mean score"]
    return text_table(title, [first, *numbers], numbers)


def _add(drawn: Table, name: str, line: Line, even: float) -> None:
    low, high = line.interval
    drawn.add_row(
        name, f"{line.rate:.1%}", f"{low:.1%} to {high:.1%}", f"{even:.1%}", f"{line.score:.2f}"
    )
