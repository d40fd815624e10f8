"""What is printed on the board is what the rules go by."""

from itertools import product
from typing import Any

import pytest

import parcours
from parcours.core.chance import ScriptedChance

PLAYERS = ["ana", "bob", "cy"]
PRINTED: Any = parcours.find_game("happy").printed


def laid(**ana: object) -> parcours.Match:
    """Ana is to move, with enough money for anything."""
    given: dict[str, object] = {"turn": "ana", "ana": {"money": 50, **ana}}
    return parcours.lay_out("happy", PLAYERS, given)


def money(match: parcours.Match) -> int:
    own: Any = match.view("ana")["ana"]
    found: int = own["money"]
    return found


@pytest.mark.parametrize(
    ("what", "move", "ana"),
    [
        ("move", "move to 1", {}),
        ("heal", "heal", {"health": "bad"}),
        ("card", "buy card", {}),
        ("car", "buy car", {}),
        ("upgrade", "buy upgrade", {"car": 6}),
        ("cat", "buy cat", {}),
        ("dog", "buy dog", {}),
        ("school", "school child_1", {"child_1": "home"}),
    ],
)
def test_a_price_is_what_is_paid(what: str, move: str, ana: dict[str, object]) -> None:
    match = laid(**ana)
    match.play("ana", move)
    assert money(match) == 50 - PRINTED["prices"][what]


@pytest.mark.rule("HA-6.2", "HA-7.2")
def test_the_odds_are_how_often_a_throw_succeeds() -> None:
    for what, move, dice, ana in (
        ("date", "date", 1, {"partner": "none"}),
        ("child", "try for child", 2, {"partner": "home"}),
    ):
        throws = list(product(range(1, 7), repeat=dice))
        lucky = sum(succeeds(move, throw, ana) for throw in throws)
        assert PRINTED["odds"][what] == round(100 * lucky / len(throws))


def succeeds(move: str, throw: tuple[int, ...], ana: dict[str, object]) -> bool:
    match = laid(**ana)
    chance = ScriptedChance(0)
    chance.dice.extend(throw)
    match.state.apply(0, match.parse(move), chance)
    own: Any = match.view("ana")["ana"]
    return bool(own["partner"] == "home" if move == "date" else own["child_1"] != "none")


@pytest.mark.rule("HA-8.1")
def test_there_is_room_for_everybody_in_the_lowest_district() -> None:
    assert [plots[0] for plots in PRINTED["plots"].values()] == [3, 4, 5, 6]
    assert all(len(plots) == len(PRINTED["district_points"]) for plots in PRINTED["plots"].values())
