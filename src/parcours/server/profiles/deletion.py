"""Deleting a place: nothing that names its owner stays. Their moves in others' matches do, as a former player's.

The profile goes first, with all that belongs to it alone, so nobody opens anything with it any more. Its seats are
cleared after that, a few tables in each commit, so that moves go between them. Until a seat is cleared it names its
profile; the next process that cleans up finishes what one that died has begun.
"""

import re
from collections.abc import Collection
from dataclasses import asdict
from functools import partial
from itertools import count

from sqlalchemy import Connection, bindparam, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from parcours.server.clock import now
from parcours.server.db import schema
from parcours.server.db.rows import (
    UNDER_WAY,
    LogRow,
    SeatRow,
    TableRow,
    change_seat,
    change_table,
    insert_log,
    read_table,
)
from parcours.server.db.store import Store
from parcours.server.match.integrity import NAMELESS
from parcours.server.match.live_match import RENAMED
from parcours.server.tables.seats import seat_of_profile, stand_up
from parcours.server.tables.watches import forget_person
from parcours.server.wire.answers import Result

# What a former player is called in moves and records; people read it in their language, as the seat has no name.
FORMER = "former_player"
REDACTED = "…"
BATCH = 10
TRIES = 10


def delete_profile(connection: Connection, profile: str) -> None:
    """Delete a profile with its keys, passkeys, codes, invitations and all else that belongs to it alone."""
    seekers, chosen, channels = schema.seekers.c, schema.seeker_channels.c, schema.channels
    theirs = (
        select(chosen.channel)
        .join(schema.seekers, seekers.token == chosen.seeker)
        .where(seekers.profile == profile)
    )
    connection.execute(delete(channels).where(channels.c.id.in_(theirs)))
    connection.execute(delete(schema.profiles).where(schema.profiles.c.id == profile))


async def clear_deleted_seats(store: Store) -> list[str]:
    """Clear the seats of all profiles that were deleted; the tables where something was changed."""
    known = select(schema.profiles.c.id).where(schema.profiles.c.id == schema.seats.c.profile)
    deleted = select(schema.seats.c.table, schema.seats.c.profile).where(
        schema.seats.c.profile.is_not(None), ~known.exists()
    )
    found = await store.read(
        lambda connection: [(row[0], row[1]) for row in connection.execute(deleted)]
    )
    for at in range(0, len(found), BATCH):
        batch = found[at : at + BATCH]
        await _clear_batch(store, batch)
    return [table for table, _ in found]


async def _clear_batch(store: Store, batch: list[tuple[str, str]]) -> None:
    work = partial(_clear_all, found=batch)
    for tries in range(1, TRIES + 1):
        try:
            await store.write_all([table for table, _ in batch], work)
            return
        except IntegrityError:
            # Another process has made a move there at the same moment.
            if tries == TRIES:
                raise


def _clear_all(connection: Connection, found: Collection[tuple[str, str]]) -> None:
    # In one order, so that two processes don't wait for each other.
    for id, profile in sorted(found):
        schema.hold(connection, id)
        table = read_table(connection, id)
        seat = seat_of_profile(table, profile)
        if seat is not None:
            _clear(connection, table, table.seats[seat])


def _clear(connection: Connection, table: TableRow, seat: SeatRow) -> None:
    """Let nothing at a table name the player of a seat any more."""
    _redact(connection, table, seat)
    # Names stand in it; it can be made again.
    connection.execute(delete(schema.reviews).where(schema.reviews.c.table == table.id))
    forget_person(connection, table.id, seat)
    if seat.token is not None:
        # What would have let them into the next match.
        seats = schema.seats
        connection.execute(
            update(seats).where(seats.c.invitation == seat.token).values(invitation=None)
        )
    if table.status == "open":
        stand_up(connection, table.id, seat.seat, seat.seat)
        return
    former = SeatRow(
        table.id,
        seat.seat,
        kind="person",
        player=seat.player,
        language=seat.language,
        host=seat.host,
        commitment=seat.commitment,
        contribution=seat.contribution,
        left=seat.left or table.status in UNDER_WAY,
    )
    change_seat(connection, table.id, seat.seat, asdict(former))
    if table.status in UNDER_WAY:
        # Their turn may have come.
        change_table(connection, table.id, {"due": now()})
    if seat.player is not None:
        _rename(connection, table, seat, seat.player)


def _rename(connection: Connection, table: TableRow, seat: SeatRow, player: str) -> None:
    """Let a match call a player something that does not tell who it was. Only names change: it is the same match."""
    names = (FORMER if number == 1 else f"{FORMER}_{number}" for number in count(1))
    new = next(name for name in names if name not in table.players)
    change_seat(connection, table.id, seat.seat, {"player": new})
    changes: dict[str, object] = {}
    if table.lot is not None:
        changes["lot"] = " ".join(_renamed(table.lot.split(" "), player, new))
    if table.result is not None:
        changes["result"] = _rename_in_result(table.result, player, new)
    change_table(connection, table.id, changes)
    log = schema.log
    lines = connection.execute(
        select(log.c.number, log.c.move).where(
            log.c.table == table.id, log.c.move.contains(player, autoescape=True)
        )
    ).all()
    if lines:
        connection.execute(
            update(log)
            .where(log.c.table == table.id, log.c.number == bindparam("line"))
            .values(move=bindparam("said")),
            [
                # No word of a game is a player's name, and the other way round.
                {"line": number, "said": " ".join(_renamed(move.split(" "), player, new))}
                for number, move in lines
            ],
        )
    if table.status == "playing":
        last = connection.execute(
            select(func.max(log.c.number)).where(log.c.table == table.id)
        ).scalar()
        insert_log(
            connection,
            [LogRow(table.id, (last or 0) + 1, seat.seat, RENAMED, None, now(), None)],
        )
    # Checksums of older versions name the players.
    connection.execute(
        update(log)
        .where(log.c.table == table.id, ~log.c.checksum.startswith(NAMELESS))
        .values(checksum=None)
    )


def _renamed(words: list[str], player: str, new: str) -> list[str]:
    return [new if word == player else word for word in words]


def _rename_in_result(result: Result, player: str, new: str) -> Result:
    ranking = result["ranking"]
    for place in ranking:
        place["player"] = new if place["player"] == player else place["player"]
    winners = _renamed(result["winners"], player, new)
    return {**result, "ranking": ranking, "winners": winners}


def _redact(connection: Connection, table: TableRow, seat: SeatRow) -> None:
    """Take what they wrote out of the chat, and their name out of what others wrote."""
    chat = schema.chat
    at_table = chat.c.table == table.id
    connection.execute(
        update(chat)
        .where(at_table, chat.c.seat == seat.seat)
        .values(name="", text="", removed=True)
    )
    named = re.compile(rf"(?i)(?<!\w){re.escape(seat.name)}(?!\w)")
    title = named.sub(REDACTED, table.title)
    if title != table.title:
        change_table(connection, table.id, {"title": title})
    told = connection.execute(select(chat.c.id, chat.c.text).where(at_table)).all()
    redacted = [
        {"message": id, "said": named.sub(REDACTED, text)}
        for id, text in told
        if named.search(text)
    ]
    if redacted:
        connection.execute(
            update(chat).where(chat.c.id == bindparam("message")).values(text=bindparam("said")),
            redacted,
        )
