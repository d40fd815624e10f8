"""The games in the conventions of PettingZoo and Gymnasium: their own conformance suites, unchanged, and errors."""

from __future__ import annotations

import random
import subprocess
import sys
import warnings
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from typer.testing import CliRunner

import parcours
from parcours import SetupError
from parcours.cli.app import app
from parcours.core.chance import Chance
from parcours.core.choices import IllegalAction, NoAction
from parcours.envs.gymnasium import AgainstBots
from parcours.envs.pettingzoo import ParallelTable, TurnTable, env, parallel_env
from parcours.envs.table import Table
from parcours.envs.vector import VectorTables
from parcours.lab.envs_bench import OTHERS, WAYS

with warnings.catch_warnings():
    # It loads an example of its own, where pygame is installed, in a way that it has deprecated itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )
    from pettingzoo.utils import parallel_to_aec

GAMES = parcours.game_names()
EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"
each_game = pytest.mark.parametrize("game", GAMES)
TABLES = [
    (game, players)
    for game in GAMES
    for players in range(
        parcours.find_game(game).min_players, parcours.find_game(game).max_players + 1
    )
]
each_table = pytest.mark.parametrize(("game", "players"), TABLES)


@pytest.fixture
def _dictionaries() -> Iterator[None]:
    """PettingZoo warns of observations that are dictionaries, though that is its own way to give a mask."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


# PettingZoo's own suite


@each_table
@pytest.mark.usefixtures("_dictionaries")
def test_pettingzoo_api(game: str, players: int) -> None:
    api_test(env(game, players), num_cycles=20)


@each_game
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(game), num_cycles=20)


@each_table
def test_pettingzoo_parallel_api(game: str, players: int) -> None:
    parallel_api_test(parallel_env(game, players), num_cycles=20)


# A match of high_card is over before the four cycles that the test plays.
@pytest.mark.parametrize(("game", "players"), [one for one in TABLES if one[0] != "high_card"])
@pytest.mark.usefixtures("_dictionaries")
def test_pettingzoo_max_cycles(game: str, players: int) -> None:
    """It asks that all agents act equally often: so do those of `parallel_env`, who wait where it is not their turn."""
    both = partial(parallel_env, game, players)
    max_cycles_test(
        SimpleNamespace(parallel_env=both, env=lambda **given: parallel_to_aec(both(**given)))
    )


@each_game
def test_pettingzoo_rendering(game: str) -> None:
    render_test(lambda render_mode: env(game, render_mode=render_mode))


# Gymnasium's


@each_game
def test_gymnasium_checker(game: str) -> None:
    """It takes actions that it has sampled before the deal, and so needs an environment that bears illegal ones."""
    version = parcours.find_game(game).version
    made = gymnasium.make(f"parcours/{game}-v{version}", illegal="default", render_mode="ansi")
    check_env(made.unwrapped)


# Whole matches


def random_match(table: TurnTable, seed: int) -> dict[str, float]:
    """What random play brings each agent."""
    table.reset(seed=seed)
    brought = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        told, reward, over, stopped, _ = table.last()
        brought[agent] += reward
        if over or stopped:
            table.step(None)
            continue
        assert told is not None
        table.action_space(agent).seed(seed)
        table.step(int(table.action_space(agent).sample(told["action_mask"])))
    return brought


@pytest.mark.parametrize("game", ["high_card", "happy"])
def test_rewards_of_a_match_with_turns_add_up_to_nothing(game: str) -> None:
    for seed in range(3):
        table = TurnTable(game)
        brought = random_match(table, seed)
        assert table.table.over
        assert [*brought.values()] == table.table.returns()
        assert sum(brought.values()) == pytest.approx(0)


def test_all_who_are_to_act_choose_at_once() -> None:
    table = ParallelTable("high_card", 3)
    told, _ = table.reset(seed=1)
    rounds = 0
    while table.agents:
        wait = table.wait
        assert not any(one["action_mask"][wait] for one in told.values())
        told, rewards, over, _, _ = table.step(
            {agent: int(one["action_mask"].argmax()) for agent, one in told.items()}
        )
        rounds += 1
    assert rounds == 3
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_what_others_choose_at_once_shows_nothing() -> None:
    """The second seat observes the same whatever the first has chosen in this round."""
    told: set[bytes] = set()
    for number in range(3):
        table = Table("high_card", 2)
        table.deal(1)
        table.act(0, table.choice(0).possible()[number])
        told.add(table.observe(1).tobytes() + table.mask(1).tobytes())
    assert len(told) == 1


@pytest.mark.parametrize("parallel", [False, True])
def test_max_cycles_truncate(parallel: bool) -> None:
    if parallel:
        table = parallel_env("fatum", 2, max_cycles=4)
        told, _ = table.reset(seed=1)
        steps = 0
        while table.agents:
            actions = {agent: int(one["action_mask"].argmax()) for agent, one in told.items()}
            told, _, over, stopped, _ = table.step(actions)
            steps += 1
        assert steps == 4
        assert all(stopped.values())
        assert not any(over.values())
        return
    turns = env("fatum", 2, max_cycles=4)
    turns.reset(seed=1)
    taken = 0
    for agent in turns.agent_iter():
        if turns.truncations[agent]:
            turns.step(None)
        else:
            taken += 1
            turns.step(turns.action_space(agent).sample())
    assert taken == 8


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_an_agent_plays_whole_matches_against_bots(bots: list[str]) -> None:
    table = AgainstBots("high_card", bots)
    seats = set()
    for seed in range(8):
        told, info = table.reset(seed=seed)
        over = False
        while not over:
            assert table.observation_space.contains(told)
            assert info["action_mask"].any()
            told, reward, over, stopped, info = table.step(table.action_space.sample())
            assert not stopped
        assert reward == table.table.returns()[table.seat]
        seats.add(table.seat)
    assert len(seats) > 1


# What is wrong


def test_an_illegal_action_changes_nothing() -> None:
    turns = TurnTable("smile_life")
    turns.reset(seed=1)
    before = turns.table.state.full_view(turns.possible_agents)
    illegal = int(turns.table.mask(turns.table.to_act()[0]).argmin())
    for action in (illegal, None):
        with pytest.raises(IllegalAction):
            turns.step(action)
    assert turns.table.state.full_view(turns.possible_agents) == before
    wrapped = env("smile_life")
    wrapped.reset(seed=1)
    with pytest.raises(IllegalAction, match="expected an action from 0 to"):
        wrapped.step(-1)

    at_once = ParallelTable("smile_life", 2)
    told, _ = at_once.reset(seed=1)
    legal = {agent: int(one["action_mask"].argmax()) for agent, one in told.items()}
    for wrong in ({**legal, "player_0": 5}, {"player_0": legal["player_0"]}):
        with pytest.raises(IllegalAction, match="expected one"):
            at_once.step(wrong)
    assert at_once.table.state.full_view(at_once.possible_agents) == before

    against = AgainstBots("smile_life")
    told_alone, _ = against.reset(seed=1)
    with pytest.raises(InvalidAction, match="not possible now"):
        against.step(np.int64(against.action_masks().argmin()))
    assert np.array_equal(against.table.observe(against.seat), told_alone)


def test_a_mask_that_is_all_zero_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sampling from one is, and so are rules that leave nothing to a seat that is to act."""
    turns = env("high_card")
    turns.reset(seed=1)
    none = np.zeros(turns.unwrapped.table.actions, np.int8)
    with pytest.raises(InvalidAction, match="all zero"):
        turns.action_space("player_0").sample(none)

    alone = AgainstBots("high_card")
    alone.reset(seed=1)
    with pytest.raises(InvalidAction, match="all zero"):
        alone.action_space.sample(none)
    tables = VectorTables("high_card", 2, 2)
    at_once = parallel_env("high_card")

    monkeypatch.setattr(type(alone.table.state), "legal", lambda state, seat: [])
    turns.reset(seed=1)
    before = turns.unwrapped.table.state.full_view(turns.possible_agents)
    for asked in (turns.last, lambda: turns.step(0), lambda: at_once.reset(seed=1)):
        with pytest.raises(NoAction, match="has no legal move"):
            asked()
    assert turns.unwrapped.table.state.full_view(turns.possible_agents) == before
    with pytest.raises(InvalidAction, match="has no legal move"):
        alone.reset(seed=1)
    with pytest.raises(NoAction, match="has no legal move"):
        tables.reset(1)


def test_a_finished_match_takes_no_step(caplog: pytest.LogCaptureFixture) -> None:
    turns = env("high_card")
    turns.reset(seed=1)
    for agent in turns.agent_iter():
        over = turns.terminations[agent]
        turns.step(None if over else turns.action_space(agent).sample())
    turns.step(0)
    assert "step() called after all agents are terminated" in caplog.text

    at_once = parallel_env("high_card")
    told, _ = at_once.reset(seed=1)
    while at_once.agents:
        told, *_ = at_once.step(
            {agent: int(one["action_mask"].argmax()) for agent, one in told.items()}
        )
    assert at_once.step({}) == ({}, {}, {}, {}, {})

    alone = AgainstBots("high_card")
    with pytest.raises(ResetNeeded):
        alone.step(np.int64(0))
    alone.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = alone.step(alone.action_space.sample())
    with pytest.raises(ResetNeeded, match="over"):
        alone.step(np.int64(0))


def test_what_can_not_be_set_up_is_told() -> None:
    with pytest.raises(SetupError, match="2 to 6 players"):
        env("smile_life", 9)
    with pytest.raises(SetupError, match="there is no option"):
        VectorTables("smile_life", 2, 2, options={"nothing": 1})
    with pytest.raises(SetupError, match="there is no bot"):
        AgainstBots("smile_life", ["nobody"])


# Leaks


@each_table
def test_nothing_hidden_reaches_an_agent(game: str, players: int) -> None:
    """In a world that a seat can't tell from the true one its arrays are the same, byte for byte."""
    table = Table(game, players)
    table.deal(players)
    dice = random.Random(1)
    chance = Chance(1)
    for _ in range(60):
        if table.over:
            break
        true = table.state
        told = [
            (table.observe(seat).tobytes(), table.mask(seat).tobytes()) for seat in range(players)
        ]
        for seat in range(players):
            table.state = true.redeal(seat, chance)
            table.choices = [None] * players
            assert (table.observe(seat).tobytes(), table.mask(seat).tobytes()) == told[seat]
        table.state = true
        table.choices = [None] * players
        seat = dice.choice(table.to_act())
        while table.act(seat, dice.choice(table.choice(seat).possible())) is None:
            pass


# What comes with them


def test_environments_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game in all ways; what others have is told where it is not installed."""
    monkeypatch.setattr("parcours.lab.peers.find_spec", lambda module: None)
    ran = CliRunner().invoke(app, ["bench", "high_card", "--envs", "--peers", "--seconds", "0.01"])
    assert ran.exit_code == 0, ran.output
    rows = [line.split("│") for line in ran.output.splitlines() if line.startswith("│")]
    ours = [row for row in rows if "high_card" in row[1]]
    assert len(ours) == len(WAYS)
    assert all(int(row[3].replace(",", "")) > 100 for row in ours)
    assert ran.output.count("not installed") == len(OTHERS)


def test_the_example_learns_and_plays(tmp_path: Path) -> None:
    """It is short, its learning curve is printed, and what it has learnt plays on in another process."""
    assert len((EXAMPLES / "learn.py").read_text("utf-8").splitlines()) <= 200
    saved = tmp_path / "policy.npz"
    few = ["--game", "high_card", "--minutes", "0.02", "--save", str(saved)]
    curve = run_example("learn.py", few).splitlines()
    assert curve[0] == "minutes,steps,matches,wins_against_random"
    assert len(curve) >= 3
    told = run_example(
        "learn.py",
        ["--game", "high_card", "--load", str(saved), "--against", "random", "--matches", "10"],
    )
    assert "of 10 matches" in told


def run_example(name: str, arguments: list[str]) -> str:
    ran = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


# Many tables


def test_tables_of_arrays_are_those_of_the_batch() -> None:
    tables = VectorTables("happy", 3, 5, seed=2)
    generator = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        actions = tables.sample(generator)
        assert tables.masks[np.arange(5), actions].all()
        tables.step(actions)
        ended += int(tables.ended.sum())
        assert (tables.returns[tables.ended == 0] == 0).all()
        assert (tables.returns.sum(axis=1) == 0).all()
        assert tables.observations.shape == (5, tables.encoding.size)
        for table in range(5):
            choice = tables.batch.choice(table)
            written = tables.encoding.observe(tables.batch.state(table), choice.seat, choice)
            assert tables.observations[table].tobytes() == bytes(written)
    with pytest.raises(ValueError, match="read-only"):
        tables.observations[0, 0] = 1
    tables.reset(2)
    again = VectorTables("happy", 3, 5, seed=2)
    assert np.array_equal(tables.observations, again.observations)
