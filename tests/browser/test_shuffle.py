"""The real page takes part in the shuffle, and says so when the server cheats."""

import asyncio
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from ..server.cheats import (
    change,
    change_anothers_commitment,
    change_my_contribution,
    choose_the_secret_late,
    fall_back_to_protocol_1,
    withhold_my_reveal,
)
from ..server.harness import Client, Server, Table, commit
from .conftest import PHONE
from .driver import Person, play

ALARM = "[role=alert]"
UNPROVED = "This record does not prove a fair shuffle."
THEIRS = "brams_part"


def seat_token(page: Page, id: str) -> str:
    return next(c["value"] for c in page.context.cookies() if c["name"] == f"seat_{id}")


def kept(page: Page) -> list[dict[str, Any]]:
    """What the page has kept of its parts in shuffles, newest first."""
    found: list[dict[str, Any]] = json.loads(
        page.evaluate("localStorage.getItem('parcours.shuffles') ?? '[]'")
    )
    return found


def lay(server: Server, host: Person) -> tuple[Table, str]:
    """A table of two with the host's page in its waiting room, and its link."""
    host.page.goto(server.url)
    options: dict[str, object] = {"Number of cards": 50, "Who sits where": "as they come"}
    link = host.lay_table("smile_life", "Inès", seats=2, **options)
    found = re.search(r"/table/(\w+)#(.+)", link)
    assert found is not None
    table = Table(server, found[1], found[2], {0: seat_token(host.page, found[1])})
    return table, link


def lay_for_two(server: Server, person: Callable[..., Person]) -> tuple[Table, Person, Person]:
    """A table with its host and a guest."""
    host, guest = person(), person()
    table, link = lay(server, host)
    guest.sit_down(link, "Bram")
    return table, host, guest


def sit(table: Table) -> None:
    wish = {"name": "Bram", **commit(THEIRS)}
    sat = table.request("POST", "/seats", json=wish).raise_for_status().json()
    table.tokens[1] = sat["token"]
    table.contributions[1] = THEIRS


def press_start(person: Person) -> None:
    person.page.get_by_role("button", name="Start", exact=True).click()


def await_reveal(page: Page, table: Table) -> None:
    """Until the page has revealed, and knows that it was accepted."""
    page.wait_for_function(
        "id => JSON.parse(localStorage.getItem('parcours.shuffles')).find(part => part.table === id).accepted",
        arg=table.id,
    )


def begin_shuffle(server: Server, host: Person) -> Table:
    """A table whose host has revealed, while Bram has not."""
    table, _ = lay(server, host)
    sit(table)
    press_start(host)
    await_reveal(host.page, table)
    return table


def play_out(table: Table) -> None:
    async def play(seat: int) -> None:
        async with Client(table, seat) as client:
            await client.play(Random(seat))

    async def both() -> None:
        await asyncio.gather(play(0), play(1))

    # The browser's driver has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(both())).result()


def check(page: Page, table: Table) -> None:
    page.goto(f"{table.server.url}/match/{table.id}#{table.key}")
    page.get_by_role("button", name="Check it here").click()


def test_people_act_from_the_seats_that_the_lot_gave_them(
    server: Server, person: Callable[..., Person]
) -> None:
    host, guest = person(), person(viewport=PHONE)
    moved = False
    for _ in range(20):
        host.page.goto(server.url)
        link = host.lay_table("smile_life", "Inès", seats=2, **{"Number of cards": 50})
        guest.sit_down(link, "Bram")
        for one in (host, guest):
            told = one.page.get_by_text("Seats are drawn by lot when the match begins.")
            expect(told).to_be_visible()
        host.start()
        guest.at_table()
        found = re.search(r"/table/(\w+)#(.+)", link)
        assert found is not None
        table = Table(server, found[1], found[2], {})
        moved = [seat["name"] for seat in table.show()["seats"]] == ["Bram", "Inès"]
        if moved:
            break
    assert moved
    for one in (host, guest):
        # No doubt about the shuffle, though all commitments have changed places.
        expect(one.page.get_by_role("region", name="Was the shuffle fair?")).to_have_count(0)
    play([host, guest])
    for one in (host, guest):
        check(one.page, table)
        expect(one.page.get_by_text("The players sit as the lot fell.")).to_be_visible()
        expect(one.page.get_by_text("Your moves in the record are the ones")).to_be_visible()
        expect(one.page.get_by_text("It was fair.").first).to_be_visible()

    # The first seat moves on, without a new lot.
    for one, name in ((host, "Join the next|Play again"), (guest, "Join the next|Play again")):
        one.page.goto(f"{server.url}/table/{table.id}#{table.key}")
        one.page.get_by_role("button", name=re.compile(name)).click()
        expect(one.page.get_by_text("Everybody keeps their seat.")).to_be_visible()
    expect(host.page.locator("main ol > li").first).to_contain_text("Inès")
    host.start()
    guest.at_table()


def test_the_page_proves_a_fair_shuffle(
    server: Server, person: Callable[..., Person], tmp_path: Path
) -> None:
    host = person()
    table = begin_shuffle(server, host)
    expect(host.page.get_by_text("Waiting for the browsers of: Bram")).to_be_visible()
    table.reveal(1).raise_for_status()
    host.at_table()
    play_out(table)
    expect(host.page.get_by_role("button", name="Play again")).to_be_visible()
    check(host.page, table)
    expect(host.page.get_by_text("It was fair.").first).to_be_visible()
    for held in (
        "The record is that of this table.",
        "The secret is the one whose fingerprint was shown",
        "Each number is the one whose fingerprint",
        "Your browser's own number is in it.",
        "All fingerprints are the ones that your browser saw",
        "The seed follows from the secret",
        "Your moves in the record are the ones that you made.",
    ):
        expect(host.page.get_by_text(held).first).to_be_visible()
    assert host.page.locator(ALARM).count() == 0

    # The command on the page proves the same without the page.
    host.page.get_by_text("Check it with another program").click()
    shown = host.page.locator("code").inner_text()
    (tmp_path / f"{table.id}.record").write_text(table.request("GET", "/record", 0).text)
    command = [sys.executable, "-m", "parcours.cli", *shlex.split(shown)[1:]]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "fair: your contribution was random" in done.stdout

    # A stranger can see that the record agrees with itself, no more.
    stranger = person()
    check(stranger.page, table)
    expect(stranger.page.get_by_text("It proves no more to you").first).to_be_visible()

    # The next match is another shuffle, with other parts.
    host.page.goto(f"{server.url}/table/{table.id}#{table.key}")
    host.page.get_by_role("button", name="Play again").click()
    expect(host.page.get_by_label("The link to this table")).to_be_visible()
    now, before = kept(host.page)[:2]
    assert before["table"] == table.id != now["table"]
    assert before["contribution"] != now["contribution"]


@pytest.mark.parametrize(
    ("cheat", "alarm", "failed"),
    [
        (change_my_contribution, "another part of the shuffle as yours", "number is not in it"),
        (change_anothers_commitment, "after your browser had revealed", "is not the one that your"),
        (choose_the_secret_late, "changed what it committed to", "secret is not the one"),
        (withhold_my_reveal, "now leaves it out", "number is not in it"),
        (
            fall_back_to_protocol_1,
            "took no part in the shuffle, though it did",
            "secret is not the one",
        ),
    ],
)
def test_a_cheating_server_is_noticed(
    server: Server, person: Callable[..., Person], cheat: Any, alarm: str, failed: str
) -> None:
    host = person()
    table = begin_shuffle(server, host)
    cheat(table)
    if cheat is not withhold_my_reveal:
        table.reveal(1).raise_for_status()
    else:
        # The page sends it again; the server says that it takes it, and doesn't.
        host.page.route("**/contribution", lambda route: route.fulfill(status=204))
        table.request("PATCH", "/seats/1", 1, json={"language": "nl"}).raise_for_status()
    host.at_table()
    expect(host.page.locator(ALARM)).to_contain_text(alarm)
    play_out(table)
    check(host.page, table)
    expect(host.page.get_by_text(failed).first).to_be_visible()
    expect(host.page.get_by_text(UNPROVED).first).to_be_visible()


def test_nothing_is_revealed_to_a_server_that_changed_its_commitment(
    server: Server, person: Callable[..., Person]
) -> None:
    host = person()
    table, _ = lay(server, host)
    sit(table)
    choose_the_secret_late(table)
    press_start(host)
    expect(host.page.locator(ALARM)).to_contain_text("changed what it committed to")
    assert table.show(0)["seats"][0]["contribution_state"] == "committed"
    assert not kept(host.page)[0]["accepted"]


def test_the_record_of_another_table_is_noticed(
    server: Server, person: Callable[..., Person]
) -> None:
    host = person()
    records = []
    for _ in range(2):
        table = begin_shuffle(server, host)
        table.reveal(1).raise_for_status()
        host.at_table()
        play_out(table)
        records.append(table.request("GET", "/record", 0).text)

    def replay(route: Route) -> None:
        route.fulfill(body=records[0])

    host.page.route("**/record", replay)
    check(host.page, table)
    expect(host.page.get_by_text("The record is that of another table.").first).to_be_visible()
    expect(host.page.get_by_text(UNPROVED).first).to_be_visible()


def test_a_page_that_is_closed_and_opened_again_reveals(
    server: Server, person: Callable[..., Person]
) -> None:
    table, host, guest = lay_for_two(server, person)
    address = guest.page.url
    guest.page.goto("about:blank")
    press_start(host)
    expect(host.page.get_by_text("Waiting for the browsers of: Bram")).to_be_visible()
    guest.page.goto(address)
    for one in (host, guest):
        one.at_table()
    assert [s["contribution_state"] for s in table.show(0)["seats"]] == ["revealed", "revealed"]


def test_a_browser_that_forgot_its_part_draws_another(
    server: Server, person: Callable[..., Person]
) -> None:
    table, host, guest = lay_for_two(server, person)
    before = table.show(0)["seats"][1]["commitment"]
    guest.page.evaluate("localStorage.clear()")
    with guest.page.expect_response(lambda r: r.request.method == "PATCH"):
        guest.page.reload()
    assert table.show(0)["seats"][1]["commitment"] not in (None, before)
    press_start(host)
    for one in (host, guest):
        one.at_table()
    assert [s["contribution_state"] for s in table.show(0)["seats"]] == ["revealed", "revealed"]


def test_who_vanishes_is_named(server: Server, person: Callable[..., Person]) -> None:
    host = person()
    table = begin_shuffle(server, host)
    # As if ten seconds were over.
    change(server, "UPDATE tables SET shuffling = 0 WHERE id = :id", id=table.id)
    table.request("PATCH", "/seats/1", 1, json={"language": "nl"}).raise_for_status()
    host.at_table()
    assert host.page.locator(ALARM).count() == 0
    play_out(table)
    check(host.page, table)
    expect(host.page.get_by_text("Bram did not reveal the number in time")).to_be_visible()
    expect(host.page.get_by_text("It was fair.").first).to_be_visible()


def test_who_takes_over_a_seat_is_told_that_nothing_is_proved(
    server: Server, person: Callable[..., Person]
) -> None:
    host, late = person(), person()
    table = begin_shuffle(server, host)
    table.reveal(1).raise_for_status()
    invitation = table.request("POST", "/seats/1/invitation", 1).json()["invitation"]
    late.page.goto(f"{server.url}/table/{table.id}#claim={invitation}")
    late.at_table()
    note = late.page.get_by_text("Your browser was not there when the cards were shuffled")
    expect(note).to_be_visible()
    late.page.get_by_role("button", name="Close").first.click()
    expect(note).to_be_hidden()
