"""The results of a study as a Parquet file: one row for each match and seat."""

from importlib.util import find_spec
from pathlib import Path

from parcours.core.errors import SetupError
from parcours.lab.simulate import Outcome, Study


class Results:
    """Rows that are gathered while a study runs and written at its end."""

    def __init__(self, path: Path) -> None:
        if find_spec("pyarrow") is None:
            raise SetupError("--out needs pyarrow: install it with pip install 'parcours[lab]'")
        if not path.parent.is_dir():
            raise SetupError(f"{path}: there is no folder {path.parent} to write to")
        self.path = path
        self.columns: dict[str, list[object]] = {
            name: []
            for name in (
                "match", "deal", "seed", "seat", "bot", "place", "win", "score", "decisions",
            )
        }  # fmt: skip

    def add(self, outcome: Outcome) -> None:
        """A row for each seat of the match."""
        for seat, (bot, place, win, score) in enumerate(
            zip(outcome.bots, outcome.places, outcome.shares, outcome.scores, strict=True)
        ):
            row = (
                outcome.match, outcome.deal, outcome.seed, seat + 1, bot, place, win, float(score),
                outcome.decisions,
            )  # fmt: skip
            for column, value in zip(self.columns.values(), row, strict=True):
                column.append(value)

    def write(self, study: Study) -> None:
        """Write the file; what was played stands in its metadata."""
        import pyarrow
        import pyarrow.parquet

        about = {
            "game": study.game,
            "seed": str(study.seed),
            "options": repr(study.options),
            "deck": study.deck,
        }
        table = pyarrow.table(self.columns).replace_schema_metadata(about)
        try:
            pyarrow.parquet.write_table(table, self.path)
        except OSError as error:
            raise SetupError(f"{self.path}: can't be written: {error}") from None
