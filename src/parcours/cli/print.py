"""`parcours print`: a deck as a PDF of cards to cut out."""

from pathlib import Path
from typing import Annotated

import typer

from parcours.cli.inputs import DeckFile, FileError, GameName, Language, problem, read_deck
from parcours.cli.screen import show
from parcours.core.registry import find_game
from parcours.lab.extras import need


def print_(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The PDF to write.")],
    deck: DeckFile = None,
    lang: Language = "en",
    once: Annotated[
        bool, typer.Option("--once", help="One of each kind of card, instead of all copies.")
    ] = False,
) -> None:
    """Print a deck: nine cards to a page of A4, with marks where to cut."""
    need("fpdf", "printing", "print")
    from parcours.workshop.letters import MISSING, unprinted_texts
    from parcours.workshop.print import print_deck

    found = find_game(game)
    chosen = read_deck(found, deck) or found.standard_deck()
    content = print_deck(found, chosen, lang, once)
    try:
        out.write_bytes(content)
    except OSError as error:
        raise FileError(f"{out}: can't be written: {problem(error)}") from None
    for card, place, letters in unprinted_texts(chosen):
        typer.echo(f"{card}, {place}: no font has {letters}, printed as {MISSING}", err=True)
    show(f"The cards are in {out}")
