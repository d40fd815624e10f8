"""Reviews of matches, kept once they are made; and which process is making one.

The process that makes a review claims it for a lease, and renews that while the work goes on. Other processes show what
is there so far. A claim that is gone, as its match has other names by now, or that was taken over is never written to
again.
"""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from parcours.server.clock import wall_time
from parcours.server.db import schema

# A review of an earlier version is made again.
VERSION = 1


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """The review of a table's match as JSON, whole or as far as it is; without a lease once it is made."""

    review: str
    lease: int | None


def read_review(connection: Connection, table: str) -> ReviewRow | None:
    """The review of a table's match, if it was begun."""
    kept = schema.reviews.c
    query = select(kept.review, kept.lease)
    row = connection.execute(query.where(kept.table == table, kept.version == VERSION)).first()
    return None if row is None else ReviewRow(*row)


def claim_review(connection: Connection, table: str, maker: str, at: int, until: int) -> bool:
    """Let this process make a review until then; False if another one is at it, or it is made."""
    schema.hold(connection, table)
    found = read_review(connection, table)
    if found is not None and (found.lease is None or found.lease > at):
        return False
    connection.execute(delete(schema.reviews).where(schema.reviews.c.table == table))
    row = {"table": table, "version": VERSION, "made": wall_time(), "review": ""}
    connection.execute(insert(schema.reviews).values(row | {"maker": maker, "lease": until}))
    return True


def keep_review(
    connection: Connection, table: str, maker: str, review: str, lease: int | None
) -> bool:
    """Keep what this process has made of a review, until then or for good; False if it may not make it any more."""
    changes = {"review": review, "lease": lease, "made": wall_time()}
    ours = _claimed_by(table, maker)
    return connection.execute(update(schema.reviews).where(ours).values(changes)).rowcount == 1


def give_up_review(connection: Connection, table: str, maker: str) -> None:
    """Let others make a review that this process could not make."""
    connection.execute(delete(schema.reviews).where(_claimed_by(table, maker)))


def forget_claims(connection: Connection) -> None:
    """Nobody makes a review: the process that did has ended."""
    connection.execute(delete(schema.reviews).where(schema.reviews.c.lease.is_not(None)))


def _claimed_by(table: str, maker: str) -> ColumnElement[bool]:
    kept = schema.reviews.c
    return (kept.table == table) & (kept.maker == maker) & kept.lease.is_not(None)
