"""A deck of one's own beside the standard one: both are played on the same deals by the same bots.

`parcours study --compare` and the server's workshop tell the same numbers for the same deck, matches, players and seed,
as they come from here.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import isfinite

from parcours.core.deck_changes import CardChange, find_changes
from parcours.core.errors import SetupError
from parcours.core.registry import find_game
from parcours.studies.findings import Findings
from parcours.studies.matches import DeckStudy, Played, plan_study
from parcours.studies.statistics import Estimate, quantile

Json = dict[str, object]


def plan_comparison(
    game: str, deck: str, matches: int, players: int | None = None, seed: int = 0
) -> tuple[DeckStudy, DeckStudy]:
    """The study of the deck and that of the standard one. All is played freely, so cards are told by free choice."""
    if not deck:
        raise SetupError("expected a deck of one's own to compare with the standard one")
    own = plan_study(game, players, matches, seed, deck=deck)
    plan = replace(own.plan, draft_verb="", draft_zones=(), facts=(), trials=(), marks=())
    own = replace(own, plan=plan)
    return own, replace(own, deck="")


def compare(
    own: DeckStudy, own_matches: Sequence[Played], standard_matches: Sequence[Played]
) -> Json:
    """What the matches with the deck and those with the standard one say, as JSON."""
    game = find_game(own.game)
    deck = game.read_deck(own.deck, "the deck")
    found = Findings(own, own_matches)
    standard = Findings(replace(own, deck=""), standard_matches)
    changes = find_changes(game.standard_deck(), deck)
    return {
        "game": own.game,
        "players": own.players,
        "matches": len(own_matches),
        "seed": own.seed,
        "unit": own.plan.unit,
        "standard": _deck_json(standard),
        "own": _deck_json(found),
        "cards": [_card_json(change, standard, found) for change in changes if _plays(change)],
    }


def _plays(change: CardChange) -> bool:
    """Whether it is more than a name or a look."""
    return change.how != "changed" or bool(change.fields)


def _deck_json(findings: Findings) -> Json:
    scores = sorted(row.score for match in findings.free for row in match.seats)
    return {
        "seats": [_estimate_json(line.rate) for line in findings.seats],
        "length": _spread_json(findings.lengths),
        "scores": _spread_json(scores),
    }


def _card_json(change: CardChange, standard: Findings, own: Findings) -> Json:
    return {
        "card": change.card,
        "how": change.how,
        "standard": None if change.how == "added" else _use_json(change.card, standard),
        "own": None if change.how == "removed" else _use_json(change.card, own),
    }


def _use_json(card: str, findings: Findings) -> Json:
    """In which part of all seats' matches the card was used, and what its users won above the even share."""
    for line in findings.cards:
        if line.name == card:
            effect = None if line.use is None else _estimate_json(line.use)
            return {"used": line.users, "effect": effect}
    return {"used": 0.0, "effect": None}


def _estimate_json(estimate: Estimate) -> Json:
    return {
        "value": estimate.value,
        "low": estimate.low if isfinite(estimate.low) else None,
        "high": estimate.high if isfinite(estimate.high) else None,
        "count": estimate.count,
    }


def _spread_json(ordered: Sequence[float]) -> Json:
    return {
        "least": ordered[0],
        "low": quantile(ordered, 0.25),
        "median": quantile(ordered, 0.5),
        "high": quantile(ordered, 0.75),
        "most": ordered[-1],
    }
