"""What several commands read."""

from pathlib import Path

import pytest

import parcours


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match."""
    match = parcours.new_match("smile_life", players=["ana", "bob"], seed=7, options={"deck": 50})
    while not match.over:
        player = match.to_act[0]
        match.play(player, match.default(player))
    path = tmp_path / "match.txt"
    path.write_text(match.record(), encoding="utf-8")
    return path
