"""What a bot decides at a moment of a match: at the table, and when somebody asks for its reasons afterwards."""

from parcours.bots import Budget, Choice, SearchingBot, decide, decision_chance, find_bot
from parcours.core.match import Match


def think(match: Match, seat: int, bot: str, budget: Budget | None) -> Choice:
    """The choice of a bot of that name for the seat that is to act, within that budget if it searches.

    Its luck follows from the match and from how far it is, and tells nothing of the cards.
    """
    player = find_bot(bot)
    if budget is not None and isinstance(player, SearchingBot):
        player = player.with_budget(budget)
    chance = decision_chance(match.seed, seat, len(match.moves))
    return decide(player, match.state, seat, chance)


def wanted_budget(bot: str) -> Budget | None:
    """How long a bot thinks if nobody says otherwise; None for one that does not search."""
    player = find_bot(bot)
    return player.budget if isinstance(player, SearchingBot) else None


def bounded_budget(bot: str, milliseconds: int) -> Budget | None:
    """The same, but not longer than that."""
    wanted = wanted_budget(bot)
    if wanted is None:
        return None
    return Budget(milliseconds=min(milliseconds, wanted.milliseconds or milliseconds))
