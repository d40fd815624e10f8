"""Retire Happy."""

from parcours.games.retire_happy.game import RetireHappy

GAME = RetireHappy()
