"""Bots think in processes of their own, so that nobody's move waits for a bot's.

A worker gets what the match is made of, deals anew what the bot's seat doesn't know, and asks the bot; it keeps the
matches that it has seen last, so that it only replays what is new.

Where many bots think at once, each gets less time instead of waiting for longer. Addresses share the workers evenly,
and the decisions of one address share its part.
"""

import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from parcours.bots import Budget
from parcours.core.match import Match, Redealt
from parcours.core.registry import find_game
from parcours.server.limits.turns import Turns
from parcours.server.match.live_match import LiveMatch
from parcours.server.match.thinking import think, wanted_budget
from parcours.server.metrics import BOT_SHRUNK, BOT_WAIT, THINKING
from parcours.server.workers.own_bots import register_own_bots
from parcours.server.workers.worker import Failed, Worker

log = logging.getLogger("parcours.bots")

KEPT = 128
# Milliseconds, and simulations, that a bot gets at least, however many others think.
LEAST_TIME = 10
LEAST_SIMULATIONS = 16
# Of the seconds after which a bot is given up, it gets so much at most: what it does last may take a while.
SAFE_SHARE = 0.5
# A table asks for one decision at a time, and a process has fewer tables than this.
MOST_WAITING = 100_000

# What makes a match, apart from its moves: game, version of its rules, players, seed, options, the deck's text; and
# what is dealt again where it goes on from another match: after how many moves, for which seat, from which seed.
Making = tuple[
    str,
    int,
    tuple[str, ...],
    int,
    tuple[tuple[str, object], ...],
    str,
    tuple[int, int, int] | None,
]

_matches: OrderedDict[Making, tuple[Match, list[tuple[int, str]]]] = OrderedDict()


class Bots:
    """The workers of this process; they know the operator's own bots."""

    def __init__(self, workers: int, seconds: float, own: Sequence[str] = ()) -> None:
        self.workers = workers
        self.seconds = seconds
        self.turns = Turns(workers, MOST_WAITING)
        self._idle = [Worker(partial(register_own_bots, own)) for _ in range(workers)]
        # How many decisions of each address are thought about or wait for it.
        self._open: Counter[str] = Counter()

    async def think(self, address: str, live: LiveMatch, seat: int, bot: str) -> str | None:
        """The move that the bot makes for that seat, or None if it has no answer in time."""
        match = live.match
        redealt = match.redealt
        making: Making = (
            match.game.name,
            match.game.version,
            tuple(match.players),
            match.seed,
            tuple(match.options.items()),
            match.deck.source,
            None if redealt is None else (redealt.number, redealt.seat, redealt.seed),
        )
        begin = time.monotonic()
        self._open[address] += 1
        try:
            # Only time to think counts, not the wait for a worker that thinks for another table.
            async with self.turns.turn(address):
                BOT_WAIT.observe(time.monotonic() - begin)
                return await self._ask(making, live, seat, bot, self.budget(address, bot))
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def budget(self, address: str, bot: str) -> Budget | None:
        """How long the bot may think about one of the open decisions of that address."""
        wanted = wanted_budget(bot)
        if wanted is None:
            return None
        given = shrink(
            wanted, self.workers / (len(self._open) * self._open[address]), 1000 * self.seconds
        )
        if given != wanted:
            BOT_SHRUNK.inc()
        return given

    def close(self) -> None:
        """End the workers, and wait until they have."""
        for worker in self._idle:
            worker.stop(wait=True)

    async def _ask(
        self, making: Making, live: LiveMatch, seat: int, bot: str, budget: Budget | None
    ) -> str | None:
        worker = self._idle.pop()
        about = {"bot": bot, "seat": seat, "number": live.number}
        try:
            with THINKING.time():
                answer, _ = await worker.run(
                    self.seconds, _choose, making, live.said, seat, bot, budget
                )
        except (BrokenProcessPool, TimeoutError) as error:
            log.error("a bot was given up", extra=about | {"error": type(error).__name__})
            return None
        finally:
            self._idle.append(worker)
        if not isinstance(answer, str):
            trace = answer.trace if isinstance(answer, Failed) else answer.code
            log.error("a bot failed", extra=about | {"trace": trace})
            return None
        return answer


def shrink(wanted: Budget, share: float, longest: float) -> Budget:
    """That share of a budget, but not next to nothing, and not more than half of the longest time."""
    share = min(1.0, share)
    if wanted.milliseconds is None:
        simulations = wanted.simulations or 1
        least = min(simulations, LEAST_SIMULATIONS)
        return Budget(simulations=max(least, int(simulations * share)))
    least = min(wanted.milliseconds, LEAST_TIME)
    most = max(1, int(longest * SAFE_SHARE))
    return Budget(milliseconds=min(most, max(least, int(wanted.milliseconds * share))))


def _choose(
    making: Making, moves: list[tuple[int, str]], seat: int, bot: str, budget: Budget | None
) -> str:
    """In the worker: what the bot does."""
    match = _replayed(making, moves)
    return match.say(think(match, seat, bot, budget).move)


def _replayed(making: Making, moves: list[tuple[int, str]]) -> Match:
    match, played = _matches.pop(making, (None, []))
    if match is None or played != moves[: len(played)]:
        name, version, players, seed, options, source, redealt = making
        game = find_game(name).at_version(version)
        deck = game.read_deck(source, "deck") if source else None
        again = None if redealt is None else Redealt(*redealt)
        match = Match(game, list(players), seed, dict(options), deck, redealt=again)
        played = []
    for seat, move in moves[len(played) :]:
        match.play(match.name(seat), move)
    _matches[making] = match, moves
    while len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match
