"""Names and messages: emoji stay whole, nothing hides in them, and nobody passes for somebody else."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parcours.server.tables.names import LONGEST_NAME, clean, clean_name, looks_alike
from parcours.server.wire.errors import Denied

EMOJI = ["👩‍🚀", "👨‍👩‍👧‍👦", "🏴‍☠️", "❤️", "👍🏽", "🏋🏽‍♀️", "1️⃣", "🇳🇱", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"]
INVISIBLE = [
    "\u200b", "\u200d", "\u200c", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u115f", "\u1160", "\u3164", "\uffa0",
    "\u2800", "\ufe0f", "\u180e", "\u202e", "\u2066", "\U000e0041", "\U000e007f", "\x00", "\n", "\u00a0", "\u3000",
]  # fmt: skip


@pytest.mark.parametrize("emoji", EMOJI)
def test_emoji_stay_whole(emoji: str) -> None:
    assert clean(f"a {emoji}{emoji} b") == f"a {emoji}{emoji} b"
    assert clean_name(emoji) == emoji


@pytest.mark.parametrize("hidden", INVISIBLE, ids=ascii)
def test_nothing_hides_between_letters(hidden: str) -> None:
    assert clean(f"a{hidden}b") in ("ab", "a b")
    assert clean(f"👩{hidden} b") in ("👩 b", "👩️ b")
    with pytest.raises(Denied) as refused:
        clean_name(hidden * 3)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize("empty", ["", "   ", "\u0301", "\u0301\u0302", "\u20e3", "\u200d\u0301"])
def test_names_that_look_empty(empty: str) -> None:
    with pytest.raises(Denied):
        clean_name(empty)


@given(st.text(max_size=40))
def test_cleaning_once_is_enough(text: str) -> None:
    cleaned = clean(text)
    assert clean(cleaned) == cleaned
    assert not any(
        unicodedata.category(letter) in ("Cc", "Cs", "Co", "Zl", "Zp") for letter in cleaned
    )


@given(st.text(max_size=40))
def test_a_name_is_short_or_refused(text: str) -> None:
    try:
        name = clean_name(text)
    except Denied:
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert looks_alike(name, name.upper()) or name.upper().casefold() != name.casefold()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ana", "ana "),
        ("Zoë", "Zoe"),
        ("Ana", "Аnа"),
        ("Ana", "Ａｎａ"),
        ("Straße", "STRASSE"),
        ("Jo Ann", "JoAnn"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks_alike(clean_name(one), clean_name(other))


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Anna"), ("कि", "की"), ("Bot 1", "Bot 2"), ("👩", "👨")]
)
def test_names_that_differ(one: str, other: str) -> None:
    assert not looks_alike(one, other)
