"""The question, all its answers and what is mine stay on the screen; on a phone, my hand and the goal do too."""

import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from parcours.server.wire.words import Language

from ..server.harness import Server
from .conftest import DESKTOP
from .driver import (
    ANSWERS,
    HAPPENED,
    Person,
    my_turn,
    own_boards,
    pixels_to_scroll,
    play,
    play_now,
)
from .legible import illegible
from .moments import RECORDS, moment, sit_down_at

UPRIGHT = {"width": 390, "height": 844}
SCREENS = {
    "upright": UPRIGHT,
    "short": {"width": 390, "height": 664},
    "sideways": {"width": 844, "height": 390},
    "desktop": DESKTOP,
}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL"}
EVERYTHING = "PARCOURS_BROWSE" in os.environ
# So long is a match that is played at random.
MOST_CLICKS = 100

# So many frames in which nothing moves: then nothing is being laid out any more.
STILL = 5
# What lies outside the screen or under something else, of the things that a selector finds. The board is laid out
# for the size of the screen first, in several frames. Null while a notice lies over all.
HIDDEN = f"""
async (selector) => {{
  const find = () => [...document.querySelectorAll(selector)]
  const places = () => JSON.stringify(find().map(found => found.getBoundingClientRect()))
  for (let before = '', still = 0; still < {STILL}; before = places()) {{
    await new Promise(requestAnimationFrame)
    still = places() === before ? still + 1 : 0
  }}
  if (document.querySelector('{HAPPENED}')) return null
  return find().filter(found => {{
    const {{ left, top, right, bottom, width, height }} = found.getBoundingClientRect()
    if (!width || !height) return true
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return !(found.contains(seen) || seen?.contains(found))
  }}).map(found => found.outerHTML.slice(0, 160))
}}
"""
# Answers that lead to more, cards that do, and the way back.
OPENERS = "main section.question .replies .button:not(.quiet, .impossible, .lit, .primary)"
CARDS = "main .hand .lit > button"
BACK = "main section.question .replies .back"
# The cards of a long hand or of a pile, which can be touched there: as answers they scroll.
CROWD = "main section.question .crowd"
# So many of each are tried.
MOST_OPENED = 2
HELD = "main .hand > li"
ALWAYS = ", ".join(
    [
        "main p.goal",
        "main section.question h2",
        "main section.seat.mine .head",
        "main .shelf .figures > *",
        "main [role=tab]",
        "header > button",
        "header .middle > button",
    ]
)


def hidden(one: Person, selector: str) -> list[str]:
    found: list[str] | None
    while (found := one.page.evaluate(HIDDEN, selector)) is None:
        one.close_notice()
    return found


def expect_in_sight(one: Person) -> None:
    """Nothing that a player needs is cut, covered or to be scrolled to, on any screen."""
    for name, screen in SCREENS.items():
        one.page.set_viewport_size(screen)
        assert hidden(one, ALWAYS) == [], name
        if not one.page.locator(CROWD).count():
            assert hidden(one, ANSWERS) == [], name
        assert hidden(one, HELD) == [], name
        assert pixels_to_scroll(one.page) <= 0, name
        assert illegible(one.page) == [], name


def moments() -> list[Any]:
    """Each moment in the language that its file names; in all of them where everything is to be tried."""
    found = []
    for path in sorted(RECORDS.glob("*.record")):
        name, named = path.stem.split(".")
        for language, locale in LOCALES.items():
            if EVERYTHING or language == named:
                found.append(pytest.param(path.stem, language, locale, id=f"{name}-{language}"))
    return found


@pytest.mark.parametrize(("name", "language", "locale"), moments())
def test_the_question_the_answers_and_what_is_mine_stay_in_sight(
    server: Server, person: Callable[..., Person], name: str, language: Language, locale: str
) -> None:
    one = person(viewport=UPRIGHT, has_touch=True, locale=locale)
    sit_down_at(one, server, moment(name), language)
    my_turn(one)
    expect_in_sight(one)
    # What is chosen in several steps shows the next ones, and takes them back.
    back = one.page.locator(BACK)
    for selector in (OPENERS, CARDS):
        for at in range(min(MOST_OPENED, one.page.locator(selector).count())):
            one.page.locator(selector).nth(at).click()
            if not back.count():
                # It was a move.
                return
            expect_in_sight(one)
            one.page.set_viewport_size(UPRIGHT)
            back.click()
            expect(back).to_have_count(0)


@pytest.mark.skipif(not EVERYTHING, reason="plays other hands at every run: `make browse` runs it")
@pytest.mark.parametrize("game", own_boards())
def test_all_stays_in_sight_in_any_match(
    server: Server, person: Callable[..., Person], game: str
) -> None:
    one = play_now(person(viewport=UPRIGHT, has_touch=True), server.url, game)
    for clicks in range(1, MOST_CLICKS, 2):
        one.page.set_viewport_size(UPRIGHT)
        play([one], until=lambda least=clicks: one.clicks >= least or one.is_over())
        if one.is_over():
            break
        my_turn(one)
        expect_in_sight(one)


def test_a_chip_opens_the_life_of_a_player_and_tabs_change_the_page(
    server: Server, person: Callable[..., Person]
) -> None:
    one = play_now(person(viewport=UPRIGHT, has_touch=True), server.url, "smile_life")
    my_turn(one)
    page = one.page
    page.get_by_role("tab", name="Now").click()
    expect(page.get_by_role("tabpanel", name="Now")).to_be_in_viewport(ratio=0.9)
    chip = page.get_by_role("button", name="See Otto")
    chip.click()
    expect(page.locator(".sheet").get_by_role("heading", name="Otto")).to_be_visible()
    assert hidden(one, ALWAYS) == []
    chip.click()
    expect(page.get_by_role("tabpanel", name="Now")).to_be_in_viewport(ratio=0.9)


def test_a_swipe_leads_to_the_next_page(server: Server, person: Callable[..., Person]) -> None:
    one = play_now(person(viewport=UPRIGHT, has_touch=True), server.url, "smile_life")
    my_turn(one)
    page = one.page
    page.get_by_role("tab", name="Now").click()
    shown = page.get_by_role("tabpanel", name="Now")
    box = shown.bounding_box()
    assert box
    line = page.context.new_cdp_session(page)
    swipe = {"x": box["x"] + box["width"] - 40, "y": box["y"] + box["height"] / 2, "yDistance": 0}
    line.send("Input.synthesizeScrollGesture", swipe | {"xDistance": -box["width"] * 2 / 3})
    expect(page.get_by_role("tab", name="My life")).to_have_attribute("aria-selected", "true")
    in_sight = page.locator("[role=tabpanel]:not([inert])")
    expect(in_sight).to_have_attribute("aria-label", "My life")
    expect(in_sight).to_be_in_viewport(ratio=0.9)


def test_log_chat_and_rules_open_over_the_board(
    server: Server, person: Callable[..., Person]
) -> None:
    one = play_now(person(viewport=UPRIGHT, has_touch=True), server.url, "happy")
    page = one.page
    page.get_by_role("button", name="Log").click()
    expect(page.locator("aside .log")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.locator("aside")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("aside .content")).to_be_visible()
