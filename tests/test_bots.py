"""Bots decide from what their seat may see, and play better than chance."""

import pytest

import parcours
from parcours.bots import SearchingBot, bot_names, decide, find_bot, seat_chance
from parcours.core.chance import Chance
from parcours.core.errors import SetupError
from parcours.lab.simulate import Study, Tally, simulate

# Those that search do so by a number of simulations, as a clock decides differently each time.
BOTS = [f"{name}:4" if isinstance(find_bot(name), SearchingBot) else name for name in bot_names()]
# After how many moves of a match a bot is asked: early and late ones, others at each number of players.
ASKED_AT = (2, 9, 40, 130)


@pytest.mark.parametrize("game", parcours.game_names())
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_the_same_when_the_cards_it_cannot_see_are_permuted(
    game: str, name: str
) -> None:
    rules = parcours.find_game(game)
    bot = find_bot(name)
    for count in range(rules.min_players, rules.max_players + 1):
        players = [f"p{seat + 1}" for seat in range(count)]
        match = parcours.new_match(game, players=players, seed=11 + count)
        state = match.state
        chance = Chance(count)
        moves = 0
        while not state.over and moves <= ASKED_AT[-1] + count:
            seat = state.to_act()[0]
            if moves - count in ASKED_AT:
                choice = decide(bot, state, seat, Chance(moves))
                other = state.redeal(seat, Chance(10_000 + moves))
                assert decide(bot, other, seat, Chance(moves)) == choice
            state.apply(seat, state.random_move(seat, chance), chance)
            moves += 1


@pytest.mark.parametrize("name", BOTS)
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
    with pytest.raises(SetupError, match="expected one of easy, expert, greedy"):
        find_bot("clever")
