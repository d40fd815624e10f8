"""The words of the texts: one for each thing, well set, short enough for where they stand, numbers with their unit."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_expression

import parcours
from parcours.texts import LANGUAGES, Texts
from parcours.texts.french import elides

from .conformance.tables import Setting, play_on
from .text_sources import package_of

GAMES = [game for game in parcours.game_names() if game != "high_card"]
GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary"

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Stretch:
    """A run of text of a message as the file has it, and the variables that it is selected by."""

    def __init__(self, id: str, text: str, selected: frozenset[str]) -> None:
        self.id = id
        self.text = text
        self.selected = selected

    def __repr__(self) -> str:
        return f"{self.id}: {self.text}"


def stretches(language: str, game: str | None) -> Iterator[Stretch]:
    """All texts of a game, or those of no game; life stories have tests of their own."""
    package = "parcours" if game is None else package_of(game)
    folder = resources.files(package) / "texts" / language
    names = (
        ["common", "notices", "page", "workbench", "workshop"]
        if game is None
        else ["game", "rules", "guide", "aid", "scenarios"]
    )
    for name in names:
        file = folder / f"{name}.ftl"
        if file.is_file():  # English scenarios have their titles in the scenarios themselves
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ftl.Message):
                    for part in [entry, *entry.attributes]:
                        if part.value is not None:
                            yield from _in_pattern(entry.id.name, part.value, frozenset())


def _in_pattern(id: str, pattern: ftl.Pattern, selected: frozenset[str]) -> Iterator[Stretch]:
    text = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            text += element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            selector = element.expression.selector
            by = {selector.id.name} if isinstance(selector, ftl.VariableReference) else set()
            for variant in element.expression.variants:
                yield from _in_pattern(id, variant.value, selected | by)
        else:
            text += f"{{{serialize_expression(element.expression)}}}"
    if text.strip():
        yield Stretch(id, text, selected)


def everywhere(language: str) -> Iterator[tuple[str, Stretch]]:
    for game in [None, *GAMES]:
        for stretch in stretches(language, game):
            yield game or "page", stretch


# One word for one thing


@each_language
def test_the_texts_use_the_words_of_the_glossary(language: str) -> None:
    glossary = tomllib.loads((GLOSSARY / f"{language}.toml").read_text(encoding="utf-8"))
    assert set(glossary) <= {"all", *GAMES}
    texts = [(where, s.id, re.sub(r"\{[^}]*\}", "{}", s.text)) for where, s in everywhere(language)]
    for part, things in glossary.items():
        said = [(id, text) for where, id, text in texts if part in ("all", where)]
        for thing, words in things.items():
            in_use = any(re.search(words["say"], text) for _, text in said)
            assert in_use, f"{part} never says {thing} (docs/glossary/{language}.toml)"
            for word in words["not"]:
                begins = r"\b" if word[0].isalpha() else ""
                wrong = re.compile(rf"(?i){begins}(?:{word})(?!\w)")
                found = [(id, text) for id, text in said if wrong.search(text)]
                assert not found, f"{part} says {thing} (docs/glossary/{language}.toml)"


@each_game
@each_language
def test_cards_are_named_by_reference(game: str, language: str) -> None:
    """What a move quotes and what a rule lists is `{ card-boom }` and the like, so that the names can't drift apart."""
    texts = Texts(language, game)
    cards = {texts.card(kind).lower() for kind in parcours.find_game(game).standard_deck().names}
    quoted = re.compile(r"“([^”]+)”|‘([^’]+)’|«\u202f([^»]+)\u202f»")
    for stretch in stretches(language, game):
        listed = re.findall(r"(?m)^– ([^:]+?)\u202f?:", stretch.text)
        assert not cards & {name.lower() for name in listed}, stretch
        if stretch.id.startswith("move-"):
            for found in quoted.finditer(stretch.text):
                name = next(filter(None, found.groups()))
                assert re.fullmatch(r"\{[^}]+\}", name), stretch


# How they are set


def test_every_language_has_its_own_quotes_and_apostrophes() -> None:
    foreign = {"en": r"[’«»]", "fr": r"['“”‘]", "nl": r"['“”«»]"}
    for language, signs in foreign.items():
        wrong = [found for found in everywhere(language) if re.search(signs, found[1].text)]
        assert not wrong, wrong


@each_language
def test_numbers_are_grouped_by_thousands(language: str) -> None:
    wrong = [
        found for found in everywhere(language) if re.search(r"(?<![\w.-])\d{4,}", found[1].text)
    ]
    assert not wrong, wrong


@pytest.mark.parametrize(
    ("name", "elided"),
    [
        *[(name, True) for name in ("Inès", "Otto", "Éva", "Yves", "œil", "Ysé", "Ugo")],
        *[(name, False) for name in ("Bob", "Hugo", "Yann", "Y", "8", "", "Ÿ")],
    ],
)
def test_names_that_begin_with_a_vowel_elide_the_word_before(name: str, elided: bool) -> None:
    assert elides(name) == elided


def test_french_elides_before_vowels_in_every_file() -> None:
    words = r"(?<![\w-])(?:de|que|jusque|lorsque|puisque|ne|se|me|te|le|la|je)"
    vowel = re.compile(rf"(?i){words} (?!onze|oui|ou |à |au |un à)[aeiouàâéèêëîïôùûœæ]\w*")
    name = re.compile(rf"(?i){words} \{{\$(?:player|other|target|players|who|turn)\}}")
    for where, stretch in everywhere("fr"):
        assert not vowel.search(stretch.text), (where, stretch)
        assert not name.search(stretch.text), (where, stretch, "use { DE($player) }")


@each_game
def test_french_elides_before_the_names_of_a_match(game: str) -> None:
    match = Setting(game, parcours.find_game(game).min_players).match(5)
    called = dict(zip(match.players, ["Inès", "Otto", "Éva", "Yves"], strict=False))
    texts = Texts("fr", game, names=called)
    wrong = re.compile(rf"\b(?:de|que|le|la) (?:{'|'.join(called.values())})")
    for _ in play_on(match, random.Random(5)):
        pass
    said = [texts.event(event) for event in match.events(None)]
    said += [texts.move(match, line) for _, line in match.history(None)]
    assert any(name in line for name in called.values() for line in said)
    assert not [line for line in said if wrong.search(line)]


# Numbers


# The unit of money, and the variables that are always money.
UNITS = {
    "fatum": r"€[\u00a0]?\{\$%s\}|\{\$%s\}\u202f€",
    "retire_happy": r"\{\$%s\}[\u00a0\u202f]G\b",
    "power_struggle": r"\{\$%s\}\u202f?k\b",
}
MONEY = {"price", "money", "cost", "charges", "current", "company", "amount", "note"}


@pytest.mark.parametrize("game", UNITS)
def test_money_has_its_unit_in_every_language(game: str) -> None:
    unit = UNITS[game]
    with_unit: dict[str, set[str]] = {}
    for language in LANGUAGES:
        found = with_unit.setdefault(language, set())
        for stretch in stretches(language, game):
            for variable in re.findall(r"\{\$(\w+)\}", stretch.text):
                if re.search(unit.replace("%s", variable), stretch.text):
                    found.add(f"{stretch.id} {variable}")
                else:
                    assert variable not in MONEY, (language, stretch)
    assert with_unit["en"] == with_unit["fr"] == with_unit["nl"]
    assert len(with_unit["en"]) > 10


COUNTED = {
    "en": r"cards|coins|points|employees|players|shares|flirts|minutes|seconds|seats|levels|loans"
    r"|rounds|turns|districts|shuffles|plots|examples|bots|children|smiles",
    "fr": r"cartes|pièces|points|employés|joueurs|actions|flirts|minutes|secondes|places|niveaux"
    r"|emprunts|manches|tours|quartiers|mélanges|terrains|exemples|robots|enfants|smiles",
    "nl": r"kaarten|muntjes|punten|medewerkers|spelers|aandelen|flirts|minuten|seconden|plaatsen"
    r"|niveaus|leningen|rondes|beurten|wijken|plekken|voorbeelden|bots|kinderen|smiles",
}
PEOPLE = {"player", "other", "target", "turn"}
# Numbers that are never one: limits, prices from ten coins on, players of a game, points to win.
RULE_NUMBERS = {
    name
    for game in parcours.game_names()
    for name, number in parcours.find_game(game).numbers.items()
    if number > 1
}
NEVER_ONE = {
    "limit", "most", "needs", "pool", "goal", "choices", "room",
    "event-bought_out", "event-announced", "refused-RH-5-4", "refused-SL-5-3", "face-players",
    "page-clock-decision", "page-clock-match",
}  # fmt: skip


@each_language
def test_what_is_counted_has_a_plural_form(language: str) -> None:
    for _, stretch in everywhere(language):
        for found in re.finditer(rf"\{{\$(\w+)\}} (?:{COUNTED[language]})\b", stretch.text):
            variable = found.group(1)
            # A number of the rules does not vary.
            fixed = variable in NEVER_ONE | PEOPLE | RULE_NUMBERS or stretch.id in NEVER_ONE
            assert fixed or variable in stretch.selected, stretch


# Where they stand


# The most signs that fit, with eight for each variable. Two lines of a button on a phone are 60.
ROOM = {"move": 60, "kind": 20, "zone": 38, "wait": 70, "ask": 110}
BUTTONS = [
    "play-now", "invite", "start", "start-with-bots", "sit-down", "stand-up", "add-bot", "remove",
    "send-away", "lay-table", "agree", "disagree", "withdraw", "rematch", "join-rematch", "takeback",
    "leave", "come-back", "end-match", "copy", "share", "go-on", "forget", "mute", "unmute", "earlier",
]  # fmt: skip
BUTTON = 32


@each_language
def test_no_text_is_too_long_for_its_place(language: str) -> None:
    for _, stretch in everywhere(language):
        length = len(re.sub(r"\{[^}]*\}", "x" * 8, stretch.text))
        kind = stretch.id.partition("-")[0]
        room = BUTTON if stretch.id.removeprefix("page-") in BUTTONS else ROOM.get(kind, length)
        assert length <= room, (stretch, length)


# Cards described


@each_language
def test_every_card_of_fatum_is_described_in_a_line_of_its_own(language: str) -> None:
    texts = Texts(language, "fatum")
    lines = [texts.about(kind) for kind in parcours.find_game("fatum").standard_deck().names]
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert re.fullmatch(r"[«“‘]?\w.*[.!?]", line), line
        assert len(line) <= 80, line
        assert not re.search(r"\d", line), f"figures belong to the deck: {line}"


def test_a_card_without_a_description_has_none() -> None:
    assert Texts("en", "smile_life").about("waiter") == ""
    assert Texts("en", "fatum").about("card_of_my_own") == ""
