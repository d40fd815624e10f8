"""`parcours play`: a match at this screen, between people and bots."""

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from parcours.bots import DEFAULT_BOT, Bot, load_bot
from parcours.cli.inputs import (
    DeckFile,
    Language,
    Options,
    Seed,
    read_deck,
    read_options,
    read_record,
    split_names,
)
from parcours.cli.screen import hear_anything, screen
from parcours.cli.session import Session
from parcours.core.decks import Deck
from parcours.core.errors import SetupError
from parcours.core.game import Game
from parcours.core.match import Match
from parcours.core.registry import find_game, game_names
from parcours.texts import Texts

# What somebody is called who plays alone and gave no name: sentences want one.
ALONE = "alex"
DEFAULT_BOTS = 3
BOT_HANDLES = ("iris", "otto", "mona", "hugo", "nina", "emil", "vera", "alma", "luca", "tove")
SEED_BITS = 32


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="The name of a game; see `parcours games`."),
    ] = None,
    people: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="NAME", help="Who plays at this screen; may be repeated."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="NUMBER|NAMES", help="How many bots play, or which: easy,hard."),
    ] = None,
    bot: Annotated[
        str,
        typer.Option(help="Which bot plays: easy, medium, hard, expert, or MODULE:CLASS."),
    ] = DEFAULT_BOT,
    seed: Seed = None,
    lang: Language = "en",
    option: Options = None,
    deck: DeckFile = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="RECORD", help="Go on with a saved match; --with says who is here."),
    ] = None,
) -> None:
    """Play a match: people share the screen, bots take the other seats."""
    hear_anything()
    names = split_names(people)
    wanted, players = _read_bots(bots, bot)
    if resume is not None:
        match = _resume(resume, game)
        here = names or match.players[:1]
        for name in here:
            match.seat(name)
    else:
        rules = find_game(_ask_game(lang) if game is None else game)
        own_deck = read_deck(rules, deck)
        here = names or [ALONE]
        count = _count(rules, names, wanted)
        rules.check_players(len(here) + count)
        handles = here + bot_handles(rules, own_deck, here, count)
        chosen = secrets.randbits(SEED_BITS) if seed is None else seed
        match = Match(rules, handles, chosen, read_options(option), own_deck)
    others = [name for name in match.players if name not in here]
    seats = {name: players[at % len(players)] for at, name in enumerate(others)}
    texts = Texts(lang, match.game.name, deck=match.deck)
    Session(match, here, seats, texts).run()


def _ask_game(lang: str) -> str:
    """The game that somebody chooses who named none."""
    names = game_names()
    console = screen()
    console.print(Texts(lang).say("terminal-which-game"), style="bold")
    for number, name in enumerate(names, 1):
        texts = Texts(lang, name)
        line = Text.assemble(("  " + str(number), "bold cyan"), "  ", texts.say("game-name"))
        console.print(line.append("  " + texts.say("game-about"), "dim"))
    while True:
        try:
            typed = console.input("\n> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit(1) from None
        if typed in names:
            return typed
        if typed.isdecimal() and 1 <= int(typed[:9]) <= len(names):
            return names[int(typed) - 1]


def _resume(path: Path, game: str | None) -> Match:
    match = read_record(path)
    if game not in (None, match.game.name):
        raise SetupError(f"{path}: a match of {match.game.name}, not of {game}")
    return match


def _read_bots(bots: str | None, bot: str) -> tuple[int | None, list[Bot]]:
    """How many bots are wanted, if that was said, and which take the seats by turns."""
    if bots is None or bots.isdecimal():
        return None if bots is None else int(bots), [load_bot(bot)]
    names = split_names([bots])
    if not names:
        raise SetupError(f"--bots is '{bots}': expected a number, or names such as easy,hard")
    return len(names), [load_bot(name) for name in names]


def _count(game: Game, people: list[str], bots: int | None) -> int:
    """How many bots play: as asked, or as many as a pleasant or at least possible match needs."""
    if bots is not None:
        return bots
    if people:
        return max(0, game.min_players - len(people))
    return min(max(DEFAULT_BOTS, game.min_players - 1), game.max_players - 1)


def bot_handles(game: Game, deck: Deck | None, taken: list[str], count: int) -> list[str]:
    """Names for the bots that nobody and nothing in the game has."""
    words = game.reserved_words(game.grammar(game.standard_deck() if deck is None else deck))
    free = [
        handle
        for handle in (*BOT_HANDLES, *(f"bot{number}" for number in range(1, count + 1)))
        if handle not in taken and handle not in words
    ]
    return free[:count]
