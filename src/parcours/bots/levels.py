"""The four levels that people choose from: easy, medium, hard and expert."""

from parcours.bots.bot import Bot, Choice
from parcours.bots.budget import Budget
from parcours.bots.one_ply_bot import OnePlyBot
from parcours.bots.search_bot import SearchBot
from parcours.core.chance import Chance
from parcours.core.state import Move, State
from parcours.search.halving import Plan


class EasyBot(OnePlyBot):
    """Looks one move ahead, and makes any move but the third that looks worst."""

    def choose(self, world: State, seat: int, moves: list[Move], chance: Chance) -> Choice:
        choice = super().choose(world, seat, moves, chance)
        good = choice.reasons[: (2 * len(choice.reasons) + 2) // 3]
        return Choice(good[chance.below(len(good))].move, choice.reasons) if good else choice


LEVELS: list[Bot] = [
    EasyBot("easy"),
    OnePlyBot("medium"),
    SearchBot("hard", Budget(milliseconds=50)),
    SearchBot("expert", Budget(milliseconds=300), Plan(width=8)),
]
