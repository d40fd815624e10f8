"""The shipped decks with changes, for tests."""

from __future__ import annotations

from parcours.core.decks import write_cards
from parcours.core.game import Game


def changed_deck(game: Game, *changes: tuple[str, str]) -> str:
    """The text of the shipped deck; of each pair, the first place of the old text holds the new one."""
    text = write_cards(game.name, game.standard_deck().cards, game.copies)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text
