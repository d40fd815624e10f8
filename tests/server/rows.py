"""Rows as a database would hold them."""

from dataclasses import replace

from parcours.server.db.rows import SeatRow, TableRow

_PLAYING = TableRow(
    id="table",
    game="smile_life",
    options={},
    deck=None,
    visibility="invitation",
    key="key",
    status="playing",
    clock="none",
    seconds=0,
    absence="default",
    grace=60,
    replay="public",
    fairness=1,
    secret="",
    commitment=None,
    shuffling=None,
    seed="1",
    created=0,
    started=0,
    ended=None,
    host_seen=0,
    sent_away=[],
    rules=1,
    deck_fingerprint=None,
    asking=None,
    pauses=None,
    rematch=None,
    result=None,
    seats=(),
)


def playing_table(players: list[str], **columns: object) -> TableRow:
    """A table whose match has begun, with these players."""
    seats = [
        SeatRow("table", seat, kind="person", player=player) for seat, player in enumerate(players)
    ]
    return replace(_PLAYING, seats=tuple(seats), **columns)  # type: ignore[arg-type]
