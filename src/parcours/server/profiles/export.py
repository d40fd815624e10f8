"""All that is stored about somebody, as one JSON document for them."""

from sqlalchemy import Connection, Executable, RowMapping, select

from parcours.server.db import schema
from parcours.server.profiles.keys import read_profile
from parcours.server.profiles.people import people_of

# Hashes open nothing, and tell nothing to anybody.
_HASHES = {"token", "invitation", "key"}


def export_profile(connection: Connection, me: str) -> dict[str, object]:
    """Everything about a profile: itself, its devices, seats, moves and messages, whom it knows and how it is told."""
    profile = read_profile(connection, me)
    tables, seats, log, chat = (
        table.c for table in (schema.tables, schema.seats, schema.log, schema.chat)
    )
    mine = seats.profile == me
    at_seat = select(schema.seats).where(mine)
    matches = (
        select(
            tables.id,
            tables.game,
            tables.title,
            tables.status,
            tables.created,
            tables.started,
            tables.ended,
            tables.result,
        )
        .join(schema.seats, seats.table == tables.id)
        .where(mine)
    )
    moves = (
        select(log.table, log.number, log.seat, log.move, log.at, log.stand_in)
        .join(schema.seats, (seats.table == log.table) & (seats.seat == log.seat))
        .where(mine)
        .order_by(log.table, log.number)
    )
    said = (
        select(chat.table, chat.name, chat.text, chat.at)
        .join(schema.seats, (seats.table == chat.table) & (seats.seat == chat.seat))
        .where(mine, ~chat.removed)
        .order_by(chat.id)
    )

    channels, watches = schema.channels.c, schema.watches.c
    reached = (channels.kind, channels.address, channels.language, channels.confirmed)
    told = (
        select(*reached, watches.table, watches.wants)
        .join(schema.watches, watches.channel == channels.id)
        .join(schema.seats, (seats.table == watches.table) & (seats.token == watches.token))
        .where(mine)
    )
    seekers, chosen = schema.seekers.c, schema.seeker_channels.c
    told_of_search = (
        select(*reached, seekers.game)
        .join(schema.seeker_channels, chosen.channel == channels.id)
        .join(schema.seekers, seekers.token == chosen.seeker)
        .where(seekers.profile == me)
    )

    def rows(query: Executable) -> list[dict[str, object]]:
        return [_open(row) for row in connection.execute(query).mappings()]

    def of_profile(name: str, column: str = "profile") -> list[dict[str, object]]:
        table = schema.metadata.tables[name]
        return rows(select(table).where(table.c[column] == me))

    return {
        "name": profile.name,
        "language": profile.language,
        "created": profile.created,
        "devices": of_profile("profile_keys"),
        "passkeys": of_profile("passkeys"),
        "tables": rows(matches),
        "seats": rows(at_seat),
        "moves": rows(moves),
        "chat": rows(said),
        "people": [
            {"name": one.name, "game": one.game, "matches": one.matches, "last": one.last}
            for one in people_of(connection, me)
        ],
        "removed_people": len(of_profile("blocks")),
        "invitations": of_profile("profile_invitations", "by"),
        "looking_for_people": of_profile("seekers"),
        "notices": rows(told) + rows(told_of_search),
    }


def _open(row: RowMapping) -> dict[str, object]:
    """A row without hashes and without the ids of profiles."""
    hidden = _HASHES | {"profile", "other", "by", "to"}
    return {str(name): value for name, value in row.items() if name not in hidden}
