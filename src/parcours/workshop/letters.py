"""The letters of printed cards: which font has which, and what none of them has.

The fonts are cut out of larger ones by tools/fonts.py.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any, Final

from parcours.core.decks import Deck

# The first one that has a letter draws it.
FONTS: Final = (
    "Nunito",
    "NotoSans",
    "NotoSansArmenian",
    "NotoSansGeorgian",
    "NotoSansHebrew",
    "NotoSansArabic",
    "NotoEmoji",
    "NotoSansMath",
    "NotoSansSymbols2",
)
# What is printed for a letter that no font has.
MISSING: Final = "?"
# What gives an emoji its form or colour; it is printed in its plain form. The tags of a flag belong to them.
_FORMS: Final = re.compile("[\ufe0f\u20e3\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f]")
_JOINER: Final = "\N{ZERO WIDTH JOINER}"


@cache
def files(font: str) -> dict[str, Any]:
    """The files of a font by style, the regular one under an empty name."""
    folder = resources.files("parcours.workshop") / "fonts"
    named = {"": folder / f"{font}-Regular.ttf", "B": folder / f"{font}-Bold.ttf"}
    return {style: file for style, file in named.items() if file.is_file()}


@cache
def letters_of(font: str) -> frozenset[str]:
    """What a font can draw."""
    from fontTools.ttLib import TTFont

    with resources.as_file(files(font)[""]) as file, TTFont(file, lazy=True) as read:
        return frozenset(map(chr, read.getBestCmap()))


@cache
def _all_letters() -> frozenset[str]:
    return frozenset(" \n" + _JOINER).union(*map(letters_of, FONTS))


def prepare(text: str) -> str:
    """The text as it is printed, but for the letters that no font has."""
    spaced = text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
    return unicodedata.normalize("NFC", _FORMS.sub("", spaced))


def printable(text: str) -> str:
    """The text as it is printed."""
    known = _all_letters()
    return "".join(letter if letter in known else MISSING for letter in prepare(text))


def missing_letters(text: str) -> str:
    """What no font has, each letter once: it is printed as `MISSING`.

    >>> missing_letters("Über 漢字 и 漢"), missing_letters("שלום 👩‍🚀")
    ('漢字', '')
    """
    known = _all_letters()
    return "".join(letter for letter in dict.fromkeys(prepare(text)) if letter not in known)


def fonts_for(texts: Iterable[str]) -> list[str]:
    """The fonts that it takes to print these texts."""
    left = set("".join(map(printable, texts))) - {" ", "\n", _JOINER}
    found: list[str] = []
    for font in FONTS:
        if font == FONTS[0] or not left.isdisjoint(letters_of(font)):
            found.append(font)
        left -= letters_of(font)
    return found


def unprinted_texts(deck: Deck) -> list[tuple[str, str, str]]:
    """The deck's own texts with letters that no font has: the card, the place in the deck's file and the letters."""
    found: list[tuple[str, str, str]] = []
    for language, cards in deck.own.texts.items():
        for card, parts in cards.items():
            for part, text in parts.items():
                missing = missing_letters(text)
                if missing:
                    found.append((card, f"texts.{language}.{part}", missing))
    return found
