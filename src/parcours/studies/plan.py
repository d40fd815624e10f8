"""What the study of a game looks at: its `study.toml`, in the words of journal and notation.

| key | what |
|---|---|
| `options` | the options that are studied unless others are given |
| `begins` | the event whose seat begins: seats are counted from there |
| `used` | the events by which a seat makes use of a card; without, a seat uses the cards that its moves name |
| `length` | `unit`, and `number` (the event that tells the length) or `count` (events, by seat) |
| `dealt` | `zone` (of each player, at the start), or `verb` and `zones` (an open draft) |
| `facts` | what is told of each seat, or with `first = true` of each match |
| `trials` | ways that seats are made to go, so that a bot's taste does not decide |
| `marks` | what the results are held against |

All of it is optional: a game without the file is studied for its seats and its length.
"""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from importlib import resources

from parcours.core.decks import Deck
from parcours.core.errors import SetupError
from parcours.core.game import Game
from parcours.core.notation import Grammar
from parcours.core.state import Move

FILE = "study.toml"
SHARE, SEATS, CARDS, LENGTH, RATE, FIRST = "share", "seats", "cards", "length", "rate", "first"
KINDS = (SHARE, SEATS, CARDS, LENGTH, RATE, FIRST)
CARD = "card"


class PlanError(SetupError):
    """A study.toml that is none."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Moves of one verb; with a card of that name, or one whose fields have these values."""

    verb: str
    card: str = ""
    fields: Mapping[str, object] = field(default_factory=dict)

    def fits(self, move: Move, grammar: Grammar, deck: Deck) -> bool:
        """Whether it is such a move."""
        form = grammar.forms[move.form()]
        if form.words[0] != self.verb:
            return False
        if not self.card and not self.fields:
            return True
        if all(slot is None or slot.name != CARD for slot in form.slots):
            return False
        card = deck.cards[move.value(CARD)]
        return self.card in ("", card.kind) and all(
            card.fields.get(name) == value for name, value in self.fields.items()
        )


@dataclass(frozen=True, slots=True)
class Way:
    """How a seat is made to go: moves that it never makes, and one that it makes when it can.

    `make` waits for a move that fits `when` to be legal too; `after` are moves that are not made
    any more from then on.
    """

    name: str
    never: Pattern | None = None
    make: Pattern | None = None
    when: Pattern | None = None
    after: Pattern | None = None


@dataclass(frozen=True, slots=True)
class Trial:
    """Ways of which each seat is given one by lot, as evenly as the table allows."""

    name: str
    ways: tuple[Way, ...]
    says: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """A word for each seat, or for the match: the last event that tells it, or the `first` one.

    `events` gives the word for each event; an empty word means the name of the event's card,
    or the event's own where it has none.
    `among` names the fact of seats whose words might have come first.
    """

    name: str
    events: Mapping[str, str]
    otherwise: str
    first: bool = False
    among: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """What a number is held against; `of` names the fact or the trial.

    `change` says which values of the deck would bring a missed mark back.
    """

    kind: str
    says: str
    of: str = ""
    least: float | None = None
    most: float | None = None
    change: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that the study of a game looks at."""

    options: Mapping[str, object] = field(default_factory=dict)
    begins: str = ""
    used: frozenset[str] = frozenset()
    unit: str = "decisions"
    length_number: str = ""
    length_count: frozenset[str] = frozenset()
    hand: str = ""
    draft_verb: str = ""
    draft_zones: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    trials: tuple[Trial, ...] = ()
    marks: tuple[Mark, ...] = ()

    def described(self) -> str:
        """All of it as a text, the same in every process: sets have no order of their own."""
        return json.dumps(asdict(self), sort_keys=True, default=sorted)

    def fact(self, name: str) -> Fact:
        """The fact of that name."""
        return next(fact for fact in self.facts if fact.name == name)


def find_plan(game: Game) -> Plan:
    """The plan that the game comes with, or a plain one."""
    file = resources.files(game.package).joinpath(FILE)
    return read_plan(file.read_text("utf-8"), f"{game.name}/{FILE}") if file.is_file() else Plan()


def read_plan(source: str, where: str) -> Plan:
    """The plan that a text describes; PlanError says where it is none.

    >>> read_plan('used = ["played"]', "here").used
    frozenset({'played'})
    """
    try:
        document = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise PlanError(f"{where}: not a TOML file: {error}") from None
    known = ("options", "begins", "used", "length", "dealt", "facts", "trials", "marks")
    for key in document:
        if key not in known:
            raise PlanError(f"{where}: unknown key '{key}': expected {', '.join(known)}")
    try:
        return _plan(document)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise PlanError(f"{where}: {type(error).__name__}: {error}") from None


def _plan(document: dict[str, object]) -> Plan:
    length = _table(document.get("length", {}))
    dealt = _table(document.get("dealt", {}))
    facts = tuple(_fact(_table(item)) for item in _list(document.get("facts", [])))
    trials = tuple(_trial(_table(item)) for item in _list(document.get("trials", [])))
    marks = tuple(_mark(_table(item)) for item in _list(document.get("marks", [])))
    names = {fact.name for fact in facts} | {trial.name for trial in trials}
    for fact in facts:
        if fact.among and fact.among not in names:
            raise ValueError(f"'{fact.name}' is among '{fact.among}', which is no fact")
    for mark in marks:
        if mark.of and mark.of not in names:
            raise ValueError(f"a mark is of '{mark.of}', which is no fact and no trial")
    return Plan(
        options=_table(document.get("options", {})),
        begins=str(document.get("begins", "")),
        used=frozenset(map(str, _list(document.get("used", [])))),
        unit=str(length.get("unit", "decisions")),
        length_number=str(length.get("number", "")),
        length_count=frozenset(map(str, _list(length.get("count", [])))),
        hand=str(dealt.get("zone", "")),
        draft_verb=str(dealt.get("verb", "")),
        draft_zones=tuple(map(str, _list(dealt.get("zones", [])))),
        facts=facts,
        trials=trials,
        marks=marks,
    )


def _fact(table: dict[str, object]) -> Fact:
    events = {event: str(word) for event, word in _table(table["events"]).items()}
    first = table.get("first") is True
    otherwise = str(table.get("otherwise", "none"))
    return Fact(str(table["name"]), events, otherwise, first, str(table.get("among", "")))


def _trial(table: dict[str, object]) -> Trial:
    ways = tuple(_way(name, _table(way)) for name, way in _table(table["ways"]).items())
    if len(ways) < 2:
        raise ValueError(f"trial '{table['name']}': expected two ways or more")
    return Trial(str(table["name"]), ways, str(table.get("says", "")))


def _way(name: str, table: dict[str, object]) -> Way:
    patterns = {key: _pattern(_table(value)) for key, value in table.items()}
    return Way(name, **patterns)


def _pattern(table: dict[str, object]) -> Pattern:
    rest = {key: value for key, value in table.items() if key not in ("verb", CARD)}
    return Pattern(str(table["verb"]), str(table.get(CARD, "")), rest)


def _mark(table: dict[str, object]) -> Mark:
    kind = str(table["kind"])
    if kind not in KINDS:
        raise ValueError(f"a mark of kind '{kind}': expected one of {', '.join(KINDS)}")
    least, most = (_number(table.get(bound)) for bound in ("least", "most"))
    of, change = (str(table.get(key, "")) for key in ("of", "change"))
    return Mark(kind, str(table["says"]), of, least, most, change)


def _number(value: object) -> float | None:
    if value is None or (isinstance(value, int | float) and not isinstance(value, bool)):
        return value
    raise TypeError(f"expected a number, not {value!r}")


def _table(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"expected a table, not {value!r}")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"expected a list, not {value!r}")
    return value
