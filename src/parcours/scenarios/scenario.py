"""Scenarios: a table laid out by hand, moves, and what must be true then.

The form is told in docs/adding-a-game.md. A game brings its scenarios along, in the folder `scenarios` of its
package: `shipped` gives them. `run` plays one and returns None or what failed; `demonstrate` plays one before
somebody's eyes.
"""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NamedTuple

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from parcours.core.errors import NOTATION, NotationError, ParcoursError, Refused, ScenarioError
from parcours.core.match import Match
from parcours.core.notation import TABLE_NAME
from parcours.core.registry import find_game

_KEYS = ("scenario", "game", "rules", "players", "options", "cards", "given", "steps", "puzzle")
_NEEDED = ("scenario", "game", "players", "steps")
# A scenario's own randomness is of no meaning; it only has to be the same every time.
_SEED = 1
_FILES = ".yaml"


class Scenario:
    """One document of a scenario file."""

    def __init__(self, document: dict[str, object], where: str) -> None:
        check_keys(document, _KEYS, _NEEDED, where)
        self.where = where
        self.title = str(document["scenario"])
        self.game = str(document["game"])
        self.rules = [str(rule) for rule in expect_list(document.get("rules"), where, "rules")]
        self.players = [str(name) for name in expect_list(document["players"], where, "players")]
        self.options = expect_mapping(document.get("options"), where, "options")
        self.cards = expect_mapping(document.get("cards"), where, "cards")
        # What `parcours.puzzles` makes of it, where it is a puzzle.
        self.puzzle = expect_mapping(document.get("puzzle"), where, "puzzle")
        self.given: dict[str, object] | None = None
        self.dice: list[int] = []
        if document.get("given") is not None:
            self.given = expect_mapping(document["given"], where, "given")
            self.dice = _dice(self.given.pop("dice", None), where)
        self.steps: list[tuple[str, object]] = []
        for number, step in enumerate(expect_list(document["steps"], where, "steps"), 1):
            if not isinstance(step, dict) or len(step) != 1:
                raise ScenarioError(
                    f"{where}: step {number}: expected one of player, expect, offers, legal, refuse, dice, over "
                    "with its value"
                )
            for name, value in step.items():
                self.steps.append((str(name), value))


class Failure(NamedTuple):
    """A step that did not hold: its number, what was different, and the table at that point."""

    step: int
    text: str
    difference: str
    table: dict[str, object]


@dataclass(frozen=True, slots=True)
class Try:
    """A move that a step makes or asks about: whose it is, and what refuses it, or None."""

    player: str
    move: str
    refused: Refused | None


@cache
def shipped(game: str) -> dict[str, Scenario]:
    """The scenarios that a game comes with, by their ids: `malus-3` is the third of `malus.yaml`.

    Reading them takes a second, so they are kept: leave them as they are.
    """
    found: dict[str, Scenario] = {}
    for file in scenario_files(game):
        text = file.read_text(encoding="utf-8")
        for number, scenario in enumerate(read_scenarios(text, file.name), 1):
            found[f"{file.name.removesuffix(_FILES)}-{number}"] = scenario
    return found


def scenario_files(game: str) -> list[Traversable]:
    """The files of the scenarios that a game comes with, in the order of their names; a game may have none."""
    return yaml_files(game, "scenarios")


def yaml_files(game: str, folder: str) -> list[Traversable]:
    """The YAML files in a folder of the game's package, in the order of their names."""
    found = resources.files(find_game(game).package) / folder
    if not found.is_dir():
        return []
    return sorted((file for file in found.iterdir() if file.name.endswith(_FILES)), key=_name)


def showing(game: str) -> dict[str, list[str]]:
    """For each rule of the game that scenarios show, their ids."""
    found: dict[str, list[str]] = {}
    for id, scenario in shipped(game).items():
        for rule in scenario.rules:
            found.setdefault(rule, []).append(id)
    return found


def read_scenarios(text: str, where: str) -> Iterator[Scenario]:
    """The scenarios of a file; ScenarioError names the place of what can't be read."""
    for place, document in read_documents(text, where, "scenario"):
        yield Scenario(document, place)


def read_documents(text: str, where: str, kind: str) -> Iterator[tuple[str, dict[str, object]]]:
    """The documents of a file, each with its place; ScenarioError where one does not begin with its kind."""
    yaml = YAML(typ="safe", pure=True)
    try:
        documents = list(yaml.load_all(io.StringIO(text)))
    except YAMLError as error:
        raise ScenarioError(f"{where}: not YAML: {' '.join(str(error).split())}") from None
    except ValueError as fault:
        raise ScenarioError(f"{where}: not YAML: {fault}") from None
    except RecursionError:
        raise ScenarioError(f"{where}: nested deeper than any table is") from None
    for number, document in enumerate(documents, 1):
        if document is None:
            continue
        place = f"{where}: document {number}"
        if not isinstance(document, dict):
            raise ScenarioError(f"{place}: expected a mapping that begins with '{kind}:'")
        yield place, document


def check_keys(
    document: dict[str, object], known: tuple[str, ...], needed: tuple[str, ...], where: str
) -> None:
    """ScenarioError if a key of a document is not known, or one that is needed is missing."""
    for key in document:
        if key not in known:
            raise ScenarioError(f"{where}: unknown key '{key}': expected {', '.join(known)}")
    for key in needed:
        if key not in document:
            raise ScenarioError(f"{where}: '{key}' is missing")


def start(scenario: Scenario) -> Match:
    """The match as the scenario lays it out, before its first step."""
    try:
        game = find_game(scenario.game)
        deck = game.standard_deck()
        if scenario.cards:
            deck = game.extend_deck(deck, scenario.cards, scenario.where)
        match = Match(game, scenario.players, _SEED, scenario.options, deck, scenario.given)
    except ParcoursError as error:
        raise ScenarioError(f"{scenario.where}: {error}") from None
    match.chance.dice.extend(scenario.dice)
    return match


def run(scenario: Scenario) -> Failure | None:
    """Play a scenario; None if every step held. A table that can't be laid out fails at step 0."""
    try:
        match = start(scenario)
    except ScenarioError as unplayable:
        return Failure(0, "given", str(unplayable), {})
    census = match.state.census()
    for number, (name, value) in enumerate(scenario.steps, 1):
        try:
            take_step(match, name, value)
            if match.state.census() != census:
                raise ScenarioError("a card or a coin appeared or vanished")
        except ParcoursError as error:
            return Failure(number, f"{name}: {value}", str(error), match.table())
    return None


def take_step(match: Match, name: str, value: object) -> list[Try]:
    """Make or check one step, and say which moves it made or asked about; an error says what did not hold."""
    if name == "expect":
        differences = list(_differences(match, value))
        if differences:
            raise ScenarioError("; ".join(differences))
    elif name in ("offers", "legal"):
        tries: list[Try] = []
        for player, moves in _mapping(value, name).items():
            tries += _check_moves(match, player, moves, exactly=name == "legal")
        return tries
    elif name == "refuse":
        return _check_refusal(match, _mapping(value, name))
    elif name == "dice":
        match.chance.dice.extend(_dice(value, "dice"))
    elif name == "over":
        result = match.result
        if result is None:
            raise ScenarioError("the match is not over")
        if sorted(result.winners) != sorted(str(winner) for winner in _items(value)):
            raise ScenarioError(f"the winners are {result.winners}, not {value}")
    elif makes_move(match, name):
        match.play(name, str(value))
        return [Try(name, str(value), None)]
    else:
        raise ScenarioError(
            f"unknown step '{name}': expected a player, expect, offers, legal, refuse, dice or over"
        )
    return []


def makes_move(match: Match, name: str) -> bool:
    """Whether a step of that name is a move: it is then the name of the player who makes it."""
    return name in match.players or name == TABLE_NAME


def _check_moves(match: Match, player: str, expected: object, exactly: bool) -> list[Try]:
    legal = [str(move) for move in match.legal(player)]
    wanted = [str(move) for move in _items(expected)]
    missing = [move for move in wanted if move not in legal]
    if missing:
        raise ScenarioError(f"{player} is not offered {missing}; legal are {legal}")
    if exactly and sorted(legal) != sorted(wanted):
        beyond = [move for move in legal if move not in wanted]
        raise ScenarioError(f"{player} is also offered {beyond}")
    return [Try(player, move, None) for move in wanted]


def _check_refusal(match: Match, step: dict[str, object]) -> list[Try]:
    rule = step.get("rule")
    tries: list[Try] = []
    for player, move in step.items():
        if player == "rule":
            continue
        try:
            refused = match.refusal(player, str(move))
        except NotationError as error:
            if rule is not None:
                raise ScenarioError(f"expected {rule} to refuse it, but {error}") from None
            refused = Refused(NOTATION, {})
        if refused is None:
            raise ScenarioError(f"'{move}' of {player} is legal")
        if rule is not None and refused.rule != rule:
            raise ScenarioError(f"refused by {refused.rule}, not by {rule}")
        tries.append(Try(player, str(move), refused))
    return tries


def _differences(match: Match, expected: object) -> Iterator[str]:
    table = match.table()
    ordered = match.game.ordered
    for name, value in _mapping(expected, "expect").items():
        if name not in table:
            yield f"there is no '{name}' on the table: expected one of {', '.join(table)}"
        elif name in match.players:
            zones = _mapping(table[name], name)
            for zone, want in _mapping(value, name).items():
                if zone not in zones:
                    yield f"there is no '{zone}' of a player: expected one of {', '.join(zones)}"
                elif not same(zones[zone], want, zone in ordered, ordered):
                    yield f"{name}.{zone} is {zones[zone]}, not {want}"
        elif not same(table[name], value, name in ordered, ordered):
            yield f"{name} is {table[name]}, not {value}"


def same(found: object, wanted: object, in_order: bool, ordered: frozenset[str]) -> bool:
    """Whether a value of the table is as a scenario expects it; a number for a zone is its size."""
    if isinstance(found, list):
        if isinstance(wanted, int) and not isinstance(wanted, bool):
            return len(found) == wanted
        if not isinstance(wanted, list) or len(found) != len(wanted):
            return False
        if in_order:
            return found == wanted
        return sorted(map(repr, found)) == sorted(map(repr, wanted))
    if isinstance(found, dict):
        if not isinstance(wanted, dict):
            return False
        if not wanted:
            return not found
        return all(
            name in found and same(found[name], value, in_order or name in ordered, ordered)
            for name, value in wanted.items()
        )
    if isinstance(found, bool) or isinstance(wanted, bool):
        return found is wanted
    return found == wanted


def _mapping(value: object, what: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise ScenarioError(f"{what}: expected a mapping, not {value!r}")
    return {str(key): item for key, item in value.items()}


def _items(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def expect_list(value: object, where: str, key: str) -> list[object]:
    """The list that stands under a key, or an empty one; ScenarioError if it is something else."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise ScenarioError(f"{where}: {key}: expected a list, not {value!r}")
    return value


def expect_mapping(value: object, where: str, key: str) -> dict[str, object]:
    """The mapping that stands under a key, or an empty one; ScenarioError if it is something else."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise ScenarioError(f"{where}: {key}: expected a mapping, not {value!r}")
    return {str(name): item for name, item in value.items()}


def _dice(value: object, where: str) -> list[int]:
    dice: list[int] = []
    for die in expect_list(value, where, "dice"):
        if not isinstance(die, int) or isinstance(die, bool) or not 1 <= die <= 6:
            raise ScenarioError(f"{where}: dice: expected numbers from 1 to 6, not {die!r}")
        dice.append(die)
    return dice


def _name(file: Traversable) -> str:
    return file.name
