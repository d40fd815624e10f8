"""What the board is told is what the rules make of the table."""

import random
from typing import Any

import pytest

import parcours
from parcours.core.chance import Chance
from parcours.core.journal import Journal

from ..conformance.tables import play_on

PLAYERS = ["ana", "bob", "cy"]
PRINTED: Any = parcours.find_game("power_struggle").printed


def leader(offices: list[str]) -> str:
    """PS-5.11 to PS-5.13, counted in a division of the view: `ana main 3`."""
    strength: dict[str, tuple[int, int]] = {}
    for office in offices:
        owner, *main, employees = office.split(" ")
        managers, people = strength.get(owner, (0, 0))
        strength[owner] = (managers + (2 if main else 1), people + int(employees))
    # The first of equals is the one with the highest office.
    return max(strength, key=lambda owner: strength[owner])


@pytest.mark.rule("PS-5.7", "PS-5.8", "PS-5.11")
@pytest.mark.parametrize("seed", range(3))
def test_figures_follow_the_table(seed: int) -> None:
    match = parcours.new_match("power_struggle", PLAYERS, seed=seed)
    elections = bought = 0
    for _ in play_on(match, random.Random(seed), 400):
        for player in PLAYERS:
            view: Any = match.view(player)
            told: Any = match.figures(player)
            for division in PRINTED["divisions"]:
                if view[division]:
                    assert told["heads"][division] == leader(view[division])
                    elections += 1
            board: list[str] = view["board"]
            if board:
                assert told["chairman"] == max(board, key=board.count)
            for other in PLAYERS:
                assert ("prices" in told[other]) == (other == player)
                own = view[other]
                if "beaten" in told[other]:
                    assert own["points"] == ways_reached(own) + told[other]["beaten"]
            legal = {move.notation for move in match.legal(player)}
            for kind, certificate in enumerate(view["certificates"]):
                if f"buy {certificate}" in legal:
                    bought += 1
                    price = told[player]["prices"][kind]
                    assert paid(match, player, f"buy {certificate}") == price
    assert elections
    assert bought


def ways_reached(own: Any) -> int:
    """PS-15.3, PS-15.4."""
    reached = 0
    for way in PRINTED["ways"]:
        value = own[way["name"]]
        reached += (len(set(value)) if way["name"] == "counsel" else value) >= way["goal"]
    return reached


def paid(match: parcours.Match, player: str, move: str) -> int:
    """What the move costs, made in a copy of the table."""
    journal = Journal()
    match.state.copy().apply(match.seat(player), match.parse(move), Chance(1), journal)
    return next(event.number for event in journal.events if event.what == "bought_shares")
