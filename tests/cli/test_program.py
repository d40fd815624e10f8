"""The program itself, and that bad input ends in one line."""

import re
from pathlib import Path

import pytest

import parcours
from parcours.core.errors import Bug
from parcours.texts import LANGUAGES, Texts

from .commands import CHECKOUT, error_of, run


def test_the_version_says_whether_it_is_compiled() -> None:
    assert re.fullmatch(
        rf"parcours {re.escape(parcours.__version__)} \((compiled|interpreted)\)\n",
        run("--version").stdout,
    )


def test_without_a_command_it_tells_what_there_is() -> None:
    result = run()
    assert result.exit_code == 0
    for command in ("games", "play", "rules", "scenario", "verify", "simulate", "bench"):
        assert command in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_players_and_options(language: str) -> None:
    result = run("games", "--lang", language)
    assert result.exit_code == 0
    assert "smile_life" in result.stdout
    assert "2-6" in result.stdout
    assert "river=false" in result.stdout
    lasts = Texts(language, "happy").say("game-length")
    assert lasts in " ".join(result.stdout.split())


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["fly"], "No such command"),
        (["--fly"], "No such option"),
        (["games", "--lang", "xx"], "expected one of en, fr, nl"),
        (["play", "chess"], "there is no game 'chess': expected one of"),
        (["play", "smile_life", "--bots", "9"], "2 to 6 players, not 10"),
        (["play", "smile_life", "--with", "ana", "--bots", "0"], "2 to 6 players, not 1"),
        (["play", "smile_life", "--bot", "clever"], "expected one of easy, expert, greedy"),
        (["play", "smile_life", "--bots", "easy,clever"], "there is no bot 'clever'"),
        (["play", "smile_life", "--bots", ","], "expected a number, or names"),
        (["play", "smile_life", "--bot", "nowhere:MyBot"], "there is no module 'nowhere'"),
        (["study", "smile_life", "--bot", "clever"], "there is no bot 'clever'"),
        (["play", "smile_life", "--lang", "xx"], "expected one of en, fr, nl"),
        (["play", "smile_life", "--with", "Ana"], "cannot be a player's handle"),
        (["play", "smile_life", "--with", "studies"], "a word of the game"),
        (["play", "smile_life", "--option", "river"], "expected NAME=VALUE"),
        (["play", "smile_life", "--option", "moon=1"], "expected 'deck' or 'river'"),
        (["play", "smile_life", "--option", "deck=7"], "a whole number from 50 to 200"),
        (["play", "smile_life", "--seed", "-1"], "--seed"),
        (["play", "smile_life", "--seed", "x"], "--seed"),
        (["play", "smile_life", "--deck", "missing.toml"], "missing.toml: can't be read"),
        (["play", "--resume", "missing.txt"], "missing.txt: can't be read"),
        (["rules", "smile_life", "SL-99.1"], "there is no rule 'SL-99.1': expected"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["scenario", "missing.yaml"], "missing.yaml: can't be read"),
        (["verify", "missing.txt"], "missing.txt: can't be read"),
        (["verify", "."], "can't be read"),
        (["simulate", "smile_life", "--bots", "clever"], "there is no bot 'clever'"),
        (["simulate", "smile_life", "--bots", ","], "there are no bots"),
        (["simulate", "smile_life", "--players", "1"], "2 to 6 players, not 1"),
        (["simulate", "smile_life", "--matches", "0"], "--matches"),
        (["simulate", "smile_life", "--option", "deck=7"], "a whole number from 50 to 200"),
        (["simulate", "smile_life", "--out", "no/folder/x.parquet"], "there is no folder"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["bench", "--bots", "expert"], "expected --server --bots expert"),
        (["bench", "--server", "--bots", "clever"], "there is no bot 'clever'"),
        (["bench", "--abuse"], "expected --server --abuse"),
    ],
)
def test_bad_input_ends_in_one_line(
    arguments: list[str], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert expected in error_of(run(*arguments))


@pytest.mark.parametrize("command", [["verify"], ["scenario"], ["play", "--resume"]])
def test_a_file_that_is_not_utf_8_is_told(command: list[str], tmp_path: Path) -> None:
    path = tmp_path / "file.txt"
    path.write_bytes(b"parcours record 1\n\xff\xfe")
    assert "expected text in UTF-8" in error_of(run(*command, str(path)))


def test_a_deck_whose_counts_do_not_fit_is_told(tmp_path: Path) -> None:
    standard = (CHECKOUT / "src/parcours/games/smile_life/deck.toml").read_text(encoding="utf-8")
    path = tmp_path / "deck.toml"
    path.write_text(standard.replace("total = 200", "total = 201"), encoding="utf-8")
    for command in (["play", "smile_life"], ["simulate", "smile_life"]):
        assert "add up to 200, not 201" in error_of(run(*command, "--deck", str(path)))


def test_a_bug_is_shown_with_its_record(monkeypatch: pytest.MonkeyPatch, record: Path) -> None:
    def broken(_: str) -> None:
        raise Bug("draw", "parcours record 1\n")

    monkeypatch.setattr("parcours.cli.inputs.load_record", broken)
    result = run("verify", str(record))
    assert result.exit_code == 3
    assert "parcours record 1" in result.stderr
    assert "Traceback" not in result.stderr
