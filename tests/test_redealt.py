"""Matches that go on from a moment of another one, with what a player could not know dealt again."""

import pytest

import parcours
from parcours.core.chance import Chance
from parcours.core.errors import RecordError
from parcours.core.match import Match, Redealt

each_game = pytest.mark.parametrize("game", parcours.game_names())
MOVES = 25


def begun(game: str) -> Match:
    """The first moves of a match, or all but the last one of a short one."""
    rules = parcours.find_game(game)
    players = [f"p{seat + 1}" for seat in range(rules.min_players)]
    match = parcours.new_match(game, players, seed=5)
    chance = Chance(3)
    while len(match.moves) < MOVES and not match.over:
        seat = match.state.to_act()[0]
        match.play_move(seat, match.state.random_move(seat, chance))
    if match.over:
        match.rewind(len(match.moves) - 1)
    return match


@each_game
def test_a_player_sees_the_same_and_the_rest_is_dealt_again(game: str) -> None:
    match = begun(game)
    tables = []
    for seed in range(4):
        again = match.at_deal()
        again.redealt = Redealt(len(match.moves), 0, seed)
        for seat, move in match.moves:
            again.make(seat, move)
        assert again.view(match.players[0]) == match.view(match.players[0])
        assert again.events(match.players[0]) == match.events(match.players[0])
        tables.append(again.table())
    assert any(table != match.table() for table in tables)


@each_game
def test_it_is_played_to_its_end_and_its_record_gives_it_back(game: str) -> None:
    match = begun(game)
    match.redealt = Redealt(len(match.moves), 1, 77)
    match.rewind(len(match.moves))
    chance = Chance(8)
    while not match.over:
        seat = match.state.to_act()[0]
        match.play_move(seat, match.state.random_move(seat, chance))
    record = match.record()
    assert f"redealt: {match.redealt.number} p2 77" in record
    loaded = parcours.load_record(record)
    assert loaded.table() == match.table()
    assert loaded.record() == record
    assert loaded.at_deal().redealt is loaded.redealt


def test_before_the_first_move_it_is_the_deal_that_is_redealt() -> None:
    match = parcours.new_match("smile_life", ["ana", "bob"], seed=5)
    other = Match(match.game, match.players, 5, {}, redealt=Redealt(0, 0, 9))
    assert other.view("ana") == match.view("ana")
    assert other.table() != match.table()


@pytest.mark.parametrize("said", ["", "3 ana", "x ana 7", "3 nobody 7", "3 ana x", "3 ana 7 8"])
def test_a_bad_header_is_told_with_its_line(said: str) -> None:
    record = parcours.new_match("smile_life", ["ana", "bob"], seed=5).record()
    edited = record.replace("seed: 5", f"redealt: {said}\nseed: 5")
    with pytest.raises(
        RecordError, match="expected a number of moves, a player and a seed"
    ) as told:
        parcours.load_record(edited)
    assert told.value.line == edited.splitlines().index(f"redealt: {said}") + 1
