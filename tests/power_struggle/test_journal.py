"""What the journal tells of the divisions."""

from __future__ import annotations

import random

import parcours
from parcours.games.power_struggle.deck import DIVISIONS, PRIVILEGES


def test_an_event_about_a_division_names_the_division() -> None:
    """A privilege card has the number of its division: the journal once told the one as the other."""
    match = parcours.new_match("power_struggle", ["ana", "bob", "cy"], seed=3)
    dice = random.Random(3)
    while not match.over:
        player = dice.choice(match.to_act)
        match.play(player, dice.choice(match.legal(player)))
    told = match.open_events()
    divided = [event for event in told if "division" in event]
    assert {event["what"] for event in divided} >= {"placed", "head", "recruited", "opened"}
    assert {event["division"] for event in divided} == set(DIVISIONS)
    bribes = ("offered", "accepted", "declined")
    for event in told:
        if event.get("card") in PRIVILEGES:
            assert event["what"] in bribes
