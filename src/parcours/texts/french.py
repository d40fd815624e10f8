"""Elision in French texts: `{ DE($player) }` and `{ QUE($player) }` lose their vowel before Inès, not before Bob.

The page has the same functions in `web/src/lib/french.ts`.
"""

import unicodedata
from collections.abc import Callable
from typing import Final

_VOWELS: Final = "aeiouœæ"


def elides(word: str) -> bool:
    """Whether `de` and `que` lose their vowel before a word.

    A `y` counts as a vowel before a consonant only (Yves, but Yann). An `h` may be silent or not, so it never counts.
    """
    plain = unicodedata.normalize("NFD", word.lower())
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))[:2]
    if letters[:1] == "y":
        return letters[1:].isalpha() and letters[1] not in _VOWELS
    return letters[:1] != "" and letters[0] in _VOWELS


def _before(whole: str, elided: str) -> Callable[[object], str]:
    return lambda name: f"{elided}{name}" if elides(str(name)) else f"{whole} {name}"


FUNCTIONS: Final[dict[str, Callable[[object], str]]] = {
    "DE": _before("de", "d\u2019"),
    "QUE": _before("que", "qu\u2019"),
}
