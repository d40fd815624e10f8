"""Whether a stored match is still the match that was played, and its record where it is not.

A match is its log, so it must be replayed by the rules and with the deck that it was played with. The table's row names
both, and some lines of the log carry a checksum of the state after them. Where something differs, the match is
stopped: it is shown to nobody as something else than it was.
"""

import hashlib
import re
from typing import Any

import orjson

from parcours.core.match import Match
from parcours.core.notation import TABLE_NAME
from parcours.core.record_text import UNFINISHED, format_closing, format_record
from parcours.core.state import TABLE
from parcours.server.errors import Denied
from parcours.server.store import Entry

# Every so many lines of a log carry a checksum, and so does the last one of a finished match.
CHECKSUM_EVERY = 16
_TAKEBACK = re.compile(r"takeback ([0-9]+)")

Json = dict[str, Any]


class RulesChanged(Denied):
    """The match can't be replayed as it was played.

    `because` says what differs: the `rules` (their version is not played any more), the `deck`, a `move` that is not
    legal now, or the `state` that the moves lead to. `number` is the line of the log that shows it.
    """

    def __init__(self, because: str, rules: int, number: int = 0) -> None:
        super().__init__("rules_changed", because=because, rules=rules, number=number)


def checksum(match: Match) -> str:
    """A short hash of the whole table and of who is to act."""
    state = orjson.dumps([match.table(), match.to_act], option=orjson.OPT_SORT_KEYS)
    return hashlib.sha256(state).hexdigest()[:16]


def stored_record(table: Json, proof: dict[str, str], entries: list[Entry]) -> str:
    """The record of a match from what is stored, made without replaying it."""
    players = [seat["player"] for seat in table["seats"]]
    moves: list[tuple[str, str]] = []
    for entry in entries:
        takeback = _TAKEBACK.fullmatch(entry["move"])
        if takeback:
            del moves[max(0, len(moves) - int(takeback[1])) :]
        else:
            moves.append((_speaker(players, entry["seat"]), entry["move"]))
    result: Json | None = table["result"]
    ending = UNFINISHED
    if result is not None:
        ranking = [(place["player"], place["score"]) for place in result["ranking"]]
        ending = format_closing(result["reason"], result["winners"], ranking)
    return format_record(
        table["game"],
        table["rules"],
        players,
        table["options"],
        table["deck"] or "",
        None,
        proof,
        table["seed"],
        moves,
        ending,
    )


def _speaker(players: list[str], seat: int) -> str:
    if seat == TABLE:
        return TABLE_NAME
    # A damaged log may name a seat that the table does not have.
    return players[seat] if 0 <= seat < len(players) else f"seat {seat}"
