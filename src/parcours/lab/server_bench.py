"""How fast the server is: a real one in a process of its own, loaded from this one over loopback."""

import asyncio
import http.client
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import TypeVar

import psycopg
import uvloop
from sqlalchemy import Connection, insert, literal, select, text
from sqlalchemy.engine import make_url

from parcours.lab.load import Laid, Load, any_move
from parcours.lab.measures import IdleMeasure, LoadMeasure
from parcours.server.clock import now
from parcours.server.db import schema
from parcours.server.db.rows import Changes, LogRow, change_table, insert_log, read_table
from parcours.server.db.store import Store
from parcours.server.match.live_match import LiveMatch
from parcours.server.tables import lifecycle, setup
from parcours.server.tables.seats import sit_down
from parcours.server.wire.requests import LayTable, SeatWish, SitDown

GAME = "smile_life"
SEATS = 4
# A random match of it takes about 430 moves; tables are found anywhere in their first 400.
LONGEST = 400
WARM_UP = 1.0
# Spare tables for each that is played, so that none need be laid while it is measured.
SPARE_MOVES_PER_SECOND = 6000
FINISHED = 10_000
IDLE = 1_000
# Tables copied by one statement: a statement of the store may only take seconds.
COPIED_AT_ONCE = 500
TRIED = 40
# How many are looked at before the first of them is forgotten.
LOT = 200
COMMITS = 200
PATIENCE = 60

# Players who don't think are faster than people may be, and all come from one address.
_FAST = {
    "PARCOURS_MESSAGES_PER_SECOND": "1000000",
    "PARCOURS_REQUESTS_PER_SECOND": "1000000",
    "PARCOURS_JOB_SHARE": "1000000",
    "PARCOURS_LOOP_SHARE": "1000000",
    "PARCOURS_SOCKETS_PER_ADDRESS": "100000",
    "PARCOURS_OPEN_TABLES_PER_ADDRESS": "1000000",
    "PARCOURS_SOCKETS": "100000",
    "PARCOURS_LOG_LEVEL": "warning",
}

Answer = TypeVar("Answer")


class Server:
    """A server: `with Server(database) as server:`."""

    def __init__(
        self, database: str, settings: dict[str, str] | None = None, processes: int = 1
    ) -> None:
        self.database = database
        self.processes = processes
        self.settings = _FAST if settings is None else settings
        self.url = ""
        self.started = 0.0

    def __enter__(self) -> "Server":
        begin = perf_counter()
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "parcours.cli", "serve", "--port", "0"),
                *("--database", self.database, "--workers", str(self.processes)),
            ],
            env=os.environ | self.settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if found is None:
            raise RuntimeError("the server did not start")
        self.url = found[0].replace("localhost", "127.0.0.1")
        self._get("/health")
        self.started = perf_counter() - begin
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()

    def rooms(self) -> int:
        """How many tables it has in memory."""
        return int(self.metric("parcours_rooms"))

    def metric(self, name: str) -> float:
        """One of the figures that it tells."""
        found = re.search(rf"^{name} (\S+)", self._get("/metrics"), re.MULTILINE)
        return float(found[1]) if found else 0.0

    def _get(self, path: str) -> str:
        connection = http.client.HTTPConnection(self.url.partition("//")[2], timeout=PATIENCE)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            if answer.status != 200:
                raise RuntimeError("the server is not ready")
            return answer.read().decode()
        finally:
            connection.close()

    def memory(self) -> float:
        """What it takes now, in KB."""
        return memory_of(self.process.pid)


def memory_of(process: int) -> float:
    """What a process takes now, in KB."""
    command = ["ps", "-o", "rss=", "-p", str(process)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def processor_time(process: int) -> float:
    """Seconds of processors that a process has taken; 0 for one that is gone."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            fields = file.read().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    command = ["ps", "-o", "pid=", "--ppid", str(process)]
    found = subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()
    return [int(child) for child in found]


# Databases.


@contextmanager
def databases(wanted: str | None) -> Iterator[dict[str, Callable[[], str]]]:
    """By name, what makes a new database and gives its address: SQLite, and Postgres where there is one."""
    if wanted is not None and wanted.startswith("postgres"):
        yield {"Postgres": lambda: _new_postgres(wanted)}
        return
    # Beside the database that is named, as another disk may be slower or faster.
    named = make_url(wanted).database if wanted is not None else None
    beside = Path(named).parent if named else None
    with tempfile.TemporaryDirectory(prefix="parcours-bench-", dir=beside) as folder:
        made: dict[str, Callable[[], str]] = {
            "SQLite": lambda: f"sqlite:///{folder}/bench-{uuid.uuid4().hex[:12]}.db"
        }
        if wanted is not None or find_spec("pgserver") is None:
            yield made
            return
        from parcours.lab import postgres

        with postgres.running(Path(folder, "postgres")) as address:
            yield made | {"Postgres": lambda: _new_postgres(address)}


def _new_postgres(address: str) -> str:
    name = f"bench_{uuid.uuid4().hex[:12]}"
    url = make_url(address).set(drivername="postgresql")
    with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return url.set(database=name).render_as_string(hide_password=False)


def commit_cost(database: str) -> float:
    """Milliseconds that the smallest commit takes, as the server's own connections do it."""
    took: list[float] = []
    with _opened(database) as store:
        engine = store.engine.execution_options(writing=True)
        with engine.begin() as connection:
            connection.execute(text("CREATE TABLE commits (n INTEGER)"))
        with engine.connect() as connection:
            for n in range(COMMITS):
                begin = perf_counter()
                connection.execute(text("INSERT INTO commits VALUES (:n)"), {"n": n})
                connection.commit()
                took.append(perf_counter() - begin)
    return 1000 * median(took)


@contextmanager
def _opened(database: str) -> Iterator[Store]:
    store = Store(database)
    store.migrate()
    try:
        yield store
    finally:
        store.engine.dispose()


# Tables.


def lay_tables(database: str, moves: list[int]) -> list[Laid]:
    """Tables that are being played, each some random moves after its beginning."""
    chance = random.Random(len(moves))

    def lay(connection: Connection) -> list[Laid]:
        return [lay_table(connection, count, chance) for count in moves]

    return written(database, lay)


def lay_table(
    connection: Connection,
    moves: int,
    chance: random.Random,
    deck: str | None = None,
    bot: str | None = None,
) -> Laid:
    """A table that is being played, that many random moves after its beginning; or over, if that comes first.

    All its seats are people's, or all but the first are such bots'."""
    other = SeatWish() if bot is None else SeatWish(kind="bot", bot=bot)
    seats = [SeatWish(), *[other] * (SEATS - 1)]
    request = LayTable(
        game=GAME, deck=deck, seats=seats, grace=3600, seating="as_seated", name="Ana"
    )
    id, token = setup.lay_table(connection, request, setup.check_setup(request))
    key = read_table(connection, id).key
    names = ("Bob", "Cy", "Dan") if bot is None else ()
    others = [sit_down(connection, id, key, SitDown(name=name))[1] for name in names]
    lifecycle.start(connection, id, 0)
    _play(connection, id, moves, chance)
    # Nothing happens there without a person.
    change_table(connection, id, {"due": None})
    return Laid(id, [token, *others])


def _play(connection: Connection, id: str, moves: int, chance: random.Random) -> None:
    """Make that many random moves, or all until the end."""
    live = LiveMatch(read_table(connection, id), [])
    rows: list[LogRow] = []
    while len(rows) < moves and not live.match.over:
        seat = live.match.state.to_act()[0]
        number = live.number + 1
        row = LogRow(id, number, seat, any_move(live.legal(seat), chance), str(number), now(), None)
        live.enter(row)
        rows.append(row._replace(checksum=live.checksum()))
    insert_log(connection, rows)


def copy_table(
    connection: Connection, laid: Laid, letter: str, changes: Sequence[Changes]
) -> list[Laid]:
    """Copies of a table, each with its changes, under names with that letter; with the same seats, tokens and moves."""
    count = len(changes)
    # No table is called so by chance: names have no zeros.
    ids = [f"{letter}0{number}" for number in range(count)]
    original = asdict(read_table(connection, laid.id))
    del original["seats"]
    rows = [original | {"id": id} | changed for id, changed in zip(ids, changes, strict=True)]
    connection.execute(insert(schema.tables), rows)
    for kept in (schema.seats, schema.log):
        columns = [column for column in kept.c if column.name != "table"]
        names = ["table", *(column.name for column in columns)]
        for first in range(0, count, COPIED_AT_ONCE):
            copied = (
                select(schema.tables.c.id, *columns)
                .join_from(schema.tables, kept, literal(True))
                .where(
                    schema.tables.c.id.in_(ids[first : first + COPIED_AT_ONCE]),
                    kept.c.table == laid.id,
                )
            )
            connection.execute(insert(kept).from_select(names, copied))
    return [Laid(id, laid.tokens) for id in ids]


def written(database: str, work: Callable[[Connection], Answer]) -> Answer:
    with (
        _opened(database) as store,
        store.engine.execution_options(writing=True).begin() as connection,
    ):
        return work(connection)


# Measures.


def measure_load(database: str, count: int, seconds: float, think: float = 0.0) -> LoadMeasure:
    """That many tables at once, whose seats move as soon as they may, or after a while."""
    chance = random.Random(count)
    moves = [chance.randrange(LONGEST) for _ in range(count)]
    # Enough to go on with where matches end.
    # Those who think make a known number of moves; chance may end three times as many matches.
    rate = 3 * count / think if think else SPARE_MOVES_PER_SECOND
    spare = int(rate * (_warm_up(think) + seconds) / LONGEST)
    laid = lay_tables(database, moves + [0] * spare)

    with Server(database) as server:
        load = Load(server.url, count, think)
        return uvloop.run(play_on(load, laid, server.process.pid, seconds))


def _warm_up(think: float) -> float:
    return max(WARM_UP, 2 * think)


async def play_on(load: Load, laid: list[Laid], server: int, seconds: float) -> LoadMeasure:
    """What is seen of these tables, and what the process that serves them takes."""
    await load.open(laid)
    load.begin()
    await asyncio.sleep(_warm_up(load.think))
    before = processor_time(server)
    counted = await load.count(0.0, seconds)
    spent = processor_time(server) - before
    memory = memory_of(server) / 1024
    await load.close()
    return LoadMeasure(load.at_once, load.think, counted, memory, spent)


def measure_idle(database: str) -> IdleMeasure:
    """A server with thousands of tables that are finished, and many that nobody looks at just now."""
    chance = random.Random(IDLE)

    def fill(connection: Connection) -> list[Laid]:
        over = lay_table(connection, 10 * LONGEST, chance)
        copy_table(connection, over, "f", [{"status": "finished"}] * FINISHED)
        begun = lay_table(connection, LONGEST // 2, chance)
        return copy_table(connection, begun, "p", [{}] * IDLE)

    laid = written(database, fill)
    chance.shuffle(laid)
    with Server(database) as server:
        first, live = uvloop.run(_come_and_move(server.url, laid[:TRIED]))
        # What is freed stays with the process for the next, so only a second lot tells what is never freed.
        grown: list[float] = []
        for lot in (laid[TRIED::2], laid[TRIED + 1 :: 2]):
            lot = lot[:LOT]
            before = server.memory()
            uvloop.run(_look(server.url, lot))
            grown.append((server.memory() - before) / len(lot))
            while server.rooms():
                sleep(1)
        left, forgotten = grown
        return IdleMeasure(left, forgotten, server.started, live, first)


async def _come_and_move(url: str, laid: list[Laid]) -> tuple[list[float], list[float]]:
    """How long it takes to come to each table and move there: for the first time, and once it is in memory."""
    took: tuple[list[float], list[float]] = ([], [])
    for table in laid:
        for times in took:
            load = Load(url, 1)
            begin = perf_counter()
            await load.open([table])
            await load.play_one()
            times.append(1000 * (perf_counter() - begin))
            await load.close()
    return took


async def _look(url: str, laid: list[Laid]) -> None:
    """Come to each table and go away again."""
    for table in laid:
        load = Load(url, 1)
        await load.open([table])
        await load.close()
