"""The deck: complete as the rules list it, and clear about what is wrong with another."""

from __future__ import annotations

from collections import Counter

import pytest

import parcours

from ..decks import changed_deck

GAME = parcours.find_game("smile_life")
DECK = GAME.standard_deck()


def test_the_deck_is_the_specifications() -> None:
    groups: Counter[str] = Counter()
    for card in DECK.cards:
        groups[card.word("group")] += card.number("copies")
    assert len(DECK.cards) == 83
    assert DECK.size == 200
    assert groups == {
        "studies": 25, "job": 30, "wage": 40, "flirt": 20, "marriage": 7, "adultery": 3, "child": 10, "pet": 5,
        "trip": 5, "house": 5, "distinction": 3, "malus": 37, "special": 10,
    }  # fmt: skip


def test_a_flirt_has_at_most_two_copies() -> None:
    flirt = 'flirt_bar = { group = "flirt", copies = '
    text = changed_deck(GAME, ("total = 200", "total = 201"), (flirt + "2", flirt + "3"))
    with pytest.raises(parcours.DeckError, match="at most 2 of a flirt"):
        GAME.read_deck(text, "mine.toml")


def test_a_changed_deck_is_played_with_and_travels_with_the_record() -> None:
    text = changed_deck(
        GAME,
        ("copies = 22", "copies = 12"),
        ("total = 200", "total = 190"),
        ("smiles = 3, price = 10", "smiles = 9, price = 10"),
    )
    deck = GAME.read_deck(text, "mine.toml")
    match = parcours.new_match("smile_life", ["ana", "bob"], seed=4, deck=deck)
    assert match.options["deck"] == 190
    assert match.view(None)["pile_size"] == 180
    for _ in range(20):
        player = match.to_act[0]
        match.play(player, match.legal(player)[0])
    again = parcours.load_record(match.record())
    assert again.table() == match.table()
    assert again.deck.copies == deck.copies


def test_a_new_kind_of_card_needs_no_code() -> None:
    deck = GAME.extend_deck(
        DECK,
        {"trip_moon": {"group": "trip", "copies": 1, "smiles": 5, "price": 4}},
        "mine.yaml",
    )
    given = {"turn": "ana", "phase": "play", "ana": {"hand": ["trip_moon"], "wages": ["wage_4"]}}
    match = parcours.lay_out("smile_life", ["ana", "bob"], given, deck=deck)
    match.play("ana", "buy trip_moon paying wage_4")
    ana = match.table()["ana"]
    assert isinstance(ana, dict)
    assert ana["smiles"] == 6
    assert parcours.load_record(match.record()).table() == match.table()
