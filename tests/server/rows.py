"""Rows as a database would hold them."""

from dataclasses import fields

from parcours.server.db.rows import SeatRow, TableRow

# Every column, empty where a match that is played needs nothing else.
_PLAYING = dict.fromkeys(column.name for column in fields(TableRow)) | {
    "title": "",
    "id": "table",
    "game": "smile_life",
    "options": {},
    "visibility": "invitation",
    "key": "key",
    "status": "playing",
    "clock": "none",
    "seconds": 0,
    "increment": 0,
    "absence": "default",
    "grace": 60,
    "replay": "public",
    "seating": "as_seated",
    "fairness": 1,
    "secret": "",
    "seed": "1",
    "created": 0,
    "started": 0,
    "host_seen": 0,
    "sent_away": [],
    "rules": 1,
    "given_moves": 0,
}


def playing_table(players: list[str], **columns: object) -> TableRow:
    """A table whose match has begun, with these players."""
    seats = [
        SeatRow("table", seat, kind="person", player=player) for seat, player in enumerate(players)
    ]
    return TableRow(**(_PLAYING | {"seats": tuple(seats)} | columns))  # type: ignore[arg-type]
