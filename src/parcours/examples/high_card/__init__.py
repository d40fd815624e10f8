"""High Card: a game small enough to copy, with a secret, a simultaneous choice and an end."""

from .game import HighCard

GAME = HighCard()
