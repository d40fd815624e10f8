"""`Texts`: what it finds, how it says it, and what it refuses."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import parcours
from parcours import NotationError, Refused, SetupError
from parcours.core.errors import NOTATION, TAKEBACK
from parcours.core.fields import Field
from parcours.core.notation import PLAYER
from parcours.texts import LANGUAGES, Texts

from .text_sources import calls, each_game, each_language, messages, missing, modules


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


def choices_of(field: Field) -> Iterator[str]:
    """The words that may stand in a field, and those of its patterns that are written as they are."""
    yield from field.choices or []
    for pattern in field.patterns or []:
        yield from (word.strip("[]") for word in pattern.split() if not word.isupper())
    for part in [*([field.items] if field.items else []), *(field.parts or [])]:
        yield from choices_of(part)


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
        for choice in choices_of(field):
            names = [f"{kind}-{choice}" for kind in ("choice", "word", "face-sort", "card", "zone")]
            assert any(texts.has(name) for name in names), choice
    core = Path(parcours.__file__).parent / "core"
    modules = [core / f"{name}.py" for name in ("decks", "fields", "game", "own_parts")]
    modules += [file for file in [core.parent / "games" / game / "deck.py"] if file.is_file()]
    codes = {code for file in modules for code in problem_codes(file.read_text("utf-8"))}
    codes |= {f"expected_{type}" for type in ("whole", "half", "flag", "word", "list", "table")}
    assert [code for code in sorted(codes) if not texts.has(f"problem-{code}")] == []
