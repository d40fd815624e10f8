"""When tables have to be looked at, as it is stored: the column `due` of a table.

The process that looks at a table first puts its time off by a lease, in the same statement for all processes. No other
process looks at it until then, and a process that dies has lost it after that.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, func, null, or_, select, update

from parcours.server.db import schema

# Said as the index has it, as SQLite would not use that otherwise.
FIRST_DUE = select(func.min(schema.tables.c.due)).where(schema.tables.c.due.is_not(None))

# Tables with the time that is stored and the one that is to be.
DueChange = tuple[str, int | None, int | None]


def first_due(connection: Connection) -> int | None:
    """When the next table has to be looked at."""
    found: int | None = connection.execute(FIRST_DUE).scalar()
    return found


def claim_due(connection: Connection, at: int, until: int, most: int) -> list[str]:
    """Up to so many of the tables whose time has come, the longest due first; nobody else gets them before `until`."""
    due = schema.tables.c.due
    # Rows that another process is claiming are left to it; moves go on at all. SQLite has one writer, and ignores this.
    rows = (
        select(schema.tables.c.id)
        .where(due <= at)
        .order_by(due)
        .limit(most)
        .with_for_update(skip_locked=True, key_share=True)
    )
    ids = list(connection.execute(rows).scalars())
    if ids:
        connection.execute(
            update(schema.tables).where(schema.tables.c.id.in_(ids)).values(due=until)
        )
    return ids


def change_due(connection: Connection, changes: Sequence[DueChange]) -> None:
    """Change the times of these tables, unless another process has changed one since: its time is newer."""
    stored = bindparam("stored", type_=schema.tables.c.due.type)
    connection.execute(
        update(schema.tables)
        .where(
            schema.tables.c.id == bindparam("at_table"),
            or_(
                schema.tables.c.due == stored,
                schema.tables.c.due.is_(null()) & stored.is_(null()),
            ),
        )
        .values(due=bindparam("new")),
        # In one order, so that two processes don't wait for each other.
        [
            {"at_table": table, "stored": before, "new": after}
            for table, before, after in sorted(changes, key=lambda change: change[0])
        ],
    )
