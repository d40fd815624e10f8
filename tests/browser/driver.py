"""People at the page who know nothing but what they see: they click what is lit until the match is over."""

import random
import re
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Error, Locator, Page, expect

# What shows that it can be done: the ring, and the answers in the middle. Not what is chosen already, and what
# lies on a page of a phone's board that is not in sight.
IN_SIGHT = ":not([aria-pressed=true], [role=tabpanel][inert] *)"
LIT = ", ".join(
    [
        f"main button.lit{IN_SIGHT}",
        f"main .lit > button:not(.lit){IN_SIGHT}",
        f"main button.word{IN_SIGHT}",
    ]
)
ANSWERS = "main section.question .replies .button:not(.quiet, .impossible)"
MORE = "main section.question .amount button:last-of-type:not([disabled])"
NOTICE = "dialog.notice[open]:not(.end)"
# Something has happened to oneself: a notice of it is open, or opens in a moment.
HAPPENED = "[data-happened]"
# A move is on its way.
SENT = "[data-sent]"
END = "main section.question .ways"
# Seconds in which something has to happen at a table where people and bots answer at once.
PATIENCE = 60
# Milliseconds for one click.
CLICK = 10_000
# So many clicks must be enough for a move.
CLICKS_FOR_A_MOVE = 25


def own_boards() -> list[str]:
    """The games that have a board of their own; others are played on the generic one."""
    games = Path(__file__).parents[2] / "web" / "src" / "games"
    return sorted(path.parent.name for path in games.glob("*/Board.svelte"))


class Person:
    """Somebody at a page."""

    def __init__(self, page: Page, chance: random.Random) -> None:
        self.page = page
        self.chance = chance
        self.clicks = 0
        # Whether what tells what happened to oneself stays open, to be looked at.
        self.keeps_notices = False
        self._heard = ""
        self._fruitless = 0

    def lay_table(self, game: str, name: str, seats: int = 4, **options: object) -> str:
        """From the home page to the waiting room; the link for the others."""
        page = self.page
        page.get_by_label("Your name").fill(name)
        page.locator(f"[data-game={game}]").get_by_role("link", name="Invite friends").click()
        page.get_by_label("Seats").select_option(str(seats))
        for option, value in options.items():
            self._set_option(option, value)
        page.get_by_role("button", name="Create table").click()
        return page.get_by_label("The link to this table").input_value()

    def _set_option(self, label: str, value: object) -> None:
        field = self.page.get_by_label(re.compile(label))
        if isinstance(value, bool):
            field.set_checked(value)
        elif field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(label=str(value))
        else:
            field.fill(str(value))

    def sit_down(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").first.click()
        expect(self.page.get_by_text("The host starts the match.")).to_be_visible()

    def start(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Start")).click()
        self.at_table()

    def at_table(self) -> None:
        table = self.page.locator("main section.question")
        expect(table).to_be_visible(timeout=1000 * PATIENCE)

    def use_generic_board(self) -> None:
        address, mark, key = self.page.url.partition("#")
        self.page.goto(f"{address}?board=generic{mark}{key}")
        self.at_table()

    def is_over(self) -> bool:
        return self.page.locator(END).count() > 0

    def look(self) -> tuple[int, int, int]:
        """How many things are lit, how many answers there are, and how many amounts can still be raised."""
        counted = self.page.evaluate(
            """selectors => selectors.map(selector =>
                 [...document.querySelectorAll(selector)].filter(found => found.checkVisibility()).length)""",
            [LIT, ANSWERS, MORE],
        )
        return counted[0], counted[1], counted[2]

    def act(self) -> bool:
        """Click something that is lit or an answer; False if there is nothing."""
        if self.page.locator(NOTICE).count():
            if self.keeps_notices:
                return False
            self.close_notice()
        if self.page.locator(SENT).count():
            # What is lit belongs to the moment before.
            return False
        lit, answers, more = self.look()
        if not lit and not answers:
            return False
        heard = self.page.locator("aside .content").text_content() or ""
        self._fruitless = self._fruitless + 1 if heard == self._heard else 0
        self._heard = heard
        assert self._fruitless < CLICKS_FOR_A_MOVE, f"no move comes about:\n{self.read()}"
        if more and self.chance.random() < 0.5:
            self._click(self._visible(MORE, self.chance.randrange(more)))
        elif lit and (not answers or self.chance.random() < 0.6):
            self._click(self._visible(LIT, self.chance.randrange(lit)))
        else:
            self._click(self._visible(ANSWERS, self.chance.randrange(answers)))
        # A card that only shows itself is put away again.
        shown = self.page.locator("dialog[open]")
        if shown.count():
            shown.get_by_role("button").last.click()
        return True

    def close_notice(self) -> None:
        """Put away what tells what happened to oneself."""
        # Escape would first close a tip that lies on top.
        self.page.locator(f"{NOTICE} .primary").click()
        expect(self.page.locator(NOTICE)).to_be_hidden()

    def _visible(self, selector: str, number: int) -> Locator:
        return self.page.locator(selector).locator("visible=true").nth(number)

    def _click(self, thing: Locator) -> None:
        self.clicks += 1
        try:
            thing.click(timeout=CLICK)
        except Error as problem:
            if self.page.locator(NOTICE).count():
                # It has just opened over the table.
                return
            # Somebody else's move may have taken it away; what stays must be within reach.
            if self.look()[:2] != (0, 0) and thing.count():
                message = f"out of reach: {thing.evaluate('found => found.outerHTML')[:300]}"
                raise AssertionError(f"{message}\n{problem}\n{self.read()}") from problem

    def read(self) -> str:
        """What the page says, to find out what went wrong."""
        question = self.page.locator("main section.question").all_inner_texts()
        return "\n".join([*question, "", self.page.locator("body").inner_text()])[:4000]


def play(
    people: list[Person], until: Callable[[], bool] | None = None, seconds: float = 600
) -> None:
    """All click until everybody sees the end, or until what is wanted has happened."""
    begun = heard = time.monotonic()
    while not (until() if until else all(person.is_over() for person in people)):
        acted = [person.act() for person in people if not person.is_over()]
        if any(acted):
            heard = time.monotonic()
        else:
            people[0].page.wait_for_timeout(20)
        now = time.monotonic()
        silent = "\n\n".join(person.read() for person in people) if now - heard > PATIENCE else ""
        assert not silent, f"nothing can be done, and nothing happens:\n{silent}"
        assert now - begun < seconds, f"no end in sight:\n{people[0].read()}"
    print(f"{sum(person.clicks for person in people)} clicks, {time.monotonic() - begun:.0f} s")


def seat_two(people: list[Person], url: str, game: str, **options: object) -> None:
    """Two people lay a table of four and start it with two bots."""
    host, guest = people
    host.page.goto(url)
    link = host.lay_table(game, "Inès", **options)
    guest.sit_down(link, "Bram")
    host.start()
    guest.at_table()


def see_end(person: Person) -> Locator:
    """The end, as it comes over the table. What happened to oneself comes first, and is put away."""
    end = person.page.locator("dialog.end")
    notice = person.page.locator(NOTICE)
    while True:
        expect(end.or_(notice).first).to_be_visible()
        if not notice.count():
            return end
        person.close_notice()


def expect_end(person: Person, winners: int = 4) -> None:
    """The end comes as an event; put away, it leaves a table that ranks everybody and offers another match."""
    end = see_end(person)
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile("win|victory"))
    expect(end.get_by_role("table")).to_be_visible()
    put_end_away(person)
    expect(person.page.locator("main section.question ol > li")).to_have_count(winners)
    expect(
        person.page.get_by_role("button", name=re.compile("Play again|Join the next"))
    ).to_be_visible()


def put_end_away(person: Person) -> None:
    """Close the end once it has come over the table."""
    end = see_end(person)
    end.get_by_role("button", name="Look at the table").click()
    expect(end).to_be_hidden()


def play_now(person: Person, url: str, game: str) -> Person:
    """From the home page to a match against bots: the first time one is asked against whom."""
    person.page.goto(url)
    person.page.locator(f"[data-game={game}]").get_by_role("button", name="Play now").click()
    person.page.get_by_role("button", name="Just play").click()
    person.at_table()
    return person


def my_turn(person: Person) -> None:
    """Wait until something can be done or the match is over; bots wait until one has seen what they did to oneself."""
    can_act = person.page.locator(f"{ANSWERS}, {LIT}, {END}")
    happened = person.page.locator(HAPPENED)
    while True:
        expect(person.page.locator(SENT)).to_have_count(0)
        can_act.or_(happened).locator("visible=true").first.wait_for()
        if not happened.count():
            return
        person.close_notice()


def pixels_to_scroll(page: Page) -> int:
    """How much of the page lies below the screen."""
    below: int = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return below


def log_of(person: Person) -> list[str]:
    """What the log says, from the first line to the last."""
    earlier = person.page.get_by_role("button", name="Show earlier")
    while earlier.count():
        earlier.first.click()
    return person.page.locator("aside .content li").all_inner_texts()
