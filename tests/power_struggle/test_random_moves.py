"""Random moves are counted instead of listed: the choice must be the one that the list gives."""

from __future__ import annotations

import pytest

import parcours
from parcours.core.chance import Chance
from parcours.core.state import State

PLAYERS = ["ana", "bob", "cy", "dan", "eve"]
FULL = ["bob 1"] * 6
FULL_COMPANY = dict.fromkeys(
    ("development", "human_resources", "communications", "accounting", "controlling"), FULL
)


def agrees(state: State, seed: int) -> None:
    seat = state.to_act()[0]
    legal = state.legal(seat)
    listed = legal[Chance(seed).below(len(legal))]
    assert state.random_move(seat, Chance(seed)) == listed


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_in_matches(seats: int, seed: int) -> None:
    state = parcours.new_match("power_struggle", PLAYERS[:seats], seed=seed).state
    played = Chance(seed)
    made = 0
    while not state.over:
        agrees(state, made)
        seat = state.to_act()[0]
        state.apply(seat, state.random_move(seat, played), played)
        made += 1


@pytest.mark.parametrize("money", [0, 50, 2000])
@pytest.mark.parametrize(
    "given",
    [
        pytest.param({}, id="no office"),
        pytest.param({"legal": ["ana 1"]}, id="one employee"),
        pytest.param({**FULL_COMPANY, "legal": ["ana 2", *FULL[1:]]}, id="no free office"),
        pytest.param({**FULL_COMPANY, "legal": FULL}, id="nothing of one's own"),
        pytest.param({**FULL_COMPANY, "legal": ["ana 1", "ana 6"]}, id="one open division"),
    ],
)
def test_at_rare_tables(given: dict[str, object], money: int) -> None:
    table = {**given, "first": "ana", "ana": {"money": money}}
    state = parcours.lay_out("power_struggle", PLAYERS[:3], table).state
    for seed in range(40):
        agrees(state, seed)
