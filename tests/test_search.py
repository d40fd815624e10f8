"""The search: legal, within its budget, the same from the same seed, and better than a look one move ahead."""

import time

import pytest

import parcours
from parcours.bots import Budget, bot_names, decide, find_bot, parse_budget
from parcours.bots.search_bot import SearchBot
from parcours.core.chance import Chance
from parcours.core.errors import SetupError
from parcours.core.match import Match
from parcours.core.state import State
from parcours.core.weights import GREEDY, LEARNT, parse_weights, read_weights, with_values
from parcours.lab.simulate import Study, simulate
from parcours.search.halving import PRIOR_COUNTS, Plan, Weighed
from parcours.search.outcome import CERTAIN, outcome, shifted, swing_at


def new_match(game: str, seed: int = 3) -> Match:
    rules = parcours.find_game(game)
    players = [f"p{seat + 1}" for seat in range(min(4, rules.max_players))]
    return parcours.new_match(game, players=players, seed=seed)


def later(match: Match, moves: int) -> tuple[State, int]:
    """The state after so many moves of a quick bot, where there is something to decide, and who decides."""
    quick = find_bot("greedy")
    made = 0
    while True:
        seat = match.state.to_act()[0]
        if made >= moves and len(match.state.legal(seat)) > 1:
            return match.state, seat
        match.play_move(seat, decide(quick, match.state, seat, Chance(made)).move)
        made += 1


def test_the_levels_for_people_are_there() -> None:
    assert {"easy", "medium", "hard", "expert", "greedy", "random"} <= {*bot_names()}


@pytest.mark.parametrize("game", parcours.game_names())
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_same_seed_finds_the_same_move_for_the_same_reasons(game: str, level: str) -> None:
    state, seat = later(new_match(game), 2)
    bot = find_bot(f"{level}:20")
    choices = [decide(bot, state, seat, Chance(5)) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0].move in state.legal(seat)
    assert choices[0].move == choices[0].reasons[0].move


@pytest.mark.parametrize("game", parcours.game_names())
def test_simulations_keep_to_the_budget(game: str) -> None:
    state, seat = later(new_match(game), 2)
    for simulations in (12, 50):
        bot = SearchBot("narrow", Budget(simulations=simulations), Plan(width=4, depth=1))
        reasons = decide(bot, state, seat, Chance(5)).reasons
        made = sum(reason.simulations for reason in reasons)
        assert simulations - 4 <= made <= simulations
        assert all(reason.chance is not None and 0 <= reason.chance <= 1 for reason in reasons)


def test_a_time_is_kept_as_far_as_one_round_of_simulations_allows() -> None:
    state, seat = later(new_match("smile_life"), 10)
    start = time.thread_time()
    decide(find_bot("expert:50ms"), state, seat, Chance(1))
    assert time.thread_time() - start < 2


@pytest.mark.parametrize("game", parcours.game_names())
def test_plausible_moves_are_legal_and_never_none(game: str) -> None:
    match = new_match(game)
    quick = find_bot("greedy")
    made = 0
    while not match.over:
        seat = match.state.to_act()[0]
        legal = match.state.legal(seat)
        plausible = match.state.plausible(seat)
        assert plausible
        assert {*plausible} <= {*legal}
        assert 0 <= match.state.progress() <= 1000
        match.play_move(seat, decide(quick, match.state, seat, Chance(made)).move)
        made += 1


@pytest.mark.parametrize("game", parcours.game_names())
def test_chances_to_win_add_up(game: str) -> None:
    match = new_match(game)
    state, _ = later(match, 6)
    weights = state.weights()
    chances = [outcome(state, seat, weights) for seat in range(state.seats)]
    assert CERTAIN * 0.9 < sum(chances) < CERTAIN * 1.1
    over = state.copy()
    chance = Chance(5)
    while not over.over:
        seat = over.to_act()[0]
        over.apply(seat, over.random_move(seat, chance), chance)
    places = over.standing().places
    for seat, place in enumerate(places):
        assert outcome(over, seat, weights) == (CERTAIN // places.count(1) if place == 1 else 0)


def test_the_look_counts_as_some_simulations() -> None:
    state, seat = later(new_match("smile_life"), 2)
    weighed = Weighed(state.legal(seat)[0], 0, 300_000)
    assert weighed.chance() == 300_000
    weighed.total += PRIOR_COUNTS * CERTAIN
    weighed.simulations = PRIOR_COUNTS
    assert weighed.chance() == 650_000


@pytest.mark.parametrize("game", parcours.game_names())
def test_a_chance_follows_the_lead(game: str) -> None:
    state, _ = later(new_match(game), 6)
    weights = state.weights()
    chances = [shifted(400_000, lead, state, weights) for lead in (-(10**9), -200, 0, 200, 10**9)]
    assert chances == sorted(chances)
    assert chances[0] == 0
    assert chances[2] == 400_000
    assert chances[-1] == CERTAIN


def test_hard_beats_medium() -> None:
    study = Study("smile_life", ("hard:16", "medium"), matches=16, options={"deck": 60})
    wins = sum(one.shares[one.bots.index("hard:16")] for one in simulate(study))
    assert wins >= 8


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("200", Budget(simulations=200)),
        ("50ms", Budget(milliseconds=50)),
        ("0.1s", Budget(milliseconds=100)),
        ("1s", Budget(milliseconds=1000)),
    ],
)
def test_a_budget_is_read(text: str, budget: Budget) -> None:
    assert parse_budget(text) == budget
    assert parse_budget(str(budget)) == budget


@pytest.mark.parametrize("text", ["", "s", "-5", "0", "0s", "1m", "1.2.3s", "²", "100000s"])
def test_a_bad_budget_is_told(text: str) -> None:
    with pytest.raises(SetupError, match="expected"):
        parse_budget(text)


def test_a_bot_that_does_not_search_takes_no_budget() -> None:
    with pytest.raises(SetupError, match="expected no budget"):
        find_bot("greedy:50ms")


def test_the_swing_lies_between_those_that_are_given() -> None:
    assert swing_at([100], 500) == 100
    assert [swing_at([100, 200, 400], at) for at in (0, 250, 500, 999, 1000)] == [
        100,
        150,
        200,
        399,
        400,
    ]


@pytest.mark.parametrize("game", parcours.game_names())
def test_learnt_weights_have_the_names_of_greedys(game: str) -> None:
    package = parcours.find_game(game).package
    if not package.startswith("parcours.games."):
        return  # a game need not have weights
    learnt, greedy = (read_weights(package, name) for name in (LEARNT, GREEDY))
    assert {*learnt} == {*greedy, "swing", "depth"}
    assert all(len(learnt[name]) == len(greedy[name]) for name in greedy)


def test_weights_are_written_into_their_file() -> None:
    text = "# Why.\none = 1\nmany = [1, 2]\n"
    changed = with_values(text, {"one": [5], "many": [7, 8]})
    assert changed == "# Why.\none = 5\nmany = [7, 8]\n"
    assert parse_weights(changed, "here") == {"one": [5], "many": [7, 8]}
    with pytest.raises(SetupError, match="expected whole numbers"):
        parse_weights("one = 1.5", "here")
