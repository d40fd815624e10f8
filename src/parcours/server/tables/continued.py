"""Tables where a finished match goes on from a moment of it, with one person and bots.

Such a match is the same record, cut off: its seed and its first moves. Where hidden cards are dealt again, its row says
so as the record does. The names of the people who played stay behind: a person who deletes their place finds them only
in their own matches.
"""

import secrets

from sqlalchemy import Connection

from parcours.bots import DEFAULT_BOT, bot_names
from parcours.server.clock import now
from parcours.server.db.rows import Changes, SeatRow, TableRow, first_lines, insert_log
from parcours.server.tables.solo import BotPlayer, begin_alone
from parcours.server.wire.requests import ContinueMatch

_SEEDS = 1 << 62


def continue_match(
    connection: Connection,
    source: TableRow,
    moves: list[tuple[int, str]],
    request: ContinueMatch,
    profile: str | None,
) -> tuple[str, int, str]:
    """A new table where the match goes on after these moves of it; its id, the person's seat and token."""
    at = now()
    mine = source.players.index(request.player)
    names = {seat.player or "": _new_name(seat, mine) for seat in source.seats}
    redealt = None
    if request.hidden == "redealt":
        redealt = f"{len(moves)} {names[request.player]} {secrets.randbelow(_SEEDS)}"
    match: Changes = {
        "game": source.game,
        "options": source.options,
        "deck": source.deck,
        "seed": source.seed,
        "rules": source.rules,
        "deck_fingerprint": source.deck_fingerprint,
        "given_moves": len(moves),
        "redealt": redealt,
        "due": at,
    }
    bots = [_bot_for(seat, names) for seat in source.seats if seat.seat != mine]
    person = mine, names[request.player]
    id, token = begin_alone(connection, match, person, bots, request, profile)
    # No word of a game is a player's name, and the other way round.
    renamed = [
        (seat, " ".join(names.get(word, word) for word in move.split(" "))) for seat, move in moves
    ]
    insert_log(connection, first_lines(id, renamed, at))
    return id, mine, token


def _new_name(seat: SeatRow, mine: int) -> str:
    """What a seat's player is called in the match that goes on."""
    if seat.seat == mine:
        return f"player_{seat.seat + 1}"
    return (seat.player or "") if seat.kind == "bot" else f"bot_{seat.seat + 1}"


def _bot_for(seat: SeatRow, names: dict[str, str]) -> BotPlayer:
    """Who plays on for that seat: its bot, or the usual one for a person, or where the bot is gone by now."""
    bot = seat.bot if seat.bot in bot_names() else None
    name = seat.name if seat.kind == "bot" else f"Bot {seat.seat + 1}"
    return BotPlayer(names[seat.player or ""], name, bot or DEFAULT_BOT)
