"""Finding people: those who look for the same game sit down together as soon as enough are there.

Nothing is kept of it but one row for each who waits. One of all processes looks at them at a time, so nobody is seated
twice, and nobody is overlooked.
"""

from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, text, update

from parcours.core.registry import game_names
from parcours.server.clock import now
from parcours.server.db import schema
from parcours.server.db.rows import SeekerRow, change_seat, read_table
from parcours.server.tables.lifecycle import start
from parcours.server.tables.names import clean_name, looks_alike
from parcours.server.tables.seats import seat_of
from parcours.server.tables.setup import check_setup, find_registered, lay_table
from parcours.server.tables.tokens import digest, new_token
from parcours.server.tables.watches import tell_found
from parcours.server.wire.errors import Denied
from parcours.server.wire.limits import LONGEST_NAME
from parcours.server.wire.requests import LayTable, SeatWish, Seek
from parcours.server.wire.table_settings import DAY, ClockWish
from parcours.server.wire.words import SeekLanguage, SeekPace

ANY: Final = "any"
# Milliseconds without a word from a browser after which it looks no longer. One in the background speaks once a minute.
GONE: Final[dict[SeekPace, int]] = {"live": 75_000, "days": 1000 * DAY}
# For how long the one for whom a table was laid can ask for it.
KEPT: Final = 1000 * DAY
# How strangers play: moves are made for a player who leaves a live match.
CLOCKS: Final[dict[SeekPace, int]] = {"live": 90, "days": 2 * DAY}
# One number for all our processes.
_LOCK: Final = 7277_0412


@dataclass(frozen=True, slots=True)
class Search:
    """What became of looking for people: how many wait, how many it takes, and the table that was laid, if any."""

    game: str
    pace: SeekPace
    waiting: int
    needed: int
    table: str | None


def seek(connection: Connection, request: Seek, profile: str | None) -> tuple[str, Search]:
    """Look for people from now on; the token to ask with, and what became of it at once."""
    _hold(connection)
    token = new_token()
    at = now()
    row = SeekerRow(
        digest(token),
        find_registered(request.game).name,
        request.pace,
        request.wanted,
        request.language,
        clean_name(request.name),
        request.commitment,
        profile,
        at,
        at + GONE[request.pace],
        None,
    )
    connection.execute(insert(schema.seekers).values(asdict(row)))
    company = _company(_waiting(connection, row.game, row.pace), row.wanted)
    if len(company) < _needed(row.game):
        return token, _search(row, len(company))
    # Those who have waited longest, and the one who completes them.
    others = [other for other in company if other != row]
    id = _seat_together(connection, [*others[: _needed(row.game) - 1], row])
    return token, _search(row, len(company), id)


def go_on(connection: Connection, token: str | None) -> Search:
    """Say that one still looks, and hear what became of it; Denied if one does not look any more."""
    row = _read(connection, token)
    if row.table is None:
        seekers = schema.seekers
        later = now() + GONE[row.pace]
        connection.execute(
            update(seekers).where(seekers.c.token == row.token).values(expires=later)
        )
    waiting = _waiting(connection, row.game, row.pace)
    return _search(row, len(_company(waiting, row.wanted)), row.table)


def find_waiting(connection: Connection, token: str | None) -> str:
    """The hash that stands for somebody who waits for others; Denied if they don't look, or have a table."""
    row = _read(connection, token)
    if row.table is not None:
        raise Denied("not_seeking")
    return row.token


def stop(connection: Connection, token: str | None) -> None:
    """Look no longer. Where a table was laid already, one has a seat there."""
    row = _read(connection, token)
    connection.execute(delete(schema.seekers).where(schema.seekers.c.token == row.token))


def searches(connection: Connection, wanted: SeekLanguage) -> list[Search]:
    """For which games people are looked for by those with whom somebody who wants that language could play."""
    waiting: dict[tuple[str, SeekPace], list[SeekerRow]] = {}
    for row in _waiting(connection):
        waiting.setdefault((row.game, row.pace), []).append(row)
    found = [
        Search(game, pace, len(_company(rows, wanted)), _needed(game), None)
        for (game, pace), rows in waiting.items()
        if game in game_names()
    ]
    return sorted(
        (search for search in found if search.waiting),
        key=lambda search: (-search.waiting, search.game, search.pace),
    )


def delete_expired_seekers(connection: Connection) -> None:
    """Forget those who have gone, and those who have long had their table."""
    connection.execute(delete(schema.seekers).where(schema.seekers.c.expires <= now()))


def _read(connection: Connection, token: str | None) -> SeekerRow:
    seekers = schema.seekers.c
    found = connection.execute(
        select(schema.seekers).where(seekers.token == digest(token or ""), seekers.expires > now())
    )
    row = found.mappings().first()
    if row is None:
        raise Denied("not_seeking")
    return SeekerRow(**row)


def _waiting(
    connection: Connection, game: str | None = None, pace: str | None = None
) -> list[SeekerRow]:
    """Those who wait, the longest first."""
    seekers = schema.seekers.c
    query = select(schema.seekers).where(seekers.table.is_(None), seekers.expires > now())
    if game is not None:
        query = query.where(seekers.game == game, seekers.pace == pace)
    rows = connection.execute(query.order_by(seekers.created, seekers.token)).mappings()
    return [SeekerRow(**row) for row in rows]


def _company(waiting: list[SeekerRow], wanted: SeekLanguage) -> list[SeekerRow]:
    """Those of them who could sit down with somebody who wants that language; where that is any, the most of them."""
    languages: set[SeekLanguage] = {wanted}
    if wanted == ANY:
        languages |= {row.wanted for row in waiting}
    groups = [
        [row for row in waiting if row.wanted in (language, ANY)] for language in sorted(languages)
    ]
    return max(groups, key=len)


def _seat_together(connection: Connection, seated: list[SeekerRow]) -> str:
    """Lay a table for these people, the first of whom is its host, and begin; its id."""
    first = seated[0]
    names = _distinct([row.name for row in seated])
    request = LayTable(
        game=first.game,
        seats=[SeatWish()] * len(seated),
        name=names[0],
        language=first.language,
        commitment=first.commitment,
        clock=ClockWish(kind="decision", seconds=CLOCKS[first.pace]),
        absence="bot" if first.pace == "live" else "wait",
    )
    id, _ = lay_table(connection, request, check_setup(request))
    # Nobody has a place twice at a table.
    placed: set[str | None] = {None}
    for seat, row in enumerate(seated):
        changes = {
            "kind": "person",
            "name": names[seat],
            "language": row.language,
            "commitment": row.commitment,
            "token": row.token,
            "profile": None if row.profile in placed else row.profile,
        }
        change_seat(connection, id, seat, changes)
        placed.add(row.profile)
    start(connection, id, 0)
    tell_found(connection, [row.token for row in seated], id, now())
    seekers = schema.seekers
    connection.execute(
        update(seekers)
        .where(seekers.c.token.in_([row.token for row in seated]))
        .values(table=id, expires=now() + KEPT)
    )
    return id


def seat_found(connection: Connection, id: str, token: str) -> int:
    """The seat of one who was seated with others; it may have moved by lot since."""
    seat = seat_of(read_table(connection, id), token)
    if seat is None:
        raise Denied("not_seeking")
    return seat


def _distinct(names: list[str]) -> list[str]:
    """The names, with numbers where people could take two for the same."""
    told: list[str] = []
    for name in names:
        number, shown = 1, name
        while any(looks_alike(shown, other) for other in told):
            number += 1
            ending = f" {number}"
            shown = name[: LONGEST_NAME - len(ending)] + ending
        told.append(shown)
    return told


def _needed(game: str) -> int:
    """How many people it takes."""
    return find_registered(game).min_players


def _search(row: SeekerRow, waiting: int, table: str | None = None) -> Search:
    return Search(row.game, row.pace, waiting, _needed(row.game), table)


def _hold(connection: Connection) -> None:
    """Let nobody else look through those who wait until the transaction ends. SQLite has one writer at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
