"""Results as a Parquet data set: a folder of parts, which grows match by match.

A part is written when it is full, so memory does not grow with the number of matches. A run that was stopped goes on
after the last match that is there, and in the end the parts are the same as without a stop.
"""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from time import monotonic
from typing import Any, Generic, TypeVar

from parcours.core.errors import SetupError
from parcours.lab.extras import need

# Readers of data sets pass over what begins with an underscore.
ABOUT = "_study.json"
# Seconds after which a part that is not full is written: a process that is killed loses no more than that.
_SAVED = 60

Row = dict[str, Any]
Item = TypeVar("Item")


class Format(ABC, Generic[Item]):
    """How a match is written: as one row or more, in a row."""

    # Matches in a part.
    part: int

    @abstractmethod
    def schema(self) -> Any:
        """The columns and their types, as pyarrow has them."""

    @abstractmethod
    def rows(self, item: Item) -> Sequence[Row]:
        """The rows of a match."""

    @abstractmethod
    def item(self, rows: list[Row]) -> Item:
        """The match of these rows."""

    def key(self, row: Row) -> object:
        """What the rows of one match have in common, and no others."""
        return row["match"]


class DataSet(Generic[Item]):
    """The data set of one study, which is extended. `about` is all that its rows depend on, in words."""

    def __init__(self, folder: Path, about: Mapping[str, str], format: Format[Item]) -> None:
        need("pyarrow", "a data set")
        self.folder = folder
        self.about = _with_fingerprint(about)
        self._format = format
        self._items: list[Item] = []
        self._part = 0
        self._saved = monotonic()
        self._open()
        parts = sorted(folder.glob("part-*.parquet"))
        if parts:
            self._part = len(parts) - 1
            self._items = list(self._read(parts[-1]))
            if len(self._items) == format.part:
                self._next_part()
            # Otherwise the last one has room left: it is written again with what follows.

    @property
    def matches(self) -> int:
        """How many matches there are."""
        return self._format.part * self._part + len(self._items)

    def _open(self) -> None:
        """Make the folder, or see that it is this study's."""
        about = self.folder / ABOUT
        if not self.folder.parent.is_dir():
            raise SetupError(f"{self.folder}: there is no folder {self.folder.parent} to write to")
        try:
            if about.is_file():
                if json.loads(about.read_text(encoding="utf-8")) != self.about:
                    raise SetupError(
                        f"{self.folder} has the results of another study: expected a new folder"
                    )
                return
            if self.folder.exists() and (not self.folder.is_dir() or any(self.folder.iterdir())):
                raise SetupError(f"{self.folder} is no data set of a study: expected a new folder")
            self.folder.mkdir(exist_ok=True)
            about.write_text(json.dumps(self.about, indent=1) + "\n", encoding="utf-8")
        except (OSError, ValueError) as error:
            raise SetupError(f"{self.folder}: can't be used for results: {error}") from None

    def earlier(self) -> Iterator[Item]:
        """The matches that are there already, one part after the other."""
        for number in range(self._part):
            yield from self._read(self._file(number))
        yield from self._items[:]

    def last(self) -> Item | None:
        """The last match that is there."""
        if not self._items and self._part:
            return [*self._read(self._file(self._part - 1))][-1]
        return self._items[-1] if self._items else None

    def add(self, item: Item) -> None:
        """One more match, the next in order."""
        self._items.append(item)
        if len(self._items) == self._format.part:
            self.write()
            self._next_part()
        elif monotonic() - self._saved > _SAVED:
            self.write()

    def _next_part(self) -> None:
        self._items = []
        self._part += 1

    def write(self) -> None:
        """Write what is not yet in a full part."""
        self._saved = monotonic()
        if not self._items:
            return
        import pyarrow
        import pyarrow.parquet

        rows = [row for item in self._items for row in self._format.rows(item)]
        schema = self._format.schema().with_metadata(self.about)
        file = self._file(self._part)
        # Beside it first: a part is there whole, or not at all.
        unfinished = file.with_suffix(".unfinished")
        try:
            pyarrow.parquet.write_table(
                pyarrow.Table.from_pylist(rows, schema), unfinished, compression="zstd"
            )
            unfinished.replace(file)
        except OSError as error:
            raise SetupError(f"{file}: can't be written: {error}") from None

    def _read(self, file: Path) -> Iterator[Item]:
        """The matches of a part."""
        import pyarrow
        import pyarrow.parquet

        try:
            rows: list[Row] = pyarrow.parquet.read_table(file).to_pylist()
        except (OSError, pyarrow.ArrowException) as error:
            raise SetupError(f"{file} is no part of a data set: {error}") from None
        for _, group in groupby(rows, key=self._format.key):
            yield self._format.item(list(group))

    def _file(self, number: int) -> Path:
        return self.folder / f"part-{number:06}.parquet"


def _with_fingerprint(about: Mapping[str, str]) -> dict[str, str]:
    text = json.dumps(dict(about), sort_keys=True)
    return {**about, "fingerprint": hashlib.sha256(text.encode()).hexdigest()}
