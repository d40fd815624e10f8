"""A deck as a PDF: nine cards to a page, fonts inside, and any text of a deck can be printed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import parcours
from parcours.core.decks import write_cards
from parcours.core.own_parts import COLOURS, OwnParts
from parcours.texts import LANGUAGES
from parcours.workshop import print as printing
from parcours.workshop.print import pictures, print_deck

GAMES = [game for game in parcours.game_names() if game != "high_card"]


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


@pytest.mark.parametrize("game", GAMES)
def test_all_copies_are_printed_nine_to_a_page(game: str) -> None:
    found = parcours.find_game(game)
    deck = found.standard_deck()
    pdf = print_deck(found, deck, "fr")
    assert pdf.startswith(b"%PDF-")
    # The events and the two sides of the starting card of Retire Happy are in no pile.
    cards = deck.size + sum(found.copies not in card.fields for card in deck.cards)
    assert pages(pdf) == -(-cards // 9)
    assert len(re.findall(rb"/FontFile2\b", pdf)) == 2
    assert b"/Helvetica" not in pdf


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_picture_in_a_known_colour(game: str) -> None:
    found = pictures(game)
    assert set(found) == set(parcours.find_game(game).standard_deck().names)
    assert {card["look"] for card in found.values()} <= set(COLOURS) == set(printing.COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_texts_and_looks_are_printed_however_long(language: str) -> None:
    game = parcours.find_game("smile_life")
    own = OwnParts()
    own.title = {"en": "The sea"}
    cards = game.standard_deck().cards
    texts = {card.kind: {"name": "W" * 40, "about": "wide words " * 27} for card in cards[:9]}
    texts["waiter"] = {"name": "Ωμέγα \N{GRINNING FACE} { $x }"}
    own.texts = {"en": texts}
    own.looks = {"waiter": {"icon": "astronaut", "colour": "love"}}
    deck = game.read_deck(write_cards("smile_life", cards, "copies", own), "mine.toml")
    pdf = print_deck(game, deck, language, each_once=True)
    assert pages(pdf) == -(-len(cards) // 9)


def test_too_many_cards_are_not_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = parcours.find_game("smile_life")
    monkeypatch.setattr(printing, "MOST_PRINTED", 199)
    with pytest.raises(parcours.SetupError, match="expected 1 to 199 cards to print, not 200"):
        print_deck(game, game.standard_deck(), "en")


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    out = tmp_path / "cards.pdf"
    command = [sys.executable, "-m", "parcours.cli", "print", "happy", "--once", "--out", str(out)]
    subprocess.run(command, check=True, capture_output=True)
    assert pages(out.read_bytes()) == 3
