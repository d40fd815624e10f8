"""Results as lines of JSON, each written as soon as it is known: a run that was stopped goes on where it was."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def add_line(path: Path | None, row: Mapping[str, object]) -> None:
    """Write one more line, where there is a file for it."""
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def read_lines(path: Path | None) -> list[dict[str, Any]]:
    """The lines that were written there, none where nothing was."""
    if path is None or not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
