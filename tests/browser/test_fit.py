"""A table is one screen at any size: late in a match it is drawn denser before anything scrolls, and all is legible."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ..server.harness import Server
from .conftest import DESKTOP
from .driver import HAPPENED, Person, my_turn, own_boards, pixels_to_scroll, play
from .legible import illegible
from .moments import moment, play_laid, sit_down_at

SCREENS = {
    "desktop": DESKTOP,
    "large": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
}
PARTS = "main .board > .mine, main .board > .company, main .others, main .others > .seat, main .domain ul"
# What a player would have to scroll inside the board, and by how much. Null while a notice lies over all.
SCROLLS = f"""
() => document.querySelector('{HAPPENED}') ? null :
  [...document.querySelectorAll('{PARTS}')]
    .filter(box => box.scrollHeight > box.clientHeight + 1)
    .map(box => `${{box.className}}: ${{box.scrollHeight - box.clientHeight}}`)
"""


def scrolls(one: Person) -> list[str]:
    found: list[str] | None
    while (found := one.page.evaluate(SCROLLS)) is None:
        one.close_notice()
    return found


@pytest.mark.parametrize("game", own_boards())
def test_all_of_a_full_table_is_in_sight(
    server: Server, person: Callable[..., Person], game: str
) -> None:
    one = person(viewport=DESKTOP)
    sit_down_at(one, server, moment(f"full/{game}"))
    my_turn(one)
    # Letters that come late are wider.
    one.page.wait_for_load_state("networkidle")
    for name, screen in SCREENS.items():
        one.page.set_viewport_size(screen)
        one.page.wait_for_function(f"() => !({SCROLLS})()?.length")
        assert scrolls(one) == [], name
        assert pixels_to_scroll(one.page) <= 0, name
        assert illegible(one.page) == [], name


def test_what_wins_is_said_in_full_beside_all_else_on_top(
    server: Server, person: Callable[..., Person]
) -> None:
    one = person(viewport=SCREENS["tablet"], locale="fr-FR")
    sit_down_at(one, server, moment("full/retire_happy"), "fr")
    my_turn(one)
    one.page.wait_for_load_state("networkidle")
    goal = one.page.locator("header .goal")
    said = goal.locator(".wins b")
    expect(said).to_have_text("La plus grosse pension gagne")
    assert said.evaluate("words => words.scrollWidth <= words.clientWidth")
    box, around = said.bounding_box(), goal.bounding_box()
    assert box is not None
    assert around is not None
    assert box["y"] >= around["y"]
    assert box["y"] + box["height"] <= around["y"] + around["height"]


# Amounts of which only a part lies under what they changed by.
HALF_COVERED = """
() => [...document.querySelectorAll('main .change')].filter(change => {
  const [over, amount] = [change, change.parentElement].map(box => box.getBoundingClientRect())
  return over.left > amount.left || over.right < amount.right
}).map(change => change.parentElement.textContent)
"""


@pytest.mark.parametrize("game", ["fatum", "happy", "power_struggle"])
def test_what_an_amount_changes_by_lies_over_all_of_it(
    server: Server, person: Callable[..., Person], game: str
) -> None:
    one = play_laid(person(viewport=DESKTOP), server, game)
    change = one.page.locator("main .mine .change")
    play([one], until=lambda: change.count() > 0 or one.is_over())
    expect(change.first).to_be_attached()
    assert one.page.evaluate(HALF_COVERED) == []


@pytest.mark.parametrize("game", own_boards())
def test_a_board_that_has_room_is_not_dense(
    server: Server, person: Callable[..., Person], game: str
) -> None:
    one = play_laid(person(viewport=DESKTOP), server, game)
    my_turn(one)
    expect(one.page.locator("main .board")).not_to_have_attribute("data-dense", re.compile("1"))
    assert scrolls(one) == []
