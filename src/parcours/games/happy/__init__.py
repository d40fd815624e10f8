"""Happy."""

from parcours.games.happy.game import Happy

GAME = Happy()
