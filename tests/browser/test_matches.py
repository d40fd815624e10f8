"""Two people in two browsers play whole matches with two bots, through clicks only."""

import os
import random
from collections.abc import Callable

import pytest

from ..server.harness import GAMES, Server
from .conftest import DESKTOP, PHONE
from .driver import Person, expect_end, pixels_to_scroll, play
from .moments import beginning, sit_two_at

# Options that make a match short.
SHORT: dict[str, dict[str, object]] = {
    "smile_life": {"deck": 50},
    "happy": {"target": 7, "bank": 100},
    "fatum": {"rounds": 3},
    "retire_happy": {},
    "power_struggle": {},
}
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
ALL = "PARCOURS_BROWSE" in os.environ
# What a change must pass, always with the same shuffle. `make browse` plays every game on every board and screen, with
# another shuffle each time: Power Struggle alone takes minutes.
CHOSEN = {
    ("smile_life", "own", "desktop"),
    ("fatum", "own", "phone"),
    ("happy", "own", "phone"),
    ("retire_happy", "generic", "desktop"),
}
EVERY = [
    (game, board, screen) for game in GAMES for board in ("own", "generic") for screen in SCREENS
]


@pytest.mark.parametrize(
    ("game", "board", "screen"), [which for which in EVERY if ALL or which in CHOSEN]
)
def test_two_people_and_two_bots_play_to_the_end(
    server: Server, person: Callable[..., Person], game: str, board: str, screen: str
) -> None:
    people = [person(viewport=SCREENS[screen], has_touch=screen == "phone") for _ in range(2)]
    seed = random.randrange(1 << 30) if ALL else 1
    print(f"seed {seed}")
    sit_two_at(people, server, beginning(game, seed, **SHORT.get(game, {})))
    if board == "generic":
        for one in people:
            one.use_generic_board()
    play(people)
    for one in people:
        expect_end(one)
        if board == "own":
            assert pixels_to_scroll(one.page) <= 0
