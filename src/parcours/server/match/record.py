"""The record of a stored match, also of one that can't be replayed any more."""

import re

from parcours.core.notation import TABLE_NAME
from parcours.core.record_text import UNFINISHED, format_closing, format_record
from parcours.core.state import TABLE
from parcours.server.db.rows import LogRow, TableRow
from parcours.server.match.integrity import RulesChanged
from parcours.server.match.live_match import RENAMED, LiveMatch
from parcours.server.tables.shuffle import proof_of

_TAKEBACK = re.compile(r"takeback ([0-9]+)")


def record_of(table: TableRow, rows: list[LogRow]) -> str:
    """The record of a match that is over, with its proof. One that can't be replayed is written as it is stored."""
    proof = proof_of(table)
    try:
        match = LiveMatch(table, rows).match
    except RulesChanged:
        return stored_record(table, proof, rows)
    match.proof = proof
    return match.record()


def stored_record(table: TableRow, proof: dict[str, str], rows: list[LogRow]) -> str:
    """The record of a match from what is stored, made without replaying it."""
    players = table.players
    moves: list[tuple[str, str]] = []
    for row in rows:
        takeback = _TAKEBACK.fullmatch(row.move)
        if takeback:
            del moves[max(0, len(moves) - int(takeback[1])) :]
        elif row.move != RENAMED:
            moves.append((_speaker(players, row.seat), row.move))
    result = table.result
    ending = UNFINISHED
    if result is not None:
        ranking = [(place["player"], place["score"]) for place in result["ranking"]]
        ending = format_closing(result["reason"], result["winners"], ranking)
    return format_record(
        table.game,
        table.rules or 0,
        players,
        table.options,
        table.deck or "",
        None,
        table.redealt or "",
        proof,
        table.seed or "",
        moves,
        ending,
    )


def _speaker(players: list[str], seat: int) -> str:
    if seat == TABLE:
        return TABLE_NAME
    # A damaged log may name a seat that the table does not have.
    return players[seat] if 0 <= seat < len(players) else f"seat {seat}"
