"""Real servers in processes of their own, and clients that speak with them."""

import asyncio
import functools
import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import product
from typing import IO, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from parcours.core.fairness import commit_contribution
from parcours.core.registry import game_names

from .fork_server import Forked, ForkServer
from .wire import SERVER_MESSAGE

Json = dict[str, Any]
# Lets so many milliseconds pass.
Pass = Callable[[int], None]

GAMES = game_names()
# Tests play faster than people may, and don't wait for bots to let people look.
FAST = {
    "PARCOURS_MESSAGES_PER_SECOND": "100000",
    "PARCOURS_REQUESTS_PER_SECOND": "100000",
    "PARCOURS_JOB_SHARE": "1000000",
    "PARCOURS_LOOP_SHARE": "1000000",
    "PARCOURS_SOCKETS_PER_ADDRESS": "2000",
    "PARCOURS_OPEN_TABLES_PER_ADDRESS": "100000",
    "PARCOURS_BOT_PACE": "0",
}
PATIENCE = 60
# Shared by all requests, as making one takes long; it keeps no connections, as servers get killed.
TRANSPORT = httpx.HTTPTransport(verify=False, limits=httpx.Limits(max_keepalive_connections=0))


def in_loop(test: Callable[..., Any]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run(*given: Any, **more: Any) -> None:
        asyncio.run(test(*given, **more))

    return run


def http(method: str, url: str, **more: Any) -> httpx.Response:
    """A request that knows nothing of those before."""
    return httpx.Client(transport=TRANSPORT, timeout=PATIENCE).request(method, url, **more)


class Server:
    """A server process; `with Server(url) as server:` stops it at the end."""

    def __init__(
        self,
        database: str,
        workers: int = 1,
        port: int = 0,
        forks: ForkServer | None = None,
        **settings: object,
    ) -> None:
        self.database = database
        self.forks = forks
        self.workers = workers
        self.port = port
        given = {f"PARCOURS_{name.upper()}": str(value) for name, value in settings.items()}
        self.environment = os.environ | FAST | given
        self.url = ""
        self.process: subprocess.Popen[str] | Forked | None = None
        # A file, as nobody empties a pipe while the server runs.
        self.log: IO[str] | None = None

    def start(self) -> "Server":
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        arguments += ["--workers", str(self.workers)]
        if self.log is None:
            self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  # closed at exit
        if self.forks is not None:
            self.process = self.forks.start(arguments, self.environment, self.log)
        else:
            command = [sys.executable, "-m", "parcours.cli", *arguments]
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=subprocess.PIPE, stderr=self.log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if found is None:
            self.kill()
            raise AssertionError(f"the server did not start: {line}{self.logged()}")
        self.url = found[0].replace("localhost", "127.0.0.1")
        # Again on the same port after a kill, so that clients find it.
        self.port = int(self.url.rpartition(":")[2])
        # The socket listens from the start: the first answer comes once the server is ready.
        http("GET", f"{self.url}/health").raise_for_status()
        return self

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def stop(self) -> str:
        """Stop gracefully; what it logged."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return self.logged()

    def logged(self) -> str:
        """What it has logged until now."""
        assert self.log is not None
        size = os.fstat(self.log.fileno()).st_size
        return os.pread(self.log.fileno(), size, 0).decode()

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *problem: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
        if self.process is not None and self.process.stdout is not None:
            # Also of one that ended by itself.
            self.process.stdout.close()
        if self.log is not None:
            self.log.close()


class Table:
    """A table that was laid over HTTP: its id, its key and the tokens of the seats that people hold."""

    def __init__(
        self,
        server: Server,
        id: str,
        key: str,
        tokens: dict[int, str],
        contributions: dict[int, str] | None = None,
    ) -> None:
        self.server = server
        self.id = id
        self.key = key
        self.tokens = tokens
        # What each seat has committed to, and keeps to itself until the start.
        self.contributions = contributions or {}

    def request(
        self, method: str, path: str = "", seat: int | None = None, **more: Any
    ) -> httpx.Response:
        """A request about this table, as that seat or as a spectator with the key."""
        headers = {"X-Table-Key": self.key} | more.pop("headers", {})
        if seat is not None:
            headers["Authorization"] = f"Bearer {self.tokens[seat]}"
        url = f"{self.server.url}/api/tables/{self.id}{path}"
        return http(method, url, headers=headers, **more)

    def start(self) -> None:
        """As host, and all who have committed to a contribution reveal it, as browsers do."""
        host = min(self.tokens)
        self.request("POST", "/start", host).raise_for_status()
        for seat in self.show(host)["seats"]:
            if seat["contribution_state"] == "committed":
                self.reveal(seat["seat"]).raise_for_status()

    def reveal(self, seat: int, contribution: str | None = None) -> httpx.Response:
        wish = {"contribution": contribution or self.contributions[seat]}
        return self.request("POST", f"/seats/{seat}/contribution", seat, json=wish)

    def show(self, seat: int | None = None) -> Json:
        shown: Json = self.request("GET", "", seat).raise_for_status().json()
        return shown


def lay_table(
    server: Server,
    game: str = "smile_life",
    people: int = 2,
    bots: int = 0,
    contribution: str = "anas_part",
    **wishes: Any,
) -> Table:
    """A table with so many people, all seated, and so many bots; not started yet. They keep their seats."""
    seats = [{"kind": "person"}] * people + [{"kind": "bot", "bot": "random"}] * bots
    wish = {"game": game, "seats": seats, "name": "Ana", "seating": "as_seated"}
    wish |= commit(contribution) | wishes
    laid = http("POST", f"{server.url}/api/tables", json=wish)
    laid.raise_for_status()
    seated = laid.json()
    table = Table(
        server,
        seated["table"]["id"],
        seated["table"]["key"],
        {0: seated["token"]},
        {0: contribution},
    )
    for name in ("Bob", "Cy", "Dan", "Eve", "Flo", "Gil", "Hal")[: people - 1]:
        contribution = f"{name.lower()}s_part"
        sat = table.request("POST", "/seats", json={"name": name, **commit(contribution)})
        sat.raise_for_status()
        seat = sat.json()["seat"]
        table.tokens[seat] = sat.json()["token"]
        table.contributions[seat] = contribution
    return table


def start_match(server: Server, game: str = "smile_life", **wishes: Any) -> Table:
    """A table as `lay_table` makes it, whose match has begun."""
    table = lay_table(server, game, **wishes)
    table.start()
    return table


def commit(contribution: str) -> dict[str, str]:
    """The part of a request that commits to a contribution."""
    return {"commitment": commit_contribution(contribution)}


class Client:
    """A websocket of one seat (or of a spectator, seat None), with all that it has received."""

    def __init__(
        self, table: Table, seat: int | None, url: str = "", since: int | None = None
    ) -> None:
        self.table = table
        self.seat = seat
        self.url = url or table.server.url
        self.since = since
        self.received: list[str] = []
        self.state: Json = {}
        self.shown: Json = {}
        self.socket: ClientConnection | None = None
        self.sent = 0
        # A client that comes back says something new: an id that the log knows is not played again.
        self.name = secrets.token_hex(4)
        # What it shows besides the token of its seat.
        self.headers: dict[str, str] = {}

    async def __aenter__(self) -> "Client":
        headers = dict(self.headers)
        if self.seat is not None:
            headers["Authorization"] = f"Bearer {self.table.tokens[self.seat]}"
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table.id}/live"
        self.socket = await connect(
            address, additional_headers=headers, compression=None, max_size=None, ping_interval=None
        )
        try:
            await self.send({"do": "watch", "since": self.since, "key": self.table.key})
        except BaseException:
            self.socket.transport.abort()
            raise
        return self

    async def __aexit__(self, *problem: object) -> None:
        assert self.socket is not None
        try:
            await self.socket.close()
        finally:
            # A closing that is cut short must not leave the connection open.
            self.socket.transport.abort()

    async def send(self, message: Json | str) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def hear(self) -> Json:
        """The next message; the last state and table are kept."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        SERVER_MESSAGE.validate(message)
        if message["kind"] == "state":
            self.state = message
        elif message["kind"] == "table":
            self.shown = message["table"]
        return message

    async def until(self, wanted: Callable[[Json], object]) -> Json:
        """The next message that is wanted; those before it are heard too."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def ask(self, do: str, **more: Any) -> Json:
        """Say something and hear its answer, wherever that stands."""
        self.sent += 1
        id = more.pop("id", f"{self.name}-{self.sent}")
        await self.send({"do": do, "id": id, **more})
        while True:
            message = await self.hear()
            if message["kind"] == "answer" and message["id"] == id:
                return message
            if message["kind"] == "state" and message.get("answer", {}).get("id") == id:
                answer: Json = message["answer"]
                return answer

    async def move(self, move: str, **more: Any) -> Json:
        decision = more.pop("decision", self.state.get("decision"))
        return await self.ask("move", decision=decision, move=move, **more)

    async def play(self, chance: random.Random, moves: int | None = None) -> None:
        """Play random legal moves until the match is over, or so many."""
        answered: str | None = None
        while self.state.get("result") is None:
            decision = self.state.get("decision")
            if decision is not None and decision != answered:
                if moves == 0:
                    return
                answered = decision
                self.sent += 1
                move = any_move(self.state["legal"], chance)
                id = f"{self.seat}-{self.sent}-{chance.getrandbits(32)}"
                await self.send({"do": "move", "id": id, "decision": decision, "move": move})
                if moves is not None:
                    moves -= 1
            await self.hear()


async def first_states(*clients: Client) -> None:
    """Each of them has been shown the match."""
    for client in clients:
        await client.until(lambda message: message["kind"] == "state")


async def watching(stack: AsyncExitStack, table: Table, *seats: int | None) -> list[Client]:
    """Clients of these seats that have been shown the match, closed with the stack."""
    clients = [await stack.enter_async_context(Client(table, seat)) for seat in seats]
    await first_states(*clients)
    return clients


@asynccontextmanager
async def in_order(table: Table, *seats: int | None) -> AsyncIterator[list[Client]]:
    """Clients that watch the match, the player in turn first, spectators last."""
    async with AsyncExitStack() as stack:
        clients = await watching(stack, table, *seats)
        # Chance says who begins: the others follow in the order of the seats.
        first = next((at for at, client in enumerate(clients) if client.state["decision"]), 0)
        people = [client for client in clients if client.seat is not None]
        yield people[first:] + people[:first] + clients[len(people) :]


def play_out(table: Table) -> None:
    """All people at the table play to the end."""

    async def play(seat: int) -> None:
        async with Client(table, seat) as client:
            await client.play(random.Random(seat))

    async def run() -> None:
        await asyncio.gather(*(play(seat) for seat in table.tokens))

    asyncio.run(run())


async def end_match(table: Table) -> None:
    """Let all people at the table agree to end its match."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(table, seat)) for seat in table.tokens]
        asker, *others = clients
        await asker.until(lambda message: message["kind"] == "state")
        await asker.ask("abandon")
        for client in others:
            shown = await client.until(lambda m: m["kind"] == "table" and m["table"]["asking"])
            await client.ask("agree", question=shown["table"]["asking"]["id"], yes=True)
        while asker.shown["status"] != "abandoned":
            await asker.hear()


def any_move(legal: list[str], chance: random.Random) -> str:
    """One of the legal moves, with one amount where the line offers several."""
    return " ".join(chance.choice(amounts(word)) for word in chance.choice(legal).split(" "))


def unfold(line: str) -> list[str]:
    """All moves that a line of `legal` stands for."""
    return [" ".join(words) for words in product(*map(amounts, line.split(" ")))]


def amounts(word: str) -> list[str]:
    """What a word of such a line stands for: `1..3,10` is four numbers, most words are themselves."""
    if not re.fullmatch(r"[0-9.,]+", word):
        return [word]
    ranges = (part.partition("..") for part in word.split(","))
    return [str(n) for low, _, high in ranges for n in range(int(low), int(high or low) + 1)]
