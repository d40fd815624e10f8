"""What a player has seen and can still know stays when the unseen is dealt again."""

from __future__ import annotations

from collections import Counter

import parcours
from parcours import Match
from parcours.core.chance import Chance


def worlds(match: Match, player: str) -> list[dict[str, object]]:
    seat = match.seat(player)
    return [match.state.redeal(seat, Chance(n)).full_view(match.players) for n in range(30)]


def hand(world: dict[str, object], player: str) -> Counter[str]:
    life = world[player]
    assert isinstance(life, dict)
    return Counter(life["hand"])


def after_journalist(bob: list[str], cy: list[str], **more: object) -> parcours.Match:
    """Ana has just looked at the hands of bob and cy."""
    given = {
        "turn": "ana",
        "phase": "play",
        "ana": {"hand": ["journalist"], "studies": ["studies", "studies", "studies"]},
        "bob": {"hand": bob},
        "cy": {"hand": cy},
        **more,
    }
    match = parcours.lay_out("smile_life", ["ana", "bob", "cy"], given)
    match.play("ana", "play journalist")
    return match


def test_a_medium_knows_the_top_of_the_pile() -> None:
    pile = ["dog", "chick", "rabbit", "unicorn", "child", "wage_1", "wage_2"]
    given = {
        "turn": "ana",
        "phase": "play",
        "ana": {"hand": ["medium", "cat", "studies", "studies", "studies", "studies"]},
        "bob": {"hand": ["wage_4", "wage_4", "wage_4", "wage_4", "wage_4"]},
        "pile": pile,
    }
    match = parcours.lay_out("smile_life", ["ana", "bob"], given)
    match.play("ana", "play medium")
    match.play("bob", "draw")
    match.play("bob", "discard wage_4")
    assert all(world["pile"] == pile[1:] for world in worlds(match, "ana"))
    assert len({str(world["pile"]) for world in worlds(match, "bob")}) > 1


def test_a_journalist_knows_a_hand_as_long_as_it_is_kept() -> None:
    match = after_journalist(
        bob=["cat", "dog", "wage_1", "wage_1", "child"],
        cy=["chick", "rabbit", "wage_2", "wage_2", "swap"],
    )
    match.play("bob", "draw")
    match.play("bob", "discard dog")
    kept = Counter(["cat", "wage_1", "wage_1", "child"])
    assert all(hand(world, "bob") & kept == kept for world in worlds(match, "ana"))
    assert any(hand(world, "bob") & kept != kept for world in worlds(match, "cy"))
    match.play("cy", "draw")
    match.play("cy", "play swap on bob")
    assert any(hand(world, "bob") & kept != kept for world in worlds(match, "ana"))


def test_both_players_of_a_swap_know_what_they_gave() -> None:
    given = {
        "turn": "ana",
        "phase": "play",
        "ana": {"hand": ["swap", "cat", "cat"][:2]},
        "bob": {"hand": ["dog"]},
        "cy": {"hand": 5},
    }
    match = parcours.lay_out("smile_life", ["ana", "bob", "cy"], given)
    match.play("ana", "play swap on bob")
    assert all("cat" in hand(world, "bob") for world in worlds(match, "ana"))
    assert all("dog" in hand(world, "ana") for world in worlds(match, "bob"))
    assert any("cat" not in hand(world, "bob") for world in worlds(match, "cy"))


def test_everybody_knows_a_card_taken_from_the_river() -> None:
    given = {
        "turn": "ana",
        "ana": {"hand": ["wage_1", "wage_1", "wage_1", "wage_1", "wage_1"]},
        "river": ["cat", "dog", "chick"],
    }
    match = parcours.lay_out("smile_life", ["ana", "bob"], given, options={"river": True})
    match.play("ana", "take dog")
    assert all("dog" in hand(world, "ana") for world in worlds(match, "bob"))
    match.play("ana", "play dog")
    assert all("dog" not in hand(world, "ana") for world in worlds(match, "bob"))


def test_a_hidden_stake_is_a_wage_in_every_world() -> None:
    given = {
        "turn": "ana",
        "phase": "play",
        "ana": {"hand": ["wage_2", "cat"]},
        "casino": ["casino"],
    }
    match = parcours.lay_out("smile_life", ["ana", "bob"], given)
    match.play("ana", "bet wage_2")
    stakes = {str(world["stake"]) for world in worlds(match, "bob")}
    assert len(stakes) > 1
    assert all(stake.startswith("['wage_") for stake in stakes)
    assert {str(world["stake"]) for world in worlds(match, "ana")} == {"['wage_2']"}
    assert match.history("bob")[-1] == ("ana", "bet hidden")
    assert match.history("ana")[-1] == ("ana", "bet wage_2")
    match.play("bob", "draw")
    if any(str(move) == "bet wage_1" for move in match.legal("bob")):
        match.play("bob", "bet wage_1")
        assert match.history(None)[0] == ("ana", "bet wage_2")


def test_what_others_have_seen_is_dealt_again_with_the_cards() -> None:
    """The notes of a journalist and of a medium held the true cards in every world dealt for somebody else."""
    pile = ["chick", "rabbit", "unicorn", "child", "child", "wage_3", "wage_3", "wage_3"]
    match = after_journalist(
        bob=["medium", "cat", "dog", "wage_1", "wage_1"],
        cy=["swap", "wage_2", "wage_2", "wage_4", "wage_4"],
        pile=pile,
    )
    match.play("bob", "draw")
    match.play("bob", "play medium")
    truth = match.table()
    for reader in ("bob", "cy"):
        looks = [world["ana"] for world in worlds(match, reader)]
        assert all(isinstance(look, dict) for look in looks)
        assert truth["ana"] not in looks
        own = match.view("ana")["ana"]["peek_hands"][reader]  # type: ignore[index]
        assert all(look["peek_hands"][reader] == own for look in looks)  # type: ignore[index]
    seen = {str(world["bob"]["peek_pile"]) for world in worlds(match, "ana")}  # type: ignore[index]
    assert len(seen) > 1


def test_a_dealt_world_can_be_dealt_again_for_another() -> None:
    """What ana knew of the true hands made a world that was dealt for somebody else impossible."""
    match = after_journalist(
        bob=["cat", "dog", "wage_1", "wage_1", "child"],
        cy=["chick", "rabbit", "wage_2", "wage_2", "swap"],
    )
    for number in range(30):
        world = match.state.redeal(match.seat("bob"), Chance(number))
        again = world.redeal(match.seat("ana"), Chance(number))
        full = again.full_view(match.players)
        assert hand(full, "cy") == hand(world.full_view(match.players), "cy")
