"""The deck: what the rules say of it (2.12), and clear about what is wrong with another."""

from __future__ import annotations

from collections import Counter

import pytest

import parcours
from parcours.core.decks import Card
from parcours.games.retire_happy.deck import SKILLS, TYPES

from ..decks import changed_deck

GAME = parcours.find_game("retire_happy")
DECK = GAME.standard_deck()
LIFE = [card for card in DECK.cards if card.word("type") in TYPES[:8]]


def of_type(name: str) -> list[Card]:
    return [card for card in DECK.cards if card.word("type") == name]


def copies(card: Card) -> list[int]:
    found = card.fields["copies"]
    assert isinstance(found, list)
    return found


def part(card: Card, field: str) -> dict[str, object]:
    found = card.fields.get(field, {})
    assert isinstance(found, dict)
    return found


def effects(card: Card) -> list[tuple[object, object, object]]:
    found = card.fields.get("effects", [])
    assert isinstance(found, list)
    return [(effect["when"], effect["what"], effect["amount"]) for effect in found]


def test_there_are_thirty_cards_in_the_deck_of_each_period() -> None:
    assert [sum(copies(card)[period] for card in LIFE) for period in range(4)] == [30] * 4


def test_there_are_as_many_cards_of_each_type_as_the_rules_say() -> None:
    types: Counter[str] = Counter()
    for card in LIFE:
        types[card.word("type")] += sum(copies(card))
    assert types == {
        "education": 22, "job": 32, "entrepreneur": 22, "good_news": 9, "partner": 8, "child": 7, "home": 13,
        "investment": 7,
    }  # fmt: skip
    assert len(of_type("event")) == 12
    assert [card.kind for card in of_type("start")] == ["maturity", "apprenticeship"]


def test_half_of_the_cards_ask_for_education() -> None:
    tested = [card for card in LIFE if "test" in card.fields]
    asked = [card for card in tested if "education" in str(part(card, "test")["skills"])]
    assert sum(sum(copies(card)) for card in tested) == 76
    assert sum(sum(copies(card)) for card in asked) == 60


def test_every_type_gives_what_it_is_for() -> None:
    for card in of_type("education"):
        assert card.number("fee") >= 1
        assert list(part(card, "skills")) == ["education"]
    for card in of_type("job"):
        assert card.number("wage") >= 1
        assert card.number("pension") >= 1
        assert list(part(card, "skills")) in (["manual"], ["professional"])
    for card in of_type("entrepreneur"):
        assert any(what in ("company", "growth") for _, what, _ in effects(card))
        assert set(part(card, "skills")) <= {"social", "manual"}
    for card in [*of_type("partner"), *of_type("child")]:
        assert any(effect[:2] == ("end", "pension") for effect in effects(card))
    for card in LIFE:
        assert part(card, "temp")
        assert set(part(card, "temp")) <= set(SKILLS)


def test_a_deck_too_small_to_deal_is_refused() -> None:
    text = changed_deck(GAME, ("total = 120", "total = 118"), ("[2, 0, 0, 0]", "[0, 0, 0, 0]"))
    with pytest.raises(
        parcours.DeckError, match="at least 30 cards in the deck of period 1, not 28"
    ):
        GAME.read_deck(text, "mine.toml")


def test_a_changed_deck_plays_and_travels_with_its_record() -> None:
    text = changed_deck(GAME, ("changes = { wage = 2 }", "changes = { wage = 5 }"))
    deck = GAME.read_deck(text, "mine.toml")
    match = parcours.new_match("retire_happy", ["ana", "bob"], seed=4, deck=deck)
    match.play("ana", "start maturity")
    assert parcours.load_record(match.record()).record() == match.record()
