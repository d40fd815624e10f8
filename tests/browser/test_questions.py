"""What players ask of each other, and a match that can't go on, as people at the page see them."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from sqlalchemy import update

from parcours.server.db import schema

from ..server.databases import in_database
from ..server.harness import Server, Table, start_match
from .driver import Person
from .test_page import violations


def sit(person: Callable[..., Person], table: Table, seat: int) -> Page:
    """A page of somebody who holds that seat."""
    page = person().page
    cookie = {"name": f"seat_{table.id}", "value": table.tokens[seat], "url": table.server.url}
    page.context.add_cookies([cookie])
    page.goto(f"{table.server.url}/table/{table.id}#{table.key}")
    return page


def ask_to_end(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask all to end the match").click()


def test_a_question_is_seen_withdrawn_and_not_asked_again_at_once(
    server: Server, person: Callable[..., Person], axe: str
) -> None:
    table = start_match(server)
    ana, bob = sit(person, table, 0), sit(person, table, 1)
    expect(bob.locator("#question")).to_be_visible()
    ask_to_end(ana)
    question = bob.get_by_role("main").get_by_text("Ana would like to end the match.")
    expect(question).to_be_visible()
    expect(ana.get_by_text("Still to answer: Bob.")).to_be_visible()
    assert violations(bob, axe) == ""
    ana.get_by_role("button", name="Withdraw the question").click()
    expect(question).to_be_hidden()
    ask_to_end(ana)
    expect(ana.get_by_text(re.compile(r"You can ask again in \d+ seconds"))).to_be_visible()
    # Bob was not refused.
    ask_to_end(bob)
    ana.get_by_role("button", name="Agree to end the match").click()
    expect(bob.get_by_text("This match was ended before it was over.")).to_be_visible()


def test_a_match_that_can_t_go_on_says_so(
    server: Server, person: Callable[..., Person], axe: str
) -> None:
    # Nobody at this table does anything by itself, so that the server has not loaded the match yet.
    table = start_match(server, people=2)
    row = update(schema.tables).where(schema.tables.c.id == table.id).values(rules=99)
    in_database(server, lambda connection: connection.execute(row))
    page = sit(person, table, 0)
    why = page.get_by_role("heading", name="version 99 of the rules")
    expect(why).to_be_visible()
    assert violations(page, axe) == ""
    page.get_by_role("button", name="Ask all to end the match").click()
    sit(person, table, 1).get_by_role("button", name="Agree to end the match").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    record = download.value.path().read_text()
    assert "rules: 99" in record
    assert record.endswith("= unfinished\n")
