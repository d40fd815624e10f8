"""What several processes on one Postgres cost and carry: measured here, and the same arithmetic for more of them.

Times are those of processors, as far as they are told by the system, so that a busy machine does not change them much.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack

import psycopg
import uvloop

from parcours.lab.load import Laid, Load
from parcours.lab.measures import Constants, Counted, Prediction, ProcessesMeasure
from parcours.lab.server_bench import (
    LONGEST,
    SEATS,
    SPARE_MOVES_PER_SECOND,
    WARM_UP,
    Server,
    children_of,
    commit_cost,
    lay_tables,
    memory_of,
    processor_time,
)

# Tables that are looked at to see what they and their sockets take in memory.
LOOKED_AT = 200
# What a process may take of its core before people notice that they wait.
FULL = 0.7


def predict(known: Constants, processes: int) -> Prediction:
    """What that many processes carry.

    Postgres lets one transaction with a notice commit at a time, from whichever process: so all processes together
    make no more commits than the disk does one after the other, and each of them hears of every one of the others.
    """
    most_commits = 1000 / known.commit
    others = (processes - 1) / processes
    # Each commits as often as its turn comes, or for each move where that is less.
    alone = FULL / (known.move / 1e6)
    commits = min(most_commits, processes * alone)
    hearing = commits * others * known.notice / 1e6
    moves = processes * max(0.0, FULL - hearing) / (known.move / 1e6)
    commits = min(commits, moves)
    postgres = (moves * known.postgres_move + commits * known.postgres_commit) / 1e6
    wait = known.commit * max(1.0, processes * min(1.0, moves / processes / most_commits))
    return Prediction(
        processes,
        moves,
        moves / commits if commits else 0.0,
        hearing,
        postgres,
        wait,
        processes * known.connections,
    )


def predict_here(known: Constants, row: ProcessesMeasure, cores: int) -> float:
    """Moves a second that the model expects of a measure with tables in one process each, on so many cores that the
    processes share with Postgres and the load."""
    moves = max(1, row.counted.moves)
    commits = row.commits / moves
    serving = known.move + known.notice * commits * (row.processes - 1)
    postgres = known.postgres_move + known.postgres_commit * commits
    load = 1e6 * row.counted.busy * row.counted.seconds / moves
    return 1e6 * min(row.processes / serving, cores / (serving + postgres + load))


# Measuring.


def measure_processes(
    new: Callable[[], str], processes: int, routed: bool, tables: int, seconds: float
) -> ProcessesMeasure:
    """That many tables at that many processes, whose seats move as soon as they may."""
    database = new()
    chance = random.Random(tables)
    moves = [chance.randrange(LONGEST) for _ in range(tables)]
    spare = int(SPARE_MOVES_PER_SECOND * (WARM_UP + seconds) / LONGEST)
    laid = lay_tables(database, moves + [0] * spare)
    with ExitStack() as opened:
        if routed:
            servers = [opened.enter_context(Server(database)) for _ in range(processes)]
        else:
            servers = [opened.enter_context(Server(database, processes=processes))]
        return uvloop.run(_play(database, servers, processes, laid, tables, seconds))


async def _play(
    database: str,
    servers: Sequence[Server],
    processes: int,
    laid: list[Laid],
    tables: int,
    seconds: float,
    others: Sequence[Server] = (),
) -> ProcessesMeasure:
    """All tables at these servers, while the others hear of them."""
    count = len(servers)
    loads = [Load(server.url, len(range(at, tables, count))) for at, server in enumerate(servers)]
    for at, load in enumerate(loads):
        await load.open(laid[at::count])
        load.begin()
    await asyncio.sleep(WARM_UP)
    before = _spent(database, servers, others)
    counted = await asyncio.gather(*(load.count(0.0, seconds) for load in loads))
    after = _spent(database, servers, others)
    for load in loads:
        await load.close()
    spent = [late - early for late, early in zip(after, before, strict=True)]
    return ProcessesMeasure(processes, count == processes, tables, _sum(counted), *spent)


def _sum(counted: list[Counted]) -> Counted:
    """What several loads of one process have seen in the same time."""
    return Counted(
        sum(some.moves for some in counted),
        [wait for some in counted for wait in some.waits],
        max(some.seconds for some in counted),
        max(some.busy for some in counted),
    )


def _spent(
    database: str, servers: Sequence[Server], others: Sequence[Server]
) -> tuple[float, float, float, float]:
    """Seconds of processors that servers, Postgres and other servers have taken until now, and the commits made."""
    return (
        sum(_processor_time_of(server) for server in servers),
        sum(processor_time(process) for process in _backends(database)),
        sum(_processor_time_of(server) for server in others),
        sum(server.metric("parcours_commit_seconds_count") for server in servers),
    )


def _processor_time_of(server: Server) -> float:
    pid = server.process.pid
    return sum(processor_time(process) for process in (pid, *children_of(pid)))


def _backends(database: str) -> list[int]:
    """The processes of Postgres, which has to run on this machine."""
    with psycopg.connect(database, autocommit=True) as connection:
        found = connection.execute("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        return [int(pid) for (pid,) in found]


def measure_constants(new: Callable[[], str], tables: int, seconds: float) -> Constants:
    """What the model needs: one process plays while another one hears of it."""
    few = measure_processes(new, 1, True, 1, seconds)
    database = new()
    spare = int(SPARE_MOVES_PER_SECOND * (WARM_UP + seconds) / LONGEST)
    laid = lay_tables(database, [LONGEST // 2] * tables + [0] * spare)
    looked_at = lay_tables(database, [LONGEST // 2] * LOOKED_AT)
    with Server(database) as plays, Server(database) as hears:
        many = uvloop.run(_play(database, [plays], 1, laid, tables, seconds, [hears]))
        connections = _connections(database) // 2
        table, socket = uvloop.run(_memory(hears, looked_at))
    # Of one move to a commit, and of many to one: two equations for what a move and a commit take.
    per_move = 1 / max(1.0, few.counted.moves / max(1.0, few.commits))
    per_many = many.commits / max(1, many.counted.moves)
    commit = max(0.0, (few.each(few.postgres) - many.each(many.postgres)) / (per_move - per_many))
    return Constants(
        move=many.each(many.serving),
        postgres_move=max(0.0, many.each(many.postgres) - commit * per_many),
        postgres_commit=commit,
        notice=1_000_000 * many.hearing / max(1.0, many.commits),
        commit=commit_cost(new()),
        table=table,
        socket=socket,
        connections=connections,
    )


def _connections(database: str) -> int:
    with psycopg.connect(database, autocommit=True) as connection:
        found = connection.execute(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        ).fetchone()
    return int(found[0]) if found else 0


async def _memory(server: Server, laid: list[Laid]) -> tuple[float, float]:
    """KB that a table takes without its sockets, and a socket: of tables with one, and then with all."""
    sizes = [memory_of(server.process.pid)]
    loads: list[Load] = []
    for seats in (slice(1), slice(1, SEATS)):
        load = Load(server.url, len(laid))
        await load.open([Laid(table.id, table.tokens[seats]) for table in laid])
        loads.append(load)
        sizes.append(memory_of(server.process.pid))
    for load in loads:
        await load.close()
    empty, one, all_seats = sizes
    socket = max(0.0, (all_seats - one) / len(laid) / (SEATS - 1))
    return max(0.0, (one - empty) / len(laid) - socket), socket
