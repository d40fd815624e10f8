"""The words that requests, answers and messages choose from, each set with a name of its own."""

from typing import Literal

from typing_extensions import TypeAliasType

from parcours import texts
from parcours.core import options

Language = TypeAliasType("Language", texts.Language)
OptionValue = TypeAliasType("OptionValue", options.Choice)
Visibility = TypeAliasType("Visibility", Literal["public", "invitation"])
# Who plays for somebody who is away.
Absence = TypeAliasType("Absence", Literal["default", "bot"])
# Who may see a replay.
ReplayAccess = TypeAliasType("ReplayAccess", Literal["public", "players"])
ClockKind = TypeAliasType("ClockKind", Literal["none", "decision", "match"])
SeatKind = TypeAliasType("SeatKind", Literal["open", "person", "bot"])
TableStatus = TypeAliasType(
    "TableStatus", Literal["open", "shuffling", "playing", "finished", "abandoned"]
)
ContributionState = TypeAliasType(
    "ContributionState", Literal["none", "committed", "revealed", "withheld"]
)
# The files of texts that a game may have.
GameFile = TypeAliasType("GameFile", Literal["game", "rules", "guide", "scenarios"])
QuestionKind = TypeAliasType("QuestionKind", Literal["takeback", "abandon"])
StepKind = TypeAliasType(
    "StepKind", Literal["given", "move", "expect", "offers", "legal", "refuse", "dice", "over"]
)
