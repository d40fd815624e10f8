"""OpenSpiel's information set MCTS, its Python one, against our bots.

    python docs/examples/ismcts.py --games retire_happy fatum --against random greedy --matches 20

It plays one seat, which changes from match to match; the others are bots of ours. Its rollouts are random.
Without --games it plays all, with the fewest players each. A shared first place counts in part; the interval
is that of 95 %.
"""

from __future__ import annotations

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import parcours.envs.openspiel as spiel
from parcours.bots import Bot, decide, find_bot
from parcours.core.chance import Chance
from parcours.core.registry import find_game, game_names
from parcours.studies.statistics import wilson


def play(
    game: spiel.SpielGame, searcher: ismcts.ISMCTSBot, bot: Bot, seat: int, seed: int
) -> float:
    """The part of the first place that the search wins: 1, or less where it is shared, or 0."""
    state = game.new_initial_state()
    dice = random.Random(seed)
    chance = Chance(seed)
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            state.apply_action(dice.randrange(spiel.OUTCOMES))
        elif player == seat:
            state.apply_action(searcher.step(state))
        else:
            move = decide(bot, state.play.state, player, chance).move
            said = game.rules.encoding.said(move, player)
            turn = state.play.moves
            while state.play.moves == turn:  # only as far as it is asked for
                state.apply_action(said[state.play.choice.asked])
    places = state.play.state.standing().places
    return float(places[seat] == 1) / places.count(1)


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTS against our bots.")
    parser.add_argument("--games", nargs="*", default=game_names())
    parser.add_argument("--players", type=int, help="the fewest of each game, if not given")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--against", nargs="*", default=["random"])
    given = parser.parse_args()
    print(
        "| game, players | simulations | against | won | 95 % | matches |\n|---|---|---|---|---|---|"
    )
    for name in given.games:
        rules = find_game(name)
        players = given.players or rules.min_players
        game = pyspiel.load_game(f"{spiel.PREFIX}{name}(players={players})")
        for rival in given.against:
            won = win(game, players, find_bot(rival), given.simulations, given.matches)
            low, high = wilson(won, given.matches)
            print(
                f"| {name}, {players} | {given.simulations} | `{rival}` | {won / given.matches:.0%} |"
                f" {low:.0%} to {high:.0%} | {given.matches} |",
                flush=True,
            )


def win(game: spiel.SpielGame, players: int, bot: Bot, simulations: int, matches: int) -> float:
    """How many matches the search wins against others of that bot."""
    generator = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=generator),
        max_simulations=simulations,
        random_state=generator,
    )
    return sum(play(game, searcher, bot, number % players, number) for number in range(matches))


if __name__ == "__main__":
    main()
