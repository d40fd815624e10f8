"""`parcours bench --against COMMIT`: is this faster or slower than another commit?"""

import tempfile
from pathlib import Path
from typing import Annotated

import typer

from parcours.cli.about import compiled, way
from parcours.cli.screen import measuring, show, text_table
from parcours.core.game import Game
from parcours.lab.against import LEAST_ROUNDS, build, compare

NUMBERS = ["here/s", "there/s", "times as fast", "95 %"]

AgainstOption = Annotated[
    str | None,
    typer.Option(
        metavar="COMMIT", help="Build that commit of this repository, and compare with it."
    ),
]
RoundsOption = Annotated[
    int, typer.Option(min=LEAST_ROUNDS, help="With --against: how often both are measured.")
]


def bench_against(commit: str, games: list[Game], rounds: int, seconds: float) -> None:
    """Build the other commit the same way as this one, and measure both in turn."""
    drawn = text_table(
        f"this, {way()}, against {commit}: {rounds} rounds of about {seconds:g} s each, by the time of one core",
        ["game", "driven by", *NUMBERS],
        NUMBERS,
    )
    with (
        tempfile.TemporaryDirectory(prefix="parcours-against-") as folder,
        measuring(len(games) + 1, "games") as done,
    ):
        there = build(commit, Path(folder), compiled())
        done()
        for compared in compare([game.name for game in games], there, rounds, seconds):
            for one in compared:
                interval = f"{one.ratio.low:.2f} to {one.ratio.high:.2f}"
                rates = f"{one.here.value:,.0f}", f"{one.there.value:,.0f}"
                drawn.add_row(one.game, one.way, *rates, f"{one.ratio.value:.2f}", interval)
            done()
    show(drawn)
    show(
        "Medians of all rounds; who is measured first alternates. Where the interval has 1.00 in it, no difference"
        " can be told."
    )
