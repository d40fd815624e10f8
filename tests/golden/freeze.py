"""Freeze what a game does now: `python tests/golden/freeze.py GAME`, after a change of its rules that was meant.

Each version of the rules has a folder of its own. Only that of the newest version is written: what an older version
did stays as it was played then.

For each number of players a whole match of random moves is kept as a record, with the numbers of legal moves two and
three decisions deep from some of its positions. Matches of greedy bots go where people go: one for each number of
players, and some with other options. What the table of each match shows on the way is kept as checksums.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import NamedTuple

import parcours
from parcours import Match
from parcours.bots import decide, find_bot, seat_chance
from parcours.core.chance import Chance
from parcours.core.state import State
from parcours.examples.high_card import GAME as TEMPLATE

FOLDER = Path(__file__).parent
PLAYERS = ["ana", "bob", "cy", "dee", "eve", "fay"]
CHECKSUMS = "checksums.json"
EVERY = 60
DEPTH = 3
# Beyond this many moves a position is too wide to be counted three decisions deep.
WIDE = 40
# After how many moves the clock of a match with one runs out.
TIME_UP = 150


class Variant(NamedTuple):
    """A match of greedy bots with other options than the usual ones, or with a seed of its own."""

    players: int
    options: dict[str, object]
    seed: int = 0


# By the name of the record.
VARIANTS: dict[str, dict[str, Variant]] = {
    "smile_life": {
        "2-short": Variant(2, {"deck": 50}),
        "4-river": Variant(4, {"river": True}),
        "6-short-river": Variant(6, {"deck": 50, "river": True}),
    },
    "happy": {
        "3-target-5": Variant(3, {"target": 5}),
        "4-target-10.5": Variant(4, {"target": 10.5}),
        "5-target-12": Variant(5, {"target": 12}),
        "6-bank-100": Variant(6, {"bank": 100}),
    },
    "fatum": {
        "2-secret": Variant(2, {"mode": "secret"}),
        "3-common": Variant(3, {"mode": "common", "first": "cy"}),
        "4-minutes": Variant(4, {"rounds": 0, "minutes": 45}),
        "5-secret-plus-two": Variant(5, {"mode": "secret", "plus_two": True, "cap": 12}),
    },
    # There are no options. These seeds lead to deposits, loans and purchases at retirement.
    "retire_happy": {
        "2-deposit": Variant(2, {}, seed=25),
        "2-loans": Variant(2, {}, seed=29),
        "3-home": Variant(3, {}, seed=14),
        "4-deposits": Variant(4, {}, seed=25),
        "4-home": Variant(4, {}, seed=56),
    },
    "power_struggle": {
        "3-target-5": Variant(3, {"target": 5}),
        "5-target-5": Variant(5, {"target": 5}),
    },
}


def folder_of(game: str) -> Path:
    """Where the newest version's records are kept."""
    return FOLDER / game / f"v{parcours.find_game(game).version}"


def random_match(game: str, players: int) -> Match:
    """A whole match of random moves, the same each time."""
    dice = random.Random(players)
    match = parcours.new_match(game, PLAYERS[:players], seed=players)
    while not match.over:
        player = dice.choice(match.to_act)
        match.play(player, dice.choice(match.legal(player)))
    return match


def greedy_match(game: str, variant: Variant) -> Match:
    """A whole match of greedy bots, the same each time."""
    bot = find_bot("greedy")
    players = PLAYERS[: variant.players]
    seed = variant.seed or 10 + variant.players
    match = parcours.new_match(game, players, seed, variant.options)
    chances = [seat_chance(seed, seat) for seat in range(len(players))]
    while not match.over:
        due = match.clock
        if due is not None and len(match.moves) == TIME_UP:
            match.play("table", due[1])
        seat = match.state.to_act()[0]
        match.play_move(seat, decide(bot, match.state, seat, chances[seat]).move)
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
    again = Match(match.game, match.players, match.seed, dict(match.options))
    found: dict[str, list[int]] = {}
    for number, (seat, move) in enumerate(match.moves):
        if number % EVERY == 0:
            moves = len(again.state.legal(again.state.to_act()[0]))
            depth = DEPTH if moves <= WIDE else 1
            found[str(number)] = [count(again.state, deep) for deep in range(1, depth + 1)]
        again.play_move(seat, move)
    return found


def checksums(record: str) -> list[str]:
    """What the whole table shows after every so many moves and at the end, which a server compares too."""
    match = parcours.load_record(record)
    again = Match(match.game, match.players, match.seed, dict(match.options))
    found: list[str] = []
    for number, (seat, move) in enumerate(match.moves):
        if number % EVERY == 0:
            found.append(_checksum(again))
        again.play_move(seat, move)
    return [*found, _checksum(again)]


def _checksum(match: Match) -> str:
    table = json.dumps(match.table(), sort_keys=True)
    return hashlib.sha256(table.encode()).hexdigest()[:16]


def freeze(name: str) -> None:
    game = parcours.find_game(name)
    folder = folder_of(name)
    folder.mkdir(parents=True, exist_ok=True)
    for players in range(game.min_players, game.max_players + 1):
        record = random_match(name, players).record()
        _write(folder / f"{players}.record", record)
        _write(folder / f"{players}.counts.json", json.dumps(counts(record), indent=1) + "\n")
        _write(
            folder / f"{players}-greedy.record", greedy_match(name, Variant(players, {})).record()
        )
    for stem, variant in VARIANTS.get(name, {}).items():
        _write(folder / f"{stem}.record", greedy_match(name, variant).record())
    tables = {
        file.stem: checksums(file.read_text("utf-8")) for file in sorted(folder.glob("*.record"))
    }
    _write(folder / CHECKSUMS, json.dumps(tables, indent=1) + "\n")


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    parcours.register(TEMPLATE)
    for name in sys.argv[1:]:
        freeze(name)
