"""Which bots there are for whom, those of the operator, how long they may think, and their reasons afterwards."""

import asyncio
import os
import random
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from parcours.bots import Budget
from parcours.server.play.bots import LEAST_TIME, Bots, shrink

from .harness import PATIENCE, Client, Json, Server, Table, http, lay_table

OWN = """
import time

from parcours.bots import Choice


class Last:
    name = "last"

    def choose(self, world, seat, moves, chance):
        return Choice(moves[-1])


class Slow(Last):
    name = "slow"

    def choose(self, world, seat, moves, chance):
        time.sleep(2)
        return Choice(moves[-1])


class Stuck(Last):
    name = "stuck"

    def choose(self, world, seat, moves, chance):
        time.sleep(3600)


class Wrong(Last):
    name = "wrong"

    def choose(self, world, seat, moves, chance):
        raise LookupError("my own mistake")
"""


def with_own(database: str, folder: Path, **settings: object) -> Server:
    """A server whose operator has bots of their own."""
    (folder / "ownbots.py").write_text(OWN, encoding="utf-8")
    names = ("Last", "Slow", "Stuck", "Wrong")
    bots = " ".join(f"ownbots:{name}" for name in names)
    server = Server(database, bots=bots, **settings)
    path = server.environment.get("PYTHONPATH", "")
    server.environment["PYTHONPATH"] = os.pathsep.join([str(folder), path])
    return server


def lay(server: Server, *bots: str, **wishes: object) -> Table:
    """A match of one person against these bots that is being played."""
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    table = lay_table(server, people=1, seats=seats, **wishes)
    table.start()
    return table


async def play_out(*tables: Table) -> None:
    async def play(table: Table) -> None:
        async with Client(table, 0) as client:
            await client.play(random.Random(1))

    await asyncio.gather(*(play(table) for table in tables))


def metric(server: Server, name: str) -> float:
    found = re.search(rf"^{name} (\S+)", http("GET", f"{server.url}/metrics").text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def test_people_choose_from_four_levels(standing: Server) -> None:
    game = http("GET", f"{standing.url}/api/games").json()[0]
    assert game["levels"] == ["easy", "medium", "hard", "expert"]
    assert game["default_bot"] == "medium"
    assert {"greedy", "random", *game["levels"]} <= set(game["bots"])
    table = lay_table(standing, people=1, bots=2)
    chosen = table.request("PATCH", "/seats/1", 0, json={"kind": "bot", "bot": "hard"})
    assert chosen.json()["seats"][1]["bot"] == "hard"
    usual = table.request("PATCH", "/seats/2", 0, json={"kind": "bot"})
    assert usual.json()["seats"][2]["bot"] == "medium"


@pytest.mark.parametrize("bot", ["os:system", "expert:30s", "clever", "parcours.bots:GreedyBot"])
def test_nobody_names_a_module_or_a_budget(standing: Server, bot: str) -> None:
    table = lay_table(standing, people=1, bots=2)
    refused = table.request("PATCH", "/seats/1", 0, json={"kind": "bot", "bot": bot})
    assert refused.status_code == 422
    assert refused.json()["error"] == "bad_setup"


@pytest.mark.parametrize("bot", ["easy", "hard", "expert", "greedy"])
def test_each_level_plays(standing: Server, bot: str) -> None:
    table = lay(standing, bot, options={"deck": 50})
    asyncio.run(play_out(table))
    assert table.show()["status"] == "finished"


# The operator's own.


def test_the_operators_own_bots_play(sqlite_database: str, tmp_path: Path) -> None:
    with with_own(sqlite_database, tmp_path) as server:
        for path in ("/api/games", "/api/games/smile_life"):
            answer = http("GET", f"{server.url}{path}").json()
            game = answer if isinstance(answer, dict) else answer[0]
            assert "last" in game["bots"]
            assert "last" not in game["levels"]
        table = lay(server, "last", options={"deck": 50})
        asyncio.run(play_out(table))
        assert metric(server, "parcours_bot_defaults_total") == 0
        last = len(table.request("GET", "/record").text.splitlines())
        told = [reasons(table, number) for number in range(1, 12)]
        assert {answer["bot"] for answer in told if "bot" in answer} == {"last"}
        assert last > 12


def test_a_bot_that_fails_costs_default_moves_and_nothing_else(
    sqlite_database: str, tmp_path: Path
) -> None:
    with with_own(sqlite_database, tmp_path) as server:
        tables = [lay(server, bot, options={"deck": 50}) for bot in ("wrong", "last")]
        asyncio.run(play_out(*tables))
        assert metric(server, "parcours_bot_defaults_total") > 0
        logged = server.stop()
    assert "LookupError: my own mistake" in logged
    assert '"message": "a bot failed"' in logged
    assert "could not" not in logged


def test_a_bot_that_hangs_costs_one_default_move_each_time(
    sqlite_database: str, tmp_path: Path
) -> None:
    with with_own(sqlite_database, tmp_path, bot_seconds=0.5, bot_workers=2) as server:
        stuck, other = lay(server, "stuck"), lay(server, "last", options={"deck": 50})

        async def run() -> None:
            async with Client(stuck, 0) as client:
                playing = asyncio.create_task(play_out(other))
                # Its second turn comes only if the bot's was played.
                await client.play(random.Random(1), moves=3)
                await playing

        asyncio.run(run())
        assert metric(server, "parcours_bot_defaults_total") >= 1
        assert other.show()["status"] == "finished"
        assert '"error": "TimeoutError"' in server.logged()


def test_thinking_counts_into_the_pace(sqlite_database: str, tmp_path: Path) -> None:
    with with_own(sqlite_database, tmp_path, bot_pace=2, bot_seconds=PATIENCE) as server:
        table = lay(server, "slow")

        async def run() -> None:
            async with Client(table, 0) as client:
                await client.until(lambda message: message["kind"] == "state")
                gaps: list[float] = []
                while len(gaps) < 3:
                    waits = client.state["awaited"] != ["ana"]
                    begin = time.monotonic()
                    if not waits:
                        await client.move(random.Random(1).choice(client.state["legal"]))
                        continue
                    await client.until(lambda message: message["kind"] == "state")
                    gaps.append(time.monotonic() - begin)
                # The two seconds of thinking are the two seconds of the pace. For the first move, a worker starts.
                assert min(gaps[1:]) > 1.5
                assert max(gaps[1:]) < 3.8

        asyncio.run(run())


@pytest.mark.parametrize(
    ("bots", "expected"),
    [
        ("nowhere:MyBot", "there is no module 'nowhere'"),
        ("parcours.bots.greedy:GreedyBot", "there is a bot 'greedy' already"),
    ],
)
def test_a_server_does_not_begin_without_a_bot_that_it_was_told(
    tmp_path: Path, bots: str, expected: str
) -> None:
    command = [sys.executable, "-m", "parcours.cli", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{tmp_path}/tables.db"]
    environment = os.environ | {"PARCOURS_BOTS": bots}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 2
    assert expected in done.stderr
    assert "Traceback" not in done.stderr


# How long they may think.


@pytest.mark.parametrize(
    ("wanted", "share", "given"),
    [
        (Budget(milliseconds=1000), 4.0, Budget(milliseconds=1000)),
        (Budget(milliseconds=1000), 0.25, Budget(milliseconds=250)),
        (Budget(milliseconds=1000), 0.0001, Budget(milliseconds=LEAST_TIME)),
        (Budget(milliseconds=5), 0.0001, Budget(milliseconds=5)),
        (Budget(milliseconds=9000), 1.0, Budget(milliseconds=2500)),
        (Budget(simulations=400), 0.25, Budget(simulations=100)),
        (Budget(simulations=400), 0.001, Budget(simulations=16)),
    ],
)
def test_a_budget_shrinks_with_the_load(wanted: Budget, share: float, given: Budget) -> None:
    assert shrink(wanted, share, 5000) == given


def test_addresses_share_the_workers_and_decisions_share_their_address() -> None:
    bots = Bots(workers=2, seconds=60)

    def time_of(address: str) -> int:
        budget = bots.budget(address, "expert")
        assert budget is not None
        return budget.milliseconds or 0

    bots._open = Counter({"ana": 1})
    alone = time_of("ana")
    bots._open = Counter({"ana": 1, "flood": 400})
    assert time_of("ana") == alone
    assert time_of("flood") == LEAST_TIME
    bots._open = Counter({"ana": 1, "bob": 1, "cy": 1, "flood": 400})
    assert time_of("ana") == alone // 2
    bots._open = Counter({"ana": 8})
    assert time_of("ana") == alone // 4
    assert bots.budget("ana", "greedy") is None


# Reasons.


def reasons(table: Table, number: int) -> Json:
    answer: Json = table.request("GET", f"/reasons?number={number}", 0).json()
    return answer


def test_a_bot_tells_its_reasons_once_the_match_is_over(server: Server) -> None:
    table = lay(server, "hard", "medium", options={"deck": 50}, replay="players")
    early = table.request("GET", "/reasons?number=1", 0)
    assert (early.status_code, early.json()["error"]) == (409, "not_finished")
    asyncio.run(play_out(table))
    replay = table.request("GET", "/replay?eyes=open&steps=200", 0).json()
    bots = {seat["player"]: seat["bot"] for seat in table.show()["seats"]}
    told = {}
    for step in replay["steps"][1:40]:
        answer = reasons(table, step["number"])
        if bots[step["by"]] is None:
            assert answer["error"] == "no_reasons"
            continue
        assert (answer["player"], answer["bot"]) == (step["by"], bots[step["by"]])
        assert answer["move"] == step["move"]
        weighed = [reason["move"] for reason in answer["reasons"]]
        assert len(weighed) <= 6
        assert not weighed or answer["choice"] in weighed
        told[answer["bot"]] = told.get(answer["bot"], 0) + len(weighed)
    assert told["hard"] > 0
    assert told["medium"] > 0
    assert reasons(table, replay["number"] + 1)["error"] == "no_reasons"
    assert table.request("GET", "/reasons?number=0", 0).status_code == 422
    stranger = table.request("GET", "/reasons?number=1")
    assert (stranger.status_code, stranger.json()["error"]) == (403, "not_replayable")
