"""Who sits where: each change is one function on a connection, run in the writer's transaction."""

from dataclasses import asdict

from sqlalchemy import Connection

from parcours.server.clock import now, wall_time
from parcours.server.db.rows import (
    UNDER_WAY,
    Changes,
    SeatRow,
    TableRow,
    read_table,
)
from parcours.server.db.rows import change_seat as write_seat
from parcours.server.db.rows import change_table as write_table
from parcours.server.tables.names import clean_name, looks_alike
from parcours.server.tables.setup import bot_seat
from parcours.server.tables.tokens import digest, new_token, same
from parcours.server.wire.errors import Denied
from parcours.server.wire.requests import ChangeSeat, Claim, SitDown

MOST_SENT_AWAY = 200


def seat_of(table: TableRow, token: str | None, profile: str | None = None) -> int | None:
    """The seat that a token opens, or else the one that belongs to a profile; or None."""
    if token:
        hashed = digest(token)
        opened = next((seat.seat for seat in table.seats if seat.token == hashed), None)
        if opened is not None:
            return opened
    return None if profile is None else seat_of_profile(table, profile)


def seat_of_profile(table: TableRow, profile: str) -> int | None:
    """The seat that belongs to a profile, or None."""
    return next((seat.seat for seat in table.seats if seat.profile == profile), None)


def keep(connection: Connection, id: str, me: int | None, profile: str | None) -> None:
    """Let one's seat belong to one's profile from now on."""
    if me is None:
        raise Denied("forbidden")
    if profile is None:
        raise Denied("no_profile")
    table = read_table(connection, id)
    write_seat(connection, id, me, {"profile": _one_seat(table, me, profile)})


def may_look(table: TableRow, seat: int | None, key: str | None) -> bool:
    """Whether somebody may see the table at all."""
    return seat is not None or table.visibility == "public" or same(key, table.key)


def require_host(table: TableRow, me: int | None) -> None:
    """Denied to all but the host."""
    if me is None or not table.seats[me].host:
        raise Denied("not_host")


def require_open(table: TableRow) -> None:
    """Denied once the match has begun."""
    if table.status != "open":
        raise Denied("not_open")


def require_own(me: int | None, seat: int) -> None:
    """Denied to all who do not sit there."""
    if seat != me:
        raise Denied("forbidden")


def sit_down(
    connection: Connection,
    id: str,
    key: str | None,
    request: SitDown,
    held: str | None = None,
    profile: str | None = None,
) -> tuple[int, str]:
    """Take an open seat; its number and token. `held` is the token of a seat that they held before, if any, and
    `profile` whose seat it is to be."""
    table = read_table(connection, id)
    if not may_look(table, None, key):
        raise Denied("no_such_table")
    require_open(table)
    if held and digest(held) in table.sent_away:
        raise Denied("sent_away")
    free = [seat.seat for seat in table.seats if seat.kind == "open"]
    wanted = request.seat
    if wanted is None:
        if not free:
            raise Denied("table_full")
        wanted = free[0]
    elif wanted not in free:
        table.find_seat(wanted)
        raise Denied("seat_taken")
    token = new_token()
    name = clean_name(request.name)
    _require_own_name(table, wanted, name)
    changes: Changes = {
        "kind": "person",
        "name": name,
        "language": request.language,
        "commitment": request.commitment,
        "token": digest(token),
        "profile": _one_seat(table, wanted, profile),
        # An invitation to this seat comes too late.
        "invitation": None,
    }
    write_seat(connection, id, wanted, changes)
    return wanted, token


def change_seat(
    connection: Connection, id: str, me: int | None, seat: int, request: ChangeSeat
) -> None:
    """One's own name and language; as host, before the start, a bot or nobody on a seat.

    Before the start, one's own commitment too: a browser that has lost its contribution draws another.
    """
    table = read_table(connection, id)
    row = table.find_seat(seat)
    if request.kind is not None:
        require_host(table, me)
        require_open(table)
        if row.host:
            raise Denied("forbidden")
        cleared = SeatRow(id, seat)
        if request.kind == "bot":
            cleared = bot_seat(cleared, request.bot, request.name)
        write_seat(connection, id, seat, asdict(cleared))
        return
    require_own(me, seat)
    changes: Changes = {}
    if request.name is not None:
        changes["name"] = _rename(table, row, request.name)
    if request.language is not None:
        changes["language"] = request.language
    if request.commitment is not None:
        require_open(table)
        changes["commitment"] = request.commitment
    write_seat(connection, id, seat, changes)


def stand_up(connection: Connection, id: str, me: int | None, seat: int) -> None:
    """Leave a seat: free before the start, played for afterwards. The host may send others away before the start."""
    table = read_table(connection, id)
    row = table.find_seat(seat)
    if row.kind != "person":
        raise Denied("forbidden")
    if seat != me:
        require_host(table, me)
        require_open(table)
    if table.status in UNDER_WAY:
        write_seat(connection, id, seat, {"left": True})
        # Its turn may have come.
        write_table(connection, id, {"due": now()})
        return
    if table.status != "open":
        raise Denied("not_playing")
    write_seat(connection, id, seat, asdict(SeatRow(id, seat)))
    if seat != me and row.token is not None:
        _keep_away(connection, table, row.token)
    if row.host:
        heir = next((s for s in table.seats if s.kind == "person" and s.seat != seat), None)
        if heir is None:
            write_table(connection, id, {"status": "abandoned", "ended": wall_time()})
        else:
            write_seat(connection, id, heir.seat, {"host": True})


def come_back(connection: Connection, id: str, me: int | None, seat: int) -> None:
    """Play one's seat again."""
    table = read_table(connection, id)
    table.find_seat(seat)
    require_own(me, seat)
    if table.status not in UNDER_WAY:
        raise Denied("not_playing")
    write_seat(connection, id, seat, {"left": False, "invitation": None})


def invite(connection: Connection, id: str, me: int | None, seat: int) -> str:
    """An invitation that hands over one seat, once."""
    table = read_table(connection, id)
    row = table.find_seat(seat)
    if seat != me:
        require_host(table, me)
        if row.kind == "bot" or (row.kind == "person" and not row.left):
            raise Denied("seat_taken")
    token = new_token()
    write_seat(connection, id, seat, {"invitation": digest(token)})
    return token


def claim(
    connection: Connection, id: str, request: Claim, profile: str | None = None
) -> tuple[int, str]:
    """Take the seat that an invitation hands over; the one who sat there loses it."""
    try:
        table = read_table(connection, id)
    except Denied:
        # Guessing tells nothing, not even which tables there are.
        raise Denied("invitation_used") from None
    hashed = digest(request.invitation)
    row = next((seat for seat in table.seats if seat.invitation == hashed), None)
    if row is None or table.status == "abandoned":
        raise Denied("invitation_used")
    token = new_token()
    changes: Changes = {
        "invitation": None,
        "token": digest(token),
        "profile": _one_seat(table, row.seat, profile),
        "kind": "person",
        "left": False,
    }
    if row.kind == "open":
        name = clean_name(request.name or "")
        _require_own_name(table, row.seat, name)
        changes |= {
            "name": name,
            "language": request.language or "en",
            "commitment": request.commitment,
        }
    else:
        if table.status == "open":
            # What the last browser kept to itself is of no use to this one.
            changes["commitment"] = request.commitment
        if request.name:
            changes["name"] = _rename(table, row, request.name)
        if request.language:
            changes["language"] = request.language
    write_seat(connection, id, row.seat, changes)
    return row.seat, token


def mute(connection: Connection, id: str, me: int | None, seat: int, muted: bool) -> None:
    """As host, let somebody no longer write, or write again."""
    table = read_table(connection, id)
    require_host(table, me)
    table.find_seat(seat)
    write_seat(connection, id, seat, {"muted": muted})


def _one_seat(table: TableRow, seat: int, profile: str | None) -> str | None:
    """The profile that a seat may belong to: a profile has one seat at a table, so that it is clear which it opens."""
    if profile is None or seat_of_profile(table, profile) in (None, seat):
        return profile
    return None


def _rename(table: TableRow, row: SeatRow, name: str) -> str:
    """The new name of a seat. One that is muted keeps its name: others read it."""
    cleaned = clean_name(name)
    if cleaned != row.name:
        if row.muted:
            raise Denied("muted")
        _require_own_name(table, row.seat, cleaned)
    return cleaned


def _require_own_name(table: TableRow, seat: int, name: str) -> None:
    """Nobody is called like somebody else at the table."""
    others = [row.name for row in table.seats if row.seat != seat and row.name]
    if any(looks_alike(name, other) for other in others):
        raise Denied("name_taken")


def _keep_away(connection: Connection, table: TableRow, token: str) -> None:
    """The holder of this token can't sit down here again; a table by invitation gets a new key for its link."""
    changes: Changes = {"sent_away": [*table.sent_away, token][-MOST_SENT_AWAY:]}
    if table.visibility == "invitation":
        changes["key"] = new_token()
    write_table(connection, table.id, changes)
