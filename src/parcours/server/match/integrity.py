"""Whether a stored match is still the match that was played.

A match is its log, so it must be replayed by the rules and with the deck that it was played with. The table's row names
both, and some lines of the log carry a checksum of the state after them. Where something differs, the match is
stopped: it is shown to nobody as something else than it was.
"""

import hashlib

import orjson

from parcours.core.match import Match
from parcours.server.wire.errors import Denied

# How many lines of a log share a checksum; the last line of a finished match has one too.
CHECKSUM_EVERY = 16
# How checksums begin in which no player is named.
NAMELESS = "s"


class RulesChanged(Denied):
    """The match can't be replayed as it was played.

    `because` says what differs: the `rules` (their version is not played any more), the `deck`, a `move` that is not
    legal now, or the `state` that the moves lead to. `number` is the line of the log that shows it.
    """

    def __init__(self, because: str, rules: int, number: int = 0) -> None:
        super().__init__("rules_changed", because=because, rules=rules, number=number)


def checksum(match: Match) -> str:
    """A short hash of the whole table and of who is to act. A player who is called something else changes nothing."""
    seats = [f"seat_{at}" for at, _ in enumerate(match.players)]
    return NAMELESS + _digest([match.state.full_view(seats), match.state.to_act()])[1:]


def fits(match: Match, stored: str) -> bool:
    """Whether a checksum is that of the match as it is now."""
    if stored.startswith(NAMELESS):
        return stored == checksum(match)
    # Older ones knew the players by their names.
    return stored == _digest([match.table(), match.to_act])


def _digest(state: list[object]) -> str:
    written = orjson.dumps(state, option=orjson.OPT_SORT_KEYS)
    return hashlib.sha256(written).hexdigest()[:16]
