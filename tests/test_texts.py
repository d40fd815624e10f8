"""The texts of every game are complete, agree between the languages, and give nothing hidden away."""

from __future__ import annotations

import ast
import random
import re
import sys
from collections.abc import Iterator
from importlib import import_module, resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import parcours
from parcours import NotationError, Refused, SetupError
from parcours.core.errors import NOTATION, TAKEBACK
from parcours.core.notation import PLAYER
from parcours.core.registry import find_game
from parcours.scenarios.demonstration import demonstrate
from parcours.scenarios.scenario import shipped, start
from parcours.texts import LANGUAGES, Texts, move_id
from parcours.texts.card_rules import read_card_rules, words_of

from .conformance.tables import A_WHILE, Setting, every_setting, play_on, some_text, well_formed

each_game = pytest.mark.parametrize("game", parcours.game_names())
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_setting = pytest.mark.parametrize("setting", every_setting(), ids=str)

RULE = re.compile(r"\b[A-Z]{2}-(?:\d+|R)(?:\.\d+)?")
# A number in digits that is no part of the name of a rule.
TYPED = re.compile(r"(?<![\w.,-])\d+(?:,\d{3})*(?!\w)")
EVENT_VARIABLES = {"player", "card", "other", "number", "cards", "division"}
FACES = Path(__file__).parents[1] / "web" / "src" / "games"


# What the files hold


class Variables(Visitor):
    """The variables that an entry uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def package_of(game: str) -> str:
    package = import_module(type(parcours.find_game(game)).__module__).__package__
    assert package
    return package


def source(language: str, package: str, file: str) -> str:
    path = resources.files(package) / "texts" / language / file
    return path.read_text(encoding="utf-8")


def files_of(package: str) -> list[str]:
    if package == "parcours":
        return ["common.ftl", "notices.ftl", "page.ftl", "workbench.ftl", "workshop.ftl"]
    english = resources.files(package) / "texts" / "en"
    extra = [file for file in ("guide.ftl", "aid.ftl", "lessons.ftl") if (english / file).is_file()]
    return ["game.ftl", "rules.ftl", *extra]


def entries(language: str, package: str) -> Iterator[ftl.EntryType]:
    for file in files_of(package):
        yield from FluentParser().parse(source(language, package, file)).body


def messages(language: str, package: str) -> dict[str, set[str]]:
    """The ids of all messages and their attributes, with the variables of each."""
    found: dict[str, set[str]] = {}
    for entry in entries(language, package):
        if not isinstance(entry, ftl.Message | ftl.Term):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
        for id, pattern in parts:
            if pattern is not None:
                variables = Variables()
                variables.visit(pattern)
                found[id] = variables.found
    return found


packages = ["parcours", *(package_of(game) for game in parcours.game_names())]
each_package = pytest.mark.parametrize("package", packages)


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


def patterns(language: str, package: str) -> Iterator[tuple[str, str]]:
    """All stretches of text, with the id of their message."""
    for entry in entries(language, package):
        if isinstance(entry, ftl.Message):
            stretches = Stretches()
            stretches.visit(entry)
            for text in stretches.found:
                yield entry.id.name, text


class Stretches(Visitor):
    """The text of an entry, with each placeable that is no selection as a letter."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        text = ""
        for element in node.elements:
            text += element.value if isinstance(element, ftl.TextElement) else "x"
        self.found.append(text)
        self.generic_visit(node)


# What the games need


def modules(package: str, pattern: str = "*.py") -> dict[str, ast.Module]:
    """The sources of a package by their names; a compiled one comes with them too."""
    folder = Path(str(resources.files(package)))
    found = sorted(folder.glob(pattern))
    assert found, f"{folder} holds no sources"
    return {
        str(path.relative_to(folder)): ast.parse(path.read_text(encoding="utf-8")) for path in found
    }


def strings(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def calls(module: ast.Module, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            called = node.func
            if (isinstance(called, ast.Attribute) and called.attr == name) or (
                isinstance(called, ast.Name) and called.id == name
            ):
                yield node


def named(module: ast.Module, node: ast.expr) -> set[str]:
    """The strings that an expression can be: its own, or those of the variable it is or is taken from."""
    if isinstance(node, ast.Subscript):
        node = node.value
    if not isinstance(node, ast.Name):
        return strings(node)
    found: set[str] = set()
    for part in ast.walk(module):
        if isinstance(part, ast.Assign | ast.AnnAssign) and part.value is not None:
            targets = part.targets if isinstance(part, ast.Assign) else [part.target]
            if any(isinstance(target, ast.Name) and target.id == node.id for target in targets):
                found |= strings(part.value)
    return found


def told(game: str) -> set[str]:
    """All that the rules tell the journal."""
    found: set[str] = set()
    for name, module in modules(package_of(game)).items():
        if name == "story.py":
            continue  # there it is told to people
        for call in calls(module, "tell"):
            # The strings of a condition, as in `"a" if kind == "b" else "c"`, tell nothing.
            what = call.args[0]
            parts = [what.body, what.orelse] if isinstance(what, ast.IfExp) else [what]
            names = set().union(*(named(module, part) for part in parts))
            assert names, f"line {call.lineno}: what is told can't be read"
            found |= names
    return found


def reasons(game: str) -> set[str]:
    """All reasons for which a match can end."""
    found: set[str] = set()
    for module in modules(package_of(game)).values():
        for call in calls(module, "Standing"):
            given = {word.arg: word.value for word in call.keywords}
            reason = given["reason"] if "reason" in given else call.args[2]
            names = named(module, reason)
            assert names, f"line {call.lineno}: the reason can't be read"
            found |= names
    return found


def refusing(game: str) -> set[str]:
    """All rules that a game can name as forbidding: what `legality` and its like return."""
    numbers: set[int] = set()
    functions = [
        node
        for file, module in modules(package_of(game)).items()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and ("forbid" in node.name or file.startswith("legal"))
    ]
    for function in functions:
        for node in ast.walk(function):
            returned = isinstance(node, ast.Return) and node.value is not None
            noted = isinstance(node, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == "rule" for target in node.targets
            )
            if returned or noted:
                for part in ast.walk(node):
                    # 100 x chapter + number: smaller ones are other figures.
                    if isinstance(part, ast.Constant) and type(part.value) is int:
                        numbers |= {part.value} if part.value > 100 else set()
    return {parcours.find_game(game).rule(number) for number in numbers}


def missing(texts: Texts, ids: Iterator[str] | list[str]) -> list[str]:
    return sorted(id for id in set(ids) if not texts.has(id))


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


# Whole matches, said


def words(table: object) -> Iterator[str]:
    """The plain words among the values of a view."""
    if isinstance(table, dict):
        for value in table.values():
            yield from words(value)
    elif isinstance(table, str) and re.fullmatch(r"[a-z][a-z0-9_]*", table):
        yield table


@each_setting
def test_a_whole_match_can_be_said(setting: Setting) -> None:
    match = setting.match(3)
    dice = random.Random(3)
    languages = [Texts(language, setting.game) for language in LANGUAGES]
    for step, _ in enumerate(play_on(match, dice)):
        if step % 5 or match.over:
            continue
        player = dice.choice(match.to_act)
        view = match.view(player)
        plain = {word for word in words(view) if word not in match.players}
        asked = [word for word in plain if languages[0].has(f"ask-{word}")]
        assert asked, "what is awaited has no message"
        moves = match.legal(player)
        for texts in languages:
            for word in plain:
                assert texts.has(f"word-{word}") or word in match.deck.index, word
            for move in dice.sample(moves, min(3, len(moves))):
                assert is_sentence(texts.move(match, move))
            for word in asked:
                assert is_sentence(texts.say(f"wait-{word}", player=texts.player(player)))
    assert match.result is not None
    parts = {f"zone-{part}" for player in match.players for part in match.earned(player)}
    for texts in languages:
        assert missing(texts, [*parts]) == [], (
            f"what `earned` names has no text in {texts.language}"
        )
        assert is_sentence(texts.say(f"reason-{match.result.reason}"))
        for reader in [*match.players, None]:
            for event in match.events(reader):
                assert is_sentence(texts.event(event))
            for _, line in match.history(reader):
                assert is_sentence(texts.move(match, line))


@each_setting
def test_every_refusal_can_be_said(setting: Setting) -> None:
    """Whatever is tried, the figures are there that its sentence asks for."""
    match = setting.match(7)
    dice = random.Random(7)
    languages = [Texts(language, setting.game) for language in LANGUAGES]
    refused: set[str] = set()
    for _ in play_on(match, dice, A_WHILE):
        for _ in range(4):
            text = some_text(match, dice)
            if not well_formed(match, text):
                continue
            refusal = match.refusal(dice.choice(match.to_act or match.players), text)
            if refusal is not None:
                refused.add(refusal.rule)
                for texts in languages:
                    assert is_sentence(texts.refusal(refusal))
    assert refused


@each_game
def test_all_that_the_scenarios_show_can_be_said(game: str) -> None:
    refused = 0
    for scenario in shipped(game).values():
        match = start(scenario)
        languages = [Texts(language, game, deck=match.deck) for language in LANGUAGES]
        for shown in demonstrate(scenario):
            for texts in languages:
                assert all(is_sentence(texts.event(event)) for event in shown.events)
                for tried in shown.tries:
                    if tried.refused is not None:
                        assert is_sentence(texts.refusal(tried.refused))
                        refused += 1
                    if tried.refused is None or tried.refused.rule != NOTATION:
                        assert is_sentence(texts.move(match, tried.move))
    assert refused


def is_sentence(said: str) -> bool:
    """Nothing left unfilled: no id, no notation, no mark of isolation, no stray blank."""
    return bool(said) and not re.search(r"[{}\u2066-\u2069]|\w_\w| {2}|^\s|\s$|“”|‘’|: ?\.", said)


class Telltale(Texts):
    """Says a card so that it can be told from every other word."""

    def card(self, kind: str) -> str:
        return f"[{kind}]"


@each_setting
@each_language
def test_nobody_is_told_a_card_that_they_may_not_know(setting: Setting, language: str) -> None:
    texts = Telltale(language, setting.game)
    match = setting.match(11)
    kept = shown = 0
    for _ in play_on(match, random.Random(11), A_WHILE):
        pass
    for seat, reader in [*enumerate(match.players), (-1, None)]:
        for fact, event in zip(match.journal.events, match.events(reader), strict=True):
            said = texts.event(event)
            if fact.known_to(seat):
                shown += "[" in said
            else:
                assert "[" not in said, said
                kept += 1
    assert shown
    if not any(fact.knows >= 0 for fact in match.journal.events):
        return
    assert kept


@each_setting
def test_nobody_reads_the_hidden_part_of_a_move(setting: Setting) -> None:
    match = setting.match(13)
    texts = Telltale("en", setting.game)
    for step, _ in enumerate(play_on(match, random.Random(13), A_WHILE)):
        for reader in [*match.players, None] if step % 10 == 0 else []:
            for (_, move), (player, line) in zip(match.moves, match.history(reader), strict=True):
                if "hidden" in line:
                    assert reader != player
                    said = texts.move(match, line)
                    assert "[hidden]" not in said
                    for true, read in zip(match.say(move).split(" "), line.split(" "), strict=True):
                        assert read != "hidden" or f"[{true}]" not in said


def test_hidden_parts_of_moves_are_said_as_hidden() -> None:
    match = parcours.new_match("smile_life", ["ana", "bob"], 1)
    texts = Texts("en", "smile_life")
    assert texts.move(match, "keep hidden") == "Keep a card"
    assert texts.move(match, "play casino with hidden") == "Play “casino” with a wage face down"


# The loader


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="en, fr, nl"):
        Texts("de")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(SetupError, match="no game"):
        Texts("en", "chess")


def test_a_missing_message_or_variable_is_an_error() -> None:
    texts = Texts("en")
    with pytest.raises(LookupError, match="terminal-nonsense"):
        texts.say("terminal-nonsense")
    with pytest.raises(LookupError, match="player"):
        texts.say("terminal-turn")
    with pytest.raises(LookupError):
        texts.zone("nonsense")
    assert not texts.has("terminal-nonsense")
    assert not texts.has("terminal-turn.help")


def test_without_a_game_there_are_no_rules() -> None:
    assert Texts("en").chapters() == []
    with pytest.raises(LookupError):
        Texts("en").rule("SL-1.1")


@each_language
def test_every_refusal_that_no_rule_makes_is_said(language: str) -> None:
    said = {
        Texts(language).refusal(Refused(TAKEBACK, {"because": because}))
        for because in ("nothing_played", "not_yours", "seen")
    }
    said.add(Texts(language).refusal(Refused(NOTATION, {})))
    assert len(said) == 4


def test_the_terminal_has_every_message_and_gives_it_its_variables() -> None:
    found = messages("en", "parcours")
    said: set[str] = set()
    for module in modules("parcours", "**/*.py").values():
        for name in ("say", "_say"):
            for call in calls(module, name):
                first = call.args[0]
                if isinstance(first, ast.Constant) and str(first.value).startswith("terminal-"):
                    said.add(str(first.value))
                    given = {word.arg for word in call.keywords}
                    assert found[str(first.value)] <= given, first.value
    assert said


def test_players_are_called_by_their_display_names() -> None:
    match = parcours.new_match("smile_life", ["ana", "bob"], 1)
    texts = Texts("en", "smile_life", names={"bob": "Bob the Great"})
    assert texts.player("ana") == "Ana"
    assert texts.move(match, "play divorce on bob") == "Play “divorce” on Bob the Great"
    assert texts.event({"what": "began", "player": "bob"}) == "Bob the Great begins."
    refused = match.refusal("ana" if match.to_act == ["bob"] else "bob", "draw")
    assert refused is not None
    assert refused.rule == "SL-2.3"
    assert texts.player(match.to_act[0]) in texts.refusal(refused)


def test_a_text_that_is_no_move_is_not_said() -> None:
    match = parcours.new_match("smile_life", ["ana", "bob"], 1)
    with pytest.raises(NotationError):
        Texts("en", "smile_life").move(match, "play chess")


def test_a_card_of_ones_own_is_called_by_its_id() -> None:
    game = parcours.find_game("smile_life")
    fields = {"group": "job", "copies": 1, "smiles": 2, "needs": 3, "pays": 2, "status": "plain"}
    deck = game.extend_deck(game.standard_deck(), {"lion_tamer": fields}, "here")
    given: dict[str, object] = {"turn": "ana", "phase": "play", "ana": {"hand": ["lion_tamer"]}}
    match = parcours.lay_out("smile_life", ["ana", "bob"], given, deck=deck)
    texts = Texts("en", "smile_life", deck=deck)
    assert texts.move(match, "play lion_tamer") == "Play “lion tamer”"
    refused = match.refusal("ana", "play lion_tamer")
    assert refused is not None
    assert texts.refusal(refused) == "For “lion tamer” you need 3 levels of study; you have 0."


def test_a_rule_without_a_sentence_of_its_own_says_its_text() -> None:
    texts = Texts("en", "smile_life")
    assert texts.refusal(Refused("SL-1.1", {})) == texts.rule("SL-1.1")


def test_lists_are_joined_and_hidden_lists_are_hidden() -> None:
    texts = Texts("en", "smile_life")
    event: dict[str, object] = {"what": "filled_up", "player": "ana", "number": 2}
    said = texts.event({**event, "cards": ["wage_1", "cat"]})
    assert said == "Ana fills up the hand: wage 1, cat."
    said = texts.event({**event, "cards": ["hidden", "hidden"]})
    assert said == "Ana draws 2 cards to fill up the hand."


class Deck:
    """As much of a deck as texts look at. `turn` is also a word of the game that speaks of it."""

    def __init__(self) -> None:
        self.names = ["turn", "pawn"]


def test_a_game_from_outside_brings_its_texts_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "board_of_one"
    for language in LANGUAGES:
        folder = package / "texts" / language
        folder.mkdir(parents=True)
        (folder / "game.ftl").write_text(
            "card-turn = about-turn\ncard-pawn = Pawn\nword-turn = the turn\n"
            "refused-BO-1-1 = { $card }, { $what }, { $piece }, { $player }\n"
        )
        (folder / "rules.ftl").write_text("chapter-BO-1 = All\nrule-BO-1-1 = Enjoy.\n")
    (package / "__init__.py").write_text("class Board:\n    package = __name__\n    numbers = {}\n")
    monkeypatch.syspath_prepend(tmp_path)
    board = import_module("board_of_one").Board
    board.standard_deck = lambda self: Deck()
    monkeypatch.setattr("parcours.texts.find_game", lambda name: board())
    try:
        texts = Texts("nl", "board_of_one")
        assert texts.chapters() == [("BO-1", "All", ["BO-1.1"])]
        # A game of another package need not have one.
        assert texts.guide() == []
        figures = {"card": "turn", "what": "turn", "piece": "pawn", "player": "ana"}
        refused = Refused("BO-1.1", {**figures})
        assert texts.refusal(refused) == "about-turn, the turn, Pawn, Ana"
        assert texts.say("word-true") == "ja"
    finally:
        del sys.modules["board_of_one"]


def test_a_game_without_texts_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "silent_board").mkdir()
    (tmp_path / "silent_board" / "__init__.py").write_text(
        "class Board:\n    package = __name__\n    numbers = {}\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    board = import_module("silent_board").Board
    board.standard_deck = lambda self: Deck()
    monkeypatch.setattr("parcours.texts.find_game", lambda name: board())
    try:
        with pytest.raises(SetupError, match="silent_board has no texts in 'en'"):
            Texts("en", "silent_board")
    finally:
        del sys.modules["silent_board"]


def test_slots_of_players_are_players_whatever_they_are_called() -> None:
    """A slot says what stands in it: a player's name is never looked up among the cards."""
    match = parcours.new_match("smile_life", ["cats", "dogs"], 1)
    slot = match.grammar.forms[3].slots[3]
    assert slot is not None
    assert slot.kind == PLAYER
    assert Texts("en", "smile_life").move(match, "play accident on cats").endswith(" on Cats")


@pytest.mark.parametrize(
    ("game", "prefix", "last"),
    [
        ("smile_life", "SL", 49),
        ("happy", "HA", 47),
        ("retire_happy", "RH", 35),
        ("fatum", "FA", 41),
        ("power_struggle", "PS", 36),
    ],
)
@each_language
def test_every_ruling_of_the_specification_is_told(
    game: str, prefix: str, last: int, language: str
) -> None:
    texts = Texts(language, game)
    assert missing(texts, [f"rule-{prefix}-R-{number}" for number in range(1, last + 1)]) == []


def problem_codes(source: str) -> set[str]:
    """The codes of all problems of decks that a module tells."""
    return set(re.findall(r'problems\.add\(\s*"(\w+)"', source))


@each_language
@each_game
def test_every_field_of_a_card_and_every_problem_of_a_deck_is_said(
    game: str, language: str
) -> None:
    found = parcours.find_game(game)
    texts = Texts(language, game)
    for field in found.fields:
        assert texts.has(f"field-{field.name}"), field.name
        assert texts.has(f"field-{field.name}.about"), field.name
        assert field.rules, field.name
        for rule in field.rules:
            assert texts.rule(rule)
    core = Path(parcours.__file__).parent / "core"
    modules = [core / f"{name}.py" for name in ("decks", "fields", "game", "own_parts")]
    modules += [file for file in [core.parent / "games" / game / "deck.py"] if file.is_file()]
    codes = {code for file in modules for code in problem_codes(file.read_text("utf-8"))}
    codes |= {f"expected_{type}" for type in ("whole", "half", "flag", "word", "list", "table")}
    assert [code for code in sorted(codes) if not texts.has(f"problem-{code}")] == []
