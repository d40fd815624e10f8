"""What people notice of bots that think: tables of people, and tables of one person each among bots, in one run."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import uvloop
from sqlalchemy import Connection

from parcours.lab.load import Laid, Load
from parcours.lab.measures import BotsMeasure
from parcours.lab.server_bench import LONGEST, Server, children_of, lay_table, memory_of, written

THINK = 1.0
# Until the workers have started and have seen each match.
WARM_UP = 8.0
# What the server tells of its bots, in the order of the last fields of a measure.
FIGURES = (
    "parcours_bot_seconds_count",
    "parcours_bot_seconds_sum",
    "parcours_bot_wait_seconds_sum",
    "parcours_bot_budgets_shrunk_total",
    "parcours_bot_defaults_total",
)


def measure_bots(
    new: Callable[[], str], count: int, seconds: float, bot: str
) -> Iterator[BotsMeasure]:
    """The same number of tables and seats without that bot and with it."""
    for each in (None, bot):
        yield _measure(new(), count, seconds, each)


def _measure(database: str, count: int, seconds: float, bot: str | None) -> BotsMeasure:
    chance = random.Random(count)
    # In their first half, so that few end while it is measured.
    moves = [chance.randrange(LONGEST // 2) for _ in range(count)]

    def lay(connection: Connection) -> list[Laid]:
        return [lay_table(connection, made, chance, bot=bot) for made in moves]

    # Each table comes from an address of its own, as people do.
    laid = [
        replace(table, address=f"10.0.{at // 250}.{at % 250 + 1}")
        for at, table in enumerate(written(database, lay))
    ]

    async def play(server: Server) -> BotsMeasure:
        load = Load(server.url, count, THINK)
        await load.open(laid)
        load.begin()
        await load.count(WARM_UP, 0.0)
        before = [server.metric(name) for name in FIGURES]
        counted = await load.count(0.0, seconds)
        after = [server.metric(name) for name in FIGURES]
        figures = [late - early for late, early in zip(after, before, strict=True)]
        memory = server.memory() / 1024
        workers = sum(map(memory_of, children_of(server.process.pid))) / 1024
        await load.close()
        return BotsMeasure(bot, counted, memory, workers, *figures)

    with Server(database) as server:
        return uvloop.run(play(server))
