"""Texts that people write: without tricks that can't be seen, and with whole emoji."""

import re
import unicodedata
from typing import Final

# An emoji with its colour or its form, several joined into one, a flag of tags, or a key such as 1️⃣.
_PICTURE: Final = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u27ff\u2900-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
)
_PART: Final = f"{_PICTURE}(?:[\U0001f3fb-\U0001f3ff]|\ufe0f)?"
_EMOJI: Final = re.compile(
    f"\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f|{_PART}(?:\u200d{_PART})*|[0-9#*]\ufe0f\u20e3"
)
# Letters and marks that Python calls printable, and that nobody sees.
_INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
# More marks on one letter than any language has: they would cover the lines around it.
_STACKED: Final = re.compile(
    "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4}"
)


def clean(text: str) -> str:
    """The text on one line, without characters that can't be seen except those that hold an emoji together.

    >>> clean("a\\u200db\\n 👩‍🚀")
    'a b 👩‍🚀'
    """
    kept: list[str] = []
    end = 0
    for emoji in _EMOJI.finditer(text):
        kept += [_visible(text[end : emoji.start()]), emoji[0]]
        end = emoji.end()
    kept.append(_visible(text[end:]))
    return " ".join("".join(kept).split())


def is_blank(text: str) -> bool:
    """Whether nothing of a text can be seen.

    >>> is_blank(" \\u0301"), is_blank("é")
    (True, False)
    """
    for letter in text:
        # A letter, a figure or a sign; a mark alone, such as an accent, has nothing to stand on.
        if unicodedata.category(letter)[0] in "LNPS":
            return False
    return True


def is_plain(text: str) -> bool:
    """Whether all of a text can be seen: it has no control characters, no changes of direction, no piles of marks.

    >>> is_plain("Café  au lait"), is_plain("abc\\u202e"), is_plain("two\\nlines")
    (True, False, False)
    """
    words = [word for word in text.split(" ") if word]
    return not _STACKED.search(text) and clean(text) == " ".join(words)


def _visible(text: str) -> str:
    return "".join([c if c.isprintable() else " " for c in _INVISIBLE.sub("", text)])
