"""A browser, a server, and people at pages that are watched for errors."""

import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect, sync_playwright

from ..server.harness import Server
from .driver import Person

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
# Milliseconds for whatever is waited for: enough on a machine that does other work too.
TIMEOUT = 30_000


def find_chromium() -> str:
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        pytest.exit("there is no chromium: `apt-get install chromium`, then again", 1)
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    with Server(f"sqlite:///{folder}/tables.db") as server:
        yield server


class Contexts:
    """Browsers of different people; none may have complained when the test is over."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()

    def new(self, **wishes: Any) -> BrowserContext:
        given = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB"} | wishes
        context = self.browser.new_context(**given)
        context.set_default_timeout(TIMEOUT)
        context.on("console", self._hear)
        context.on("weberror", lambda problem: self.complaints.append(str(problem.error)))
        self.contexts.append(context)
        return context

    def _hear(self, message: ConsoleMessage) -> None:
        # A violation of the content policy is an error of the console too.
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def check(self) -> None:
        told = [text for text in self.complaints if not any(word in text for word in self.expected)]
        assert not told, "\n".join(told)


@pytest.fixture
def contexts(browser: Browser) -> Iterator[Contexts]:
    contexts = Contexts(browser)
    yield contexts
    for context in contexts.contexts:
        context.close()
    contexts.check()


@pytest.fixture
def person(contexts: Contexts) -> Callable[..., Person]:
    """Somebody with a browser of their own."""

    def come(**wishes: Any) -> Person:
        chance = random.Random(len(contexts.contexts))
        return Person(contexts.new(**wishes).new_page(), chance)

    return come


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe, which looks for what keeps people out."""
    web = Path(__file__).parents[2] / "web"
    return (web / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
