"""Bots: players that see what their seat may see, and say why they move as they do.

bot = find_bot("greedy")
choice = decide(bot, match.state, seat, Chance(7))

Installed packages bring bots along by entry points of the group `parcours.bots`.
"""

from parcours.bots.bot import Bot, Choice, Reason, decide, seat_chance
from parcours.bots.greedy import GreedyBot
from parcours.bots.random_bot import RandomBot
from parcours.core.errors import SetupError
from parcours.core.plugins import load_plugin, plugin_names

# Who plays where nobody has chosen a bot.
DEFAULT_BOT = GreedyBot.name
# The group of entry points; each names a class without arguments, or a bot.
_GROUP = "parcours.bots"
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
    return sorted({*_BOTS, *plugin_names(_GROUP)})


def find_bot(name: str) -> Bot:
    """The bot of that name; SetupError if there is none, or if its package can't be loaded."""
    bot = _BOTS.get(name)
    if bot is None:
        if name not in plugin_names(_GROUP):
            raise SetupError(f"there is no bot '{name}': expected one of {', '.join(bot_names())}")
        bot = _BOTS[name] = _load(name)
    return bot


def _load(name: str) -> Bot:
    found = load_plugin(_GROUP, name)
    bot = found() if isinstance(found, type) else found
    if not isinstance(bot, Bot):
        raise SetupError(f"the bot '{name}' is {bot!r}: expected a name and a method choose")
    if bot.name != name:
        raise SetupError(f"the bot '{name}' calls itself '{bot.name}': expected the same name")
    return bot
