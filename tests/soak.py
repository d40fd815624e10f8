"""Random matches by the hundred thousand: `make soak GAME=smile_life MATCHES=100000`.

Every match must end within the bound, lose nothing on the way, and leave a standing. It takes minutes, so it is a
command of its own and no part of the tests.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor

from rich.progress import Progress

import parcours
from parcours.core.chance import Chance
from parcours.core.errors import SetupError
from parcours.core.game import Game, Setup
from parcours.core.options import Choice, read_options

SEATS = ["ana", "bob", "cy", "dee", "eve", "fay"]
BATCH = 500
# How often the counts are taken within a match.
EVERY = 16


def settings(name: str) -> list[tuple[int, dict[str, Choice]]]:
    """Each number of players with the defaults and with each other value of each option."""
    game = parcours.find_game(name)
    found: list[tuple[int, dict[str, Choice]]] = []
    for players in range(game.min_players, game.max_players + 1):
        options = game.options_for(SEATS[:players], game.standard_deck())
        plain = read_options(options, {})
        found.append((players, plain))
        for option in options:
            values = option.values or [option.least]
            found += [(players, {**plain, option.name: v}) for v in values if v != option.default]
    return [way for way in found if _is_possible(game, way[0], way[1])]


def _is_possible(game: Game, players: int, options: dict[str, Choice]) -> bool:
    """A value that a game takes only together with another option is left out."""
    try:
        game.set_up(Setup(SEATS[:players], options, game.standard_deck()), Chance(0), None)
    except SetupError:
        return False
    return True


def soak(name: str, first: int, count: int, bound: int) -> tuple[int, int]:
    """Play that many matches; return the decisions made and the longest match."""
    game = parcours.find_game(name)
    deck = game.standard_deck()
    ways = settings(name)
    made = longest = 0
    for seed in range(first, first + count):
        players, options = ways[seed % len(ways)]
        chance = Chance(seed)
        state = game.set_up(Setup(SEATS[:players], options, deck), chance, None)
        census = state.census()
        moves = 0
        while not state.over:
            acting = state.to_act()
            seat = acting[chance.below(len(acting))]
            state.apply(seat, state.random_move(seat, chance), chance)
            moves += 1
            if moves % EVERY == 0 or state.over:
                assert state.census() == census, f"seed {seed}: something appeared or vanished"
            assert moves <= bound, f"seed {seed}: the match goes on and on"
        assert 1 in state.standing().places
        made += moves
        longest = max(longest, moves)
    return made, longest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=parcours.game_names())
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--bound", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    began = time.perf_counter()
    made = longest = 0
    with Progress() as progress, ProcessPoolExecutor(asked.jobs) as pool:
        task = progress.add_task(asked.game, total=asked.matches)
        batches = [
            pool.submit(soak, asked.game, first, min(BATCH, asked.matches - first), asked.bound)
            for first in range(0, asked.matches, BATCH)
        ]
        for batch in batches:
            decisions, length = batch.result()
            made += decisions
            longest = max(longest, length)
            progress.advance(task, BATCH)
    seconds = time.perf_counter() - began
    print(
        f"{asked.matches:,} matches of {asked.game} in {len(settings(asked.game))} settings: {made:,} decisions, "
        f"the longest match {longest:,}, nothing lost, in {seconds:.0f} s"
    )


if __name__ == "__main__":
    main()
