"""Packages that bring games and bots along, as pip leaves them: a folder on the path with their metadata."""

from __future__ import annotations

import os
import sys
from pathlib import Path

GAMES = "parcours.games"
BOTS = "parcours.bots"


def write_metadata(folder: Path, package: str, entry_points: dict[str, dict[str, str]]) -> None:
    """What pip writes about an installed package. `entry_points` are names and references, by their group."""
    metadata = folder / f"{package}-1.0.dist-info"
    metadata.mkdir(parents=True)
    lines = [f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"]
    (metadata / "METADATA").write_text("".join(lines), encoding="utf-8")
    text = ""
    for group, entries in entry_points.items():
        text += f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
    (metadata / "entry_points.txt").write_text(text, encoding="utf-8")


def put_on_path(folder: Path) -> None:
    """For this process and for all that it starts."""
    sys.path.insert(0, str(folder))
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = f"{folder}{os.pathsep}{before}" if before else str(folder)
