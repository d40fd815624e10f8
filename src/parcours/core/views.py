"""Parts that the views of all games have: cards by name, or as a number where they are hidden."""

from parcours.core.decks import Deck


def names(deck: Deck, cards: list[int]) -> list[str]:
    """The names of the cards."""
    known = deck.names
    return [known[card] for card in cards]


def names_or_count(deck: Deck, cards: list[int], shown: bool) -> object:
    """The names of the cards, or their number where they are hidden."""
    return names(deck, cards) if shown else len(cards)


def optional_card(card: int) -> list[int]:
    """The cards of a place for one card, which is empty where `card` is negative."""
    return [] if card < 0 else [card]


def optional_name(deck: Deck, card: int) -> list[str]:
    """The name of the card in a place for one."""
    return [] if card < 0 else [deck.names[card]]


def player_or(seat: int, players: list[str], nobody: str) -> str:
    """The player on that seat, or the word for nobody where it is negative."""
    return nobody if seat < 0 else players[seat]
