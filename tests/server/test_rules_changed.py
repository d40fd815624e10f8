"""A match is never replayed as something else than it was: other rules, another deck or a changed log stop it."""

import asyncio
import itertools
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, delete, select, update

import parcours
from parcours.server.db import schema
from parcours.server.db.store import Store
from parcours.server.match.integrity import CHECKSUM_EVERY

from ..golden.freeze import FOLDER as GOLDEN
from .databases import in_database, migrating
from .harness import Client, Server, Table, in_order, lay_table, start_match

Json = dict[str, Any]
SEEDS = itertools.count()
NEWEST = parcours.find_game("smile_life").version
Change = Callable[[Connection, str], object]


def of_table(**values: object) -> Change:
    return lambda connection, id: connection.execute(
        update(schema.tables).where(schema.tables.c.id == id).values(values)
    )


def of_line(number: int, **values: object) -> Change:
    line = schema.log.c.number == number
    return lambda connection, id: connection.execute(
        update(schema.log).where(schema.log.c.table == id, line).values(values)
    )


def without_line(number: int) -> Change:
    line = schema.log.c.number == number
    return lambda connection, id: connection.execute(
        delete(schema.log).where(schema.log.c.table == id, line)
    )


# What is changed behind the server's back; what the table then says differs, and which line shows it.
CHANGES: dict[str, tuple[Change, str, int]] = {
    "rules of another version": (of_table(rules=99), "rules", 0),
    "a game that is gone": (of_table(game="chess"), "rules", 0),
    "an option that is gone": (of_table(options={"tarot": True}), "rules", 0),
    "another deck was shipped": (of_table(deck_fingerprint="0" * 64), "deck", 0),
    "a deck that can't be read any more": (of_table(deck="game = 'chess'"), "deck", 0),
    "a move that is none": (of_line(3, move="castle"), "move", 3),
    "a move of another seat": (of_line(2, seat=1 - schema.log.c.seat), "move", 2),
    "a seat that is not there": (of_line(2, seat=7), "move", 2),
    "more taken back than was played": (of_line(2, move="takeback 9"), "move", 2),
    "a line that is gone": (without_line(4), "move", 5),
    "moves that lead elsewhere": (of_line(CHECKSUM_EVERY, checksum="0" * 16), "state", 16),
}


def play(table: Table, moves: int | None = None) -> None:
    async def run() -> None:
        async with Client(table, 0) as client:
            # Other dice each time: the ids of what is said come from them.
            await client.play(random.Random(next(SEEDS)), moves)

    asyncio.run(run())


def lay(server: Server, rules: int = NEWEST) -> Table:
    """A table that is played by that version of the rules, as if it had begun when that was the newest."""
    table = start_match(server, people=1, bots=1, options={"deck": 50})
    if rules != NEWEST:
        change(server, table, of_table(rules=rules))
        again(server)
    return table


def again(server: Server) -> Server:
    """The server started again, on the same port."""
    server.stop()
    return server.start()


def change(server: Server, table: Table, changed: Change) -> None:
    in_database(server, lambda connection: changed(connection, table.id))


async def watch(table: Table) -> Json:
    """What somebody is told who comes to the table."""
    async with Client(table, 0) as client:
        shown = await client.until(lambda message: message["kind"] == "chat")
        assert shown is not None
        answer = await client.ask("move", decision="1.draw", move="draw")
        assert answer["error"] == "rules_changed"
        assert (await client.ask("why", moves=["draw"]))["error"] == "rules_changed"
        assert (await client.ask("takeback"))["error"] == "rules_changed"
        assert client.state == {}
        problem: Json = client.shown["problem"]
        return problem


def test_a_changed_match_says_so_and_others_go_on(database: str, tmp_path: Path) -> None:
    with Server(database) as server:
        tables = {what: lay(server) for what in CHANGES}
        for table in tables.values():
            play(table, 12)
        untouched = lay(server)
        play(untouched, 12)
        for what, (changed, _, _) in CHANGES.items():
            change(server, tables[what], changed)
        again(server)
        for what, (_, because, number) in CHANGES.items():
            table = tables[what]
            problem = asyncio.run(watch(table))
            assert problem["error"] == "rules_changed", what
            assert problem["params"]["because"] == because, what
            assert problem["params"]["number"] == number, what
            replay = table.request("GET", "/replay", 0, params={"eyes": "ana"})
            assert (replay.status_code, replay.json()["error"]) == (409, "rules_changed"), what
            # Its seed would show all hands, and it may go on with the right version.
            assert table.request("GET", "/record", 0).json()["error"] == "not_finished"
        play(untouched)
        assert untouched.show()["status"] == "finished"
        lines = server.logged().splitlines()
        log = [json.loads(line) for line in lines if line.startswith("{")]
    stopped = [line["table"] for line in log if line.get("message") == "match stopped"]
    assert sorted(set(stopped)) == sorted(table.id for table in tables.values())
    assert not any("trace" in line for line in log)

    folder = tmp_path / "records"
    done = export(folder, database)
    assert (
        done
        == f"1 record in {folder}, and {len(CHANGES)} matches that were stopped by a change of rules\n"
    )
    names = {f"{table.id}.stopped" for table in tables.values()} | {f"{untouched.id}.record"}
    assert {file.name for file in folder.iterdir()} == names
    raw = (folder / f"{tables['rules of another version'].id}.stopped").read_text()
    assert "\nrules: 99\n" in raw
    assert raw.endswith("= unfinished\n")
    assert raw.count("\nana: ") >= 12


def export(folder: Path, database: str) -> str:
    command = [sys.executable, "-m", "parcours.cli", "export", str(folder), "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout


def test_what_was_stopped_goes_on_when_the_rules_are_back(database: str) -> None:
    with Server(database) as server:
        table = lay(server)
        play(table, 12)
        change(server, table, of_table(rules=99))
        again(server)
        assert asyncio.run(watch(table))["params"]["rules"] == 99
        change(server, table, of_table(rules=NEWEST))
        again(server)
        play(table)
        assert table.show()["status"] == "finished"
        assert table.show()["problem"] is None


def test_a_stopped_match_can_be_ended_and_read(database: str) -> None:
    """Also with takebacks in its log, which a record does not show."""
    with Server(database) as server:
        table = lay(server)
        play(table, 10)

        async def back() -> None:
            async with Client(table, 0) as client:
                await client.until(lambda message: message["kind"] == "state")
                while not client.state["decision"]:
                    await client.hear()
                assert (await client.ask("takeback"))["accepted"]

        asyncio.run(back())
        moves = in_database(
            server,
            lambda connection: (
                connection.execute(
                    select(schema.log.c.move)
                    .where(schema.log.c.table == table.id)
                    .order_by("number")
                )
                .scalars()
                .all()
            ),
        )
        undone = int(moves[-1].removeprefix("takeback "))
        change(server, table, of_table(deck_fingerprint="0" * 64))
        again(server)

        async def end() -> None:
            async with Client(table, 0) as client:
                await client.until(lambda message: message["kind"] == "chat")
                await client.ask("abandon")

        asyncio.run(end())
        record = table.request("GET", "/record").raise_for_status().text
        # Read once the deck is back, it is the same.
        change(server, table, of_table(deck_fingerprint=None))
        assert table.request("GET", "/record").raise_for_status().text == record
    said = [line.partition(": ")[2] for line in record.partition("\n\n")[2].splitlines()[:-1]]
    assert said == list(moves[: -1 - undone])


def test_a_finished_match_keeps_its_record(database: str, tmp_path: Path) -> None:
    with Server(database) as server:
        table = lay(server)
        play(table)
        record = table.request("GET", "/record").raise_for_status().text
        change(server, table, of_table(rules=99))
        for path in ("/replay?eyes=open", "/points", "/story?player=ana"):
            assert table.request("GET", path).json()["error"] == "rules_changed", path
        stored = table.request("GET", "/record").raise_for_status().text
    assert stored == record.replace(f"\nrules: {NEWEST}\n", "\nrules: 99\n")
    folder = tmp_path / "records"
    export(folder, database)
    assert (folder / f"{table.id}.record").read_text() == stored


def test_checksums_stand_in_the_log_at_intervals_and_at_the_end(database: str) -> None:
    with Server(database) as server:
        table = lay(server)
        play(table)
    query = (
        select(schema.log.c.number, schema.log.c.checksum)
        .where(schema.log.c.table == table.id)
        .order_by(schema.log.c.number)
    )
    rows = in_database(server, lambda connection: connection.execute(query).all())
    last = rows[-1][0]
    assert last > CHECKSUM_EVERY
    for number, checksum in rows:
        assert (checksum is not None) == (number % CHECKSUM_EVERY == 0 or number == last)


def test_matches_from_before_go_on(database: str) -> None:
    """A database without versions and fingerprints: its matches are of version 1 and replayed as before."""
    with Server(database) as server:
        waiting = lay_table(server, people=1, bots=1, options={"deck": 50})
        table = lay(server, rules=1)
        play(table, 12)
        finished = lay(server, rules=1)
        play(finished)
        record = finished.request("GET", "/record").text
        server.stop()
        store = Store(database)
        with migrating(store) as (_, config):
            command.downgrade(config, "0002")
        store.engine.dispose()
        server.start()
        found = in_database(
            server,
            lambda connection: connection.execute(
                select(schema.tables.c.id, schema.tables.c.rules, schema.tables.c.deck_fingerprint)
            ).all(),
        )
        assert {(row[0], row[1], row[2]) for row in found} == {
            (waiting.id, None, None),
            (table.id, 1, None),
            (finished.id, 1, None),
        }
        play(table)
        assert table.show()["status"] == "finished"
        waiting.start()
        play(waiting, 3)
        assert finished.request("GET", "/record").text == record


def play_back(connection: Connection, table: Table, match: parcours.Match, moves: int) -> None:
    """Make the table's match that one, as far as so many moves have come."""
    rows = [
        {
            "table": table.id,
            "number": number,
            "seat": seat,
            "move": match.say(move),
            "command": None,
            "at": number,
            "checksum": None,
        }
        for number, (seat, move) in enumerate(match.moves[:moves], start=1)
    ]
    connection.execute(schema.log.insert(), rows)
    of_table(seed=str(match.seed), rules=match.game.version)(connection, table.id)


@pytest.mark.parametrize(("rules", "step"), [(1, "none"), (2, "home")])
def test_a_table_goes_on_by_the_rules_it_began_with(database: str, rules: int, step: str) -> None:
    """Retire Happy: at retirement version 2 lends money for a home, version 1 does not."""
    record = GOLDEN / "retire_happy" / f"v{rules}" / "3-home.record"
    match = parcours.load_record(record.read_text(encoding="utf-8"))
    *_, (seat, last) = match.moves
    with Server(database) as server:
        table = start_match(server, "retire_happy", people=3)
        in_database(
            server, lambda connection: play_back(connection, table, match, len(match.moves) - 1)
        )
        again(server)

        async def retire() -> None:
            async with Client(table, seat) as client:
                await client.until(lambda message: message["kind"] == "state")
                assert client.state["view"]["phase"] == "retirement"
                assert client.state["view"]["step"] == step
                assert ("borrow" in client.state["legal"]) == (rules == 2)
                if rules == 1:
                    refused = await client.move("borrow")
                    assert refused["refused"]["rule"] == "RH-2.1"
                assert "accepted" in await client.move(match.say(last))

        asyncio.run(retire())
        assert table.show()["status"] == "finished"
        written = table.request("GET", "/record").raise_for_status().text
    assert f"\nrules: {rules}\n" in written
    assert written.endswith("".join(record.read_text("utf-8").partition("\n\n")[1:]))


def test_another_process_with_other_rules_is_noticed(postgres_database: str) -> None:
    """Its line is legal here, but leads to another state there."""
    with Server(postgres_database) as server:
        table = start_match(server, people=2)

        async def run() -> None:
            async with in_order(table, 0, 1) as (mover, _):
                line = {
                    "table": table.id,
                    "number": 1,
                    "seat": mover.seat,
                    "move": mover.state["legal"][0],
                    "command": None,
                    "at": 0,
                    "checksum": "0" * 16,
                }

                def write(connection: Connection) -> None:
                    connection.execute(schema.log.insert().values(line))
                    connection.exec_driver_sql(f"NOTIFY parcours, 'other,{table.id} 1'")

                await asyncio.to_thread(in_database, server, write)
                shown = await mover.until(
                    lambda message: message["kind"] == "table" and message["table"]["problem"]
                )
                assert shown["table"]["problem"]["params"]["because"] == "state"
                assert (await mover.move("draw"))["error"] == "rules_changed"

        asyncio.run(run())


@pytest.mark.parametrize("seat", [0, None])
def test_nobody_learns_more_of_a_stopped_match(sqlite_database: str, seat: int | None) -> None:
    with Server(sqlite_database) as server:
        table = lay(server)
        play(table, 3)
        change(server, table, of_table(rules=99))
        again(server)

        async def run() -> list[str]:
            async with Client(table, seat) as client:
                await client.until(lambda message: message["kind"] == "chat")
                await client.ask("ping")
                return client.received

        received = asyncio.run(run())
    assert [json.loads(text)["kind"] for text in received] == ["table", "chat", "table", "answer"]
    secret, seed = in_database(
        server,
        lambda connection: connection.execute(
            select(schema.tables.c.secret, schema.tables.c.seed)
        ).one(),
    )
    assert not any(secret in text or seed in text for text in received)
