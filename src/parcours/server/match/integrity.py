"""Whether a stored match is still the match that was played.

A match is its log, so it must be replayed by the rules and with the deck that it was played with. The table's row names
both, and some lines of the log carry a checksum of the state after them. Where something differs, the match is
stopped: it is shown to nobody as something else than it was.
"""

import hashlib

import orjson

from parcours.core.match import Match
from parcours.server.wire.errors import Denied

# Every so many lines of a log carry a checksum, and so does the last one of a finished match.
CHECKSUM_EVERY = 16


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
