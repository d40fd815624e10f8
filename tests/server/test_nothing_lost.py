"""Servers killed again and again under load: what was acknowledged is there once, in order, and nothing else."""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import create_engine, select
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool
from websockets.exceptions import WebSocketException

from parcours.cli.about import compiled
from parcours.core.fairness import make_seed
from parcours.server.db import schema
from parcours.server.db.rows import LogRow, TableRow, read_log, read_table
from parcours.server.match.live_match import LiveMatch

from .fork_server import ForkServer
from .harness import PATIENCE, Client, Server, Table, any_move, commit

# From the source a match is slow; `make test` does it all with the compiled package.
KILLS = 50 if compiled() else 5
TABLES = 20
STARTING = 4
SEATS = 2
# A kill comes after so many acknowledged moves, drawn again each time: sooner or later, never at rest.
SOONEST, LATEST = 1, 120
# Nobody's contribution may be missing, however long a server is down.
REVEAL_SECONDS = 600
# What a client meets while its server is dying.
CUT_OFF = (WebSocketException, httpx.TransportError, OSError)


@dataclass
class Played:
    """What the clients of one table know of its log: they must never be wrong."""

    sent: dict[str, tuple[int, str]] = field(default_factory=dict)
    acknowledged: dict[int, str] = field(default_factory=dict)
    seen: dict[int, str] = field(default_factory=dict)
    # What an earlier look at the database found: it may only grow.
    found: list[LogRow] = field(default_factory=list)
    # What each seat contributes to the shuffle, who was told that it is kept, and the seed that the match then had.
    contributions: dict[int, str] = field(default_factory=dict)
    revealed: set[int] = field(default_factory=set)
    seed: str | None = None


class Load:
    """Twenty tables whose players play on whatever happens to their servers."""

    def __init__(self, servers: list[Server], seed: str) -> None:
        self.servers = servers
        self.chance = random.Random(seed)
        self.up = asyncio.Condition()
        self.alive = list(servers)
        self.played: dict[str, Played] = {}
        self.count = 0
        self.kills = 0
        self.refused: list[Any] = []
        self.moved = asyncio.Event()

    async def server_for(self, seat: int) -> Server:
        """The server that the seat prefers, or one that is up."""
        async with asyncio.timeout(PATIENCE), self.up:
            await self.up.wait_for(lambda: self.alive)
        preferred = self.servers[seat % len(self.servers)]
        return preferred if preferred in self.alive else self.alive[0]

    async def keep_playing(self) -> None:
        """One table after another, each to its end."""
        while True:
            table = await self.lay_table()
            self.played[table.id] = Played(contributions=table.contributions)
            await self.start(table)
            await asyncio.gather(*(self.play_seat(table, seat) for seat in range(SEATS)))

    async def keep_starting(self) -> None:
        """One table after another, each interrupted by a kill between its players' contributions."""
        while True:
            table = await self.lay_table()
            self.played[table.id] = Played(contributions=table.contributions)
            await self.start(table)
            await self.reveal(table, 0)
            kills = self.kills
            async with self.up:
                await self.up.wait_for(lambda kills=kills: self.kills > kills)
            await self.reveal(table, 1)

    async def lay_table(self) -> Table:
        while True:
            server = await self.server_for(0)
            try:
                return await _lay_table(server)
            except CUT_OFF:
                continue

    async def start(self, table: Table) -> None:
        """As host, until it is done; it was already, if only the answer was lost."""
        answer = await self.post(table, 0, "/start")
        assert answer.status_code == 204 or answer.json()["error"] == "not_open"

    async def reveal(self, table: Table, seat: int) -> None:
        """Reveal the seat's contribution, until the server has said that it is kept."""
        wish = {"contribution": table.contributions[seat]}
        answer = await self.post(table, seat, f"/seats/{seat}/contribution", wish)
        assert answer.status_code == 204, answer.text
        self.played[table.id].revealed.add(seat)
        self.acknowledge()

    async def post(self, table: Table, seat: int, path: str, wish: Any = None) -> httpx.Response:
        while True:
            server = await self.server_for(seat)
            mine = {"Authorization": f"Bearer {table.tokens[seat]}"}
            try:
                async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
                    return await http.post(f"/api/tables/{table.id}{path}", json=wish, headers=mine)
            except CUT_OFF:
                continue

    async def play_seat(self, table: Table, seat: int) -> None:
        """Play to the end of the match, coming back whenever the line is cut."""
        await self.reveal(table, seat)
        player = _Player(self, table, seat)
        while not player.over:
            server = await self.server_for(seat)
            try:
                async with Client(table, seat, server.url, since=player.last) as client:
                    await player.play(client)
            except CUT_OFF:
                continue

    def acknowledge(self) -> None:
        self.count += 1
        self.moved.set()

    async def wait_for_moves(self, moves: int) -> None:
        """Until so many more were acknowledged."""
        goal = self.count + moves
        async with asyncio.timeout(PATIENCE):
            while self.count < goal:
                self.moved.clear()
                await self.moved.wait()

    async def kill(self, server: Server) -> None:
        """Kill a server, and let the clients know that it is worth trying elsewhere."""
        self.alive.remove(server)
        await asyncio.to_thread(server.kill)

    async def revive(self, server: Server) -> None:
        await asyncio.to_thread(server.start)
        async with self.up:
            self.alive.append(server)
            self.kills += 1
            self.up.notify_all()


class _Player:
    """One seat's player: what it saw last, and what it has sent without an answer."""

    def __init__(self, load: Load, table: Table, seat: int) -> None:
        self.load = load
        self.known = load.played[table.id]
        self.seat = seat
        self.last: int | None = None
        self.waiting: dict[str, Any] | None = None
        self.sent = 0
        self.over = False

    async def play(self, client: Client) -> None:
        if self.waiting is not None:
            await client.send(self.waiting)
        while not self.over or self.waiting is not None:
            message = await client.hear()
            if message["kind"] == "state":
                self.look(message)
                if "answer" in message:
                    self.answered(message["answer"])
                await self.decide(client, message)
            elif message["kind"] == "answer":
                self.answered(message)
                await self.decide(client, client.state)
            else:
                assert message["kind"] in ("table", "chat"), message

    def look(self, state: dict[str, Any]) -> None:
        """What is shown follows what was seen before, without a gap or a double."""
        numbers = [line["number"] for line in state["log"]]
        first = 0 if state["full"] else (self.last or 0) + 1
        assert numbers == list(range(first, state["number"] + 1))
        for line in state["log"]:
            if line["number"]:
                assert self.known.seen.setdefault(line["number"], line["by"]) == line["by"]
        self.last = state["number"]
        self.over = state["result"] is not None

    def answered(self, answer: dict[str, Any]) -> None:
        if self.waiting is None or answer["id"] != self.waiting["id"]:
            # The first answer was cut off after all had seen it.
            return
        if "accepted" in answer:
            self.known.acknowledged[answer["accepted"]] = answer["id"]
            self.load.acknowledge()
        else:
            self.load.refused.append(answer)
        self.waiting = None

    async def decide(self, client: Client, state: dict[str, Any]) -> None:
        if self.waiting is not None or self.over or state.get("decision") is None:
            return
        self.sent += 1
        id = f"{self.seat}-{self.sent}"
        move = any_move(state["legal"], self.load.chance)
        self.known.sent[id] = self.seat, move
        self.waiting = {"do": "move", "id": id, "decision": state["decision"], "move": move}
        await client.send(self.waiting)


async def _lay_table(server: Server) -> Table:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        contributions = {seat: secrets.token_hex(32) for seat in range(SEATS)}
        wish = {
            "game": "smile_life",
            "seats": [{"kind": "person"}] * SEATS,
            "name": "Ana",
            "seating": "as_seated",
        }
        wish |= commit(contributions[0])
        laid = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        id, key = laid["table"]["id"], laid["table"]["key"]
        table = Table(server, id, key, {0: laid["token"]}, contributions)
        door = {"X-Table-Key": key}
        for seat in range(1, SEATS):
            wish = {"name": f"Bob {seat}", **commit(contributions[seat])}
            sat = await http.post(f"/api/tables/{id}/seats", json=wish, headers=door)
            table.tokens[seat] = sat.raise_for_status().json()["token"]
        return table


class Witness:
    """Reads the database itself, and compares it with what the clients know."""

    def __init__(self, database: str) -> None:
        address = make_url(database)
        if address.get_backend_name() == "postgresql":
            address = address.set(drivername="postgresql+psycopg")
        self.engine = create_engine(address, poolclass=NullPool)
        # How many tables were found between their start and their seed.
        self.shuffling = 0

    def check(self, load: Load) -> None:
        with self.engine.connect() as connection:
            logs = {id: read_log(connection, id) for id in load.played}
            tables = {id: read_table(connection, id) for id in load.played}
        for id, known in load.played.items():
            self.check_shuffle(known, tables[id])
            self.check_log(known, logs[id])

    def check_shuffle(self, known: Played, table: TableRow) -> None:
        """What was accepted is kept, and a match begins once, with the seed that all made together."""
        given = [seat.contribution or None for seat in table.seats]
        for seat, contribution in enumerate(given):
            assert contribution in (None, known.contributions[seat])
            assert contribution is not None or seat not in known.revealed
        assert (table.status in ("open", "shuffling")) == (None in given)
        assert (table.seed is None) == (None in given)
        if table.seed is not None:
            assert table.seed == str(make_seed(table.id, table.secret, given))
        # Once it has a seed, it keeps it.
        assert known.seed in (None, table.seed)
        known.seed = table.seed
        self.shuffling += table.status == "shuffling"

    def check_log(self, known: Played, log: list[LogRow]) -> None:
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        # It only grows.
        assert log[: len(known.found)] == known.found
        known.found = log
        for number, id in known.acknowledged.items():
            assert log[number - 1].command == id
        for number in known.seen:
            assert number <= len(log)
        # Nothing else: each line was sent by that seat, and each message is there once at most.
        commands = [entry.command for entry in log]
        assert len(commands) == len(set(commands))
        for entry in log:
            assert known.sent[str(entry.command)] == (entry.seat, entry.move)

    def replay(self, load: Load) -> int:
        """Every log is a match; so many were played to the end."""
        finished = 0
        with self.engine.connect() as connection:
            for id, known in load.played.items():
                table = read_table(connection, id)
                if table.seed is None:
                    continue
                playing = LiveMatch(table, known.found)
                by = {number: playing.match.players.index(by) for number, by in known.seen.items()}
                assert by.items() <= {e.number: e.seat for e in known.found}.items()
                assert (table.status == "finished") <= playing.match.over
                finished += playing.match.over
            total = connection.execute(select(schema.log.c.number)).all()
        assert len(total) == sum(len(known.found) for known in load.played.values())
        return finished


async def _with_load(load: Load, work: Callable[[], Awaitable[None]]) -> None:
    """Do it while all tables play and others start; whatever goes wrong at a table ends it."""
    tables = [asyncio.create_task(load.keep_playing()) for _ in range(TABLES)]
    tables += [asyncio.create_task(load.keep_starting()) for _ in range(STARTING)]
    working = asyncio.ensure_future(work())
    try:
        done, _ = await asyncio.wait([working, *tables], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            await task
        assert working in done
    finally:
        for task in [working, *tables]:
            task.cancel()
        await asyncio.gather(working, *tables, return_exceptions=True)


@contextlib.contextmanager
def running(*servers: Server) -> Iterator[None]:
    with contextlib.ExitStack() as stack:
        for server in servers:
            stack.enter_context(server)
        yield


def test_killed_again_and_again(database: str, forks: ForkServer) -> None:
    server = Server(database, forks=forks, reveal_seconds=REVEAL_SECONDS)
    witness = Witness(database)

    async def kill_and_look() -> Load:
        load = Load([server], database[:6])

        async def work() -> None:
            for _ in range(KILLS):
                await load.wait_for_moves(load.chance.randint(SOONEST, LATEST))
                await load.kill(server)
                witness.check(load)
                await load.revive(server)
            await load.wait_for_moves(TABLES)

        await _with_load(load, work)
        return load

    with running(server):
        load = asyncio.run(kill_and_look())
        assert load.refused == []
    # Kills came between commitments and reveals too.
    assert witness.shuffling > 0
    # What was on its way when the clients left is written before the server stops.
    witness.check(load)
    witness.replay(load)


def test_killed_in_turn_with_another_that_goes_on(
    postgres_database: str, forks: ForkServer
) -> None:
    servers = [
        Server(postgres_database, forks=forks, reveal_seconds=REVEAL_SECONDS) for _ in range(2)
    ]
    witness = Witness(postgres_database)

    async def kill_and_look() -> Load:
        load = Load(servers, "two")

        async def work() -> None:
            for _ in range(KILLS // 5):
                victim = load.chance.choice(servers)
                await load.wait_for_moves(load.chance.randint(SOONEST, LATEST))
                await load.kill(victim)
                # The other one plays on alone, with the players of both.
                await load.wait_for_moves(2 * TABLES)
                await load.revive(victim)
            await load.wait_for_moves(TABLES)

        await _with_load(load, work)
        return load

    with running(*servers):
        load = asyncio.run(kill_and_look())
        # Where two servers try the same number, the second says so, and its client decides again.
        others = [a for a in load.refused if a.get("refused", {}).get("rule") != "stale"]
        assert others == []
    witness.check(load)
    witness.replay(load)
