"""How fast bots play for somebody who plays with them alone, and whose moves were made for them."""

import asyncio
import random
from typing import Any

import pytest

from .harness import Client, Server, any_move, lay_table, start_match
from .test_clocks import first_mover, lay, state

# Seconds in which a bot that is not held back has long moved.
LONG_ENOUGH = 1.5


async def play_to_bot(client: Client) -> None:
    """Move until it is a bot's turn."""
    while client.state["awaited"] == ["ana"]:
        await client.move(any_move(client.state["legal"], random.Random(1)))


def test_bots_wait_for_the_only_person(standing: Server) -> None:
    table = start_match(standing, people=1, bots=1)

    async def run() -> None:
        async with Client(table, 0) as ana:
            await state(ana)
            while not ana.state["decision"]:
                await ana.hear()
            assert (await ana.ask("pace", pace="wait")).keys() == {"kind", "id"}
            await play_to_bot(ana)
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(LONG_ENOUGH):
                    await ana.hear()
            await ana.ask("pace", pace="skip")
            while not ana.state["decision"]:
                await ana.hear()

    asyncio.run(run())


def test_bots_go_on_once_the_browser_that_held_them_is_gone(standing: Server) -> None:
    table = start_match(standing, people=1, bots=1)

    async def run() -> None:
        async with Client(table, 0) as ana:
            await state(ana)
            async with Client(table, 0) as phone:
                await state(phone)
                await phone.ask("pace", pace="wait")
                await ana.ask("pace", pace="fast")
            await ana.play(random.Random(1), 5)

    asyncio.run(run())


def test_nobody_holds_bots_back_where_others_play(standing: Server) -> None:
    table = start_match(standing, people=2, bots=1)

    async def run() -> None:
        async with Client(table, 0) as ana, Client(table, 1) as bob:
            await state(ana)
            await state(bob)
            await ana.ask("pace", pace="wait")
            # Nobody's second turn comes before the bot has played.
            playing = [asyncio.create_task(one.play(random.Random(1), 5)) for one in (ana, bob)]
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in playing:
                task.cancel()
            assert any(task.done() and not task.cancelled() for task in playing)

    asyncio.run(run())


def test_a_pace_is_for_players_and_has_a_name(standing: Server) -> None:
    table = start_match(standing, people=1, bots=1)

    async def run() -> None:
        async with Client(table, None) as spectator:
            await state(spectator)
            assert (await spectator.ask("pace", pace="skip"))["error"] == "forbidden"
            answer = await spectator.ask("pace", pace="breakneck")
            assert answer["error"] == "bad_message"
            assert "one of wait, slow, normal, fast, skip" in answer["message"]

    asyncio.run(run())


def test_a_move_made_when_the_time_is_up_is_marked(standing: Server) -> None:
    table = lay(standing, "decision", 2)

    async def run() -> None:
        async with Client(table, 0) as ana, Client(table, 1) as bob:
            slow, _ = await first_mover(ana, bob)
            while slow.state["number"] == 0:
                await slow.hear()
            assert [entry["stand_in"] for entry in slow.state["log"]] == ["clock"]
            # And for people who come later.
            async with Client(table, None) as spectator:
                found = await state(spectator)
                assert found["log"][1]["stand_in"] == "clock"

    asyncio.run(run())


def test_who_is_away_is_counted_down_and_who_left_is_marked(standing: Server) -> None:
    table = lay(standing, absence="bot", grace=60)

    async def run() -> None:
        async with Client(table, 0) as ana:
            async with Client(table, 1) as bob:
                await state(bob)
                shown: dict[str, Any] = await ana.until(
                    lambda m: m["kind"] == "table" and m["table"]["seats"][1]["present"]
                )
                assert shown["table"]["seats"][1]["grace"] is None
            shown = await ana.until(
                lambda m: m["kind"] == "table" and not m["table"]["seats"][1]["present"]
            )
            assert 0 < shown["table"]["seats"][1]["grace"] <= 60_000
            table.request("DELETE", "/seats/1", 1).raise_for_status()
            await ana.play(random.Random(1), 5)
            async with Client(table, None) as spectator:
                log = (await state(spectator))["log"]
            assert {entry["stand_in"] for entry in log if entry["by"] == "bob"} == {"left"}
            assert {entry["stand_in"] for entry in log if entry["by"] == "ana"} == {None}
            assert ana.shown["seats"][1]["grace"] is None

    asyncio.run(run())


def test_whose_turn_it_is_can_be_asked(standing: Server) -> None:
    table = lay_table(standing, people=2)
    assert table.request("GET", "/turn", 0).json()["error"] == "not_playing"
    table.start()
    turn = table.request("GET", "/turn", 0).raise_for_status().json()
    assert len(turn["awaited"]) == 1
    assert turn["waiting"] >= 0
    assert turn["clocks"] == {}
