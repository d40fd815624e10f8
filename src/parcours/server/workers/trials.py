"""Scenarios as small tables at which a rule can be tried: shown step by step, and played on from there.

Nothing is kept: each answer is made from what the game ships with, and is the same for everybody.
"""

from collections.abc import Callable
from typing import cast

from parcours.core.decks import Deck
from parcours.core.errors import Refused
from parcours.core.match import Match
from parcours.scenarios.demonstration import OPEN, Shown, demonstrate
from parcours.scenarios.scenario import Scenario, shipped, showing, start, take_step
from parcours.server.match.judging import (
    NOT_AWAITED,
    judge,
    refusal_json,
    result_json,
    why,
    why_card,
)
from parcours.server.tables.setup import find_registered
from parcours.server.wire import answers, requests, teaching
from parcours.server.wire.errors import Denied
from parcours.server.wire.move_ranges import legal_lines
from parcours.server.wire.words import StepKind


def list_scenarios(game: str) -> teaching.Scenarios:
    """All scenarios of a game, and for each rule those that show it."""
    name = find_registered(game).name
    return {
        "scenarios": [_summary(id, scenario) for id, scenario in shipped(name).items()],
        "rules": showing(name),
    }


def show_scenario(
    game: str, id: str, eyes: str | None, describe: Callable[[Deck], answers.Game]
) -> teaching.Scenario:
    """A scenario with all its steps, and with its game if it brings cards of its own."""
    scenario = _find(game, id)
    if eyes is not None and eyes != OPEN and eyes not in scenario.players:
        raise Denied("no_such_seat")
    match = start(scenario)
    return {
        **_summary(id, scenario),
        "options": match.options,
        "game": describe(match.deck) if scenario.cards else None,
        "steps": [_step(step) for step in demonstrate(scenario, eyes)],
    }


def try_moves(game: str, id: str, request: requests.TryMoves) -> teaching.Tried:
    """The table after some steps of the scenario and then these moves, up to the first that is refused."""
    scenario = _find(game, id)
    if request.after > len(scenario.steps):
        raise Denied("bad_request", text=f"this scenario has {len(scenario.steps)} steps")
    match = start(scenario)
    for name, value in scenario.steps[: request.after]:
        take_step(match, name, value)
    made, told = 0, len(match.journal.events)
    refused: Refused | None = None
    for player, move in request.moves:
        refused = _refusal(match, _seat(match, player), move)
        if refused is not None:
            break
        told = len(match.journal.events)
        match.play(player, move)
        made += 1
    asked = request.why
    return {
        "number": made,
        "refused": _refused(refused),
        "events": match.open_events()[told:],
        "view": match.table(),
        "figures": match.open_figures(),
        "awaited": match.to_act,
        "legal": {player: legal_lines(match, match.seat(player)) for player in match.to_act},
        "why": _why(match, asked) if asked else [],
        "result": result_json(match.result),
    }


def _why(match: Match, asked: requests.AskAbout) -> list[answers.WhyNot]:
    seat = _seat(match, asked.player)
    if asked.moves:
        return [why(match, seat, move) for move in asked.moves]
    return why_card(match, seat, asked.card)


def _find(game: str, id: str) -> Scenario:
    scenario = shipped(find_registered(game).name).get(id)
    if scenario is None:
        raise Denied("no_such_scenario")
    return scenario


def _summary(id: str, scenario: Scenario) -> teaching.ScenarioSummary:
    return {
        "id": id,
        "title": scenario.title,
        "players": scenario.players,
        "rules": scenario.rules,
    }


def _step(shown: Shown) -> teaching.ScenarioStep:
    return {
        "number": shown.number,
        "kind": cast(StepKind, shown.kind),
        "tries": [
            {"player": tried.player, "move": tried.move, "refused": _refused(tried.refused)}
            for tried in shown.tries
        ],
        "value": shown.value,
        "events": shown.events,
        "view": shown.view,
        "figures": shown.figures,
        "awaited": shown.awaited,
        "result": result_json(shown.result),
    }


def _refused(refused: Refused | None) -> answers.Refusal | None:
    return None if refused is None else refusal_json(refused)


def _seat(match: Match, player: str) -> int:
    if player not in match.players:
        raise Denied("no_such_seat")
    return match.seat(player)


def _refusal(match: Match, seat: int, move: str) -> Refused | None:
    if match.over:
        return Refused("over", {})
    judged = judge(match, seat, move)
    if isinstance(judged, Refused):
        return judged
    return None if match.state.awaits(seat) else Refused(NOT_AWAITED, {})
