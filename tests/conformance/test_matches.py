"""Whole matches of every game: they end, nothing is lost, and what is legal is what is accepted."""

from __future__ import annotations

import json
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parcours
from parcours import Match, Refused, SetupError
from parcours.core.chance import Chance
from parcours.core.options import Option

from . import checks
from .tables import (
    LONGEST,
    NAMES,
    Setting,
    each_match,
    each_setting,
    every_setting,
    examples,
    play_on,
    seeds,
    some_text,
    well_formed,
    well_formed_text,
)

SETTINGS = every_setting()


def frozen(match: Match) -> str:
    return json.dumps([match.table(), match.to_act], sort_keys=True)


@each_match(3)
def test_a_match_ends_and_loses_nothing(setting: Setting, seed: int) -> None:
    match = setting.match(seed)
    census = match.state.census()
    for _ in play_on(match, random.Random(seed)):
        assert match.state.census() == census
    assert match.over
    assert match.to_act == []
    assert all(match.legal(player) == [] for player in match.players)


@each_match(2)
def test_the_result_is_consistent(setting: Setting, seed: int) -> None:
    match = setting.match(seed)
    assert match.result is None
    for _ in play_on(match, random.Random(seed)):
        assert (match.result is None) == (not match.over)
        assert all(part for player in match.players for part in match.earned(player).values())
    result = match.result
    assert result is not None
    assert sorted(place.player for place in result.ranking) == sorted(match.players)
    places = [place.place for place in result.ranking]
    assert places == sorted(places)
    assert places[0] == 1
    assert result.winners == [place.player for place in result.ranking if place.place == 1]
    for place in result.ranking:
        assert sum(match.earned(place.player).values()) == place.score
    assert result.reason
    assert re.fullmatch(rf"{match.game.prefix}-\d+\.\d+", result.rule)
    for player in match.players:
        with pytest.raises(Refused):
            match.play(player, well_formed_text(match))


@each_match(2)
def test_legal_moves_are_unique_readable_and_accepted(setting: Setting, seed: int) -> None:
    dice = random.Random(seed)
    match = setting.match(seed)
    for _ in play_on(match, dice, 250):
        for player in match.players:
            moves = match.legal(player)
            assert (player in match.to_act) == bool(moves)
            texts = [str(move) for move in moves]
            assert len(set(texts)) == len(texts)
            for move in moves:
                assert match.parse(str(move)) == move.move
                assert match.say(match.parse(str(move))) == str(move)
                assert match.why_not(player, move) is None
        if match.to_act:
            player = dice.choice(match.to_act)
            for move in match.legal(player):
                world = match.state.copy()
                world.apply(match.seat(player), move.move, Chance(seed))


@each_match(2)
def test_whatever_is_not_legal_is_refused_by_a_rule(setting: Setting, seed: int) -> None:
    dice = random.Random(seed)
    match = setting.match(seed)
    for _ in play_on(match, dice, 200):
        before = frozen(match)
        for player in match.players:
            legal = {str(move) for move in match.legal(player)}
            for _ in range(12):
                text = some_text(match, dice)
                if text in legal or not well_formed(match, text):
                    continue
                rule = match.why_not(player, text)
                assert rule is not None, f"{player}: {text} is accepted but not listed"
                assert re.fullmatch(rf"{match.game.prefix}-\d+\.\d+", rule)
                with pytest.raises(Refused) as caught:
                    match.play(player, text)
                assert caught.value.rule == rule
        assert frozen(match) == before


@each_match(2)
def test_a_copy_is_equal_and_independent(setting: Setting, seed: int) -> None:
    checks.copies_are_independent(setting, seed)


@each_setting
def test_every_version_reaches_the_state(setting: Setting) -> None:
    """A rule asks the state by which version it is played: the deal, a copy and a re-dealt world all know."""
    newest = parcours.find_game(setting.game)
    for game in [*newest.older(), newest]:
        assert newest.at_version(game.version).version == game.version
        players = setting.match(0).players
        try:
            match = parcours.new_match(
                setting.game, players, 3, setting.options, version=game.version
            )
        except SetupError:
            assert game.version < newest.version  # an option that came later
            continue
        assert match.state.version == game.version
        assert match.state.copy().version == game.version
        assert match.state.redeal(0, Chance(1)).version == game.version
        laid = _laid_out(setting, match)
        assert laid.state.version == game.version


def _laid_out(setting: Setting, match: Match) -> Match:
    """The table of the match laid out, or an empty one where no scenario can begin there."""
    version = match.game.version
    try:
        return parcours.lay_out(
            setting.game, match.players, match.table(), 3, setting.options, version=version
        )
    except parcours.LayoutError:
        return parcours.lay_out(
            setting.game, match.players, {}, 3, setting.options, version=version
        )


@pytest.mark.parametrize("name", parcours.game_names())
def test_an_option_can_be_added_anywhere(name: str) -> None:
    """What the options are for some players and a deck goes by their names, not by their places."""
    game = parcours.find_game(name)
    before, added = game.options, Option("a_new_option", False, values=[False, True])
    players = NAMES[: game.min_players]
    try:
        for options in ([added, *before], [*before, added]):
            game.options = options
            chosen = parcours.new_match(name, players, seed=1, options={added.name: True}).options
            assert list(chosen) == [option.name for option in options]
            assert chosen[added.name] is True
    finally:
        game.options = before


@each_setting
@examples(2)
@given(seed=seeds, stop=st.integers(min_value=0, max_value=400))
def test_a_record_gives_the_same_match_back(setting: Setting, seed: int, stop: int) -> None:
    match = setting.match(seed)
    for _ in play_on(match, random.Random(seed), stop):
        pass
    text = match.record()
    again = parcours.load_record(text)
    assert frozen(again) == frozen(match)
    assert again.record() == text
    for reader in [None, *match.players]:
        assert again.view(reader) == match.view(reader)
        assert again.events(reader) == match.events(reader)


@each_setting
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_can_be_laid_out_again(setting: Setting, seed: int) -> None:
    checks.tables_can_be_laid_out_again(setting, seed)


@each_match(2)
def test_a_seat_that_never_answers_does_not_stop_the_match(setting: Setting, seed: int) -> None:
    dice = random.Random(seed)
    match = setting.match(seed)
    absent = dice.choice(match.players)
    for _ in range(LONGEST):
        if match.over:
            return
        player = dice.choice(match.to_act)
        if player == absent:
            move = match.default(player)
            assert match.why_not(player, move) is None
            match.play(player, move)
        else:
            match.play(player, dice.choice(match.legal(player)))
    pytest.fail("the match goes on and on")


@each_setting
def test_matches_of_absent_players_end(setting: Setting) -> None:
    match = setting.match(11)
    for _ in range(LONGEST):
        if match.over:
            return
        player = match.to_act[0]
        match.play(player, match.default(player))
    pytest.fail("the match goes on and on")


@each_match(2)
def test_the_same_seed_deals_the_same(setting: Setting, seed: int) -> None:
    assert frozen(setting.match(seed)) == frozen(setting.match(seed))


@each_match(3)
def test_random_play_is_fair(setting: Setting, seed: int) -> None:
    """`random_move` makes legal moves only, and may make any of them."""
    match = setting.match(seed)
    for _ in play_on(match, random.Random(seed), seed % 60):
        pass
    if match.over:
        return
    seat = match.state.to_act()[0]
    chance = Chance(seed)
    legal = {match.say(move) for move in match.state.legal(seat)}
    tries = 60 * len(legal)
    made = {match.say(match.state.random_move(seat, chance)) for _ in range(tries)}
    assert made == legal


@each_match(2)
def test_takeback_restores_the_table(setting: Setting, seed: int) -> None:
    dice = random.Random(seed)
    match = setting.match(seed)
    taken = 0
    before = frozen(match)
    for player in play_on(match, dice, 150):
        after = frozen(match)
        try:
            match.take_back(player)
        except Refused:
            assert frozen(match) == after
            before = after
            continue
        taken += 1
        assert frozen(match) == before
    for player in match.players:
        if not match.moves or match.players[match.moves[-1][0]] != player:
            with pytest.raises(Refused, match="takeback"):
                match.take_back(player)


# The games with a clock of their own, each with the options that set it.
CLOCKS = [Setting("fatum", 3, {"minutes": 5, "rounds": 0})]


@pytest.mark.parametrize("setting", [*SETTINGS, *CLOCKS], ids=str)
def test_what_the_table_does_by_itself_can_be_played(setting: Setting) -> None:
    match = setting.match(1)
    assert (match.clock is not None) == (setting in CLOCKS)
    for _ in play_on(match, random.Random(1)):
        if match.clock is not None:
            seconds, move = match.clock
            assert seconds > 0
            assert all(match.why_not(player, move) for player in match.players)
            match.play("table", move)
            assert match.history(None)[-1] == ("table", str(move))
            assert match.clock is None
    assert match.clock is None
    assert parcours.load_record(match.record()).record() == match.record()
