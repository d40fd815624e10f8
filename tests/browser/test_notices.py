"""What a person is told: what happened to them, what the others did, who waits for whom, and the end."""

import itertools
import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from parcours.core.match import Match

from ..server.harness import Server, lay_table
from ..server.test_clocks import lay
from .conftest import PHONE
from .driver import END, NOTICE, Person, my_turn, play, play_now
from .moments import beginning, play_laid, sit_down_at
from .test_page import violations
from .test_questions import sit

# Milliseconds in which bots that are not held back have long moved.
A_WHILE = 1500
# In so many matches something is lost.
MATCHES = 4
# The round from which a match of Fatum has little left.
LATE = 9
# Seconds before a bot moves.
SLOW = 3


def see_attack(one: Person, server: Server, seed: int = 1) -> None:
    """Play Smile Life with bots until something happens to oneself."""
    one.keeps_notices = True
    play_laid(one, server, "smile_life", seed)
    play([one], until=lambda: one.page.locator(NOTICE).count() > 0)


def test_an_attack_is_shown_until_it_is_seen_and_bots_wait(
    server: Server, person: Callable[..., Person], axe: str
) -> None:
    one = person()
    see_attack(one, server)
    notice = one.page.get_by_role("alertdialog")
    expect(notice).to_contain_text(re.compile(r"\byou\b"))
    expect(notice).to_contain_text("The bots wait for you.")
    expect(notice.get_by_role("button", name="OK")).to_be_focused()
    assert violations(one.page, axe) == ""
    # The page shows nothing new while it is open, however long that is.
    lines = one.page.locator("aside .content li")
    told = lines.all_inner_texts()
    one.page.wait_for_timeout(A_WHILE)
    assert lines.all_inner_texts() == told
    one.page.keyboard.press("Enter")
    expect(notice).to_be_hidden()
    my_turn(one)


def test_an_attack_fits_on_a_phone_and_is_put_away_by_escape_or_beside_it(
    server: Server, person: Callable[..., Person], axe: str
) -> None:
    one = person(viewport=PHONE, has_touch=True)
    see_attack(one, server)
    notice = one.page.locator(NOTICE)
    box = notice.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] + box["height"] <= PHONE["height"]
    assert violations(one.page, axe) == ""
    one.page.mouse.click(5, 5)
    expect(notice).to_be_hidden()
    my_turn(one)


def test_the_place_of_a_lost_card_has_a_ring(server: Server, person: Callable[..., Person]) -> None:
    one = person()
    # Of several cards of a kind one may go without leaving a place empty.
    ring = one.page.locator(f"{NOTICE} .emptied").first
    for seed in range(1, MATCHES + 1):
        see_attack(one, server, seed)
        while not ring.count() and not one.is_over():
            one.close_notice()
            play([one], until=lambda: one.page.locator(NOTICE).count() > 0 or one.is_over())
        if ring.count():
            break
    expect(one.page.locator(NOTICE)).to_contain_text(re.compile(r"\byou\b", re.IGNORECASE))
    life = one.page.locator("main .mine").first.bounding_box()
    box = ring.bounding_box()
    assert life is not None
    assert box is not None
    assert life["y"] - 2 <= box["y"] < life["y"] + life["height"]
    one.close_notice()
    expect(ring).to_have_count(0)


def test_notices_can_be_switched_off(server: Server, person: Callable[..., Person]) -> None:
    one = play_laid(person(), server, "smile_life")
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_label("Show what happens to me").uncheck()
    one.page.get_by_label("Speed of the bots").select_option("skip to my turn")
    one.page.keyboard.press("Escape")
    shown = one.page.locator(NOTICE)
    clicks = one.clicks
    play([one], until=lambda: one.clicks > clicks + 60 or one.is_over() or shown.count() > 0)
    assert shown.count() == 0 or one.is_over()


def test_my_turn_begins_with_what_the_others_did(
    server: Server, person: Callable[..., Person], axe: str
) -> None:
    one = play_laid(person(), server, "smile_life")
    news = one.page.get_by_role("list", name="Since your last turn")
    while True:
        play([one], until=lambda: news.count() > 0)
        # It may be about to go, with a move that is on its way.
        my_turn(one)
        if news.count():
            break
    expect(news.get_by_role("listitem").first).to_be_visible()
    assert violations(one.page, axe) == ""
    one.page.locator(".since").get_by_role("button", name="Close").click()
    expect(news).to_be_hidden()


def test_home_shows_the_tables_that_wait_for_me_first(
    server: Server, person: Callable[..., Person], axe: str
) -> None:
    one = play_now(person(), server.url, "fatum")
    my_turn(one)
    one.page.goto(server.url)
    expect(one.page).to_have_title("(1) Parcours")
    turn = one.page.locator("section[aria-labelledby=my-turn]")
    expect(turn).to_contain_text("Fatum")
    expect(turn).to_contain_text("Iris")
    one.lay_table("smile_life", "Inès", 2)
    one.page.goto(server.url)
    expect(one.page.get_by_role("heading", level=1)).to_have_text("Welcome back, Inès")
    waiting = one.page.locator("section[aria-labelledby=their-turn]")
    expect(waiting).to_contain_text("Smile Life")
    expect(waiting).to_contain_text("waiting for players")
    assert violations(one.page, axe) == ""
    turn.get_by_role("link", name="Continue").click()
    one.at_table()


def test_an_early_end_leaves_nothing_to_do_and_has_its_page(
    server: Server, person: Callable[..., Person]
) -> None:
    one = play_now(person(), server.url, "smile_life")
    my_turn(one)
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="End the match").click()
    one.page.get_by_role("button", name="End it, for good").click()
    expect(one.page.get_by_text("This match was ended before it was over.")).to_be_visible()
    assert one.look() == (0, 0, 0)
    expect(one.page.get_by_text("to move")).to_have_count(0)
    one.page.get_by_role("link", name="All about this match").click()
    expect(one.page.get_by_role("img", name="Points over time")).to_be_visible()
    # The first story is mine.
    expect(one.page.get_by_role("button", pressed=True)).to_have_text("Guest")
    one.page.goto(server.url)
    over = one.page.locator("section[aria-labelledby=over]")
    expect(over).to_contain_text("ended early")


def test_who_is_invited_reads_what_the_game_is_about(
    server: Server, person: Callable[..., Person], axe: str
) -> None:
    host, guest = person(), person(viewport=PHONE)
    host.page.goto(server.url)
    link = host.lay_table("happy", "Inès")
    guest.page.goto(link)
    about = guest.page.get_by_text("A first match in a few minutes")
    expect(about).to_be_visible()
    assert violations(guest.page, axe) == ""


def test_the_guide_is_one_touch_away_at_the_table(
    server: Server, person: Callable[..., Person]
) -> None:
    one = play_now(person(), server.url, "happy")
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="How to play").click()
    expect(one.page.get_by_text("A first match in a few minutes")).to_be_visible()


def test_a_takeback_is_told_to_the_others(server: Server, person: Callable[..., Person]) -> None:
    table = lay_table(server)
    table.start()
    ana, bob = sit(person, table, 0), sit(person, table, 1)
    for page in (ana, bob):
        expect(page.locator("#question")).to_be_visible()
    first, other = (ana, bob) if "to move" in ana.locator(".seat.mine").inner_text() else (bob, ana)
    first.get_by_role("button", name="Draw a card").first.click()
    expect(other.locator("aside")).to_contain_text("draws a card")
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name="Take my last move back").click()
    other.get_by_role("button", name="Agree to the takeback").click()
    told = other.get_by_role("main").get_by_text(re.compile("takes a move back"))
    expect(told).to_be_visible()


def test_a_move_that_the_clock_made_is_told_to_its_player_and_marked_for_the_others(
    server: Server, person: Callable[..., Person]
) -> None:
    table = lay(server, "decision", 2)
    pages = [sit(person, table, seat) for seat in (0, 1)]
    for page, other in zip(pages, reversed(pages), strict=True):
        expect(other.get_by_role("timer").first).to_be_attached()
        told = page.get_by_role("alertdialog")
        expect(told).to_contain_text("Your time was up, so a move was made for you.")
        expect(other.locator("aside .log em").first).to_have_text("time was up")
        expect(other.locator(".others .note", has_text="time was up")).to_be_attached()


def test_who_is_away_is_counted_down_before_a_move_is_made_for_them(
    server: Server, person: Callable[..., Person]
) -> None:
    table = lay(server, absence="bot", grace=60)
    one = person()
    sit(lambda: one, table, 0)
    countdown = one.page.get_by_role("timer", name=re.compile("until a move is made for them"))
    play([one], until=lambda: countdown.count() > 0)
    expect(countdown.first).to_be_visible()


def after_a_ruin() -> tuple[Match, int]:
    """A match of Fatum that goes on without somebody who has just been ruined, late; and their seat."""
    for seed in itertools.count():
        match, chance = beginning("fatum", seed), random.Random(seed)
        while not match.over:
            player = match.to_act[0]
            match.play(player, chance.choice(match.legal(player)))
            for told in match.open_events(len(match.moves)):
                if told["what"] == "ruined" and int(str(told["number"])) >= LATE and not match.over:
                    return match, match.seat(str(told["player"]))
    raise AssertionError


def test_who_is_ruined_is_asked_nothing_and_can_skip_to_the_end(
    tmp_path: Path, person: Callable[..., Person], axe: str
) -> None:
    match, seat = after_a_ruin()
    # Bots that take their time, so that there is something to skip.
    with Server(f"sqlite:///{tmp_path}/tables.db", bot_pace=SLOW) as server:
        one = sit_down_at(person(), server, match, seat=seat)
        skip = one.page.get_by_role("button", name="Skip to the end")
        expect(skip).to_be_visible()
        assert one.look() == (0, 0, 0)
        skip.click()
        expect(one.page.locator(END)).to_be_visible()
        expect(one.page.locator("dialog.end").get_by_role("table")).to_be_visible()
        assert violations(one.page, axe, "dialog.end") == ""
        # Away from the server before it ends, as the console tells of a line that is cut.
        one.page.goto("about:blank")


def test_who_acts_comes_into_sight_on_a_phone(
    server: Server, person: Callable[..., Person]
) -> None:
    table = lay_table(server, people=4)
    table.start()
    for seat in range(4):
        page = sit(lambda: person(viewport=PHONE, has_touch=True), table, seat)
        expect(page.locator("#question")).to_be_visible()
        acting = page.locator(".others .seat.awaited")
        if acting.count():
            expect(acting).to_be_in_viewport(ratio=0.9)
