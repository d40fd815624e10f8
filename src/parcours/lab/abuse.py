"""What one abuser at its limits does to the others: people's moves, and somebody else's replays, under each abuse.

The server has its own limits here. The abuser is a process of its own with one address; every quiet table has another.
"""

import asyncio
import json
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from multiprocessing.sharedctypes import SynchronizedArray
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import uvloop
from sqlalchemy import Connection
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from parcours.core.decks import Card, write_cards
from parcours.core.registry import find_game
from parcours.lab.load import FORWARDED, Laid, Load, any_move
from parcours.lab.measures import AbuseMeasure, Counted
from parcours.lab.server_bench import GAME, LONGEST, SEATS, Server, lay_table, written
from parcours.scenarios.scenario import shipped
from parcours.server.tables.lifecycle import abandon

QUIET_TABLES = 25
QUIET_THINK = 1.0
# As many of its own tables as give an address all the sockets that it may open.
OWN_TABLES = 15
# A little more often than the server's limits allow, a second: requests of an address, messages of a seat.
REQUESTS = 25.0
MESSAGES = 25.0
HALF_OPEN = 400
# Nearly as long as a deck may be.
DECK_LENGTH = 97_000
MORE_KINDS = 800
SHORTEST_LINE = 60
# Until the abuser has used up what an address may use at once.
WARM_UP = 4.0
VISITS = 2.0
PATIENCE = 60.0

_SETTINGS = {"PARCOURS_LOG_LEVEL": "error"}
_WATCH = json.dumps({"do": "watch", "since": None})

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Ground:
    """What the abuser has to work with: a server, a finished match, a table with a huge deck, and tables of its own."""

    url: str
    address: str
    finished: Laid
    decked: Laid
    own: list[Laid]

    @property
    def host(self) -> tuple[str, int]:
        found = urlsplit(self.url)
        return found.hostname or "", found.port or 80


class Abuser:
    """One client that does one thing as often as it may."""

    def __init__(self, ground: Ground, tally: "SynchronizedArray[int]") -> None:
        self.ground = ground
        self.tally = tally

    def note(self, granted: bool) -> None:
        self.tally[0 if granted else 1] += 1

    async def ask(self, method: str, path: str, body: Json | None = None, seat: str = "") -> None:
        """Make a request, and note whether it was granted."""
        with suppress(OSError, TimeoutError):
            status = await request(self.ground, method, path, body, seat)
            self.note(status < 400)

    async def ask_about(self, laid: Laid, path: str) -> None:
        await self.ask("GET", f"/api/tables/{laid.id}{path}", seat=laid.tokens[0])

    async def repeat(self, wish: Callable[[], Awaitable[None]], rate: float = REQUESTS) -> None:
        """Ask for something `rate` times a second, whether or not it was granted before."""
        waiting: set[asyncio.Task[None]] = set()
        while True:
            if len(waiting) < 4 * REQUESTS:
                task = asyncio.ensure_future(_awaited(wish))
                waiting.add(task)
                task.add_done_callback(waiting.discard)
            await asyncio.sleep(1 / rate)

    @asynccontextmanager
    async def socket(self, laid: Laid, seat: int) -> AsyncIterator[ClientConnection]:
        """A socket at a table of its own, opened again and again until it is let in."""
        mine = Laid(laid.id, laid.tokens, self.ground.address)
        url = f"{self.ground.url.replace('http', 'ws', 1)}/api/tables/{laid.id}/live"
        while True:
            try:
                opened = await connect(
                    url, additional_headers=mine.headers(seat), compression=None, max_size=None
                )
                break
            except (OSError, InvalidHandshake, TimeoutError):
                self.note(False)
                await asyncio.sleep(0.5)
        try:
            await opened.send(_WATCH)
            yield opened
        finally:
            opened.transport.abort()

    async def on_all_sockets(self, work: Callable[[ClientConnection], Awaitable[None]]) -> None:
        """Do that on every socket that the address may have, and come back where one is closed."""

        async def keep(laid: Laid, seat: int) -> None:
            while True:
                with suppress(ConnectionClosed, OSError):
                    async with self.socket(laid, seat) as opened:
                        reading = asyncio.ensure_future(self.read(opened))
                        try:
                            await work(opened)
                        finally:
                            reading.cancel()

        await asyncio.gather(
            *(keep(laid, seat) for laid in self.ground.own for seat in range(SEATS))
        )

    async def read(self, opened: ClientConnection) -> None:
        """Take in what the server says, and note what it refused."""
        with suppress(ConnectionClosed):
            while True:
                said = await opened.recv(decode=False)
                if said.startswith((b'{"kind":"answer"', b'{"kind":"error"', b'{"kind":"state"')):
                    self.note(b'"error":' not in said)

    async def flood(self, message: Callable[[], str], rate: float = MESSAGES) -> None:
        """Say that `rate` times a second on each socket."""

        async def work(opened: ClientConnection) -> None:
            while True:
                await opened.send(message())
                await asyncio.sleep(1 / rate)

        await self.on_all_sockets(work)


async def _awaited(wish: Callable[[], Awaitable[None]]) -> None:
    await wish()


async def request(
    ground: Ground, method: str, path: str, body: Json | None = None, token: str = ""
) -> int:
    """A request on a connection of its own; the status of its answer, once all of it is there."""
    content = b"" if body is None else json.dumps(body).encode()
    head = [
        f"{method} {path} HTTP/1.1",
        "Host: localhost",
        "Connection: close",
        "Accept-Encoding: gzip",
        "Content-Type: application/json",
        f"Content-Length: {len(content)}",
        f"{FORWARDED}: {ground.address}",
        *([f"Authorization: Bearer {token}"] if token else []),
    ]
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(*ground.host)
        try:
            writer.write("\r\n".join([*head, "", ""]).encode() + content)
            first = await reader.readline()
            await reader.read(-1)
        finally:
            writer.transport.abort()
    return int(first.split()[1]) if first else 0


# The abuses.


def huge_deck(number: int) -> str:
    """A deck nearly as long as one may be, unlike that of any other number."""
    cards = find_game(GAME).standard_deck().cards[:]
    fields = next(card for card in cards if card.kind == "cat").fields
    padding = (DECK_LENGTH - len(write_cards(GAME, cards))) // MORE_KINDS - SHORTEST_LINE
    cards += [
        Card(f"pet_{number:06}_{kind:04}_{'x' * padding}", fields) for kind in range(MORE_KINDS)
    ]
    return write_cards(GAME, cards)


async def lay_huge_decks(abuser: Abuser) -> None:
    numbers = count(1)

    async def lay() -> None:
        deck = await asyncio.to_thread(huge_deck, next(numbers))
        wish = {"game": GAME, "deck": deck, "seats": [{}, {}], "name": "Mallory"}
        await abuser.ask("POST", "/api/tables", wish)

    await abuser.repeat(lay)


async def describe_huge_deck(abuser: Abuser) -> None:
    await abuser.repeat(lambda: abuser.ask_about(abuser.ground.decked, "/game"))


async def replay(abuser: Abuser) -> None:
    await abuser.repeat(
        lambda: abuser.ask_about(abuser.ground.finished, "/replay?eyes=open&from=200&steps=200")
    )


async def tell_stories(abuser: Abuser) -> None:
    await abuser.repeat(lambda: abuser.ask_about(abuser.ground.finished, "/story?player=ana"))


async def count_points(abuser: Abuser) -> None:
    await abuser.repeat(lambda: abuser.ask_about(abuser.ground.finished, "/points"))


async def write_records(abuser: Abuser) -> None:
    await abuser.repeat(lambda: abuser.ask_about(abuser.ground.finished, "/record"))


async def try_scenarios(abuser: Abuser) -> None:
    ids = list(shipped(GAME))
    chance = random.Random(1)

    async def attempt() -> None:
        path = f"/api/games/{GAME}/scenarios/{chance.choice(ids)}/try"
        await abuser.ask("POST", path, {"moves": [["ana", "draw"]] * 60})

    await abuser.repeat(attempt)


async def look_into_lobby(abuser: Abuser) -> None:
    await abuser.repeat(lambda: abuser.ask("GET", "/api/tables"))


async def ask_why(abuser: Abuser) -> None:
    names = find_game(GAME).standard_deck().names[:40]
    message = json.dumps({"do": "why", "id": "a", "moves": [f"play {name}" for name in names]})
    await abuser.flood(lambda: message)


async def watch_again(abuser: Abuser) -> None:
    await abuser.flood(lambda: _WATCH)


async def chatter(abuser: Abuser) -> None:
    numbers = count(1)
    await abuser.flood(
        lambda: json.dumps({"do": "chat", "id": f"c{next(numbers)}", "text": "x" * 300})
    )


async def send_nonsense(abuser: Abuser) -> None:
    await abuser.flood(lambda: "{" * 4000, rate=4 * MESSAGES)


async def move_fast(abuser: Abuser) -> None:
    """Play at all of its own tables as fast as it may."""
    chance = random.Random(1)
    numbers = count(1)

    async def play(laid: Laid, seat: int) -> None:
        while True:
            with suppress(ConnectionClosed, OSError):
                async with abuser.socket(laid, seat) as opened:
                    while True:
                        said = json.loads(await opened.recv())
                        if said["kind"] in ("answer", "error"):
                            abuser.note("error" not in said)
                            await asyncio.sleep(1 / MESSAGES)
                            await opened.send(_WATCH)
                        elif said["kind"] == "state" and said["decision"] is not None:
                            abuser.note(True)
                            move = any_move(said["legal"], chance)
                            wish = {"do": "move", "decision": said["decision"], "move": move}
                            await opened.send(json.dumps(wish | {"id": f"m{next(numbers)}"}))

    await asyncio.gather(*(play(laid, seat) for laid in abuser.ground.own for seat in range(SEATS)))


async def open_sockets(abuser: Abuser) -> None:
    """Open sockets and leave at once."""

    async def come_and_go() -> None:
        async with abuser.socket(abuser.ground.own[0], 0) as opened:
            with suppress(ConnectionClosed):
                await opened.recv()
                abuser.note(True)

    await abuser.repeat(come_and_go)


async def leave_requests_half_open(abuser: Abuser) -> None:
    """Begin requests and never end them."""

    async def begin() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(*abuser.ground.host)
                head = f"GET /health HTTP/1.1\r\nHost: localhost\r\n{FORWARDED}: "
                writer.write(f"{head}{abuser.ground.address}\r\nX-Long: ".encode())
                abuser.note(True)
                await reader.read(-1)
                writer.transport.abort()
                abuser.note(False)
            await asyncio.sleep(1)

    await asyncio.gather(*(begin() for _ in range(HALF_OPEN)))


ABUSES: dict[str, Callable[[Abuser], Awaitable[None]]] = {
    "huge decks laid": lay_huge_decks,
    "a huge deck described": describe_huge_deck,
    "replays": replay,
    "stories": tell_stories,
    "points": count_points,
    "records": write_records,
    "scenarios tried": try_scenarios,
    "lobby": look_into_lobby,
    "why": ask_why,
    "watch": watch_again,
    "moves": move_fast,
    "chat": chatter,
    "nonsense": send_nonsense,
    "sockets opened": open_sockets,
    "half-open requests": leave_requests_half_open,
}


# Measuring.


@contextmanager
def abused(ground: Ground, name: str) -> "Iterator[SynchronizedArray[int]]":
    """While the abuser, in a process of its own, does that."""
    context = get_context("spawn")
    tally = context.Array("q", 2)
    abuser = context.Process(target=_abuse, args=(ground, name, tally), daemon=True)
    abuser.start()
    try:
        yield tally
    finally:
        abuser.kill()
        abuser.join()


def _abuse(ground: Ground, name: str, tally: "SynchronizedArray[int]") -> None:
    """In the abuser's process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    uvloop.run(_endless(ABUSES[name](Abuser(ground, tally))))


async def _endless(abuse: Awaitable[None]) -> None:
    await abuse


def measure_abuse(
    database: str, seconds: float, names: list[str], done: Callable[[], None]
) -> list[AbuseMeasure]:
    """Quiet tables for a number of seconds: alone, then with an abuser of each kind, and alone again."""
    chance = random.Random(1)

    def lay(connection: Connection) -> tuple[list[Laid], Laid, Laid, list[Laid]]:
        quiet = [
            Laid(laid.id, laid.tokens, f"198.18.{at // 250}.{at % 250 + 1}")
            for at, laid in enumerate(
                lay_table(connection, chance.randrange(LONGEST // 4), chance)
                for _ in range(2 * QUIET_TABLES)
            )
        ]
        finished = lay_table(connection, 10 * LONGEST, chance)
        abandon(connection, finished.id)
        decked = lay_table(connection, 0, chance, huge_deck(0))
        own = [lay_table(connection, LONGEST // 2, chance) for _ in range(OWN_TABLES)]
        return quiet, finished, decked, own

    quiet, finished, decked, own = written(database, lay)

    async def play(server: Server) -> list[AbuseMeasure]:
        load = Load(server.url, QUIET_TABLES, QUIET_THINK)
        await load.open(quiet)
        load.begin()
        measured: list[AbuseMeasure] = []
        for number, name in enumerate(["quiet", *names, "quiet again"]):
            ground = Ground(server.url, f"192.0.2.{number + 1}", finished, decked, own)
            measured.append(await _measure_one(load, ground, name, seconds))
            done()
        await load.close()
        return measured

    with Server(database, _SETTINGS) as server:
        return uvloop.run(play(server))


async def _measure_one(load: Load, ground: Ground, name: str, seconds: float) -> AbuseMeasure:
    visitor = Ground(ground.url, "203.0.113.1", ground.finished, ground.decked, ground.own)
    if name not in ABUSES:
        counted, visits = await _count(load, visitor, seconds)
        return AbuseMeasure(name, counted, visits, 0.0, 0.0)
    with abused(ground, name) as tally:
        # It has to start first.
        async with asyncio.timeout(PATIENCE):
            while not any(_read(tally)):
                await asyncio.sleep(0.05)
        await asyncio.sleep(WARM_UP)
        before = _read(tally)
        counted, visits = await _count(load, visitor, seconds)
        served, refused = (
            (now - then) / counted.seconds for now, then in zip(_read(tally), before, strict=True)
        )
    return AbuseMeasure(name, counted, visits, served, refused)


def _read(tally: "SynchronizedArray[int]") -> tuple[int, int]:
    return tally[0], tally[1]


async def _count(load: Load, visitor: Ground, seconds: float) -> tuple[Counted, list[float]]:
    """What people at the quiet tables see, and what somebody waits for who looks at replays now and then."""
    visits: list[float] = []

    async def visit() -> None:
        path = f"/api/tables/{visitor.finished.id}/replay?eyes=open&steps=20"
        while True:
            begin = perf_counter()
            status = await request(visitor, "GET", path, token=visitor.finished.tokens[0])
            if status != 200:
                raise RuntimeError(f"somebody else's replay was answered with {status}")
            visits.append(1000 * (perf_counter() - begin))
            await asyncio.sleep(1 / VISITS)

    visiting = asyncio.ensure_future(visit())
    counted = await load.count(1.0, seconds)
    if visiting.done():
        visiting.result()
    visiting.cancel()
    return counted, visits
