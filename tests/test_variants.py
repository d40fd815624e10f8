"""Decks that games ship beside their own: what `parcours tune` tries first, with words for people."""

import tomllib
from importlib import resources

import pytest

from parcours.core.registry import find_game
from parcours.lab.bounds import find_bounds
from parcours.texts import LANGUAGES

VARIANTS = [("fatum", "long_life"), ("retire_happy", "balanced")]


def test_all_variants_are_tested() -> None:
    found = [
        (game, file.name.removesuffix(".toml"))
        for game in ("fatum", "happy", "power_struggle", "retire_happy", "smile_life")
        if (folder := resources.files(find_game(game).package) / "variants").is_dir()
        for file in folder.iterdir()
    ]
    assert sorted(found) == VARIANTS


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_variant_is_the_deck_that_was_tuned(name: str, variant: str) -> None:
    game = find_game(name)
    file = resources.files(game.package) / "variants" / f"{variant}.toml"
    source = file.read_text("utf-8")
    document = tomllib.loads(source)
    for words in (document["title"], document["about"]):
        assert sorted(words) == sorted(LANGUAGES)
        assert all(words.values())
    # Title and description are no part of what is played.
    begin, end = source.index("[title]"), source.index("[cards]")
    bounds = find_bounds(game, game.standard_deck())
    tuned = game.read_deck(bounds.apply(bounds.tries[0]), "here")
    assert (
        game.read_deck(source[:begin] + source[end:], variant).fingerprint() == tuned.fingerprint()
    )
