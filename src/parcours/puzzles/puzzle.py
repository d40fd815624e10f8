"""A puzzle, and the scenario file that it lies in.

The file is a scenario whose one step is the solution, with a part `puzzle` for what was found out about it:

    scenario: Puzzle 12
    game: smile_life
    players: [you, iris]
    given: {…}                       # the table; what the player can't see was dealt again
    steps:
      - you: play wage_3
    puzzle:
      match: 117                     # the match of the search that it was found in
      grade: hard
      greedy: play cat               # what looks best one move ahead
      answers:                       # all legal moves, the best one first, with their chances to win
        - move: play wage_3
          chance: 0.583
          why: [{kind: more, part: wages, number: 1.4}]

`why` of the solution is what speaks for it against the greedy move; of any other move, what the solution has and it
lacks. A file is called after its number and its grade, `12-hard.yaml`, so that a list of them needs no reading.
"""

import io
import re
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, cast, get_args

from ruamel.yaml import YAML

from parcours.core.errors import ScenarioError
from parcours.core.match import Match
from parcours.review.why import Fact, FactKind
from parcours.scenarios.scenario import (
    Scenario,
    check_keys,
    expect_list,
    expect_mapping,
    read_scenarios,
    start,
    yaml_files,
)
from parcours.search.outcome import CERTAIN

FOLDER = "puzzles"
# Who is to move; the others have names like bots.
SOLVER = "you"
OTHERS = ("iris", "otto", "zoe", "max", "lea")

Grade = Literal["easy", "medium", "hard"]
GRADES: tuple[Grade, ...] = get_args(Grade)

_FILE = re.compile(rf"(\d+)-({'|'.join(GRADES)})\.yaml")
_KEYS = ("match", "grade", "greedy", "answers")
_ANSWER_KEYS = ("move", "chance", "why")
_FACT_KEYS = ("kind", "move", "part", "player", "number", "rule", "params")
# A file tells chances by the thousandth.
_SHARPEST = CERTAIN // 1000


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal move, its chance to win in millionths, and what speaks for the solution: against the greedy move if
    this is the solution, otherwise against this move."""

    move: str
    chance: int
    why: list[Fact]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one clearly best move. `match` is laid out and waits for `SOLVER`; `source` is the number of the
    match in which it was found."""

    match: Match
    source: int
    grade: Grade
    greedy: str
    answers: list[Answer]

    @property
    def solution(self) -> Answer:
        return self.answers[0]

    @property
    def gap(self) -> int:
        """By how much the best move is better than the next best one."""
        return self.answers[0].chance - self.answers[1].chance

    def answer(self, move: str) -> Answer:
        """What was found out about that legal move."""
        return next(answer for answer in self.answers if answer.move == move)


def puzzle_files(game: str, folder: Path | None = None) -> dict[int, Traversable]:
    """The files of the puzzles in a folder, or of those that a game comes with, by their numbers; there may be none."""
    found: dict[int, Traversable] = {}
    for file in yaml_files(game, FOLDER) if folder is None else sorted(folder.glob("*.yaml")):
        named = _FILE.fullmatch(file.name)
        if named is None:
            raise ScenarioError(f"{file.name}: expected a name such as 12-hard.yaml")
        found[int(named[1])] = file
    return dict(sorted(found.items()))


def puzzle_ids(game: str) -> dict[int, Grade]:
    """The numbers of the puzzles that a game comes with, and how hard each is."""
    return {number: grade_of(file.name) for number, file in puzzle_files(game).items()}


def shipped_puzzle(game: str, number: int) -> Puzzle | None:
    """The puzzle of that number that a game comes with; None if there is none."""
    file = puzzle_files(game).get(number)
    return None if file is None else read_puzzle(file.read_text(encoding="utf-8"), file.name)


def grade_of(name: str) -> Grade:
    """The grade that the name of a file tells."""
    named = _FILE.fullmatch(name)
    assert named is not None
    return cast(Grade, named[2])


def read_puzzle(text: str, where: str) -> Puzzle:
    """The puzzle of a file; ScenarioError says what can't be read."""
    scenarios = list(read_scenarios(text, where))
    if len(scenarios) != 1 or not scenarios[0].puzzle:
        raise ScenarioError(f"{where}: expected one scenario with a part 'puzzle'")
    return _puzzle(scenarios[0])


def write_puzzle(puzzle: Puzzle, number: int) -> str:
    """The file of a puzzle."""
    match = puzzle.match
    document = {
        "scenario": f"Puzzle {number}",
        "game": match.game.name,
        "players": match.players,
        **({"options": dict(match.options)} if match.options else {}),
        "given": match.given,
        "steps": [{SOLVER: puzzle.solution.move}],
        "puzzle": {
            "match": puzzle.source,
            "grade": puzzle.grade,
            "greedy": puzzle.greedy,
            "answers": [
                {
                    "move": answer.move,
                    "chance": round(answer.chance / CERTAIN, 3),
                    "why": [_write_fact(fact) for fact in answer.why],
                }
                for answer in puzzle.answers
            ],
        },
    }
    yaml = YAML(typ="safe", pure=True)
    yaml.width = 150
    yaml.default_flow_style = None
    yaml.representer.sort_base_mapping_type_on_output = False
    yaml.representer.ignore_aliases = lambda *_: True
    written = io.StringIO()
    yaml.dump(document, written)
    return written.getvalue()


def _puzzle(scenario: Scenario) -> Puzzle:
    where = f"{scenario.where}: puzzle"
    check_keys(scenario.puzzle, _KEYS, _KEYS, where)
    match = start(scenario)
    grade = scenario.puzzle["grade"]
    if grade not in GRADES:
        raise ScenarioError(f"{where}: grade: expected one of {', '.join(GRADES)}, not {grade!r}")
    source = scenario.puzzle["match"]
    if not isinstance(source, int) or isinstance(source, bool):
        raise ScenarioError(f"{where}: match: expected a whole number, not {source!r}")
    answers = [
        _answer(expect_mapping(answer, where, "answers"), where)
        for answer in expect_list(scenario.puzzle["answers"], where, "answers")
    ]
    greedy = str(scenario.puzzle["greedy"])
    legal = sorted(str(move) for move in match.legal(SOLVER)) if SOLVER in match.players else []
    if sorted(answer.move for answer in answers) != legal or greedy not in legal:
        raise ScenarioError(f"{where}: expected the legal moves of '{SOLVER}' as answers: {legal}")
    if len(answers) < 2 or scenario.steps != [(SOLVER, answers[0].move)]:
        raise ScenarioError(f"{where}: expected the solution as the one step and the first answer")
    return Puzzle(match, source, grade, greedy, answers)


def _answer(answer: dict[str, object], where: str) -> Answer:
    check_keys(answer, _ANSWER_KEYS, _ANSWER_KEYS, where)
    chance = answer["chance"]
    if not isinstance(chance, int | float) or not 0 <= chance <= 1:
        raise ScenarioError(f"{where}: chance: expected a number from 0 to 1, not {chance!r}")
    why = [
        _read_fact(expect_mapping(fact, where, "why"), where)
        for fact in expect_list(answer["why"], where, "why")
    ]
    return Answer(str(answer["move"]), round(chance * 1000) * _SHARPEST, why)


def _write_fact(fact: Fact) -> dict[str, object]:
    told: dict[str, object] = {"kind": fact.kind}
    named = {"move": fact.move, "part": fact.part, "player": fact.player, "rule": fact.rule}
    told |= {name: value for name, value in named.items() if value}
    told |= {"params": fact.params} if fact.params else {}
    return told | ({"number": fact.tenths / 10} if fact.tenths else {})


def _read_fact(fact: dict[str, object], where: str) -> Fact:
    check_keys(fact, _FACT_KEYS, ("kind",), where)
    kind, number = fact["kind"], fact.get("number", 0)
    if kind not in get_args(FactKind) or not isinstance(number, int | float):
        raise ScenarioError(f"{where}: why: expected a fact with its kind, not {fact}")
    return Fact(
        cast(FactKind, kind),
        move=str(fact.get("move", "")),
        part=str(fact.get("part", "")),
        player=str(fact.get("player", "")),
        tenths=round(10 * number),
        rule=str(fact.get("rule", "")),
        params=expect_mapping(fact.get("params", {}), where, "params"),
    )
