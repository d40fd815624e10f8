"""Sends what is in the outbox, in one of the processes, until it has arrived or a day has passed.

What is due is claimed by putting it off for a lease, like tables that are due (`db/due_times.py`): a process that dies
while it sends has lost it after that. So a notice may come twice, and never goes lost; browsers and mail programs show
one of the two. All of this happens beside the tables: a move waits for none of it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from functools import partial

import aiosmtplib
import httpcore
import orjson
from sqlalchemy import Connection

from parcours.server.clock import Alarm, now
from parcours.server.db.notices import (
    CONFIRM,
    ChannelRow,
    OutboxRow,
    claim_outbox,
    delete_outbox,
    first_outbox,
    put_off,
)
from parcours.server.db.rows import TableRow, read_table
from parcours.server.db.store import Store
from parcours.server.metrics import NOTICES
from parcours.server.notices import channels
from parcours.server.notices.messages import (
    Notice,
    confirmation_text,
    mail_text,
    push_json,
    webhook_json,
)
from parcours.server.notices.outgoing import BadTarget, Reply
from parcours.server.notices.ways import Ways
from parcours.server.tables.watches import MAIL_DELAY
from parcours.server.wire.errors import Denied

log = logging.getLogger("parcours.notices")

LEASE = 120_000
CLAIMED = 40
AT_ONCE = 8
# How often a process looks for what others have left behind.
LOOK_EVERY = 30_000
# The first try after one that failed; each next one takes twice as long, up to the longest.
FIRST_RETRY = 30_000
LONGEST_RETRY = 7_200_000
# What could not be sent for so long is given up.
GIVEN_UP_AFTER = 86_400_000
# What the other side says for good: that there is nobody any more, and that it takes this not.
GONE = (404, 410)

Claimed = tuple[OutboxRow, ChannelRow]


class Failed(Exception):
    """It was not taken; it may be worth trying again after so many seconds, or not at all."""

    def __init__(self, why: str, for_good: bool = False, retry_after: int = 0) -> None:
        super().__init__(why)
        self.why = why
        self.for_good = for_good
        self.retry_after = retry_after


class Gone(Exception):
    """Nobody is there any more."""


class Sender:
    """Sends the notices, for one process."""

    def __init__(self, store: Store, ways: Ways) -> None:
        self.store = store
        self.ways = ways
        self._alarm = Alarm(LOOK_EVERY, log)
        self._places = asyncio.Semaphore(AT_ONCE)

    def wake(self) -> None:
        """Something may have come into the outbox."""
        self._alarm.wake()

    async def run(self) -> None:
        """Send what is due, again and again."""
        await self._alarm.run(self.send_due)

    async def send_due(self) -> int | None:
        """Send all that is due by now; when the next is."""
        while True:
            first = await self.store.read(first_outbox)
            if first is None or first > now():
                return first
            claim = partial(
                claim_outbox, at=now(), until=now() + LEASE, most=CLAIMED, gather=MAIL_DELAY
            )
            claimed = await self.store.write_all((), claim, background=True)
            if not claimed:
                # Others were faster.
                return None
            await asyncio.gather(*(self._deliver(group) for group in _together(claimed)))

    async def _deliver(self, group: list[Claimed]) -> None:
        """Send what goes together, and note what became of it."""
        channel = group[0][1]
        async with self._places:
            try:
                result = "sent"
                if not await self._send(group):
                    result = "outdated"
                await self._done(group, result)
            except Gone:
                log.info("channel gone", extra={"channel": channel.id, "by": channel.kind})
                NOTICES.labels(channel.kind, "gone").inc(len(group))
                forget = partial(channels.forget, channel=channel)
                await self.store.write_all((), forget, background=True)
            except Failed as failed:
                await self._failed(group, failed)
            except Exception as error:
                # A mistake of ours must not be sent again and again without an end either.
                log.error("could not send", extra={"channel": channel.id}, exc_info=error)
                await self._failed(group, Failed(type(error).__name__))

    async def _done(self, group: list[Claimed], result: str) -> None:
        NOTICES.labels(group[0][1].kind, result).inc(len(group))
        ids = [row.id for row, _ in group]
        await self.store.write_all((), partial(delete_outbox, ids=ids), background=True)

    async def _failed(self, group: list[Claimed], failed: Failed) -> None:
        """Try again later, or give up with a record of it."""
        kept: list[OutboxRow] = []
        for row, channel in group:
            if failed.for_good or now() - row.since >= GIVEN_UP_AFTER:
                log.warning(
                    "notice dropped",
                    extra={
                        "channel": channel.id,
                        "by": channel.kind,
                        "table": row.table,
                        "error": failed.why,
                    },
                )
                await self._done([(row, channel)], "dropped")
            else:
                kept.append(row)
        if not kept:
            return
        NOTICES.labels(group[0][1].kind, "failed").inc(len(kept))

        def work(connection: Connection) -> None:
            for row in kept:
                wait = min(LONGEST_RETRY, FIRST_RETRY * 2**row.attempts)
                wait = max(wait, min(LONGEST_RETRY, 1000 * failed.retry_after))
                put_off(connection, row, now() + wait)

        await self.store.write_all((), work, background=True)

    async def _send(self, group: list[Claimed]) -> bool:
        """Send it; False if there is nothing to tell any more."""
        row, channel = group[0]
        if row.kind == CONFIRM:
            await self._ask_to_confirm(row, channel)
            return True
        notices = await self.store.read(partial(_notices, group=group))
        if not notices:
            return False
        match channel.kind:
            case "push":
                await self._push(notices[0])
            case "webhook":
                await self._post(notices[0])
            case "email":
                await self._mail(notices)
        return True

    async def _push(self, notice: Notice) -> None:
        if self.ways.push is None:
            raise Failed("push is off", for_good=True)
        channel = notice.channel
        count = partial(channels.count_waiting, channel=channel.id)
        told = await asyncio.to_thread(push_json, notice, await self.store.read(count))
        request = self.ways.push.send(
            channel.address, channel.detail, f"{channel.id} {notice.table.id}", orjson.dumps(told)
        )
        await _answered(request)

    async def _post(self, notice: Notice) -> None:
        if not self.ways.webhook:
            raise Failed("webhooks are off", for_good=True)
        told = await asyncio.to_thread(webhook_json, notice, self.ways.server)
        headers = {"Content-Type": "application/json", "User-Agent": "Parcours"}
        request = self.ways.outgoing.post(notice.channel.address, headers, orjson.dumps(told))
        await _answered(request)

    async def _mail(self, notices: list[Notice]) -> None:
        channel = notices[0].channel
        link = self.ways.unsubscribe_link(channel.id)
        subject, text = await asyncio.to_thread(mail_text, notices, self.ways.server, link)
        await self._hand_in(channel, subject, text, notices[0].row)

    async def _ask_to_confirm(self, row: OutboxRow, channel: ChannelRow) -> None:
        draw = partial(channels.new_confirmation, channel=channel.id)
        token = await self.store.write_all((), draw, background=True)
        link = self.ways.confirm_link(token)
        subject, text = await asyncio.to_thread(confirmation_text, channel, self.ways.server, link)
        await self._hand_in(channel, subject, text, row)

    async def _hand_in(self, channel: ChannelRow, subject: str, text: str, row: OutboxRow) -> None:
        mail = self.ways.mail
        if mail is None:
            raise Failed("there is no mail server", for_good=True)
        unsubscribe = self.ways.unsubscribe_link(channel.id)
        id = f"{channel.id}.{row.id}.{row.since}"
        try:
            await mail.send(channel.address, subject, text, id, unsubscribe)
        except aiosmtplib.SMTPRecipientsRefused as refused:
            codes = {each.code for each in refused.recipients}
            raise Failed(f"SMTP {min(codes)}", for_good=min(codes) >= 500) from None
        except aiosmtplib.SMTPResponseException as refused:
            raise Failed(f"SMTP {refused.code}") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Failed(type(error).__name__) from None


async def _answered(request: Awaitable[Reply]) -> None:
    """Gone or Failed unless the other side has taken a request."""
    try:
        status, retry_after = await request
    except (BadTarget, httpcore.NetworkError, httpcore.ProtocolError, OSError) as error:
        raise Failed(type(error).__name__) from None
    except (TimeoutError, httpcore.TimeoutException):
        raise Failed("timeout") from None
    if status in GONE:
        raise Gone
    if not 200 <= status < 300:
        # Too many at once or a fault over there; anything else is about what was sent.
        passing = status in (408, 425, 429) or status >= 500
        raise Failed(f"HTTP {status}", not passing, retry_after)


def _together(claimed: Iterable[Claimed]) -> list[list[Claimed]]:
    """What is sent in one: all for an e-mail address; of the rest, and of links, each alone."""
    groups: dict[object, list[Claimed]] = {}
    for row, channel in claimed:
        alone = channel.kind != "email" or row.kind == CONFIRM
        groups.setdefault(row.id if alone else channel.address, []).append((row, channel))
    return list(groups.values())


def _notices(connection: Connection, group: list[Claimed]) -> list[Notice]:
    """Those that are still to be told: a person who has lost a seat is told nothing more of it."""
    found: list[Notice] = []
    tables: dict[str, TableRow] = {}
    for row, channel in group:
        if row.table is None:
            continue
        try:
            table = tables.setdefault(row.table, read_table(connection, row.table))
        except Denied:
            # It has been deleted since.
            continue
        if any(seat.token == row.token for seat in table.seats):
            found.append(Notice(row, channel, table))
    return found
