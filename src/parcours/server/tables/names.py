"""What people may write: names and messages without tricks that can't be seen, and with whole emoji."""

import re
import unicodedata

from parcours.server.wire.errors import Denied
from parcours.server.wire.limits import LONGEST_NAME

# An emoji with its colour or its form, several joined into one, a flag of tags, or a key such as 1️⃣.
_PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u27ff\u2900-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
)
_PART = f"{_PICTURE}(?:[\U0001f3fb-\U0001f3ff]|\ufe0f)?"
_EMOJI = re.compile(
    f"\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f|{_PART}(?:\u200d{_PART})*|[0-9#*]\ufe0f\u20e3"
)
# Letters and marks that Python calls printable, and that nobody sees.
_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
_ACCENTS = re.compile("[\u0300-\u036f]")
# Letters of other alphabets that look like Latin ones, in lower case.
_LOOKALIKES = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u03b1\u03bf\u03bd\u03c1\u03c5\u03b9\u03ba",
    "aeopcyxijshdaovpuik",
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


def clean_name(name: str) -> str:
    """A name that can be shown; Denied if nothing of it can be seen, or if it is too long."""
    cleaned = clean(name)
    if len(cleaned) > LONGEST_NAME or is_blank(cleaned):
        raise Denied("bad_name")
    return cleaned


def is_blank(text: str) -> bool:
    """Whether nothing of a text can be seen.

    >>> is_blank(" \\u0301"), is_blank("é")
    (True, False)
    """
    return not any(map(_is_seen, text))


def looks_alike(one: str, other: str) -> bool:
    """Whether people could take two names for the same.

    >>> looks_alike("Zoë", "ZOE"), looks_alike("Ana", "Anna")
    (True, False)
    """
    return _skeleton(one) == _skeleton(other)


def _visible(text: str) -> str:
    return "".join(c if c.isprintable() else " " for c in _INVISIBLE.sub("", text))


def _is_seen(letter: str) -> bool:
    """Whether it is a letter, a figure or a sign; a mark alone, such as an accent, has nothing to stand on."""
    return unicodedata.category(letter)[0] in "LNPS"


def _skeleton(name: str) -> str:
    """What is left of a name for somebody who does not look closely."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKALIKES)
    return "".join(_ACCENTS.sub("", plain).split())
