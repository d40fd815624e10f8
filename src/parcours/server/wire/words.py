"""The words that requests, answers and messages choose from, each set with a name of its own."""

from typing import Literal

from typing_extensions import TypeAliasType

from parcours import texts
from parcours.core import options
from parcours.puzzles import puzzle
from parcours.review import why

Language = TypeAliasType("Language", texts.Language)
OptionValue = TypeAliasType("OptionValue", options.Choice)
Visibility = TypeAliasType("Visibility", Literal["public", "invitation"])
# Who plays for somebody who is away, or that nobody does.
Absence = TypeAliasType("Absence", Literal["wait", "default", "bot"])
# Why a move was made for a player: the time was up, they were away, or they had left the match.
StandIn = TypeAliasType("StandIn", Literal["clock", "away", "left"])
# How fast bots play, for a person who plays with bots alone. With `wait` they don't play at all.
Pace = TypeAliasType("Pace", Literal["wait", "slow", "normal", "fast", "skip"])
# Who may see a replay.
ReplayAccess = TypeAliasType("ReplayAccess", Literal["public", "players"])
# Whether lots are drawn for the seats when the match begins.
Seating = TypeAliasType("Seating", Literal["lot", "as_seated"])
ClockKind = TypeAliasType("ClockKind", Literal["none", "decision", "match"])
SeatKind = TypeAliasType("SeatKind", Literal["open", "person", "bot"])
TableStatus = TypeAliasType(
    "TableStatus", Literal["open", "shuffling", "playing", "finished", "abandoned"]
)
ContributionState = TypeAliasType(
    "ContributionState", Literal["none", "committed", "revealed", "withheld"]
)
# The files of texts that a game may have.
GameFile = TypeAliasType(
    "GameFile", Literal["game", "rules", "guide", "aid", "scenarios", "lessons", "workshop"]
)
# What speaks for a move, in a review and in a hint.
FactKind = TypeAliasType("FactKind", why.FactKind)
# How hard a puzzle is.
Grade = TypeAliasType("Grade", puzzle.Grade)
# What a player could not know, where a match goes on from a moment of another one.
HiddenCards = TypeAliasType("HiddenCards", Literal["as_dealt", "redealt"])
QuestionKind = TypeAliasType("QuestionKind", Literal["takeback", "abandon"])
StepKind = TypeAliasType(
    "StepKind", Literal["given", "move", "expect", "offers", "legal", "refuse", "dice", "over"]
)
# What somebody may be told of a table while they are not there: it is their turn, half of their time for it is gone,
# the match is over, somebody wants to play again, there is a seat for them, or a table was
# laid for them and others who looked for people.
NoticeKind = TypeAliasType(
    "NoticeKind", Literal["turn", "half", "end", "rematch", "invitation", "found"]
)
ChannelKind = TypeAliasType("ChannelKind", Literal["push", "email", "webhook"])
# How a webhook wants it: with all fields, or as the one line that chat tools take.
WebhookForm = TypeAliasType("WebhookForm", Literal["json", "text"])
# How those who look for people want to play: now, or over days.
SeekPace = TypeAliasType("SeekPace", Literal["live", "days"])
# In which language: one, or any.
SeekLanguage = TypeAliasType("SeekLanguage", texts.Language | Literal["any"])
