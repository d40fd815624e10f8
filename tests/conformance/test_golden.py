"""Records and counts that were frozen: a match played in any year is the same match, by the rules of its version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import parcours
from parcours.cli import app

from ..golden.freeze import CHECKSUMS, FOLDER, VARIANTS, checksums, counts

RECORDS = sorted(FOLDER.glob("*/v*/*.record"))
COUNTS = sorted(FOLDER.glob("*/v*/*.counts.json"))


def name_of(path: Path) -> str:
    return "-".join([path.parts[-3], path.parts[-2], path.name.split(".", 1)[0]])


each_record = pytest.mark.parametrize("path", RECORDS, ids=name_of)


@pytest.mark.parametrize("name", parcours.game_names())
def test_every_version_has_frozen_matches_of_each_number_of_players_and_option(name: str) -> None:
    newest = parcours.find_game(name)
    for game in [*newest.older(), newest]:
        folder = FOLDER / name / f"v{game.version}"
        for players in range(game.min_players, game.max_players + 1):
            assert (folder / f"{players}.record").exists(), (
                f"expected a frozen match of {players} players: python tests/golden/freeze.py {name}"
            )
            assert (folder / f"{players}.counts.json").exists()
            assert (folder / f"{players}-greedy.record").exists()
    for variant in VARIANTS.get(name, {}):
        assert (FOLDER / name / f"v{newest.version}" / f"{variant}.record").exists()


@each_record
def test_a_frozen_match_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = parcours.load_record(text)
    assert match.over
    assert f"v{match.game.version}" == path.parent.name
    assert match.state.version == match.game.version
    # An option that came later stands in the new record only.
    frozen, written = text.splitlines(), match.record().splitlines()
    added = {line for line in written if line.startswith("option ")} - set(frozen)
    assert [line for line in written if line not in added] == frozen


@each_record
def test_a_frozen_match_is_verified(path: Path) -> None:
    result = CliRunner().invoke(app, ["verify", str(path)])
    assert result.exit_code == 0, result.output
    version = path.parent.name.removeprefix("v")
    assert f"{path.parts[-3]}, rules {version}, with " in result.stdout


@each_record
def test_the_table_of_a_frozen_match_shows_the_same(path: Path) -> None:
    frozen = json.loads((path.parent / CHECKSUMS).read_text(encoding="utf-8"))
    assert checksums(path.read_text(encoding="utf-8")) == frozen[path.stem]


@pytest.mark.parametrize("path", COUNTS, ids=name_of)
def test_frozen_counts_of_legal_moves_hold(path: Path) -> None:
    frozen = json.loads(path.read_text(encoding="utf-8"))
    record = path.with_name(path.name.replace(".counts.json", ".record"))
    assert counts(record.read_text(encoding="utf-8")) == frozen
