"""The tuned decks that games ship are what `parcours tune` tries first."""

import pytest

from parcours.core.registry import find_game
from parcours.lab.bounds import find_bounds
from parcours.workshop.variants import read_variant


@pytest.mark.parametrize(
    ("name", "variant"), [("fatum", "long_life"), ("retire_happy", "balanced")]
)
def test_a_variant_is_the_deck_that_was_tuned(name: str, variant: str) -> None:
    game = find_game(name)
    bounds = find_bounds(game, game.standard_deck())
    tuned = game.read_deck(bounds.apply(bounds.tries[0]), "here")
    assert read_variant(game, variant).fingerprint() == tuned.fingerprint()
