"""The suite finds every mistake that is planted in a game, by the check that is meant for it."""

from __future__ import annotations

import pytest

from ..checks import CHECKS, Check, sentinels
from ..tables import Setting
from .planted import MUTATIONS, Mutation, Planted, deck_of_four

PLAYERS = [2, 3, 4]
SEEDS = range(3)
DECK = deck_of_four()


def complaint(check: Check, game: Planted) -> str:
    """What the check has against the game at some table, or nothing."""
    for players in PLAYERS:
        for seed in SEEDS:
            try:
                check(Setting("high_card", players, rules=game, deck=DECK), seed)
            except AssertionError as error:
                return str(error) or "a comparison failed"
    return ""


@pytest.mark.parametrize("mutation", MUTATIONS, ids=str)
def test_a_planted_mistake_is_found(mutation: Mutation) -> None:
    assert complaint(mutation.found_by, mutation.game())


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_game_without_a_mistake_passes(check: Check) -> None:
    assert complaint(check, Planted()) == ""


def test_every_check_finds_something() -> None:
    assert {mutation.found_by for mutation in MUTATIONS} == set(CHECKS)


def test_there_is_nothing_to_look_for_in_a_deck_without_single_cards() -> None:
    with pytest.raises(AssertionError, match="nothing to look for"):
        sentinels(Setting("high_card", 2, deck=DECK).match(1))
