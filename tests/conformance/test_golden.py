"""Records and counts that were frozen: a match played in any year is the same match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import parcours

from ..golden.freeze import FOLDER, counts

RECORDS = sorted(FOLDER.glob("*/*.record"))
each_record = pytest.mark.parametrize(
    "path", RECORDS, ids=[f"{path.parent.name}-{path.stem}" for path in RECORDS]
)


@pytest.mark.parametrize("name", parcours.game_names())
def test_every_game_has_a_frozen_match_for_each_number_of_players(name: str) -> None:
    game = parcours.find_game(name)
    for players in range(game.min_players, game.max_players + 1):
        assert (FOLDER / name / f"{players}.record").exists(), (
            f"expected a frozen match of {players} players: python tests/golden/freeze.py {name}"
        )


@each_record
def test_a_frozen_match_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = parcours.load_record(text)
    assert match.over
    assert match.record() == text


@each_record
def test_frozen_counts_of_legal_moves_hold(path: Path) -> None:
    frozen = json.loads(path.with_suffix(".counts.json").read_text(encoding="utf-8"))
    assert counts(path.read_text(encoding="utf-8")) == frozen
