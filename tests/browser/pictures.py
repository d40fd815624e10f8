"""The pictures of the README and the documents: `make pictures`.

Somebody who clicks what is lit plays each game for a while against bots, and the page is drawn when it is their turn.
Every run plays other matches, so this is a command of its own and no part of the tests.
"""

from __future__ import annotations

import random
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright

from ..server.harness import Server
from .conftest import DESKTOP, FLAGS, TIMEOUT, find_chromium
from .driver import Person, my_turn, play_now

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
PHONE = {"width": 390, "height": 844}
# Which game in which look, and after how many clicks.
WANTED = [
    ("smile_life", "desktop", "light", 60),
    ("smile_life", "phone", "dark", 40),
    ("retire_happy", "desktop", "light", 40),
    ("retire_happy", "phone", "light", 30),
    ("fatum", "desktop", "dark", 60),
    ("fatum", "phone", "dark", 40),
    ("happy", "desktop", "light", 60),
    ("happy", "phone", "light", 40),
    ("power_struggle", "desktop", "dark", 60),
    ("power_struggle", "phone", "light", 40),
]


def open_page(browser: Browser, device: str, theme: str) -> Person:
    phone = device == "phone"
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,
        color_scheme=theme,
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=phone,
        is_mobile=phone,
    )
    context.set_default_timeout(TIMEOUT)
    return Person(context.new_page(), random.Random(1))


def draw(person: Person, file: str) -> None:
    # Nothing floats away over it any more.
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(1500)
    person.page.screenshot(path=PICTURES / f"{file}.png")
    print(file)


def main() -> None:
    expect.set_options(timeout=TIMEOUT)
    with (
        TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.db", bot_pace=0) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        lobby = open_page(browser, "desktop", "light")
        lobby.page.goto(server.url)
        draw(lobby, "lobby-desktop-light")
        for game, device, theme, clicks in WANTED:
            person = play_now(open_page(browser, device, theme), server.url, game)
            while person.clicks < clicks and not person.is_over():
                my_turn(person)
                person.act()
            my_turn(person)
            draw(person, f"{game}-{device}-{theme}")
            person.page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
