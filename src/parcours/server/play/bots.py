"""Bots think in processes of their own, so that nobody's move waits for a bot's.

A worker gets what the match is made of, deals anew what the bot's seat doesn't know, and asks the bot; it keeps the
matches that it has seen last, so that it only replays what is new.
"""

import asyncio
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from parcours.bots import decide, find_bot
from parcours.core.chance import Chance
from parcours.core.match import Match
from parcours.core.registry import find_game
from parcours.server.match.live_match import LiveMatch
from parcours.server.metrics import THINKING
from parcours.server.workers.pool import end_pool, new_pool, submit, warm_up

KEPT = 64
# A thought whose worker is killed is thought again; one that kills its worker gives up.
TRIES = 3

# What makes a match, apart from its moves: game, version of its rules, players, seed, options, the deck's text.
Making = tuple[str, int, tuple[str, ...], int, tuple[tuple[str, object], ...], str]

_matches: OrderedDict[Making, tuple[Match, list[tuple[int, str]]]] = OrderedDict()


class Bots:
    """The workers of this process."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool = new_pool(workers)
        self._awake: ProcessPoolExecutor | None = None
        # Only time to think counts, not the wait for a worker that thinks for another table.
        self._free = asyncio.Semaphore(workers)

    async def think(self, live: LiveMatch, seat: int, bot: str) -> str | None:
        """The move that the bot makes for that seat, or None if it took too long."""
        match = live.match
        making: Making = (
            match.game.name,
            match.game.version,
            tuple(match.players),
            match.seed,
            tuple(match.options.items()),
            match.deck.source,
        )
        async with self._free:
            with THINKING.time():
                for _ in range(TRIES):
                    pool = self._pool
                    try:
                        if pool is not self._awake:
                            # Starting a worker takes a while on a busy machine, and is no thinking.
                            await asyncio.wrap_future(submit(pool, warm_up))
                            self._awake = pool
                        thought = submit(pool, _think, making, live.said, seat, bot)
                        return await asyncio.wait_for(asyncio.wrap_future(thought), self.seconds)
                    except BrokenProcessPool:
                        # A worker was killed; whoever finds out first sees to a new one.
                        self._replace(pool)
                    except TimeoutError:
                        # What has been started can't be called back, but it must not keep others waiting.
                        self._replace(pool)
                        return None
        return None

    def close(self) -> None:
        """End the workers, and wait until they have."""
        end_pool(self._pool, and_wait=True)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = new_pool(self.workers)
            end_pool(pool)


def _think(making: Making, moves: list[tuple[int, str]], seat: int, bot: str) -> str:
    """In the worker: what the bot does."""
    match = _replayed(making, moves)
    # A bot's luck follows from the match and from how far it is, and tells nothing of the cards.
    chance = Chance(hash((match.seed, seat, len(moves))) & (2**63 - 1))
    return match.say(decide(find_bot(bot), match.state, seat, chance).move)


def _replayed(making: Making, moves: list[tuple[int, str]]) -> Match:
    match, played = _matches.pop(making, (None, []))
    if match is None or played != moves[: len(played)]:
        name, version, players, seed, options, source = making
        game = find_game(name).at_version(version)
        deck = game.read_deck(source, "deck") if source else None
        match, played = Match(game, list(players), seed, dict(options), deck), []
    for seat, move in moves[len(played) :]:
        match.play(match.name(seat), move)
    _matches[making] = match, moves
    while len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match
