"""`parcours rules` and `parcours cards`."""

import re

import pytest

import parcours
from parcours.core.registry import find_game
from parcours.games.retire_happy.table import CHILD_COST, LOAN, LODGING_COST, REPAYMENT
from parcours.texts import LANGUAGES, Texts
from parcours.texts.faces import card_lines

from .commands import error_of, run


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
