"""`parcours games`: what can be played."""

from rich.text import Text

from parcours.cli.inputs import Language
from parcours.cli.screen import show, text_table
from parcours.core.options import format_choice
from parcours.core.registry import find_game, game_names
from parcours.texts import Texts


def games(lang: Language = "en") -> None:
    """The games, for how many they are, how long they take, and their options."""
    drawn = text_table("", ["game", "", "players", "options"])
    for name in game_names():
        game = find_game(name)
        texts = Texts(lang, name)
        about = Text.assemble(
            (texts.say("game-name"), "bold"), "\n", (texts.say("game-about"), "dim")
        )
        if texts.has("game-length"):
            about.append(f"\n{texts.say('game-length')}")
        options = "\n".join(
            f"{option.name}={format_choice(option.default)}: {option.expected()}"
            for option in game.options
        )
        drawn.add_row(name, about, f"{game.min_players}-{game.max_players}", options)
    show(drawn)
