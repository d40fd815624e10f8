"""A bot that searches: it plays on from each move that looks good, in many worlds."""

from parcours.bots.bot import Choice, Reason, keep_plausible
from parcours.bots.budget import Budget
from parcours.core.chance import Chance
from parcours.core.state import Move, State
from parcours.core.weights import Weights
from parcours.search.halving import Plan, search
from parcours.search.outcome import CERTAIN

PLAN = Plan(width=6)


class SearchBot:
    """Makes the move after which play went on best, on average over worlds that it can't tell from the true one.

    Without weights it takes those that the game has learnt.
    """

    def __init__(
        self, name: str, budget: Budget, plan: Plan = PLAN, weights: Weights | None = None
    ) -> None:
        self.name = name
        self.budget = budget
        self.plan = plan
        self.weights = weights

    def with_budget(self, budget: Budget) -> "SearchBot":
        """The same bot, which thinks that long."""
        return SearchBot(self.name, budget, self.plan, self.weights)

    def choose(self, world: State, seat: int, moves: list[Move], chance: Chance) -> Choice:
        if len(moves) == 1:
            return Choice(moves[0])
        weighed = search(
            world,
            seat,
            keep_plausible(world, seat, moves),
            self.weights or world.weights(),
            chance,
            self.plan,
            self.budget.simulations or 0,
            self.budget.milliseconds or 0,
        )
        reasons = [
            Reason(one.move, one.look, one.chance() / CERTAIN, one.simulations)
            for one in weighed
            if one.simulations
        ]
        return Choice(weighed[0].move, reasons)
