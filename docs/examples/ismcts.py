"""OpenSpiel's information set MCTS, its Python one, against our bots.

    python docs/examples/ismcts.py --game retire_happy --against random greedy --matches 20

It plays one seat, which changes from match to match; the others are bots of ours. Its rollouts are random.
A shared first place counts in part. The interval is that of 95 %.
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
from parcours.lab.simulate import wilson


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
    parser.add_argument("--game", default="retire_happy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--against", nargs="*", default=["random"])
    given = parser.parse_args()
    game = pyspiel.load_game(f"{spiel.PREFIX}{given.game}(players={given.players})")
    for name in given.against:
        generator = np.random.RandomState(1)
        searcher = ismcts.ISMCTSBot(
            game=game,
            uct_c=1.0,
            evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=generator),
            max_simulations=given.simulations,
            random_state=generator,
        )
        bot = find_bot(name)
        won = sum(
            play(game, searcher, bot, number % given.players, number)
            for number in range(given.matches)
        )
        low, high = wilson(won, given.matches)
        print(
            f"{given.game}, {given.players} players: ISMCTS with {given.simulations} simulations wins {won:g} of "
            f"{given.matches} against {name} ({low:.0%} to {high:.0%})",
            flush=True,
        )


if __name__ == "__main__":
    main()
