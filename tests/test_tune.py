"""Tuning a deck: bounds that are read and checked, and a search that finds the smallest change, and goes on."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from parcours.cli import tune as tune_command
from parcours.cli.app import app
from parcours.core.decks import Deck
from parcours.core.errors import SetupError
from parcours.core.registry import find_game
from parcours.lab import bounds as bounds_module
from parcours.lab.bounds import Bounds, BoundsError, find_bounds, read_bounds
from parcours.lab.study import play_study
from parcours.lab.tune import JOURNAL, Search, Tried, missed
from parcours.lab.workers import Processes
from parcours.studies.findings import Findings
from parcours.studies.matches import DeckStudy, plan_study
from parcours.studies.plan import Plan, read_plan

PLAN = """
[[facts]]
name = "first round"
first = true
events = { won_round = "" }

[[marks]]
kind = "first"
of = "first round"
says = "no card wins the first round in more than 30 %"
most = 0.3
"""
BOUNDS = """
[[values]]
cards = ["twelve"]
field = "copies"
least = -8
[[values]]
cards = ["one", "two"]
field = "value"
most = 2
"""
MATCHES = 64


def many_twelves() -> Deck:
    """A deck in which twelve wins far too often."""
    source = (Path(bounds_module.__file__).parents[1] / "examples/high_card/deck.toml").read_text()
    changed = source.replace("twelve = { copies = 2", "twelve = { copies = 9")
    return find_game("high_card").read_deck(changed.replace("total = 24", "total = 31"), "here")


def limits() -> Bounds:
    return read_bounds(find_game("high_card"), many_twelves(), BOUNDS, "here")


def planned(plan: Plan | None = None) -> DeckStudy:
    study = plan_study("high_card", 2, MATCHES, deck=many_twelves().source)
    return replace(study, plan=plan or read_plan(PLAN, "here"))


def meets(study: DeckStudy, deck: str) -> bool:
    changed = replace(study, deck=deck)
    return not missed(Findings(changed, list(play_study(changed))), careful=True)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Tried]:
    """All that a search has tried, the best last."""
    search = Search(tmp_path_factory.mktemp("tune") / "search", planned(), limits())
    tried = list(search.run(40, Processes(1)))
    assert search.best is not None
    return [*tried, search.best]


def test_it_finds_the_smallest_change_that_meets_the_marks(found: list[Tried]) -> None:
    study, allowed, best = planned(), limits(), found[-1]
    assert not meets(study, allowed.deck.source)
    assert best.met
    assert meets(study, allowed.apply(best.changes))
    copies, values = best.changes
    assert values == 0
    for smaller in range(copies + 1, 1):
        assert not meets(study, allowed.apply((smaller, 0)))


def test_the_deck_as_it_is_comes_first_and_hopeless_ones_are_stopped(found: list[Tried]) -> None:
    assert found[0].changes == (0, 0)
    assert (found[0].matches, found[0].stopped) == (MATCHES, False)
    assert found[0].misses == ("no card wins the first round in more than 30 %",)
    stopped = [tried for tried in found if tried.stopped]
    assert stopped
    assert all(tried.matches < MATCHES for tried in stopped)


def test_meeting_the_marks_comes_before_a_small_change(found: list[Tried]) -> None:
    whole = [tried for tried in found if not tried.stopped]
    met = [tried.score for tried in whole if tried.met]
    assert max(met) < min(tried.score for tried in whole if not tried.met)
    assert met[-1] == limits().size(found[-1].changes)


def test_a_search_that_was_stopped_goes_on_and_finds_the_same(
    found: list[Tried], tmp_path: Path
) -> None:
    first = Search(tmp_path, planned(), limits())
    list(islice(first.run(12, Processes(1)), 12))
    again = Search(tmp_path, planned(), limits())
    assert again.tried == first.tried
    list(again.run(40, Processes(1)))
    assert sorted(map(str, again.tried)) == sorted(map(str, found[:-1]))
    assert again.best == found[-1]


def test_it_does_not_depend_on_the_workers(found: list[Tried], tmp_path: Path) -> None:
    search = Search(tmp_path, planned(), limits())
    list(search.run(8, Processes(2)))
    assert sorted(map(str, search.tried)) == sorted(map(str, found[:8]))


def test_candidates_that_nobody_finished_are_tried_again(tmp_path: Path) -> None:
    """Ctrl-C in the middle of a batch."""
    search = Search(tmp_path, planned(), limits())
    assert len(list(islice(search.run(8, Processes(1)), 2))) == 2
    again = Search(tmp_path, planned(), limits())
    assert len(again.tried) == 2
    list(again.run(8, Processes(1)))
    assert len(again.tried) == 8


def test_first_candidates_are_tried_first(tmp_path: Path) -> None:
    """Also those that a stop has interrupted; where a value has fewer of them, it stays as it is."""
    source = BOUNDS.replace("least = -8", "least = -8\ntries = [-3, -8, -1, -2]")
    source = source.replace("most = 2", "most = 2\ntries = [1]")
    allowed = read_bounds(find_game("high_card"), many_twelves(), source, "here")
    first = [(0, 0), (-3, 1), (-8, 0), (-1, 0), (-2, 0)]
    search = Search(tmp_path, planned(), allowed)
    assert [tried.changes for tried in islice(search.run(8, Processes(1)), 2)] == first[:2]
    again = Search(tmp_path, planned(), allowed)
    list(again.run(5, Processes(1)))
    assert [tried.changes for tried in again.tried] == first


def test_copies_go_from_one_card_to_another() -> None:
    source = "[[values]]\ncards = ['one']\ninstead = ['twelve']\nfield = 'copies'\nmost = 1"
    game = find_game("high_card")
    allowed = read_bounds(game, game.standard_deck(), source, "here")
    changed = game.read_deck(allowed.apply([1]), "here")
    copies = [changed.cards[changed.find(card)].number("copies") for card in ("one", "twelve")]
    assert copies == [3, 1]
    assert allowed.told([1]) == [("one", "copies", 2, 3), ("twelve", "copies", 2, 1)]
    assert allowed.size([1]) == 2


def test_another_search_and_another_folder_are_not_touched(tmp_path: Path) -> None:
    Search(tmp_path / "data", planned(), limits())
    before = (tmp_path / "data" / JOURNAL).read_bytes()
    with pytest.raises(SetupError, match="the search of another deck"):
        Search(tmp_path / "data", replace(planned(), seed=4), limits())
    assert (tmp_path / "data" / JOURNAL).read_bytes() == before
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(SetupError, match="holds no search of a deck"):
        Search(tmp_path / "mine", planned(), limits())
    assert [file.name for file in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def test_a_study_without_marks_has_nothing_to_meet(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="has no marks"):
        Search(tmp_path, planned(Plan()), limits())


# Bounds


@pytest.mark.parametrize("game", ["fatum", "retire_happy"])
def test_the_bounds_of_the_games_fit_their_decks(game: str) -> None:
    rules = find_game(game)
    allowed = find_bounds(rules, rules.standard_deck())
    same = rules.read_deck(allowed.apply([0] * len(allowed.values)), "here")
    assert same.fingerprint() == rules.standard_deck().fingerprint()
    assert allowed.size([0] * len(allowed.values)) == 0


def test_a_change_is_made_where_its_path_says() -> None:
    rules = find_game("fatum")
    source = """
    [[values]]
    cards = ["accident"]
    field = "powers.loss"
    least = -200
    step = 100
    [[values]]
    cards = ["judge", "doctor"]
    field = "needs.experience"
    most = 2
    [[values]]
    cards = ["accident"]
    field = "cost"
    most = 500
    step = 100
    """
    allowed = read_bounds(rules, rules.standard_deck(), source, "here")
    deck = rules.read_deck(allowed.apply((-200, 1, 300)), "here")
    assert deck.cards[deck.index["accident"]].fields["powers"] == ["loss 300"]
    assert deck.cards[deck.index["accident"]].fields["cost"] == 300
    assert deck.cards[deck.index["judge"]].fields["needs"] == {"work": 2, "experience": 6}
    assert allowed.size((-200, 1, 300)) == 7
    assert allowed.told((-200, 0, 0)) == [("accident", "powers.loss", 500, 300)]
    assert allowed.told((0, 0, 300)) == [("accident", "cost", 0, 300)]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("values = [", "not a TOML file"),
        ("moon = 1", "unknown key 'moon'"),
        ("", r"expected one \[\[values\]\] or more"),
        ("[[values]]\ncards = ['one']\nfield = 'value'\nmoon = 1", "unknown key 'moon'"),
        ("[[values]]\ncards = 'one'\nfield = 'value'", "expected a list of names"),
        ("[[values]]\ncards = ['one']\nfield = 1", "expected the name of a field"),
        ("[[values]]\ncards = ['moon']\nfield = 'value'", "no card 'moon'"),
        ("[[values]]\ncards = ['one']\nfield = 'moon'", "card one: there is no field 'moon'"),
        ("[[values]]\ncards = ['one']\nfield = 'value.1'", "there is no field 'value.1'"),
        ("[[values]]\ncards = ['one']\nfield = 'value'\nleast = 'a'", "expected a whole number"),
        ("[[values]]\ncards = ['one']\nfield = 'value'\nmost = 3\nstep = 2", "multiples of it"),
        (
            "[[values]]\ncards = ['one']\nfield = 'value'\nmost = 3\ntries = [4]",
            "4 is no change from 0 to 3",
        ),
        (
            "[[values]]\ncards = ['one']\nfield = 'value'\nmost = 3\ntries = 1",
            "expected a list of changes",
        ),
        ("[[values]]\ncards = ['one']\nfield = 'value'\nleast = 1\nmost = 3", "leaves the present"),
        ("[[values]]\ncards = ['one']\nfield = 'value'\nmost = 99", "value: expected a whole"),
    ],
)
def test_bounds_that_are_none_are_told_in_a_line(source: str, said: str) -> None:
    with pytest.raises(BoundsError, match=said) as caught:
        read_bounds(find_game("high_card"), many_twelves(), source, "here")
    assert "\n" not in str(caught.value)


# The command


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["tune", *words])


def test_the_command_writes_the_deck_and_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        tune_command,
        "plan_study",
        lambda *given: replace(plan_study(*given), plan=read_plan(PLAN, "here")),
    )
    deck, allowed, out = (tmp_path / name for name in ("mine.toml", "tune.toml", "out"))
    deck.write_text(many_twelves().source)
    allowed.write_text(BOUNDS)
    words = ["high_card", "--deck", str(deck), "--bounds", str(allowed), "--out", str(out)]
    words += ["--players", "2", "--jobs", "1", "--matches", str(MATCHES), "--check", "400"]
    done = run(*words, "--candidates", "24")
    assert done.exit_code == 0, done.output
    page = (out / "README.md").read_text()
    assert "| `twelve` | `copies` | 9 |" in page
    assert "**missed**: `twelve`" in page
    assert "**met" in page
    for name in page.split("](")[1:]:
        assert (out / name.split(")")[0]).is_file()
    tuned = find_game("high_card").read_deck((out / "deck.toml").read_text(), "here")
    assert tuned.copies[tuned.index["twelve"]] < 9
    assert deck.read_text() == many_twelves().source
    # A longer search goes on from there.
    assert run(*words, "--candidates", "26").exit_code == 0


def test_bad_input_is_told(tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "out")]
    assert "comes without a tune.toml" in run("high_card", *out).output
    bad = tmp_path / "tune.toml"
    bad.write_text("moon = 1")
    done = run("fatum", "--bounds", str(bad), *out)
    assert (done.exit_code, "unknown key 'moon'" in done.output) == (2, True)
    assert not (tmp_path / "out").exists()
