"""A place of one's own in the browser: made, filled, moved to another device, kept by a passkey, and deleted."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Download, Page, expect

from ..server.harness import Server, Table, play_out
from .conftest import PHONE, Contexts
from .driver import Person, play, play_now
from .test_page import violations


def add_authenticator(context: BrowserContext, page: Page) -> None:
    """A device that keeps passkeys, and whose owner always agrees."""
    line = context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def by_name(server: Server) -> str:
    """The address by a name: passkeys are for names."""
    return server.url.replace("127.0.0.1", "localhost")


def make_place(one: Person, url: str, name: str) -> None:
    one.page.goto(f"{url}/me")
    one.page.get_by_label("Your name").fill(name)
    one.page.get_by_role("button", name="Make my place").click()
    expect(one.page.get_by_role("heading", name="Devices")).to_be_visible()


def finish(server: Server, address: str, *people: Person) -> None:
    """Play a match of these people to its end, beside the page: clicking takes long."""
    parts = urlsplit(address)
    id = parts.path.removeprefix("/table/")
    tokens = [
        cookie["value"]
        for person in people
        for cookie in person.page.context.cookies()
        if cookie["name"] == f"seat_{id}"
    ]
    table = Table(server, id, parts.fragment, dict(enumerate(tokens)))
    # The browser has the loop of this thread.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(play_out, table).result()


def test_a_place_from_its_making_to_its_end(
    server: Server, person: Callable[..., Person], contexts: Contexts, axe: str
) -> None:
    url = by_name(server)
    one = person()
    page = one.page
    # A guest plays, and nothing is asked about a place.
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play_now(one, url, "fatum")
    first = page.url
    assert not [address for address in asked if "/api/me" in address]

    # The match comes along, and one that is played to its end is in the results.
    add_authenticator(page.context, page)
    page.goto(f"{url}/me")
    assert violations(page, axe) == ""
    make_place(one, url, "Inès")
    matches = page.locator("section", has=page.get_by_role("heading", name="Matches"))
    expect(matches.locator("li")).to_have_count(1)
    page.goto("about:blank")
    finish(server, first, one)
    page.goto(f"{url}/me")
    row = page.locator("table tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(re.compile("Fatum.*easy", re.S))
    expect(row.locator("td").nth(1)).to_have_text("1")
    expect(matches.locator("li")).to_contain_text("Fatum")
    assert violations(page, axe) == ""
    page.set_viewport_size(PHONE)
    assert violations(page, axe) == ""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # By a link to another device.
    page.get_by_role("button", name="Bring it to another device").click()
    link = page.get_by_label("The link to your place").input_value()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    assert violations(page, axe) == ""
    other = person(viewport=PHONE)
    other.page.goto(link)
    assert violations(other.page, axe) == ""
    other.page.get_by_role("button", name="Open it").click()
    expect(other.page.get_by_role("heading", name="Welcome back, Inès")).to_be_visible()
    expect(other.page.get_by_role("link", name="View: Fatum")).to_be_visible()
    other.page.get_by_role("link", name="View: Fatum").click()
    expect(other.page.get_by_role("heading", name="Was the shuffle fair?")).to_be_visible()
    # It works once.
    contexts.expected = ("403",)
    third = person()
    third.page.goto(link)
    third.page.get_by_role("button", name="Open it").click()
    expect(third.page.get_by_text("This link has been used")).to_be_visible()

    # Kept by a passkey: a person who has lost the browser's key opens it again.
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text(re.compile("Passkey of")).first).to_be_visible()
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.goto(f"{url}/me")
    page.get_by_role("button", name="Open it with a passkey").click()
    expect(matches.locator("li")).to_contain_text("Fatum")
    expect(page.get_by_text("Your place is open on 3 devices.")).to_be_visible()

    # A copy of it all, and the end.
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download all of it").click()
    saved: Download = saving.value
    assert "Inès" in saved.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Delete my place").click()
    assert violations(page, axe) == ""
    page.get_by_role("button", name="Delete it, for good").click()
    expect(page.get_by_role("heading", name="Sit down and live a life")).to_be_visible()
    contexts.expected = ("403", "404")
    other.page.goto(f"{url}/me")
    expect(other.page.get_by_role("button", name="Make my place")).to_be_visible()


def test_two_who_look_for_people_find_each_other(
    server: Server, person: Callable[..., Person], axe: str
) -> None:
    ana, bob = person(), person(viewport=PHONE)
    for one, name in ((ana, "Ana"), (bob, "Bram")):
        one.page.goto(server.url)
        one.page.get_by_label("Your name").fill(name)
    form = ana.page.locator("form", has=ana.page.get_by_label("Pace"))
    form.get_by_label("Game").select_option("smile_life")
    form.get_by_role("button", name="Look for people").click()
    expect(ana.page.locator("b", has_text="1 of 2 are there.")).to_be_visible()
    assert violations(ana.page, axe) == ""
    bob.page.reload()
    expect(bob.page.get_by_text("With you it starts.")).to_be_visible()
    assert violations(bob.page, axe) == ""
    bob.page.get_by_role("button", name=re.compile("Sit down.*Smile Life")).click()
    for one in (ana, bob):
        one.at_table()
    play([ana, bob], until=lambda: ana.clicks + bob.clicks >= 4)


def test_who_closes_the_page_looks_no_longer(server: Server, person: Callable[..., Person]) -> None:
    ana, bob = person(), person()
    ana.page.goto(server.url)
    form = ana.page.locator("form", has=ana.page.get_by_label("Pace"))
    form.get_by_label("Game").select_option("happy")
    form.get_by_role("button", name="Look for people").click()
    expect(ana.page.locator("b", has_text="1 of 3 are there.")).to_be_visible()
    bob.page.goto(server.url)
    waits = bob.page.get_by_text("With you, one more is needed.")
    expect(waits).to_be_visible()
    ana.page.close(run_before_unload=False)
    bob.page.reload()
    expect(bob.page.get_by_role("heading", name="Anyone for a match?")).to_be_visible()
    expect(waits).to_be_hidden()


def test_those_who_played_together_meet_again(
    server: Server, person: Callable[..., Person], axe: str
) -> None:
    ana, bob = person(), person()
    make_place(ana, server.url, "Ana")
    make_place(bob, server.url, "Bram")
    ana.page.goto(server.url)
    link = ana.lay_table("smile_life", "Ana", seats=2, **{"Number of cards": 50})
    bob.sit_down(link, "Bram")
    ana.start()
    bob.at_table()
    finish(server, ana.page.url, ana, bob)
    # To a table that is laid already, from its waiting room.
    ana.page.goto(server.url)
    ana.lay_table("fatum", "Ana", seats=2)
    ana.page.get_by_role("button", name="Invite Bram").click()
    expect(ana.page.get_by_text("Bram is asked.")).to_be_visible()
    assert violations(ana.page, axe) == ""
    bob.page.goto(server.url)
    expect(bob.page.get_by_text("Ana asks you to a match of Fatum.")).to_be_visible()
    # To a new one, from the place.
    ana.page.goto(f"{server.url}/me")
    ana.page.get_by_role("button", name="Invite to Smile Life: Bram").click()
    expect(ana.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    bob.page.goto(server.url)
    expect(bob.page.get_by_text("Ana asks you to a match of Smile Life.")).to_be_visible()
    bob.page.get_by_role("link", name="Go there").click()
    bob.page.get_by_role("button", name="Sit down").first.click()
    expect(ana.page.get_by_role("heading", name="Everybody is here")).to_be_visible()
    bob.page.goto(f"{server.url}/me")
    bob.page.get_by_role("button", name="Remove Ana").click()
    expect(bob.page.get_by_text("Nobody yet.")).to_be_visible()
    ana.page.goto(f"{server.url}/me")
    expect(ana.page.get_by_text("Nobody yet.")).to_be_visible()
