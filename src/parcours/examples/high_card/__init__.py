"""High Card: a game small enough to copy, with a secret, a simultaneous choice and an end."""

from parcours.examples.high_card.game import HighCard

GAME = HighCard()
