"""The results of a simulation as a data set, with a row for each match and seat."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from parcours.core.registry import find_game
from parcours.lab.data_set import DataSet, Format, Row
from parcours.lab.simulate import Outcome, Study

# Matches in a part.
PART = 10_000


def open_results(folder: Path, study: Study) -> DataSet[Outcome]:
    """The results of that study in that folder, those of an earlier run or none yet."""
    return DataSet(folder, describe_study(study), _Outcomes())


def describe_study(study: Study) -> dict[str, str]:
    """What results of that study are known by.

    How many matches there are is no part of it: a longer run goes on from a shorter one.
    """
    return {
        "game": study.game,
        "rules": str(find_game(study.game).version),
        "bots": ",".join(study.bots),
        "seed": str(study.seed),
        "options": json.dumps(study.options, sort_keys=True),
        "deck": study.deck,
    }


class _Outcomes(Format[Outcome]):
    def __init__(self) -> None:
        self.part = PART

    def schema(self) -> Any:
        import pyarrow

        return pyarrow.schema(
            {
                "match": pyarrow.int64(),
                "deal": pyarrow.int64(),
                "seed": pyarrow.int64(),
                "seat": pyarrow.int64(),
                "bot": pyarrow.string(),
                "place": pyarrow.int64(),
                "win": pyarrow.float64(),
                "score": pyarrow.float64(),
                "decisions": pyarrow.int64(),
            }
        )

    def rows(self, item: Outcome) -> Sequence[Row]:
        return [
            {
                "match": item.match,
                "deal": item.deal,
                "seed": item.seed,
                "seat": seat + 1,
                "bot": bot,
                "place": item.places[seat],
                "win": win,
                "score": float(item.scores[seat]),
                "decisions": item.decisions,
            }
            for seat, (bot, win) in enumerate(zip(item.bots, item.shares, strict=True))
        ]

    def item(self, rows: list[Row]) -> Outcome:
        first = rows[0]
        return Outcome(
            first["match"],
            first["deal"],
            first["seed"],
            tuple(row["bot"] for row in rows),
            [row["place"] for row in rows],
            [row["score"] for row in rows],
            first["decisions"],
        )
