"""How the versions of the rules differ: the same life retires by each of them."""

from typing import Any

import parcours

TABLE: dict[str, object] = {
    "period": 4,
    "ana": {
        "status": "entrepreneur",
        "company": 6,
        "current": 17,
        "pension": 3,
        "hand": ["mountain_chalet"],
    },
    "bob": {"current": 7},
}


def retiring(version: int, table: dict[str, object] | None = None) -> parcours.Match:
    players = ["ana", "bob"]
    match = parcours.lay_out("retire_happy", players, table or TABLE, version=version)
    for player in players:
        match.play(player, "done")
    return match


def life(match: parcours.Match, player: str) -> dict[str, Any]:
    found = match.table()[player]
    assert isinstance(found, dict)
    return found


def test_by_version_1_nothing_but_a_home_is_asked() -> None:
    match = retiring(1)  # 10 + 3 and 3 + 3: 19 don't buy a home for 20, and nobody lends
    assert match.over
    assert life(match, "ana")["score"] == 6

    match = retiring(1, {**TABLE, "ana": {"hand": ["studio"], "current": 16}})
    assert match.table()["step"] == "none"
    assert [str(move) for move in match.legal("ana")] == ["buy studio", "done"]
    for move in ("borrow", "deposit 1", "withdraw 2", "found 1"):
        assert match.why_not("ana", move) == "RH-2.1"


def test_by_version_2_deposits_and_loans_are() -> None:
    match = retiring(2)
    assert match.table()["step"] == "deposit"
    match.play("ana", "deposit 10")  # 16 are shared
    assert match.table()["step"] == "home"
    assert life(match, "ana")["current"] == 8
    match.play("ana", "borrow")
    match.play("ana", "buy mountain_chalet with 11 pension")
    assert match.over
    assert life(match, "ana")["score"] == 19  # 20 + 3, and 4 of the 6 for the loan


def test_money_taken_out_is_forgotten_at_retirement_by_version_1_only() -> None:
    table: dict[str, object] = {
        "period": 4,
        "ana": {"status": "entrepreneur", "company": 10, "current": 9, "withdrew": True},
        "bob": {"current": 7},
    }
    assert life(retiring(1, table), "ana")["withdrew"] is False
    assert life(retiring(2, table), "ana")["withdrew"] is True
