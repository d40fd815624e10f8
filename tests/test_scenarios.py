"""The scenarios that each game comes with: every one holds, and can be shown to a reader of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import parcours
from parcours.core.errors import NOTATION, ScenarioError
from parcours.scenarios.demonstration import OPEN, Shown, demonstrate
from parcours.scenarios.scenario import Scenario, read_scenarios, run, shipped, showing, start
from parcours.texts import Texts

ALL = [
    pytest.param(scenario, id=f"{game}/{id}")
    for game in parcours.game_names()
    for id, scenario in shipped(game).items()
]
each_game = pytest.mark.parametrize("game", parcours.game_names())
each_scenario = pytest.mark.parametrize("scenario", ALL)


def one(text: str) -> Scenario:
    (scenario,) = read_scenarios(text, "mine.yaml")
    return scenario


# What a game comes with


@each_scenario
def test_every_step_holds(scenario: Scenario) -> None:
    failure = run(scenario)
    if failure is not None:
        pytest.fail(
            f"{scenario.title}\nstep {failure.step}: {failure.text}\n{failure.difference}\n{failure.table}",
            pytrace=False,
        )


@each_game
def test_scenarios_are_of_their_game_and_told_apart_by_their_titles(game: str) -> None:
    scenarios = shipped(game).values()
    assert scenarios
    assert {scenario.game for scenario in scenarios} == {game}
    titles = [scenario.title for scenario in scenarios]
    assert len(titles) == len(set(titles))


@each_game
def test_the_rules_that_scenarios_show_are_rules_of_the_game(game: str) -> None:
    rules = {rule for _, _, ids in Texts("en", game).chapters() for rule in ids}
    found = showing(game)
    assert set(found) <= rules
    for rule, ids in found.items():
        assert all(rule in shipped(game)[id].rules for id in ids)


def test_a_scenario_is_found_by_its_file_and_number() -> None:
    scenario = shipped("smile_life")["malus-1"]
    assert scenario.rules[0] in showing("smile_life")
    assert "malus-1" in showing("smile_life")[scenario.rules[0]]


# Shown to somebody


@each_scenario
def test_every_step_can_be_shown_to_everybody(scenario: Scenario) -> None:
    match = start(scenario)
    for eyes in [OPEN, None, *match.players]:
        steps = list(demonstrate(scenario, eyes))
        assert [shown.number for shown in steps] == list(range(len(scenario.steps) + 1))
        for shown, (name, value) in zip(steps[1:], scenario.steps, strict=True):
            if name == "refuse":
                assert isinstance(value, dict)
                assert all(tried.refused is not None for tried in shown.tries)
                if "rule" in value:
                    assert {tried.refused and tried.refused.rule for tried in shown.tries} == {
                        value["rule"]
                    }
            else:
                assert all(tried.refused is None for tried in shown.tries)
        moves = [shown for shown in steps if shown.kind == "move"]
        assert [tried.player for shown in moves for tried in shown.tries] == [
            name for name, _ in scenario.steps if name in [*match.players, "table"]
        ]


SECRET = """
scenario: A stake is laid face down
game: smile_life
players: [ana, bob, cy]
given:
  turn: ana
  phase: play
  ana: {hand: [casino, wage_2]}
  bob: {hand: [cat]}
  pile: [dog, chick, rabbit, wage_1, wage_1, wage_1, wage_1, wage_1, wage_1, wage_1]
steps:
  - refuse: {ana: bet wage_2, rule: SL-10.4}
  - refuse: {ana: sing}
  - legal: {bob: []}
  - ana: play casino with wage_2
  - expect: {stake: [wage_2], turn: bob}
  - bob: draw
"""


def steps(eyes: str | None) -> list[Shown]:
    return list(demonstrate(one(SECRET), eyes))


def test_a_demonstration_begins_with_the_table_as_it_was_laid() -> None:
    first = steps("ana")[0]
    assert (first.number, first.kind, first.tries, first.events) == (0, "given", [], [])
    assert sorted(first.view["ana"]["hand"]) == ["casino", "wage_2"]
    assert first.awaited == ["ana"]


def test_a_refused_move_names_its_rule_and_changes_nothing() -> None:
    given, refused, nonsense, legal = steps("ana")[:4]
    (tried,) = refused.tries
    assert (tried.player, tried.move) == ("ana", "bet wage_2")
    assert tried.refused is not None
    assert tried.refused.rule == "SL-10.4"
    (sung,) = nonsense.tries
    assert sung.refused is not None
    assert sung.refused.rule == NOTATION
    assert refused.view == nonsense.view == given.view
    assert (legal.kind, legal.tries, refused.events) == ("legal", [], [])
    # Nobody is asked about in it, but for what it names.
    assert legal.value == {"bob": []}


@pytest.mark.parametrize(
    ("eyes", "move", "stake", "drawn"),
    [
        (OPEN, "play casino with wage_2", ["wage_2"], "wage_1"),
        ("ana", "play casino with wage_2", ["wage_2"], "hidden"),
        ("bob", "play casino with hidden", 1, "wage_1"),
        (None, "play casino with hidden", 1, "hidden"),
    ],
)
def test_each_reader_sees_what_they_would_see_in_a_match(
    eyes: str | None, move: str, stake: object, drawn: str
) -> None:
    played, expected, drew = steps(eyes)[4:]
    assert (played.kind, played.tries[0].player, played.tries[0].move) == ("move", "ana", move)
    assert played.view["stake"] == stake
    assert played.awaited == ["bob"]
    assert expected.value == {"stake": ["wage_2"], "turn": "bob"}
    assert expected.view == played.view
    assert expected.events == []
    assert [event["card"] for event in drew.events if event["what"] == "drew"] == [drawn]


def test_a_step_that_does_not_hold_is_named() -> None:
    scenario = one(SECRET.replace("turn: bob}", "turn: cy}"))
    with pytest.raises(ScenarioError, match=r"mine\.yaml: document 1: step 5: turn is bob, not cy"):
        list(demonstrate(scenario))
    failure = run(scenario)
    assert failure is not None
    assert (failure.step, failure.difference) == (5, "turn is bob, not cy")


def test_the_example_of_the_document_holds() -> None:
    document = (Path(__file__).parents[1] / "docs" / "adding-a-game.md").read_text("utf-8")
    example = document.partition("```yaml\n")[2].partition("```")[0]
    assert run(one(example.replace("sand_castle", "high_card").replace("SC-", "HC-"))) is None


def test_only_who_plays_has_eyes() -> None:
    with pytest.raises(parcours.SetupError, match="nobody is called 'zoe'"):
        next(iter(demonstrate(one(SECRET), "zoe")))
