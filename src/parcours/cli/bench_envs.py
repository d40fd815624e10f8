"""`parcours bench --envs`: steps per second of the games as environments."""

from itertools import chain
from typing import Annotated

import typer

from parcours.cli.about import way
from parcours.cli.screen import collect, show, text_table
from parcours.lab.envs_bench import OTHERS, WAYS, measure_envs, measure_other_envs

EnvsOption = Annotated[
    bool,
    typer.Option(
        "--envs",
        help="Measure the games as environments for programs that learn; with --peers, others' too.",
    ),
]


def bench_envs(games: list[str], seconds: float, peers: bool) -> None:
    """Measure them, and with `peers` those of others."""
    ours = chain.from_iterable(measure_envs(game, seconds) for game in games)
    others = measure_other_envs(seconds) if peers else ()
    rows = collect(chain(ours, others), len(WAYS) * len(games) + (len(OTHERS) if peers else 0))
    numbers = ["steps/s", "of a whole core"]
    drawn = text_table(
        f"environments at random, parcours {way()}, about {seconds:g} s each, one core",
        ["environment", "driven by", *numbers],
        numbers,
    )
    for row in rows:
        if row.problem:
            drawn.add_row(row.name, row.way, row.problem)
        else:
            # On a busy machine the first number says little, and the second what a free core would do.
            of_core = row.decisions / row.cpu_seconds
            drawn.add_row(row.name, row.way, f"{row.per_second:,.0f}", f"{of_core:,.0f}")
    show(drawn)
