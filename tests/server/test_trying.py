"""Scenarios over HTTP: every one is shown with all its steps, and can be played on from any of them."""

from typing import Any

import pytest

from parcours.scenarios.scenario import shipped, showing, start

from .harness import GAMES, Server, http

Json = dict[str, Any]


def ask(server: Server, path: str, status: int = 200) -> Json:
    answer = http("GET", f"{server.url}/api/games/{path}")
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def try_at(server: Server, scenario: str, status: int = 200, **wish: Any) -> Json:
    answer = http("POST", f"{server.url}/api/games/{scenario}/try", json=wish)
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_is_shown_with_all_its_steps(one_server: Server, game: str) -> None:
    listed = ask(one_server, f"{game}/scenarios")
    assert listed["rules"] == showing(game)
    assert [found["id"] for found in listed["scenarios"]] == list(shipped(game))
    for summary in listed["scenarios"]:
        scenario = shipped(game)[summary["id"]]
        shown = ask(one_server, f"{game}/scenarios/{summary['id']}?eyes=open")
        assert {name: shown[name] for name in summary} == summary
        assert shown["players"] == scenario.players
        assert (shown["game"] is None) == (not scenario.cards)
        for card in scenario.cards:
            assert card in shown["game"]["cards"]
        steps = shown["steps"]
        assert [step["number"] for step in steps] == list(range(len(scenario.steps) + 1))
        assert steps[0]["kind"] == "given"
        assert steps[0]["view"] == start(scenario).table()
        for step, (name, value) in zip(steps[1:], scenario.steps, strict=True):
            if step["kind"] == "move":
                assert [(tried["player"], tried["move"]) for tried in step["tries"]] == [
                    (name, value)
                ]
            else:
                assert step["kind"] == name
            for tried in step["tries"]:
                assert (tried["refused"] is not None) == (name == "refuse")
        last = try_at(one_server, f"{game}/scenarios/{summary['id']}", after=len(scenario.steps))
        assert last["view"] == steps[-1]["view"]
        assert last["awaited"] == steps[-1]["awaited"] == list(last["legal"])
        assert last["result"] == steps[-1]["result"]


def test_a_scenario_is_seen_through_some_eyes(one_server: Server) -> None:
    seen = {
        eyes: ask(one_server, f"smile_life/scenarios/malus-1?eyes={eyes}")["steps"][0]["view"]
        for eyes in ("ana", "bob", "open")
    }
    watched = ask(one_server, "smile_life/scenarios/malus-1")["steps"][0]["view"]
    assert "divorce" in seen["ana"]["ana"]["hand"]
    assert seen["open"]["ana"]["hand"] == seen["ana"]["ana"]["hand"]
    assert isinstance(seen["bob"]["ana"]["hand"], int)
    assert isinstance(watched["ana"]["hand"], int)


def test_a_scenario_may_be_kept_and_an_error_may_not(one_server: Server) -> None:
    for path in ("scenarios", "scenarios/malus-1"):
        kept = http("GET", f"{one_server.url}/api/games/smile_life/{path}").headers
        assert kept.get_list("cache-control") == ["public, max-age=3600"]
    gone = http("GET", f"{one_server.url}/api/games/smile_life/scenarios/none").headers
    assert gone.get_list("cache-control") == ["no-store"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("chess/scenarios", 404, "no_such_game"),
        ("chess/scenarios/malus-1", 404, "no_such_game"),
        ("smile_life/scenarios/malus-99", 404, "no_such_scenario"),
        ("smile_life/scenarios/malus", 404, "no_such_scenario"),
        ("smile_life/scenarios/..%2fmalus-1", 404, "no_such_page"),
        ("smile_life/scenarios/Malus-1", 422, "bad_request"),
        ("smile_life/scenarios/malus-1?eyes=zoe", 404, "no_such_seat"),
    ],
)
def test_what_is_not_there_is_said(one_server: Server, path: str, status: int, code: str) -> None:
    assert ask(one_server, path, status)["error"] == code


MALUS = "smile_life/scenarios/malus-1"


def test_the_laid_out_table_can_be_played(one_server: Server) -> None:
    laid = try_at(one_server, MALUS)
    assert laid["number"] == 0
    assert laid["events"] == []
    assert laid["awaited"] == ["ana"]
    assert "draw" in laid["legal"]["ana"]

    # Another move than the scenario's: it is Bob who gets the divorce there.
    played = try_at(one_server, MALUS, moves=[["ana", "draw"], ["ana", "discard divorce"]])
    assert played["number"] == 2
    assert played["refused"] is None
    assert played["view"]["discard"] == ["divorce"]
    assert played["events"][0]["what"] == "discarded"
    assert played["awaited"] == ["bob"]

    # The same from the middle of it.
    later = try_at(one_server, MALUS, after=1, moves=[["ana", "discard divorce"]])
    assert later["view"] == played["view"]


def test_a_refused_move_changes_nothing_and_names_its_rule(one_server: Server) -> None:
    before = try_at(one_server, MALUS, after=1)
    tried = try_at(
        one_server, MALUS, after=1, moves=[["ana", "play divorce on cy"], ["ana", "draw"]]
    )
    assert tried["number"] == 0
    assert tried["refused"]["rule"] == "SL-7.6"
    assert tried["view"] == before["view"]
    for player, move, rule in (
        ("ana", "dance", "notation"),
        ("bob", "draw", "SL-2.3"),
    ):
        refused = try_at(one_server, MALUS, moves=[[player, move]])["refused"]
        assert refused["rule"] == rule, refused


def test_a_card_tells_why_it_cannot_be_used(one_server: Server) -> None:
    why = try_at(one_server, MALUS, after=1, why={"player": "ana", "card": "divorce"})["why"]
    told = {answer["move"]: answer["rule"] for answer in why}
    assert told["play divorce on cy"] == "SL-7.6"
    assert told["play divorce on bob"] is None


def test_moves_tell_why_they_cannot_be_made(one_server: Server) -> None:
    asked = ["play divorce on cy", "draw"]
    why = try_at(one_server, MALUS, after=1, why={"player": "ana", "moves": asked})["why"]
    assert [answer["move"] for answer in why] == asked
    assert why[0]["rule"] == "SL-7.6"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_over_goes_no_further(one_server: Server, game: str) -> None:
    endings = [id for id, scenario in shipped(game).items() if "over" in dict(scenario.steps)]
    assert endings, f"{game}: expected a scenario that ends its match, with a step `over`"
    id = endings[0]
    scenario = shipped(game)[id]
    ended = try_at(one_server, f"{game}/scenarios/{id}", after=len(scenario.steps))
    assert ended["result"]["winners"]
    assert ended["legal"] == {}
    again = try_at(
        one_server,
        f"{game}/scenarios/{id}",
        after=len(scenario.steps),
        moves=[[scenario.players[0], "draw"]],
    )
    assert again["refused"]["rule"] == "over"


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"after": 7}, 422, "bad_request"),
        ({"after": -1}, 422, "bad_request"),
        ({"moves": [["ana"]]}, 422, "bad_request"),
        ({"moves": [["ana", "draw"]] * 61}, 422, "bad_request"),
        ({"moves": [["ana", "x" * 501]]}, 422, "bad_request"),
        ({"moves": [["zoe", "draw"]]}, 404, "no_such_seat"),
        ({"moves": [["table", "time"]]}, 404, "no_such_seat"),
        ({"why": {"player": "zoe", "card": "divorce"}}, 404, "no_such_seat"),
    ],
)
def test_what_cannot_be_tried_is_said(
    one_server: Server, wish: Json, status: int, code: str
) -> None:
    assert try_at(one_server, MALUS, status, **wish)["error"] == code


def test_nobody_tries_from_elsewhere(one_server: Server) -> None:
    elsewhere = http(
        "POST",
        f"{one_server.url}/api/games/{MALUS}/try",
        json={},
        headers={"Origin": "https://elsewhere.example"},
    )
    assert elsewhere.status_code == 403
