"""What there is once a match is over: points, lives, proof and replay."""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from playwright.sync_api import Route, expect

from ..server.harness import GAMES, Client, Server, Table, http, start_match
from .driver import Person
from .test_page import violations


def play_out(server: Server, game: str, **wishes: object) -> Table:
    """A match that three clients have played to its end."""

    async def play_all(table: Table) -> None:
        async def play(seat: int) -> None:
            async with Client(table, seat) as client:
                await client.play(Random(seat))

        await asyncio.gather(*(play(seat) for seat in range(3)))

    table = start_match(server, game, people=3, **wishes)
    # The browser's driver has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(play_all(table))).result()
    return table


def written(score: float) -> str:
    """As people write it, with a minus sign and with halves."""
    size = abs(score)
    whole = str(int(size)) if size >= 1 or size == 0 else ""
    return f"{'−' if score < 0 else ''}{whole}{'½' if size % 1 else ''}"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_told_and_replayed(
    server: Server, person: Callable[..., Person], axe: str, game: str
) -> None:
    table = play_out(server, game)
    page = person().page
    page.goto(f"{server.url}/match/{table.id}#{table.key}")
    expect(page.get_by_role("img", name="Points over time")).to_be_visible()
    for place in table.show()["result"]["ranking"]:
        expect(page.locator("tfoot td", has_text=written(place["score"])).first).to_be_visible()
    page.get_by_role("button", name="Check it here").click()
    expect(page.get_by_text("The record agrees with itself.").first).to_be_visible()
    expect(page.locator(".told p").first).not_to_be_empty()
    assert violations(page, axe) == ""

    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", re.compile("[1-9]"))
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last))
    expect(page.get_by_role("heading", name=f"Step {last} of {last}")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("heading", name=f"Step {last - 1} of {last}")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name=f"Step {last} of {last}")).to_be_visible()
    for eyes in [*(seat["player"] for seat in table.show()["seats"]), "open"]:
        page.get_by_label("Through the eyes of").select_option(eyes)
        expect(page.get_by_role("heading", name=f"Step {last} of {last}")).to_be_visible()
        assert f"eyes={eyes}" in page.url
    assert violations(page, axe) == ""


def test_the_proof_fails_when_a_byte_is_changed(
    server: Server, person: Callable[..., Person]
) -> None:
    table = play_out(server, "smile_life", options={"deck": 50})
    page = person().page

    def forge(route: Route) -> None:
        record = http("GET", route.request.url, headers={"X-Table-Key": table.key}).text
        route.fulfill(body=record.replace("anas_part", "anas_lark"))

    page.route("**/record", forge)
    page.goto(f"{server.url}/match/{table.id}#{table.key}")
    page.get_by_role("button", name="Check it here").click()
    expect(page.get_by_text("A number is not the one whose fingerprint").first).to_be_visible()
    expect(page.get_by_text("This record does not prove a fair shuffle.").first).to_be_visible()
