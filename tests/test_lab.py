"""Studies give the same results on any number of processes, and tell what they counted."""

from importlib import import_module

import pytest
from rich.progress import Task, TaskID

from parcours.cli.inputs import name_work
from parcours.cli.screen import Rate
from parcours.core.errors import Bug, DeckError, SetupError
from parcours.core.registry import find_game, game_names
from parcours.lab import peers
from parcours.lab.bench import measure_game
from parcours.lab.simulate import Line, Outcome, Study, Tally, seat_bots, simulate
from parcours.lab.workers import Processes
from parcours.studies.statistics import wilson

SHORT: dict[str, object] = {"deck": 50}


def test_the_same_seed_gives_the_same_results_whatever_the_jobs() -> None:
    study = Study("smile_life", ("greedy", "random"), matches=18, seed=5, options=SHORT)
    assert list(simulate(study)) == list(simulate(study, Processes(3)))


@pytest.mark.parametrize("game", game_names())
def test_every_game_is_played_by_workers_as_it_is_here(game: str) -> None:
    bots = ("random",) * find_game(game).min_players
    study = Study(game, bots, matches=6)
    assert list(simulate(study)) == list(simulate(study, Processes(2)))


def test_another_seed_gives_other_results() -> None:
    one = Study("smile_life", ("random", "random"), matches=4, seed=5, options=SHORT)
    two = Study("smile_life", ("random", "random"), matches=4, seed=6, options=SHORT)
    assert list(simulate(one)) != list(simulate(two))


def test_bots_rotate_over_the_seats_of_each_deal() -> None:
    study = Study("smile_life", ("greedy", "random", "random"), matches=6, options=SHORT)
    outcomes = list(simulate(study))
    assert [outcome.deal for outcome in outcomes] == [0, 0, 0, 1, 1, 1]
    assert [outcome.bots.index("greedy") for outcome in outcomes] == [0, 1, 2, 0, 1, 2]
    assert outcomes[0].seed == outcomes[2].seed != outcomes[3].seed


@pytest.mark.parametrize(
    ("bots", "rotations"),
    [(("greedy", "greedy"), 1), (("greedy", "random") * 2, 2), (("greedy", "random", "random"), 3)],
)
def test_a_rotation_that_changes_nothing_is_not_played_twice(
    bots: tuple[str, ...], rotations: int
) -> None:
    assert Study("smile_life", bots, matches=1).rotations == rotations


def test_a_shared_first_place_counts_as_a_fraction() -> None:
    tally = Tally()
    tally.add(Outcome(0, 0, 1, ("greedy", "random", "random"), [1, 1, 3], [9, 9, 2], 30))
    tally.add(Outcome(1, 0, 1, ("random", "greedy", "random"), [1, 2, 3], [8, 7, 6], 50))
    assert tally.bots["greedy"] == Line("greedy", seats=2, matches=2, wins=0.5, scores=16)
    assert tally.bots["random"] == Line("random", seats=4, matches=2, wins=1.5, scores=25)
    assert tally.seats[0].rate == 0.75
    assert tally.length == 40


def test_wilson_intervals_stay_within_bounds() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    low, high = wilson(60, 100)
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)


def test_bots_are_repeated_round_the_table() -> None:
    game = find_game("smile_life")
    assert seat_bots(game, ["greedy"], None) == ("greedy", "greedy")
    assert seat_bots(game, ["greedy", "random"], 3) == ("greedy", "random", "greedy")
    with pytest.raises(SetupError, match="3 bots don't fit on 2 seats"):
        seat_bots(game, ["greedy", "random", "random"], 2)
    with pytest.raises(SetupError, match="2 to 6 players, not 7"):
        seat_bots(game, ["greedy"], 7)


def test_what_is_wrong_with_a_study_is_told_before_it_starts() -> None:
    with pytest.raises(DeckError):
        list(simulate(Study("smile_life", ("random", "random"), 1, deck="no deck")))
    with pytest.raises(SetupError, match="there is no option 'moon'"):
        list(simulate(Study("smile_life", ("random", "random"), 1, options={"moon": 1})))


def test_a_bug_in_a_simulation_carries_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    # A compiled class can't be patched; the template is never compiled.
    monkeypatch.setattr(
        import_module("parcours.examples.high_card.state").TableState, "apply", broken
    )
    with pytest.raises(Bug) as caught:
        list(simulate(Study("high_card", ("random", "random"), 1)))
    assert caught.value.record.endswith("= unfinished\n")


def test_a_game_is_measured_in_two_ways() -> None:
    driven, played_out = measure_game(find_game("smile_life"), 0.01)
    assert driven.per_second > 0
    assert driven.copy_us is not None
    assert played_out.per_second > 0


def test_a_peer_that_is_missing_is_told_in_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda _: None)
    assert {row.problem for row in peers.measure_peers(0.01)} == {peers.MISSING}


@pytest.mark.parametrize(
    ("speed", "said"), [(None, ""), (1234.56, "1,234.6/s"), (1, "1.0/s"), (0.05, "3.0/min")]
)
def test_a_progress_bar_tells_the_rate(speed: float | None, said: str) -> None:
    task = Task(TaskID(0), "matches", 5, 0, _get_time=lambda: 0.0, finished_speed=speed)
    assert str(Rate().render(task)) == said


def test_a_progress_bar_tells_the_workers() -> None:
    assert name_work("matches", Processes(1)) == "matches, 1 worker"
    assert name_work("decks", Processes(8)) == "decks, 8 workers"


@pytest.mark.parametrize("jobs", [1, 2])
def test_matches_are_planned_as_they_are_played(jobs: int) -> None:
    """A list of all batches of this study would not fit into memory."""
    study = Study("high_card", ("random", "random"), matches=10**12)
    with Processes(jobs) as workers:
        outcomes = simulate(study, workers)
        assert [next(outcomes).match for _ in range(20)] == list(range(20))
        del outcomes
