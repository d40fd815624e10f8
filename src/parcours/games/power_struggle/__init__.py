"""Power Struggle."""

from parcours.games.power_struggle.game import PowerStruggle

GAME = PowerStruggle()
