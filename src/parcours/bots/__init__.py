"""Bots: players that see what their seat may see, and say why they move as they do.

bot = find_bot("greedy")
choice = decide(bot, match.state, seat, Chance(7))
"""

from parcours.bots.bot import Bot, Choice, Reason, decide, seat_chance
from parcours.bots.greedy import GreedyBot
from parcours.bots.random_bot import RandomBot
from parcours.core.errors import SetupError

# Who plays where nobody has chosen a bot.
DEFAULT_BOT = GreedyBot.name
_BOTS: dict[str, Bot] = {bot.name: bot for bot in (GreedyBot(), RandomBot())}

__all__ = [
    "DEFAULT_BOT",
    "Bot",
    "Choice",
    "Reason",
    "bot_names",
    "decide",
    "find_bot",
    "seat_chance",
]


def bot_names() -> list[str]:
    """The names of all bots."""
    return sorted(_BOTS)


def find_bot(name: str) -> Bot:
    """The bot of that name; SetupError if there is none."""
    bot = _BOTS.get(name)
    if bot is None:
        raise SetupError(f"there is no bot '{name}': expected one of {', '.join(bot_names())}")
    return bot
