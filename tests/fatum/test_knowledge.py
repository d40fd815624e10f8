"""What a player can know: hands by their decks, and what a pile is made of that was a discard."""

from __future__ import annotations

from collections import Counter

import pytest

import parcours
from parcours.core.chance import Chance

REST = ["useless", "fired", "strike", "burnout"]


def after_a_new_pile() -> parcours.Match:
    """Bob holds two old work cards; the pile is made of the four discards, of which ana has drawn one."""
    given: dict[str, object] = {
        "step": "opportunities",
        "ana": {"draws": 1, "bonus": []},
        "bob": {"draws": 0, "bonus": [], "hand": ["mayor", "judge"]},
        "cy": {"draws": 1, "bonus": [], "hand": ["doctor", "useless"]},
        "pile_work": [],
        "discard_work": REST,
    }
    match = parcours.lay_out("fatum", ["ana", "bob", "cy"], given, seed=4)
    match.play("ana", "draw work")
    return match


def test_a_pile_that_was_a_discard_is_known_but_for_its_order() -> None:
    match = after_a_new_pile()
    table = match.table()
    pile = table["pile_work"]
    assert isinstance(pile, list)
    piles = set()
    hands = set()
    for number in range(40):
        world = match.state.redeal(0, Chance(number)).full_view(match.players)
        dealt = world["pile_work"]
        assert isinstance(dealt, list)
        assert Counter(dealt) == Counter(pile)
        piles.add(tuple(dealt))
        bob = world["bob"]
        assert isinstance(bob, dict)
        assert not set(bob["hand"]) & {"fired", "strike", "burnout"}
        hands.add(tuple(bob["hand"]))
    assert len(piles) > 1
    assert len(hands) > 1


def test_who_draws_from_it_may_hold_any_of_it() -> None:
    match = after_a_new_pile()
    match.play("cy", "draw work")
    seen: set[str] = set()
    for number in range(60):
        world = match.state.redeal(0, Chance(number)).full_view(match.players)
        cy, bob = world["cy"], world["bob"]
        assert isinstance(cy, dict)
        assert isinstance(bob, dict)
        assert not set(bob["hand"]) & {"fired", "strike", "burnout"}
        seen.update(cy["hand"])
    assert seen >= {"mayor", "judge", "doctor"}


@pytest.mark.rule("FA-12.1", "FA-12.2")
def test_a_hand_is_seen_by_its_decks_only() -> None:
    match = after_a_new_pile()
    for reader in ("ana", "cy", None):
        bob = match.view(reader)["bob"]
        assert isinstance(bob, dict)
        assert bob["hand"] == 2
        assert bob["hand_decks"] == ["work", "work"]
    drawn = match.events("bob")[-1]
    assert drawn == {"what": "drew_work", "player": "ana", "card": "hidden"}
    own = match.view("bob")["bob"]
    assert isinstance(own, dict)
    assert own["hand"] == ["judge", "mayor"]


@pytest.mark.rule("FA-12.1", "FA-10.17")
def test_a_secret_objective_is_its_owners() -> None:
    match = parcours.new_match("fatum", ["ana", "bob"], seed=3, options={"mode": "secret"})
    for reader, known in (("ana", True), ("bob", False), (None, False)):
        ana = match.view(reader)["ana"]
        assert isinstance(ana, dict)
        assert (ana["objective"] != "hidden") is known
    while not match.over:
        player = match.to_act[0]
        match.play(player, match.default(player))
    for reader in ("ana", "bob", None):
        ana = match.view(reader)["ana"]
        assert isinstance(ana, dict)
        assert ana["objective"] not in ("hidden", "none")
        assert ana["revealed"] is True
