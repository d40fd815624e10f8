"""Freeze what a game does now: `python tests/golden/freeze.py GAME`, after a change of its rules that was meant.

For each number of players one whole match of random moves is kept as a record, and from some of its positions the
numbers of legal moves two and three decisions deep.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import parcours
from parcours import Match
from parcours.core.chance import Chance
from parcours.core.state import State
from parcours.examples.high_card import GAME as TEMPLATE

FOLDER = Path(__file__).parent
PLAYERS = ["ana", "bob", "cy", "dee", "eve", "fay"]
EVERY = 60
DEPTH = 3
# Beyond this many moves a position is too wide to be counted three decisions deep.
WIDE = 40


def sample_match(game: str, players: int) -> Match:
    """A whole match of random moves, the same each time."""
    dice = random.Random(players)
    match = parcours.new_match(game, PLAYERS[:players], seed=players)
    while not match.over:
        player = dice.choice(match.to_act)
        match.play(player, dice.choice(match.legal(player)))
    return match


def count(state: State, depth: int) -> int:
    """How many lines of that many moves there are, chance being the same in each."""
    if depth == 0 or state.over:
        return 1
    total = 0
    seat = state.to_act()[0]
    for move in state.legal(seat):
        world = state.copy()
        world.apply(seat, move, Chance(1))
        total += count(world, depth - 1)
    return total


def counts(record: str) -> dict[str, list[int]]:
    """For some positions of the match, the number of lines one, two and three moves long."""
    match = parcours.load_record(record)
    again = parcours.new_match(match.game.name, match.players, match.seed, dict(match.options))
    found: dict[str, list[int]] = {}
    for number, (seat, move) in enumerate(match.moves):
        if number % EVERY == 0:
            moves = len(again.state.legal(again.state.to_act()[0]))
            depth = DEPTH if moves <= WIDE else 1
            found[str(number)] = [count(again.state, deep) for deep in range(1, depth + 1)]
        again.play(again.players[seat], again.say(move))
    return found


def freeze(name: str) -> None:
    game = parcours.find_game(name)
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    for players in range(game.min_players, game.max_players + 1):
        record = sample_match(name, players).record()
        (folder / f"{players}.record").write_text(record, encoding="utf-8")
        text = json.dumps(counts(record), indent=1)
        (folder / f"{players}.counts.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    parcours.register(TEMPLATE)
    for name in sys.argv[1:]:
        freeze(name)
