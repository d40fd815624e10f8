"""The gallery of decks in a browser: a deck is submitted, accepted by the operator, found, played and removed."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from ..server.harness import Server
from .conftest import Contexts
from .driver import Person
from .test_page import violations
from .test_workshop import LION, SIZES, add_lion, each_size, field, right, show, small_deck, upload


@pytest.fixture
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("gallery")
    with Server(f"sqlite:///{folder}/tables.db", gallery="on") as server:
        yield server


def operate(server: Server, *words: str) -> str:
    """What `parcours gallery` prints, while the server runs."""
    command = [sys.executable, "-m", "parcours.cli", "gallery", *words]
    command += ["--database", server.database]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def fits(page: Page, size: str) -> bool:
    width = SIZES[size]["viewport"]["width"]
    return bool(page.evaluate("document.documentElement.scrollWidth") == width)


@each_size
def test_a_deck_goes_through_the_gallery(
    gallery: Server, person: Callable[..., Person], contexts: Contexts, axe: str, size: str
) -> None:
    author = person(**SIZES[size]).page
    upload(author, gallery, small_deck())
    add_lion(author)
    field(author, "copies").fill("20")
    right(author)
    show(author, "Send and print")
    submit = author.get_by_role("button", name="Submit this deck")
    expect(submit).to_be_disabled()
    expect(author.get_by_text("Give the deck a title first.")).to_be_visible()
    author.get_by_label("Title of the deck").fill("Circus")
    author.get_by_label("What the deck is about").fill("Many lions, and they roar.")
    author.get_by_label("Your name").fill("Ana")
    right(author)
    submit.click()
    expect(author.get_by_text("It appears once the operator has accepted it.")).to_be_visible()
    assert violations(author, axe) == ""
    assert fits(author, size)

    # Nobody sees it before the operator has looked at it.
    visitor = person(**SIZES[size])
    page = visitor.page
    page.goto(f"{gallery.url}/workshop/smile_life")
    expect(page.get_by_role("button", name="Begin with the standard deck")).to_be_visible()
    expect(page.get_by_role("heading", name="Gallery")).to_have_count(0)
    (line,) = [line for line in operate(gallery, "list").splitlines() if "Circus" in line]
    assert re.search(r"smile_life.*Circus.*Ana.*waits.*0", line)
    id = re.findall(r"\w{10}", line)[0]
    assert LION in operate(gallery, "show", id)
    operate(gallery, "accept", id)

    page.reload()
    entry = page.locator("[data-gallery] li")
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text(re.compile("Circus.*by Ana.*not played yet.*Many lions"))
    assert violations(page, axe) == ""
    assert fits(page, size)
    entry.get_by_role("link", name="Circus").click()
    expect(page.get_by_label("Title of the deck")).to_have_value("Circus")
    expect(page.locator("button[data-card=roaring_lion]")).to_contain_text(LION)
    link = page.url
    page.go_back()
    expect(entry).to_have_count(1)
    page.go_forward()
    right(page)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Just play").click()
    visitor.at_table()
    page.goto(f"{gallery.url}/workshop/smile_life")
    expect(entry).to_contain_text("played once")

    # The same deck again is there already, and its link leads to it.
    submit.click()
    there = author.get_by_role("link", name="This deck is in the gallery.")
    assert f"{gallery.url}{there.get_attribute('href')}" == link
    friend = person(**SIZES[size]).page
    friend.goto(link)
    expect(friend.get_by_label("Title of the deck")).to_have_value("Circus")

    operate(gallery, "remove", id)
    page.reload()
    expect(page.get_by_role("button", name="Begin with the standard deck")).to_be_visible()
    expect(entry).to_have_count(0)
    contexts.expected = ("404",)
    friend.goto("about:blank")
    friend.goto(link)
    expect(friend.get_by_text("The gallery has no such deck.")).to_be_visible()
