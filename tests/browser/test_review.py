"""A match is played, reviewed and continued from its worst moment, and a hint is given: on a desktop and on a phone."""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from playwright.sync_api import Page, expect

from ..server.harness import Client, Server, Table, start_match
from .conftest import DESKTOP, PHONE
from .driver import Person
from .test_page import violations

# Milliseconds in which a review is made on a busy machine.
MADE = 240_000


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    """A short match of somebody who moves at random against a bot that does not."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "medium", "name": "Mona"}]
    table = start_match(server, people=1, seats=seats, options={"deck": 50})

    async def play() -> None:
        async with Client(table, 0) as client:
            await client.play(Random(3))

    # The browser's driver has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(play())).result()
    return table


def sit_down(page: Page, table: Table) -> None:
    """Give the page the token of the first seat, as the browser of its player has it."""
    cookie = {"name": f"seat_{table.id}", "value": table.tokens[0]}
    path = f"{table.server.url}/api/tables/{table.id}"
    page.context.add_cookies([cookie | {"url": path}])  # type: ignore[list-item]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_match_is_reviewed_and_continued(
    table: Table, person: Callable[..., Person], axe: str, size: dict[str, int]
) -> None:
    page = person(viewport=size).page
    sit_down(page, table)
    page.goto(f"{table.server.url}/review/{table.id}#{table.key}")
    # The rough curve is there before the review is made.
    chart = page.get_by_role("group", name="Chance to win over the match")
    expect(chart).to_be_visible(timeout=MADE)
    mattered = page.get_by_role("article").first
    expect(mattered).to_be_visible(timeout=MADE)
    expect(page.get_by_role("heading", name="Luck and moves")).to_be_visible()
    assert violations(page, axe) == ""
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    # The curve is read by keys, and is a table too.
    chart.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("Step 0: Ana [0-9]+%"))).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.get_by_role("rowheader", name="0", exact=True)).to_be_visible()
    # A point of the curve is a moment of the replay.
    chart.locator("svg").click(position={"x": 150, "y": 100})
    page.wait_for_url("**/replay/**at=*")
    expect(page.get_by_role("heading", name=re.compile("Step [0-9]+ of"))).to_be_visible()
    page.go_back()

    page.get_by_role("article").first.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    hint = page.get_by_role("button", name="Hint", exact=True)
    expect(hint).to_be_visible()
    hint.click()
    expect(page.get_by_text("You have used one hint in this match.")).to_be_visible()
    assert page.locator(".hints li").count() >= 1


def test_other_players_decisions_are_not_shown_to_a_player(
    table: Table, person: Callable[..., Person]
) -> None:
    mine = person().page
    sit_down(mine, table)
    mine.goto(f"{table.server.url}/review/{table.id}#{table.key}")
    expect(mine.get_by_role("article").first).to_be_visible(timeout=MADE)
    expect(mine.get_by_role("button", name="Mona")).to_have_count(0)
    # A spectator chooses whose they are.
    page = person().page
    page.goto(f"{table.server.url}/review/{table.id}#{table.key}")
    page.get_by_role("button", name="Ana").click()
    expect(page.get_by_role("article").first).to_be_visible()
