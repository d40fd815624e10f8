"""Load for a server: tables whose seats are websockets that move as soon as they may.

One process plays all of them, so it must do little: it looks into a message only if the seat that got it is to move.
"""

import asyncio
import random
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from time import perf_counter, process_time

import orjson
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from parcours.lab.measures import Counted

# How a message begins that shows a state, up to its number; and what only the other states hold.
_STATE = b'{"kind":"state","number":'
_NOT_ASKED = b'"decision":null'
_OVER = b'"awaited":[]'
# How a proxy tells from where somebody comes.
FORWARDED = "X-Forwarded-For"
_WATCH = b'{"do":"watch","since":null}'
# A word of a line of legal moves that offers amounts.
_AMOUNTS = re.compile(r"(?<!\S)[0-9.,]+(?!\S)")
# How many sockets are opened at once.
_OPENINGS = 20
# Seconds until a server that says nothing is given up.
_PATIENCE = 30


@dataclass(frozen=True, slots=True)
class Laid:
    """A table that is being played, and the tokens of its seats; and the address from which they all come, if it is to
    be another than ours."""

    id: str
    tokens: list[str]
    address: str = ""

    def headers(self, seat: int) -> dict[str, str]:
        """What a seat shows when it opens its socket."""
        shown = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return shown | ({FORWARDED: self.address} if self.address else {})


class Load:
    """Many tables at one server, `at_once` of them being played; where one ends, a spare one follows."""

    def __init__(
        self, url: str, at_once: int, think: float = 0.0, kind: "type[Seat] | None" = None
    ) -> None:
        self.url = url.replace("http", "ws", 1)
        self.at_once = at_once
        self.think = think
        self.kind = kind or OurSeat
        self.counted: Counted | None = None
        self.chance = random.Random(at_once)
        self.problem = ""
        self._tables: list[Table] = []
        self._spare: list[Table] = []
        self._done = asyncio.Event()

    def thought(self) -> float:
        """How long somebody thinks now, give or take a tenth. Nobody does for exactly a second, and those who did would
        move at the same moment for ever once they had been shown a move at the same moment."""
        return self.think * self.chance.uniform(0.9, 1.1)

    async def open(self, tables: list[Laid]) -> None:
        """Sit down everywhere, and see how it stands."""
        self._tables = [Table(self, laid) for laid in tables]
        try:
            # The server loads one table after the other, and lets few of one address wait for that.
            for at in range(0, len(tables), _OPENINGS):
                opening = self._tables[at : at + _OPENINGS]
                await asyncio.gather(*(table.open() for table in opening))
                async with asyncio.timeout(_PATIENCE):
                    for table in opening:
                        await table.shown.wait()
        except TimeoutError:
            raise RuntimeError(self.problem or "the server does not show its tables") from None
        self._spare = self._tables[::-1]

    async def play(self, warm_up: float, seconds: float) -> Counted:
        """Play, and count after a while; ends early where no spare table is left."""
        self.begin()
        return await self.count(warm_up, seconds)

    def begin(self) -> None:
        """Begin to play at that many tables."""
        loop = asyncio.get_running_loop()
        for _ in range(self.at_once):
            # People who think for a second don't all begin at the same moment.
            loop.call_later(self.think * self.chance.random(), self._spare.pop().begin)

    async def count(self, warm_up: float, seconds: float) -> Counted:
        """Count what is seen, after a while."""
        await self._wait(warm_up)
        if self._done.is_set() and not self.problem:
            raise RuntimeError("so many matches ended that none was left to be measured")
        self.counted = counted = Counted()
        start, cpu = perf_counter(), process_time()
        await self._wait(seconds)
        counted.seconds = perf_counter() - start
        counted.busy = (process_time() - cpu) / counted.seconds
        self.counted = None
        if self.problem:
            raise RuntimeError(self.problem)
        return counted

    async def play_one(self) -> None:
        """Make one move at the next table, and wait until all its seats have seen it."""
        table = self._spare.pop()
        table.move()
        await table.moved.wait()

    async def close(self) -> None:
        """Leave all tables."""
        for table in self._tables:
            table.leave()
            for seat in table.seats:
                if seat.transport is not None:
                    await seat.transport.wait_disconnected()

    def ended(self) -> None:
        """One table's match is over."""
        if self._spare:
            self._spare.pop().begin()
        else:
            self._done.set()

    def fail(self, problem: str) -> None:
        """Something happened that no player of a quiet table should see."""
        self.problem = self.problem or problem
        self._done.set()

    async def _wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._done.wait()
        except TimeoutError:
            return


class Table:
    """One table with all its seats."""

    def __init__(self, load: Load, laid: Laid) -> None:
        self.load = load
        self.laid = laid
        self.seats = [load.kind(self, seat) for seat in range(len(laid.tokens))]
        self.playing = False
        # Who has not yet been shown how it stands.
        self.blind = len(laid.tokens)
        self.shown = asyncio.Event()
        self.moved = asyncio.Event()
        # When the move with each number was sent, and how many have not seen it.
        self.sent: dict[int, float] = {}
        self.unseen: dict[int, int] = {}

    async def open(self) -> None:
        for seat in self.seats:
            await ws_connect(
                lambda seat=seat: seat,
                self.load.url + seat.path(),
                extra_headers=self.laid.headers(seat.seat),
                websocket_handshake_timeout=_PATIENCE,
            )

    def begin(self) -> None:
        self.playing = True
        self.move()

    def move(self) -> None:
        for seat in self.seats:
            seat.move()

    def leave(self) -> None:
        for seat in self.seats:
            seat.leave()

    def show(self) -> None:
        """One of the seats has seen how it stands before the first move."""
        self.blind -= 1
        if not self.blind:
            self.shown.set()

    def see(self, number: int, over: bool) -> None:
        """One of the seats has seen the move with that number."""
        sent = self.sent.get(number)
        if sent is None:
            # A bot's move.
            if over:
                self.end()
            return
        counted = self.load.counted
        if counted is not None:
            counted.waits.append(perf_counter() - sent)
        self.unseen[number] -= 1
        if self.unseen[number]:
            return
        del self.sent[number], self.unseen[number]
        if counted is not None:
            counted.moves += 1
        self.moved.set()
        if over:
            self.end()

    def end(self) -> None:
        """The match is over; where bots play too, who sees it first says so."""
        if self.playing:
            self.playing = False
            self.leave()
            self.load.ended()


class Seat(WSListener, ABC):
    """A player with a socket; what it says and hears depends on the server."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.number = 0
        # What it was shown when it was asked for a move, until it makes one.
        self.state = b""
        self.transport: WSTransport | None = None
        self.leaving = False

    @abstractmethod
    def path(self) -> str:
        """Where its socket is found."""

    @abstractmethod
    def any_move(self) -> bytes:
        """The message that makes any of the moves that are possible in its state."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.leaving:
            self.table.load.fail("the server has closed a socket")

    def say(self, message: bytes) -> None:
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, message)

    def see(self, state: bytes, number: int, asked: bool, over: bool) -> None:
        """A state was shown, after the move with that number."""
        table = self.table
        self.number = number
        if asked:
            self.state = state
        if not table.playing:
            table.show()
        elif asked:
            if table.load.think:
                asyncio.get_running_loop().call_later(table.load.thought(), self.move)
            else:
                # First things first: what others have seen of the move before can be counted later.
                self.move()
        table.see(number, over)

    def move(self) -> None:
        """Make a move, if one is awaited."""
        if not self.state:
            return
        message = self.any_move()
        self.state = b""
        number = self.number + 1
        self.table.unseen[number] = len(self.table.seats)
        self.table.sent[number] = perf_counter()
        self.say(message)

    def leave(self) -> None:
        if self.transport is not None:
            self.leaving = True
            self.transport.disconnect()


class OurSeat(Seat):
    """A seat at a table of ours."""

    def path(self) -> str:
        return f"/api/tables/{self.table.laid.id}/live"

    def on_ws_connected(self, transport: WSTransport) -> None:
        super().on_ws_connected(transport)
        self.say(_WATCH)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        said = frame.get_payload_as_bytes()
        if said.startswith(_STATE):
            number = int(said[len(_STATE) : said.index(b",", len(_STATE))])
            asked = _NOT_ASKED not in said
            self.see(said, number, asked, not asked and _OVER in said)
        elif said.startswith((b'{"kind":"answer"', b'{"kind":"error"')):
            self.table.load.fail(said.decode())

    def any_move(self) -> bytes:
        state = orjson.loads(self.state)
        move = any_move(state["legal"], self.table.load.chance)
        id = str(self.number + 1)
        return orjson.dumps({"do": "move", "id": id, "decision": state["decision"], "move": move})


def any_move(legal: list[str], chance: random.Random) -> str:
    """One of the legal moves, with one amount where the line offers several: `bribe 1..6,10`."""
    line = legal[int(chance.random() * len(legal))]
    return _AMOUNTS.sub(lambda found: _any_amount(found[0], chance), line)


def _any_amount(amounts: str, chance: random.Random) -> str:
    low, _, high = chance.choice(amounts.split(",")).partition("..")
    return str(chance.randint(int(low), int(high))) if high else low
