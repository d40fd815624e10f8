"""What players are called in views, moves and records: short plain words made of their names."""

import unicodedata

from parcours.core.decks import Deck
from parcours.core.game import Game
from parcours.core.notation import LONGEST_HANDLE

SHORTER = LONGEST_HANDLE - 4


def handles_for(names: list[str], game: Game, deck: Deck) -> list[str]:
    """A handle for each name: `Inès` is `ines`. They differ from each other and from the words of the game."""
    taken = game.reserved_words(game.grammar(deck))
    handles: list[str] = []
    for name in names:
        plain = _plain(name) or "player"
        handle = plain
        number = 2
        while handle in taken:
            handle = f"{plain}_{number}"
            number += 1
        taken.add(handle)
        handles.append(handle)
    return handles


def _plain(name: str) -> str:
    """The name in the letters of a handle, as far as it has any."""
    split = unicodedata.normalize("NFKD", name.casefold())
    letters = [
        letter if letter.isascii() and letter.isalnum() else "_" if letter.isspace() else ""
        for letter in split
    ]
    return "".join(letters).lstrip("_0123456789")[:SHORTER].rstrip("_")
