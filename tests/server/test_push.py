"""Browser push: what is sent is encrypted and signed, each turn once, and only to subscriptions that are there."""

import asyncio

import pytest

from parcours.server.db import schema
from parcours.server.notices import channels
from parcours.server.tables import lifecycle
from parcours.server.wire.errors import Denied
from parcours.server.wire.requests import PushTarget

from .harness import in_loop
from .notified import AMatch, bobs_turn, lay, playing, process
from .receivers import Browser, Receiver


@in_loop
async def test_a_turn_is_pushed_encrypted_and_signed(database: str, browser: Browser) -> None:
    async with process(database) as here:
        assert here.ways.push is not None
        match = await lay(here, title="Sunday with the cousins")
        await here.watch(match, 1, await here.add_browser(browser, "fr"))
        await match.begin()
        await match.play_until(1)
        await here.sender.send_due()
        told = browser.received(here.ways.push.public_key)[-1]
        assert told["title"] == "Smile Life · Sunday with the cousins"
        assert told["body"] == "C’est à vous de jouer."
        assert told["path"] == f"/table/{match.id}"
        assert told["waiting"] == 1
        assert await here.count(schema.outbox) == 0
        # A turn of several moves is told once, and the next turn is told again.
        before = len(browser.requests())
        while await match.to_act() == 1:
            await match.move()
            await here.sender.send_due()
        assert len(browser.requests()) == before
        await match.play_until(1)
        await here.sender.send_due()
        assert len(browser.requests()) == before + 1


@in_loop
async def test_the_first_turn_is_told_when_the_match_begins(
    database: str, service: Receiver
) -> None:
    browsers = [Browser(service, f"b{seat}") for seat in range(2)]
    async with process(database) as here:
        match = await lay(here)
        for seat, browser in enumerate(browsers):
            await here.watch(match, seat, await here.add_browser(browser))
        # The process that began it dies before anything else happens; another one finds the table.
        await here.store.write(match.id, lambda c: lifecycle.start(c, match.id, 0))
    async with process(database) as there:
        match.process = there
        first = await match.to_act()
        await there.sender.send_due()
        assert [len(browser.requests()) for browser in browsers] == [first == 0, first == 1]


@in_loop
async def test_two_processes_tell_a_turn_once(postgres_database: str, browser: Browser) -> None:
    async with process(postgres_database) as here, process(postgres_database) as there:
        match = await lay(here)
        await here.watch(match, 1, await here.add_browser(browser))
        await match.begin()
        elsewhere = AMatch(there, match.id, match.tokens)
        await elsewhere.room()
        await match.play_until(1)
        # The other one has not heard of it: it reads the log, and finds that all is told.
        await there.rooms.catch_up(match.id)
        assert await here.count(schema.outbox) == 1
        await asyncio.gather(here.sender.send_due(), there.sender.send_due())
        assert len(browser.requests()) == 1


@pytest.mark.parametrize("status", [404, 410])
@in_loop
async def test_an_expired_subscription_is_forgotten(
    status: int, database: str, service: Receiver
) -> None:
    browser, other = Browser(service, "gone"), Browser(service, "other")
    async with process(database) as here:
        match = await bobs_turn(here, await here.add_browser(browser))
        service.status = status
        assert await here.sender.send_due() is None
        for table in (schema.channels, schema.watches, schema.outbox):
            assert await here.count(table) == 0
        # Others of the table are told as before, by the same process.
        service.status = 201
        await here.watch(match, 1, await here.add_browser(other))
        await match.play_until(1)
        await here.sender.send_due()
        assert len(other.requests()) == 1


@in_loop
async def test_a_subscription_that_comes_again_stays_one(
    sqlite_database: str, browser: Browser
) -> None:
    async with process(sqlite_database) as here:
        match = await playing(here)
        first = await here.add_browser(browser)
        await here.watch(match, 1, first)
        second = await here.add_browser(browser)
        assert await here.count(schema.channels) == 1
        assert await here.count(schema.watches) == 1
        for secret, known in ((first, False), (second, True)):
            try:
                await here.write(channels.find_channel, secret)
            except Denied:
                assert not known
            else:
                assert known


@in_loop
async def test_a_renewed_subscription_takes_all_along(database: str, service: Receiver) -> None:
    old, new = Browser(service, "old"), Browser(service, "new")
    async with process(database) as here:
        secret = await here.add_browser(old)
        match = await bobs_turn(here, secret)
        renewed = PushTarget.model_validate(new.subscription())
        # The page may have made a channel of it already.
        await here.add_browser(new)
        await here.write(channels.renew_push, secret, renewed)
        assert await here.count(schema.channels) == 1
        # Also what waits to be sent goes there.
        await here.sender.send_due()
        await match.play_until(1)
        await here.sender.send_due()
        assert not old.requests()
        assert [told["body"] for told in new.received()] == ["It is your turn."] * 2
        with pytest.raises(Denied, match="no such channel"):
            await here.write(channels.renew_push, "guess", renewed)


@in_loop
async def test_redirects_are_not_followed(sqlite_database: str, service: Receiver) -> None:
    browser = Browser(service)
    async with process(sqlite_database) as here:
        await bobs_turn(here, await here.add_browser(browser))
        service.status = 307
        service.headers = {"Location": f"{service.url}/elsewhere"}
        assert await here.sender.send_due() is None
    assert [request.path for request in service.requests] == [browser.path]
