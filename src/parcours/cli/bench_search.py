"""`parcours bench --search`: how many simulations a second bots make."""

from collections.abc import Iterator
from typing import Annotated

import typer

from parcours.cli.about import way
from parcours.cli.screen import collect, show, text_table
from parcours.core.game import Game
from parcours.lab.bench import measure_search
from parcours.lab.peers import SEARCHING_PEERS, SIMULATIONS, Measure, measure_peers

NUMBERS = ["simulations/s", "ms each"]

SearchOption = Annotated[
    bool,
    typer.Option(
        "--search",
        help="Measure how fast bots simulate instead; with --peers, OpenSpiel's too.",
    ),
]


def bench_search(games: list[Game], seconds: float, peers: bool) -> None:
    """The games and, where they are asked for, the peers, one after the other in one run."""
    drawn = text_table(
        f"{SIMULATIONS} simulations a decision, parcours {way()}, about {seconds:g} s each, by the time of one core",
        ["game", "search", *NUMBERS],
        NUMBERS,
    )
    total = len(games) + (len(SEARCHING_PEERS) if peers else 0)
    for row in collect(_measures(games, seconds, peers), total):
        drawn.add_row(row.name, row.way, *_cells(row))
    show(drawn)
    show(
        "A simulation of ours is some turns of moves that look best, valued by the evaluation;"
        " one of ISMCTS a random match to its end, from a leaf of its tree."
    )


def _measures(games: list[Game], seconds: float, peers: bool) -> Iterator[Measure]:
    for game in games:
        yield measure_search(game, seconds)
    if peers:
        yield from measure_peers(seconds, SEARCHING_PEERS)


def _cells(row: Measure) -> list[str]:
    if row.problem:
        return [row.problem]
    # By the time that a core was ours, so that a busy machine slows neither side.
    per_second = row.decisions / (row.cpu_seconds or row.seconds)
    return [f"{per_second:,.0f}", f"{1000 / per_second:.2f}"]
