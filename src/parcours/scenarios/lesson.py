"""Lessons: the opening of a match that teaches its game, with notes that point at things on the board.

A lesson is an ordinary match: its seed gives the deal that it needs, its moves are legal moves, and its notes stand
between them. A game brings its lessons along, in the folder `lessons` of its package, one in each file:

    game: smile_life
    players: [you, iris, otto]           # the first one learns, the others are bots
    seed: 4711
    steps:
      - {note: goal, point: you.smiles}              # something to read
      - {note: draw, point: pile, you: draw}         # something to do
      - iris: draw                                   # what a bot does

What a note says is the message `lesson-<lesson>-<note>` of the game, its heading the attribute `title` of that.
"""

import re
from dataclasses import dataclass
from functools import cache

from parcours.core.errors import ParcoursError, ScenarioError
from parcours.core.match import Match
from parcours.core.registry import find_game
from parcours.scenarios.scenario import (
    check_keys,
    expect_list,
    expect_mapping,
    read_documents,
    yaml_files,
)

_KEYS = ("game", "players", "options", "seed", "steps")
_NEEDED = ("game", "players", "seed", "steps")
_NOTE = "note"
_POINT = "point"
_NAME = re.compile("[a-z][a-z0-9_]*")
# The box with what is asked and the answers.
QUESTION = "question"


@dataclass(frozen=True, slots=True)
class Note:
    """What is said after that many moves, about what, and the move of the learner that it asks for, if any.

    `point` is a name in the learner's view (`pile`, `you.smiles`), a zone and a card in it (`you.hand waiter`), the box
    with what is asked (`question`), or the move itself, for what one touches to make it.
    """

    id: str
    point: str
    at: int
    move: str | None


class Lesson:
    """One lesson of a game."""

    def __init__(self, id: str, document: dict[str, object], where: str) -> None:
        check_keys(document, _KEYS, _NEEDED, where)
        seed = document["seed"]
        if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
            raise ScenarioError(f"{where}: seed: expected a whole number, not {seed!r}")
        self.id = id
        self.where = where
        self.game = str(document["game"])
        self.seed = seed
        self.players = [str(name) for name in expect_list(document["players"], where, "players")]
        if not self.players:
            raise ScenarioError(f"{where}: players: expected the learner and the bots")
        self.options = expect_mapping(document.get("options"), where, "options")
        self.notes: list[Note] = []
        # Who moves, by seat, and how.
        self.moves: list[tuple[int, str]] = []
        for number, step in enumerate(expect_list(document["steps"], where, "steps"), 1):
            self._add(expect_mapping(step, where, f"step {number}"), f"{where}: step {number}")

    @property
    def learner(self) -> str:
        """What the one who learns is called in the match."""
        return self.players[0]

    def _add(self, step: dict[str, object], where: str) -> None:
        """Add a note, with the learner's move if it asks for one, or a bot's move."""
        moves = [(name, move) for name, move in step.items() if name in self.players]
        unknown = step.keys() - {_NOTE, _POINT, *self.players}
        if unknown or len(moves) > 1:
            raise ScenarioError(f"{where}: expected a note with its point, or one move")
        by_learner = bool(moves) and moves[0][0] == self.learner
        if _NOTE in step:
            if _POINT not in step or (moves and not by_learner):
                raise ScenarioError(
                    f"{where}: expected a note with its point and perhaps the learner's move"
                )
            id = str(step[_NOTE])
            if not _NAME.fullmatch(id) or any(note.id == id for note in self.notes):
                raise ScenarioError(f"{where}: expected a new plain word for the note, not '{id}'")
            move = str(moves[0][1]) if moves else None
            self.notes.append(Note(id, str(step[_POINT]), len(self.moves), move))
        elif by_learner or not moves:
            raise ScenarioError(f"{where}: expected a note that tells of the learner's move")
        self.moves += [(self.players.index(name), str(move)) for name, move in moves]


def lesson_ids(game: str) -> list[str]:
    """The lessons that a game comes with, in the order of their names; a game may have none."""
    return [file.name.partition(".")[0] for file in yaml_files(game, "lessons")]


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons that a game comes with, by their ids, which are the names of their files."""
    found: dict[str, Lesson] = {}
    for file in yaml_files(game, "lessons"):
        id = file.name.partition(".")[0]
        for where, document in read_documents(file.read_text(encoding="utf-8"), file.name, "game"):
            found[id] = Lesson(id, document, where)
    return found


def begin(lesson: Lesson) -> Match:
    """The match of a lesson, before its first move."""
    try:
        return Match(find_game(lesson.game), lesson.players, lesson.seed, lesson.options)
    except ParcoursError as error:
        raise ScenarioError(f"{lesson.where}: {error}") from None


def find_point(match: Match, player: str, note: Note) -> str | None:
    """What is wrong with what a note points at, as that player sees the table now; None if it is there."""
    if note.point in (QUESTION, note.move):
        return None
    zone, _, card = note.point.partition(" ")
    found: object = match.view(player)
    for name in zone.split("."):
        if not isinstance(found, dict) or name not in found:
            return f"there is no '{name}' in the view of {player}"
        found = found[name]
    if card and not (isinstance(found, list | dict) and card in found):
        return f"{zone} is {found}, without '{card}'"
    return None
