"""`parcours dataset`: positions from matches, to learn from."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from parcours.bots import YARDSTICK
from parcours.cli.inputs import (
    DeckFile,
    GameName,
    Jobs,
    Options,
    Players,
    WorkOn,
    list_records,
    name_work,
    read_deck_source,
    read_options,
    read_workers,
    split_names,
)
from parcours.cli.screen import counting, show
from parcours.core.errors import SetupError
from parcours.core.registry import find_game
from parcours.lab.data_set import DataSet
from parcours.lab.positions import (
    Positions,
    open_played,
    open_recorded,
    play_positions,
    read_positions,
)
from parcours.lab.simulate import Study, seat_bots
from parcours.lab.workers import LOCAL, Workers

MATCHES = 100


def dataset(
    game: GameName,
    out: Annotated[
        Path,
        typer.Option(help="A folder for the Parquet data set; a run that was stopped goes on."),
    ],
    records: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[RECORD]...", help="Records, or folders of files *.record, instead of bots."
        ),
    ] = None,
    matches: Annotated[
        int | None, typer.Option(min=1, help=f"How many matches bots play; {MATCHES}.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(help=f"The bots, joined by commas, for all seats in turn; {YARDSTICK}."),
    ] = None,
    players: Players = None,
    jobs: Jobs = None,
    on: WorkOn = LOCAL,
    seed: Annotated[
        int | None, typer.Option(min=0, help="Where all chance of it comes from; 0.")
    ] = None,
    option: Options = None,
    deck: DeckFile = None,
) -> None:
    """Write positions of matches as a Parquet data set: what a seat saw, could do and did, and how it ended."""
    rules = find_game(game)
    if records:
        played = (matches, bots, players, seed, option, deck)
        if any(value is not None for value in played):
            raise SetupError(
                "records have their matches: expected no --matches, --bots, --players, --seed,"
                " --option or --deck with them"
            )
        files = list_records(records)
        with read_workers(on, jobs) as workers:
            data = open_recorded(out, game, files)
            _fill(data, read_positions(game, files, workers, _next(data)), len(files), workers)
        return
    study = Study(
        game,
        seat_bots(rules, split_names([bots or YARDSTICK]), players),
        matches or MATCHES,
        seed or 0,
        read_options(option),
        read_deck_source(rules, deck),
    )
    with read_workers(on, jobs) as workers:
        data = open_played(out, study)
        _fill(data, play_positions(study, workers, _next(data)), study.matches, workers)


def _next(data: DataSet[Positions]) -> int:
    """The number of the first match that is not there yet. Those without a position are not there at all."""
    last = data.last()
    return last[0]["match"] + 1 if last else 0


def _fill(
    data: DataSet[Positions], coming: Iterator[Positions], total: int, workers: Workers
) -> None:
    """Add the positions of the matches to come. What is done is kept, also when Ctrl-C stops it."""
    stopped = False
    with counting(name_work("matches", workers), total, _next(data)) as done:
        try:
            for positions in coming:
                if positions:
                    data.add(positions)
                done()
        except KeyboardInterrupt:
            stopped = True
        finally:
            data.write()
    show(f"{data.matches:,} matches in {data.folder}")
    if stopped:
        show("Stopped: the same command goes on from here.")
        raise typer.Exit(1)
