"""Everything on a board has a name, every card can be read, and what is not possible says why."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from ..server.harness import GAMES, Server
from .driver import Person, my_turn, own_boards, play
from .moments import play_laid
from .test_page import violations

# Icons of the board that have no name: no tip, no card, no button or picture with a label, and no word beside them.
NAMELESS = r"""
() => [...document.querySelectorAll('main svg')].filter(icon => {
  if (!icon.checkVisibility() || icon.closest('.sky, .amount')) return false
  if (icon.closest('[data-tip], [data-card], button, a, [role=img][aria-label]')) return false
  if (icon.getAttribute('aria-label')) return false
  for (let around = icon.parentElement, steps = 0; around && steps < 2; around = around.parentElement, steps++) {
    const copy = around.cloneNode(true)
    copy.querySelectorAll('.unseen').forEach(hidden => hidden.remove())
    if (/\p{L}{2,}/u.test(copy.textContent)) return false
  }
  return true
}).map(icon => icon.parentElement.outerHTML.replace(/ d="[^"]*"/g, '').slice(0, 200))
"""


# Whether both ends of the question can be seen.
UNCOVERED = """
() => {
  const { left, right, top, bottom } = document.querySelector('#question').getBoundingClientRect()
  return [left + 2, right - 2].every(x => document.elementFromPoint(x, (top + bottom) / 2)?.closest('.question'))
}
"""


def nameless(page: Page) -> list[str]:
    found: list[str] = page.evaluate(NAMELESS)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_every_board_has_a_name(
    server: Server, person: Callable[..., Person], game: str
) -> None:
    one = play_laid(person(), server, game)
    found: set[str] = set()
    for clicks in (2, 8, 16, 24):
        play([one], until=lambda least=clicks: one.clicks >= least or one.is_over())
        found.update(nameless(one.page))
    one.page.set_viewport_size({"width": 390, "height": 844})
    tabs = one.page.get_by_role("tab")
    for at in range(tabs.count()):
        tabs.nth(at).click()
        found.update(nameless(one.page))
    assert sorted(found) == []


def test_a_sign_says_what_it_is_on_hover_and_focus_with_its_rule(
    server: Server, person: Callable[..., Person]
) -> None:
    one = play_laid(person(), server, "happy")
    # A move of a bot may draw the sign again, and its tip goes.
    my_turn(one)
    page = one.page
    sign = page.locator("main .others [data-tip=money]").first
    tip = page.locator(".tip")
    expect(tip).to_have_count(0)
    sign.hover()
    expect(tip).to_contain_text("Coins")
    tip.hover()
    rule = tip.get_by_role("link")
    expect(rule).to_have_text(re.compile(r"^HA-\d+\.\d+$"))
    rule.click()
    expect(page.locator("aside [id^='HA-']").first).to_be_visible()
    expect(sign).to_have_attribute("aria-label", "Coins")
    assert "coins" in (sign.get_attribute("aria-description") or "")
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    page.locator("main [data-tip=points]").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(tip).to_contain_text("points")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_the_figures_of_a_player_are_one_tab_stop_and_arrow_keys_reach_each(
    server: Server, person: Callable[..., Person]
) -> None:
    one = play_laid(person(), server, "happy")
    my_turn(one)
    page = one.page
    block = page.locator("main .others .seat").first
    figures = block.locator("[data-tip]")
    assert figures.count() > 2
    expect(block.locator("[data-tip][tabindex='0']")).to_have_count(1)
    figures.first.focus()
    for at in range(1, figures.count()):
        page.keyboard.press("ArrowRight")
        expect(figures.nth(at)).to_be_focused()
        expect(page.locator(".tip")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(figures.first).to_be_focused()
    page.keyboard.press("Tab")
    expect(block.locator("[data-tip]:focus")).to_have_count(0)


def a_card(one: Person) -> Locator:
    my_turn(one)
    return one.page.locator(".hand .card").first


def test_a_card_is_read_on_my_own_turn_by_a_right_click_and_by_a_key(
    server: Server, person: Callable[..., Person], axe: str
) -> None:
    one = play_laid(person(), server, "smile_life")
    page = one.page
    card = a_card(one)
    dialog = page.get_by_role("dialog")
    card.click(button="right")
    expect(dialog).to_be_visible()
    name = dialog.get_by_role("heading").first.inner_text()
    assert violations(page, axe, "main dialog") == ""
    # The question is still there to be answered.
    page.wait_for_load_state("networkidle")
    assert page.evaluate(UNCOVERED)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    card.get_by_role("button").focus()
    page.keyboard.press("i")
    expect(dialog.get_by_role("heading").first).to_have_text(name)
    dialog.get_by_role("button", name="Close").click()
    expect(card.get_by_role("button")).to_be_focused()


def test_a_long_press_reads_a_card_and_touches_nothing(
    server: Server, person: Callable[..., Person]
) -> None:
    one = person(viewport={"width": 390, "height": 844}, has_touch=True)
    play_laid(one, server, "smile_life")
    page = one.page
    card = a_card(one)
    box = card.bounding_box()
    assert box
    line = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("dialog")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator(".hand .picked")).to_have_count(0)


def test_a_long_press_says_what_a_sign_is(server: Server, person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 390, "height": 844}, has_touch=True)
    play_laid(one, server, "retire_happy")
    my_turn(one)
    page = one.page
    box = page.locator("main .shelf [data-tip=pension]").bounding_box()
    assert box
    line = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".tip")).to_contain_text("Pension")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".tip").get_by_role("link")).to_have_text(re.compile(r"^RH-\d+\.\d+$"))


def test_a_place_in_happy_says_why_it_is_not_possible(
    server: Server, person: Callable[..., Person]
) -> None:
    one = play_laid(person(), server, "happy")
    my_turn(one)
    # Nobody starts ill. What is not possible is marked as such, so the click is forced.
    one.page.locator("main .hospital .tag[data-why]").click(force=True)
    tip = one.page.locator(".tip")
    expect(tip.get_by_role("link")).to_have_text(re.compile(r"^HA-\d+\.\d+$"))
    expect(tip).to_contain_text("good health")


def test_an_action_in_power_struggle_says_why_it_is_not_possible(
    server: Server, person: Callable[..., Person]
) -> None:
    one = play_laid(person(), server, "power_struggle")
    refused = one.page.locator("main .shelf [data-why]")
    play([one], until=lambda: refused.count() > 0 or one.is_over())
    refused.first.click(force=True)
    expect(one.page.locator(".tip a")).to_have_text(re.compile(r"^PS-\d+\.\d+$"))


@pytest.mark.parametrize("game", own_boards())
def test_the_menu_lists_the_signs_of_the_game(
    server: Server, person: Callable[..., Person], axe: str, game: str
) -> None:
    one = play_laid(person(), server, game)
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Symbols").click()
    legend = one.page.locator("#legend")
    expect(legend).to_be_visible()
    assert legend.locator("dt").count() > 8
    assert violations(one.page, axe, "#legend") == ""
    said = legend.inner_text()
    assert "tip-" not in said
    expect(one.page.locator("header .goal")).to_be_visible()
