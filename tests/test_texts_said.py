"""Whole matches of every game can be said, and what is said gives nothing hidden away."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import parcours
from parcours.core.errors import NOTATION
from parcours.scenarios.demonstration import demonstrate
from parcours.scenarios.scenario import shipped, start
from parcours.texts import LANGUAGES, Texts

from .conformance.tables import A_WHILE, Setting, play_on, some_text, well_formed
from .text_sources import each_game, each_language, each_setting, is_sentence, missing


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
