"""Replays: a match step by step, through eyes that may see it."""

from parcours.bots import bot_names
from parcours.core.match import Match
from parcours.core.state import TABLE
from parcours.server.db.rows import OVER, LogRow, TableRow
from parcours.server.match.judging import result_json
from parcours.server.match.live_match import LiveMatch
from parcours.server.match.thinking import bounded_budget, think
from parcours.server.wire.answers import Points, PointsStep, Replay, Step
from parcours.server.wire.errors import Denied
from parcours.server.wire.reviews import Reasons

OPEN = "open"
MOST_STEPS = 200
# How many of the moves that a bot weighs are told, and the milliseconds that it gets for it.
MOST_REASONS = 6
LONGEST_THOUGHT = 1000


def replay_steps(
    table: TableRow, seat: int | None, live: LiveMatch, eyes: str | None, first: int, count: int
) -> Replay:
    """Some steps of the match; takebacks don't show, as the match is what still stands."""
    whole = live.match
    mine = live.player(seat)
    _check_eyes(table, mine, eyes, whole)
    reader = None if eyes == OPEN else eyes
    match = whole.at_deal()
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


def first_moves(table: TableRow, rows: list[LogRow], number: int) -> list[tuple[int, str]]:
    """The first moves of a match that stand, so many; Denied where it has fewer, or is over after them."""
    live = LiveMatch(table, rows)
    if number > len(live.said):
        raise Denied("bad_request", text=f"this match has {len(live.said)} moves")
    moves = live.said[:number]
    live.match.rewind(number)
    if live.match.over:
        raise Denied("bad_request", text=f"the match is over after {number} moves")
    return moves


def score_steps(whole: Match) -> Points:
    """Everybody's score after each move that changed one, and what each score is made of at the end."""
    match = whole.at_deal()
    steps: list[PointsStep] = [{"number": 0, "scores": _scores(match)}]
    for number, (mover, move) in enumerate(whole.moves, 1):
        match.play_move(mover, move)
        scores = _scores(match)
        if scores != steps[-1]["scores"] or number == len(whole.moves):
            steps.append({"number": number, "scores": scores})
    earned = {player: match.earned(player) for player in match.players}
    return {"players": match.players, "steps": steps, "earned": earned}


def weigh_step(table: TableRow, match: Match, number: int) -> Reasons:
    """What the bot weighs that made the move with that number; Denied if none did. The match is rewound to there."""
    seat, move = match.moves[number - 1] if number <= len(match.moves) else (TABLE, None)
    bot = None if seat == TABLE else table.seats[seat].bot
    if move is None or bot is None or bot not in bot_names():
        raise Denied("no_reasons")
    match.rewind(number - 1)
    choice = think(match, seat, bot, bounded_budget(bot, LONGEST_THOUGHT))
    return {
        "number": number,
        "player": match.players[seat],
        "bot": bot,
        "move": match.say(move),
        "choice": match.say(choice.move),
        "reasons": [
            {
                "move": match.say(reason.move),
                "chance": reason.chance,
                "simulations": reason.simulations,
            }
            for reason in choice.reasons[:MOST_REASONS]
        ],
    }


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
