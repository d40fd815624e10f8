"""`parcours play`."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import parcours
from parcours.texts import LANGUAGES, Texts

from .commands import error_of, load, play, run


def test_a_whole_match_against_three_bots_is_played_saved_and_verified(tmp_path: Path) -> None:
    options = ["smile_life", "--seed", "5", "--lang", "fr", "--option", "deck=60"]
    # Move 1 is always there, so this goes on to the end; how many were needed is counted.
    moves = play(*options, typed="1\n" * 99, folder=tmp_path).stdout.count("Votre coup")
    result = play(*options, typed="1\n" * moves + "match.txt\n", folder=tmp_path)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert "La partie est finie." in result.stdout
    assert "La pioche est vide. (SL-11.1)" in result.stdout
    match = load(tmp_path / "match.txt")
    assert match.over
    assert match.players == ["alex", "iris", "otto", "mona"]
    assert run("verify", str(tmp_path / "match.txt")).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_typed_is_answered(language: str, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    typed = [
        "help", "moves", "table", "card", "card doctor", "card nothing", "rules", "rules SL-4.7",
        "rules SL-4", "rules XX-1", "why", "why 1", "why draw", "why play doctor", "why fly",
        "undo", "0", "99", "³", "fly", "plya doctor", "play", "play unicorns", "PLAY DOCTOR", "",
        "save match.txt", "save", "save notes.txt", "save .", "[red]", "quit", "",
    ]  # fmt: skip
    result = play(
        "smile_life", "--seed", "7", "--lang", language,
        typed="\n".join(typed) + "\n", folder=tmp_path,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    texts = Texts(language, "smile_life")
    said = " ".join(result.stdout.split())
    expected: list[tuple[str, dict[str, object]]] = [
        ("terminal-help", {}),
        ("terminal-no-rule", {"rule": "XX-1"}),
        ("terminal-no-move", {}),
        ("terminal-allowed", {"move": texts.say("move-draw")}),
        ("terminal-no-number", {"number": 1}),
        ("terminal-unknown", {"text": "fly"}),
        ("terminal-unknown", {"text": "[red]"}),
        ("terminal-no-file", {}),
        ("terminal-saved", {"file": "match.txt"}),
        ("terminal-not-saved", {"file": "notes.txt", "text": texts.say("terminal-taken")}),
        ("terminal-not-saved", {"file": ".", "text": texts.say("terminal-file-folder")}),
        ("terminal-not-a-move", {"text": "play unicorns"}),
        ("refused-takeback", {"because": "nothing_played"}),
        ("terminal-quit", {}),
    ]
    for id, params in expected:
        assert " ".join(texts.say(id, **params).split()) in said
    assert load(tmp_path / "match.txt").moves == []
    assert (tmp_path / "notes.txt").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_described_where_the_game_has_words_for_it(language: str, tmp_path: Path) -> None:
    result = play(
        "fatum", "--seed", "7", "--lang", language,
        typed="card waiter\nquit\n\n", folder=tmp_path,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert Texts(language, "fatum").about("waiter") in " ".join(result.stdout.split())


def test_a_refused_move_names_its_rule(tmp_path: Path) -> None:
    result = play("smile_life", "--seed", "7", typed="draw\nplay doctor\n", folder=tmp_path)
    assert "SL-3.10" in result.stdout
    assert result.returncode == 0


def test_undo_takes_a_move_back(tmp_path: Path) -> None:
    given: dict[str, object] = {
        "turn": "ana",
        "phase": "play",
        "ana": {"hand": ["cat", "dog"], "job": ["waiter"]},
    }
    match = parcours.lay_out("smile_life", players=["ana", "bob"], given=given)
    (tmp_path / "match.txt").write_text(match.record(), encoding="utf-8")
    result = play("--resume", "match.txt", typed="resign\nundo\nsave match.txt\n", folder=tmp_path)
    assert result.returncode == 0, result.stderr
    assert Texts("en").say("terminal-undone") in result.stdout
    assert load(tmp_path / "match.txt").moves == []


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    play("smile_life", "--seed", "7", typed="draw\nsave match.txt\n", folder=tmp_path)
    saved = load(path)
    result = play("--resume", "match.txt", typed="1\nsave match.txt\n", folder=tmp_path)
    assert result.returncode == 0, result.stderr
    later = load(path)
    assert later.moves[: len(saved.moves)] == saved.moves
    assert len(later.moves) > len(saved.moves)
    assert "a match of smile_life" in error_of(run("play", "chess", "--resume", str(path)))
    error = error_of(run("play", "--resume", str(path), "--with", "eve"))
    assert "nobody is called 'eve'" in error


def test_the_hand_of_the_next_person_is_not_shown_before_enter(tmp_path: Path) -> None:
    match = parcours.new_match("smile_life", players=["ana", "bob"], seed=7)
    first = match.to_act[0]
    match.play(first, "draw")
    move = next(move for move in match.legal(first) if str(move).startswith("discard"))
    match.play(first, move)
    second = match.to_act[0]
    assert second != first
    texts = Texts("en", "smile_life")
    # Enter is pressed for the first person only.
    result = play(
        "smile_life", "--seed", "7", "--with", "ana", "--with", "bob",
        typed=f"\ndraw\n{move}\n", folder=tmp_path,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    before, rest = result.stdout.split(
        texts.say("terminal-handover", player=texts.player(first)), maxsplit=1
    )
    shown, after = rest.split(texts.say("terminal-handover", player=texts.player(second)))
    hand = re.compile(rf"{texts.zone('hand')} +\w")
    assert not hand.search(before)
    assert hand.search(shown)
    assert not hand.search(after)


def test_input_that_is_not_utf_8_is_told_kindly() -> None:
    command = [sys.executable, "-m", "parcours.cli", "play", "smile_life", "--seed", "7"]
    result = subprocess.run(
        command, input=b"\xff\xfe\nquit\n", capture_output=True, timeout=60, check=False
    )
    assert result.returncode == 0
    assert result.stderr == b""


def hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
def test_ctrl_c_ends_cleanly() -> None:
    command = [sys.executable, "-m", "parcours.cli", "play", "smile_life", "--seed", "7"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Tests that run in the background ignore Ctrl-C, and their children would too.
        preexec_fn=hear_interrupts,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        shown = b""
        while not shown.endswith(b"Your move: "):
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
        assert b"Goodbye" in process.stdout.read()
        assert process.stderr.read() == b""


def test_bots_are_not_called_like_the_people(tmp_path: Path) -> None:
    result = play("smile_life", "--with", "iris", "--bots", "2", folder=tmp_path)
    assert "Otto, Mona" in result.stdout


def test_who_names_no_game_is_asked(tmp_path: Path) -> None:
    played = play(typed="chess\nsmile_life\nquit\n\n", folder=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "Which game?" in played.stdout
    assert "Smile Life" in played.stdout
    assert play(typed="", folder=tmp_path).returncode == 1


def test_moves_that_differ_in_an_amount_are_one_line(tmp_path: Path) -> None:
    played = play("power_struggle", "--seed", "4", typed="1\n" * 14 + "quit\n\n", folder=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "Or type one of these with an amount:" in played.stdout
    assert re.search(r"offer 50…\d+ to \w+ for \w+", played.stdout)
    assert "offer 100 to" not in played.stdout
