"""Whether a move may be made, and why not, as the API tells it."""

from parcours.core.errors import NotationError, Refused
from parcours.core.match import Match, Result
from parcours.core.state import Move
from parcours.server.wire import answers

# Refusals that come from no rule of a game.
NOT_AWAITED = "turn"
NOT_A_MOVE = "notation"
STALE = "stale"


def judge(match: Match, seat: int, text: str) -> Move | Refused:
    """The move that a text says, or what refuses it, be it that it says none."""
    try:
        move = match.parse(text)
    except NotationError as error:
        return Refused(NOT_A_MOVE, {"text": str(error)})
    return match.judge(seat, move) or move


def why(match: Match, seat: int, move: str) -> answers.WhyNot:
    """Whether a move may be made now, and otherwise by which rule not."""
    judged = judge(match, seat, move)
    if isinstance(judged, Refused):
        return {"move": move, "rule": judged.rule, "params": judged.params}
    return {"move": move, "rule": None, "params": {}}


def why_card(match: Match, seat: int, card: str) -> list[answers.WhyNot]:
    """What each way to use one card is refused by, in the order of the notation's forms.

    Ways in which such a card is never used say nothing.
    """
    found: list[answers.WhyNot] = []
    for form in match.grammar.forms:
        slots = [slot for slot in form.slots if slot is not None]
        if not slots or slots[0].kind != "card" or slots[0].many:
            continue
        others = slots[1:]
        if any(slot.kind != "player" or slot.many for slot in others) or len(others) > 1:
            continue
        for other in match.players if others else [""]:
            words = [
                word if slot is None else card if slot is slots[0] else other
                for word, slot in zip(form.words, form.slots, strict=True)
            ]
            answer = why(match, seat, " ".join(words))
            if answer["rule"] != NOT_A_MOVE:
                found.append(answer)
    return found


def refusal_json(refused: Refused) -> answers.Refusal:
    """Why a move may not be made, as the API tells it."""
    return {"rule": refused.rule, "params": refused.params}


def result_json(result: Result | None) -> answers.Result | None:
    """How a match ended, as the API tells it."""
    if result is None:
        return None
    return {
        "ranking": [
            {"place": place.place, "player": place.player, "score": place.score}
            for place in result.ranking
        ],
        "winners": result.winners,
        "reason": result.reason,
        "rule": result.rule,
    }
