"""`parcours bench --against COMMIT`: is this faster or slower than another commit?"""

import tempfile
from pathlib import Path

from parcours.cli.about import compiled, way
from parcours.cli.screen import progress, show, text_table
from parcours.core.game import Game
from parcours.lab.against import build, compare

NUMBERS = ["here/s", "there/s", "times as fast", "95 %"]


def bench_against(commit: str, games: list[Game], rounds: int, seconds: float) -> None:
    """Build the other commit the same way as this one, and measure both in turn."""
    drawn = text_table(
        f"this, {way()}, against {commit}: {rounds} rounds of about {seconds:g} s each, by the time of one core",
        ["game", "driven by", *NUMBERS],
        NUMBERS,
    )
    with (
        tempfile.TemporaryDirectory(prefix="parcours-against-") as folder,
        progress(auto_refresh=False) as bar,
    ):
        task = bar.add_task("games", total=len(games) + 1)
        bar.refresh()
        there = build(commit, Path(folder), compiled())
        bar.update(task, advance=1, refresh=True)
        for compared in compare([game.name for game in games], there, rounds, seconds):
            for one in compared:
                interval = f"{one.ratio.low:.2f} to {one.ratio.high:.2f}"
                rates = f"{one.here.value:,.0f}", f"{one.there.value:,.0f}"
                drawn.add_row(one.game, one.way, *rates, f"{one.ratio.value:.2f}", interval)
            bar.update(task, advance=1, refresh=True)
    show(drawn)
    show(
        "Medians of all rounds; who is measured first alternates. Where the interval has 1.00 in it, no difference"
        " can be told."
    )
