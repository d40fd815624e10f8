"""Fatum."""

from parcours.games.fatum.game import Fatum

GAME = Fatum()
