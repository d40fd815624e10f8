"""Who is told what of a table, and when; and who is not."""

import re

import pytest
from sqlalchemy import select

from parcours.server.clock import now
from parcours.server.db import schema
from parcours.server.db.rows import read_table
from parcours.server.notices import channels
from parcours.server.play.room import Room
from parcours.server.tables import lifecycle, seeking
from parcours.server.tables.seats import sit_down, stand_up
from parcours.server.tables.tokens import digest
from parcours.server.tables.watches import CONNECTED_DELAY
from parcours.server.wire.requests import (
    Rematch,
    Seek,
    SitDown,
    WebhookWish,
)
from parcours.server.wire.table_settings import ClockWish

from .harness import Pass, in_loop
from .notified import DAY, HOUR, SERVER, AMatch, bobs_turn, lay, mail_settings, playing, process
from .receivers import Browser, Mailbox, Receiver


@in_loop
async def test_who_moves_before_is_not_told(
    database: str, service: Receiver, mails: Mailbox, pass_time: Pass
) -> None:
    """A mail waits for a minute: a player who has moved by then gets none, nor one about half of their time."""
    clock = ClockWish(kind="decision", seconds=86_400)
    async with process(database, **mail_settings(mails)) as here:
        match = await bobs_turn(
            here, await here.confirmed_email("bob@example.org", mails), clock=clock
        )
        kinds = select(schema.outbox.c.kind).order_by(schema.outbox.c.due)
        stored = await here.store.read(lambda c: list(c.execute(kinds).scalars()))
        assert stored == ["turn", "half"]
        while await match.to_act() == 1:
            await match.move()
        pass_time(DAY)
        await here.sender.send_due()
        assert mails.mails == []


@in_loop
async def test_half_of_the_time(database: str, browser: Browser, pass_time: Pass) -> None:
    async with process(database) as here:
        await bobs_turn(
            here,
            await here.add_browser(browser),
            wants=["half"],
            clock=ClockWish(kind="decision", seconds=3 * 86_400),
        )
        next_time = await here.sender.send_due()
        assert next_time is not None
        assert abs(next_time - now() - 36 * HOUR) < 10_000
        assert not browser.requests()
        pass_time(36 * HOUR)
        await here.sender.send_due()
        (told,) = browser.received()
        assert told["body"] == "Half of your time for this turn is gone."


@in_loop
async def test_who_has_the_table_open_has_a_minute(
    sqlite_database: str, browser: Browser, pass_time: Pass, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(sqlite_database) as here:
        match = await playing(here)
        await here.watch(match, 1, await here.add_browser(browser))
        monkeypatch.setattr(Room, "present", lambda room: {0, 1})
        await match.play_until(1)
        await here.expect_told_after(CONNECTED_DELAY, browser, pass_time)


@in_loop
async def test_the_end_and_a_rematch(database: str, service: Receiver) -> None:
    browsers = [Browser(service, f"b{seat}") for seat in range(2)]
    async with process(database) as here:
        match = await playing(here)
        for seat, browser in enumerate(browsers):
            secret = await here.add_browser(browser, "nl")
            await here.watch(match, seat, secret, ["end", "rematch"])
        await match.play_out()
        await here.sender.send_due()
        for browser in browsers:
            (told,) = browser.received()
            assert re.fullmatch(
                r"De partij is afgelopen: (Ana|Bob|Ana, Bob) winn?e?n?t?\.", told["body"]
            )
            assert told["waiting"] == 0
        next_id, seat, token = await here.store.write(
            match.id, lambda c: lifecycle.rematch(c, match.id, 0, Rematch())
        )
        await here.sender.send_due()
        assert len(browsers[0].requests()) == 1
        assert browsers[1].received()[1]["body"] == "Ana wil nog een keer spelen."
        # What was chosen goes along to the next table.
        query = select(schema.watches.c.token).where(schema.watches.c.table == next_id)
        followed = await here.store.read(lambda c: list(c.execute(query).scalars()))
        assert followed == [digest(token)]


@in_loop
async def test_a_seat_that_moves_takes_its_watch_along(database: str, service: Receiver) -> None:
    """Lots are drawn for the seats: the one who is told is the person, not the chair."""
    async with process(database) as here:
        for at in range(4):
            browsers = [Browser(service, f"{at}-{seat}") for seat in range(2)]
            match = await lay(here, seating="lot")
            for seat, browser in enumerate(browsers):
                await here.watch(match, seat, await here.add_browser(browser))
            await match.begin()
            await here.sender.send_due()
            table = (await match.room()).table
            awaited = table.seats[await match.to_act()].token
            (person,) = [seat for seat in range(2) if digest(match.tokens[seat]) == awaited]
            assert len(browsers[person].requests()) == 1
            assert not browsers[1 - person].requests()


@in_loop
async def test_who_was_sent_away_is_told_nothing(sqlite_database: str, browser: Browser) -> None:
    async with process(sqlite_database) as here:
        match = await lay(here, people=3)
        await here.watch(match, 1, await here.add_browser(browser))
        await here.store.write(match.id, lambda c: stand_up(c, match.id, 0, 1))
        key = (await here.store.read(lambda c: read_table(c, match.id))).key
        await here.store.write(match.id, lambda c: sit_down(c, match.id, key, SitDown(name="Di")))
        await match.begin()
        await match.play_out()
        await here.sender.send_due()
        assert not browser.requests()


@in_loop
async def test_a_group_is_told_by_webhook(database: str, service: Receiver) -> None:
    async with process(database) as here:
        match = await lay(here, title="Friday @everyone")
        for form in ("json", "text"):
            wish = WebhookWish(kind="webhook", url=f"{service.url}/{form}", form=form)  # type: ignore[arg-type]
            secret = await here.write(channels.add_webhook, wish, now())
            await here.watch(match, 0, secret, ["invitation", "turn", "end"])
        await here.sender.send_due()
        key = (await match.room()).table.key
        posted = {request.path: request.json() for request in service.requests}
        assert posted["/json"] == {
            "kind": "invitation",
            "game": "smile_life",
            "table": match.id,
            "title": "Friday @everyone",
            "names": "Ana",
            "winners": [],
            "text": "Smile Life · Friday @everyone: Ana invites you to play.",
            "link": f"{SERVER}/table/{match.id}#{key}",
        }
        said = f"Smile Life · Friday everyone: Ana invites you to play. {SERVER}/table/{match.id}#{key}"
        assert posted["/text"] == {"text": said, "content": said, "allowed_mentions": {"parse": []}}
        service.requests.clear()
        await match.begin()
        mover = await match.to_act()
        names = ["Ana", "Bob"]

        def told() -> list[str]:
            return [found.json()["names"] for found in service.requests if found.path == "/json"]

        await here.sender.send_due()
        assert told() == [names[mover]]
        # A question in between may be told too, and what is sent at once arrives in any order.
        await match.play_until(1 - mover)
        await here.sender.send_due()
        assert names[1 - mover] in told()[1:]


@in_loop
async def test_who_looks_for_people_is_told_when_the_table_is_full(
    database: str, browser: Browser
) -> None:
    async with process(database) as here:
        secret = await here.add_browser(browser)
        wish = {"game": "smile_life", "pace": "days", "language": "fr"}
        ana, _ = await here.write(seeking.seek, Seek(**wish, name="Ana"), None)
        waiting = await here.write(seeking.find_waiting, ana)
        channel = await here.write(channels.find_channel, secret)
        await here.write(channels.watch_search, waiting, channel, True)
        assert await here.sender.send_due() is None
        _, found = await here.write(seeking.seek, Seek(**wish, name="Bob"), None)
        await here.sender.send_due()
        (told,) = browser.received()
        assert told["body"] == "Your table is full: the match begins."
        assert told["path"] == f"/table/{found.table}"
        # Of the match they are told too, from its first turn on.
        match = AMatch(here, found.table, [ana])
        await match.play_until(await here.write(seeking.seat_found, found.table, ana))
        await here.sender.send_due()
        assert browser.received()[-1]["body"] == "It is your turn."
