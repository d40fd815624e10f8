"""What nobody needs any more is deleted, a few tables at a time, by whichever process comes first."""

import asyncio
import logging
import random
from collections.abc import Callable, Collection
from functools import partial

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select, update

from parcours.server.clock import now, wall_time
from parcours.server.db import schema
from parcours.server.db.store import Store
from parcours.server.notices.channels import delete_unconfirmed
from parcours.server.play.rooms import Rooms
from parcours.server.profiles.deletion import clear_deleted_seats
from parcours.server.profiles.keys import delete_expired_codes
from parcours.server.settings import Settings
from parcours.server.tables.seeking import delete_expired_seekers

log = logging.getLogger("parcours.app")

HOUR = 3_600_000
DAY = 24 * HOUR
# A commit that deletes this many tables takes a few milliseconds; others' moves go between two of them.
BATCH = 20
PAUSE = 0.2
# How often it is noted which hosts are at their open tables, in seconds.
HOST_INTERVAL = 60.0


async def note_hosts(rooms: Rooms) -> None:
    """Note every minute which hosts are at their open tables, so that these stay in the list."""
    while True:
        await asyncio.sleep(HOST_INTERVAL)
        hosted = rooms.hosted()
        if not hosted:
            continue
        try:
            await see_hosts(rooms.store, hosted)
        except Exception as error:
            # A minute later it is tried again.
            log.warning("could not note the hosts", extra={"error": type(error).__name__})


async def see_hosts(store: Store, hosted: Collection[str]) -> None:
    """Note that the hosts of these tables are there now."""

    def work(connection: Connection) -> None:
        rows = update(schema.tables).where(
            schema.tables.c.id.in_(hosted), schema.tables.c.status == "open"
        )
        connection.execute(rows.values(host_seen=wall_time()))

    await store.write_all((), work)


async def clean_up(rooms: Rooms) -> None:
    """Delete what is too old, again and again."""
    while True:
        # Several processes should not all begin at once.
        await asyncio.sleep(rooms.settings.cleanup_seconds * random.uniform(0.5, 1))
        try:
            deleted = await delete_expired(rooms.store, rooms.settings, rooms.ids)
            for id in await clear_deleted_seats(rooms.store):
                await rooms.refresh(id)
        except Exception as error:
            log.warning("could not delete what is old", extra={"error": type(error).__name__})
            continue
        if deleted:
            log.info("deleted old tables", extra={"deleted": deleted})
        try:
            await rooms.store.write_all((), partial(delete_unconfirmed, at=now()))
        except Exception as error:
            log.warning("could not delete addresses", extra={"error": type(error).__name__})


async def delete_expired(store: Store, settings: Settings, in_use: Callable[[], list[str]]) -> int:
    """Delete the tables that have been kept long enough, unless somebody here looks at them; how many."""
    expired = _expired(settings)
    found = select(schema.tables.c.id).where(expired).order_by(schema.tables.c.id)
    # Looked for beside the writer, as there may be many tables to look through.
    ids = await store.read(lambda connection: list(connection.execute(found).scalars()))
    deleted = 0
    for at in range(0, len(ids), BATCH):
        batch = set(ids[at : at + BATCH]).difference(in_use())
        deleted += await store.write_all((), partial(_delete, ids=batch, expired=expired))
        await asyncio.sleep(PAUSE)
    await store.write_all((), _delete_expired_entries)
    return deleted


def _delete_expired_entries(connection: Connection) -> None:
    """Forget codes that nobody has used, and those who looked for people."""
    delete_expired_codes(connection)
    delete_expired_seekers(connection)


def _delete(connection: Connection, ids: Collection[str], expired: ColumnElement[bool]) -> int:
    """Delete those of these tables that are still expired, with their seats, moves and messages; how many."""
    # Rows that another process is deleting are left to it. SQLite has one writer at a time, and ignores this.
    rows = (
        select(schema.tables.c.id)
        .where(schema.tables.c.id.in_(ids), expired)
        .with_for_update(skip_locked=True)
    )
    held = list(connection.execute(rows).scalars())
    if held:
        connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(held)))
    return len(held)


def _expired(settings: Settings) -> ColumnElement[bool]:
    """Which tables have been kept long enough."""
    table = schema.tables.c
    at = wall_time()
    # Cleared before their match began: there is nothing to look at.
    kinds = [and_(table.ended < at - HOUR, table.started.is_(None))]
    if settings.keep_open_days:
        long_ago = at - int(settings.keep_open_days * DAY)
        # One that is being shuffled goes on when somebody comes back to it.
        never_began = table.status.in_(["open", "shuffling"])
        kinds.append(and_(never_began, table.host_seen < long_ago))
    if settings.keep_finished_days:
        kinds.append(table.ended < at - int(settings.keep_finished_days * DAY))
    return or_(*kinds)
