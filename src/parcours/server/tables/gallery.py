"""The gallery: decks that people have submitted. Nobody sees one before the operator has accepted it."""

from dataclasses import asdict, fields

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from parcours.server.clock import wall_time
from parcours.server.db import schema
from parcours.server.db.rows import GalleryRow
from parcours.server.tables.tokens import digest, new_table_id
from parcours.server.wire.errors import Denied

# Decks that wait for the operator: more are not taken.
MOST_WAITING = 200
MOST_SHOWN = 200

# The digest is only for finding a deck again.
_SHOWN = [schema.gallery.c[field.name] for field in fields(GalleryRow)]


def submit(
    connection: Connection,
    game: str,
    deck: str,
    title: dict[str, str],
    about: dict[str, str],
    name: str,
) -> str:
    """Keep a deck for the operator; its id, or that of the same deck where it is there already."""
    kept = schema.gallery.c
    known = connection.execute(select(kept.id).where(kept.digest == digest(deck))).scalar()
    if known is not None:
        return str(known)
    waiting = select(func.count()).where(kept.accepted.is_(None))
    if connection.execute(waiting).scalar_one() >= MOST_WAITING:
        raise Denied("gallery_full")
    row = GalleryRow(
        new_table_id(),
        game,
        deck,
        title,
        about,
        name,
        submitted=wall_time(),
        accepted=None,
        played=0,
    )
    connection.execute(insert(schema.gallery).values(digest=digest(deck), **asdict(row)))
    return row.id


def list_accepted(connection: Connection, game: str) -> list[GalleryRow]:
    """The decks of a game that everybody may play, the most played first."""
    kept = schema.gallery.c
    query = select(*_SHOWN).where(kept.game == game, kept.accepted.is_not(None))
    query = query.order_by(kept.played.desc(), kept.accepted.desc(), kept.id).limit(MOST_SHOWN)
    return [_row(row) for row in connection.execute(query)]


def list_all(connection: Connection) -> list[GalleryRow]:
    """All decks, those that wait first: for the operator."""
    kept = schema.gallery.c
    order = (kept.accepted.is_not(None), kept.submitted, kept.id)
    return [_row(row) for row in connection.execute(select(*_SHOWN).order_by(*order))]


def find(connection: Connection, id: str) -> GalleryRow | None:
    """One deck, accepted or not."""
    found = connection.execute(select(*_SHOWN).where(schema.gallery.c.id == id)).first()
    return None if found is None else _row(found)


def accept(connection: Connection, id: str) -> bool:
    """Let everybody play a deck; False if there is none of that id."""
    query = update(schema.gallery).where(schema.gallery.c.id == id)
    return connection.execute(query.values(accepted=wall_time())).rowcount == 1


def remove(connection: Connection, id: str) -> bool:
    """Delete a deck; False if there is none of that id. Tables that are played with it go on."""
    return connection.execute(delete(schema.gallery).where(schema.gallery.c.id == id)).rowcount == 1


def note_played(connection: Connection, deck: str) -> None:
    """Count a match that begins with that deck, if it is one of the gallery."""
    kept = schema.gallery
    connection.execute(
        update(kept).where(kept.c.digest == digest(deck)).values(played=kept.c.played + 1)
    )


def _row(row: Row[tuple[object, ...]]) -> GalleryRow:
    return GalleryRow(**row._mapping)
