"""OpenSpiel's information set MCTS, its Python one, against our bots.

    python docs/examples/ismcts.py --game retire_happy --against random greedy --matches 20

It plays one seat, which changes from match to match; the others are bots of ours. Its rollouts are random.
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


def play(
    game: spiel.SpielGame, searcher: ismcts.ISMCTSBot, bot: Bot, seat: int, seed: int
) -> float:
    """What the match brings the search, from -1 to 1."""
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
    return float(state.returns()[seat])


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
        brought = [
            play(game, searcher, bot, number % given.players, number)
            for number in range(given.matches)
        ]
        won = sum(one > 0 for one in brought)
        print(
            f"{given.game}: ISMCTS with {given.simulations} simulations wins {won} of {given.matches} "
            f"against {name}",
            flush=True,
        )


if __name__ == "__main__":
    main()
