"""Rules tried at small tables: every scenario opens from the rules page and is played to its last step."""

import os
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from parcours.scenarios.scenario import shipped
from parcours.texts import read_source

from ..server.harness import GAMES, Server
from .conftest import PHONE, Contexts
from .driver import Person
from .test_page import violations

ALL = "PARCOURS_BROWSE" in os.environ
# So many of each game's scenarios otherwise.
FEW = 5
NEXT = "main section.question button.primary"
NOW = "aside li[aria-current=step]"
# What no reader should see: a value that is none, and the name of a text instead of the text.
RAW = re.compile(
    r"\bNaN\b|\bundefined\b|\[object|\b(?:page|event|move|zone|word|board|refused|reason)-[a-z_]+\b"
)
# The links of the rules page, without loading the page again for each.
VISIT = (
    "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
)


def tables_of(page: Page, url: str, game: str) -> dict[str, str]:
    """From the rules page: for each scenario the link that opens it."""
    page.goto(f"{url}/rules/{game}")
    expect(page.locator("dd details").first).to_be_attached()
    links: list[str] = page.locator("dd details a").evaluate_all(
        "links => links.map(link => link.getAttribute('href'))"
    )
    return {link.split("/")[3].split("#")[0]: link for link in links}


def title_in(language: str, game: str, id: str) -> str:
    """What a scenario is called in another language than its own."""
    words = "-".join(re.findall("[a-z0-9]+", shipped(game)[id].title.lower()))
    said = read_source(game, language, "scenarios.ftl")
    found = re.search(rf"^scenario-{words} = (.+)$", said, re.MULTILINE)
    assert found is not None
    return found[1]


def play_steps(page: Page, game: str, id: str, title: str | None = None) -> None:
    """Press what is lit until the scenario is over."""
    scenario = shipped(game)[id]
    # The letters come last on a first visit, and what is to be pressed moves with them.
    page.wait_for_load_state("networkidle")
    name = title or scenario.title
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(page.locator("aside li")).to_have_count(len(scenario.steps) + 1)
    expect(page.locator("main section.question")).to_be_visible()
    read(page, f"{game} {id} 0")
    for number, (name, _) in enumerate(scenario.steps, 1):
        pressed = page.locator(NEXT).inner_text()
        page.locator(NEXT).click()
        expect(page.locator("main section.question h2")).to_have_text(pressed)
        now = page.locator(NOW)
        assert now.locator(".step").inner_text() == pressed
        if name in ("refuse", "expect", "offers", "legal", "over"):
            assert len(now.inner_text()) > len(pressed), f"{id} {number} tells nothing"
        read(page, f"{game} {id} {number}")
    assert page.locator(NEXT).count() == 0
    assert f"at={len(scenario.steps)}" in page.url


def read(page: Page, where: str) -> None:
    found = RAW.search(page.locator("main").inner_text())
    assert found is None, f"{where}: {found}"


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_of_the_rules_page_is_played(
    server: Server, person: Callable[..., Person], axe: str, game: str
) -> None:
    page = person().page
    links = tables_of(page, server.url, game)
    assert set(links) == {id for id, scenario in shipped(game).items() if scenario.rules}
    ids = sorted(links)
    for id in ids if ALL else ids[:: max(1, len(ids) // FEW)]:
        page.evaluate(VISIT, links[id])
        play_steps(page, game, id)
    assert violations(page, axe) == ""


@pytest.mark.parametrize("language", ["fr-FR", "nl-NL"])
def test_it_is_told_in_every_language_on_a_phone(
    server: Server, person: Callable[..., Person], axe: str, language: str
) -> None:
    page = person(viewport=PHONE, locale=language).page
    for game in GAMES:
        id = next(iter(shipped(game)))
        page.goto(f"{server.url}/try/{game}/{id}")
        play_steps(page, game, id, title_in(language[:2], game, id))
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, f"{game} is wider than the phone"
        assert violations(page, axe) == ""


@pytest.mark.parametrize("game", GAMES)
def test_the_generic_board_shows_it_too(
    server: Server, person: Callable[..., Person], game: str
) -> None:
    page = person().page
    id = next(iter(shipped(game)))
    page.goto(f"{server.url}/try/{game}/{id}?board=generic")
    play_steps(page, game, id)
    expect(page.locator("main .common")).to_be_visible()


def test_from_a_rule_to_its_table_and_back(server: Server, person: Callable[..., Person]) -> None:
    page = person().page
    page.goto(f"{server.url}/rules/smile_life#SL-7.6")
    rule = page.locator("[id='SL-7.6']")
    rule.get_by_text("Try it: 2 examples").click()
    rule.get_by_role("link", name="A divorce sends the children away").click()
    expect(page.locator("main section.question h2")).to_have_text("The table as it is laid out")
    for _ in range(3):
        page.get_by_role("button", name="Next", exact=True).click()
    # Why it is refused, in words, with the rule.
    refused = page.locator("main section.question .refused")
    expect(refused).to_contain_text("Cy")
    expect(refused.get_by_role("link", name="SL-7.6")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(refused).to_have_count(0)
    page.get_by_role("button", name="From the start").click()
    expect(page.locator(NOW)).to_contain_text("The table as it is laid out")

    # A moment can be sent to somebody.
    page.goto(f"{server.url}/try/smile_life/malus-1?at=6#SL-7.6")
    expect(page.locator(NOW)).to_contain_text("Children: none")
    page.get_by_role("link", name="Next table about SL-7.6").click()
    expect(page.get_by_role("heading", name="A plain divorce leaves the children")).to_be_visible()
    page.get_by_role("link", name="Back to SL-7.6").click()
    expect(rule).to_be_focused()


def test_the_table_can_be_played_by_hand(server: Server, person: Callable[..., Person]) -> None:
    page = person().page
    page.goto(f"{server.url}/try/smile_life/malus-1?at=1")
    question = page.locator("main section.question")
    divorce = page.locator("main ul.hand .lit > button", has_text="Divorce")

    # What the scenario does next is a step of it.
    divorce.click()
    question.get_by_role("button", name="Play “divorce” on Bob").click()
    expect(page.locator(NOW).locator(".step")).to_have_text("Ana: Play “divorce” on Bob")
    expect(page.get_by_text("Step 5 of 6")).to_be_visible()

    # Anything else leaves it, and one can come back.
    page.get_by_role("button", name="From the start").click()
    page.get_by_role("button", name="Next", exact=True).click()
    divorce.click()
    question.get_by_role("button", name="Discard “divorce”").click()
    expect(question.locator("h2")).to_have_text("Ana: Discard “divorce”")
    expect(question).to_contain_text("You have left the scenario after step 1")
    # Bob is next, though it is Ana's seat.
    question.get_by_role("button", name="Draw a card").click()
    expect(question.locator("h2")).to_have_text("Bob: Draw a card")
    question.get_by_role("button", name="Take back").click()
    expect(question.locator("h2")).to_have_text("Ana: Discard “divorce”")
    question.get_by_role("button", name="Back to the scenario").click()
    expect(question.locator("h2")).to_have_text("Ana: Draw a card")

    # A card that can't be played says why.
    page.locator("main ul.hand button", has_text="Wage 1").click()
    expect(page.locator("main ul.hand .refusal")).to_contain_text("SL-")

    # From another seat, the other hand.
    page.get_by_label("Seat").select_option("bob")
    expect(page.locator("main ul.hand button")).to_have_count(0)


def test_a_scenario_that_is_not_there(
    server: Server, person: Callable[..., Person], contexts: Contexts
) -> None:
    contexts.expected = ("404",)
    page = person().page
    page.goto(f"{server.url}/try/smile_life/malus-99")
    expect(page.get_by_text("This game has no such scenario.").first).to_be_visible()
