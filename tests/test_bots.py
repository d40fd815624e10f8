"""Bots decide from what their seat may see, and play better than chance."""

import pytest

import parcours
from parcours.bots import bot_names, decide, find_bot, seat_chance
from parcours.core.chance import Chance
from parcours.core.errors import SetupError
from parcours.lab.simulate import Study, Tally, simulate


@pytest.mark.parametrize("game", parcours.game_names())
@pytest.mark.parametrize("name", bot_names())
def test_a_bot_decides_the_same_when_the_cards_it_cannot_see_are_permuted(
    game: str, name: str
) -> None:
    rules = parcours.find_game(game)
    players = [f"p{seat + 1}" for seat in range(min(4, rules.max_players))]
    match = parcours.new_match(game, players=players, seed=11)
    bot = find_bot(name)
    moves = 0
    while not match.over:
        seat = match.state.to_act()[0]
        choice = decide(bot, match.state, seat, Chance(moves))
        for seed in (1, 2):
            other = match.state.redeal(seat, Chance(10_000 * seed + moves))
            assert decide(bot, other, seat, Chance(moves)).move == choice.move
        match.play(players[seat], match.say(choice.move))
        moves += 1


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_leaves_the_state_alone(name: str) -> None:
    match = parcours.new_match("smile_life", players=["ana", "bob", "cy"], seed=3)
    before = match.table()
    decide(find_bot(name), match.state, match.state.to_act()[0], Chance(1))
    assert match.table() == before


def test_greedy_says_what_it_thought_of_each_move() -> None:
    match = parcours.new_match("smile_life", players=["ana", "bob", "cy"], seed=3)
    match.play(match.to_act[0], "draw")
    seat = match.state.to_act()[0]
    choice = decide(find_bot("greedy"), match.state, seat, Chance(1))
    assert len(choice.reasons) == len(match.legal(match.players[seat]))
    values = [reason.value for reason in choice.reasons]
    assert values == sorted(values, reverse=True)
    best = [reason.move for reason in choice.reasons if reason.value == values[0]]
    assert choice.move in best


def test_greedy_beats_three_random_players() -> None:
    study = Study("smile_life", ("greedy", "random", "random", "random"), matches=40)
    tally = Tally()
    for outcome in simulate(study):
        tally.add(outcome)
    assert tally.bots["greedy"].rate >= 0.6


def test_bots_on_different_seats_have_different_chance() -> None:
    assert seat_chance(7, 0).below(10**9) != seat_chance(7, 1).below(10**9)
    assert seat_chance(7, 0).below(10**9) != Chance(7).below(10**9)


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(SetupError, match="expected one of greedy, random"):
        find_bot("clever")
