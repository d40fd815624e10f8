"""Tournaments of bots: what ratings say, and that they go on from earlier results."""

import json
import math
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from parcours.cli.app import app
from parcours.core.errors import SetupError
from parcours.core.registry import find_game
from parcours.lab.ladder import Ladder, Tournament, half, tournament
from parcours.lab.workers import Processes

BOTS = ("easy", "greedy", "random")


def ladder(out: Path | None = None, players: int = 2, bots: tuple[str, ...] = BOTS) -> Ladder:
    return Ladder(tournament(find_game("high_card"), bots, players, seed=3), out)


def play(running: Ladder, matches: int, jobs: int = 1) -> None:
    for _ in running.play(certain=1, most=matches, workers=Processes(jobs)):
        pass


def write(out: Path, orders: list[list[str]]) -> None:
    """Results as a ladder writes them, of matches that were never played."""
    lines = [
        {
            "game": "high_card",
            "version": find_game("high_card").version,
            "seed": 0,
            "number": number,
            "bots": sorted(order),
            "orders": [order],
        }
        for number, order in enumerate(orders)
    ]
    out.write_text("".join(json.dumps(line) + "\n" for line in lines))


def test_ratings_find_the_strengths_that_made_the_results(tmp_path: Path) -> None:
    points = {"easy": 0.0, "greedy": 150.0, "random": -150.0}
    chance = random.Random(5)

    def order() -> list[str]:
        # By Plackett and Luce: the smallest of exponential times comes first.
        times = {bot: chance.expovariate(10 ** (points[bot] / 400)) for bot in BOTS}
        return sorted(BOTS, key=times.__getitem__)

    out = tmp_path / "results.jsonl"
    write(out, [order() for _ in range(2_000)])
    ratings = {rating.bot: rating for rating in ladder(out, players=3).ratings()}
    for bot, truth in points.items():
        found = ratings[bot].points
        assert found.low < truth < found.high
        assert half(found) < 25
        assert ratings[bot].matches == 2_000
    assert sum(rating.wins for rating in ratings.values()) == 2_000


def test_little_is_certain_of_who_has_won_everything(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    write(out, [["greedy", "easy"]] * 50 + [["easy", "greedy"]] * 50)
    even = {rating.bot: rating.points for rating in ladder(out).ratings()}
    assert half(even["greedy"]) < 60
    # Who has not played may be anything.
    assert even["random"].high == math.inf
    write(out, [["greedy", "easy"]] * 100)
    best = ladder(out).ratings()[0]
    assert (best.bot, best.wins) == ("greedy", 100)
    assert half(best.points) > 500


def test_results_do_not_depend_on_jobs_or_on_pauses(tmp_path: Path) -> None:
    whole, spread, paused = (tmp_path / name for name in ("whole", "spread", "paused"))
    play(ladder(whole), 40)
    play(ladder(spread), 40, jobs=2)
    play(ladder(paused), 10)
    again = ladder(paused)
    assert again.matches >= 10
    play(again, 40)
    assert whole.read_bytes() == spread.read_bytes() == paused.read_bytes()
    assert whole.read_text().count("\n") * 2 == again.matches


def test_more_bots_join_and_every_pair_meets(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    play(ladder(out, bots=("random", "greedy")), 30)
    joined = ladder(out)
    before = joined.matches
    assert before >= 30
    play(joined, before + 40)
    met = {deal.bots for deal in joined.deals}
    assert met == {("easy", "greedy"), ("easy", "random"), ("greedy", "random")}
    # No deal is played again by the same bots.
    assert len({(deal.bots, deal.number) for deal in joined.deals}) == len(joined.deals)
    # Those who joined have played more: less was known of them.
    counts = {rating.bot: rating.matches for rating in joined.ratings()}
    assert counts["easy"] > 20


@pytest.mark.parametrize(
    ("bots", "players", "groups"),
    [(2, 2, 1), (3, 2, 3), (4, 3, 4), (2, 3, 2), (2, 4, 1), (3, 4, 3)],
)
def test_groups_are_as_mixed_as_they_can_be(bots: int, players: int, groups: int) -> None:
    names = tuple("abcdef"[:bots])
    found = Tournament("high_card", players, names).groups()
    assert len(found) == groups
    for group in found:
        assert len(set(group)) == min(bots, players)


def test_bad_input_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="two bots or more"):
        ladder(bots=("greedy", "greedy"))
    other = tmp_path / "other.jsonl"
    other.write_text('{"cell": 1}\n')
    with pytest.raises(SetupError, match="not a file of results"):
        ladder(other)
    assert other.read_text() == '{"cell": 1}\n'
    run = CliRunner().invoke(app, ["ladder", "high_card", "--plot", str(tmp_path / "none")])
    assert run.exit_code == 2
    assert "there is no folder" in run.output


def test_the_command_draws_a_table_and_a_plot(tmp_path: Path) -> None:
    run = CliRunner().invoke(
        app,
        ["ladder", "high_card", "--bots", "random,greedy", "--matches", "20", "--jobs", "1", "--plot", str(tmp_path)],
    )  # fmt: skip
    assert run.exit_code == 0, run.output
    assert "matches of high_card with 2 players" in run.output
    assert run.output.index("greedy") < run.output.index("random")
    assert "<svg" in (tmp_path / "high_card.svg").read_text()
