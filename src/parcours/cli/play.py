"""`parcours play`: a match at this screen, between people and bots."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from parcours.bots import Bot, find_bot
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
from parcours.cli.session import Session
from parcours.core.decks import Deck
from parcours.core.errors import SetupError
from parcours.core.game import Game
from parcours.core.match import RESERVED, Match
from parcours.core.registry import find_game, game_names
from parcours.texts import Texts

ME = "me"
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
    bots: Annotated[int | None, typer.Option(min=0, help="How many bots play.")] = None,
    bot: Annotated[str, typer.Option(help="Which bot plays.")] = "greedy",
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
    names = split_names(people)
    player = find_bot(bot)
    if resume is not None:
        match = _resume(resume, game)
        here = names or match.players[:1]
        for name in here:
            match.seat(name)
    else:
        if game is None:
            raise SetupError(f"which game? expected one of {', '.join(game_names())}")
        rules = find_game(game)
        own_deck = read_deck(rules, deck)
        here = names or [ME]
        count = _count(rules, names, bots)
        rules.check_players(len(here) + count)
        handles = here + bot_handles(rules, own_deck, here, count)
        chosen = secrets.randbits(SEED_BITS) if seed is None else seed
        match = Match(rules, handles, chosen, read_options(option), own_deck)
    seats: dict[str, Bot] = {name: player for name in match.players if name not in here}
    texts = Texts(lang, match.game.name, deck=match.deck)
    if here == [ME]:
        texts.names[ME] = texts.say("terminal-me")
    Session(match, here, seats, texts).run()


def _resume(path: Path, game: str | None) -> Match:
    match = read_record(path)
    if game not in (None, match.game.name):
        raise SetupError(f"{path}: a match of {match.game.name}, not of {game}")
    return match


def _count(game: Game, people: list[str], bots: int | None) -> int:
    """How many bots play: as asked, or as many as a pleasant or at least possible match needs."""
    if bots is not None:
        return bots
    if people:
        return max(0, game.least_players - len(people))
    return min(max(DEFAULT_BOTS, game.least_players - 1), game.most_players - 1)


def bot_handles(game: Game, deck: Deck | None, taken: list[str], count: int) -> list[str]:
    """Names for the bots that nobody and nothing in the game has."""
    words = game.grammar(game.standard_deck() if deck is None else deck).words()
    free = [
        handle
        for handle in (*BOT_HANDLES, *(f"bot{number}" for number in range(1, count + 1)))
        if handle not in taken and handle not in words | game.zones | RESERVED
    ]
    return free[:count]
