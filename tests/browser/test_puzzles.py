"""Puzzles in a browser: failed, tried again, looked up and solved, on a desktop and on a phone, and without a line."""

import os
from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from parcours.core.registry import game_names
from parcours.puzzles import Puzzle, puzzle_ids
from parcours.puzzles.puzzle import shipped_puzzle
from parcours.puzzles.words import explain, say_wrong
from parcours.texts import Texts

from ..server.harness import Server
from .conftest import PHONE, Contexts
from .driver import Person
from .test_page import violations

GAMES = [game for game in game_names() if puzzle_ids(game)]
SIZES = {"desktop": {}, "phone": {"viewport": PHONE, "has_touch": True}}
# Every game on one of them; on both with `make browse`.
TRIED = [
    (game, size)
    for at, game in enumerate(GAMES)
    for number, size in enumerate(SIZES)
    if "PARCOURS_BROWSE" in os.environ or at % 2 == number
]
TITLE = "main section.puzzle h2"
TOLD = "main section.puzzle [aria-live]"


def puzzle_of(game: str, number: int) -> Puzzle:
    puzzle = shipped_puzzle(game, number)
    assert puzzle is not None
    return puzzle


def answer(page: Page, puzzle: Puzzle, move: str) -> None:
    """Press what leads to that move: its words, or what several moves have in common first."""
    texts = Texts("en", puzzle.match.game.name)
    said = texts.move(puzzle.match, move)
    replies = page.locator("main section.puzzle .replies button")
    expect(replies.first).to_be_visible()
    for _ in range(4):
        whole = replies.get_by_text(said, exact=True)
        if whole.count():
            whole.first.click()
            if page.locator(TITLE).inner_text() != "Find the best move":
                return
        else:
            # The group whose moves share the most words with it.
            labels = replies.all_inner_texts()
            best = max(range(len(labels)), key=lambda at: _alike(labels[at], said))
            replies.nth(best).click()
            if page.locator(TITLE).inner_text() != "Find the best move":
                return
    raise AssertionError(f"no answer says '{said}': {replies.all_inner_texts()}")


def _alike(label: str, said: str) -> int:
    words = set(said.lower().replace("“", " ").replace("”", " ").split())
    return sum(word in words for word in label.lower().replace("…", " ").split())


@pytest.mark.parametrize(("game", "size"), TRIED)
def test_a_puzzle_is_failed_and_solved(
    person: Callable[..., Person], server: Server, axe: str, game: str, size: str
) -> None:
    page = person(**SIZES[size]).page
    puzzle = puzzle_of(game, 1)
    texts = Texts("en", game)
    page.goto(f"{server.url}/puzzles/{game}/1")
    expect(page.locator(TITLE)).to_have_text("Find the best move")
    answer(page, puzzle, puzzle.greedy)
    expect(page.locator(TITLE)).to_have_text("There is a better move")
    greedy = puzzle.answer(puzzle.greedy)
    expect(page.locator(TOLD)).to_contain_text(say_wrong(texts, puzzle.match, greedy.why))
    expect(page.locator(TOLD)).to_contain_text("It looks best at once.")
    assert violations(page, axe) == ""
    page.get_by_role("button", name="Try again").click()
    answer(page, puzzle, puzzle.solution.move)
    expect(page.locator(TITLE)).to_have_text("That is the best move!")
    for sentence in explain(texts, puzzle):
        expect(page.locator(TOLD)).to_contain_text(sentence)
    assert violations(page, axe) == ""


def test_the_puzzle_of_the_day_counts_and_is_the_same_for_all(
    person: Callable[..., Person], server: Server, axe: str
) -> None:
    page = person(**SIZES["phone"]).page
    game = GAMES[0]
    numbers = list(puzzle_ids(game))
    noon = datetime(2026, 11, 18, 12, tzinfo=UTC)
    page.clock.install(time=noon)
    day = int(noon.timestamp()) // 86400
    page.goto(f"{server.url}/puzzles")
    expect(page.locator("main li")).to_have_count(len(GAMES))
    assert violations(page, axe) == ""
    page.locator(f"main li[data-game={game}] a.primary").click()
    number = numbers[day % len(numbers)]
    expect(page.locator("main header")).to_contain_text(f"Puzzle {number}")
    expect(page.locator("main header")).to_contain_text("Puzzle of the day")
    answer(page, puzzle_of(game, number), puzzle_of(game, number).solution.move)
    expect(page.locator(TITLE)).to_have_text("That is the best move!")
    page.locator("main header").get_by_role("link", name="All puzzles").click()
    card = page.locator(f"main li[data-game={game}]")
    expect(card).to_contain_text("One day in a row")
    expect(card).to_contain_text("solved at the first try")
    # It is still known tomorrow, and lost the day after.
    for later, told in ((1, "One day in a row"), (2, "longest: 1")):
        page.clock.set_system_time(datetime(2026, 11, 18 + later, 12, tzinfo=UTC))
        page.reload()
        expect(card).to_contain_text(told)
    assert "in a row" not in card.inner_text()


def test_a_solution_that_was_looked_up_is_not_solved(
    person: Callable[..., Person], server: Server
) -> None:
    page = person().page
    game = GAMES[0]
    puzzle = puzzle_of(game, 1)
    page.goto(f"{server.url}/puzzles/{game}/1")
    answer(page, puzzle, puzzle.greedy)
    page.get_by_role("button", name="See the solution").click()
    expect(page.locator(TOLD)).to_contain_text(explain(Texts("en", game), puzzle)[0])
    page.get_by_text("All moves, with your chance to win").click()
    expect(page.locator("main section.puzzle li")).to_have_count(len(puzzle.answers))
    page.locator("main header").get_by_role("link", name="All puzzles").click()
    card = page.locator(f"main li[data-game={game}]")
    card.get_by_text("All puzzles").click()
    expect(card.get_by_role("link", name="Puzzle 1, solution seen")).to_be_visible()


def test_puzzles_are_found_from_the_home_page_and_from_the_rules(
    person: Callable[..., Person], server: Server
) -> None:
    page = person().page
    game = GAMES[0]
    page.goto(server.url)
    link = page.locator(f"article[data-game={game}] a[href='/puzzles/{game}']")
    link.click()
    expect(page.locator(TITLE)).to_have_text("Find the best move")
    page.goto(f"{server.url}/rules/{game}")
    page.locator(f"main a[href='/puzzles/{game}']").click()
    expect(page.locator(TITLE)).to_have_text("Find the best move")


def test_a_puzzle_works_without_a_line_once_it_was_loaded(
    person: Callable[..., Person], contexts: Contexts, server: Server
) -> None:
    contexts.expected = ("ERR_INTERNET_DISCONNECTED",)
    page = person().page
    game = GAMES[0]
    puzzle = puzzle_of(game, 1)
    page.goto(f"{server.url}/puzzles/{game}/1")
    expect(page.locator(TITLE)).to_have_text("Find the best move")
    # Everything is kept once the worker has the puzzle, the board and the texts.
    page.wait_for_function(
        """async path => {
            const board = performance.getEntriesByType('resource').map(one => one.name)
              .filter(name => name.includes('/assets/') && name.endsWith('.js'))
            const kept = await Promise.all([path, ...board].map(name => caches.match(name)))
            return kept.every(Boolean)
        }""",
        arg=f"/api/games/{game}/puzzles/1",
    )
    page.context.set_offline(True)
    page.reload()
    answer(page, puzzle, puzzle.solution.move)
    expect(page.locator(TITLE)).to_have_text("That is the best move!")
    page.context.set_offline(False)


def test_a_puzzle_that_is_not_there_is_told(
    person: Callable[..., Person], contexts: Contexts, server: Server
) -> None:
    contexts.expected = ("404", "422", "400")
    page = person().page
    page.goto(f"{server.url}/puzzles/{GAMES[0]}/9999")
    expect(page.locator("main")).to_contain_text("This game has no such puzzle.")
