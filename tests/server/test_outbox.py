"""What is to be sent is stored, sent whatever goes down before that, and given up after a day."""

from typing import Any

import pytest
from sqlalchemy import text

from parcours.server.clock import now
from parcours.server.db import schema
from parcours.server.maintenance.housekeeping import delete_expired
from parcours.server.notices.sender import GIVEN_UP_AFTER, LEASE
from parcours.server.play.room import Room
from parcours.server.settings import Settings
from parcours.server.tables import lifecycle
from parcours.server.tables.watches import MAIL_DELAY

from .harness import Pass, in_loop
from .notified import HOUR, became, bobs_turn, mail_settings, playing, process
from .receivers import Browser, Mailbox, Receiver


@in_loop
async def test_a_push_service_that_is_down_gets_it_when_it_is_back(
    database: str, service: Receiver, pass_time: Pass
) -> None:
    browser = Browser(service)
    service.status = 503
    async with process(database) as here:
        await bobs_turn(here, await here.add_browser(browser))
        for seconds in (30, 60, 120, 240, 480, 960):
            before = now()
            next_try = await here.sender.send_due()
            assert next_try is not None
            # Sending takes a while itself.
            assert before + 1000 * seconds <= next_try <= now() + 1000 * seconds
            pass_time(next_try - now())
    # The next process goes on with it.
    service.status = 201
    async with process(database) as there:
        assert await there.sender.send_due() is None
        assert browser.received()[-1]["body"] == "It is your turn."
        assert await there.count(schema.outbox) == 0


@in_loop
async def test_a_mail_server_that_is_down_gets_it_when_it_is_back(
    database: str, mails: Mailbox, pass_time: Pass
) -> None:
    async with process(database, **mail_settings(mails)) as here:
        await bobs_turn(here, await here.confirmed_email("bob@example.org", mails))
        pass_time(MAIL_DELAY)
        mails.stop()
        for _ in range(2):
            next_try = await here.sender.send_due()
            assert next_try is not None
            pass_time(next_try - now())
        mails.start()
        mails.refusal = "451 try again later"
        tried = mails.tries
        next_try = await here.sender.send_due()
        assert next_try is not None
        assert mails.tries == tried + 1
        mails.refusal = ""
        pass_time(next_try - now())
        await here.sender.send_due()
        assert len(mails.to("bob@example.org")) == 1
        assert await here.count(schema.outbox) == 0


@in_loop
async def test_what_was_claimed_by_a_process_that_died_is_sent_by_another(
    database: str, browser: Browser, pass_time: Pass, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(database) as here:
        await bobs_turn(here, await here.add_browser(browser))

        async def die(group: Any) -> None:
            pass

        monkeypatch.setattr(here.sender, "_deliver", die)
        next_try = await here.sender.send_due()
        assert next_try is not None
        assert LEASE - 5000 < next_try - now() <= LEASE
    async with process(database) as there:
        await there.expect_told_after(LEASE, browser, pass_time)


@in_loop
async def test_what_can_not_be_sent_for_a_day_is_dropped_with_a_record(
    sqlite_database: str, service: Receiver, pass_time: Pass, caplog: pytest.LogCaptureFixture
) -> None:
    browser = Browser(service)
    service.status = 500
    before = became("push", "dropped")
    async with process(sqlite_database) as here:
        match = await bobs_turn(here, await here.add_browser(browser))
        begun = now()
        next_try = await here.sender.send_due()
        while next_try is not None:
            pass_time(next_try - now())
            next_try = await here.sender.send_due()
        assert GIVEN_UP_AFTER <= now() - begun < GIVEN_UP_AFTER + 3 * HOUR
    assert 10 < len(browser.requests()) < 30
    assert became("push", "dropped") == before + 1
    (record,) = [record for record in caplog.records if record.message == "notice dropped"]
    assert record.__dict__["table"] == match.id
    assert record.__dict__["error"] == "HTTP 500"
    # Where it was to go stays out of the log.
    assert service.url not in caplog.text


@in_loop
async def test_an_address_that_does_not_exist_is_dropped_at_once(
    sqlite_database: str, mails: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        return "550 no such user"

    before = became("email", "dropped")
    async with process(sqlite_database, **mail_settings(mails)) as here:
        monkeypatch.setattr(mails, "handle_RCPT", refuse, raising=False)
        await here.add_email("nobody@example.org")
        assert await here.sender.send_due() is None
    assert became("email", "dropped") == before + 1


@in_loop
async def test_a_deleted_table_leaves_nothing(database: str, browser: Browser) -> None:
    async with process(database) as here:
        match = await bobs_turn(here, await here.add_browser(browser))
        assert await here.count(schema.outbox) == 1
        await here.write(lambda c: lifecycle.abandon(c, match.id))
        past = text("UPDATE tables SET ended = 1")
        await here.write(lambda c: c.execute(past) and None)
        await delete_expired(here.store, Settings(keep_finished_days=1), list)
        assert await here.count(schema.watches) == 0
        assert await here.count(schema.outbox) == 0
        assert await here.sender.send_due() is None
        assert not browser.requests()


@in_loop
async def test_the_outbox_is_found_by_its_index(sqlite_database: str) -> None:
    async with process(sqlite_database) as here:
        plan = text("EXPLAIN QUERY PLAN SELECT min(due) FROM outbox")
        found = await here.store.read(lambda c: str(c.execute(plan).all()))
        assert "ix_outbox_due" in found


@in_loop
async def test_keys_are_made_once_and_kept(database: str) -> None:
    async with process(database) as here, process(database) as there:
        assert here.ways.push is not None
        assert there.ways.push is not None
        assert here.ways.push.public_key == there.ways.push.public_key
        assert here.ways.unsubscribe_key == there.ways.unsubscribe_key


@in_loop
async def test_tables_that_nobody_watches_write_nothing_more(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their moves are one statement for all that wait, as before."""
    async with process(sqlite_database) as here:
        match = await playing(here)
        room = await match.room()
        monkeypatch.setattr(
            here.store, "_write_together", lambda jobs: pytest.fail("a transaction")
        )
        monkeypatch.setattr(Room, "waiting", lambda room: pytest.fail("looked for who is told"))
        room.watchers.add(NOBODY_IN_PARTICULAR)
        for _ in range(10):
            await match.move()
        room.watchers.clear()
        monkeypatch.undo()


class _Onlooker:
    seat = None
    token = None
    profile = None
    address = "local"

    def push(self, message: bytes) -> None:
        pass


NOBODY_IN_PARTICULAR: Any = _Onlooker()
