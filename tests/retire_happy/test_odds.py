"""Odds are exact: counted over the 36 throws of two dice."""

from __future__ import annotations

import random
from itertools import product

import pytest

import parcours
from parcours.core.chance import ScriptedChance
from parcours.core.state import Move
from parcours.games.retire_happy.odds import (
    AT_LEAST,
    EXACTLY,
    THROWS,
    expected_stake,
    outcome,
    outcomes,
    successes,
)
from parcours.games.retire_happy.state import RetireHappyState

THROWN = list(product(range(1, 7), repeat=2))


def test_the_tables_of_two_dice_are_counted_right() -> None:
    for total in range(13):
        assert EXACTLY[total] == sum(sum(throw) == total for throw in THROWN)
        assert AT_LEAST[total] == sum(sum(throw) >= total for throw in THROWN)


@pytest.mark.rule("RH-6.7")
def test_successes_are_the_throws_that_reach_the_target() -> None:
    for level in range(15):
        for target in range(20):
            expected = sum(sum(throw) + level >= target for throw in THROWN)
            assert successes(level, target) == expected


@pytest.mark.rule("RH-6.3", "RH-6.5", "RH-6.7")
def test_the_odds_of_an_attempt_are_how_often_it_succeeds() -> None:
    """Every attempt of some random matches is thrown with each of the 36 throws."""
    dice = random.Random(3)
    tried = 0
    for seed in range(4):
        match = parcours.new_match("retire_happy", ["ana", "bob"], seed=seed)
        while not match.over:
            player = dice.choice(match.to_act)
            seat = match.seat(player)
            state = match.state
            assert isinstance(state, RetireHappyState)
            legal = match.legal(player)
            for named in legal[:: max(1, len(legal) // 6)]:
                odds = state.odds(seat, named.move)
                tested = named.notation.startswith("attempt") or (
                    named.notation == "reroll" and match.view(None)["phase"] == "play"
                )
                assert (odds >= 0) == tested
                if tested:
                    tried += 1
                    assert odds == sum(succeeds(state, seat, named.move, throw) for throw in THROWN)
            match.play(player, dice.choice(legal))
    assert tried > 50


def succeeds(state: RetireHappyState, seat: int, move: Move, throw: tuple[int, ...]) -> bool:
    world = state.copy()
    before = len(world.lives[seat].education) + len(world.lives[seat].career)
    chance = ScriptedChance(0)
    chance.dice.extend(throw)
    world.apply(seat, move, chance)
    return len(world.lives[seat].education) + len(world.lives[seat].career) > before


@pytest.mark.rule("RH-14.4", "RH-14.5")
def test_the_odds_of_an_investment() -> None:
    given: dict[str, object] = {"period": 2, "event": ["market_crash"]}
    crashed = parcours.lay_out("retire_happy", ["ana", "bob"], given).state
    calm = parcours.lay_out("retire_happy", ["ana", "bob"], {"period": 2}).state
    assert isinstance(crashed, RetireHappyState)
    assert isinstance(calm, RetireHappyState)
    funds = calm.deck.index["alternative_funds"]
    assert outcomes(calm, funds) == [0, 15, 0, 0, 21, 0]
    assert outcomes(crashed, funds) == [0, 26, 0, 0, 10, 0]
    assert outcome(crashed, funds, 2) == outcome(calm, funds, 2)
    assert sum(outcomes(calm, funds)) == THROWS
    assert expected_stake(calm, funds, 5) == 15 * 3 + 21 * 10
