"""The page beside the match itself: for everyone, in every language, and when the line is bad."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from ..server.harness import GAMES, Server, start_match
from ..server.test_table_clock import MINUTE, lay_back
from ..server.test_table_clock import lay as lay_clocked
from .conftest import DESKTOP, PHONE, Contexts
from .driver import (
    ANSWERS,
    LIT,
    SENT,
    Person,
    log_of,
    my_turn,
    play,
    play_now,
    put_end_away,
    seat_two,
)
from .moments import play_laid

SMALL: dict[str, Any] = {"Number of cards": 50}
LOST = "Connection lost"
# Kept once the next picture has been drawn and nothing in it moves any more.
SETTLED = """
new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))).then(() =>
  Promise.allSettled(document.getAnimations().map((one) => one.finished)))
"""


def violations(page: Page, axe: str, within: str = "html") -> str:
    """What axe finds in that part of the page, in the light and in the dark; a line for each place."""
    page.evaluate(axe)
    found = set()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        # Colours count once nothing fades any more.
        page.evaluate(SETTLED)
        told = page.evaluate("within => axe.run(within, {resultTypes: ['violations']})", within)
        for problem in told["violations"]:
            for node in problem["nodes"]:
                summary = node["failureSummary"].splitlines()[1].strip()
                html = node["html"][:120]
                found.add(f"{scheme} {problem['id']}: {node['target'][-1]} {html} {summary}")
    return "\n".join(sorted(found))


@pytest.mark.parametrize("path", ["/", "/new/happy", "/rules/smile_life", "/table/nowhere"])
def test_axe_finds_nothing(
    server: Server, person: Callable[..., Person], contexts: Contexts, axe: str, path: str
) -> None:
    contexts.expected = ("404",)
    one = person()
    one.page.goto(server.url + path)
    expect(one.page.get_by_role("heading").first).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    assert violations(one.page, axe) == ""


def test_axe_finds_nothing_in_the_waiting_room_and_the_menu(
    server: Server, person: Callable[..., Person], axe: str
) -> None:
    one = person()
    one.page.goto(server.url)
    one.lay_table("happy", "Inès")
    assert violations(one.page, axe) == ""
    one.page.get_by_role("button", name="Menu").click()
    assert violations(one.page, axe) == ""


def test_a_title_is_shown_everywhere(server: Server, person: Callable[..., Person]) -> None:
    host, guest = person(), person(viewport=PHONE)
    host.page.goto(server.url)
    link = host.lay_table(
        "smile_life", "Inès", seats=2, **{"Title": "Sunday", "Who may come": "anybody"}
    )
    expect(host.page).to_have_title("Sunday · Smile Life · Parcours")
    # The host thinks better of it, and all see that.
    host.page.get_by_text("Change the settings").click()
    host.page.get_by_label("Title of the table").fill("Sunday with the cousins")
    host.page.get_by_label("Title of the table").press("Enter")
    title = "Sunday with the cousins · Smile Life"
    expect(host.page.get_by_role("heading", name=title)).to_be_visible()
    guest.page.goto(server.url)
    expect(guest.page.locator("li", has_text="Sunday with the cousins")).to_be_visible()
    guest.sit_down(link, "Bram")
    expect(guest.page.get_by_role("heading", name=title)).to_be_visible()
    host.start()
    guest.at_table()
    for one in (host, guest):
        expect(one.page).to_have_title(re.compile(f"{title} · Parcours"))
        expect(one.page.get_by_role("heading", name=title)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(
    server: Server, person: Callable[..., Person], axe: str, game: str
) -> None:
    one = play_laid(person(), server, game)
    play([one], until=lambda: one.clicks >= 12 or one.is_over())
    my_turn(one)
    if one.is_over():
        put_end_away(one)
    found = violations(one.page, axe)
    one.page.set_viewport_size(PHONE)
    found += violations(one.page, axe)
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Rules", exact=True).click()
    expect(one.page.get_by_label("Search the rules")).to_be_visible()
    found += violations(one.page, axe)
    assert found == ""


def test_a_refusal_says_why_and_leads_to_its_rule(
    server: Server, person: Callable[..., Person]
) -> None:
    one = play_laid(person(), server, "smile_life")
    dimmed = one.page.locator(".hand .dimmed > button")
    picked = one.page.locator(".hand .picked")

    def can_be_refused() -> bool:
        # A move on its way may light what is dimmed, and beside a picked card all others are.
        expect(one.page.locator(SENT)).to_have_count(0)
        return dimmed.count() > 0 and not picked.count()

    play([one], until=can_be_refused)
    dimmed.first.click()
    rule = one.page.locator(".refusal a")
    expect(rule).to_be_visible()
    name = rule.inner_text()
    assert re.fullmatch(r"SL-\d+\.\d+\w*", name)
    rule.click()
    read = one.page.locator(f"aside [id='{name}']")
    expect(read).to_be_in_viewport()
    assert len(read.inner_text()) > len(name) + 10


def test_home_asks_for_each_of_my_tables_once(
    server: Server, person: Callable[..., Person]
) -> None:
    one = play_now(person(), server.url, "fatum")
    address = one.page.url
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    one.page.goto(server.url)
    one.page.wait_for_load_state("networkidle")
    paths = [urlsplit(url).path for url in asked if "/api/tables/" in url]
    id = urlsplit(address).path.split("/")[-1]
    assert paths == [f"/api/tables/{id}", f"/api/tables/{id}/turn"]


def test_a_match_with_bots_is_not_ended_by_one_click(
    server: Server, person: Callable[..., Person]
) -> None:
    one = play_now(person(), server.url, "fatum")
    # Bots have no more to do, so that nothing comes over the menu.
    my_turn(one)
    page = one.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the match").click()
    page.get_by_role("button", name="End it, for good").click()
    expect(page.get_by_text("This match was ended before it was over.").first).to_be_visible()


def test_the_language_changes_at_the_table(server: Server, person: Callable[..., Person]) -> None:
    one = play_laid(person(), server, "happy")
    my_turn(one)
    question = one.page.locator("#question")
    english = question.inner_text()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("combobox", name="Language", exact=True).select_option("fr")
    expect(question).not_to_have_text(english)
    expect(one.page.locator("html")).to_have_attribute("lang", "fr")
    french = question.inner_text()
    one.page.reload()
    expect(question).to_have_text(french)
    one.page.keyboard.press("Escape")
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_label("Langue").select_option("nl")
    expect(question).not_to_have_text(french)
    one.page.keyboard.press("Escape")
    clicks = one.clicks
    play([one], until=lambda: one.clicks > clicks + 3 or one.is_over())


@pytest.mark.parametrize("size", [DESKTOP, PHONE, {"width": 740, "height": 360}])
def test_the_whole_menu_of_a_table_can_be_reached(
    server: Server, person: Callable[..., Person], size: dict[str, int]
) -> None:
    one = play_now(person(viewport=size), server.url, "power_struggle")
    my_turn(one)
    one.page.get_by_role("button", name="Menu").click()
    menu = one.page.locator("#menu")
    for control in (menu.get_by_role("button").first, menu.get_by_label("Colours")):
        control.scroll_into_view_if_needed()
        expect(control).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("address", ["/", "/new/happy", "/rules/happy", "/replay"])
def test_late_texts_do_not_replace_newer_ones(
    server: Server, contexts: Contexts, address: str
) -> None:
    contexts.expected = ("Service Worker registration blocked",)
    # A service worker would answer before the route below.
    context = contexts.new(service_workers="block")
    if address == "/replay":
        table = start_match(server, "happy", people=3)
        seat = {"name": f"seat_{table.id}", "value": table.tokens[0], "url": server.url}
        context.add_cookies([seat])
        address += f"/{table.id}"
    page = context.new_page()
    page.goto(server.url + address)
    main = page.locator("main")
    expect(main).not_to_be_empty()
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Language", exact=True).select_option("nl")
    expect(page.get_by_role("combobox", name="Taal")).to_be_visible()
    # The texts of the page come before those of the game: once loaded in Dutch, all of them are.
    page.reload()
    expect(main).not_to_be_empty()
    page.wait_for_load_state("networkidle")
    dutch = main.inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Taal").select_option("en")
    expect(page.get_by_role("combobox", name="Language", exact=True)).to_be_visible()
    late: list[Route] = []

    def delay_french(route: Route) -> None:
        if page.locator("html").get_attribute("lang") == "fr":
            late.append(route)
        else:
            route.continue_()

    page.route("**/assets/**", delay_french)
    page.get_by_role("combobox", name="Language", exact=True).select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("combobox", name="Language", exact=True).select_option("nl")
    expect(main).to_have_text(dutch, use_inner_text=True)
    assert late
    for route in late:
        route.continue_()
    # The modules have run once another import of them is answered.
    page.evaluate(
        "addresses => Promise.all(addresses.map(address => import(address)))",
        [route.request.url for route in late],
    )
    expect(main).to_have_text(dutch, use_inner_text=True)


def test_the_keyboard_alone_plays_a_turn(server: Server, person: Callable[..., Person]) -> None:
    one = person()
    page = one.page
    page.goto(server.url)
    begin = "[data-game=smile_life] button[aria-label^='Play now']"
    expect(page.locator(begin)).to_be_visible()
    for button in (begin, "dialog[open] button.way"):
        tab_to(page, button)
        page.keyboard.press("Enter")
    one.at_table()
    mine = page.locator("aside .content li", has_text=re.compile(r"You "))
    before = mine.count()
    for _ in range(40):
        my_turn(one)
        tab_to(page, f"{LIT}, {ANSWERS}")
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        if mine.count() > before + 1:
            return
    raise AssertionError(f"no move with the keyboard:\n{one.read()}")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until such a thing has the focus, and shows it."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", "what has the focus does not show it"
            return
    raise AssertionError(f"Tab never comes to {selector}")


def test_somebody_reloads_and_goes_on(server: Server, person: Callable[..., Person]) -> None:
    people = [person(), person()]
    seat_two(people, server.url, "smile_life", **SMALL)
    play(people, until=lambda: people[0].clicks >= 6)
    people[0].page.reload()
    people[0].at_table()
    clicks = people[0].clicks
    play(people, until=lambda: people[0].clicks >= clicks + 4 or people[0].is_over())
    same_log(people)


def same_log(people: list[Person]) -> None:
    """Both have read the same, and nothing twice: the last move can still be on its way."""
    for _ in range(300):
        first, second = log_of(people[0]), log_of(people[1])
        if len(first) == len(second):
            return
        people[0].page.wait_for_timeout(100)
    raise AssertionError(f"{first}\n\n{second}")


def test_two_tabs_of_one_seat_agree(server: Server, person: Callable[..., Person]) -> None:
    one = play_laid(person(), server, "smile_life")
    other = Person(one.page.context.new_page(), one.chance)
    other.page.goto(one.page.url)
    other.at_table()
    play([one, other], until=lambda: one.clicks + other.clicks >= 12)
    for tab in (one, other):
        my_turn(tab)
    same_log([one, other])
    question = one.page.locator("#question").inner_text()
    expect(other.page.locator("#question")).to_have_text(question)


def test_a_lost_connection_is_told_and_comes_back(
    tmp_path: Path, person: Callable[..., Person], contexts: Contexts
) -> None:
    # What the browser itself says of a server that is gone.
    contexts.expected = ("WebSocket connection", "ERR_", "Failed to load resource")
    people = [person(), person()]
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        seat_two(people, server.url, "smile_life", **SMALL)
        play(people, until=lambda: people[0].clicks >= 3)
        # Somebody's move may be under way.
        for one in people:
            one.act()
        server.kill()
        for one in people:
            expect(one.page.get_by_text(LOST)).to_be_visible()
            assert one.look()[:2] == (0, 0)
        server.start()
        for one in people:
            expect(one.page.get_by_text(LOST)).to_be_hidden()
        clicks = people[0].clicks
        play(people, until=lambda: people[0].clicks >= clicks + 3 or people[0].is_over())
        same_log(people)


def test_the_time_of_the_match_is_shown_and_runs_out(
    tmp_path: Path, person: Callable[..., Person], axe: str
) -> None:
    begin = time.monotonic()
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        # It starts once more before the page can be seen.
        start = int(1000 * (time.monotonic() - begin))
        table = lay_clocked(server, visibility="public")
        lay_back(table, server, left=min(15_000 + 2 * start, MINUTE))
        one = person(viewport=PHONE)
        one.page.goto(f"{server.url}/table/{table.id}")
        clock = one.page.get_by_role("timer")
        expect(clock).to_have_accessible_name(re.compile(r"^\d:\d\d left in this match$"))
        expect(clock).to_be_in_viewport()
        assert one.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        assert violations(one.page, axe) == ""
        told = one.page.locator("main").get_by_text("Time is up").locator("visible=true")
        expect(told.first).to_be_visible(timeout=MINUTE)
        expect(clock).to_have_count(0)
        # Away from the server before it ends, as the console tells of a line that is cut.
        one.page.goto("about:blank")
