"""Closing a place on all devices but one: what they know of its seats ends together with their keys.

A device on which somebody sat down has the token of that seat, which opens it like the place does. So the seats of the
place get new tokens that nobody knows: from then on the place alone opens them.
"""

from functools import partial

from sqlalchemy import Connection, select, update

from parcours.server.db import schema
from parcours.server.db.store import Store
from parcours.server.tables.tokens import digest, new_token


async def renew_tokens(store: Store, profile: str) -> list[str]:
    """Let no token open the seats of a profile any more; the tables where it has one."""
    seats = schema.seats.c
    mine = select(seats.table).where(seats.profile == profile)
    tables = await store.read(lambda connection: list(connection.execute(mine).scalars()))
    for table in tables:
        # Each in a commit of its own: nobody who holds two tables can wait for this.
        await store.write(table, partial(_renew_token, table=table, profile=profile))
    return tables


def _renew_token(connection: Connection, table: str, profile: str) -> None:
    seats, tables = schema.seats.c, schema.tables.c
    mine = (seats.table == table) & (seats.profile == profile)
    old = connection.execute(select(seats.token).where(mine)).scalar()
    if old is None:
        return
    new = digest(new_token())
    connection.execute(update(schema.seats).where(mine).values(token=new))
    # The seat that is kept for them in the next match.
    following = select(tables.rematch).where(tables.id == table).scalar_subquery()
    kept = (seats.table == following) & (seats.invitation == old)
    connection.execute(update(schema.seats).where(kept).values(invitation=new))
    for told in (schema.watches, schema.outbox):
        connection.execute(
            update(told).where(told.c.table == table, told.c.token == old).values(token=new)
        )
