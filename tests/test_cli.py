"""The command line: what each command says, and that bad input ends in one line."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import parcours
from parcours.bots import decide, decision_chance, find_bot, load_bot
from parcours.cli import app
from parcours.cli.boards import find_board
from parcours.cli.boards.generic import draw as draw_anything
from parcours.cli.coverage import marks
from parcours.cli.screen import WIDTH, screen, show, text_table
from parcours.core.chance import Chance
from parcours.core.errors import Bug
from parcours.core.registry import find_game
from parcours.games.retire_happy.table import CHILD_COST, LOAN, LODGING_COST, REPAYMENT
from parcours.scenarios.scenario import Scenario
from parcours.texts import LANGUAGES, Texts
from parcours.texts.faces import card_lines

CHECKOUT = Path(__file__).parents[1]
SCENARIOS = CHECKOUT / "src" / "parcours" / "games" / "smile_life" / "scenarios"


def run(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, arguments, input=typed)


def play(*arguments: str, typed: str = "", folder: Path) -> subprocess.CompletedProcess[str]:
    """`parcours play` in a process of its own, in that folder."""
    return subprocess.run(
        [sys.executable, "-m", "parcours.cli", "play", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        timeout=120,
        check=False,
    )


def load(path: Path) -> parcours.Match:
    return parcours.load_record(path.read_text(encoding="utf-8"))


def error_of(result: Result) -> str:
    """The one line that bad input ends in."""
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1, result.stderr
    assert "Traceback" not in result.output
    return result.stderr


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


# The program itself.


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


# verify


def test_verify_says_what_it_checked(record: Path) -> None:
    result = run("verify", str(record))
    assert result.exit_code == 0
    assert "moves replayed, all legal" in result.stdout
    assert "it ends as it says: pile_empty" in result.stdout
    assert "no commitment" in result.stdout


@pytest.mark.parametrize(
    ("found", "instead", "expected"),
    [
        ("parcours record 1", "parcours record 2", "a newer Parcours may read it"),
        ("rules: 2", "rules: 99", "expected version 1 or 2"),
        ("game: smile_life", "game: chess", "there is no game 'chess'"),
        ("players: ana bob", "players: ana", "2 to 6 players"),
        ("option deck: 50", "option deck: 7", "a whole number from 50 to 200"),
        ("ana: draw", "ana: fly", "is no move"),
        ("= pile_empty", "= flood", "the moves lead to"),
    ],
)
def test_a_record_that_is_wrong_is_told_with_its_line(
    record: Path, found: str, instead: str, expected: str
) -> None:
    text = record.read_text(encoding="utf-8")
    assert found in text
    record.write_text(text.replace(found, instead, 1), encoding="utf-8")
    error = error_of(run("verify", str(record)))
    assert expected in error
    assert re.search(r"match\.txt: line \d+: ", error)


def test_a_record_cut_in_the_middle_is_told(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    for length in (0, 30, len(text) // 2, len(text) - 60):
        record.write_text(text[:length], encoding="utf-8")
        assert "line" in error_of(run("verify", str(record)))


# scenario


def test_scenarios_print_a_line_each() -> None:
    path = SCENARIOS / "malus.yaml"
    result = run("scenario", str(path))
    assert result.exit_code == 0
    titles = re.findall(r"^scenario: (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    lines = result.stdout.splitlines()
    assert len(lines) == len(titles)
    for line, title in zip(lines, titles, strict=True):
        assert line.startswith(f"✓ {title}")
    assert "SL-7.6" in lines[0]


def test_a_failing_scenario_shows_step_difference_and_table(tmp_path: Path) -> None:
    path = tmp_path / "fails.yaml"
    path.write_text(
        "scenario: A draw brings two cards\n"
        "game: smile_life\n"
        "players: [ana, bob]\n"
        "given: {turn: ana, ana: {hand: [cat]}}\n"
        "steps:\n"
        "  - ana: draw\n"
        "  - expect: {ana: {hand: 3}}\n",
        encoding="utf-8",
    )
    good = str(SCENARIOS / "casino.yaml")
    result = run("scenario", str(path), good)
    assert result.exit_code == 1
    assert "✗ A draw brings two cards" in result.stdout
    assert "step 2: expect" in result.stdout
    assert "ana.hand is" in result.stdout
    assert "Ana" in result.stdout
    assert "✓" in result.stdout


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("scenario: [", "not YAML"),
        ("just words", "expected a mapping"),
        ("scenario: x\ngame: smile_life\n", "'players' is missing"),
    ],
)
def test_a_file_that_is_no_scenario_is_told(text: str, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    assert expected in error_of(run("scenario", str(path)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("game: chess\n", "there is no game 'chess'"),
        ("game: smile_life\ngiven: {ana: {hand: [unicorns]}}\n", "no card 'unicorns'"),
    ],
)
def test_a_scenario_that_cannot_be_laid_out_fails(text: str, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(f"scenario: Nonsense\nplayers: [ana, bob]\nsteps: []\n{text}", encoding="utf-8")
    result = run("scenario", str(path), str(SCENARIOS / "casino.yaml"))
    assert result.exit_code == 1
    assert "✗ Nonsense" in result.stdout
    assert expected in result.stdout
    assert "✓ Different wages" in result.stdout


# rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_read_whole_by_chapter_or_one(language: str) -> None:
    texts = Texts(language, "smile_life")
    whole = run("rules", "smile_life", "--lang", language).stdout
    for chapter, title, ids in texts.chapters():
        assert f"{chapter}  {title}" in whole
        for rule in ids:
            assert f"{rule}\n" in whole
    one = run("rules", "smile_life", "sl-4.7", "--lang", language).stdout
    assert " ".join(one.split()) == f"SL-4.7 {' '.join(texts.rule('SL-4.7').split())}"
    chapter_4 = run("rules", "smile_life", "SL-4", "--lang", language).stdout
    assert "SL-4.14\n" in chapter_4
    assert "SL-5.1\n" not in chapter_4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_is_read_instead_of_the_rules(language: str) -> None:
    printed = run("rules", "smile_life", "--guide", "--lang", language).stdout
    words = " ".join(printed.split())
    for title, text in Texts(language, "smile_life").guide():
        assert f"{title}\n" in printed
        assert " ".join(text.split()) in words
    assert "SL-1.1" not in printed


@pytest.mark.parametrize("game", parcours.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_listed_with_its_copies_and_its_facts(game: str, language: str) -> None:
    printed = " ".join(run("cards", game, "--lang", language).stdout.split())
    texts = Texts(language, game)
    deck = find_game(game).standard_deck()
    for kind, copies in zip(deck.names, deck.copies, strict=True):
        times = f" ×{copies}" if copies > 1 else ""
        name = texts.card(kind)
        facts = "; ".join(card_lines(texts, deck, kind))
        for said in (f"{name[:1].upper()}{name[1:]}{times} {kind}", facts):
            assert " ".join(said.split()) in printed


def test_cards_are_found_by_what_they_say() -> None:
    found = run("cards", "fatum", "ETUDES", "droit", "--lang", "fr").stdout
    assert "studies_law" in found
    assert "waiter" not in found
    objective = " ".join(run("cards", "fatum", "harmony").stdout.split())
    assert objective.startswith("Objectives")
    assert "harder objectives: work 5, experience 5, relations 5, property 5" in objective
    policeman = run("cards", "fatum", "FA-7.15").stdout
    assert re.findall(r"  (\w+) +\n", policeman) == ["policeman"]
    assert "FA-7.15 FA-5.2 FA-5.3 FA-5.4 FA-6.2 FA-8.2 " in policeman
    trip = " ".join(run("cards", "happy", "world_trip").stdout.split())
    assert "2 with three, 3 with four, 4 with five, 5 with six" in trip
    nothing = error_of(run("cards", "happy", "submarine"))
    assert nothing == "parcours: no card of happy says 'submarine'\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_aid_has_the_numbers_of_the_rules(language: str) -> None:
    printed = " ".join(run("cards", "retire_happy", "--aid", "--lang", language).stdout.split())
    for title, text in Texts(language, "retire_happy").aid():
        assert title in printed
        assert " ".join(text.split()) in printed
    for number in (CHILD_COST, LODGING_COST, LOAN, REPAYMENT):
        assert f" {number} G" in printed
    none = error_of(run("cards", "happy", "--aid"))
    assert none == "parcours: happy has no player aid\n"


def checkout(folder: Path, marked: str) -> None:
    """A test that shows that rule."""
    (folder / "tests").mkdir()
    (folder / "tests" / "test_one.py").write_text(
        f'import pytest\n\n\n@pytest.mark.rule("{marked}")\ndef test_it() -> None:\n    pass\n',
        encoding="utf-8",
    )


def scenario_of(rules: list[str]) -> Scenario:
    """A scenario that shows those rules."""
    document: dict[str, object] = {
        "scenario": "Shows a lot",
        "game": "smile_life",
        "rules": rules,
        "players": ["ana", "bob"],
        "steps": [],
    }
    return Scenario(document, "here")


def test_coverage_lists_what_shows_each_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    chapters = Texts("en", "smile_life").chapters()
    known = [rule for chapter, _, ids in chapters if chapter != "SL-R" for rule in ids]
    scenarios = {"one-1": scenario_of(known[2:])}
    monkeypatch.setattr("parcours.cli.coverage.shipped", lambda _: scenarios)
    checkout(tmp_path, known[0])
    result = run("rules", "smile_life", "--coverage")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0].split() == ["✓", known[0], "test_one.py:", "test_it"]
    assert lines[1].startswith(f"✓ {known[2]}")
    assert "Shows a lot" in lines[1]
    assert lines[-2] == f"✗ {known[1]}"
    assert lines[-1] == f"{len(known) - 1} of {len(known)} rules are shown"


@pytest.mark.parametrize("game", parcours.game_names())
def test_every_rule_is_shown(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CHECKOUT)
    result = run("rules", game, "--coverage")
    assert result.exit_code == 0, result.stdout
    assert "✗" not in result.stdout
    assert "-R" not in result.stdout


def test_coverage_needs_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "expected to run in a checkout" in error_of(run("rules", "smile_life", "--coverage"))


def test_marks_are_read_from_decorators_only() -> None:
    source = (
        "import pytest\n\n"
        "TEXT = '@pytest.mark.rule(\"XX-1.1\")'\n\n"
        "@pytest.mark.rule('XX-1.2', 'XX-1.3')\n"
        "@pytest.mark.slow\n"
        "def test_two(): ...\n"
    )
    assert list(marks(source, Path("x.py"))) == [("XX-1.2", "test_two"), ("XX-1.3", "test_two")]


# simulate and bench


def test_simulate_counts_wins_by_bot_and_seat() -> None:
    arguments = ["--matches", "6", "--bots", "greedy,random,random", "--option", "deck=50"]
    result = run("simulate", "smile_life", *arguments, "--jobs", "1", "--seed", "3")
    assert result.exit_code == 0
    assert "6 matches of smile_life on 2 deals, seed 3" in result.stdout
    assert "Wilson" in result.stdout
    assert "1/k" in result.stdout
    again = run("simulate", "smile_life", *arguments, "--jobs", "2", "--seed", "3")
    assert again.stdout == result.stdout


def test_simulate_plays_with_a_deck_of_ones_own(tmp_path: Path) -> None:
    standard = (CHECKOUT / "src/parcours/games/smile_life/deck.toml").read_text(encoding="utf-8")
    path = tmp_path / "deck.toml"
    path.write_text(standard.replace("smiles = 3", "smiles = 9"), encoding="utf-8")
    out = tmp_path / "results.parquet"
    options = ["--matches", "2", "--jobs", "1", "--deck", str(path), "--out", str(out)]
    result = run("simulate", "smile_life", *options)
    assert result.exit_code == 0
    assert out.stat().st_size > 0


def test_out_needs_pyarrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    options = ["--matches", "1", "--out", str(tmp_path / "results.parquet")]
    assert "pip install 'parcours[lab]'" in error_of(run("simulate", "smile_life", *options))


def test_bench_measures_both_ways() -> None:
    result = run("bench", "smile_life", "--seconds", "0.01")
    assert result.exit_code == 0
    assert "legal and apply" in result.stdout
    assert "playout" in result.stdout
    assert re.search("compiled|interpreted", result.stdout)


def test_bench_shows_ratios_to_its_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    from parcours.lab.peers import Measure

    rows = [
        Measure("OpenSpiel hearts", "Python, legal_actions", 1_000_000, 1.0),
        Measure("Catanatron", "Python, play_tick", 1_000, 1.0),
        Measure("RLCard uno", "Python, env.step", problem="not installed"),
    ]
    monkeypatch.setattr("parcours.cli.bench.measure_peers", lambda _: iter(rows))
    result = run("bench", "smile_life", "--peers", "--seconds", "0.01")
    assert result.exit_code == 0
    assert "1,000.00" in result.stdout.replace("1000.00", "1,000.00")
    assert "RLCard uno: not installed" in result.stdout


def test_bench_counts_the_simulations_of_a_search_beside_its_peers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from parcours.lab.peers import Measure

    rows = [
        Measure("OpenSpiel hearts", "ISMCTS, C++", 27_000, 1.0),
        Measure("OpenSpiel gin_rummy", "ISMCTS, C++", problem="not installed"),
    ]
    monkeypatch.setattr("parcours.cli.bench_search.measure_peers", lambda *_: iter(rows))
    result = run("bench", "smile_life", "--search", "--peers", "--seconds", "0.01")
    assert result.exit_code == 0
    assert "sequential halving" in result.stdout
    assert "27,000" in result.stdout
    assert "not installed" in result.stdout


# think


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_weighs_a_step_of_a_record(language: str, tmp_path: Path) -> None:
    match = parcours.new_match("smile_life", ["ana", "bob"], seed=7)
    match.play("ana", "draw")
    choice = decide(load_bot("hard:40"), match.state, 0, decision_chance(match.seed, 0, 1))
    move = match.say(choice.move)
    match.play("ana", move)
    file = tmp_path / "match.record"
    file.write_text(match.record(), encoding="utf-8")
    texts = Texts(language, "smile_life")
    result = run("think", str(file), "--step", "2", "--bot", "hard:40", "--lang", language)
    assert result.exit_code == 0, result.stderr
    for message in ("weighed-move", "weighed-chance", "weighed-simulations"):
        assert texts.say(message).split()[0] in result.stdout
    assert move in result.stdout
    # Nothing else could be done, and nothing depends on luck.
    only = run("think", str(file), "--step", "1", "--bot", "hard:40", "--lang", language)
    assert texts.say("weighed-only") in only.stdout
    again = run("think", str(file), "--step", "2", "--bot", "hard:40", "--lang", language)
    assert again.stdout == result.stdout
    assert run("think", str(file), "--bot", "medium").exit_code == 0
    for wrong in ("0", "3"):
        refused = run("think", str(file), "--step", wrong)
        assert refused.exit_code == 2
        assert f"there is no step {wrong}: expected 1 to 2" in refused.stderr


# play


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


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ")
def test_ctrl_c_ends_cleanly() -> None:
    command = [sys.executable, "-m", "parcours.cli", "play", "smile_life", "--seed", "7"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Tests that run in the background are deaf to Ctrl-C, and their children would be too.
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


# Drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", parcours.game_names())
def test_every_table_of_a_match_can_be_drawn_in_a_hundred_columns(game: str, language: str) -> None:
    rules = parcours.find_game(game)
    players = [f"p{seat + 1}" for seat in range(rules.max_players)]
    match = parcours.new_match(game, players=players, seed=3)
    texts = Texts(language, game)
    draw = find_board(rules)
    bot = find_bot("greedy")
    console = screen()
    while not match.over:
        player = match.to_act[0]
        if len(match.moves) % 50 == 0:
            for reader in (player, None):
                for way in (draw, draw_anything):
                    lines = console.render_lines(
                        way(match.view(reader), texts, reader), console.options.update(width=100)
                    )
                    assert all(sum(part.cell_length for part in line) <= 100 for line in lines)
        choice = decide(bot, match.state, match.seat(player), Chance(len(match.moves)))
        match.play(player, match.say(choice.move))
    console.render_lines(draw(match.table(), texts, None), console.options)


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


def test_a_table_in_a_file_keeps_all_its_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    numbers = [f"column {number}" for number in range(20)]
    drawn = text_table("", ["name", *numbers], numbers)
    drawn.add_row("first", *numbers)
    show(drawn, "word " * WIDTH)
    shown = capsys.readouterr().out.splitlines()
    assert any("first" in line and all(number in line for number in numbers) for line in shown)
    assert all(len(line) <= WIDTH for line in shown if "word" in line)
