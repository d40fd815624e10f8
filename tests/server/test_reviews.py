"""Reviews of finished matches: made beside the event loop, kept, and nobody's while the match goes on."""

import asyncio
import json
import random
import time
from typing import Any, cast

import pytest
from sqlalchemy import Connection, create_engine, delete, text

from parcours.lab.load import Laid
from parcours.lab.server_bench import lay_table
from parcours.review import Effort
from parcours.review.reviewer import Reviewer
from parcours.server.db import schema
from parcours.server.db.reviews import (
    ReviewRow,
    claim_review,
    forget_claims,
    give_up_review,
    keep_review,
    read_review,
)
from parcours.server.db.rows import LogRow, TableRow, read_log, read_table
from parcours.server.db.store import Store
from parcours.server.wire.errors import Denied
from parcours.server.workers import reviews
from parcours.server.workers.reviews import MOST_OPEN, Reviews, advance

from .harness import PATIENCE, Client, Json, Server, Table, http, in_loop, start_match
from .rows import playing_table


def lay_some_moves(connection: Connection) -> Laid:
    """A match of some moves, as good as a finished one for a review."""
    return lay_table(connection, 30, random.Random(1))


SMALL = Effort(points=6, worlds=1, screened=1, examined=1, simulations=2, compared=2)


def finished_match(server: Server, game: str = "high_card", **wishes: Any) -> Table:
    """A short match of one person against a bot, played to its end."""
    table = start_match(server, game, people=1, bots=1, **wishes)

    async def play() -> None:
        async with Client(table, 0) as client:
            await client.play(random.Random(1))

    asyncio.run(play())
    return table


def made_review(table: Table, seat: int | None = 0) -> Json:
    """The review once it is made, with the progress that was told until then in order."""
    until = time.monotonic() + 3 * PATIENCE
    seen: list[int] = []
    while time.monotonic() < until:
        answer: Json = table.request("GET", "/review", seat).raise_for_status().json()
        seen.append(answer["progress"])
        assert seen == sorted(seen)
        assert len(answer["points"]) > 3
        if answer["progress"] == 100:
            return answer
        assert answer["decisions"] == []
        time.sleep(0.2)
    raise AssertionError(f"the review was never made: {seen}")


def test_a_review_is_made_once_the_match_is_over_and_kept(database: str) -> None:
    with Server(database) as server:
        running = start_match(server, people=1, bots=1)
        early = running.request("GET", "/review", 0)
        assert (early.status_code, early.json()["error"]) == (409, "not_finished")
        table = finished_match(server)
        review = made_review(table)
        assert review["players"] == [seat["player"] for seat in table.show(0)["seats"]]
        assert set(review["shares"]) == set(review["players"])
        won = review["points"][-1]["known"]
        assert sum(won) == pytest.approx(1)
        for seat, player in enumerate(review["players"]):
            share = review["shares"][player]
            assert share["luck"] + share["decided"] == pytest.approx(won[seat] - 0.5, abs=0.01)
        for decision in review["decisions"]:
            step = table.request("GET", f"/replay?eyes=open&from={decision['number']}&steps=1", 0)
            assert step.json()["steps"][0]["by"] == decision["player"]
            assert step.json()["steps"][0]["move"] == decision["made"]
    # Another process finds it where it was kept.
    with Server(database) as server:
        table.server = server
        begin = time.monotonic()
        assert table.request("GET", "/review", 0).json() == review
        assert time.monotonic() - begin < PATIENCE
        engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://", 1))
        with engine.begin() as connection:
            kept = connection.execute(text("SELECT count(*) FROM reviews")).scalar()
            assert kept == 1
        engine.dispose()


def test_of_two_processes_one_makes_a_review(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are asked at once, and again until it is made: all slices are those of one of them."""
    slices: list[str] = []
    monkeypatch.setattr(reviews, "SLICE", 0.001)
    monkeypatch.setattr(reviews, "RENEW_EVERY", 0)
    monkeypatch.setattr(reviews, "Reviewer", lambda match: Reviewer(match, SMALL))

    async def ask(making: Reviews, table: TableRow, rows: list[LogRow]) -> list[int]:
        async def counted(table: TableRow, rows: list[LogRow]) -> Any:
            slices.append(making.store.process)
            return advance(table, rows)

        monkeypatch.setattr(making, "_slice", counted)
        seen: list[int] = []
        while not seen or seen[-1] < 100:
            review = json.loads(await making.read("somewhere", table, rows))
            assert len(review["points"]) > 3
            seen.append(review["progress"])
            await asyncio.sleep(0.01)
        return seen

    async def run() -> None:
        stores = [Store(postgres_database, name) for name in ("one", "other")]
        for store in stores:
            store.migrate()
            store.start()
        try:
            laid = await stores[0].write("", lay_some_moves)
            table, rows = await stores[0].read(
                lambda c: (read_table(c, laid.id), read_log(c, laid.id))
            )
            told = await asyncio.gather(*(ask(Reviews(store), table, rows) for store in stores))
            for seen in told:
                assert seen == sorted(seen)
            assert len(set(slices)) == 1
            # One who asks later finds it.
            made = len(slices)
            assert await ask(Reviews(stores[0]), table, rows) == [100]
            assert len(slices) == made
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_a_review_is_taken_over_from_a_process_that_died(sqlite_database: str) -> None:
    store = Store(sqlite_database)
    store.migrate()
    with store.engine.execution_options(writing=True).begin() as connection:
        id = lay_some_moves(connection).id
        assert claim_review(connection, id, "dead", at=1000, until=2000)
        assert keep_review(connection, id, "dead", "half", 2500)
        assert not claim_review(connection, id, "next", at=2400, until=3000)
        assert claim_review(connection, id, "next", at=2500, until=3000)
        # It was only slow: what it writes now is not taken, and it gives up nothing of another's.
        assert not keep_review(connection, id, "dead", "whole", None)
        give_up_review(connection, id, "dead")
        assert keep_review(connection, id, "next", "whole", None)
        assert not claim_review(connection, id, "third", at=9000, until=9999)
        forget_claims(connection)
        assert read_review(connection, id) == ReviewRow("whole", None)
        # Deleting a place deletes it: one that is being made with the old names is not kept.
        connection.execute(delete(schema.reviews))
        assert not keep_review(connection, id, "next", "whole", None)
    store.engine.dispose()


def test_only_those_who_may_see_the_replay_get_a_review(standing: Server) -> None:
    table = finished_match(standing, replay="players")
    stranger = table.request("GET", "/review")
    assert (stranger.status_code, stranger.json()["error"]) == (403, "not_replayable")
    nobody = http("GET", f"{standing.url}/api/tables/{table.id}/review")
    assert nobody.json()["error"] == "no_such_table"


def test_moves_go_on_while_a_review_is_made(standing: Server) -> None:
    table = finished_match(standing, game="smile_life", options={"deck": 50})
    first = table.request("GET", "/review", 0).raise_for_status().json()
    other = start_match(standing, "high_card", people=1, bots=1)

    async def play() -> None:
        async with Client(other, 0) as client:
            await client.play(random.Random(2))

    asyncio.run(play())
    assert other.show(0)["status"] == "finished"
    again = table.request("GET", "/review", 0).raise_for_status().json()
    assert first["progress"] <= again["progress"] < 100


def test_a_slice_goes_on_where_the_last_one_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing_table(["ana", "bob"], options={"deck": 50})
    monkeypatch.setattr(reviews, "Reviewer", lambda match: Reviewer(match, SMALL))
    monkeypatch.setattr(reviews, "SLICE", 0.0)
    progress = [advance(table, [])["progress"]]
    assert progress == [0]
    monkeypatch.setattr(reviews, "SLICE", 60.0)
    assert advance(table, [])["progress"] == 100
    assert not reviews._reviewers


@in_loop
async def test_an_address_has_few_reviews_in_the_making() -> None:
    making = Reviews(cast(Store, None))
    making._open["somewhere"] = MOST_OPEN
    with pytest.raises(Denied, match="too many"):
        await making._so_far("somewhere", playing_table(["ana", "bob"]), [])
