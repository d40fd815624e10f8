"""Studies of decks as they are sent, so that any process can show and end the one that another plays."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from parcours.server.clock import wall_time
from parcours.server.db import schema

# Milliseconds for which what a study found can be looked at, and after which one that is under way and tells nothing
# new was that of a process that has ended.
KEPT = 24 * 3600 * 1000
SILENT = 10 * 60 * 1000


def keep_study(connection: Connection, id: str, study: str) -> bool:
    """Keep how far a study is; False if somebody has ended it, or nobody looks at studies of its age any more."""
    kept = schema.studies
    changes = {"study": study, "changed": wall_time()}
    mine = (kept.c.id == id) & kept.c.cancelled.is_(False)
    return connection.execute(update(kept).where(mine).values(changes)).rowcount == 1


def begin_study(connection: Connection, id: str, study: str) -> None:
    """Keep a new study, and forget those of long ago."""
    at = wall_time()
    connection.execute(delete(schema.studies).where(schema.studies.c.changed < at - KEPT))
    row = {"id": id, "study": study, "cancelled": False, "changed": at}
    connection.execute(insert(schema.studies).values(row))


@dataclass(frozen=True, slots=True)
class StudyRow:
    """A study as it was kept last, whether somebody has ended it, and whether its process has."""

    study: str
    cancelled: bool
    silent: bool


def read_study(connection: Connection, id: str) -> StudyRow | None:
    """The study of that id, if there is one."""
    kept = schema.studies.c
    query = select(kept.study, kept.cancelled, kept.changed).where(kept.id == id)
    row = connection.execute(query).first()
    if row is None:
        return None
    return StudyRow(row[0], row[1], row[2] < wall_time() - SILENT)


def cancel_study(connection: Connection, id: str) -> bool:
    """Let the process that plays a study end it; False if there is none of that id."""
    query = update(schema.studies).where(schema.studies.c.id == id).values(cancelled=True)
    return connection.execute(query).rowcount == 1
