"""E-mail: nothing before an address is confirmed, one mail for several tables, and one click that ends them."""

from email.message import EmailMessage

import pytest
from sqlalchemy import select

from parcours.server.clock import now
from parcours.server.db import schema
from parcours.server.notices import channels
from parcours.server.tables.tokens import digest
from parcours.server.tables.watches import MAIL_DELAY
from parcours.server.wire.errors import Denied

from .harness import Pass, in_loop
from .notified import (
    DAY,
    HOUR,
    SERVER,
    Process,
    bobs_turn,
    link_in,
    mail_settings,
    playing,
    process,
)
from .receivers import Mailbox, body_of


async def only_mail(here: Process, mails: Mailbox, pass_time: Pass) -> EmailMessage:
    """The one mail that has been sent once the time for mails has come."""
    pass_time(MAIL_DELAY)
    await here.sender.send_due()
    (mail,) = mails.mails
    return mail


@in_loop
async def test_an_address_is_mailed_nothing_before_it_is_confirmed(
    database: str, mails: Mailbox, pass_time: Pass
) -> None:
    address = "bob@example.org"
    async with process(database, **mail_settings(mails)) as here:
        match = await playing(here)
        secret = await here.add_email("Bob@Example.org")
        await here.watch(match, 1, secret)
        await match.play_until(1)
        pass_time(HOUR)
        await here.sender.send_due()
        (mail,) = mails.to(address)
        assert mail["Subject"] == "Confirm your e-mail address"
        token = link_in(mail)
        # What is stored opens nothing: neither what the link says nor what the browser keeps.
        dump = await here.store.read(
            lambda c: str(
                [c.execute(select(table)).all() for table in schema.metadata.tables.values()]
            )
        )
        assert token not in dump
        assert secret not in dump
        assert digest(token) in dump
        await here.write(channels.confirm, token, now())
        with pytest.raises(Denied, match="this link has been used"):
            await here.write(channels.confirm, token, now())
        mails.mails.clear()
        await match.play_until(1)
        pass_time(MAIL_DELAY)
        await here.sender.send_due()
        (mail,) = mails.to(address)
        assert mail["Subject"] == "Smile Life: It is your turn."
        assert f"{SERVER}/table/{match.id}" in body_of(mail)


@in_loop
async def test_an_address_that_nobody_confirms_is_forgotten(
    database: str, mails: Mailbox, pass_time: Pass
) -> None:
    async with process(database, **mail_settings(mails)) as here:
        secret = await here.add_email("bob@example.org")
        await here.sender.send_due()
        token = link_in(mails.mails[0])
        # Nobody makes room for more mails by taking the wish back.
        channel = await here.write(channels.find_channel, secret)
        await here.write(channels.forget, channel)
        for _ in range(channels.MOST_CONFIRMATIONS - 1):
            await here.add_email("bob@example.org")
        with pytest.raises(Denied, match="too many wishes"):
            await here.add_email("BOB@example.org")
        with pytest.raises(Denied, match="this link has been used"):
            await here.write(channels.confirm, token, now())
        await here.add_email("ana@example.org")
        await here.sender.send_due()
        late = link_in(mails.to("ana@example.org")[0])
        pass_time(DAY + 1)
        with pytest.raises(Denied, match="this link has been used"):
            await here.write(channels.confirm, late, now())
        assert (
            await here.write(channels.delete_unconfirmed, now()) == channels.MOST_CONFIRMATIONS + 1
        )
        assert await here.count(schema.channels) == 0


@in_loop
async def test_several_tables_are_one_mail(database: str, mails: Mailbox, pass_time: Pass) -> None:
    async with process(database, **mail_settings(mails)) as here:
        # Two browsers with the same address are one person.
        secrets = [await here.confirmed_email("bob@example.org", mails, "fr") for _ in range(2)]
        matches = [await playing(here, title=f"Table {number}") for number in range(3)]
        for at, match in enumerate(matches):
            await here.watch(match, 1, secrets[at % 2])
            await match.play_until(1)
            pass_time(10_000)
        mail = await only_mail(here, mails, pass_time)
        assert mail["Subject"] == "Des nouvelles de 3 tables"
        for match in matches:
            assert f"{SERVER}/table/{match.id}" in body_of(mail)
        assert await here.count(schema.outbox) == 0


@in_loop
async def test_no_mail_says_anything_of_a_hand(
    sqlite_database: str, mails: Mailbox, pass_time: Pass
) -> None:
    async with process(sqlite_database, **mail_settings(mails)) as here:
        match = await bobs_turn(here, await here.confirmed_email("bob@example.org", mails))
        mail = await only_mail(here, mails, pass_time)
        room = await match.room()
        lines = body_of(mail).splitlines()
        unsubscribe = str(mail["List-Unsubscribe"]).strip("<>")
        assert lines == [
            "Smile Life: It is your turn.",
            f"{SERVER}/table/{match.id}#{room.table.key}",
            "",
            "-- ",
            f"You asked for these mails at {SERVER}.",
            f"To get no more of them: {unsubscribe}",
        ]


@in_loop
async def test_one_click_ends_all_mails(database: str, mails: Mailbox, pass_time: Pass) -> None:
    async with process(database, **mail_settings(mails)) as here:
        match = await playing(here)
        for _ in range(2):
            await here.watch(match, 1, await here.confirmed_email("bob@example.org", mails))
        await here.watch(match, 0, await here.confirmed_email("ana@example.org", mails))
        await match.play_until(1)
        pass_time(MAIL_DELAY)
        await here.sender.send_due()
        (mail,) = mails.to("bob@example.org")
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = str(mail["List-Unsubscribe"]).strip("<>")
        token = link.removeprefix(f"{SERVER}/api/notices/unsubscribe/")
        forged = f"{token[:-1]}{'0' if token[-1] != '0' else '1'}"
        key = here.ways.unsubscribe_key
        for wrong in (forged, "", "nobody-0", "é"):
            with pytest.raises(Denied, match="this link has been used"):
                await here.write(channels.unsubscribe, key, wrong)
        await here.write(channels.unsubscribe, key, token)
        addresses = select(schema.channels.c.address)
        left = await here.store.read(lambda c: list(c.execute(addresses).scalars()))
        assert left == ["ana@example.org"]
