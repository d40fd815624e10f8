"""Studies of decks: the same on any number of processes, counted right, and told on a page."""

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from parcours.cli import study as study_command
from parcours.cli.app import app
from parcours.core.errors import DeckError, SetupError
from parcours.core.registry import find_game, game_names
from parcours.lab import plots, study_results
from parcours.lab.markdown import share
from parcours.lab.page import PAGE, RESULTS, StudyFolder, find, write_page
from parcours.lab.study import play_study
from parcours.lab.workers import Processes, Workers
from parcours.studies.findings import Findings
from parcours.studies.matches import (
    ASSIGNED,
    FREE,
    DeckStudy,
    Draft,
    Played,
    SeatRow,
    assign,
    plan_study,
)
from parcours.studies.plan import PlanError, find_plan, read_plan
from parcours.studies.statistics import Estimate, difference, mean, median, per_use, quantile

from .processes import run_module

SHORT: dict[str, object] = {"deck": 50}


def tiny(game: str, matches: int = 3) -> DeckStudy:
    return plan_study(
        game,
        find_game(game).min_players,
        matches,
        seed=5,
        options=SHORT if game == "smile_life" else {},
    )


def written(folder: Path, study: DeckStudy, command: str) -> tuple[StudyFolder, list[Played]]:
    """The study, played and written there."""
    made = StudyFolder(folder, study)
    matches = list(play_study(study))
    for match in matches:
        made.results.add(match)
    made.results.write()
    made.write(Findings(study, matches), command)
    return StudyFolder(folder, study), matches


@pytest.mark.parametrize("game", game_names())
def test_every_game_is_studied_and_written_down(game: str, tmp_path: Path) -> None:
    study = tiny(game)
    folder, matches = written(tmp_path / "page", study, f"parcours study {game}")
    assert list(folder.results.earlier()) == matches
    page = (tmp_path / "page" / PAGE).read_text(encoding="utf-8")
    for mark in study.plan.marks:
        assert mark.says in page
    for name in page.split("](")[1:]:
        assert (tmp_path / "page" / name.split(")")[0]).is_file()
    table = parquet.read_table(tmp_path / "page" / RESULTS)
    assert table.num_rows == study.total * study.players
    assert sum(table.column("win").to_pylist()) == pytest.approx(study.total)
    assert table.schema.metadata[b"game"] == game.encode()


@pytest.mark.parametrize("game", game_names())
def test_every_plan_speaks_the_words_of_its_game(game: str) -> None:
    study = tiny(game, 2)
    plan = study.plan
    for played in play_study(study):
        assert sorted(row.order for row in played.seats) == list(range(study.players))
        if plan.hand:
            assert all(row.dealt for row in played.seats)
        if plan.used:
            assert any(row.used for row in played.seats)
        if plan.draft_verb:
            assert played.drafts
        for row in played.seats:
            assert [*row.ways] == ([t.name for t in plan.trials] if played.part == ASSIGNED else [])


def test_the_same_seed_gives_the_same_study_whatever_the_jobs() -> None:
    study = tiny("smile_life", 20)
    assert list(play_study(study)) == list(play_study(study, Processes(3)))


def test_the_same_study_gives_the_same_files(tmp_path: Path) -> None:
    study = tiny("smile_life")
    for name in ("one", "two"):
        written(tmp_path / name, study, "parcours")
    files = files_in(tmp_path / "one")
    assert {PAGE, "cards.svg", "length.svg", "seats.svg"} <= set(files)
    assert files == files_in(tmp_path / "two")


# What is counted


def row(seat: int, win: float, used: str = "", dealt: str = "", **ways: str) -> SeatRow:
    return SeatRow(
        seat, seat, 1 if win else 2, win, 10 * win, frozenset(used.split()),
        frozenset(dealt.split()), {"luck": "good" if win else "bad"}, ways,
    )  # fmt: skip


def played(match: int, *rows: SeatRow, part: str = FREE, first: str = "none") -> Played:
    return Played(match, part, match, 8.0 + match, 9, "over", {"first": first}, rows, ())


PLAN = read_plan(
    """
    used = ["played"]
    dealt = { zone = "hand" }
    [[facts]]
    name = "luck"
    events = { won = "good" }
    otherwise = "bad"
    [[facts]]
    name = "first"
    first = true
    events = { reached = "" }
    [[marks]]
    kind = "seats"
    says = "no seat above its share by more than 5 points"
    most = 0.05
    [[marks]]
    kind = "cards"
    says = "no card by more than 15"
    most = 0.15
    [[marks]]
    kind = "length"
    says = "length 8 to 9"
    least = 8
    most = 9
    [[marks]]
    kind = "rate"
    of = "luck"
    says = "luck under 60 %"
    most = 0.6
    [[marks]]
    kind = "first"
    of = "first"
    says = "each first in 5 % to 80 %"
    least = 0.05
    most = 0.8
    [[marks]]
    kind = "share"
    of = "luck"
    says = "each luck under 90 %"
    most = 0.9
    """,
    "here",
)


@pytest.fixture(scope="module")
def findings() -> Findings:
    """Seat 1 wins three matches of four, and the player who uses the joker wins."""
    matches = []
    for match in range(400):
        winner = 1 if match % 4 == 3 else 0
        cards = ["rook", "rook"]
        cards[winner] += " joker"
        hands = ["", ""]
        hands[match % 2] = "joker"
        rows = [row(seat, float(seat == winner), cards[seat], hands[seat]) for seat in (0, 1)]
        matches.append(played(match, *rows, first="tycoon" if match % 10 else "none"))
    return Findings(DeckStudy("smile_life", 2, 400, plan=PLAN), matches)


def test_seats_win_their_share(findings: Findings) -> None:
    assert [line.rate.value for line in findings.seats] == [0.75, 0.25]
    assert [line.name for line in findings.seats] == ["1", "2"]
    low, high = findings.seats[0].rate.low, findings.seats[0].rate.high
    assert (round(low, 3), round(high, 3)) == (0.708, 0.792)


def test_cards_are_held_against_the_even_share(findings: Findings) -> None:
    cards = {card.name: card for card in findings.cards}
    joker, rook = cards["joker"].use, cards["rook"].use
    assert joker is not None
    assert rook is not None
    assert (joker.value, rook.value) == (0.5, 0.0)
    assert cards["joker"].users == 0.5
    assert cards["rook"].dealt is None


def test_marks_are_met_or_missed(findings: Findings) -> None:
    words = {verdict.mark.kind: verdict for verdict in findings.verdicts}
    assert words["seats"].word == "missed"
    assert [miss.name for miss in words["seats"].misses] == ["seat 1"]
    assert words["cards"].misses[0].name == "joker"
    assert words["cards"].misses[0].by == pytest.approx(0.35)
    assert words["length"].word == "missed"
    assert words["rate"].word == "met"
    assert words["first"].misses[0].name == "tycoon"
    assert words["share"].misses[0].name == "good"


def test_an_interval_over_the_mark_is_not_certain() -> None:
    matches = [played(match, row(0, match % 2), row(1, 1 - match % 2)) for match in range(20)]
    verdict = Findings(DeckStudy("smile_life", 2, 20, plan=PLAN), matches).verdicts[0]
    assert verdict.word == "met, not certain"


def test_the_page_says_what_misses(findings: Findings) -> None:
    said = "\n".join(find(findings))
    assert "No card by more than 15: missed: `joker` +50.0" in said
    page = write_page(findings, {}, "parcours study smile_life")
    assert "| `joker` | 50.0% |" in page
    assert "parcours study smile_life" in page


def test_cards_of_assigned_seats_are_held_against_their_like() -> None:
    """A way that always wins makes none of its cards strong."""
    matches = [
        played(
            match, row(0, 1.0, "crown", way="king"), row(1, 0.0, "plough", way="farmer"),
            part=ASSIGNED,
        )
        for match in range(100)
    ]  # fmt: skip
    both = Findings(
        DeckStudy("smile_life", 2, 100), [played(0, row(0, 1.0), row(1, 0.0)), *matches]
    )
    assert [card.use and card.use.value for card in both.cards] == [0.0, 0.0]


def test_the_first_choice_of_a_draft_is_what_a_deal_is() -> None:
    matches = []
    for match in range(200):
        lies = match % 2 == 0
        drafts = (Draft(0, 0, frozenset(["joker"] if lies else ["rook"])),)
        rows = (row(0, float(lies), "joker" if lies else ""), row(1, float(not lies)))
        matches.append(replace(played(match, *rows), drafts=drafts))
    cards = {card.name: card for card in Findings(DeckStudy("g", 2, 200), matches).cards}
    dealt, by_use = cards["joker"].dealt, cards["joker"].per_use
    assert dealt is not None
    assert by_use is not None
    assert (dealt.value, by_use.value) == (1.0, 1.0)


# Statistics


def test_a_mean_takes_the_seats_of_a_match_together() -> None:
    independent = mean((at, float(at % 2)) for at in range(100))
    paired = mean((at // 2, float(at % 2)) for at in range(100))
    assert independent is not None
    assert paired is not None
    assert independent.value == paired.value == 0.5
    assert round(independent.high - 0.5, 3) == 0.098
    assert paired.high == 0.5
    assert mean([]) is None
    assert mean([(0, 1.0)]) == Estimate(1.0, float("-inf"), float("inf"), 1)


def test_a_difference_is_that_of_the_means() -> None:
    found = difference(((at, 1.0) for at in range(50)), ((at, at % 2) for at in range(50, 150)))
    assert found is not None
    assert (found.value, found.count) == (0.5, 50)
    assert round(found.high - found.value, 3) == 0.098
    assert difference([], [(0, 1.0)]) is None


def test_an_effect_of_use_undoes_the_thinning() -> None:
    """Half of those dealt it use it and then always win; all others win one match in two."""
    treated = [(at, 1.0 if at % 2 else float(at % 4 == 0), float(at % 2)) for at in range(400)]
    others = [(at, float(at % 2), 0.0) for at in range(400, 800)]
    found = per_use(treated, others)
    assert found is not None
    effect, uptake = found
    assert (uptake.value, effect.value) == (0.5, 0.5)
    assert effect.low < 0.5 < effect.high
    assert per_use(others, others) is None
    assert per_use([], others) is None


def test_medians_and_quantiles() -> None:
    found = median([5, 1, 3, 2, 4])
    assert found is not None
    assert (found.value, found.low <= 3 <= found.high) == (3, True)
    assert median([]) is None
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([1, 2, 3], 1) == 3


# Ways


def test_ways_are_shared_out_evenly_and_by_lot() -> None:
    trial = read_plan('[[trials]]\nname = "side"\nways = { left = {}, right = {} }', "here").trials[
        0
    ]
    drawn = [[way.name for way in assign(trial, 4, 0, match)] for match in range(50)]
    assert {tuple(sorted(ways)) for ways in drawn} == {("left", "left", "right", "right")}
    assert len({tuple(ways) for ways in drawn}) > 3
    odd = [sum(way.name == "left" for way in assign(trial, 3, 0, match)) for match in range(99)]
    assert {*odd} == {1, 2}


@pytest.mark.parametrize("bot", ["greedy", "medium", "hard:8"])
def test_a_way_makes_and_leaves_moves(bot: str) -> None:
    """Here one seat discards what it can, and the other never takes a card that was discarded nor lays one."""
    plan = read_plan(
        """
        used = ["laid"]
        [[facts]]
        name = "threw"
        events = { discarded = "yes" }
        [[facts]]
        name = "found"
        events = { took = "yes" }
        [[facts]]
        name = "lived"
        events = { laid = "yes" }
        [[trials]]
        name = "way"
        [trials.ways]
        tidy = { make = { verb = "discard" }, when = { verb = "play" } }
        proud = { never = { verb = "take" }, after = { verb = "play" }, make = { verb = "draw" } }
        """,
        "here",
    )
    study = replace(tiny("smile_life", 8), plan=plan, bot=bot)
    rows = [row for match in play_study(study) for row in match.seats if match.part == ASSIGNED]
    assert {row.facts["threw"] for row in rows if row.ways["way"] == "tidy"} == {"yes"}
    proud = [row.facts for row in rows if row.ways["way"] == "proud"]
    assert {(facts["found"], facts["lived"]) for facts in proud} == {("none", "none")}


# Bad input


# A plan, and what is said of it.
BAD_PLANS = {
    "used = [": "not a TOML file",
    "moon = 1": "unknown key 'moon'",
    "used = 1": "expected a list",
    "[[marks]]\nkind = 'luck'\nsays = 'x'": "expected one of share, seats",
    "[[marks]]\nkind = 'rate'\nsays = 'x'\nof = 'luck'": "no fact and no trial",
    "[[marks]]\nkind = 'seats'\nsays = 'x'\nmost = 'much'": "expected a number",
    "[[trials]]\nname = 'side'\nways = { left = {} }": "two ways or more",
    "[[trials]]\nname = 'a'\nways = { b = { moon = { verb = 'x' } }, c = {} }": "moon",
    "[[facts]]\nname = 'a'\nevents = {}\namong = 'b'": "which is no fact",
}


@pytest.mark.parametrize(("source", "said"), BAD_PLANS.items())
def test_a_plan_that_is_none_is_told_in_a_line(source: str, said: str) -> None:
    with pytest.raises(PlanError, match=said) as caught:
        read_plan(source, "here")
    assert "\n" not in str(caught.value)


def test_what_is_wrong_with_a_study_is_told_before_it_starts() -> None:
    with pytest.raises(DeckError):
        plan_study("smile_life", deck="no deck")
    with pytest.raises(SetupError, match="there is no option 'moon'"):
        plan_study("smile_life", options={"moon": 1})
    with pytest.raises(SetupError, match="2 to 6 players, not 7"):
        plan_study("smile_life", 7)
    with pytest.raises(SetupError, match="there is no game"):
        plan_study("monopoly")


def test_a_study_needs_its_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(SetupError, match=r"parcours\[lab\]"):
        StudyFolder(tmp_path, tiny("high_card"))


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*args: str) -> int:
    try:
        app(["study", *args], prog_name="parcours")
    except SystemExit as end:
        return int(end.code or 0)
    return 0


def test_the_command_writes_beside_the_other_pages(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "docs").mkdir()
    common = ["high_card", "--matches", "2", "--jobs", "1"]
    assert run(*common) == 0
    assert (here / "docs" / "balance" / "high_card" / PAGE).is_file()
    assert "docs/balance/high_card/README.md" in capsys.readouterr().out
    assert run(*common, "--players", "2") == 0
    page = here / "docs" / "balance" / "high_card-2-players" / PAGE
    assert "parcours study high_card --matches 2 --seed 0 --players 2" in page.read_text("utf-8")
    deck = Path(__file__).parents[1] / "src/parcours/examples/high_card" / "deck.toml"
    assert run(*common, "--deck", str(deck), "--out", "mine") == 0
    assert (here / "mine" / RESULTS).is_dir()


def test_a_data_set_is_not_written_to(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "high_card", "--matches", "2", "--jobs", "1", "--out", "data"]
    assert CliRunner().invoke(app, words).exit_code == 0
    before = files_in(here)
    assert run("high_card", "--matches", "2", "--jobs", "1", "--out", "data") == 2
    assert "data is a data set itself: expected a new folder" in capsys.readouterr().err
    assert files_in(here) == before


def files_in(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file()
    }


@pytest.mark.parametrize("stop", [1, 4, 9])
def test_a_study_that_was_stopped_goes_on_to_the_same_files(
    stop: int, here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Retire Happy has a part with ways assigned too; Ctrl-C comes after so many of both."""
    monkeypatch.setattr(study_results, "PART", 4)
    common = ["retire_happy", "--matches", "5", "--players", "2", "--jobs", "1", "--out"]
    assert run(*common, "whole") == 0
    with monkeypatch.context() as patched:
        patched.setattr(study_command, "play_study", interrupted(stop))
        assert run(*common, "stopped") == 1
    assert f"Stopped after {stop} of 10 matches" in capsys.readouterr().out
    assert not (here / "stopped" / PAGE).exists()
    assert run(*common, "stopped") == 0
    assert files_in(here / "stopped") == files_in(here / "whole")


def interrupted(stop: int) -> Callable[[DeckStudy, Workers, int], Iterator[Played]]:
    def play(study: DeckStudy, workers: Workers, first: int) -> Iterator[Played]:
        yield from islice(play_study(study, workers, first), stop - first)
        raise KeyboardInterrupt

    return play


def test_another_process_goes_on_with_a_study(tmp_path: Path) -> None:
    """Sets of words have another order there."""
    words = ["study", "retire_happy", "--players", "2", "--jobs", "1", "--out", "data"]
    for matches, order in (("2", "1"), ("3", "2")):
        environment = {**os.environ, "PYTHONHASHSEED": order}
        done = run_module(
            "parcours.cli", *words, "--matches", matches, folder=tmp_path, environment=environment
        )
        assert done.returncode == 0, done.stderr


def test_a_longer_study_goes_on_from_a_shorter_one(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    common = ["high_card", "--jobs", "1", "--matches"]
    assert run(*common, "5", "--out", "data") == 0
    assert run(*common, "9", "--out", "data") == 0
    assert run(*common, "9", "--out", "new") == 0
    assert files_in(here / "data") == files_in(here / "new")
    # Of what is there, a shorter one takes its own part.
    assert run(*common, "5", "--out", "data") == 0
    assert "5 matches at" in (here / "data" / PAGE).read_text("utf-8")


def test_the_matches_of_another_study_are_not_touched(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    common = ["high_card", "--matches", "2", "--jobs", "1", "--out", "data"]
    assert run(*common) == 0
    before = files_in(here / "data")
    for other in (["--seed", "1"], ["--bot", "random"], ["--players", "2"]):
        assert run(*common, *other) == 2
        assert "has the results of another study" in capsys.readouterr().err
    assert files_in(here / "data") == before


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["monopoly"], "there is no game 'monopoly'"),
        (["high_card", "--players", "9"], "players, not 9"),
        (["high_card", "--option", "moon"], "'moon' is no option"),
        (["high_card", "--deck", "nowhere.toml"], "nowhere.toml: can't be read"),
        (["high_card", "--matches", "0"], "--matches"),
        (["high_card", "--out", "file"], "file: can't be made"),
    ],
)
def test_bad_input_is_told_in_one_line(
    args: list[str], said: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "file").write_text("")
    assert run(*args) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_shares_stay_between_none_and_all() -> None:
    assert share(Estimate(0.01, -0.02, 0.04, 9)) == "1.0% (0.0% to 4.0%)"


def test_a_plot_is_called_by_its_name() -> None:
    assert plots.slug("First objective reached") == "first-objective-reached"


def test_a_game_without_a_plan_is_studied_for_its_seats() -> None:
    assert find_plan(find_game("high_card")).marks == ()
