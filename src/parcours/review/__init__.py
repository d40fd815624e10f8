"""The review of a match: everybody's chance to win over time, what was luck and what was decided, and which decisions
mattered most.

    reviewer = Reviewer(match)
    review = reviewer.finish()

It rests on simulations, as the bots that search do, and follows from the match and a seed alone: budgets are numbers of
simulations, never times. What a player knew is worked out from worlds that the player can't tell from the true one, so
nothing of it depends on hidden cards.
"""

from parcours.review.effort import Effort, effort_for
from parcours.review.hints import find_hints
from parcours.review.review import Decision, Hint, Point, Review, Share
from parcours.review.reviewer import Reviewer
from parcours.review.why import Fact

__all__ = [
    "Decision",
    "Effort",
    "Fact",
    "Hint",
    "Point",
    "Review",
    "Reviewer",
    "Share",
    "effort_for",
    "find_hints",
]
