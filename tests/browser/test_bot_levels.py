"""Bots at the page: their levels before a match, and their reasons after it."""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from playwright.sync_api import expect

from ..server.harness import Client, Server, lay_table
from .conftest import DESKTOP, PHONE
from .driver import Person
from .test_page import violations

SIZES = pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SIZES
def test_the_host_chooses_a_level_for_each_bot(
    server: Server, person: Callable[..., Person], axe: str, viewport: dict[str, int]
) -> None:
    host, guest = person(viewport=viewport), person(viewport=viewport)
    page = host.page
    page.goto(server.url)
    page.get_by_label("Your name").fill("Inès")
    page.locator("[data-game=smile_life]").get_by_role("link", name="Invite friends").click()
    page.get_by_label("Seats").select_option("4")
    page.get_by_label("Seat 2").select_option("hard")
    assert violations(page, axe) == ""
    page.get_by_role("button", name="Create table").click()
    link = page.get_by_label("The link to this table").input_value()
    guest.sit_down(link, "Bram")
    expect(guest.page.get_by_text("bot, hard")).to_be_visible()

    level = page.get_by_label(re.compile("^Level of"))
    expect(level).to_have_value("hard")
    expect(
        page.get_by_text("Looks ahead, and reckons with what the others may do.")
    ).to_be_visible()
    level.select_option("expert")
    expect(guest.page.get_by_text("bot, expert")).to_be_visible()
    # The next one begins with what was chosen last.
    page.get_by_role("button", name="Add a bot").click()
    expect(guest.page.get_by_text("bot, expert")).to_have_count(2)
    level.last.select_option("easy")
    expect(guest.page.get_by_text("bot, easy")).to_be_visible()
    assert violations(page, axe) == ""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    host.start()
    if viewport == PHONE:
        # The seat tells it once it is opened.
        chip = page.locator(".chip", has_text="bot, expert").first
        chip.get_by_role("button", name=re.compile("^See ")).click()
    expect(page.get_by_text("bot, expert").locator("visible=true").first).to_be_visible()


@SIZES
def test_a_quick_match_asks_against_whom_and_remembers_it(
    server: Server, person: Callable[..., Person], axe: str, viewport: dict[str, int]
) -> None:
    alone = person(viewport=viewport)
    page = alone.page
    page.goto(server.url)
    game = page.locator("[data-game=smile_life]")
    game.get_by_role("button", name="Play now").click()
    choice = page.get_by_role("dialog", name="Smile Life")
    expect(choice.get_by_role("link", name="Learn it in three minutes")).to_be_focused()
    expect(choice.get_by_role("radio", name=re.compile("^easy"))).to_be_checked()
    expect(choice.get_by_text("You against 3 bots (easy), at once.")).to_be_visible()
    choice.get_by_role("radio", name=re.compile("^hard")).check()
    choice.get_by_role("group", name="Bots").get_by_text("2", exact=True).click()
    expect(choice.get_by_text("You against 2 bots (hard), at once.")).to_be_visible()
    assert violations(page, axe) == ""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    expect(choice).to_be_hidden()
    game.get_by_role("button", name="Play now").click()
    choice.get_by_role("button", name="Just play").click()
    alone.at_table()
    expect(page.get_by_text("bot, hard")).to_have_count(2)
    # Then it starts at once as the last time, and the choice is beside it.
    page.goto(server.url)
    game.get_by_role("button", name="Choose the bots").click()
    expect(choice.get_by_role("radio", name=re.compile("^hard"))).to_be_checked()
    choice.get_by_role("button", name="Close").click()
    game.get_by_role("button", name="Play now").click()
    alone.at_table()
    expect(page.get_by_text("bot, hard")).to_have_count(2)


@SIZES
def test_a_bot_tells_what_it_weighed(
    server: Server, person: Callable[..., Person], axe: str, viewport: dict[str, int]
) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "hard", "name": "Iris"}]
    table = lay_table(server, people=1, seats=seats, options={"deck": 50})
    table.start()

    async def play() -> None:
        async with Client(table, 0) as client:
            await client.play(Random(1))

    # The browser's driver has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(play())).result()
    steps = table.request("GET", "/replay?steps=60&eyes=open", 0).json()["steps"]
    # With a card to choose from the hand.
    chosen = [
        step
        for step in steps
        if step["by"] == "iris" and step["move"].startswith(("play ", "discard "))
    ]
    plays = [step["number"] for step in chosen]
    mine = next(step["number"] for step in steps if step["by"] == "ana")

    page = person(viewport=viewport).page
    page.goto(f"{server.url}/replay/{table.id}?at={mine}#{table.key}")
    ask = page.get_by_role("button", name="What does the bot weigh here?")
    expect(page.get_by_role("slider")).to_have_attribute("max", re.compile("[1-9]"))
    expect(page.get_by_role("heading", name=f"Step {mine} of")).to_be_visible()
    expect(ask).to_have_count(0)
    page.goto(f"{server.url}/replay/{table.id}?at={plays[0]}#{table.key}")
    ask.click()
    expect(page.get_by_role("heading", name="What the bot weighs")).to_be_visible()
    weighed = page.locator(".weighed li")
    assert weighed.count() > 1
    expect(page.get_by_text(re.compile(r"tried (once|\d+ times)")).first).to_be_visible()
    assert violations(page, axe) == ""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # At another step it is asked for again.
    page.keyboard.press("ArrowLeft")
    expect(weighed).to_have_count(0)
