"""What the others may not know in Power Struggle: purses, bribes, archenemies, dealt cards, the sorted pile."""

from __future__ import annotations

import json

import pytest

import parcours
from parcours import Match
from parcours.core.chance import Chance

PLAYERS = ["ana", "bob", "cy"]


def laid_out(**given: object) -> Match:
    return parcours.lay_out("power_struggle", PLAYERS, dict(given))


def of(match: Match, reader: str | None, player: str) -> dict[str, object]:
    part = match.view(reader)[player]
    assert isinstance(part, dict)
    return part


def everything_sent(match: Match, reader: str | None) -> str:
    legal = [str(move) for move in match.legal(reader)] if reader is not None else []
    return json.dumps([match.view(reader), match.events(reader), match.history(reader), legal])


@pytest.mark.rule("PS-1.8", "PS-12.4")
def test_an_amount_is_known_to_two_players_only() -> None:
    match = laid_out(ana={"money": 1250}, bob={"money": 50, "privileges": ["legal"]})
    match.play("ana", "offer 850 to bob for legal")
    for reader in ("ana", "bob"):
        assert match.view(reader)["offer"] == {
            "by": "ana",
            "to": "bob",
            "card": "legal",
            "amount": 850,
        }
        assert match.history(reader)[-1] == ("ana", "offer 850 to bob for legal")
        assert 850 in [event.get("number") for event in match.events(reader)]
    for reader in ("cy", None):
        assert match.history(reader)[-1] == ("ana", "offer hidden to bob for legal")
        assert "850" not in everything_sent(match, reader)
    match.play("bob", "accept")
    assert of(match, "bob", "bob")["money"] == 900
    assert of(match, "ana", "ana")["money"] == 400
    for reader in ("cy", None):
        sent = everything_sent(match, reader)
        assert "850" not in sent
        assert "900" not in sent
        assert of(match, reader, "ana")["money"] == "hidden"


@pytest.mark.rule("PS-1.8")
def test_money_is_hidden_until_it_is_shown() -> None:
    match = laid_out(
        turn="cy",
        board=["bob", "bob"],
        controlling=["cy 1"],
        events=["summer_party", "directors_meeting"],
        ana={"money": 300},
        bob={"money": 150, "privileges": ["legal"]},
    )
    assert of(match, "ana", "bob")["money"] == "hidden"
    match.play("cy", "recruit 2 at controlling/1")
    assert of(match, "ana", "bob")["money"] == 0
    assert of(match, None, "bob")["money"] == 0
    assert of(match, "bob", "ana")["money"] == "hidden"
    match.play("ana", "offer 50 to bob for legal")
    match.play("bob", "accept")
    assert of(match, "ana", "bob")["money"] == "hidden"


@pytest.mark.rule("PS-2.8")
def test_dealt_privileges_are_known_to_their_holders() -> None:
    match = laid_out(
        phase="placement",
        ana={"privileges": ["communications down", "chairman down", "legal down"]},
        bob={"privileges": ["development down", "accounting down"]},
    )
    assert of(match, "bob", "ana")["privileges"] == ["communications down", "hidden", "hidden"]
    assert of(match, None, "bob")["privileges"] == ["hidden", "hidden"]
    assert of(match, "bob", "bob")["privileges"] == ["development down", "accounting down"]
    while match.view(None)["phase"] == "placement":
        match.play(match.to_act[0], "place in board")
    assert "hidden" not in json.dumps([of(match, None, name)["privileges"] for name in PLAYERS])


@pytest.mark.rule("PS-2.6", "PS-2.5")
def test_everybody_gets_an_archenemy_and_a_skill_card_of_the_game() -> None:
    for seats in (3, 4, 5):
        names = ["ana", "bob", "cy", "dan", "eve"][:seats]
        kept = {f"rivalry_{number}" for number in range(1, seats + 2)}
        found: set[str] = set()
        for seed in range(40):
            table = parcours.new_match("power_struggle", names, seed).table()
            parts = [table[name] for name in names]
            assert sorted(part["archenemy"] for part in parts) == names  # type: ignore[index]
            skills = {str(part["rivalry"]) for part in parts}  # type: ignore[index]
            assert len(skills) == seats
            found |= skills
        assert found == kept


@pytest.mark.rule("PS-1.8", "PS-16.1")
def test_an_archenemy_is_shown_when_its_owner_is_announced() -> None:
    rivals = {"archenemy": "bob", "rivalry": "rivalry_4"}
    match = laid_out(
        ana={"money": 100, "influence": 7, "shares": 15, "main_departments": 4, "corruption": 9}
        | rivals,
        bob={"archenemy": "ana", "rivalry": "rivalry_2"},
    )
    assert of(match, "bob", "ana")["archenemy"] == "hidden"
    assert of(match, "bob", "ana")["points"] == 3
    match.play("ana", "buy shares_1")
    assert of(match, "bob", "ana")["archenemy"] == "bob"
    assert of(match, None, "ana")["rivalry"] == "rivalry_4"
    assert of(match, "ana", "bob")["archenemy"] == "hidden"


@pytest.mark.rule("PS-6.1", "PS-6.6")
def test_only_the_sorter_reads_the_pile() -> None:
    drawn = ["bonus_payment", "directors_meeting", "birthday", "birthday", "moron_card"]
    match = laid_out(phase="sorting", first="bob", events=["summer_party"], drawn=drawn)
    match.play("bob", "next moron_card")
    assert match.view("bob")["events"] == ["summer_party", "moron_card"]
    assert match.view("ana")["events"] == 2
    assert match.view("ana")["drawn"] == 4
    assert match.history("ana")[-1] == ("bob", "next hidden")
    assert match.history("bob")[-1] == ("bob", "next moron_card")


def test_a_half_made_action_can_be_taken_back_step_by_step() -> None:
    match = laid_out(development=["ana 4"], legal=["ana 3"])
    match.play("ana", "take 2 from development/1")
    match.play("ana", "take 3 from legal/1")
    match.take_back("ana")
    assert match.view(None)["pool"] == 2
    assert match.view(None)["legal"] == ["ana 3"]
    match.take_back("ana")
    assert match.view(None)["step"] == "action"


def test_an_offer_that_was_seen_cannot_be_taken_back() -> None:
    match = laid_out(ana={"money": 100}, bob={"privileges": ["legal"]})
    match.play("ana", "offer 50 to bob for legal")
    with pytest.raises(parcours.Refused):
        match.take_back("ana")
    match.play("bob", "decline")
    match.take_back("bob")
    assert match.to_act == ["bob"]


def test_a_reader_remembers_every_payment_but_the_bribes_of_others() -> None:
    match = parcours.new_match("power_struggle", PLAYERS, seed=4)
    for number in range(5):
        world = match.state.redeal(0, Chance(number))
        assert [world.full_view(PLAYERS)[name]["money"] for name in PLAYERS] == [800] * 3  # type: ignore[index]
    match = laid_out(
        turn="ana",
        ana={"money": 600},
        bob={"money": 200, "privileges": ["legal"]},
        cy={"money": 0},
    )
    match.play("ana", "offer 300 to bob for legal")
    match.play("bob", "accept")
    seen = set()
    for number in range(40):
        world = match.state.redeal(2, Chance(number)).full_view(PLAYERS)
        ana, bob = (world[name]["money"] for name in ("ana", "bob"))  # type: ignore[index]
        assert ana + bob == 800
        assert bob >= 50
        seen.add(ana)
    assert len(seen) > 3
