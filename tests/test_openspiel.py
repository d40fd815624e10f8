"""The games for OpenSpiel: its own random simulations, serialisation, and worlds dealt again for its search."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import parcours
import parcours.envs.openspiel as spiel

from .test_envs import GAMES, TABLES, run_example


def load(game: str, players: int) -> Any:
    return pyspiel.load_game(f"parcours_{game}(players={players})")


def dealt(game: Any, seed: int = 5) -> Any:
    state = game.new_initial_state()
    for _ in range(spiel.SEED_NODES):
        assert state.is_chance_node()
        state.apply_action(seed)
    return state


def play(state: Any, dice: random.Random, actions: int) -> None:
    for _ in range(actions):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))


def play_until_asked_more(state: Any, dice: random.Random) -> None:
    """Up to where a move is said in steps and not whole yet."""
    while not state.play.said:
        state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_random_simulation_of_openspiel(game: str, players: int) -> None:
    """Its own test. It writes and reads every state where matches are short: each time all actions are taken again."""
    short = game == "high_card"
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=short, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_what_led_to_it(game: str) -> None:
    """It is written and read, also in the middle of a move, and a clone goes on alike and by itself."""
    loaded = load(game, parcours.find_game(game).min_players)
    dice = random.Random(3)
    state = dealt(loaded)
    for _ in range(4):
        play(state, dice, 10)
        if game in ("happy", "retire_happy"):
            play_until_asked_more(state, dice)
        text = pyspiel.serialize_game_and_state(loaded, state)
        _, again = pyspiel.deserialize_game_and_state(text)
        twin = state.clone()
        told = str(state)
        assert str(again) == str(twin) == told
        play(twin, random.Random(4), 10)
        play(again, random.Random(4), 10)
        assert str(again) == str(twin)
        assert str(state) == told


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_world_dealt_again_looks_the_same(game: str, players: int) -> None:
    """Information state, observation and legal actions, to the letter; and something hidden differs."""
    state = dealt(load(game, players))
    dice = random.Random(players)
    observer = make_observation(state.get_game())
    differs = False
    for number in range(12):
        play(state, dice, 3)
        if state.is_terminal():
            break
        player = state.current_player() if number % 2 else dice.randrange(players)
        world = state.resample_from_infostate(player, dice.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.current_player() == state.current_player()
        if player == state.current_player():
            assert world.legal_actions() == state.legal_actions()
            assert world.legal_actions_mask() == state.legal_actions_mask()
        observer.set_from(state, player)
        told = observer.tensor.copy()
        observer.set_from(world, player)
        assert (observer.tensor == told).all()
        differs = differs or str(world) != str(state)
        for other in range(players):  # nothing that others alone were told is in it
            heard = world.information_state_string(other).splitlines()[:-1]
            assert heard == state.information_state_string(player).splitlines()[:-1]
    assert differs


def test_a_world_dealt_again_has_no_history_to_be_written_down() -> None:
    game = load("happy", 3)
    world = dealt(game).resample_from_infostate(0, random.Random(1).random)
    with pytest.raises(TypeError, match="no history to be written down"):
        pyspiel.serialize_game_and_state(game, world)


def test_returns_lie_between_minus_one_and_one() -> None:
    state = dealt(load("high_card", 3))
    assert state.returns() == [0, 0, 0]
    play(state, random.Random(1), 100)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0
    assert max(abs(brought) for brought in state.returns()) <= 1


def test_what_a_player_recalls_grows() -> None:
    """The information state keeps what the observation forgets."""
    state = dealt(load("smile_life", 2))
    recalled = ""
    for _ in range(10):
        player = 0
        told = state.information_state_string(player).rsplit("\n", 1)[0]
        assert told.startswith(recalled)
        recalled = told
        play(state, random.Random(1), 1)
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observer = make_observation(state.get_game(), kind)
    assert observer.string_from(state, 0) == state.information_state_string(0)


def test_an_illegal_action_is_an_error_of_openspiel() -> None:
    state = dealt(load("high_card", 2))
    before = str(state)
    illegal = next(action for action in range(99) if action not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(illegal)
    assert str(state) == before
    play(state, random.Random(1), 100)
    assert state.legal_actions() == []
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(state.get_game(), params={"none": 1})


def test_a_finished_or_stuck_match_is_an_error_of_openspiel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = dealt(load("high_card", 2))
    stuck = state.clone()
    play(state, random.Random(1), 100)
    before = str(state)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(0)
    assert str(state) == before
    monkeypatch.setattr(type(stuck.play.state), "legal", lambda state, seat: [])
    with pytest.raises(pyspiel.SpielError, match="has no legal move"):
        stuck.apply_action(stuck.legal_actions()[0])


def test_information_set_search_of_openspiel_plays() -> None:
    """With the highest card against the lowest it finds the best of three cards."""
    game = load("high_card", 2)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1),
        max_simulations=30,
    )
    state = dealt(game)
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_example_of_information_set_search_prints_a_table() -> None:
    few = ["--games", "high_card", "--simulations", "3", "--matches", "4", "--against", "easy"]
    *_, row = run_example("ismcts.py", few).splitlines()
    assert row.startswith("| high_card, 2 | 3 | `easy` | ")
    assert row.endswith(" | 4 |")
