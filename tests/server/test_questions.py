"""Nobody ends a match or takes a move back alone: questions, who has to agree, and when they end."""

import asyncio
import math
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select, update

from parcours.server.db import schema
from parcours.server.tables import questions
from parcours.server.tables.questions import ABANDON, LASTS, PAUSE, TAKEBACK, Question
from parcours.server.wire.errors import Denied

from .databases import in_database
from .harness import PATIENCE, Client, Server, Table, first_states, in_order, lay_table
from .rows import playing_table
from .test_takebacks import all_at, move, play_in_order, turn_and_draw

Json = dict[str, Any]


def change(table: Table, **values: object) -> None:
    """Change the table's row behind the server's back."""
    row = update(schema.tables).where(schema.tables.c.id == table.id).values(values)
    in_database(table.server, lambda connection: connection.execute(row))


def lay(server: Server, people: int = 2, grace: int = 3600) -> Table:
    """A match under way, with less grace than people may choose."""
    table = lay_table(server, people=people, absence="default")
    change(table, grace=grace)
    table.start()
    return table


async def status(client: Client, wanted: str) -> None:
    while client.shown.get("status") != wanted:
        await client.hear()


async def asked(client: Client) -> Json:
    """The question that the client sees, now or soon."""
    while not client.shown.get("asking"):
        await client.hear()
    question: Json = client.shown["asking"]
    return question


async def not_asked(client: Client) -> None:
    while client.shown.get("asking", True):
        await client.hear()


async def not_there(client: Client, seat: int) -> None:
    while client.shown["seats"][seat]["present"]:
        await client.hear()


# Who counts.


def test_gone_for_a_moment_is_still_asked(standing: Server) -> None:
    table = lay(standing)

    async def run() -> None:
        async with Client(table, 0) as ana:
            async with Client(table, 1) as bob:
                await bob.until(lambda m: m["kind"] == "state")
            await ana.until(lambda m: m["kind"] == "state")
            await not_there(ana, 1)
            assert (await ana.ask("abandon"))["asked"]
            async with Client(table, 1) as bob:
                question = await asked(bob)
                assert question["awaited"] == [1]
                assert bob.shown["status"] == "playing"
                await bob.ask("agree", question=question["id"], yes=False)
            await not_asked(ana)

    asyncio.run(run())
    assert table.show()["status"] == "playing"


def test_after_a_restart_everybody_has_the_grace_time_again(database: str) -> None:
    with Server(database) as server:
        table = lay(server, grace=60)

        async def both() -> None:
            async with in_order(table, 0, 1):
                pass

        asyncio.run(both())
        server.kill()
        # A process that died can't say that its players went; what it last said is old by now.
        seen = update(schema.seats).where(schema.seats.c.table == table.id).values(seen=1)
        in_database(server, lambda connection: connection.execute(seen))
        server.start()

        async def alone() -> None:
            async with Client(table, 0) as ana:
                await ana.until(lambda m: m["kind"] == "state")
                assert (await ana.ask("abandon"))["asked"]
                assert (await asked(ana))["awaited"] == [1]

        asyncio.run(alone())
        assert table.show()["status"] == "playing"


def test_waiting_for_the_start_is_no_absence(standing: Server) -> None:
    grace = 5
    table = lay_table(standing, people=1, seats=[{}, {}], grace=grace, absence="default")

    async def run() -> None:
        async with Client(table, 0) as ana:
            await ana.until(lambda m: m["kind"] == "table")
            # Bob's seat is empty for longer than the grace time; then he sits down, and his page is not there yet.
            await asyncio.sleep(grace)
            sat = await asyncio.to_thread(table.request, "POST", "/seats", json={"name": "Bob"})
            sat.raise_for_status()
            await asyncio.to_thread(table.start)
            await ana.until(lambda m: m["kind"] == "state")
            assert (await ana.ask("abandon"))["asked"]

    asyncio.run(run())


def test_who_stays_away_is_not_waited_for(standing: Server) -> None:
    table = lay(standing, grace=1)

    async def run() -> None:
        async with Client(table, 0) as ana:
            async with Client(table, 1) as bob:
                await bob.until(lambda m: m["kind"] == "state")
            await ana.until(lambda m: m["kind"] == "state")
            assert (await ana.ask("abandon"))["asked"]
            # Nobody says anything more: the question goes on without him when his time is over.
            await status(ana, "abandoned")

    asyncio.run(run())
    late = lay(standing, grace=1)

    async def wait() -> None:
        async with Client(late, 0) as ana:
            await ana.until(lambda m: m["kind"] == "state")
            # The table plays for a player who stays away, so by now it is known that bob does.
            while not any(line["by"] == "bob" for line in ana.state["log"]):
                if ana.state["decision"]:
                    await ana.move(ana.state["legal"][0])
                else:
                    await ana.hear()
            assert "accepted" in await ana.ask("abandon")

    asyncio.run(wait())
    assert late.show()["status"] == "abandoned"


def test_a_takeback_goes_on_without_who_stays_away(standing: Server) -> None:
    table = lay(standing, grace=2)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            ana = (await stack.enter_async_context(in_order(table, 0, 1)))[0]
            other = 1 - (ana.seat or 0)
            await move([ana], 0, "draw")
            await stack.aclose()
            async with Client(table, ana.seat) as ana:
                await ana.until(lambda m: m["kind"] == "state")
                assert (await ana.ask("takeback"))["asked"]
                assert (await asked(ana))["of"] == [other]
                await all_at([ana], 2)
                assert [line["number"] for line in ana.state["log"]] == [0]
                await not_asked(ana)

    asyncio.run(run())


def test_who_comes_back_before_the_end_counts_again(standing: Server) -> None:
    table = lay(standing, people=3, grace=1)

    async def run() -> None:
        async with Client(table, 0) as ana, Client(table, 1) as bob:
            async with Client(table, 2) as cy:
                await cy.until(lambda m: m["kind"] == "state")
            await ana.until(lambda m: m["kind"] == "state")
            assert (await ana.ask("abandon"))["asked"]
            # Cy's time runs out; bob is there and has not answered.
            async with asyncio.timeout(PATIENCE):
                while (ana.shown["asking"] or {}).get("awaited") != [1]:
                    # Not so often that it counts as a flood.
                    await asyncio.sleep(0.2)
                    async with Client(table, None):
                        # A client that comes makes the table tell how it is now.
                        await ana.until(lambda m: m["kind"] == "table")
            async with Client(table, 2) as cy:
                question = await asked(cy)
                assert question["awaited"] == [1, 2]
                await bob.ask("agree", question=question["id"], yes=True)
                assert bob.shown["status"] == "playing"
                await cy.ask("agree", question=question["id"], yes=True)
                await status(ana, "abandoned")

    asyncio.run(run())


def test_who_leaves_is_not_waited_for(standing: Server) -> None:
    table = lay(standing, people=3)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(table, seat)) for seat in range(3)]
            ana, bob, _ = clients
            await ana.until(lambda m: m["kind"] == "state")
            assert (await ana.ask("abandon"))["asked"]
            question = await asked(bob)
            await bob.ask("agree", question=question["id"], yes=True)
            await asyncio.to_thread(table.request, "DELETE", "/seats/2", 2)
            await status(ana, "abandoned")

    asyncio.run(run())


# One question at a time, and each answer for the question that was seen.


def test_a_yes_counts_for_the_question_that_was_seen(standing: Server) -> None:
    """Two questions of one seat with the same id of the client's: a yes to a takeback ended the match."""
    table = lay(standing)

    async def run() -> None:
        async with in_order(table, 0, 1) as (ana, bob):
            await move([ana, bob], 0, "draw")
            assert (await ana.ask("takeback", id="same"))["asked"]
            first = await asked(bob)
            assert first["id"] != "same"
            assert (await ana.ask("abandon", id="same"))["error"] == "question_open"
            await ana.ask("agree", question=first["id"], yes=False)
            await not_asked(bob)
            assert (await ana.ask("abandon", id="same"))["asked"]
            second = await asked(bob)
            assert (second["what"], second["id"] != first["id"]) == (ABANDON, True)
            for seen in (first["id"], "same", ""):
                late = await bob.ask("agree", question=seen, yes=True)
                assert late["error"] == "nothing_asked"
            unseen = await bob.ask("agree", yes=True)
            assert unseen["error"] == "bad_message"
            assert bob.shown["status"] == "playing"
            assert bob.state["number"] == 1
            await bob.ask("agree", question=second["id"], yes=True)
            await status(ana, "abandoned")

    asyncio.run(run())


def test_no_other_seat_replaces_a_question(standing: Server) -> None:
    table = lay(standing, people=3)

    async def run(ana: Client, bob: Client, cy: Client) -> None:
        clients = [ana, bob, cy]
        await turn_and_draw(clients)
        assert (await ana.ask("abandon"))["asked"]
        question = await asked(cy)
        await bob.ask("agree", question=question["id"], yes=True)
        for do in (ABANDON, TAKEBACK):
            for client in (bob, ana):
                assert (await client.ask(do))["error"] == "question_open"
        stands = table.show(0)["asking"]
        assert stands == question | {"agreed": [bob.seat], "awaited": [cy.seat]}
        # Moves go on, and end no question but a takeback.
        await move(clients, 1, "discard")
        assert table.show(0)["asking"] == stands
        assert (await ana.ask("agree", question=question["id"], yes=False)) is not None
        await not_asked(cy)

    play_in_order(table, run)
    assert table.show()["status"] == "playing"


def test_a_move_of_one_s_own_needs_no_question(standing: Server) -> None:
    """What nobody has seen is taken back at once, whatever else is asked."""
    table = lay(standing)

    async def run() -> None:
        async with in_order(table, 0, 1) as clients:
            ana, bob = clients
            await move(clients, 0, "draw")
            await move(clients, 0, "discard")
            assert (await bob.ask("abandon"))["asked"]
            assert (await ana.ask("takeback"))["accepted"] == 3

    asyncio.run(run())


# After a no.


@pytest.mark.parametrize("how", ["refused", "withdrawn"])
def test_nobody_asks_again_without_a_pause(database: str, how: str) -> None:
    with Server(database) as server:
        table = lay(server)

        async def ask_once() -> None:
            async with Client(table, 0) as ana, Client(table, 1) as bob:
                await first_states(ana, bob)
                assert (await ana.ask("abandon"))["asked"]
                question = await asked(bob)
                by = bob if how == "refused" else ana
                await by.ask("agree", question=question["id"], yes=False)
                await not_asked(bob)
                too_soon = await ana.ask("abandon")
                assert too_soon["error"] == "asked_too_soon"
                assert 0 < too_soon["params"]["seconds"] <= PAUSE // 1000
                # He was not refused.
                assert (await bob.ask("abandon"))["asked"]
                question = await asked(ana)
                await bob.ask("agree", question=question["id"], yes=False)

        async def ask_again() -> Json:
            async with Client(table, 0) as ana:
                await ana.until(lambda m: m["kind"] == "state")
                return await ana.ask("abandon")

        asyncio.run(ask_once())
        assert asyncio.run(ask_again())["error"] == "asked_too_soon"
        server.stop()
        server.start()
        assert asyncio.run(ask_again())["error"] == "asked_too_soon"
        row = select(schema.tables.c.pauses).where(schema.tables.c.id == table.id)
        pauses = in_database(server, lambda connection: connection.execute(row).scalar_one())
        assert set(pauses) == {"abandon 0", "abandon 1"}
        change(table, pauses={key: until - PAUSE for key, until in pauses.items()})
        assert asyncio.run(ask_again())["asked"]


# What a stop or a crash leaves behind.


def test_a_question_that_nobody_answers_ends(database: str) -> None:
    with Server(database) as server:
        table = lay(server, grace=60)

        async def ask() -> Json:
            async with Client(table, 0) as ana, Client(table, 1) as bob:
                await ana.until(lambda m: m["kind"] == "state")
                await ana.ask("abandon")
                return await asked(bob)

        asyncio.run(ask())
        server.stop()
        row = select(schema.tables.c.asking).where(schema.tables.c.id == table.id)
        stored = in_database(server, lambda connection: connection.execute(row).scalar_one())
        change(table, asking=stored | {"asked": stored["asked"] - 60_000 - LASTS})
        server.start()

        async def look() -> None:
            async with Client(table, 0) as ana, Client(table, 1) as bob:
                # Both are there, and say nothing.
                await not_asked(bob)
                assert (await ana.ask("abandon"))["error"] == "asked_too_soon"

        asyncio.run(look())
        assert table.show()["status"] == "playing"


def test_what_all_agreed_to_is_done_after_a_crash(database: str) -> None:
    """The last yes is written, and the server dies before the takeback is."""
    with Server(database) as server:
        table = lay(server)

        async def ask() -> int:
            async with in_order(table, 0, 1) as (ana, bob):
                await move([ana, bob], 0, "draw")
                assert (await ana.ask("takeback"))["asked"]
                await asked(bob)
                assert ana.seat is not None
                return ana.seat

        asker = asyncio.run(ask())
        server.kill()
        row = select(schema.tables.c.asking).where(schema.tables.c.id == table.id)
        stored = in_database(server, lambda connection: connection.execute(row).scalar_one())
        change(table, asking=stored | {"agreed": [1 - asker]})
        server.start()

        async def look() -> None:
            async with Client(table, asker) as ana:
                while ana.state.get("number") != 2:
                    await ana.hear()
                assert [line["number"] for line in ana.state["log"]] == [0]

        asyncio.run(look())
        assert table.show()["asking"] is None


# The rules of questions by themselves.

PLAYERS = ["ana", "bob", "cy", "dan"]


def test_a_pause_holds_in_a_process_whose_clock_is_behind() -> None:
    at = 10_000_000
    table = playing_table(PLAYERS)
    question = Question("q", ABANDON, 0, 0, [1, 2, 3], [], "c", at)
    table = table.changed(questions.ask(table, question))
    table = table.changed(questions.answer(table, 1, "q", yes=False, at=at))
    for clock in (at - 3, at + PAUSE - 1):
        with pytest.raises(Denied) as denied:
            questions.ask(table, replace(question, asked=clock))
        assert denied.value.code == "asked_too_soon"
    # A clock that was set back by an hour makes nobody wait for an hour.
    questions.ask(table, replace(question, asked=at - 3_600_000))


steps = st.lists(
    st.tuples(
        st.sampled_from(["ask", "yes", "no"]),
        st.integers(0, 3),
        st.sampled_from([ABANDON, TAKEBACK]),
        # Which of the questions so far is answered, and how much later.
        st.integers(0, 6),
        st.integers(0, PAUSE),
    ),
    max_size=40,
)


@given(steps=steps)
def test_whatever_is_asked_and_answered(steps: list[tuple[str, int, str, int, int]]) -> None:
    table = playing_table(PLAYERS)
    ids: list[str] = ["nothing"]
    agreed: dict[str, set[int]] = {}
    refused: dict[tuple[str, int], float] = {}
    at = 1_000_000
    for do, seat, what, which, later in steps:
        at += later
        before = questions.read_question(table)
        if do == "ask":
            of = [other for other in range(4) if other != seat]
            question = Question(f"q{len(ids)}", what, seat, 0, of, [], f"c{len(ids)}", at)
            may = before is None and at >= refused.get((what, seat), -math.inf) + PAUSE
            try:
                table = table.changed(questions.ask(table, question))
            except Denied as denied:
                assert not may
                assert denied.code == ("asked_too_soon" if before is None else "question_open")
                assert questions.read_question(table) == before
                continue
            assert may
            ids.append(question.id)
            agreed[question.id] = set()
            continue
        id = ids[which % len(ids)]
        is_open = before is not None and before.id == id
        may = is_open and before is not None and (seat != before.by or do == "no")
        try:
            table = table.changed(questions.answer(table, seat, id, do == "yes", at))
        except Denied as denied:
            assert (denied.code, may) == ("nothing_asked", False)
            assert questions.read_question(table) == before
            continue
        assert may
        assert before is not None
        after = questions.read_question(table)
        if do == "no":
            assert after is None
            refused[before.what, before.by] = at
        else:
            agreed[id].add(seat)
            assert after is not None
            assert set(after.agreed) == agreed[id]
            assert set(after.awaited(table.seats, [])) == set(after.of) - agreed[id]
