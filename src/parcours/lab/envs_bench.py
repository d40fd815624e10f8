"""How many steps per second the games make as environments, beside those that researchers use otherwise.

Everything plays at random with its masks, in this process, on one core; observations and masks are made for each step.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from parcours.core.registry import find_game
from parcours.lab.extras import need
from parcours.lab.peers import SEED, Measure, Peer, Play, measure, measure_peers

# Most people play at four; so many tables are stepped together.
_PLAYERS = 4
_TABLES = 256
_CALLS = 40
TURNS = "PettingZoo, AEC"
ALONE = "one table"
VECTOR = f"{_TABLES} tables per call"
WAYS = (TURNS, ALONE, VECTOR)


def measure_envs(game: str, seconds: float) -> Iterator[Measure]:
    """A game as an environment of PettingZoo, as a table without conventions, and as many tables at once."""
    need("pettingzoo", "bench --envs", "pettingzoo")
    yield measure(game, TURNS, _turns(game), seconds)
    yield measure(game, ALONE, _alone(game), seconds)
    yield measure(game, VECTOR, _vector(game), seconds)


def measure_other_envs(seconds: float) -> Iterator[Measure]:
    """The environments of others."""
    return measure_peers(seconds, OTHERS)


def _players(game: str) -> int:
    rules = find_game(game)
    return min(max(_PLAYERS, rules.min_players), rules.max_players)


def _turns(game: str) -> Play:
    from parcours.envs.pettingzoo import env

    return _agent_iter(env(game, _players(game)))


def _agent_iter(table: Any) -> Play:
    """A whole match in the loop that PettingZoo's documentation shows."""
    import numpy as np

    draw = random.Random(SEED)

    def play() -> int:
        table.reset(seed=draw.getrandbits(31))
        steps = 0
        for _ in table.agent_iter():
            told, _, over, truncated, _ = table.last()
            if over or truncated:
                table.step(None)
                continue
            # NumPy looks through truth values several times as fast as through numbers of a byte.
            legal = told["action_mask"].view(np.bool_).nonzero()[0]
            table.step(legal[int(draw.random() * len(legal))])
            steps += 1
        return steps

    return play


def _alone(game: str) -> Play:
    """A whole match in as many calls as RLCard's `env.step` makes: an observation, and what is legal."""
    from parcours.envs.table import Table

    table = Table(game, _players(game))
    draw = random.Random(SEED)

    def play() -> int:
        table.deal(draw.getrandbits(31))
        steps = 0
        while not table.over:
            seat = table.to_act()[0]
            legal = table.choice(seat).possible()
            table.observe(seat)
            table.act(seat, legal[int(draw.random() * len(legal))])
            steps += 1
        return steps

    return play


def _vector(game: str) -> Play:
    import numpy as np

    from parcours.envs.vector import VectorTables

    tables = VectorTables(game, _players(game), _TABLES, SEED)
    generator = np.random.default_rng(SEED)

    def play() -> int:
        """Not a match: some calls, in which matches begin and end as they come."""
        for _ in range(_CALLS):
            tables.step(tables.sample(generator))
        return _CALLS * _TABLES

    return play


def _classic(name: str) -> Callable[[], tuple[Play, tuple[()]]]:
    def set_up() -> tuple[Play, tuple[()]]:
        module = import_module(f"pettingzoo.classic.{name}")
        return _agent_iter(module.env()), ()

    return set_up


def _rlcard(game: str) -> Any:
    def set_up() -> tuple[Play, tuple[()]]:
        import rlcard

        table = rlcard.make(game, {"seed": SEED})
        draw = random.Random(SEED).random

        def play() -> int:
            state, _ = table.reset()
            steps = 0
            while not table.is_over():
                legal = [*state["legal_actions"]]
                state, _ = table.step(legal[int(draw() * len(legal))])
                steps += 1
            return steps

        return play, ()

    return set_up


OTHERS = (
    # PettingZoo 1.27 has gin_rummy_v4 no more: `pip install 'pettingzoo<1.27'` brings it back.
    *(
        Peer(f"PettingZoo {name}", TURNS, "pettingzoo", "pettingzoo", _classic(name))
        for name in ("texas_holdem_v4", "gin_rummy_v4")
    ),
    Peer("RLCard gin-rummy", "env.step", "rlcard", "rlcard", _rlcard("gin-rummy")),
    Peer("RLCard uno", "env.step", "rlcard", "rlcard", _rlcard("uno")),
)
