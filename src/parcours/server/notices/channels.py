"""How people are reached, as they say it themselves: each function works on a connection, in the writer's transaction.

The holder of the secret of a channel decides what it is used for; what is stored is its hash. An e-mail address is of
no use before the link in its first mail was followed.
"""

import hashlib
import hmac
import re
from dataclasses import asdict, replace

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from parcours.server.db import schema
from parcours.server.db.notices import (
    CONFIRM,
    ChannelRow,
    OutboxRow,
    WatchRow,
    insert_outbox,
    read_watches,
)
from parcours.server.db.rows import TableRow, change_table
from parcours.server.tables.tokens import digest, new_table_id, new_token
from parcours.server.tables.watches import tell_invitation
from parcours.server.wire.errors import Denied
from parcours.server.wire.requests import EmailWish, PushTarget, PushWish, WebhookWish
from parcours.server.wire.words import ChannelKind, NoticeKind

DAY = 86_400_000
# Mails that ask an address for its confirmation, in a day.
MOST_CONFIRMATIONS = 3
# Watches of one channel, of one seat, and webhooks at one table.
MOST_WATCHES = 200
MOST_FOR_SEAT = 8
MOST_WEBHOOKS = 3
# Searches for people that one channel tells of.
MOST_SEARCHES = 10
# Enough to find mistakes in typing; whether there is such an address, only a mail can tell.
_EMAIL = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}"
)


def add_push(connection: Connection, wish: PushWish, at: int) -> str:
    """The secret of a browser's subscription; one that is known already gets a new one, and stays otherwise."""
    channels = schema.channels
    known = and_(channels.c.kind == "push", channels.c.address == wish.endpoint)
    secret = new_token()
    detail = wish.keys.model_dump()
    row = _new("push", wish.endpoint, secret, at, detail=detail, language=wish.language)
    changes = {"secret": row.secret, "detail": detail, "language": wish.language}
    if not connection.execute(update(channels).where(known).values(changes)).rowcount:
        _insert(connection, row)
    return secret


def renew_push(connection: Connection, secret: str | None, renewed: PushTarget) -> None:
    """A browser has another subscription from now on: what it is told stays."""
    channel = find_channel(connection, secret)
    if channel.kind != "push":
        raise Denied("no_such_channel")
    channels = schema.channels
    # The page may have been faster than its service worker.
    same = and_(channels.c.kind == "push", channels.c.address == renewed.endpoint)
    connection.execute(delete(channels).where(same, channels.c.id != channel.id))
    connection.execute(
        update(channels)
        .where(channels.c.id == channel.id)
        .values(address=renewed.endpoint, detail=renewed.keys.model_dump())
    )


def add_webhook(connection: Connection, wish: WebhookWish, at: int) -> str:
    """The secret of a new webhook."""
    secret = new_token()
    detail = {"form": wish.form}
    row = _new("webhook", wish.url, secret, at, detail=detail, language=wish.language)
    _insert(connection, row)
    return secret


def add_email(connection: Connection, wish: EmailWish, at: int) -> str:
    """The secret of a new e-mail address, to which a link is sent that confirms it."""
    if _EMAIL.fullmatch(wish.address) is None:
        raise Denied("bad_address")
    address = wish.address.lower()
    channels = schema.channels.c
    asked = connection.execute(
        select(func.count()).where(
            channels.kind == "email", channels.address == address, channels.confirmed.is_(None)
        )
    ).scalar_one()
    if asked >= MOST_CONFIRMATIONS:
        raise Denied("too_many_notices")
    secret = new_token()
    row = _new("email", address, secret, at, language=wish.language, confirmed=None)
    _insert(connection, row)
    insert_outbox(connection, [OutboxRow(0, row.id, None, None, CONFIRM, {}, at, at)])
    return secret


def new_confirmation(connection: Connection, channel: str) -> str:
    """What confirms an address, drawn when its mail is sent, as only its hash is kept."""
    token = new_token()
    connection.execute(
        update(schema.channels)
        .where(schema.channels.c.id == channel)
        .values(confirmation=digest(token))
    )
    return token


def confirm(connection: Connection, token: str, at: int) -> None:
    """Follow the link of a mail: the address is its reader's. It works once, for a day."""
    channels = schema.channels.c
    confirmed = connection.execute(
        update(schema.channels)
        .where(channels.confirmation == digest(token), channels.created > at - DAY)
        .values(confirmed=at, confirmation=None)
    )
    if not confirmed.rowcount:
        raise Denied("link_used")


def unsubscribe(connection: Connection, key: str, token: str) -> None:
    """Forget an e-mail address and all that was to be told there, by the link that every mail has."""
    id, _, _ = token.partition("-")
    channels = schema.channels.c
    row = connection.execute(select(channels.address).where(channels.id == id)).first()
    if row is None or not hmac.compare_digest(token.encode(), unsubscribe_token(key, id).encode()):
        raise Denied("link_used")
    connection.execute(
        delete(schema.channels).where(channels.kind == "email", channels.address == row.address)
    )


def unsubscribe_token(key: str, channel: str) -> str:
    """What the link of a mail has: it need not be stored, as only this server can make it."""
    proof = hmac.new(bytes.fromhex(key), channel.encode(), hashlib.sha256).hexdigest()
    return f"{channel}-{proof[:40]}"


def find_channel(connection: Connection, secret: str | None) -> ChannelRow:
    """The channel of a secret; Denied if it is none."""
    row = None
    if secret:
        query = select(schema.channels).where(schema.channels.c.secret == digest(secret))
        row = connection.execute(query).first()
    if row is None:
        raise Denied("no_such_channel")
    return ChannelRow(*row)


def forget(connection: Connection, channel: ChannelRow) -> None:
    """Send nothing there any more."""
    if channel.kind == "email" and channel.confirmed is None:
        # It counts for a day, so that nobody makes room for the next mail to somebody who wants none.
        changes = {"secret": digest(new_token()), "confirmation": None}
        connection.execute(
            update(schema.channels).where(schema.channels.c.id == channel.id).values(changes)
        )
        connection.execute(delete(schema.outbox).where(schema.outbox.c.channel == channel.id))
        connection.execute(delete(schema.watches).where(schema.watches.c.channel == channel.id))
        return
    connection.execute(delete(schema.channels).where(schema.channels.c.id == channel.id))


def count_waiting(connection: Connection, channel: str) -> int:
    """How many of the tables that a channel tells of wait for its owner."""
    watches = schema.watches.c
    query = select(func.count()).where(watches.channel == channel, watches.told != "")
    return connection.execute(query).scalar_one()


def read_wants(
    connection: Connection, table: TableRow, seat: int, channel: ChannelRow
) -> list[NoticeKind]:
    """What a channel tells the player of a seat."""
    return next((row.wants for row in _watches(connection, table, seat, channel)), [])


def watch(
    connection: Connection,
    table: TableRow,
    seat: int,
    channel: ChannelRow,
    wants: list[NoticeKind],
    at: int,
) -> None:
    """Let a channel tell the player of a seat these things and no others."""
    before = _watches(connection, table, seat, channel)
    watches = schema.watches
    token = table.seats[seat].token or ""
    of_this = and_(
        watches.c.table == table.id, watches.c.token == token, watches.c.channel == channel.id
    )
    if not wants:
        connection.execute(delete(watches).where(of_this))
        outbox = schema.outbox.c
        connection.execute(
            delete(schema.outbox).where(
                outbox.table == table.id, outbox.token == token, outbox.channel == channel.id
            )
        )
        return
    wanted = sorted(set(wants))
    if before:
        connection.execute(update(watches).where(of_this).values(wants=wanted))
        return
    _check_room(connection, table, token, channel)
    connection.execute(
        insert(watches).values(
            {
                "table": table.id,
                "token": token,
                "channel": channel.id,
                "wants": wanted,
                # What is being asked already is known to the person who says this.
                "told": None if table.status == "playing" else "",
            }
        )
    )
    if table.status == "playing":
        # Somebody looks whose turn it is, also if this process dies.
        change_table(connection, table.id, {"due": at})
    if channel.kind == "webhook" and table.status == "open" and "invitation" in wanted:
        tell_invitation(connection, channel.id, table, seat, at)


def watch_search(connection: Connection, seeker: str, channel: ChannelRow, wanted: bool) -> None:
    """Let a channel tell somebody who looks for people that there is a table, and then of its match; or not."""
    chosen = schema.seeker_channels
    of_this = and_(chosen.c.seeker == seeker, chosen.c.channel == channel.id)
    connection.execute(delete(chosen).where(of_this))
    if not wanted:
        return
    count = select(func.count()).select_from(chosen)
    of_channel = connection.execute(count.where(chosen.c.channel == channel.id)).scalar_one()
    of_seeker = connection.execute(count.where(chosen.c.seeker == seeker)).scalar_one()
    if of_channel >= MOST_SEARCHES or of_seeker >= MOST_FOR_SEAT:
        raise Denied("too_many_notices")
    connection.execute(insert(chosen).values(seeker=seeker, channel=channel.id))


def _check_room(connection: Connection, table: TableRow, token: str, channel: ChannelRow) -> None:
    """Denied where there are too many watches already: each is something to send."""
    watches = schema.watches.c
    count = select(func.count()).select_from(schema.watches)
    of_channel = connection.execute(count.where(watches.channel == channel.id)).scalar_one()
    here = read_watches(connection, table.id)
    of_seat = sum(found.row.token == token for found in here)
    webhooks = sum(found.kind == "webhook" for found in here)
    if (
        of_channel >= MOST_WATCHES
        or of_seat >= MOST_FOR_SEAT
        or (channel.kind == "webhook" and webhooks >= MOST_WEBHOOKS)
    ):
        raise Denied("too_many_notices")


def delete_unconfirmed(connection: Connection, at: int) -> int:
    """Forget the addresses that nobody has confirmed in time; how many."""
    channels = schema.channels.c
    deleted = connection.execute(
        delete(schema.channels).where(channels.confirmed.is_(None), channels.created < at - DAY)
    )
    return deleted.rowcount


def _watches(
    connection: Connection, table: TableRow, seat: int, channel: ChannelRow
) -> list[WatchRow]:
    watches = schema.watches.c
    query = select(schema.watches).where(
        watches.table == table.id,
        watches.token == (table.seats[seat].token or ""),
        watches.channel == channel.id,
    )
    return [WatchRow(*row) for row in connection.execute(query)]


def _new(kind: ChannelKind, address: str, secret: str, at: int, **columns: object) -> ChannelRow:
    row = ChannelRow(new_table_id(), kind, digest(secret), address, {}, "en", None, at, at)
    return replace(row, **columns)  # type: ignore[arg-type]  # columns of it


def _insert(connection: Connection, row: ChannelRow) -> None:
    connection.execute(insert(schema.channels).values(asdict(row)))
