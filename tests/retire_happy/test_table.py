"""What a scenario cannot show: what is open and what is hidden, and tables that cannot be."""

from __future__ import annotations

import pytest

import parcours

PLAYERS = ["ana", "bob", "cy"]


@pytest.mark.rule("RH-2.9", "RH-2.10")
def test_everybody_sees_the_same() -> None:
    match = parcours.new_match("retire_happy", PLAYERS, seed=9)
    for player in PLAYERS:
        match.play(player, "start maturity")
    match.play("ana", "take 2")
    view = match.view("ana")
    assert view == match.view("bob") == match.view(None)
    life = view["ana"]
    assert isinstance(life, dict)
    assert len(life["hand"]) == 3
    assert view["deck_1"] == 15
    assert view["deck_4"] == 30
    assert view["event_1"] == view["event_4"] == 1
    assert view["unused_events"] == 8
    assert isinstance(match.table()["deck_4"], list)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"phase": "upkeep"}, "phase: expected one of start, draft, play"),
        ({"period": 5}, "period: expected a whole number from 1 to 4"),
        ({"round": 0}, "round: expected a whole number from 1 to 2"),
        ({"phase": "start", "period": 2}, "period: expected 1"),
        ({"phase": "draft", "event": ["boom"]}, "event: expected none"),
        ({"offer_1": ["waiter"]}, "expected offers in phase draft only"),
        ({"phase": "draft", "offer_1": []}, "expected an offer that can be taken"),
        ({"ana": {"hand": ["maturity"]}}, "ana.hand: expected cards of type education"),
        ({"ana": {"career": ["bachelor"]}}, "ana.career: expected cards of type job, entrepreneur"),
        ({"ana": {"education": ["bachelor", "maturity"]}}, "expected the starting card first"),
        ({"ana": {"home": ["studio", "loft"]}}, "ana.home: expected at most one card"),
        ({"ana": {"tenure": "owner"}}, "ana.tenure: it follows from the rest that it is 'none'"),
        ({"ana": {"home": ["studio"], "paid": 3}}, "ana.paid: expected 0"),
        ({"ana": {"investments": ["shares"]}}, "ana.stakes: expected 1 numbers"),
        ({"ana": {"attempting": ["waiter"]}}, "ana.attempting: a test waits"),
        ({"ana": {"level": 2}}, "ana.level: expected 0"),
        ({"ana": {"score": 2}}, "ana.score: it follows from the rest that it is 0"),
        ({player: {"done": True} for player in PLAYERS}, "done: expected a player"),
        ({"turn": "ana"}, "turn: it follows from the rest that it is 'none'"),
        ({"ana": {"hand": 31}}, "ana.hand: expected at most 30 cards"),
        ({"unused_events": 13}, "unused_events: expected at most"),
        ({"event": 2}, "event: expected at most one event"),
        ({"market": []}, "the table has no 'market'"),
    ],
)
def test_tables_that_cannot_be(given: dict[str, object], expected: str) -> None:
    with pytest.raises(parcours.LayoutError) as caught:
        parcours.lay_out("retire_happy", PLAYERS, given)
    assert expected in str(caught.value)
