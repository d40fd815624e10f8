"""`parcours cards`: every card of a game, with its copies, what stands on it and its rules."""

import unicodedata
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from parcours.cli.inputs import DeckFile, GameName, Language, read_deck
from parcours.cli.screen import print_sections, screen
from parcours.core.decks import Deck
from parcours.core.errors import SetupError
from parcours.core.registry import find_game
from parcours.texts import Texts
from parcours.texts.card_rules import card_rules
from parcours.texts.faces import capital, card_groups, card_lines

NAME = (0, 0, 0, 2)
FACTS = (0, 0, 0, 4)


def cards(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WORDS]", help="Only cards that say all of these words."),
    ] = None,
    aid: Annotated[
        bool, typer.Option("--aid", help="The player aid of the game, instead of its cards.")
    ] = False,
    deck: DeckFile = None,
    lang: Language = "en",
) -> None:
    """The cards of a game, or those that say the words: copies, what stands on them, and their rules."""
    found = find_game(game)
    chosen = read_deck(found, deck) or found.standard_deck()
    texts = Texts(lang, game, deck=chosen)
    if aid:
        sections = texts.aid()
        if not sections:
            raise SetupError(f"{game} has no player aid")
        print_sections(screen(), sections)
    elif not print_cards(screen(), texts, chosen, card_rules(found, chosen), words or []):
        raise SetupError(f"no card of {game} says '{' '.join(words or [])}'")


def print_cards(
    console: Console, texts: Texts, deck: Deck, rules: dict[str, list[str]], words: list[str]
) -> int:
    """Print the cards that say all of the words, by groups; how many kinds they are."""
    wanted = [_plain(word) for word in words]
    printed = 0
    for title, kinds in card_groups(texts, deck):
        shown = []
        for kind in kinds:
            said = [title, kind, texts.card(kind), texts.about(kind), *rules[kind]]
            said += card_lines(texts, deck, kind)
            if all(word in _plain(" ".join(said)) for word in wanted):
                shown.append(kind)
        if shown:
            number = sum(deck.copies[deck.find(kind)] or 1 for kind in shown)
            console.print(Text.assemble((title, "bold"), (f"  {number}", "dim")))
            for kind in shown:
                _print_card(console, texts, deck, kind, rules[kind])
            console.print()
            printed += len(shown)
    return printed


def _print_card(console: Console, texts: Texts, deck: Deck, kind: str, rules: list[str]) -> None:
    copies = deck.copies[deck.find(kind)]
    times = f" \N{MULTIPLICATION SIGN}{copies}" if copies > 1 else ""
    name = Text.assemble((capital(texts.card(kind)), "cyan"), times, (f"  {kind}", "dim"))
    console.print(Padding(name, NAME))
    about = texts.about(kind)
    if about:
        console.print(Padding(Text(about, "italic"), FACTS))
    console.print(Padding("; ".join(card_lines(texts, deck, kind)), FACTS))
    if rules:
        console.print(Padding(Text(" ".join(rules), "dim"), FACTS))


def _plain(text: str) -> str:
    """Small letters without accents, by which people search."""
    apart = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
