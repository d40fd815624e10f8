"""Bots: players that see what their seat may see, and say why they move as they do.

bot = find_bot("greedy")
choice = decide(bot, match.state, seat, Chance(7))

Four levels are for people: easy, medium, hard and expert. Hard and expert search, and a setting behind a colon says how
long: `expert:0.1s` is a time, `hard:200` a number of simulations.

Installed packages bring bots along by entry points of the group `parcours.bots`. A bot of a module of your own is
`load_bot("mymodule:MyBot")`; `docs/writing-a-bot.md` tells how to write one.
"""

from parcours.bots.bot import (
    Bot,
    Choice,
    Reason,
    SearchingBot,
    decide,
    decision_chance,
    seat_chance,
)
from parcours.bots.budget import Budget, parse_budget
from parcours.bots.greedy import GreedyBot
from parcours.bots.imported import import_bot, make_bot
from parcours.bots.levels import LEVELS
from parcours.bots.random_bot import RandomBot
from parcours.core.errors import SetupError
from parcours.core.plugins import load_plugin, plugin_names

# Who plays where nobody has chosen a bot.
DEFAULT_BOT = "medium"
# The levels that people choose from, the easiest first.
LEVEL_NAMES = [bot.name for bot in LEVELS]
# What all others are measured by.
YARDSTICK = GreedyBot.name
# The group of entry points; each names a class without arguments, or a bot.
_GROUP = "parcours.bots"
_OURS: list[Bot] = [GreedyBot(), RandomBot(), *LEVELS]
_BOTS: dict[str, Bot] = {bot.name: bot for bot in _OURS}
# Those of modules, by module and class.
_IMPORTED: dict[str, Bot] = {}

__all__ = [
    "DEFAULT_BOT",
    "LEVEL_NAMES",
    "YARDSTICK",
    "Bot",
    "Budget",
    "Choice",
    "Reason",
    "SearchingBot",
    "bot_names",
    "decide",
    "decision_chance",
    "find_bot",
    "load_bot",
    "parse_budget",
    "register_bot",
    "seat_chance",
]


def bot_names() -> list[str]:
    """The names of all bots, without settings."""
    return sorted({*_BOTS, *plugin_names(_GROUP)})


def find_bot(name: str) -> Bot:
    """The bot of that name, which may carry a budget as `expert:0.1s` does.

    SetupError if there is none, if its package can't be loaded, or if it takes no budget.
    """
    name, colon, setting = name.partition(":")
    bot = _BOTS.get(name)
    if bot is None:
        if name not in plugin_names(_GROUP):
            raise SetupError(f"there is no bot '{name}': expected one of {', '.join(bot_names())}")
        bot = _BOTS[name] = _load(name)
    if not colon:
        return bot
    if not isinstance(bot, SearchingBot):
        raise SetupError(f"the bot '{name}' does not search: expected no budget '{setting}'")
    return bot.with_budget(parse_budget(setting))


def load_bot(reference: str) -> Bot:
    """The bot of that name as `find_bot` gives it, or the one of a module: `mymodule:MyBot`.

    Never for what somebody else names: importing a module runs it.
    """
    name, colon, _ = reference.partition(":")
    if not colon or name in bot_names():
        return find_bot(reference)
    bot = _IMPORTED.get(reference)
    if bot is None:
        bot = _IMPORTED[reference] = import_bot(reference)
    return bot


def register_bot(reference: str) -> Bot:
    """Make the bot of a module known for this process under the name that it gives itself."""
    bot = load_bot(reference)
    if _BOTS.setdefault(bot.name, bot) is not bot or bot.name in plugin_names(_GROUP):
        raise SetupError(f"there is a bot '{bot.name}' already: '{reference}' needs another name")
    return bot


def _load(name: str) -> Bot:
    bot = make_bot(name, load_plugin(_GROUP, name))
    if bot.name != name:
        raise SetupError(f"the bot '{name}' calls itself '{bot.name}': expected the same name")
    return bot
