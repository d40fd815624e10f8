"""The journal tells everything: what it says of money adds up to what lies on the table."""

from __future__ import annotations

import random

import pytest

import parcours

GAINS = {"jobless", "salary", "income", "windfall"}
COSTS = {"bought", "paid", "lost", "settled"}


def add_up(events: list[dict[str, object]], purses: dict[str, int]) -> None:
    for event in events:
        what, player, other = event["what"], str(event.get("player")), str(event.get("other"))
        number = event.get("number", 0)
        assert isinstance(number, int)
        if what in GAINS:
            purses[player] += number
        elif what in COSTS:
            purses[player] -= number
        elif what == "toll":
            purses[other] += number
        elif what == "robbed":
            purses[player] -= number
            purses[other] += number
        elif what in ("fined", "stole"):
            purses[other] -= number
            purses[player] += number if what == "stole" else 0
        elif what == "ruined":
            purses[player] = 0
        elif what in ("purse", "empty_purse"):
            assert purses[player] == number


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("mode", ["time", "common", "secret"])
def test_no_coin_moves_without_being_told(players: int, mode: str) -> None:
    names = ["ana", "bob", "cy", "dee", "eve", "fay"][:players]
    for seed in range(2):
        match = parcours.new_match("fatum", names, seed, {"mode": mode, "rounds": 15, "cap": 15})
        dice = random.Random(seed)
        purses = dict.fromkeys(names, 1500)
        while not match.over:
            player = dice.choice(match.to_act)
            match.play(player, dice.choice(match.legal(player)))
            add_up(match.events(None, len(match.moves)), purses)
            view = match.view(None)
            for name in names:
                seen = view[name]
                assert isinstance(seen, dict)
                assert seen["money"] == purses[name]


@pytest.mark.rule("FA-10.18")
def test_places_the_ruined_share_the_last_one() -> None:
    given: dict[str, object] = {
        "round": 4,
        "step": "accounts",
        "turn": "cy",
        "ana": {"out": True},
        "bob": {"burdens": ["quarrel", "quarrel"], "money": 1499},
        "cy": {"money": 1000},
        "dee": {"out": True},
        "eve": {"money": 500},
    }
    names = ["ana", "bob", "cy", "dee", "eve"]
    match = parcours.lay_out("fatum", names, given, options={"rounds": 4})
    match.play("cy", "settle")
    match.play("eve", "settle")
    assert match.result is not None
    places = {place.player: place.place for place in match.result.ranking}
    assert places == {"cy": 1, "eve": 2, "bob": 3, "ana": 4, "dee": 4}
    assert match.result.reason == "time"
    assert match.result.rule == "FA-10.2"
