"""The question, all its answers and what is mine stay on the screen; on a phone, my hand and the goal do too."""

import os
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import expect

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

UPRIGHT = {"width": 390, "height": 844}
SHORT = {"width": 390, "height": 664}
SIDEWAYS = {"width": 844, "height": 390}
SCREENS = (UPRIGHT, DESKTOP, SHORT, SIDEWAYS)
# So long a match is played on them in turn; `make browse` plays on.
MOST_CLICKS = 100 if "PARCOURS_BROWSE" in os.environ else 20

# What lies outside the screen or under something else, of the things that a selector finds. The board is drawn
# for the size of the screen first. Nothing, where there are more things than `most`; null while a notice lies over all.
HIDDEN = f"""
async ([selector, most]) => {{
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  if (document.querySelector('{HAPPENED}')) return null
  const all = [...document.querySelectorAll(selector)]
  return all.length > most ? [] : all.filter(found => {{
    const {{ left, top, right, bottom, width, height }} = found.getBoundingClientRect()
    if (!width || !height) return true
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return !(found.contains(seen) || seen?.contains(found))
  }}).map(found => found.outerHTML.slice(0, 160))
}}
"""
# More answers than these are touched on the board or in the hand, or scroll in the question.
MOST_ANSWERS = 8
HELD = "main .hand > li"
# More cards than these, as in Fatum before some are discarded, scroll on the lowest screen.
MOST_HELD = 10
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


def hidden(one: Person, selector: str, most: int = 1000) -> list[str]:
    found: list[str] | None
    while (found := one.page.evaluate(HIDDEN, [selector, most])) is None:
        one.close_notice()
    return found


@pytest.mark.parametrize("game", own_boards())
def test_the_question_the_answers_and_what_is_mine_stay_in_sight(
    server: Server, person: Callable[..., Person], game: str
) -> None:
    one = play_now(person(viewport=UPRIGHT, has_touch=True), server.url, game)
    page = one.page
    for clicks, screen in zip(range(1, MOST_CLICKS, 2), cycle(SCREENS), strict=False):
        page.set_viewport_size(screen)
        play([one], until=lambda least=clicks: one.clicks >= least or one.is_over())
        if one.is_over():
            break
        my_turn(one)
        assert hidden(one, ALWAYS) == []
        assert hidden(one, ANSWERS, MOST_ANSWERS) == []
        if screen != DESKTOP:
            assert hidden(one, HELD, MOST_HELD) == []
            assert pixels_to_scroll(page) <= 0


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
