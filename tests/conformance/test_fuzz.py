"""Bad input of every kind: a clear error, nothing half done, never a crash."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parcours
from parcours import Match, NotationError, ParcoursError
from parcours.core.decks import write_cards
from parcours.scenarios.scenario import read_scenarios, run, scenario_files

from ..golden.freeze import folder_of
from .tables import NAMES, play_on, some_text

games = pytest.mark.parametrize("name", parcours.game_names())
seeds = st.integers(min_value=0, max_value=2**32)
texts = st.text(max_size=60)


def a_match(name: str) -> Match:
    return parcours.new_match(name, NAMES[: parcours.find_game(name).min_players], seed=2)


def mutated(text: str, dice: random.Random) -> str:
    """The text with a line lost, doubled, moved, cut or garbled."""
    lines = text.splitlines(keepends=True)
    at = dice.randrange(len(lines))
    kind = dice.randrange(6)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, lines[dice.randrange(len(lines))])
    elif kind == 2:
        del lines[at:]
    elif kind == 3:
        line = lines[at]
        cut = dice.randrange(len(line))
        lines[at] = line[:cut] + chr(dice.randrange(1, 0x2FFF)) + line[cut + dice.randrange(3) :]
    elif kind == 4:
        lines[at] = lines[at][: dice.randrange(len(lines[at]) + 1)]
    else:
        words = lines[at].split(" ")
        words[dice.randrange(len(words))] = dice.choice(["-1", "99", "nobody", "{}", "draw", ""])
        lines[at] = " ".join(words)
    return "".join(lines)


@games
@given(text=texts)
def test_any_text_is_read_or_refused(name: str, text: str) -> None:
    match = a_match(name)
    before = match.record()
    player = match.to_act[0]
    legal = [str(move) for move in match.legal(player)]
    if text in legal:
        return
    with pytest.raises(ParcoursError) as caught:
        match.play(player, text)
    assert "\n" not in str(caught.value)
    assert match.record() == before


@games
@given(seed=seeds)
def test_a_move_with_a_word_changed_is_read_or_refused(name: str, seed: int) -> None:
    dice = random.Random(seed)
    match = a_match(name)
    words = some_text(match, dice).split()
    words[dice.randrange(len(words))] = dice.choice(["", "xyz", "draw", "on", "0", "١", "café"])
    text = " ".join(words)
    try:
        move = match.parse(text)
    except NotationError as error:
        assert "\n" not in str(error)
        assert "expected" in str(error) or "not" in str(error)
    else:
        assert match.say(move) == text


@games
@settings(max_examples=40)
@given(seed=seeds)
def test_a_damaged_record_is_reported_with_its_line(name: str, seed: int) -> None:
    dice = random.Random(seed)
    match = a_match(name)
    for _ in play_on(match, dice, 30):
        pass
    text = mutated(match.record(), dice)
    try:
        again = parcours.load_record(text)
    except parcours.RecordError as error:
        assert 1 <= error.line <= len(text.splitlines()) + 1
        assert str(error).startswith(f"line {error.line}: ")
        assert "\n" not in str(error)
    else:
        assert parcours.load_record(again.record()).record() == again.record()


@games
def test_a_record_cut_anywhere_is_no_record(name: str) -> None:
    record = (folder_of(name) / f"{parcours.find_game(name).min_players}.record").read_text("utf-8")
    lines = record.splitlines(keepends=True)[:60]
    for kept in range(len(lines)):
        with pytest.raises(parcours.RecordError):
            parcours.load_record("".join(lines[:kept]))


@games
@settings(max_examples=60)
@given(seed=seeds)
def test_a_damaged_deck_is_reported_in_one_line(name: str, seed: int) -> None:
    dice = random.Random(seed)
    game = parcours.find_game(name)
    deck = game.standard_deck()
    text = mutated(write_cards(name, deck.cards), dice)
    try:
        changed = game.read_deck(text, "mine.toml")
    except parcours.DeckError as error:
        assert str(error).startswith("mine.toml: ")
        assert "\n" not in str(error)
    else:
        players = NAMES[: game.min_players]
        match = parcours.new_match(name, players, seed=seed, deck=changed)
        assert parcours.load_record(match.record()).record() == match.record()


@games
@settings(max_examples=60)
@given(seed=seeds)
def test_a_damaged_scenario_fails_or_is_refused(name: str, seed: int) -> None:
    dice = random.Random(seed)
    documents = dice.choice(scenario_files(name)).read_text(encoding="utf-8").split("\n---\n")
    text = mutated(dice.choice(documents), dice)
    try:
        for scenario in read_scenarios(text, "mine.yaml"):
            run(scenario)
    except ParcoursError as error:
        assert "mine.yaml" in str(error)
        assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (["ana", "ana"], "differ"),
        (["ana", "Bob"], "a-z"),
        (["ana", ""], "a-z"),
        (["ana", "b" * 21], "1 to 20"),
        (["ana", "1bob"], "beginning with a letter"),
        (["ana", "bo b"], "a-z"),
        (["ana", "nobody"], "word of the game"),
        (["ana", "table"], "word of the game"),
    ],
)
def test_handles_that_cannot_be(players: list[str], expected: str) -> None:
    for name in parcours.game_names():
        least = parcours.find_game(name).min_players
        padded = [*players, *["cy", "dee", "eve"][: max(0, least - 2)]]
        with pytest.raises(parcours.SetupError, match=expected):
            parcours.new_match(name, padded, seed=1)


@games
def test_setups_that_cannot_be(name: str) -> None:
    game = parcours.find_game(name)
    few, many = NAMES[: game.min_players - 1], NAMES[: game.max_players + 1]
    with pytest.raises(parcours.SetupError, match="players"):
        parcours.new_match(name, few, seed=1)
    with pytest.raises(parcours.SetupError, match="players"):
        parcours.new_match(name, many, seed=1)
    enough = NAMES[: game.min_players]
    with pytest.raises(parcours.SetupError, match="no option 'colour'"):
        parcours.new_match(name, enough, seed=1, options={"colour": 1})
    with pytest.raises(parcours.SetupError, match="seed"):
        parcours.new_match(name, enough, seed=-1)
    for option in game.options:
        for bad in [
            [],
            None,
            "x y",
            -1,
            10**9 if option.values or option.most >= option.least else -2,
        ]:
            with pytest.raises(parcours.SetupError, match=f"option '{option.name}'"):
                parcours.new_match(name, enough, seed=1, options={option.name: bad})
    with pytest.raises(parcours.SetupError, match="no game 'chess'"):
        parcours.new_match("chess", enough)
