"""The decks that games bring along: each can be played, and says in all languages what it is."""

from __future__ import annotations

import pytest

import parcours
from parcours.core.deck_changes import find_changes
from parcours.texts import LANGUAGES
from parcours.workshop.variants import read_variant, variant_names

ALL = [
    (game, name)
    for game in parcours.game_names()
    for name in variant_names(parcours.find_game(game))
]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_variant_can_be_played_and_says_what_it_is(game: str, name: str) -> None:
    found = parcours.find_game(game)
    deck = read_variant(found, name)
    assert set(deck.own.title) == set(deck.own.about) == set(LANGUAGES)
    assert any(change.fields for change in find_changes(found.standard_deck(), deck))
    players = ["ana", "bob", "cy", "dee"][: max(2, found.min_players)]
    match = parcours.new_match(game, players, seed=1, deck=deck)
    assert parcours.load_record(match.record()).deck.fingerprint() == deck.fingerprint()


def test_an_unknown_variant_is_refused_with_those_there_are() -> None:
    game = parcours.find_game("high_card")
    assert variant_names(game) == ["rare_heights"]
    with pytest.raises(parcours.SetupError, match="no deck 'easy': expected one of rare_heights"):
        read_variant(game, "easy")
