"""Studies of decks as they are sent, so that any process can show and end the one that another plays.

While a study waits or is played, its row says whose it is and is claimed for a lease by its process, which renews that.
So on all processes together a visitor has one study under way, and there is a maximum of studies. Those of a process
that has died end with their lease.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, text, update

from parcours.server.clock import now, wall_time
from parcours.server.db import schema
from parcours.server.wire.errors import Denied

# Milliseconds for which what a study found can be looked at, and for which a process claims those that it plays.
KEPT = 24 * 3600 * 1000
LEASE = 30_000
# One number for all our processes: one of them begins a study at a time.
_LOCK: Final = 7277_0417
# What a row says no more once its study is over.
_OVER: Final = {"visitor": None, "maker": None, "lease": None}


def begin_study(
    connection: Connection, id: str, visitor: str, maker: str, study: str, most: int
) -> None:
    """Claim and keep a new study, and forget old ones. Denied if the visitor has one under way, or all have `most`."""
    _hold(connection)
    kept = schema.studies
    connection.execute(update(kept).where(kept.c.lease <= now()).values(_OVER))
    under_way = kept.c.lease.is_not(None) & kept.c.cancelled.is_(False)
    mine = select(kept.c.id).where(under_way, kept.c.visitor == visitor)
    if connection.execute(mine).first() is not None:
        raise Denied("too_many_studies")
    if connection.execute(select(func.count()).where(under_way)).scalar_one() >= most:
        raise Denied("studies_full")
    at = wall_time()
    connection.execute(delete(kept).where(kept.c.changed < at - KEPT))
    row = {"id": id, "study": study, "cancelled": False, "changed": at}
    claim = {"visitor": visitor, "maker": maker, "lease": now() + LEASE}
    connection.execute(insert(kept).values(row | claim))


def keep_study(connection: Connection, id: str, maker: str, study: str, over: bool) -> bool:
    """Keep how far a study is; False if somebody has ended it, or its claim is gone."""
    kept = schema.studies
    claim = _OVER if over else {"lease": now() + LEASE}
    changes = {"study": study, "changed": wall_time()} | claim
    mine = (kept.c.id == id) & (kept.c.maker == maker) & kept.c.cancelled.is_(False)
    return connection.execute(update(kept).where(mine).values(changes)).rowcount == 1


def renew_claims(connection: Connection, maker: str, ids: Collection[str]) -> set[str]:
    """Claim the studies of a process for another lease; those that are still its to play."""
    kept = schema.studies
    ours = kept.c.id.in_(ids) & (kept.c.maker == maker) & kept.c.cancelled.is_(False)
    connection.execute(update(kept).where(ours).values(lease=now() + LEASE))
    return set(connection.execute(select(kept.c.id).where(ours)).scalars())


def give_up_studies(connection: Connection, maker: str | None = None) -> None:
    """Nobody plays the studies of a process any more, or those of any."""
    kept = schema.studies
    ours = kept.c.lease.is_not(None) if maker is None else kept.c.maker == maker
    connection.execute(update(kept).where(ours).values(_OVER))


@dataclass(frozen=True, slots=True)
class StudyRow:
    """A study as it was kept last, whether somebody has ended it, and whether a process has it."""

    study: str
    cancelled: bool
    claimed: bool


def read_study(connection: Connection, id: str) -> StudyRow | None:
    """The study of that id, if there is one."""
    kept = schema.studies.c
    query = select(kept.study, kept.cancelled, kept.lease).where(kept.id == id)
    row = connection.execute(query).first()
    if row is None:
        return None
    return StudyRow(row[0], row[1], row[2] is not None and row[2] > now())


def cancel_study(connection: Connection, id: str) -> bool:
    """Let the process that plays a study end it; False if there is none of that id."""
    query = update(schema.studies).where(schema.studies.c.id == id).values(cancelled=True)
    return connection.execute(query).rowcount == 1


def _hold(connection: Connection) -> None:
    """Let nobody else begin a study until the transaction ends. SQLite has one writer at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
