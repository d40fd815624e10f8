"""A scenario played before somebody's eyes: what the rules page shows as "try it".

    for shown in demonstrate(shipped("smile_life")["malus-3"], eyes="ana"):
        ...

A scenario keeps no secrets: what its steps ask about and expect is told to everybody. Views, events and the moves
made are as those eyes would see them in a match.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from parcours.core.errors import ParcoursError, ScenarioError
from parcours.core.match import Match, Result
from parcours.scenarios.scenario import Scenario, Try, makes_move, start, take_step

# Eyes that see every hand.
OPEN: Final = "open"

# What a step can be besides `expect`, `offers`, `legal`, `refuse`, `dice` and `over`.
GIVEN: Final = "given"
MOVE: Final = "move"


@dataclass(frozen=True, slots=True)
class Shown:
    """One step, and what is to be seen after it. Number 0 is the table as it was laid out.

    `tries` are the moves that it made (one, of a `move`) or asked about, each with what refuses it;
    `value` is what an `expect`, `offers`, `legal`, `dice` or `over` names; `result` is that of a match that is over.
    """

    number: int
    kind: str
    tries: list[Try]
    value: object
    events: list[dict[str, object]]
    view: dict[str, object]
    figures: dict[str, object]
    awaited: list[str]
    result: Result | None


def demonstrate(scenario: Scenario, eyes: str | None = OPEN) -> Iterator[Shown]:
    """The scenario step by step, as seen by a player, by a spectator (None), or with `OPEN` hands.

    ScenarioError names the step that does not hold.
    """
    match = start(scenario)
    told = len(match.journal.events)
    yield _shown(match, eyes, 0, GIVEN, [], None, _events(match, eyes, 0))
    for number, (name, value) in enumerate(scenario.steps, 1):
        try:
            tries = take_step(match, name, value)
        except ParcoursError as error:
            raise ScenarioError(f"{scenario.where}: step {number}: {error}") from None
        kind = name
        if makes_move(match, name):
            kind = MOVE
            if eyes != OPEN:
                tries = [Try(name, match.line(eyes, len(match.moves))[1], None)]
        events = _events(match, eyes, told)
        told += len(events)
        named = None if kind in (MOVE, "refuse") else value
        yield _shown(match, eyes, number, kind, tries, named, events)


def _shown(
    match: Match,
    eyes: str | None,
    number: int,
    kind: str,
    tries: list[Try],
    value: object,
    events: list[dict[str, object]],
) -> Shown:
    """The step, with the table as it is now."""
    if eyes == OPEN:
        view, figures = match.table(), match.open_figures()
    else:
        view, figures = match.view(eyes), match.figures(eyes)
    return Shown(number, kind, tries, value, events, view, figures, match.to_act, match.result)


def _events(match: Match, eyes: str | None, since: int) -> list[dict[str, object]]:
    """What was told from that event on."""
    return (match.open_events() if eyes == OPEN else match.events(eyes))[since:]
