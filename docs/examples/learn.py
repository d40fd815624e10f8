"""Learn a game by self-play with NumPy alone: a small network, many tables, and the policy gradient.

    python docs/examples/learn.py --minutes 10 --save policy.npz     # learns, and prints its learning curve
    python docs/examples/learn.py --load policy.npz --against greedy --matches 200

All seats play with the same network. It sees an observation, and gives each action a weight and the moment a value.
When a match has ended, what each seat did is made likelier or rarer by how much better or worse it was.
"""

from __future__ import annotations

import argparse
import time
from contextlib import suppress
from pathlib import Path

import numpy as np

from parcours.bots import Choice, decide, find_bot, seat_chance
from parcours.core.chance import Chance
from parcours.core.encoding import Encoding
from parcours.core.state import Move, State
from parcours.envs.table import NUMBER, Table, find_encoding
from parcours.envs.vector import VectorTables

Array = np.ndarray
HIDDEN = 64
TABLES = 64
MATCHES = 32  # in one step of learning
RATE = 1e-3
ENTROPY = 0.01
VALUE = 0.5
REPORT = 60  # seconds of the processor between two lines of the learning curve


class Policy:
    """Weights from observations to actions and to a value, with one layer between."""

    def __init__(self, size: int, actions: int, seed: int = 0) -> None:
        draw = np.random.default_rng(seed).normal
        self.weights = {
            "in": draw(0, 0.05, (size, HIDDEN)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "out": draw(0, 0.05, (HIDDEN, actions)).astype(np.float32),
            "out_bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self.moments = {name: (0 * w, 0 * w) for name, w in self.weights.items()}
        self.steps = 0

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, how likely each action is, and the value."""
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in_bias"])
        logits = np.where(masks, hidden @ w["out"] + w["out_bias"], -1e9)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, likely / likely.sum(axis=1, keepdims=True), (hidden @ w["value"])[:, 0]

    def learn(self, seen: Array, masks: Array, taken: Array, brought: Array) -> None:
        """One step of Adam along the policy gradient, with the value as its baseline."""
        w = self.weights
        hidden, likely, value = self.forward(seen, masks)
        gained = brought - value
        gained = (gained - gained.mean()) / (gained.std() + 1e-6)
        wrong = likely * gained[:, None]  # of the logits
        wrong[np.arange(len(taken)), taken] -= gained
        logs = np.log(likely + 1e-9)
        wrong += ENTROPY * likely * (logs - (likely * logs).sum(axis=1, keepdims=True))
        wrong /= len(taken)
        misjudged = (VALUE * (value - brought) / len(taken))[:, None]
        below = (wrong @ w["out"].T + misjudged @ w["value"].T) * (1 - hidden**2)
        gradients = {"in": seen.T @ below, "out": hidden.T @ wrong, "value": hidden.T @ misjudged}
        gradients |= {"in_bias": below.sum(axis=0), "out_bias": wrong.sum(axis=0)}
        self.steps += 1
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first = 0.9 * first + 0.1 * gradient
            second = 0.999 * second + 0.001 * gradient**2
            self.moments[name] = first, second
            step = first / (1 - 0.9**self.steps)
            step /= np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] = (self.weights[name] - RATE * step).astype(np.float32)


def scaled(observations: Array) -> Array:
    """Counts as they are, large numbers much smaller."""
    numbers = observations.astype(np.float32)
    return np.sign(numbers) * np.log1p(np.abs(numbers))


class Learnt:
    """The network as a bot among others."""

    name = "learnt"

    def __init__(self, policy: Policy, encoding: Encoding) -> None:
        self.policy = policy
        self.encoding = encoding

    def choose(self, world: State, seat: int, moves: list[Move], chance: Chance) -> Choice:
        """The likeliest action, until they say a move."""
        choice = self.encoding.choice()
        choice.begin(world, seat)
        while True:
            told = np.frombuffer(self.encoding.observe(world, seat, choice), NUMBER)[None]
            mask = np.zeros((1, self.encoding.actions.size), np.bool_)
            mask[0, choice.possible()] = True
            likely = self.policy.forward(scaled(told), mask)[1]
            move = choice.choose(int(likely[0].argmax()))
            if move is not None:
                return Choice(move)


def compete(game: str, players: int, bot: Learnt, against: str, matches: int) -> float:
    """The part of the matches that the bot wins, on all seats in turn; a shared win counts in part."""
    opponent = find_bot(against)
    won = 0.0
    for number in range(matches):
        table = Table(game, players)
        table.deal(1_000_000 + number // players)
        chances = [seat_chance(table.seed, seat) for seat in range(players)]
        while not table.over:
            seat = table.to_act()[0]
            mover = bot if seat == number % players else opponent
            table.make(seat, decide(mover, table.state, seat, chances[seat]).move)
        places = table.state.standing().places
        won += (places[number % players] == 1) / places.count(1)
    return won / matches


def learn(game: str, players: int, policy: Policy, minutes: float) -> None:
    """Play and learn; every now and then say how often it beats random play."""
    tables = VectorTables(game, players, TABLES, seed=1)
    encoding = tables.encoding
    draw = np.random.default_rng(1)
    began = told = time.process_time()
    steps = ended = 0
    waiting: list[list[tuple[int, Array, Array, int]]] = [[] for _ in range(TABLES)]
    batch: list[tuple[Array, Array, int, float]] = []
    print("minutes,steps,matches,wins_against_random")
    while True:
        minute = (time.process_time() - began) / 60
        if time.process_time() - told > REPORT or minute > minutes or not steps:
            told = time.process_time()
            rate = compete(game, players, Learnt(policy, encoding), "random", 100)
            print(f"{minute:.1f},{steps},{ended},{rate:.2f}", flush=True)
            if minute > minutes:
                return
        likely = policy.forward(scaled(tables.observations), tables.masks == 1)[1]
        reach = likely.cumsum(axis=1)
        actions = (reach > draw.random((TABLES, 1)) * reach[:, -1:]).argmax(axis=1)
        for table in range(TABLES):
            row = tables.observations[table].copy(), tables.masks[table].copy()
            waiting[table].append((int(tables.seats[table]), *row, int(actions[table])))
        tables.step(actions)
        steps += TABLES
        for table in tables.ended.nonzero()[0]:
            ended += 1
            brought = tables.returns[table] / (players - 1)
            batch += [
                (seen, mask, action, brought[seat]) for seat, seen, mask, action in waiting[table]
            ]
            waiting[table] = []
            if ended % MATCHES == 0:
                seen, masks, taken, gains = (np.array(part) for part in zip(*batch, strict=True))
                for part in np.array_split(
                    draw.permutation(len(taken)), max(1, len(taken) // 2048)
                ):
                    policy.learn(scaled(seen[part]), masks[part] == 1, taken[part], gains[part])
                batch = []


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by self-play.")
    parser.add_argument("--game", default="smile_life")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10, help="of the processor")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--load", type=Path)
    parser.add_argument("--against", nargs="*", default=[])
    parser.add_argument("--matches", type=int, default=200)
    given = parser.parse_args()
    encoding = find_encoding(given.game, given.players)
    policy = Policy(encoding.size, encoding.actions.size)
    if given.load:
        policy.weights = dict(np.load(given.load))
    else:
        with suppress(KeyboardInterrupt):  # what has been learnt is kept
            learn(given.game, given.players, policy, given.minutes)
    if given.save:
        np.savez(given.save, **policy.weights)
    for name in given.against:
        rate = compete(given.game, given.players, Learnt(policy, encoding), name, given.matches)
        print(f"against {name}: wins {rate:.1%} of {given.matches} matches", flush=True)


if __name__ == "__main__":
    main()
