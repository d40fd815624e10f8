"""Those with whom somebody has played to the end, both with a place of their own: they can be invited again.

Nobody is found by their name, and nobody learns another's profile: what a person is called here is good for one
reader only.
"""

from dataclasses import dataclass, replace

from sqlalchemy import Connection, delete, insert, or_, select

from parcours.server.clock import now, wall_time
from parcours.server.db import schema
from parcours.server.db.rows import read_table
from parcours.server.tables.seats import require_open, seat_of_profile
from parcours.server.tables.tokens import digest
from parcours.server.tables.watches import tell_invited
from parcours.server.wire.errors import Denied
from parcours.server.wire.limits import PERSON_LETTERS
from parcours.server.wire.profiles import PersonalInvitation


@dataclass(frozen=True, slots=True)
class PlayedWith:
    """Somebody with whom a profile has played: what they were called the last time, and which game it was."""

    id: str
    profile: str
    name: str
    game: str
    matches: int
    last: int


def people_of(connection: Connection, me: str) -> list[PlayedWith]:
    """Those with whom a profile has finished matches and of whom neither has removed the other, the last ones first."""
    mine, other = schema.seats.alias("mine"), schema.seats.alias("other")
    tables, blocks = schema.tables.c, schema.blocks.c
    blocked = select(blocks.profile).where(
        or_(
            (blocks.profile == me) & (blocks.other == other.c.profile),
            (blocks.other == me) & (blocks.profile == other.c.profile),
        )
    )
    found: dict[str, PlayedWith] = {}
    for profile, name, game, ended in connection.execute(
        select(other.c.profile, other.c.name, tables.game, tables.ended)
        .join(mine, (mine.c.table == other.c.table) & (mine.c.seat != other.c.seat))
        .join(schema.tables, tables.id == mine.c.table)
        # Of one who is being deleted there are seats for a moment, and no profile.
        .join(schema.profiles, schema.profiles.c.id == other.c.profile)
        .where(mine.c.profile == me, tables.status == "finished", ~blocked.exists())
        .order_by(tables.ended.desc())
    ):
        known = found.get(profile)
        if known is None:
            id = digest(f"{me} {profile}")[:PERSON_LETTERS]
            found[profile] = PlayedWith(id, profile, name, game, 1, ended)
        else:
            found[profile] = replace(known, matches=known.matches + 1)
    return list(found.values())


def people_to_invite(connection: Connection, me: str, table: str | None) -> list[PlayedWith]:
    """Those of them who don't sit at a table at which one sits oneself; all where that is not so."""
    seats = schema.seats.c
    sitting = set(connection.execute(select(seats.profile).where(seats.table == table)).scalars())
    found = people_of(connection, me)
    # Who sits at another table is nobody's business.
    return [one for one in found if me not in sitting or one.profile not in sitting]


def find_person(connection: Connection, me: str, id: str) -> PlayedWith:
    """One of them; Denied if there is none of that id."""
    for person in people_of(connection, me):
        if person.id == id:
            return person
    raise Denied("no_such_person")


def remove_person(connection: Connection, me: str, id: str) -> None:
    """Neither sees or invites the other any more."""
    other = find_person(connection, me, id).profile
    connection.execute(insert(schema.blocks).values(profile=me, other=other))
    invitations = schema.profile_invitations.c
    connection.execute(
        delete(schema.profile_invitations).where(
            invitations.by.in_([me, other]), invitations.to.in_([me, other])
        )
    )


def invite(connection: Connection, me: str, id: str, table_id: str) -> None:
    """Ask somebody to an open table at which one sits. The last invitation of one to another counts."""
    person = find_person(connection, me, id)
    table = read_table(connection, table_id)
    mine = seat_of_profile(table, me)
    if mine is None:
        # It tells nothing about tables at which one does not sit.
        raise Denied("no_such_table")
    require_open(table)
    if seat_of_profile(table, person.profile) is not None:
        # They are there already.
        return
    if all(seat.kind != "open" for seat in table.seats):
        raise Denied("table_full")
    invitations = schema.profile_invitations
    between = (invitations.c.by == me) & (invitations.c.to == person.profile)
    before = connection.execute(select(invitations.c.table).where(between)).scalar()
    connection.execute(delete(invitations).where(between))
    connection.execute(
        insert(invitations).values(by=me, to=person.profile, table=table_id, at=wall_time())
    )
    if before != table_id:
        tell_invited(connection, person.profile, table, mine, now())


def invitations_to(connection: Connection, me: str) -> list[PersonalInvitation]:
    """The open tables to which a profile is asked and where there is still a seat, the last ones first."""
    tables, invitations = schema.tables.c, schema.profile_invitations.c
    host, free = schema.seats.alias("host"), schema.seats.alias("free")
    seats_left = select(free.c.seat).where(free.c.table == tables.id, free.c.kind == "open")
    rows = connection.execute(
        select(tables.id, tables.key, tables.game, tables.title, host.c.name)
        .join(schema.profile_invitations, invitations.table == tables.id)
        .join(host, (host.c.table == tables.id) & (host.c.profile == invitations.by))
        .where(invitations.to == me, tables.status == "open", seats_left.exists())
        .order_by(invitations.at.desc())
    )
    return [
        {"table": id, "key": key, "game": game, "title": title, "name": name}
        for id, key, game, title, name in rows
    ]


def decline(connection: Connection, me: str, table: str) -> None:
    """Say no to an invitation; one that is not there is declined already."""
    invitations = schema.profile_invitations.c
    connection.execute(
        delete(schema.profile_invitations).where(invitations.to == me, invitations.table == table)
    )
