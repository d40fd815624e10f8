"""Smile Life."""

from parcours.games.smile_life.game import SmileLife

GAME = SmileLife()
