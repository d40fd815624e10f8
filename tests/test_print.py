"""A deck as a PDF: nine cards to a page, fonts inside, and any text of a deck can be printed."""

from __future__ import annotations

import re
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parcours
from parcours.core.decks import Deck, write_cards
from parcours.core.own_parts import COLOURS, OwnParts
from parcours.core.plain_text import is_blank, is_plain
from parcours.texts import LANGUAGES
from parcours.workshop import print as printing
from parcours.workshop.letters import FONTS, fonts_for, missing_letters, unprinted_texts
from parcours.workshop.print import pictures, print_deck

GAMES = [game for game in parcours.game_names() if game != "high_card"]

# The small letters that are not those of English.
ALPHABETS = {
    "Albanian": "çë",
    "Armenian": "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև՝՞՛",
    "Arabic": "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيًٌٍَُِّْ٠١٢٣٤٥٦٧٨٩؟،",
    "Azerbaijani": "çəğıöşü",
    "Basque, Galician": "ñáéíóúü",
    "Breton": "ñùê",
    "Catalan": "àçèéíïòóúü·ŀ",
    "Croatian, Bosnian": "čćđšž",
    "Czech": "áčďéěíňóřšťúůýž",
    "Danish, Norwegian": "æøå",
    "Dutch": "áéëïíóöüúĳ",
    "Estonian": "äõöüšž",
    "Faroese, Icelandic": "áðéíóúýþæöø",
    "Finnish, Swedish": "äöåšž",
    "French": "àâæçéèêëîïôœùûüÿ«»’",
    "Georgian": "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ",
    "German": "äöüß„“",
    "Greek": "αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ·ᾶῆᾳ",
    "Hebrew": "אבגדהוזחטיכךלמםנןסעפףצץקרשתַָֹּ׳״",
    "Hungarian": "áéíóöőúüű",
    "Irish, Gaelic": "áéíóúàèìòùḃċḋḟġṁṗṡṫ",
    "Italian": "àèéìíòóùú",
    "Latvian": "āčēģīķļņšūž",
    "Lithuanian": "ąčęėįšųūž",
    "Luxembourgish": "äéë",
    "Maltese": "ċġħżàèìòù",
    "Persian, Urdu": "پچژکگیٹڈڑںہے",
    "Polish": "ąćęłńóśźż",
    "Portuguese": "ãáàâçéêíõóôúü",
    "Romanian": "ăâîșțşţ",
    "Russian": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "Sámi": "áčđŋšŧžâäåïöøæ",
    "Serbian, Macedonian": "ђјљњћџѓѕќѐѝ",
    "Slovak": "áäčďéíĺľňóôŕšťúýž",
    "Slovene": "čšž",
    "Spanish": "áéíñóúü¿¡ªº",
    "Turkish": "çğıiöşüâîû",
    "Ukrainian, Belarusian, Bulgarian": "ґєіїўъ",
    "Vietnamese": "ăâđêôơưảạẩậễệỗộởợửự",
    "Welsh": "âêîôûŵŷẁẃẅỳ",
    "signs": "€£¥§©®™°±×÷½¼¾²³µ…–—•†‰→←↑↓≤≥≠∞★☆♥♠✓✗●▲",
    "emoji": "🦁🎉🚀🏠💶🐶🎓",
}


def deck_of(texts: dict[str, dict[str, str]]) -> Deck:
    """Two kinds of card of Smile Life with these names and texts in English."""
    game = parcours.find_game("smile_life")
    deck = game.standard_deck()
    own = OwnParts()
    own.texts = {"en": texts}
    return game.read_deck(write_cards("smile_life", deck.cards, "copies", own), "mine.toml")


def fonts_in(pdf: bytes) -> set[str]:
    """The fonts inside, all of them embedded."""
    named = re.findall(rb"/FontName /[A-Z]{6}\+(\w+)", pdf)
    assert len(named) == len(re.findall(rb"/FontFile2\b", pdf))
    return {name.decode() for name in named}


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
    texts["waiter"] = {"name": "Ωμέγα \N{GRINNING FACE} { $x } 漢"}
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


@pytest.mark.parametrize("alphabet", ALPHABETS)
def test_all_letters_of_an_alphabet_are_printed(alphabet: str) -> None:
    letters = ALPHABETS[alphabet]
    assert missing_letters(letters + letters.upper()) == ""
    # Written with accents of their own, as some keyboards do.
    assert missing_letters(unicodedata.normalize("NFD", letters)) == ""
    # One font has the whole alphabet, besides the one for English. Signs come from several.
    assert len(fonts_for(["plain", letters])) <= (4 if alphabet == "signs" else 2)


@pytest.mark.parametrize(
    ("name", "fonts"),
    [
        ("Plongeuse à Łódź", set()),
        ("Водолаз", set()),
        ("Δύτης", {"NotoSans"}),
        ("Ջրասույզ", {"NotoSansArmenian"}),
        ("მყვინთავი", {"NotoSansGeorgian"}),
        ("צוללת 2 (טוב)", {"NotoSansHebrew"}),
        ("غوّاصة", {"NotoSansArabic"}),
        ("🤿 👩\u200d🚀 🇧🇪 ❤️", {"NotoEmoji"}),
    ],
)
def test_names_in_other_alphabets_have_their_fonts_inside(name: str, fonts: set[str]) -> None:
    deck = deck_of({"waiter": {"name": name}, "barman": {"about": name}})
    found = fonts_in(print_deck(parcours.find_game("smile_life"), deck, "en", each_once=True))
    assert {font.removesuffix("Bold") for font in found} == {"Nunito"} | fonts
    assert unprinted_texts(deck) == []


def test_letters_that_no_font_has_are_told() -> None:
    deck = deck_of(
        {"waiter": {"name": "侍者 Waiter 侍"}, "barman": {"about": "हिन्दी"}, "cat": {"name": "Č"}}
    )
    told = unprinted_texts(deck)
    assert told == [
        ("waiter", "texts.en.name", "侍者"),
        ("barman", "texts.en.about", "हिन्दी"),
    ]


@settings(max_examples=60, deadline=None)
@given(st.text(min_size=1, max_size=40).filter(lambda text: is_plain(text) and not is_blank(text)))
def test_any_text_of_a_deck_is_printed(text: str) -> None:
    fonts = fonts_for([text])
    assert fonts[0] == FONTS[0]
    sheet = printing._Sheet("title", "en", fonts)
    sheet.add(0, printing._Printed(text, text, [text], text, printing.COLOURS["study"], ""))
    assert {font.removesuffix("Bold") for font in fonts_in(sheet.finish())} == set(fonts)
