"""Tables laid out by hand: what there is only so much of cannot be given more often."""

from __future__ import annotations

import pytest

import parcours

PLAYERS = ["ana", "bob", "cy"]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"ana": {"hand": ["lottery", "lottery"]}}, "the deck has only 1 of lottery"),
        ({"ana": {"pets": ["dog", "dog"]}, "bob": {"pets": ["dog"]}}, "2 dogs and 2 cats"),
        ({"ana": {"pets": ["dog"]}, "shelter": ["dog", "dog"]}, "shelter"),
        ({"ana": {"job": "director"}, "bob": {"job": "director"}}, "HA-9.2"),
        ({"ana": {"district": 4}, "bob": {"district": 4}}, "HA-8.1"),
        ({"ana": {"district": 5}}, "district"),
        ({"ana": {"car": 7}}, "car"),
        ({"ana": {"child_1": "university", "child_2": "university", "child_3": "university"}}, "2 seats"),
        ({"bob": {"quarantine": "bob"}}, "another player"),
        ({"ana": {"quarantine": "bob"}}, "there is no turn"),
        ({"bob": {"quarantine": "ana", "protection": "cy"}}, "at once"),
        ({"ana": {"money": 241}}, "1 coins more than there are"),
        ({"ana": {"open": ["mba"]}}, "expected friendship"),
        ({"box": ["mba"]}, "expected world_trip"),
        ({"parking": "bob"}, "bob has no car"),
        ({"round": 0}, "round"),
        ({"asked": "bob"}, "asked"),
        ({"throws": [1, 2]}, "throws"),
        ({"ana": {"tiles": 1}}, "tiles"),
        ({"ana": {"points": 3}}, "points"),
        ({"declined": ["mba to bob for 3"]}, "declined"),
        ({"ana": {"hand": 60}}, "ana.hand: expected 60 more cards, but only 53 are left"),
        ({"ana": {"joy": 1}}, "joy"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be(given: dict[str, object], expected: str) -> None:
    with pytest.raises(parcours.LayoutError) as caught:
        parcours.lay_out("happy", PLAYERS, {"turn": "ana", **given})
    assert expected in str(caught.value)


def test_zones_given_by_their_size() -> None:
    given: dict[str, object] = {"ana": {"hand": 3, "fresh": 2}, "pile": 4}
    table = parcours.lay_out("happy", PLAYERS, given).table()
    assert table["pile_size"] == 4
    assert table["ana"]["hand_size"] == 5  # type: ignore[index]


def test_what_was_declined_is_laid_out_too() -> None:
    given: dict[str, object] = {
        "ana": {"car": 6, "job": "manager"},
        "bob": {"money": 9, "job": "manager"},
        "cy": {"job": "director"},
        "declined": ["car to bob for 4", "topple with bob"],
    }
    match = parcours.lay_out("happy", PLAYERS, given)
    assert match.why_not("ana", "sell car to bob for 4") == "HA-14.5"
    assert match.why_not("ana", "sell car to bob for 3") is None
    assert match.why_not("ana", "topple with bob") == "HA-9.9"
    again = parcours.lay_out("happy", PLAYERS, match.table())
    assert again.table() == match.table()
    assert again.legal("ana") == match.legal("ana")
