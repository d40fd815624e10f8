"""The texts of every game are complete, and agree between the languages."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import parcours
from parcours.core.registry import find_game
from parcours.scenarios.scenario import shipped
from parcours.texts import LANGUAGES, Texts, move_id
from parcours.texts.card_rules import read_card_rules, words_of

from .conformance.tables import Setting
from .text_sources import (
    EVENT_VARIABLES,
    FACES,
    RULE,
    TYPED,
    Stretches,
    each_game,
    each_language,
    each_package,
    entries,
    is_sentence,
    messages,
    missing,
    package_of,
    patterns,
    reasons,
    refusing,
    source,
    told,
)


@each_package
@each_language
def test_every_entry_can_be_read(language: str, package: str) -> None:
    junk = [entry.content for entry in entries(language, package) if isinstance(entry, ftl.Junk)]
    assert not junk


@each_package
@each_language
def test_no_message_is_there_twice(language: str, package: str) -> None:
    ids = [entry.id.name for entry in entries(language, package) if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids)), sorted(id for id in set(ids) if ids.count(id) > 1)


@each_package
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_messages_and_variables(language: str, package: str) -> None:
    english = messages("en", package)
    other = messages(language, package)
    assert set(other) == set(english)
    assert {id: used for id, used in other.items() if used != english[id]} == {}


@each_package
def test_french_is_set_with_narrow_spaces(package: str) -> None:
    for id, text in patterns("fr", package):
        assert_well_set(id, text)


def assert_well_set(id: str, french: str) -> None:
    assert not re.search(r"(?<!\u202f)[;:!?»]|«(?!\u202f)", french), (id, french)
    assert "'" not in french, id


@each_game
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_scenario_has_a_title(game: str, language: str) -> None:
    """They are written in English; the other languages know them by their English titles."""
    english = [scenario.title for scenario in shipped(game).values()]
    wanted = [f"scenario-{'-'.join(re.findall('[a-z0-9]+', title.lower()))}" for title in english]
    assert len(set(wanted)) == len(wanted), "two scenarios have the same title"
    file = f"texts/{language}/scenarios.ftl"
    assert (resources.files(package_of(game)) / file).is_file(), f"{game}: expected {file}"
    parsed = FluentParser().parse(source(language, package_of(game), "scenarios.ftl"))
    titles = {entry.id.name: entry for entry in parsed.body if isinstance(entry, ftl.Message)}
    assert list(titles) == wanted, (
        f"{game}: {file}: expected a title for each scenario, in the order of the files"
    )
    for id, entry in titles.items():
        stretches = Stretches()
        stretches.visit(entry)
        assert len(stretches.found) == 1, id
        if language == "fr":
            assert_well_set(id, stretches.found[0])


def test_the_sources_are_read_as_they_should_be() -> None:
    """The searches below find nothing by mistake, nor everything."""
    assert {"laid", "laid_found_on", "final_smiles", "began"} <= told("smile_life")
    assert reasons("smile_life") == {"pile_empty"}
    assert {"SL-2.2", "SL-4.13", "SL-7.14", "SL-12.2"} <= refusing("smile_life")
    assert "SL-1.1" not in refusing("smile_life")


@each_game
@each_language
def test_the_game_and_its_options_are_named(game: str, language: str) -> None:
    texts = Texts(language, game)
    ids = ["game-name", "game-about", "game-length"]
    for option in parcours.find_game(game).options:
        ids += [f"option-{option.name}", f"option-{option.name}.help"]
    assert missing(texts, ids) == [], f"{game}: write them in texts/{language}"


@each_game
@each_language
def test_every_card_has_a_name_of_its_own(game: str, language: str) -> None:
    texts = Texts(language, game)
    kinds = parcours.find_game(game).standard_deck().names
    assert missing(texts, [f"card-{kind}" for kind in kinds]) == []
    said = [texts.card(kind) for kind in kinds]
    assert len(said) == len(set(said)), sorted(name for name in set(said) if said.count(name) > 1)


@each_game
def test_what_is_said_on_cards_is_about_this_game(game: str) -> None:
    """Each `face-` message ends with a card, or with something that the faces or the deck speak of."""
    faces = FACES / game / "faces.ts"
    deck = (resources.files(package_of(game)) / "deck.toml").read_text(encoding="utf-8")
    spoken = set(
        re.findall(r"\w+", (faces.read_text(encoding="utf-8") if faces.exists() else "") + deck)
    )
    for id in messages("en", package_of(game)):
        if id.startswith("face-card-"):
            assert id.removeprefix("face-card-") in parcours.find_game(game).standard_deck().names
        elif id.startswith("face-"):
            assert id.partition(".")[0].rpartition("-")[2] in spoken, id


@each_game
def test_the_rules_of_cards_are_rules_of_the_game(game: str) -> None:
    found = parcours.find_game(game)
    for table, rules in read_card_rules(found).items():
        words = {word for card in found.standard_deck().cards for word in words_of(card, table)}
        assert set(rules) <= words, f"{game}/card_rules.toml: no card has that {table}"
        names = [f"rule-{rule.replace('.', '-')}" for each in rules.values() for rule in each]
        assert missing(Texts("en", game), names) == []


@each_game
@each_language
def test_what_is_said_on_cards_fits_on_them(game: str, language: str) -> None:
    """Two lines of a small card."""
    said = dict(patterns(language, package_of(game)))
    long = {id: text for id, text in said.items() if id.startswith("face-card-") and len(text) > 32}
    assert not long


@each_game
@each_language
def test_every_name_of_the_table_has_a_label(game: str, language: str) -> None:
    match = Setting(game, parcours.find_game(game).min_players).match(1)
    names: set[str] = set()
    for table in (match.table(), match.view(match.players[0]), match.view(None)):
        for name, value in table.items():
            if name in match.players:
                assert isinstance(value, dict)
                names.update(value)
            else:
                names.add(name)
    assert missing(Texts(language, game), [f"zone-{name}" for name in names]) == []


@each_game
def test_rules_and_guides_name_figures_of_the_game(game: str) -> None:
    """A number that a rule has in the code is not typed again in each language."""
    figures = set(parcours.find_game(game).numbers)
    found = messages("en", package_of(game))
    for id, variables in found.items():
        if id.startswith(("rule-", "guide-", "aid-", "chapter-", "option-")):
            assert variables <= figures, f"{id}: expected figures of the game, {sorted(figures)}"
    assert figures <= set().union(*found.values()), "no text names that figure"


# Where the same number stands for something else, by message: a price, an example, a piece of advice.
OTHER_NUMBERS = {
    "rule-FA-8-3": {500}, "guide-8": {1500},
    "rule-HA-1-7": {10}, "rule-HA-6-11": {10, 15, 20}, "rule-HA-9-1": {10, 15, 20},
    "rule-PS-1-7": {800}, "rule-PS-13-5": {100, 200}, "rule-PS-14-6": {50, 100, 150, 200}, "rule-PS-15-1": {12},
}  # fmt: skip


@each_game
def test_no_rule_types_a_figure_of_the_game(game: str) -> None:
    """Numbers from 10 on, as smaller ones mean too many things. The other languages have the same variables."""
    texts = Texts("en", game)
    figures = parcours.find_game(game).numbers
    large = {number for number in figures.values() if number >= 10}
    # Rendered, figures would be numbers too.
    texts.numbers = dict.fromkeys(figures, 0)
    for id in messages("en", package_of(game)):
        if re.match(r"rule-[A-Z]+-\d|guide-\d", id):
            typed = {int(n.replace(",", "")) for n in TYPED.findall(texts.say(id))}
            wrong = typed & large - OTHER_NUMBERS.get(id, set())
            names = sorted(name for name, number in figures.items() if number in wrong)
            assert not wrong, f"{id}: write one of {names} for {wrong}, or add it to OTHER_NUMBERS"


@each_language
def test_a_figure_changes_with_the_rule(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(parcours.find_game("happy").numbers, "health_price", 9)
    texts = Texts(language, "happy")
    assert "9" in texts.rule("HA-13.5")
    assert "9" in texts.move(parcours.new_match("happy", ["ana", "bob", "cy"], 1), "heal")


@each_game
def test_every_form_has_a_message_with_its_slots(game: str) -> None:
    found = messages("en", package_of(game))
    figures = set(parcours.find_game(game).numbers)
    deck = parcours.find_game(game).standard_deck()
    for form in parcours.find_game(game).grammar(deck).forms:
        slots = {slot.name for slot in form.slots if slot is not None}
        said = found.get(move_id(form))
        assert said is not None, f"write {move_id(form)}, for '{form.pattern}'"
        assert said - figures == slots, form.pattern


@each_game
def test_every_event_has_a_message(game: str) -> None:
    found = messages("en", package_of(game))
    wanted = {f"event-{what}" for what in told(game)}
    assert sorted(wanted - set(found)) == []
    for id in wanted:
        assert found[id] <= EVENT_VARIABLES, id


@each_game
def test_no_event_or_refusal_is_said_that_never_happens(game: str) -> None:
    found = set(messages("en", package_of(game)))
    happens = {f"event-{what}" for what in told(game)}
    happens |= {f"event-{what}.{part}" for what in told(game) for part in ("player", "other")}
    happens |= {f"event-{what}.then" for what in find_game(game).news.blows}
    happens |= {f"refused-{rule.replace('.', '-')}" for rule in refusing(game)}
    happens |= {f"reason-{reason}" for reason in reasons(game)}
    said = {id for id in found if id.startswith(("event-", "refused-", "reason-"))}
    assert sorted(said - happens) == []


@each_game
@each_language
def test_an_event_speaks_to_whom_it_tells_of(game: str, language: str) -> None:
    assert set(find_game(game).news.blows) <= told(game)
    found = messages(language, package_of(game))
    # A game from another package may leave them out.
    ours = package_of(game).startswith("parcours.games.")
    for what in told(game) if ours else ():
        for role in {"player", "other"} & found[f"event-{what}"]:
            spoken = found.get(f"event-{what}.{role}")
            assert spoken is not None, f"write event-{what}.{role}"
            assert role not in spoken, f"event-{what}.{role} names the reader"


@each_game
@each_language
def test_every_refusing_rule_has_its_sentence_and_its_text(game: str, language: str) -> None:
    texts = Texts(language, game)
    rules = {rule.replace(".", "-") for rule in refusing(game)}
    assert missing(texts, [f"refused-{rule}" for rule in rules]) == []
    assert missing(texts, [f"rule-{rule}" for rule in rules]) == []


@each_game
@each_language
def test_every_reason_to_end_is_said(game: str, language: str) -> None:
    ids = [f"reason-{reason}" for reason in reasons(game)]
    assert ids
    assert missing(Texts(language, game), ids) == [], f"{game}: write them in texts/{language}"


@each_game
def test_what_is_asked_is_also_said_to_those_who_wait(game: str) -> None:
    found = messages("en", package_of(game))
    asked = {id.removeprefix("ask-") for id in found if id.startswith("ask-")}
    waited = {id.removeprefix("wait-") for id in found if id.startswith("wait-")}
    assert asked
    assert asked == waited
    assert all(found[f"wait-{question}"] == {"player"} for question in waited)


@each_package
@each_language
def test_every_rule_that_a_text_speaks_of_exists(language: str, package: str) -> None:
    known: set[str] = set()
    for game in parcours.game_names():
        for chapter, _, rules in Texts(language, game).chapters():
            known.update([chapter, *rules])
    for id, text in patterns(language, package):
        for rule in RULE.findall(text):
            assert rule in known, f"{id} speaks of {rule}"


@each_game
@each_language
def test_chapters_hold_every_rule_in_order_and_the_rulings_last(game: str, language: str) -> None:
    texts = Texts(language, game)
    prefix = parcours.find_game(game).prefix
    chapters = texts.chapters()
    ids = [chapter for chapter, _, _ in chapters]
    rulings = [f"{prefix}-R"] if f"{prefix}-R" in ids else []
    numbered = [f"{prefix}-{number}" for number in range(1, len(ids) - len(rulings) + 1)]
    assert ids == numbered + rulings
    for chapter, title, rules in chapters:
        assert title
        assert rules == [f"{chapter}.{number}" for number in range(1, len(rules) + 1)]
        assert all(texts.rule(rule) for rule in rules)
    written = [id for id in messages(language, package_of(game)) if id.startswith("rule-")]
    assert sum(len(rules) for _, _, rules in chapters) == len(written)


@each_game
@each_language
def test_a_guide_takes_a_few_minutes(game: str, language: str) -> None:
    sections = Texts(language, game).guide()
    assert 3 <= len(sections) <= 9, "guide.ftl: expected 3 to 9 sections"
    assert len({title for title, _ in sections}) == len(sections)
    for title, text in sections:
        assert is_sentence(title)
        assert is_sentence(text)
        words = len(text.split())
        assert 40 <= words <= 90, f"guide.ftl: '{title}' has {words} words: expected 40 to 90"


@each_game
@each_language
def test_guide_and_aid_name_rules_of_the_game_and_the_same_in_every_language(
    game: str, language: str
) -> None:
    texts = Texts(language, game)
    known = {id for chapter, _, rules in texts.chapters() for id in [chapter, *rules]}
    english = Texts("en", game)
    sections = [*texts.guide(), *texts.aid()]
    for (_, said), (_, in_english) in zip(
        sections, [*english.guide(), *english.aid()], strict=True
    ):
        named = RULE.findall(said)
        assert named == RULE.findall(in_english)
        assert named
        assert set(named) <= known


def test_without_a_game_there_is_no_guide() -> None:
    assert Texts("en").guide() == []
    assert Texts("en").aid() == []
