"""A review in words and as JSON."""

from parcours.core.errors import Refused
from parcours.core.match import Match
from parcours.review.review import Decision, Review
from parcours.review.why import Fact
from parcours.search.outcome import CERTAIN
from parcours.texts import Texts


def percent(chance: int) -> int:
    """A chance, or a difference of chances, as people read it."""
    return round(100 * chance / CERTAIN)


def say_why(texts: Texts, match: Match, facts: list[Fact]) -> str:
    """Why a move is better, in sentences of the game's texts."""
    return " ".join(say_fact(texts, match, fact, "why") for fact in facts)


def say_fact(texts: Texts, match: Match, fact: Fact, way: str) -> str:
    """One fact, as `why` a move is better or what is `wrong` with another."""
    return texts.say(
        f"{way}-{fact.kind}",
        move=texts.move(match, fact.move) if fact.move else "",
        part=texts.zone(fact.part) if fact.part else "",
        player=texts.player(fact.player) if fact.player else "",
        number=fact.tenths / 10,
        refusal=texts.refusal(Refused(fact.rule, fact.params)) if fact.rule else "",
    )


def review_json(review: Review) -> dict[str, object]:
    """The review as JSON; chances are from 0 to 1."""
    return {
        "players": review.players,
        "by_luck": review.by_luck,
        "points": [
            {
                "number": point.number,
                "known": _rounded(point.known),
                "true": _rounded(point.true),
                "decided": _rounded(point.decided),
                "luck": _rounded(point.luck),
            }
            for point in review.points
        ],
        "decisions": [_decision_json(review, decision) for decision in review.decisions],
        "shares": {
            player: {
                "luck": _round(share.luck),
                "decided": _round(share.decided),
                "accuracy": _round(share.accuracy),
                "decisions": share.decisions,
            }
            for player, share in review.shares.items()
        },
    }


def _decision_json(review: Review, decision: Decision) -> dict[str, object]:
    return {
        "number": decision.number,
        "player": review.players[decision.seat],
        "made": decision.made,
        "better": decision.better,
        "made_chance": _round(decision.made_chance),
        "better_chance": _round(decision.better_chance),
        "why": [fact_json(fact) for fact in decision.why],
    }


def fact_json(fact: Fact) -> dict[str, object]:
    """What speaks for a move, with the names that its sentence needs."""
    return {
        "kind": fact.kind,
        "move": fact.move or None,
        "part": fact.part or None,
        "player": fact.player or None,
        "number": fact.tenths / 10,
        "refusal": {"rule": fact.rule, "params": fact.params} if fact.rule else None,
    }


def _rounded(chances: list[int]) -> list[float]:
    return [_round(chance) for chance in chances]


def _round(chance: int) -> float:
    return round(chance / CERTAIN, 4)
