"""`parcours bench --envs`: steps per second of the games as environments."""

from parcours.cli.about import way
from parcours.cli.screen import progress, show, text_table
from parcours.lab.envs_bench import OTHERS, measure_envs, measure_other_envs
from parcours.lab.peers import Measure


def bench_envs(games: list[str], seconds: float, peers: bool) -> None:
    """Measure them, and with `peers` those of others."""
    rows: list[Measure] = []
    with progress(auto_refresh=False) as bar:
        task = bar.add_task("measures", total=2 * len(games) + (len(OTHERS) if peers else 0))
        bar.refresh()
        for game in games:
            for row in measure_envs(game, seconds):
                rows.append(row)
                bar.update(task, advance=1, refresh=True)
        for row in measure_other_envs(seconds) if peers else ():
            rows.append(row)
            bar.update(task, advance=1, refresh=True)
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
