"""How fast the libraries play that a Python programmer would use instead of this one.

Every peer plays random matches in the fastest way it documents, in this process, on one core.
All of a match is timed (set-up, dealing, chance); only what a player chooses, even from a single
legal move, counts as a decision. `measure` takes any engine, so that ours meets the same clock.
"""

from __future__ import annotations

import gc
import io
import random
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from itertools import cycle
from statistics import median
from time import perf_counter, process_time
from typing import Any

Play = Callable[[], int]
"""Plays one whole match and returns the number of decisions in it."""

Copy = Callable[[], object]
"""Copies one position from the middle of a match."""

MISSING = "not installed: pip install 'parcours[bench]'"
SEED = 20_011
POSITIONS = 8


@dataclass(frozen=True, slots=True)
class Measure:
    """What one engine did in one way of driving it, or in `problem` why it did nothing."""

    name: str
    way: str
    decisions: int = 0
    seconds: float = 0.0
    matches: int = 0
    copy_us: float | None = None
    version: str = ""
    problem: str = ""
    cpu_seconds: float = 0.0

    @property
    def core_share(self) -> float:
        """The part of the time we had a core; well under 1 means the machine was busy."""
        return self.cpu_seconds / self.seconds if self.seconds else 0.0

    @property
    def per_second(self) -> float:
        """Decisions per second; 0 if nothing was measured."""
        return self.decisions / self.seconds if self.seconds else 0.0


@dataclass(frozen=True, slots=True)
class Peer:
    """A way of driving a library. `set_up` imports it, so that naming a peer costs nothing."""

    name: str
    way: str
    package: str
    module: str
    set_up: Callable[[], tuple[Play, Sequence[Copy]]]


def measure_peers(seconds: float, peers: Sequence[Peer] | None = None) -> Iterator[Measure]:
    """Measure each peer for about `seconds`, one after the other, and yield each when done.

    Without `peers` those that play at random.

    A peer that is missing or fails yields a `Measure` with a `problem`; the others go on.
    Standard output and error are diverted while a peer plays: run no live display then
    (it would also take time from the peer).
    """
    for peer in PEERS if peers is None else peers:
        yield _measure_peer(peer, seconds)


def measure(
    name: str, way: str, play: Play, seconds: float, copies: Sequence[Copy] = (), version: str = ""
) -> Measure:
    """Play whole matches for about `seconds` after a warm-up, then time the copies, if any."""
    _play_for(play, min(0.5, seconds / 5))
    gc.collect()
    cpu = process_time()
    decisions, elapsed, matches = _play_for(play, seconds)
    cpu = process_time() - cpu
    copy_us = _copy_cost(copies, seconds / 5) if copies else None
    return Measure(name, way, decisions, elapsed, matches, copy_us, version, cpu_seconds=cpu)


def _measure_peer(peer: Peer, seconds: float) -> Measure:
    if find_spec(peer.module) is None:
        return Measure(peer.name, peer.way, problem=MISSING)
    try:
        with _undisturbed():
            play, copies = peer.set_up()
            release = version(peer.package)
            return measure(peer.name, peer.way, play, seconds, copies, release)
    # Whatever another release of a peer may raise is shown in its row, not hidden.
    except Exception as error:
        reason = (str(error).splitlines() or [""])[0]
        return Measure(peer.name, peer.way, problem=f"failed: {type(error).__name__}: {reason}")


def _play_for(play: Play, seconds: float) -> tuple[int, float, int]:
    decisions = matches = 0
    start = perf_counter()
    while True:
        decisions += play()
        matches += 1
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return decisions, elapsed, matches


def _copy_cost(copies: Sequence[Copy], seconds: float) -> float:
    """Microseconds for one copy: the median over rounds short enough to be left in peace."""
    many = [*copies] * max(1, 24 // len(copies))
    rounds: list[float] = []
    end = perf_counter() + seconds
    while not rounds or perf_counter() < end:
        start = perf_counter()
        for copy in many:
            copy()
        rounds.append((perf_counter() - start) / len(many) * 1e6)
    return median(rounds)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keep the peers' prints and warnings to themselves, and their seeds off our generator."""
    kept = random.getstate()
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            yield
        finally:
            random.setstate(kept)


HEARTS_CHANCE_MOVES = 1 + 52
"""The direction of the pass and the deal, card by card; nothing is left to chance after it."""


def _openspiel(name: str) -> tuple[Any, Callable[[], float]]:
    """A game of OpenSpiel, and what chance and random players draw from."""
    import pyspiel

    return pyspiel.load_game(name), random.Random(SEED).random


def _hearts() -> tuple[Play, Sequence[Copy]]:
    game, draw = _openspiel("hearts")

    def play() -> int:
        state = game.new_initial_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        # Empty at the end, so that one call per move does for is_terminal() too.
        while legal := legal_actions():
            apply_action(legal[int(draw() * len(legal))])
        return int(state.move_number()) - HEARTS_CHANCE_MOVES

    return play, _halfway(game)


def _hearts_shuffled() -> tuple[Play, Sequence[Copy]]:
    from numpy.random import default_rng

    game, draw = _openspiel("hearts")
    shuffled = default_rng(SEED).permutation

    def play() -> int:
        state = game.new_initial_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        apply_action(int(draw() * 4))
        # The same deals with the same odds, without 52 lists of the cards that are left.
        for card in shuffled(52).tolist():
            apply_action(card)
        while legal := legal_actions():
            apply_action(legal[int(draw() * len(legal))])
        return int(state.move_number()) - HEARTS_CHANCE_MOVES

    return play, ()


def _hearts_bots() -> tuple[Play, Sequence[Copy]]:
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(4)]
    seeds = random.Random(SEED)

    def play() -> int:
        state = game.new_initial_state()
        # It plays on the state it is given, so the final state tells the number of moves.
        pyspiel.evaluate_bots(state, bots, seeds.getrandbits(31))
        return int(state.move_number()) - HEARTS_CHANCE_MOVES

    return play, ()


def _gin_rummy() -> tuple[Play, Sequence[Copy]]:
    game, draw = _openspiel("gin_rummy")

    def play() -> int:
        state = game.new_initial_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        is_chance_node = state.is_chance_node
        decisions = 0
        while legal := legal_actions():
            # Cards are drawn all through the match, so chance is told apart move by move.
            if not is_chance_node():
                decisions += 1
            apply_action(legal[int(draw() * len(legal))])
        return decisions

    return play, _halfway(game)


def _halfway(game: Any) -> list[Copy]:
    """The `clone` of OpenSpiel states, each half-way from the first decision to the end."""
    return [half.clone for half in _half_played(game)]


def _half_played(game: Any) -> list[Any]:
    draw = random.Random(SEED).random
    found: list[Any] = []
    for _ in range(POSITIONS):
        whole = game.new_initial_state()
        while legal := whole.legal_actions():
            whole.apply_action(legal[int(draw() * len(legal))])
        moves = whole.full_history()
        dealt = next(number for number, move in enumerate(moves) if move.player >= 0)
        half = game.new_initial_state()
        for move in moves[: (dealt + len(moves)) // 2]:
            half.apply_action(move.action)
        found.append(half)
    return found


SIMULATIONS = 200
"""Of a decision that is searched for: few enough for a second of the slowest."""


def _ismcts(name: str) -> Callable[[], tuple[Play, Sequence[Copy]]]:
    """Tree search over information sets, in C++, with a random match to the end as a simulation."""

    def set_up() -> tuple[Play, Sequence[Copy]]:
        import pyspiel

        positions = [
            state
            for state in _half_played(pyspiel.load_game(name))
            # Chance may be next in the others.
            if not state.is_chance_node() and len(state.legal_actions()) > 1
        ]
        evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
        bot = pyspiel.ISMCTSBot(
            SEED,
            evaluator,
            _EXPLORATION,
            SIMULATIONS,
            allow_inconsistent_action_sets=True,
        )
        turns = cycle(positions)

        def play() -> int:
            bot.step(next(turns))
            return SIMULATIONS

        return play, ()

    return set_up


_EXPLORATION = 2.0


def _catanatron() -> tuple[Play, Sequence[Copy]]:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    players = [RandomPlayer(color) for color in Color]
    seeds = random.Random(SEED)

    def advance(game: Any, most: float) -> int:
        """The loop of `Game.play`, without its two copies of the game."""
        decisions = 0
        while (
            decisions < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT
        ):
            game.play_tick()
            decisions += 1
        return decisions

    def new_game(seed: int) -> Any:
        # It seeds the global generator, and takes a seed of 0 for none.
        return Game(players, seed=seed + 1)

    def play() -> int:
        return advance(new_game(seeds.getrandbits(31)), float("inf"))

    copies: list[Copy] = []
    for seed in range(SEED, SEED + POSITIONS):
        length = advance(new_game(seed), float("inf"))
        half = new_game(seed)
        advance(half, length // 2)
        copies.append(half.copy)
    return play, copies


def _uno() -> tuple[Play, Sequence[Copy]]:
    # Not rlcard.agents: importing it runs `pip freeze` and needs distutils, gone from Python 3.12.
    import rlcard

    env = rlcard.make("uno", {"seed": SEED})
    # Its `make` ignores game_num_players for this game and would seat two.
    env.game.configure({"game_num_players": 4})
    draw = random.Random(SEED).random

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            # Raw actions spare it a second list of the legal moves; a doubled card counts twice.
            legal = state["raw_legal_actions"]
            state, _ = env.step(legal[int(draw() * len(legal))], raw_action=True)
            decisions += 1
        return decisions

    return play, ()


PEERS: tuple[Peer, ...] = (
    Peer("OpenSpiel hearts", "Python, legal_actions", "open_spiel", "pyspiel", _hearts),
    Peer("OpenSpiel hearts", "Python, shuffled deal", "open_spiel", "pyspiel", _hearts_shuffled),
    Peer("OpenSpiel hearts", "C++, evaluate_bots", "open_spiel", "pyspiel", _hearts_bots),
    Peer("OpenSpiel gin_rummy", "Python, legal_actions", "open_spiel", "pyspiel", _gin_rummy),
    Peer("Catanatron", "Python, play_tick", "catanatron", "catanatron", _catanatron),
    Peer("RLCard uno", "Python, env.step", "rlcard", "rlcard", _uno),
)

SEARCHING_PEERS: tuple[Peer, ...] = tuple(
    Peer(f"OpenSpiel {name}", "ISMCTS, C++", "open_spiel", "pyspiel", _ismcts(name))
    for name in ("hearts", "gin_rummy")
)


def main(seconds: float = 2.0) -> None:
    """Print the table, for a look without the rest of the benchmark."""
    for row in measure_peers(seconds):
        head = f"{row.name:20} {row.way:22}"
        if row.problem:
            print(f"{head} {row.problem}")
            continue
        copy = f"{row.copy_us:6.1f} µs" if row.copy_us is not None else "-"
        print(
            f"{head} {row.per_second:11,.0f}/s {row.matches:7,} matches  copy {copy:>9}"
            f"  {row.version}  core {row.core_share:.0%}",
            flush=True,
        )


if __name__ == "__main__":
    import sys

    main(*map(float, sys.argv[1:]))
