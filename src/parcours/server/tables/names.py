"""What people may be called."""

import re
import unicodedata

from parcours.core.plain_text import clean, is_blank
from parcours.server.wire.errors import Denied
from parcours.server.wire.limits import LONGEST_NAME

_ACCENTS = re.compile("[\u0300-\u036f]")
# Letters of other alphabets that look like Latin ones, in lower case.
_LOOKALIKES = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u03b1\u03bf\u03bd\u03c1\u03c5\u03b9\u03ba",
    "aeopcyxijshdaovpuik",
)


def clean_name(name: str) -> str:
    """A name that can be shown; Denied if nothing of it can be seen, or if it is too long."""
    cleaned = clean(name)
    if len(cleaned) > LONGEST_NAME or is_blank(cleaned):
        raise Denied("bad_name")
    return cleaned


def looks_alike(one: str, other: str) -> bool:
    """Whether people could take two names for the same.

    >>> looks_alike("Zoë", "ZOE"), looks_alike("Ana", "Anna")
    (True, False)
    """
    return _skeleton(one) == _skeleton(other)


def _skeleton(name: str) -> str:
    """What is left of a name for somebody who does not look closely."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKALIKES)
    return "".join(_ACCENTS.sub("", plain).split())
