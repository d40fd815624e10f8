"""The matches of a study as a data set, with a row for each match and seat."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from sys import intern
from typing import Any

from parcours.core.registry import find_game
from parcours.lab.data_set import DataSet, Format, Row
from parcours.studies.matches import DeckStudy, Draft, Played, SeatRow
from parcours.studies.plan import Plan

# Matches in a part: a row lists cards, so it is longer than that of a simulation.
PART = 2_000


def open_study(folder: Path, study: DeckStudy) -> DataSet[Played]:
    """The matches of that study in that folder, those of an earlier run or none yet."""
    about = {
        "game": study.game,
        "rules": str(find_game(study.game).version),
        "players": str(study.players),
        "bot": study.bot,
        "seed": str(study.seed),
        "options": json.dumps(dict(study.options), sort_keys=True),
        "plan": hashlib.sha256(study.plan.described().encode()).hexdigest(),
        "deck": study.deck,
    }
    if study.compared:
        about["compared"] = study.compared
    return DataSet(folder, about, _Matches(study.plan, study.compared))


class _Matches(Format[Played]):
    def __init__(self, plan: Plan, compared: str) -> None:
        self.part = PART
        self.mixed = ["bot"] if compared else []
        # The columns of what the plan tells, by the name of the fact or trial.
        self.seat_facts = {fact.name: f"seat: {fact.name}" for fact in plan.facts if not fact.first}
        self.match_facts = {fact.name: f"match: {fact.name}" for fact in plan.facts if fact.first}
        self.ways = {trial.name: f"assigned: {trial.name}" for trial in plan.trials}

    def schema(self) -> Any:
        import pyarrow

        whole, number, word = pyarrow.int64(), pyarrow.float64(), pyarrow.string()
        cards = pyarrow.list_(word)
        choice = pyarrow.struct({"draft": whole, "cards": cards})
        told = [
            *self.mixed,
            *self.seat_facts.values(),
            *self.ways.values(),
            *self.match_facts.values(),
        ]
        return pyarrow.schema(
            {
                "match": whole,
                "part": word,
                "seed": whole,
                "seat": whole,
                "order": whole,
                "place": whole,
                "win": number,
                "score": number,
                "length": number,
                "decisions": whole,
                "ending": word,
                "used": cards,
                "dealt": cards,
                "first_choices": pyarrow.list_(choice),
                **dict.fromkeys(told, word),
            }
        )

    def key(self, row: Row) -> object:
        return row["match"], row["part"]

    def rows(self, item: Played) -> Sequence[Row]:
        return [
            {
                "match": item.match,
                "part": item.part,
                "seed": item.seed,
                "seat": row.seat + 1,
                "order": row.order + 1,
                "place": row.place,
                "win": row.win,
                "score": row.score,
                "length": float(item.length),
                "decisions": item.decisions,
                "ending": item.reason,
                "used": sorted(row.used),
                "dealt": sorted(row.dealt),
                "first_choices": [
                    {"draft": draft.number, "cards": sorted(draft.cards)}
                    for draft in item.drafts
                    if draft.seat == row.seat
                ],
                **dict.fromkeys(self.mixed, row.bot or None),
                **{column: row.facts[name] for name, column in self.seat_facts.items()},
                **{column: row.ways.get(name) for name, column in self.ways.items()},
                **{column: item.facts[name] for name, column in self.match_facts.items()},
            }
            for row in item.seats
        ]

    def item(self, rows: list[Row]) -> Played:
        first = rows[0]
        seats = tuple(
            SeatRow(
                row["seat"] - 1,
                row["order"] - 1,
                row["place"],
                row["win"],
                row["score"],
                _names(row["used"]),
                _names(row["dealt"]),
                {name: row[column] for name, column in self.seat_facts.items()},
                {name: row[column] for name, column in self.ways.items() if row[column]},
                row.get("bot") or "",
            )
            for row in rows
        )
        drafts = [
            Draft(choice["draft"], row["seat"] - 1, _names(choice["cards"]))
            for row in rows
            for choice in row["first_choices"]
        ]
        return Played(
            first["match"],
            first["part"],
            first["seed"],
            first["length"],
            first["decisions"],
            first["ending"],
            {name: first[column] for name, column in self.match_facts.items()},
            seats,
            tuple(sorted(drafts, key=lambda draft: draft.number)),
        )


def _names(cards: list[str]) -> frozenset[str]:
    """The same text for all that have the card: a study of many matches fits into half the memory."""
    return frozenset(map(intern, cards))
