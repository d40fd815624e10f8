"""The reference pages are what the code gives, and every name on a table has its meaning there."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import parcours
from parcours.cli.reference import SEEN_BY_ALL, Names, NamesError, reference_page
from parcours.core.game import Game

from .conformance.tables import A_WHILE, Setting, every_setting, play_on

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "reference"
each_game = pytest.mark.parametrize("name", parcours.game_names())
OURS = [
    name
    for name in parcours.game_names()
    if parcours.find_game(name).package.startswith("parcours.games.")
]
# Hidden only while something rare happens, so that matches of random moves may not show it.
RARELY_HIDDEN = {
    "fatum": {"objective"},
    "power_struggle": {"points"},
    "smile_life": {"drawn", "stake", "peek_hands", "peek_pile"},
}


def assert_page(kind: str, name: str, given: str) -> None:
    """The page of that game in docs/ is what the code gives."""
    page = ROOT / "docs" / kind / f"{name}.md"
    assert page.is_file(), f"expected {page}: run `make reference`"
    assert page.read_text("utf-8") == given, (
        f"docs/{kind}/{name}.md is not what the code gives: run `make reference`"
    )


@pytest.mark.parametrize("name", OURS)
def test_the_page_is_what_the_code_gives(name: str) -> None:
    assert_page("reference", name, reference_page(parcours.find_game(name)))


def test_there_is_no_page_without_a_game() -> None:
    assert sorted(page.stem for page in PAGES.glob("*.md")) == OURS


@each_game
def test_a_page_tells_every_part_of_the_game(name: str) -> None:
    """Also for a game of another package, which keeps its page where it likes."""
    game = parcours.find_game(name)
    page = reference_page(game)
    told = [*game.patterns, *game.standard_deck().names, *(option.name for option in game.options)]
    assert [part for part in told if f"`{part}`" not in page] == []


@each_game
def test_every_name_on_the_table_has_a_meaning(name: str) -> None:
    names = Names(parcours.find_game(name))
    where = f"{name}/reference.toml"
    for setting in [setting for setting in every_setting() if setting.game == name]:
        match = setting.match(1)
        table = match.table()
        own = table[match.players[0]]
        assert isinstance(own, dict)
        common = {zone for zone in table if zone not in match.players}
        assert common - set(names.common) == set(), f"{where}: say in [common] what it means"
        assert set(names.common) - common == set(), f"{where}: [common] names what is not there"
        assert set(own) - set(names.player) == set(), f"{where}: say in [player] what it means"
        assert set(names.player) - set(own) == set(), f"{where}: [player] names what is not there"


def hidden_names(setting: Setting, seed: int) -> tuple[set[str], set[str]]:
    """The names of players and in common that some reader could not read during a match."""
    match = setting.match(seed)
    own: set[str] = set()
    common: set[str] = set()
    for _ in play_on(match, random.Random(seed), A_WHILE):
        table = match.table()
        for reader in [match.players[0], None]:
            view = match.view(reader)
            for zone, value in table.items():
                if zone not in match.players:
                    if view.get(zone) != value:
                        common.add(zone)
                    continue
                assert isinstance(value, dict)
                seen = view[zone]
                assert isinstance(seen, dict)
                own |= {part for part in value if seen.get(part) != value[part]}
    return own, common


@each_game
def test_who_sees_a_name_is_told_as_it_is(name: str) -> None:
    names = Names(parcours.find_game(name))
    own: set[str] = set()
    common: set[str] = set()
    for setting in [setting for setting in every_setting() if setting.game == name]:
        for found, more in zip((own, common), hidden_names(setting, 5), strict=True):
            found |= more
    for hidden, told in ((own, names.player), (common, names.common)):
        not_for_all = {zone for zone, (_, seen_by) in told.items() if seen_by != SEEN_BY_ALL}
        assert hidden - not_for_all == set(), f"{name}/reference.toml: say who sees it"
        rarely = RARELY_HIDDEN.get(name, set())
        assert not_for_all - hidden - rarely == set(), f"{name}/reference.toml: all see it"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[player", "expected TOML"),
        ("[player]", r"expected a table \[common\]"),
        ("[player]\nhand = 7\n[common]", "player.hand: expected its meaning"),
        ('[player]\nhand = ["a", "b", "c"]\n[common]', "player.hand: expected its meaning"),
    ],
)
def test_a_reference_that_is_none_is_told(
    text: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parcours.cli.reference.resources.files", lambda package: tmp_path)
    game: Game = parcours.find_game("smile_life")
    with pytest.raises(NamesError, match="smile_life has no reference"):
        Names(game)
    (tmp_path / "reference.toml").write_text(text, "utf-8")
    with pytest.raises(NamesError, match=expected):
        Names(game)


def test_nothing_points_at_a_document_that_is_not_here() -> None:
    """The rules, the names and the notation are in this repository: in the texts and in docs/reference."""
    elsewhere = re.compile(r"\bsection [34](\.\d)?\b|\bthe specification\b", re.IGNORECASE)
    files = [
        file
        for folder, pattern in (
            ("src/parcours", "**/*.py"),
            ("docs", "**/*.md"),
            ("web/src", "**/*.*"),
            ("tests", "**/*.py"),
        )
        for file in (ROOT / folder).glob(pattern)
        if file.is_file()
        and file != Path(__file__)
        and file.suffix in (".py", ".md", ".ts", ".svelte")
    ]
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in [*files, ROOT / "web" / "README.md", ROOT / "README.md"]
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if elsewhere.search(line)
    ]
    assert found == [], "point at docs/reference instead"
