"""A match in the terminal is in the player's language throughout, keeps its clock and tells every life."""

import io
import re
import sys
from pathlib import Path

import pytest
from rich.console import Console

import parcours
from parcours.bots import find_bot
from parcours.cli.boards import find_board
from parcours.cli.session import Session
from parcours.texts import LANGUAGES, Texts
from parcours.texts.faces import card_lines

each_game = pytest.mark.parametrize("game", parcours.game_names())
each_language = pytest.mark.parametrize("language", LANGUAGES)
PLAYERS = ["ana", "bob", "cy"]


class Clock:
    """Time that passes as it is told, a minute for each line that is typed."""

    def __init__(self, typed: list[str]) -> None:
        self.typed = typed
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds

    def readline(self) -> str:
        self.seconds += 60
        return self.typed.pop(0) + "\n" if self.typed else ""


def typed_into(
    match: parcours.Match, typed: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> str:
    """What the first player is shown who types this; bots play the others."""
    clock = Clock(typed)
    monkeypatch.setattr(sys, "stdin", clock)
    bots = {name: find_bot("random") for name in match.players[1:]}
    texts = Texts(language, match.game.name, deck=match.deck)
    shown = io.StringIO()
    session = Session(match, match.players[:1], bots, texts, clock.now)
    session.console = Console(file=shown, width=400, highlight=False, markup=False, emoji=False)
    session.run()
    return shown.getvalue()


def drawn(match: parcours.Match, language: str) -> str:
    shown = io.StringIO()
    view = match.view("ana")
    board = find_board(match.game)(view, Texts(language, match.game.name), "ana")
    Console(file=shown, width=200).print(board)
    return shown.getvalue()


@each_game
@each_language
def test_every_card_is_told_in_words(game: str, language: str) -> None:
    deck = parcours.find_game(game).standard_deck()
    texts = Texts(language, game)
    for kind in deck.names:
        lines = card_lines(texts, deck, kind)
        assert len(lines) == len(set(lines)), kind
        if game == "high_card":
            continue  # it has nothing on its cards but a figure
        assert len(lines) >= 2, kind
        for line in lines:
            assert "_" not in line, (kind, line)


@pytest.mark.parametrize(
    ("game", "kind", "told"),
    [
        ("smile_life", "writer", ["asks for no studies", "pays wages up to 1"]),
        ("smile_life", "flirt_hotel", ["allows a child"]),
        ("happy", "friendship", ["happy points while you hold it: ½"]),
        ("happy", "fire", ["parried by: fire insurance", "there are 2 in the deck"]),
        ("happy", "scratch", ["nothing parries it"]),
        ("fatum", "swindler", ["takes €400 for you", "thrown at another player"]),
        ("fatum", "mayor", ["asks for work 4", "work +6", "toll €100: property"]),
        ("retire_happy", "stock_listing", ["the company fund gains 1 for every 2 in it"]),
        ("retire_happy", "studio", ["in the deck of period 1: 2", "in the deck of period 2: 1"]),
        ("power_struggle", "motivation_down_2", ["motivation −2"]),
        ("power_struggle", "rivalry_1", ["influence", "shares", "with 3 players or more"]),
    ],
)
def test_what_stands_on_a_card(game: str, kind: str, told: list[str]) -> None:
    deck = parcours.find_game(game).standard_deck()
    assert set(told) <= set(card_lines(Texts("en", game), deck, kind))


def test_the_command_for_a_card_speaks_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    match = parcours.new_match("smile_life", PLAYERS, seed=7)
    shown = typed_into(match, ["card doctor", "quit"], "fr", monkeypatch)
    [line] = [line for line in shown.splitlines() if " doctor " in line]
    assert "demande 6 niveaux d’études" in line
    assert "needs" not in line


@each_language
def test_a_malformed_move_is_explained_in_the_language(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = Texts(language, "smile_life")
    card, player = texts.say("slot-card"), texts.say("slot-player")
    match = parcours.new_match("smile_life", PLAYERS, seed=7)
    typed = ["play unicorns", "why play accident", "play casino on bob", "quit"]
    shown = typed_into(match, typed[:], language, monkeypatch)
    for text in ("play unicorns", "play accident", "play casino on bob"):
        assert texts.say("terminal-not-a-move", text=text) in shown
    assert f"play <{card}> on <{player}>" in shown
    assert f"buy <{card}> paying <{card}>…" not in shown  # another verb
    assert "expected" not in shown


@each_game
@each_language
def test_every_slot_of_the_notation_is_named(game: str, language: str) -> None:
    texts = Texts(language, game)
    rules = parcours.find_game(game)
    for form in rules.grammar(rules.standard_deck()).forms:
        for slot in form.slots:
            assert slot is None or texts.has(f"slot-{slot.kind}")


@each_language
def test_levels_and_purses_at_0_are_shown(language: str) -> None:
    texts = Texts(language, "fatum")
    shown = drawn(parcours.lay_out("fatum", PLAYERS, {"ana": {"money": 0}}), language)
    for name in ("work", "experience", "relations", "heritage", "money"):
        assert re.search(rf"{re.escape(texts.zone(name))} +0\b", shown), name


@pytest.mark.parametrize(
    ("language", "said"), [("en", "car to Bob for 8"), ("fr", "voiture à Bob pour 8")]
)
def test_what_was_declined_is_told_in_words(language: str, said: str) -> None:
    given = {"turn": "ana", "ana": {"car": 6}, "bob": {"money": 9}}
    match = parcours.lay_out("happy", PLAYERS, dict(given))
    match.play("ana", "sell car to bob for 8")
    match.play("bob", "decline")
    assert said in drawn(match, language)


@each_language
def test_the_real_clock_runs_and_every_life_is_told(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """FA-10.4: after a minute for each line typed, the round in which the fifth one falls is the last one."""
    monkeypatch.chdir(tmp_path)  # a line that is left over names the file to save to
    texts = Texts(language, "fatum")
    match = parcours.new_match("fatum", PLAYERS, 3, {"rounds": 0, "minutes": 5})
    shown = typed_into(match, ["1"] * 200, language, monkeypatch)
    assert texts.say("terminal-clock", number=5) in shown
    assert texts.say("terminal-time-up") in shown
    said = [match.name(seat) for seat, _ in match.moves]
    assert said.count("table") == 1
    # The fifth line was typed when the time was up, so the table spoke before its move.
    assert said[: said.index("table")].count("ana") == 4
    assert match.over
    assert match.record().count("\ntable: time\n") == 1
    told = " ".join(shown.split())
    for player in PLAYERS:
        life = parcours.story(match, player, language)
        assert " ".join(life.split()) in told


def test_a_match_that_is_left_tells_no_life(monkeypatch: pytest.MonkeyPatch) -> None:
    match = parcours.new_match("fatum", PLAYERS, 3, {"rounds": 0, "minutes": 5})
    shown = typed_into(match, ["quit"], "en", monkeypatch)
    assert parcours.story(match, "ana") not in shown
    assert "Time is up" not in shown
