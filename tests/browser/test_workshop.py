"""The workshop in a browser: a deck is made, played to its end, studied, printed, sent and read again."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import parcours
from parcours.core.decks import Card, write_cards

from ..server.harness import Server, http
from .conftest import DESKTOP, PHONE
from .driver import Person, log_of, own_boards, play, put_end_away
from .test_page import violations

SIZES = {"desktop": {"viewport": DESKTOP}, "phone": {"viewport": PHONE, "has_touch": True}}
LION = "Roaring lion"
# A study has the lowest priority, and waits for whatever else this machine does.
STUDY = 600_000

each_size = pytest.mark.parametrize("size", list(SIZES))


def small_deck() -> str:
    """A deck of Smile Life that is soon played: 50 cards, of groups that need nothing else."""
    copies = {"studies": 20, "barman": 6, "wage_1": 14, "marriage": 4, "child": 6}
    standard = parcours.find_game("smile_life").standard_deck()
    cards = [
        Card(card.kind, {**card.fields, "copies": copies[card.kind]})
        for card in standard.cards
        if card.kind in copies
    ]
    return write_cards("smile_life", cards)


def upload(page: Page, server: Server, text: str, game: str = "smile_life") -> None:
    page.goto(f"{server.url}/workshop/{game}")
    file = {"name": "deck.toml", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files([file])


def begin(page: Page, server: Server, game: str) -> None:
    page.goto(f"{server.url}/workshop/{game}")
    page.get_by_role("button", name="Begin with the standard deck").click()
    expect(page.get_by_role("button", name="Add a card")).to_be_visible()


def field(page: Page, name: str) -> Locator:
    return page.locator(f"[data-field='{name}'] input")


def add_lion(page: Page) -> None:
    """A pet with a name of its own: a player who has it may lay it at once."""
    page.get_by_role("button", name="Add a card").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name").fill(LION)
    dialog.get_by_label("Kind of card").select_option("pet")
    dialog.get_by_role("button", name="Add it").click()
    expect(page.get_by_role("heading", level=2, name=LION)).to_be_visible()


def show(page: Page, part: str) -> None:
    parts = page.get_by_role("group", name="Parts of the workshop")
    parts.get_by_role("button", name=part).click()


def right(page: Page) -> None:
    """Wait until the server has found nothing wrong with the deck as it is."""
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()


def download(page: Page) -> str:
    show(page, "Send and print")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    return Path(saved.value.path()).read_text(encoding="utf-8")


@each_size
def test_a_card_is_added_and_the_deck_played_to_its_end(
    server: Server, person: Callable[..., Person], axe: str, size: str
) -> None:
    one = person(**SIZES[size])
    page = one.page
    upload(page, server, small_deck())
    add_lion(page)
    # Texts of a deck have one line: a new one is a space.
    about = page.get_by_role("textbox", name="Description")
    about.fill("It sings,\ntoo.")
    expect(about).to_have_value("It sings, too.")
    field(page, "copies").fill("40")

    smiles = field(page, "smiles")
    smiles.fill("100")
    told = page.get_by_role("alert").filter(has_text="A whole number from 0 to 99")
    expect(told).to_be_visible()
    expect(smiles).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("button", name="Play now")).to_be_disabled()
    assert violations(page, axe) == ""
    smiles.fill("3")
    expect(told).to_have_count(0)
    right(page)

    drawn = page.locator(".drawn [data-card=roaring_lion]")
    expect(drawn).to_have_count(2)
    expect(drawn.first).to_contain_text(LION)
    page.get_by_role("radio", name="the colour of love").check(force=True)
    expect(drawn.first).to_have_attribute("data-look", "love")
    page.get_by_role("button", name="Choose an icon").click()
    page.get_by_role("button", name="Unicorn", exact=True).click()
    expect(page.get_by_role("button", name="The usual icon")).to_be_visible()
    page.get_by_label("Title of the deck").fill("Circus")
    show(page, "What differs")
    expect(page.locator("[data-differs=roaring_lion]")).to_contain_text(
        re.compile("new.*own words")
    )
    assert violations(page, axe) == ""
    assert page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["viewport"]["width"]

    right(page)
    page.get_by_role("button", name="Play now").click()
    # Six players are soon done, and somebody lays one of so many lions.
    page.get_by_role("radio", name="5", exact=True).check(force=True)
    page.get_by_role("button", name="Just play").click()
    one.at_table()
    if size == "phone":
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Deck: Circus").click()
    differs = page.get_by_role("dialog", name="Circus")
    expect(differs.locator("[data-differs=roaring_lion]")).to_contain_text("40")
    assert violations(page, axe, "dialog[open]") == ""
    differs.get_by_role("button", name="Close").click()
    if size == "phone":
        page.keyboard.press("Escape")

    play([one])
    put_end_away(one)
    if size == "phone":
        page.get_by_role("button", name="Log", exact=True).click()
    assert any(LION in line for line in log_of(one))
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_label("Search the rules").fill(LION)
    expect(page.locator("[id='SL-6.1']")).to_contain_text(f"In this deck: {LION}.")
    _, id, key = re.findall(r"/(table)/(\w+)#(\S+)", page.url)[0]
    headers = {"X-Table-Key": key}
    table = http("GET", f"{server.url}/api/tables/{id}", headers=headers).json()
    stories = {}
    for seat in table["seats"]:
        wish = {"player": seat["player"], "language": "en"}
        answer = http("GET", f"{server.url}/api/tables/{id}/story", params=wish, headers=headers)
        stories[seat["player"]] = json.dumps(answer.json(), ensure_ascii=False)
    teller = next(player for player, told in stories.items() if LION.lower() in told.lower())
    page.goto(f"{server.url}/story/{id}/{teller}#{key}")
    expect(page.locator("main")).to_contain_text(re.compile(LION, re.IGNORECASE))


@each_size
def test_a_study_says_what_the_command_line_says(
    server: Server, person: Callable[..., Person], axe: str, size: str, tmp_path: Path
) -> None:
    page = person(**SIZES[size]).page
    upload(page, server, small_deck())
    add_lion(page)
    field(page, "copies").fill("12")
    right(page)
    file = tmp_path / "deck.toml"
    file.write_text(download(page), encoding="utf-8")

    show(page, "Try it out")
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Matches").select_option("20")
    with page.expect_response(re.compile("/studies$")) as asked:
        page.get_by_role("button", name="Try 20 matches").click()
    study = asked.value.json()["id"]
    expect(page.locator("[data-study]")).to_be_visible(timeout=STUDY)
    result = http("GET", f"{server.url}/api/studies/{study}").json()["result"]

    command = [sys.executable, "-m", "parcours.cli", "study", "smile_life", "--deck", str(file)]
    command += ["--compare", "--json", "--matches", "20", "--players", "2"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert json.loads(said) == result

    seats = page.get_by_role("region", name="Who wins").locator("tbody tr")
    expect(seats).to_have_count(2)
    for at in range(2):
        for deck in ("standard", "own"):
            expect(seats.nth(at).locator(f"td.{deck} b")).to_have_text(
                percent(result[deck]["seats"][at]["value"])
            )
    spreads = page.get_by_role("region", name="How long a match takes").get_by_role("table")
    for table, part in ((spreads.first, "length"), (spreads.last, "scores")):
        for row, deck in enumerate(("standard", "own")):
            median = table.locator("tbody tr").nth(row).locator("td").first
            expect(median).to_have_text(number(result[deck][part]["median"]))
    lion = next(card for card in result["cards"] if card["card"] == "roaring_lion")
    used = page.get_by_role("region", name="The cards that differ").locator("table").first
    expect(used.locator("tr", has_text=LION).locator("td.own b")).to_have_text(
        percent(lion["own"]["used"])
    )
    expect(used.locator("tr", has_text=LION).locator("td.standard")).to_have_text("–")
    assert violations(page, axe) == ""
    assert page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["viewport"]["width"]


def percent(share: float) -> str:
    return f"{number(100 * share)}%"


def number(value: float) -> str:
    """With at most one decimal, halves away from zero, as the page writes it in English."""
    tenths = int(abs(value) * 10 + 0.5 + 1e-9) / 10
    return f"{'−' if value < 0 and tenths else ''}{tenths:g}"


def test_a_study_is_stopped(server: Server, person: Callable[..., Person]) -> None:
    page = person().page
    begin(page, server, "power_struggle")
    right(page)
    show(page, "Try it out")
    page.get_by_role("button", name="Try 200 matches").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("status").filter(has_text="Stopped.")).to_be_visible()
    expect(page.get_by_role("button", name="Try 200 matches")).to_be_enabled()


def test_what_was_downloaded_is_read_again(server: Server, person: Callable[..., Person]) -> None:
    page = person().page
    begin(page, server, "fatum")
    page.get_by_role("searchbox").fill("policeman")
    page.locator("button[data-card=policeman]").click()
    page.get_by_role("textbox", name="Name", exact=True).fill("Gendarme à cheval")
    page.get_by_role("radio", name="Français").check(force=True)
    page.get_by_role("textbox", name="Name", exact=True).fill("Garde")
    page.get_by_label("Title of the deck").fill('The "blue" deck \\ 🦁')
    field(page, "salary").fill("950")
    # A power is chosen, and then what it asks for.
    page.locator("[data-field='powers.0'] select").select_option("toll")
    page.locator("[data-field='powers.0.deck'] select").select_option("relations")
    amount = field(page, "powers.0.number")
    amount.fill("many")
    expect(page.get_by_role("alert")).to_contain_text("There is no such power")
    amount.fill("300")
    right(page)
    text = download(page)
    assert 'powers = ["toll relations 300"]' in text
    other = person().page
    upload(other, server, text, "fatum")
    right(other)
    assert download(other) == text
    show(other, "What differs")
    expect(other.locator("[data-differs=policeman]")).to_contain_text("900")
    expect(other.locator("[data-differs=policeman]")).to_contain_text("950")
    expect(other.locator("[data-differs=policeman]")).to_contain_text("Toll Relations 300")
    expect(other.get_by_label("Title of the deck")).to_have_value('The "blue" deck \\ 🦁')


def test_a_deck_that_is_none_is_told(server: Server, person: Callable[..., Person]) -> None:
    page = person().page
    upload(page, server, "cards = [")
    expect(page.get_by_role("alert")).to_contain_text("This is not a deck file")
    upload(page, server, small_deck(), "happy")
    expect(page.get_by_role("alert")).to_contain_text("This deck is for another game.")
    upload(page, server, "#" * 200_000)
    expect(page.get_by_role("alert")).to_contain_text("This file is too long")
    # One that is wrong at a field is opened, and wrong there.
    upload(page, server, small_deck().replace("smiles = 3", "smiles = 300"))
    expect(page.locator(".problems")).to_contain_text("A whole number from 0 to 99")


@each_size
def test_steps_are_undone_and_the_deck_is_kept(
    server: Server, person: Callable[..., Person], size: str
) -> None:
    page = person(**SIZES[size]).page
    begin(page, server, "happy")
    page.get_by_role("searchbox").fill("lottery")
    page.locator("button[data-card=lottery]").click()
    copies = field(page, "copies")
    copies.fill("4")
    page.get_by_role("textbox", name="Name", exact=True).press_sequentially("Jackpot")
    expect(page).to_have_url(re.compile(r"/workshop/happy/\w+$"))
    page.keyboard.press("ControlOrMeta+z")
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("")
    page.get_by_role("button", name="Undo").click()
    expect(copies).to_have_value("1")
    page.get_by_role("button", name="Redo").click()
    page.get_by_role("button", name="Redo").click()
    expect(copies).to_have_value("4")
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Jackpot")
    page.reload()
    show(page, "What differs")
    expect(page.locator("[data-differs=lottery]")).to_contain_text("Jackpot")
    page.get_by_label("Title of the deck").fill("Luck")
    page.goto(f"{server.url}/workshop")
    page.get_by_role("link", name="Luck").click()
    show(page, "Send and print")
    page.get_by_role("button", name="Delete the deck").click()
    page.get_by_role("button", name="Really delete it?").click()
    expect(page.get_by_role("heading", level=1, name="Workshop")).to_be_visible()
    expect(page.get_by_role("link", name="Luck")).to_have_count(0)


def test_a_link_contains_the_deck(server: Server, person: Callable[..., Person], axe: str) -> None:
    page = person().page
    upload(page, server, small_deck())
    add_lion(page)
    right(page)
    show(page, "Send and print")
    page.get_by_role("button", name="Copy the link").click()
    link = page.get_by_role("textbox", name="A link").input_value()
    assert violations(page, axe) == ""
    friend = person(**SIZES["phone"]).page
    friend.goto(link)
    right(friend)
    expect(friend.locator("button[data-card=roaring_lion]")).to_contain_text(LION)
    friend.goto("about:blank")
    friend.goto(link[:-40])
    expect(friend.get_by_text("This link contains no deck")).to_be_visible()

    # Words that can't be made shorter: the same for every run.
    words = [f"{at * 7919 % 9973:x}{at * 104729 % 99991:x}" for at in range(4000)]
    texts = "".join(
        f'[texts.en.{kind}]\nabout = "{" ".join(words[at * 30 : at * 30 + 30])[:299]}"\n'
        for at, kind in enumerate(parcours.find_game("smile_life").standard_deck().names)
    )
    whole = parcours.find_game("smile_life").standard_deck()
    upload(page, server, write_cards("smile_life", whole.cards) + texts)
    right(page)
    show(page, "Send and print")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("alert")).to_contain_text("This deck does not fit into a link")


@each_size
def test_hostile_texts_run_no_script(
    server: Server, person: Callable[..., Person], axe: str, size: str
) -> None:
    one = person(**SIZES[size])
    page = one.page
    width = SIZES[size]["viewport"]["width"]
    hostile = "<img src=x onerror='hit=1'>{ $a }"
    endless = "W" * 40
    upload(page, server, f'{small_deck()}\n[texts.en.studies]\nname = "{endless}"\n')
    add_lion(page)
    name = page.get_by_role("textbox", name="Name", exact=True)
    about = page.get_by_role("textbox", name="Description")
    name.fill("Lion \u202eReversed")
    expect(page.get_by_role("alert")).to_contain_text("turns the reading direction")
    name.fill("L" * 41)
    expect(page.get_by_role("alert")).to_contain_text("41 characters of at most 40")
    name.fill(hostile)
    about.fill("</textarea><script>hit=1</script>" + "W" * 200)
    title = page.get_by_label("Title of the deck")
    title.fill("</title>\u202e<script>hit=1</script>")
    expect(page.get_by_role("alert")).to_contain_text("turns the reading direction")
    expect(title).to_have_attribute("aria-invalid", "true")
    title.fill("</title><script>hit=1</script>")
    show(page, "Send and print")
    summary = page.get_by_label("What the deck is about")
    summary.fill("A bell: \u0007")
    expect(page.get_by_role("alert")).to_contain_text("characters that can't be seen")
    show(page, "Cards")
    page.locator(".problems").get_by_role("button", name="What the deck is about").click()
    expect(summary).to_be_focused()
    assert violations(page, axe) == ""
    summary.fill("A bell")
    show(page, "Cards")
    field(page, "copies").fill("50")
    right(page)
    expect(page.get_by_role("heading", level=2)).to_have_text(hostile)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Just play").click()
    one.at_table()
    if size == "phone":
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Deck: </title>").click()
    dialog = page.get_by_role("dialog", name="</title>")
    expect(dialog).to_contain_text(hostile)
    dialog.get_by_role("button", name="Close").click()
    if size == "phone":
        page.keyboard.press("Escape")
    log = page.locator("aside .content")
    play([one], until=lambda: endless in (log.text_content() or ""))
    if size == "phone":
        page.get_by_role("button", name="Log", exact=True).click()
    expect(log).to_be_visible()
    beyond = """log => Math.max(...[...log.querySelectorAll('li span')].map(
        span => span.getBoundingClientRect().right - log.getBoundingClientRect().right))"""
    assert log.evaluate(beyond) <= 0
    table = page.url
    page.goto(table.replace("/table/", "/rules/smile_life/cards?table="))
    expect(page.locator("[data-card-entry=roaring_lion]")).to_contain_text(hostile)
    assert page.evaluate("typeof hit") == "undefined"
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_friends_play_with_the_deck(server: Server, person: Callable[..., Person]) -> None:
    host, guest = person(), person()
    upload(host.page, server, small_deck())
    add_lion(host.page)
    host.page.get_by_label("Title of the deck").fill("Circus")
    right(host.page)
    host.page.get_by_role("button", name="Invite friends").click()
    expect(host.page.get_by_role("combobox", name="Deck")).to_have_value(re.compile(r"\w"))
    host.page.get_by_role("button", name="Create table").click()
    link = host.page.get_by_label("The link to this table").input_value()
    guest.sit_down(link, "Bram")
    guest.page.get_by_role("button", name="Deck: Circus").click()
    dialog = guest.page.get_by_role("dialog", name="Circus")
    expect(dialog.locator("[data-differs=roaring_lion]")).to_be_visible()
    with guest.page.context.expect_page() as opened:
        dialog.get_by_role("link", name="Open in the workshop").click()
    expect(opened.value.get_by_label("Title of the deck")).to_have_value("Circus")


@pytest.mark.parametrize("game", own_boards())
def test_every_card_of_every_game_has_its_form(
    server: Server, person: Callable[..., Person], axe: str, game: str
) -> None:
    page = person().page
    begin(page, server, game)
    workshop: dict[str, Any] = http("GET", f"{server.url}/api/games/{game}/workshop").json()
    # One card of each group.
    firsts: dict[str, str] = {}
    for card, fields in workshop["standard"]["cards"].items():
        firsts.setdefault(str(fields.get(workshop["group"])), card)
    for card in firsts.values():
        page.locator(f"button[data-card={card}]").evaluate("button => button.click()")
        expect(page.locator(f".drawn [data-card={card}]")).to_have_count(2)
        for name in workshop["standard"]["cards"][card]:
            expect(page.locator(f"[data-field='{name}']")).to_have_count(1)
    assert violations(page, axe) == ""


@each_size
def test_a_deck_is_printed(
    server: Server, person: Callable[..., Person], axe: str, size: str
) -> None:
    page = person(**SIZES[size]).page
    upload(page, server, small_deck())
    add_lion(page)
    name = page.get_by_role("textbox", name="Name", exact=True)
    name.fill("Λέων, לביא, أسد")
    right(page)
    told = page.get_by_role("status").filter(has_text="Printed cards can't show")
    expect(told).to_have_count(0)
    # What no font has is told at its field, and before the deck is printed.
    name.fill("獅子 Lion")
    expect(told).to_contain_text("獅子")
    show(page, "Send and print")
    page.get_by_role("button", name="獅子 Lion").click()
    expect(name).to_be_visible()
    show(page, "Send and print")
    assert violations(page, axe) == ""
    with page.expect_download() as saved:
        page.get_by_role("button", name="Make a PDF").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"%PDF-")


@each_size
def test_the_workshop_is_found(
    server: Server, person: Callable[..., Person], axe: str, size: str
) -> None:
    page = person(**SIZES[size]).page
    page.goto(server.url)
    page.get_by_role("link", name="Make your own deck").click()
    expect(page.get_by_role("heading", level=1, name="Workshop")).to_be_visible()
    games = http("GET", f"{server.url}/api/games").json()
    expect(page.get_by_role("link", name="Make a deck")).to_have_count(len(games))
    assert violations(page, axe) == ""
    for address in ("/rules/happy", "/rules/happy/cards", "/new/happy"):
        page.goto(server.url + address)
        page.get_by_role("link", name="Make your own deck").click()
        expect(page.get_by_role("button", name="Begin with the standard deck")).to_be_visible()
    assert violations(page, axe) == ""
    assert page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["viewport"]["width"]
