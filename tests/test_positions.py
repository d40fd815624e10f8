"""Positions to learn from: nothing hidden in them, the same with all workers, and from records as from matches."""

from itertools import islice
from pathlib import Path

import pytest
from pyarrow import parquet
from typer.testing import CliRunner, Result

import parcours
from parcours.cli import dataset as dataset_command
from parcours.cli.app import app
from parcours.core.chance import Chance
from parcours.core.match import Match
from parcours.lab import positions as positions_module
from parcours.lab.positions import describe, play_positions, read_positions
from parcours.lab.simulate import Study
from parcours.lab.workers import Processes

each_game = pytest.mark.parametrize("game", parcours.game_names())
HIGH_CARD = Study("high_card", ("greedy", "random"), matches=6)


def random_match(game: str, seed: int = 5) -> Match:
    rules = parcours.find_game(game)
    players = [f"p{seat + 1}" for seat in range(rules.min_players)]
    return parcours.new_match(game, players, seed=seed)


def played_out(game: str, most: int, seed: int = 5) -> Match:
    match = random_match(game, seed)
    chance = Chance(seed)
    while not match.over and len(match.moves) < most:
        seat = match.state.to_act()[0]
        match.play_move(seat, match.state.random_move(seat, chance))
    return match


@each_game
def test_what_a_seat_cannot_know_is_in_none_of_its_rows(game: str) -> None:
    """All that it can't know is dealt again, and its rows stay the same."""
    match = random_match(game)
    chance = Chance(11)
    other_worlds = 0
    while not match.over and len(match.moves) < 80:
        seat = match.state.to_act()[0]
        world = match.state.redeal(seat, chance)
        other_worlds += world.full_view(match.players) != match.table()
        rows = [describe(state, seat, match.game, match.grammar) for state in (match.state, world)]
        assert rows[0] == rows[1]
        assert len(rows[0]["features"]) > 3
        match.play_move(seat, match.state.random_move(seat, chance))
    assert other_worlds > 5


def test_features_are_the_view_seen_from_the_seat() -> None:
    match = played_out("smile_life", 30)
    seat = match.state.to_act()[0]
    features = dict(describe(match.state, seat, match.game, match.grammar)["features"])
    view = match.view(match.players[seat])
    own = view[match.players[seat]]
    assert isinstance(own, dict)
    for card in own["hand"]:
        assert features[f"own.hand={card}"] == own["hand"].count(card)
    discard = view["discard"]
    assert isinstance(discard, list)
    assert features[f"discard.last={discard[-1]}"] == 1
    assert features["pile"] == view["pile"]
    assert not any(player in name for name in features for player in match.players)


def test_a_row_tells_what_was_done_and_how_it_ended() -> None:
    study = Study("smile_life", ("greedy", "random"), matches=2, options={"deck": 50})
    for match, rows in enumerate(play_positions(study)):
        assert {row["match"] for row in rows} == {match}
        assert [row["decision"] for row in rows] == list(range(1, len(rows) + 1))
        for row in rows:
            assert row["move"] in row["legal"]
            assert row["win"] == (row["place"] == 1) or 0 < row["win"] < 1
            assert row["value"] is None or row["bot"] == "greedy"
        # Both sit on both seats of the same deal.
        assert {(row["seat"], row["bot"]) for row in rows} == {
            (1 + match, "greedy"),
            (2 - match, "random"),
        }
        assert len({row["seed"] for row in rows}) == 1
        assert any(row["value"] is not None for row in rows)


def test_they_are_the_same_whatever_the_workers() -> None:
    assert list(play_positions(HIGH_CARD)) == list(play_positions(HIGH_CARD, Processes(2)))


@each_game
def test_a_record_gives_the_positions_of_its_match(game: str, tmp_path: Path) -> None:
    match = played_out(game, 25)
    file = tmp_path / "one.record"
    file.write_text(match.record())
    (rows,) = read_positions(game, [file])
    assert len(rows) == sum(seat >= 0 for seat, _ in match.moves)
    assert all(row["move"] in row["legal"] for row in rows)
    assert {row["record"] for row in rows} == {"one.record"}
    if not match.over:
        assert all("place" not in row for row in rows)


# The command


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["dataset", *words])


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions_module, "PART", 2)


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize("stop", [0, 1, 2, 3])
def test_a_run_that_was_stopped_goes_on_to_the_same_files(
    tmp_path: Path, stop: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*given: object) -> object:
        yield from islice(play_positions(*given), stop)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    words = ["high_card", "--matches", "5", "--jobs", "1", "--out"]
    assert run(*words, str(tmp_path / "whole")).exit_code == 0
    with monkeypatch.context() as patched:
        patched.setattr(dataset_command, "play_positions", interrupted)
        done = run(*words, str(tmp_path / "stopped"))
    assert (done.exit_code, "goes on from here" in done.output) == (1, True)
    assert run(*words, str(tmp_path / "stopped")).exit_code == 0
    assert files(tmp_path / "stopped") == files(tmp_path / "whole")


@pytest.mark.usefixtures("small_parts")
def test_records_are_read_on_from_the_last_one(tmp_path: Path) -> None:
    """One without moves has no rows, and is no gap."""
    folder = tmp_path / "records"
    folder.mkdir()
    for number, most in enumerate((4, 0, 99, 0)):
        (folder / f"{number}.record").write_text(played_out("high_card", most, number).record())
    words = ["high_card", str(folder), "--jobs", "1", "--out", str(tmp_path / "data")]
    assert run(*words).exit_code == 0
    before = files(tmp_path / "data")
    assert run(*words).exit_code == 0
    assert files(tmp_path / "data") == before
    table = parquet.read_table(tmp_path / "data")
    assert sorted(set(table.column("match").to_pylist())) == [0, 2]
    assert table.schema.field("features").type.item_type == "double"


def test_bad_input_is_told(tmp_path: Path) -> None:
    record = tmp_path / "one.record"
    record.write_text(played_out("high_card", 2).record())
    out = ["--out", str(tmp_path / "data"), "--jobs", "1"]
    for words, said in [
        (["smile_life", str(record)], "is a match of high_card: expected one of smile_life"),
        (["high_card", str(record), "--seed", "1"], "records have their matches"),
        (["high_card", str(tmp_path / "none.record")], "can't be read"),
        (["high_card", "--bots", "moon"], "there is no bot 'moon'"),
    ]:
        done = run(*words, *out)
        assert done.exit_code == 2
        assert said in " ".join(done.output.split())
    assert run("high_card", "--matches", "1", *out).exit_code == 2  # that of another
