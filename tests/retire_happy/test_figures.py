"""What the board is told of levels and throws is what the rules make of the table."""

import random
from typing import Any

import pytest

import parcours
from parcours.games.retire_happy.odds import THROWS

from ..conformance.tables import play_on

PLAYERS = ["ana", "bob", "cy"]
DECK = parcours.find_game("retire_happy").standard_deck()
CARDS: dict[str, Any] = {card.kind: card.fields for card in DECK.cards}


def levels(own: Any) -> dict[str, int]:
    """RH-6.1, counted on the cards that the view shows."""
    total = dict.fromkeys(["education", "manual", "social", "professional"], 0)
    for column in ("education", "career", "partner"):
        for card in own[column]:
            for skill, icons in CARDS[card].get("skills", {}).items():
                total[skill] += icons
    return total


@pytest.mark.parametrize("seed", range(3))
def test_figures_follow_the_table(seed: int) -> None:
    match = parcours.new_match("retire_happy", PLAYERS, seed=seed)
    attempts = investments = 0
    for _ in play_on(match, random.Random(seed), 300):
        view: Any = match.view(None)
        for reader in (None, *PLAYERS):
            told: Any = match.figures(reader)
            for player in PLAYERS:
                assert told[player]["levels"] == levels(view[player])
                assert ("tests" in told[player]) == (player == reader)
        everybody: Any = match.open_figures()
        for seat, player in enumerate(PLAYERS):
            own: Any = match.figures(player)[player]
            assert everybody[player]["outcomes"] == own["outcomes"]
            assert set(everybody[player]["tests"]) <= set(own["tests"])
            for legal in match.legal(player):
                throws = match.state.odds(seat, legal.move)  # type: ignore[attr-defined]
                if throws < 0:
                    continue
                # `attempt a using b` is the test `a using b`; another throw is that of the card that waits.
                card = view[player]["attempting"]
                name = card[0] if card else legal.notation.removeprefix("attempt ")
                test = own["tests"][name]
                assert test["chance"] == round(100 * throws / THROWS)
                assert test["needs"] == max(2, test["target"] - test["level"])
                attempts += 1
            for card, investment in own["outcomes"].items():
                printed = CARDS[card]["table"]
                assert [line["outcome"] for line in investment["lines"]] == [
                    line["outcome"] for line in printed
                ]
                assert abs(sum(line["chance"] for line in investment["lines"]) - 100) <= 3
                investments += 1
    assert attempts
    assert investments


@pytest.mark.rule("RH-6.3", "RH-6.4", "RH-6.10")
def test_the_lower_skill_counts_with_what_is_discarded_and_the_event() -> None:
    ana = {"education": ["maturity"], "hand": ["odd_job", "studio"], "chances": 1}
    calm: Any = parcours.lay_out("retire_happy", PLAYERS, {"ana": ana}).figures("ana")
    assert calm["ana"]["tests"]["odd_job"] == {
        "target": 9,
        "level": 1,
        "needs": 8,
        "chance": 42,
        "again": 66,
    }
    assert calm["ana"]["tests"]["odd_job using studio"]["needs"] == 7
    given: dict[str, object] = {"ana": ana, "event": ["hiring_drive"]}
    event: Any = parcours.lay_out("retire_happy", PLAYERS, given).figures("ana")
    assert event["ana"]["tests"]["odd_job"]["level"] == 2
    del ana["chances"]
    without: Any = parcours.lay_out("retire_happy", PLAYERS, {"ana": ana}).figures("ana")
    assert "again" not in without["ana"]["tests"]["odd_job"]


@pytest.mark.rule("RH-14.4")
def test_an_event_changes_what_the_dice_of_an_investment_show() -> None:
    told = []
    for event in ([], ["market_crash"]):
        given: dict[str, object] = {"event": event, "ana": {"hand": ["alternative_funds"]}}
        figures: Any = parcours.lay_out("retire_happy", PLAYERS, given).figures("ana")
        funds = figures["ana"]["outcomes"]["alternative_funds"]
        told.append(([line["chance"] for line in funds["lines"]], funds["good"]))
    assert told == [([42, 58], [7, 8, 9, 10, 11, 12]), ([72, 28], [9, 10, 11, 12])]
