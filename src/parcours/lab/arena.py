"""Matches between bots that are objects rather than names, as training needs them."""

import hashlib
from collections.abc import Callable

from parcours.bots.bot import Bot, decide, seat_chance
from parcours.core.chance import Chance
from parcours.core.game import Game, Setup
from parcours.core.options import read_options
from parcours.core.state import Standing, State

Seating = list[Bot]


class Result:
    """How a match ended: what each seat won of it, and its score."""

    def __init__(self, standing: Standing) -> None:
        winners = standing.places.count(1)
        self.shares = [1 / winners if place == 1 else 0.0 for place in standing.places]
        self.scores = standing.scores


class Arena:
    """A game with its usual deck and options for that many players."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        names = [f"p{seat + 1}" for seat in range(players)]
        game.check_players(players)
        deck = game.standard_deck()
        self.setup = Setup(names, read_options(game.options_for(names, deck), {}), deck)

    def play(
        self, bots: Seating, deal: str, watch: Callable[[State, int], None] | None = None
    ) -> Result:
        """A match whose chance follows from `deal`. `watch` is shown each state before its decision."""
        seed = int(hashlib.sha256(deal.encode()).hexdigest()[:15], 16)
        chance = Chance(seed)
        state = self.game.set_up(self.setup, chance, None)
        chances = [seat_chance(seed, seat) for seat in range(len(bots))]
        while not state.over:
            seat = state.to_act()[0]
            if watch is not None:
                watch(state, seat)
            state.apply(seat, decide(bots[seat], state, seat, chances[seat]).move, chance)
        return Result(state.standing())
