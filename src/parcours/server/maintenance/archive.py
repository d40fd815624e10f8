"""Records out of a database and into one: each finished match is a file that anybody can replay."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, insert, select

from parcours.core.errors import ParcoursError, RecordError, SetupError
from parcours.core.fairness import check_proof
from parcours.core.match import Match, format_redealt
from parcours.core.notation import shorten
from parcours.core.record_text import SUFFIX
from parcours.core.records import load_record
from parcours.server.clock import wall_time
from parcours.server.db import schema
from parcours.server.db.rows import (
    SeatRow,
    first_lines,
    insert_log,
    insert_seat,
    read_log,
    read_table,
)
from parcours.server.db.store import Store
from parcours.server.match.integrity import RulesChanged, checksum
from parcours.server.match.judging import result_json
from parcours.server.match.live_match import LiveMatch
from parcours.server.match.record import record_of, stored_record
from parcours.server.tables import shuffle
from parcours.server.tables.settings import chosen_settings
from parcours.server.tables.tokens import new_token
from parcours.server.wire.limits import TABLE_ID
from parcours.server.wire.table_settings import SettingsWish

# Not taken in again: their matches are not over.
STOPPED_SUFFIX = ".stopped"
_ID = re.compile(TABLE_ID)


class ArchiveError(ParcoursError):
    """A record that can't be written or taken in."""


def export_records(store: Store, folder: Path) -> tuple[int, int]:
    """Write the record of every finished match into the folder, one file each, and of every match under way that
    can't go on with this version of Parcours; how many there are of both."""
    store.migrate()
    finished = stopped = 0
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with store.engine.connect() as connection:
            for id, text in _records(connection):
                _write_whole(folder / f"{id}{SUFFIX}", text)
                finished += 1
            for id, text in _stopped_records(connection):
                _write_whole(folder / f"{id}{STOPPED_SUFFIX}", text)
                stopped += 1
    except OSError as error:
        raise ArchiveError(f"{error.filename}: can't be written: {error.strerror}") from None
    return finished, stopped


def import_records(store: Store, files: list[Path]) -> tuple[int, int]:
    """Take in these records as finished tables, all or none: how many are new, and how many were there already.

    A table keeps the id that its proof names, or else the one that its file is named after, so that exported
    tables are the same ones elsewhere.
    """
    matches: dict[str, Match] = {}
    for file in files:
        id, match = _check(file)
        if id in matches:
            raise ArchiveError(f"{file}: another file is the table '{id}' too")
        matches[id] = match
    store.migrate()
    with store.engine.execution_options(writing=True).begin() as connection:
        known = {id: _record(connection, id) for id in matches}
        new = {id: match for id, match in matches.items() if known[id] is None}
        for id, match in matches.items():
            if id not in new and known[id] != match.record():
                raise ArchiveError(f"there is a table '{id}' already, and it is another match")
        for id, match in new.items():
            _lay_finished(connection, id, match)
    return len(new), len(matches) - len(new)


def _records(connection: Connection) -> Iterator[tuple[str, str]]:
    finished = select(schema.tables.c.id).where(schema.tables.c.status == "finished")
    for id in connection.execute(finished.order_by(schema.tables.c.id)).scalars().all():
        text = _record(connection, id)
        assert text is not None
        yield id, text


def _stopped_records(connection: Connection) -> Iterator[tuple[str, str]]:
    playing = select(schema.tables.c.id).where(schema.tables.c.status == "playing")
    for id in connection.execute(playing.order_by(schema.tables.c.id)).scalars().all():
        table, rows = read_table(connection, id), read_log(connection, id)
        try:
            LiveMatch(table, rows)
        except RulesChanged:
            yield id, stored_record(table, shuffle.proof_of(table), rows)


def _record(connection: Connection, id: str) -> str | None:
    """The record of a table; None without a table, empty if its match is not over."""
    found = connection.execute(select(schema.tables.c.status).where(schema.tables.c.id == id))
    status = found.scalar()
    if status != "finished":
        return None if status is None else ""
    return record_of(read_table(connection, id), read_log(connection, id))


def _write_whole(file: Path, text: str) -> None:
    """Write a file so that it is never there by half."""
    beside = file.with_suffix(".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)


def _check(file: Path) -> tuple[str, Match]:
    """The match of a record that can be a finished table here, and what the table is called."""
    try:
        text = file.read_text(encoding="utf-8-sig")
        match = load_record(text)
        check_proof(match)
    except UnicodeDecodeError as error:
        raise ArchiveError(
            f"{file}: expected text in UTF-8, not the byte at {error.start}"
        ) from None
    except OSError as error:
        raise ArchiveError(f"{file}: can't be read: {error.strerror}") from None
    except RecordError as error:
        raise ArchiveError(f"{file}: {error}") from None
    except SetupError as error:
        raise ArchiveError(f"{file}: the fairness proof does not hold: {error}") from None
    if not match.over:
        raise ArchiveError(f"{file}: the match is not over: expected the record of a finished one")
    if match.given is not None:
        raise ArchiveError(f"{file}: its table was laid by hand: expected a match that was dealt")
    # A proof holds for the table that it names only.
    table = match.proof.get("table")
    if table is not None:
        if not _ID.fullmatch(table):
            raise ArchiveError(f"{file}: expected the id of a table, not '{shorten(table)}'")
        return table, match
    if file.suffix == SUFFIX and _ID.fullmatch(file.stem):
        return file.stem, match
    # The same record gets the same name again, so that taking it in twice does nothing.
    return hashlib.sha256(match.record().encode()).hexdigest()[:16], match


def _lay_finished(connection: Connection, id: str, match: Match) -> None:
    at = wall_time()
    proof, proofs = shuffle.read_proof(match)
    connection.execute(
        insert(schema.tables).values(
            id=id,
            game=match.game.name,
            options=match.options,
            deck=match.deck.source or None,
            key=new_token(),
            status="finished",
            seed=str(match.seed),
            created=at,
            started=at,
            ended=at,
            rules=match.game.version,
            deck_fingerprint=match.deck.fingerprint(),
            redealt=format_redealt(match),
            result=result_json(match.result),
            **chosen_settings(SettingsWish(visibility="public")),
            **proof,
        )
    )
    for seat, player in enumerate(match.players):
        commitment, contribution = proofs[seat]
        row = SeatRow(
            id,
            seat,
            kind="person",
            player=player,
            name=player,
            commitment=commitment,
            contribution=contribution,
        )
        insert_seat(connection, row)
    lines = first_lines(id, [(seat, match.say(move)) for seat, move in match.moves], at)
    if lines:
        lines[-1] = lines[-1]._replace(checksum=checksum(match))
    insert_log(connection, lines)
