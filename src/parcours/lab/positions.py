"""Positions from matches, as rows to learn from: what a seat saw, what it could do, what it did, and how it ended.

Everything that describes a position is made from the view of the seat that is to act, so nothing that it could not
know is in it. Players are called by their place seen from that seat: `own`, `next_1`, `next_2` and so on.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from parcours.bots import Choice
from parcours.core.decks import Deck
from parcours.core.errors import ParcoursError, SetupError
from parcours.core.game import Game
from parcours.core.notation import Grammar
from parcours.core.records import load_record
from parcours.core.registry import find_game
from parcours.core.state import TABLE, Move, State
from parcours.lab.data_set import DataSet, Format, Row
from parcours.lab.results import describe_study
from parcours.lab.simulate import Runner, Study
from parcours.lab.workers import Processes, Workers, spread_batches

# Matches in a part of the data set, and those that a worker plays before it reports.
PART = 100
_BATCH = 2

Positions = list[Row]


def describe(state: State, seat: int, game: Game, grammar: Grammar) -> Row:
    """What a seat that is to act knows: its view as features, and its legal moves in the order of the notation."""
    names = seen_from(seat, state.seats)
    features: dict[str, float] = {}
    _add(features, "", state.view(seat, names), game.ordered)
    legal = sorted(grammar.say(move, names) for move in state.legal(seat))
    return {"features": sorted(features.items()), "legal": legal}


def seen_from(seat: int, seats: int) -> list[str]:
    """What each seat is called by that one.

    >>> seen_from(1, 3)
    ['next_2', 'own', 'next_1']
    """
    places = [(other - seat) % seats for other in range(seats)]
    return [f"next_{place}" if place else "own" for place in places]


def _add(features: dict[str, float], name: str, value: object, ordered: frozenset[str]) -> None:
    """Add a part of a view; what is 0, false or empty is left out."""
    if isinstance(value, bool | int | float):
        if value:
            features[name] = float(value)
    elif isinstance(value, str):
        features[f"{name}={value}"] = 1.0
    elif isinstance(value, Mapping):
        for key, part in value.items():
            _add(features, f"{name}.{key}" if name else str(key), part, ordered)
    elif isinstance(value, list):
        words = [item for item in value if isinstance(item, str)]
        for word, count in Counter(words).items():
            features[f"{name}={word}"] = float(count)
        if words and name.rpartition(".")[2] in ordered:
            # Such as the card on top of a pile.
            features[f"{name}.last={words[-1]}"] = 1.0
        for at, item in enumerate(value):
            if not isinstance(item, str):
                _add(features, f"{name}.{at + 1}", item, ordered)
    elif value is not None:
        raise TypeError(f"{name} is {value!r}: expected what JSON can say")


class _Notes:
    """The positions of one match, noted as they come."""

    def __init__(self, match: int, game: Game, deck: Deck, about: Row) -> None:
        self.rows: Positions = []
        self._game = game
        self._grammar = game.grammar(deck)
        self._about = {"match": match, "deck": deck.fingerprint(), **about}

    def note(self, state: State, seat: int, move: Move, who: Row) -> None:
        names = seen_from(seat, state.seats)
        self.rows.append(
            {
                **self._about,
                "decision": len(self.rows) + 1,
                "seat": seat + 1,
                "players": state.seats,
                **describe(state, seat, self._game, self._grammar),
                "move": self._grammar.say(move, names),
                **who,
            }
        )

    def end(self, state: State) -> Positions:
        """All of them, with how it ended for each; a match that goes on has not."""
        if state.over:
            standing = state.standing()
            winners = standing.places.count(1)
            for row in self.rows:
                place = standing.places[row["seat"] - 1]
                row["place"] = place
                row["win"] = 1 / winners if place == 1 else 0.0
                row["score"] = float(standing.scores[row["seat"] - 1])
        return self.rows


# From matches between bots


def open_played(folder: Path, study: Study) -> DataSet[Positions]:
    """The positions of that study in that folder, those of an earlier run or none yet."""
    about = {"positions": "played", **describe_study(study)}
    return DataSet(folder, about, PositionRows())


def play_positions(
    study: Study, workers: Workers | None = None, first: int = 0
) -> Iterator[Positions]:
    """The positions of each match, from the match `first` on, in the same order whichever workers play."""
    game = Runner(study).game  # an error in the study is reported here, not by a worker
    return spread_batches(workers, game, _play, study, first, study.matches, _BATCH)


def _play(piece: tuple[Study, int, int]) -> list[Positions]:
    study, first, end = piece
    runner = Runner(study)
    return [_watched(runner, match) for match in range(first, end)]


def _watched(runner: Runner, match: int) -> Positions:
    _, seed, bots = runner.seating(match)
    about = {"seed": seed, "options": json.dumps(runner.options, sort_keys=True), "record": None}
    notes = _Notes(match, runner.game, runner.deck, about)
    last: list[State] = []

    def watch(state: State, seat: int, choice: Choice) -> None:
        last[:] = [state]
        thought = next((r for r in choice.reasons if r.move == choice.move), None)
        who = {
            "bot": bots[seat],
            "value": None if thought is None else float(thought.value),
            "chance": None if thought is None else thought.chance,
        }
        notes.note(state, seat, choice.move, who)

    runner.play(match, watch)
    # It is the same state, moved on to the end.
    return notes.end(last[0])


# From records


def open_recorded(folder: Path, game: str, records: Sequence[Path]) -> DataSet[Positions]:
    """The positions of these records in that folder, those of an earlier run or none yet."""
    digest = hashlib.sha256()
    for record in records:
        digest.update(hashlib.sha256(_read(record).encode()).digest())
    about = {
        "positions": "recorded",
        "game": game,
        "records": str(len(records)),
        "contents": digest.hexdigest(),
    }
    return DataSet(folder, about, PositionRows())


def read_positions(
    game: str, records: Sequence[Path], workers: Workers | None = None, first: int = 0
) -> Iterator[Positions]:
    """The positions of each record from that number on, in their order; none for a match without moves."""
    pieces = _Texts(game, records, first)
    yield from (workers or Processes()).spread(find_game(game), _replay, pieces)


class _Texts(Sequence[tuple[str, int, str, str]]):
    """The records as workers get them: game, number, name and text, each read when its turn comes."""

    def __init__(self, game: str, records: Sequence[Path], first: int) -> None:
        self._game = game
        self._records = records
        self._first = first

    def __len__(self) -> int:
        return len(self._records) - self._first

    def __getitem__(self, at: Any) -> Any:
        number = range(self._first, len(self._records))[at]
        record = self._records[number]
        return self._game, number, record.name, _read(record)


def _read(record: Path) -> str:
    try:
        return record.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"{record}: can't be read: {error}") from None


def _replay(piece: tuple[str, int, str, str]) -> Positions:
    game, number, name, text = piece
    try:
        recorded = load_record(text)
    except ParcoursError as error:
        raise SetupError(f"{name}: {error}") from None
    if recorded.game.name != game:
        raise SetupError(f"{name} is a match of {recorded.game.name}: expected one of {game}")
    about = {
        "seed": recorded.seed,
        "options": json.dumps(recorded.options, sort_keys=True),
        "record": name,
    }
    notes = _Notes(number, recorded.game, recorded.deck, about)
    match = recorded.at_deal()
    for seat, move in recorded.moves:
        if seat != TABLE:
            notes.note(match.state, seat, move, {"bot": None, "value": None, "chance": None})
        match.make(seat, move)
    return notes.end(match.state)


class PositionRows(Format[Positions]):
    """How positions are written: a row for each."""

    def __init__(self) -> None:
        self.part = PART

    def schema(self) -> Any:
        import pyarrow

        whole, number, word = pyarrow.int64(), pyarrow.float64(), pyarrow.string()
        return pyarrow.schema(
            {
                "match": whole,
                "record": word,
                "seed": pyarrow.uint64(),
                "options": word,
                "deck": word,
                "decision": whole,
                "seat": whole,
                "players": whole,
                "features": pyarrow.map_(word, number),
                "legal": pyarrow.list_(word),
                "move": word,
                "bot": word,
                "value": number,
                "chance": number,
                "place": whole,
                "win": number,
                "score": number,
            }
        )

    def rows(self, item: Positions) -> Sequence[Row]:
        return item

    def item(self, rows: list[Row]) -> Positions:
        return rows
