"""What players can know: who could not parry looks like who would not, and what was heard stays known."""

from __future__ import annotations

import json

import parcours
from parcours import Match
from parcours.core.chance import Chance

PLAYERS = ["ana", "bob", "cy"]


def attacked(green: list[str], options: dict[str, object] | None = None) -> Match:
    given: dict[str, object] = {
        "turn": "ana",
        "ana": {"hand": ["fire", "corona"]},
        "bob": {"hand": green, "district": 2},
        "pile": ["mba", "lottery", "scratch"],
    }
    match = parcours.lay_out("happy", PLAYERS, given, options=options)
    match.play("ana", "play fire on bob")
    return match


def sent(match: Match, reader: str | None) -> str:
    """All that goes out to a reader."""
    legal = [str(move) for move in match.legal(reader)] if reader else []
    return json.dumps([match.view(reader), match.events(reader), match.history(reader), legal])


def test_could_not_and_would_not_look_the_same() -> None:
    could = attacked(["fire_insurance", "cover_up"])
    could_not = attacked(["mba", "cover_up"])
    assert [str(move) for move in could.legal("bob")] == ["parry", "suffer"]
    assert [str(move) for move in could_not.legal("bob")] == ["suffer"]
    for step in ("asked", "answered"):
        if step == "answered":
            could.play("bob", "suffer")
            could_not.play("bob", "suffer")
        for reader in ("ana", "cy", None):
            assert sent(could, reader) == sent(could_not, reader), (step, reader)


def test_who_does_not_answer_betrays_nothing_either() -> None:
    for green in (["fire_insurance"], ["mba"]):
        assert str(attacked(green).default("bob")) == "suffer"


def test_a_refusal_to_somebody_else_says_only_whose_move_it_is() -> None:
    for green in (["fire_insurance"], ["mba"]):
        match = attacked(green)
        for text in ("parry", "suffer", "end", "play corona on bob"):
            refused = match.refusal("ana", text)
            assert refused is not None
            assert refused.rule == "HA-2.5"
            assert refused.params["player"] == "bob"


def worlds(match: Match, player: str) -> list[dict[str, object]]:
    seat = match.seat(player)
    return [match.state.redeal(seat, Chance(n)).full_view(PLAYERS) for n in range(20)]


def zone(world: dict[str, object], player: str, name: str) -> list[str]:
    life = world[player]
    assert isinstance(life, dict)
    return life[name]


def test_what_went_under_the_pile_is_known_until_it_is_drawn() -> None:
    given: dict[str, object] = {
        "turn": "ana",
        "ana": {"hand": ["mba", "lottery"], "money": 20},
        "bob": {"hand": ["fire", "plague", "cover_up"]},
        "pile": ["scratch"],
    }
    match = parcours.lay_out("happy", PLAYERS, given)
    match.play("ana", "play mba")
    match.play("ana", "play lottery")
    for world in worlds(match, "cy"):
        assert world["pile"][1:] == ["mba", "lottery"]  # type: ignore[index]
    match.play("ana", "buy card")
    match.play("ana", "buy card")
    hidden = set()
    for world in worlds(match, "cy"):
        assert world["pile"] == ["lottery"]
        assert "mba" in zone(world, "ana", "fresh")  # everybody heard where it was
        hidden.update(zone(world, "ana", "fresh"))
    assert len(hidden) > 2  # the other new card is not known
    match.play("ana", "end")
    assert all("mba" in zone(world, "ana", "hand") for world in worlds(match, "cy"))


def test_a_card_that_was_offered_or_sold_is_known() -> None:
    given: dict[str, object] = {
        "turn": "ana",
        "ana": {"hand": ["internet_love", "mba", "fire"]},
        "bob": {"money": 9, "hand": ["scratch", "plague"]},
    }
    match = parcours.lay_out("happy", PLAYERS, given)
    assert not all("internet_love" in zone(world, "ana", "hand") for world in worlds(match, "cy"))
    match.play("ana", "sell internet_love to bob for 9")
    match.play("bob", "decline")
    assert all("internet_love" in zone(world, "ana", "hand") for world in worlds(match, "cy"))
    match.play("ana", "sell internet_love to bob for 8")
    match.play("bob", "accept")
    for world in worlds(match, "cy"):
        assert zone(world, "bob", "fresh") == ["internet_love"]
    match.play("ana", "end")
    assert all("internet_love" in zone(world, "bob", "hand") for world in worlds(match, "ana"))
    match.play("bob", "sell internet_love")
    assert not all("internet_love" in zone(world, "bob", "hand") for world in worlds(match, "ana"))


def test_points_of_others_are_left_out_until_the_end() -> None:
    match = attacked([])
    seen = match.view("bob")
    assert "points" in seen["bob"]  # type: ignore[operator]
    assert "points" not in seen["ana"]  # type: ignore[operator]
    assert seen["ana"]["hand"] == 1  # type: ignore[index]
    match.play("bob", "suffer")
    while not match.over:
        match.play(match.to_act[0], match.default(match.to_act[0]))
    for reader in ("bob", None):
        seen = match.view(reader)
        assert seen["ana"]["hand"] == ["corona"]  # type: ignore[index]
        assert "points" in seen["ana"]  # type: ignore[operator]
        assert seen["pile"] == 4
