"""Parcours: five tabletop games about living a life.

import parcours
match = parcours.new_match("smile_life", players=["ana", "bob", "cy"], seed=7)
match.play("ana", "draw")
"""

from parcours.core.errors import (
    Bug,
    DeckError,
    LayoutError,
    NotationError,
    ParcoursError,
    RecordError,
    Refused,
    ScenarioError,
    SetupError,
)
from parcours.core.match import Match, NamedMove, Place, Result, lay_out, new_match
from parcours.core.records import load_record
from parcours.core.registry import find_game, game_names, register
from parcours.stories.story import story

__version__ = "0.1.0"

__all__ = [
    "Bug",
    "DeckError",
    "LayoutError",
    "Match",
    "NamedMove",
    "NotationError",
    "ParcoursError",
    "Place",
    "RecordError",
    "Refused",
    "Result",
    "ScenarioError",
    "SetupError",
    "find_game",
    "game_names",
    "lay_out",
    "load_record",
    "new_match",
    "register",
    "story",
]
