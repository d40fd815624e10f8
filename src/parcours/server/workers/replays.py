"""Replays: a match step by step, through eyes that may see it."""

from parcours.core.match import Match
from parcours.server.db.rows import OVER, TableRow
from parcours.server.match.judging import result_json
from parcours.server.match.live_match import LiveMatch
from parcours.server.wire.answers import Points, PointsStep, Replay, Step
from parcours.server.wire.errors import Denied

OPEN = "open"
MOST_STEPS = 200


def replay_steps(
    table: TableRow, seat: int | None, live: LiveMatch, eyes: str | None, first: int, count: int
) -> Replay:
    """Some steps of the match; takebacks don't show, as the match is what still stands."""
    whole = live.match
    mine = live.player(seat)
    _check_eyes(table, mine, eyes, whole)
    reader = None if eyes == OPEN else eyes
    match = _anew(whole)
    steps: list[Step] = []
    total = len(whole.moves)
    for at in range(min(total, first + count - 1) + 1):
        if at:
            mover, move = whole.moves[at - 1]
            match.play_move(mover, move)
        if at >= first:
            steps.append(_step(whole, match, at, reader, eyes == OPEN))
    over = whole.over and first + count > total
    return {
        "from": first,
        "number": total,
        "steps": steps,
        "result": result_json(whole.result) if over else None,
    }


def score_steps(whole: Match) -> Points:
    """Everybody's score after each move that changed one, and what each score is made of at the end."""
    match = _anew(whole)
    steps: list[PointsStep] = [{"number": 0, "scores": _scores(match)}]
    for number, (mover, move) in enumerate(whole.moves, 1):
        match.play_move(mover, move)
        scores = _scores(match)
        if scores != steps[-1]["scores"] or number == len(whole.moves):
            steps.append({"number": number, "scores": scores})
    earned = {player: match.earned(player) for player in match.players}
    return {"players": match.players, "steps": steps, "earned": earned}


def _anew(whole: Match) -> Match:
    return Match(whole.game, whole.players, whole.seed, dict(whole.options), whole.deck)


def _scores(match: Match) -> list[int | float]:
    return [sum(match.earned(player).values()) for player in match.players]


def _step(whole: Match, match: Match, at: int, reader: str | None, open_handed: bool) -> Step:
    if open_handed:
        by, move = (None, None) if at == 0 else _openly(match)
        events = match.open_events(at)
        view, figures = match.table(), match.open_figures()
    else:
        # What a move was may have come to light since: the reader knows it by now.
        by, move = (None, None) if at == 0 else whole.line(reader, at)
        events = match.events(reader, at)
        view, figures = match.view(reader), match.figures(reader)
    return {
        "number": at,
        "by": by,
        "move": move,
        "events": events,
        "view": view,
        "figures": figures,
        "awaited": match.to_act,
    }


def _openly(match: Match) -> tuple[str, str]:
    """The last move, with nothing hidden."""
    seat, move = match.moves[-1]
    return match.name(seat), match.say(move)


def _check_eyes(table: TableRow, mine: str | None, eyes: str | None, match: Match) -> None:
    """Deny eyes that the caller may not see through."""
    if eyes is not None and eyes != OPEN and eyes not in match.players:
        raise Denied("no_such_seat")
    if eyes is not None and eyes == mine:
        return
    if table.status not in OVER or (table.replay != "public" and mine is None):
        raise Denied("not_replayable")
