"""The deck: complete as the rules list it, and clear about what is wrong with another."""

from __future__ import annotations

import pytest

import parcours

from ..decks import changed_deck

GAME = parcours.find_game("happy")
DECK = GAME.standard_deck()
PLAYERS = ["ana", "bob", "cy"]


def test_the_deck_is_the_specifications() -> None:
    assert len(DECK.cards) == 23
    assert DECK.size == 56
    points = {card.kind: card.halves("points") for card in DECK.cards if card.halves("points")}
    assert points == {"world_trip": 2, "friendship": 1, "secret_love": 1}
    parried = {card.kind: card.word("parried_by") for card in DECK.cards if card.word("parried_by")}
    assert parried == {
        "take_cat": "pet_insurance", "take_dog": "pet_insurance", "secret_love": "cover_up",
        "plague": "health_insurance", "fire": "fire_insurance", "corona": "vaccination",
        "scratch": "none", "burn_out": "none", "school_down": "none",
    }  # fmt: skip


def test_a_scenario_can_bring_no_further_kind() -> None:
    extra = {"flood": {"colour": "red", "copies": 1, "points": 0}}
    with pytest.raises(parcours.DeckError, match="no rule tells what it does"):
        GAME.extend_deck(DECK, extra, "here")  # type: ignore[arg-type]


def test_a_changed_deck_is_played_with_and_recorded() -> None:
    """A scratch that can be parried, and a friendship worth a point and a half."""
    source = changed_deck(
        GAME,
        ('copies = 1, points = 0, parried_by = "none"', 'copies = 1, points = 0, parried_by = "vaccination"'),
        ("copies = 3, points = 0.5 }", "copies = 3, points = 1.5 }"),
    )  # fmt: skip
    deck = GAME.read_deck(source, "mine.toml")
    name = next(card.kind for card in deck.cards if card.word("parried_by") == "vaccination")
    assert name in ("burn_out", "scratch", "school_down")
    given: dict[str, object] = {
        "turn": "ana",
        "ana": {"hand": [name, "friendship"]},
        "bob": {"job": "manager", "car": 11, "child_1": "primary", "hand": ["vaccination"]},
    }
    match = parcours.lay_out("happy", PLAYERS, given, deck=deck)
    assert match.view("ana")["ana"]["points"] == 1.5  # type: ignore[index]
    match.play("ana", f"play {name} on bob" + (" child_1" if name == "school_down" else ""))
    assert [str(move) for move in match.legal("bob")] == ["parry", "suffer"]
    match.play("bob", "parry")
    assert match.table()["bob"]["car"] == 11  # type: ignore[index]
    assert parcours.load_record(match.record()).table() == match.table()


@pytest.mark.parametrize("target", [7, 7.5, 8, 8.5, 9])
def test_half_points_are_exact(target: float) -> None:
    given: dict[str, object] = {
        "turn": "ana",
        "ana": {
            "partner": "home", "job": "director", "district": 4, "child_1": "work", "child_2": "work",
            "hand": ["friendship"],
        },
    }  # fmt: skip
    match = parcours.lay_out("happy", PLAYERS, given, options={"target": target})
    assert match.view("ana")["ana"]["points"] == 7.5  # type: ignore[index]
    assert (match.why_not("ana", "claim") is None) == (target <= 7.5)
    if target <= 7.5:
        match.play("ana", "claim")
        assert match.result is not None
        assert next(place.score for place in match.result.ranking) == 7.5
        assert parcours.load_record(match.record()).result is not None


@pytest.mark.parametrize(
    "options",
    [{"target": 4.5}, {"target": 12.5}, {"target": 7.25}, {"bank": 99}, {"bank": 120.5}],
)
def test_options_that_cannot_be(options: dict[str, object]) -> None:
    with pytest.raises(parcours.SetupError):
        parcours.new_match("happy", PLAYERS, options=options)
