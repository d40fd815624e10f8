"""Lessons in the browser: played through by clicks, by keyboard, and left."""

import os
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parcours.scenarios.lesson import Lesson, lessons
from parcours.texts import LANGUAGES, Texts

from ..server.harness import GAMES, Server
from .conftest import DESKTOP
from .driver import ANSWERS, LIT, PATIENCE, SENT, Person, log_of, my_turn, play
from .test_page import violations

PHONE = {"width": 390, "height": 844}
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
NOTE = ".note[role=dialog]"
ALL = [lesson for game in GAMES for lesson in lessons(game).values()]
# What makes a move by itself comes before what has to be chosen first.
BUTTONS = "main button.lit:not([aria-pressed=true])"
# So many touches must be enough for a move.
TOUCHES = 8

# Whether the note is on the screen, and beside what it points at.
STANDS_WELL = f"""
() => {{
  const [note, spot] = ['{NOTE}', '.spot'].map((one) => document.querySelector(one)?.getBoundingClientRect())
  if (!note || !spot) return false
  const isOnScreen = note.left >= 0 && note.top >= 0 && note.right <= innerWidth && note.bottom <= innerHeight
  const isBeside = note.right <= spot.left || note.left >= spot.right
  return isOnScreen && (isBeside || note.bottom <= spot.top || note.top >= spot.bottom)
}}
"""
# The middle of the first thing that a finger would hit there, of what is lit and the answers; null if there is
# none, and 'gone' once another note is open.
FIRST_HIT = f"""
([name, selectors]) => {{
  if (document.querySelector('{NOTE}')?.ariaLabel !== name) return 'gone'
  for (const element of selectors.flatMap((one) => [...document.querySelectorAll(one)])) {{
    const {{ left, top, width, height }} = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (hit && element.contains(hit)) return [x, y]
  }}
  return null
}}
"""


def trips() -> list[Any]:
    """Each lesson on each screen, in another language each time; in all of them where everything is to be tried."""
    found = []
    everything = "PARCOURS_BROWSE" in os.environ
    for number, (lesson, screen) in enumerate((one, two) for one in ALL for two in SCREENS):
        spoken = LANGUAGES if everything else [LANGUAGES[number % 3]]
        found += [
            pytest.param(
                lesson, screen, language, id=f"{lesson.game}-{lesson.id}-{screen}-{language}"
            )
            for language in spoken
        ]
    return found


def begin(
    person: Callable[..., Person], server: Server, lesson: Lesson, language: str = "en", **more: Any
) -> Page:
    """Somebody who has just opened a lesson."""
    page = person(locale=language, **more).page
    page.goto(f"{server.url}/learn/{lesson.game}/{lesson.id}")
    return page


def expect_step(page: Page, lesson: Lesson, number: int, language: str = "en") -> None:
    """The note of that step is open, and named by it."""
    texts = Texts(language, lesson.game)
    names = {player: texts.player(player) for player in lesson.players}
    title = texts.say(f"lesson-{lesson.id}-{lesson.notes[number].id}.title", **names)
    name = re.compile(rf"\b{number + 1} \w+ {len(lesson.notes)}\. {re.escape(title)}$")
    expect(page.get_by_role("dialog", name=name)).to_be_visible(timeout=1000 * PATIENCE)
    expect(page.locator(f"{NOTE} .primary")).to_be_focused()


def touch(page: Page) -> None:
    """Touch what is lit, and the answers, until what the note asks for is done."""
    name = page.locator(NOTE).get_attribute("aria-label")
    touched, since = 0, time.monotonic()
    while (hit := page.evaluate(FIRST_HIT, [name, [BUTTONS, LIT, ANSWERS]])) != "gone":
        if hit:
            page.mouse.click(*hit)
            expect(page.locator(SENT)).to_have_count(0)
            touched, since = touched + 1, time.monotonic()
            # As a person does: not twice before the page could answer.
            page.wait_for_timeout(300)
        # A card that only shows itself is put away again.
        elif page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        assert touched < TOUCHES, f"{name}: no move comes about"
        assert time.monotonic() - since < PATIENCE, f"{name}: nothing to touch"
        page.wait_for_timeout(20)


@pytest.mark.parametrize(("lesson", "screen", "language"), trips())
def test_a_lesson_is_played_through_by_clicks(
    server: Server, person: Callable[..., Person], lesson: Lesson, screen: str, language: str
) -> None:
    page = begin(person, server, lesson, language, **SCREENS[screen])
    for number, note in enumerate(lesson.notes):
        expect_step(page, lesson, number, language)
        page.wait_for_function(STANDS_WELL)
        if note.move is None:
            page.locator(f"{NOTE} .primary").click()
        else:
            touch(page)
    expect(page.locator(NOTE)).to_have_count(0)
    # Then it is a match like any other.
    page.locator(ANSWERS).or_(page.locator(LIT)).locator("visible=true").first.wait_for()
    assert not page.locator(".frame").evaluate("frame => frame.inert")


def test_a_lesson_is_followed_with_the_keyboard_alone(
    server: Server, person: Callable[..., Person]
) -> None:
    (lesson,) = lessons("smile_life").values()
    page = begin(person, server, lesson)
    expect_step(page, lesson, 0)
    # While something is read, nothing else can be reached.
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("!document.activeElement.closest('.frame')")
    page.keyboard.press("ArrowRight")
    expect_step(page, lesson, 1)
    page.keyboard.press("Enter")
    expect_step(page, lesson, 2)
    # Back takes no move back, and what was done is not done again.
    page.keyboard.press("ArrowLeft")
    expect_step(page, lesson, 1)
    page.keyboard.press("ArrowLeft")
    expect_step(page, lesson, 0)
    for step in range(1, len(lesson.notes)):
        page.keyboard.press("ArrowRight")
        expect_step(page, lesson, step)
    page.keyboard.press("Enter")
    expect(page.locator(NOTE)).to_have_count(0)


def test_a_lesson_is_left_and_the_match_goes_on(
    server: Server, person: Callable[..., Person]
) -> None:
    (lesson,) = lessons("smile_life").values()
    page = begin(person, server, lesson)
    one = Person(page, person().chance)
    for step in range(3):
        expect_step(page, lesson, step)
        page.keyboard.press("ArrowRight")
    expect_step(page, lesson, 3)
    page.reload()
    # The note belongs to the table as it is, so it is there again.
    expect_step(page, lesson, 3)
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.locator(NOTE)).to_have_count(0)
    my_turn(one)
    moves = len(log_of(one))
    play([one], until=lambda: len(log_of(one)) > moves + 4)
    page.reload()
    my_turn(one)
    expect(page.locator(NOTE)).to_have_count(0)


def test_lessons_are_offered_in_the_menu_and_with_the_rules(
    server: Server, person: Callable[..., Person]
) -> None:
    (lesson,) = lessons("smile_life").values()
    page = person().page
    page.goto(f"{server.url}/rules/smile_life")
    page.get_by_role("link", name="Your first life").click()
    expect_step(page, lesson, 0)
    first = page.url
    page.get_by_role("button", name="Just play").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Learn it in three minutes").click()
    expect_step(page, lesson, 0)
    assert page.url != first


def test_further_lessons_are_offered_with_the_first(
    server: Server, person: Callable[..., Person], axe: str
) -> None:
    further = lessons("power_struggle")["money"]
    name = "Another lesson: Money and consultants"
    page = person().page
    page.goto(server.url)
    page.get_by_role("button", name="Play now: Power Struggle").click()
    assert violations(page, axe) == ""
    page.get_by_role("link", name=name).click()
    expect_step(page, further, 0)
    first = page.url
    page.get_by_role("button", name="Just play").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name=name).click()
    expect_step(page, further, 0)
    assert page.url != first


def test_the_board_says_you_of_an_attack_on_me(
    server: Server, person: Callable[..., Person]
) -> None:
    lesson = lessons("happy")["first"]
    page = begin(person, server, lesson)
    attacked = next(number for number, note in enumerate(lesson.notes) if note.id == "parry")
    for step in range(attacked):
        expect_step(page, lesson, step)
        page.keyboard.press("ArrowRight")
    expect_step(page, lesson, attacked)
    expect(page.locator("main .about p")).to_have_text("Iris plays “secret love” on you.")


@pytest.mark.parametrize("screen", SCREENS)
def test_the_goal_stays_clear_while_a_note_is_open(
    server: Server, person: Callable[..., Person], screen: str
) -> None:
    lesson = lessons("fatum")["first"]
    page = begin(person, server, lesson, **SCREENS[screen])
    expect_step(page, lesson, 0)
    # The veil is the shadow of what stays clear around the spot.
    layers = page.evaluate(
        "['.goal', '.spot'].map(one => Number(getComputedStyle(document.querySelector(one)).zIndex))"
    )
    assert layers[0] > layers[1]


@pytest.mark.parametrize("game", ["power_struggle", "retire_happy"])
def test_the_end_of_a_lesson_offers_the_next(
    server: Server, person: Callable[..., Person], game: str
) -> None:
    first, second = lessons(game).values()
    page = begin(person, server, first)
    offer = page.locator(f"{NOTE} a")
    for step in range(len(first.notes) - 1):
        expect_step(page, first, step)
        expect(offer).to_have_count(0)
        page.keyboard.press("ArrowRight")
    expect_step(page, first, len(first.notes) - 1)
    offer.click()
    expect_step(page, second, 0)


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_axe_finds_nothing_in_a_lesson(
    server: Server, person: Callable[..., Person], axe: str, lesson: Lesson
) -> None:
    page = begin(person, server, lesson)
    expect_step(page, lesson, 0)
    assert violations(page, axe, NOTE) == ""
    asked = next(number for number, note in enumerate(lesson.notes) if note.move is not None)
    for step in range(1, asked + 1):
        page.keyboard.press("ArrowRight")
        expect_step(page, lesson, step)
    assert violations(page, axe, NOTE) == ""
