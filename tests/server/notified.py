"""What a process does with tables and notices, for tests that let time pass as they want it.

The push service, the mail server and the webhook are real ones on loopback (`receivers.py`).
"""

import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from typing import Any

from sqlalchemy import func, select

from parcours.server.clock import now
from parcours.server.db.rows import read_table
from parcours.server.db.store import Store
from parcours.server.limits.budgets import Budgets
from parcours.server.metrics import NOTICES
from parcours.server.notices import channels
from parcours.server.notices.sender import Sender
from parcours.server.notices.ways import Ways, set_up_ways
from parcours.server.play.match_loader import MatchLoader
from parcours.server.play.moves import append
from parcours.server.play.room import Room
from parcours.server.play.rooms import Rooms
from parcours.server.settings import Settings
from parcours.server.tables import lifecycle, setup
from parcours.server.tables.seats import sit_down
from parcours.server.tables.tokens import digest
from parcours.server.wire.requests import (
    EmailWish,
    LayTable,
    PushWish,
    SeatWish,
    SitDown,
)

from .harness import Pass, any_move
from .receivers import Browser, Json, Mailbox, body_of

HOUR = 3_600_000
DAY = 24 * HOUR
ALL = ["turn", "half", "end", "rematch"]
SERVER = "https://play.example.org"


@dataclass
class Process:
    """What a process does with tables and notices, without the rest of a server."""

    store: Store
    rooms: Rooms
    ways: Ways
    sender: Sender

    async def write(self, work: Callable[..., Any], *given: Any) -> Any:
        return await self.store.write_all((), lambda connection: work(connection, *given))

    async def add_browser(self, browser: Browser, language: str = "en") -> str:
        wish = PushWish.model_validate(
            {"kind": "push", "language": language, **browser.subscription()}
        )
        secret: str = await self.write(channels.add_push, wish, now())
        return secret

    async def add_email(self, address: str, language: str = "en") -> str:
        wish = EmailWish(kind="email", address=address, language=language)  # type: ignore[arg-type]
        secret: str = await self.write(channels.add_email, wish, now())
        return secret

    async def confirmed_email(self, address: str, mails: Mailbox, language: str = "en") -> str:
        secret = await self.add_email(address, language)
        await self.sender.send_due()
        await self.write(channels.confirm, link_in(mails.to(address).pop()), now())
        mails.mails.clear()
        return secret

    async def watch(
        self, match: "AMatch", seat: int, secret: str, wants: list[str] | None = None
    ) -> None:
        def work(connection: Any) -> None:
            table = read_table(connection, match.id)
            found = next(row.seat for row in table.seats if row.token == digest(match.tokens[seat]))
            channel = channels.find_channel(connection, secret)
            channels.watch(
                connection, table, found, channel, ALL if wants is None else wants, now()
            )  # type: ignore[arg-type]

        await self.store.write(match.id, work)
        await self.rooms.refresh(match.id)

    async def expect_told_after(self, delay: int, browser: Browser, pass_time: Pass) -> None:
        """Nothing is sent now, and one notice after that time."""
        await self.sender.send_due()
        assert not browser.requests()
        pass_time(delay)
        await self.sender.send_due()
        assert len(browser.requests()) == 1

    async def count(self, table: Any) -> int:
        query = select(func.count()).select_from(table)
        return await self.store.read(lambda connection: connection.execute(query).scalar_one())


@asynccontextmanager
async def process(database: str, **settings: Any) -> AsyncIterator[Process]:
    store = Store(database, f"p{random.getrandbits(32)}")
    store.migrate()
    store.start()
    chosen = Settings(private_targets="allow", public_url=SERVER, **settings)
    loader = MatchLoader(Budgets(inf, inf))
    rooms = Rooms(store, chosen, think, loader)
    ways = await set_up_ways(chosen, store)
    try:
        yield Process(store, rooms, ways, Sender(store, ways))
    finally:
        await ways.outgoing.close()
        rooms.close()
        loader.close()
        await store.close()


async def think(address: str, live: Any, seat: int, bot: str) -> str:
    return any_move(live.legal(seat), random.Random(live.number))


def mail_settings(mails: Mailbox) -> Json:
    return {"smtp": mails.url, "mail_from": "parcours@play.example.org"}


@dataclass
class AMatch:
    """A table of Smile Life with two or more people, none of whom is connected."""

    process: Process
    id: str
    tokens: list[str]
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    async def room(self) -> Room:
        return await self.process.rooms.get(self.id)

    async def begin(self) -> None:
        await self.process.store.write(self.id, lambda c: lifecycle.start(c, self.id, 0))
        await self.process.rooms.refresh(self.id)
        await self.room()

    async def to_act(self) -> int:
        live = (await self.room()).require_live()
        return next(iter(live.since))

    async def move(self) -> int:
        """The player who is to act makes a move; who it was."""
        room = await self.room()
        async with room.locked():
            live = room.require_live()
            seat = next(iter(live.since))
            assert await append(room, seat, any_move(live.legal(seat), self.chance))
        return seat

    async def play_until(self, seat: int) -> None:
        """Until it is this one's turn after another's move."""
        while await self.to_act() == seat:
            await self.move()
        while await self.to_act() != seat:
            await self.move()

    async def play_out(self) -> None:
        while not (await self.room()).require_live().match.over:
            await self.move()


async def lay(process: Process, people: int = 2, bots: int = 0, **wishes: Any) -> AMatch:
    seats = [SeatWish()] * people + [SeatWish(kind="bot", bot="random")] * bots
    asked = {"game": "smile_life", "seats": seats, "name": "Ana", "seating": "as_seated"} | wishes
    request = LayTable(**asked)
    plan = setup.check_setup(request)
    id, token = await process.store.write("", lambda c: setup.lay_table(c, request, plan))
    key = (await process.store.read(lambda c: read_table(c, id))).key
    tokens = [token]
    for name in ("Bob", "Cy")[: people - 1]:
        sat = await process.store.write(id, lambda c, n=name: sit_down(c, id, key, SitDown(name=n)))  # type: ignore[misc]
        tokens.append(sat[1])
    return AMatch(process, id, tokens)


async def playing(process: Process, **wishes: Any) -> AMatch:
    match = await lay(process, **wishes)
    await match.begin()
    return match


def link_in(mail: Any) -> str:
    """What the link that confirms an address ends with."""
    found = re.search(rf"{SERVER}/confirm/(\S+)", body_of(mail))
    assert found is not None
    return found[1]


def became(by: str, result: str) -> float:
    return NOTICES.labels(by, result)._value.get()


async def bobs_turn(
    process: Process, secret: str, wants: list[str] | None = None, **wishes: Any
) -> AMatch:
    """A match that has come to the second player, who is told of it by that channel."""
    match = await playing(process, **wishes)
    await process.watch(match, 1, secret, wants)
    await match.play_until(1)
    return match
