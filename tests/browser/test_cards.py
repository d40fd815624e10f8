"""The list of all cards: every card is there, the search finds, and it prints on a few pages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import parcours

from ..server.harness import Server, http
from .conftest import DESKTOP, PHONE
from .driver import Person, play_now
from .test_page import violations

GAMES = parcours.game_names()
ENTRIES = "[data-card-entry]"
MOST_PAGES = 4


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_listed_and_printed_on_a_few_pages(
    server: Server, person: Callable[..., Person], axe: str, game: str
) -> None:
    one = person()
    one.page.goto(f"{server.url}/rules/{game}")
    one.page.get_by_role("link", name="All cards").click()
    cards = http("GET", f"{server.url}/api/games/{game}").json()["cards"]
    expect(one.page.locator(ENTRIES)).to_have_count(len(cards))
    one.page.wait_for_load_state("networkidle")
    assert violations(one.page, axe) == ""
    one.page.set_viewport_size(PHONE)
    assert one.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    one.page.set_viewport_size(DESKTOP)
    printed = one.page.pdf(format="A4")
    pages = len(re.findall(rb"/Type\s*/Page\b", printed))
    assert 1 <= pages <= MOST_PAGES


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_search_finds_cards_and_a_card_opens_with_its_rules(
    server: Server, person: Callable[..., Person], axe: str, size: dict[str, int]
) -> None:
    one = person(viewport=size)
    one.page.goto(f"{server.url}/rules/fatum/cards")
    search = one.page.get_by_role("searchbox", name="Search the cards")
    search.fill("fine policeman")
    expect(one.page.locator(ENTRIES)).to_have_count(1)
    expect(one.page.get_by_role("status").filter(has_text="one card")).to_have_count(1)
    one.page.get_by_role("button", name=re.compile("^Police officer|^Policeman")).press("Enter")
    dialog = one.page.get_by_role("dialog")
    expect(dialog.get_by_role("link", name="FA-7.15")).to_be_visible()
    expect(dialog).to_contain_text("Fine")
    assert violations(one.page, axe) == ""
    one.page.keyboard.press("Escape")
    search.fill("submarine")
    expect(one.page.get_by_text("No card says that.")).to_be_visible()


def test_retire_happy_has_its_player_aid(server: Server, person: Callable[..., Person]) -> None:
    one = person()
    one.page.goto(f"{server.url}/rules/retire_happy/cards")
    aid = one.page.get_by_role("region", name="Player aid")
    expect(aid.get_by_role("heading", level=3)).to_have_text(
        ["Sequence of a period", "Expenses at each upkeep", "Effect signs"]
    )
    expect(aid).to_contain_text("Each child: 2 G")


def test_a_table_lists_its_own_deck(server: Server, person: Callable[..., Person]) -> None:
    shipped = Path(parcours.__file__).parent / "games" / "happy" / "deck.toml"
    deck = shipped.read_text(encoding="utf-8").replace(
        'lottery = { colour = "yellow", copies = 1', 'lottery = { colour = "yellow", copies = 4'
    )
    one = person()
    wish = {
        "game": "happy",
        "deck": deck.replace("total = 56", "total = 59"),
        "seats": [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}],
        "visibility": "public",
        "name": "Inès",
        "language": "en",
        "commitment": "0" * 64,
    }
    laid = http("POST", f"{server.url}/api/tables", json=wish)
    laid.raise_for_status()
    table = laid.json()["table"]
    one.page.goto(f"{server.url}/rules/happy/cards?table={table['id']}")
    expect(one.page.get_by_role("heading", level=1)).to_have_text("Happy: The cards of this table")
    expect(one.page.locator("[data-card-entry=lottery]")).to_contain_text("×4")


def test_the_menu_of_a_table_leads_to_its_cards(
    server: Server, person: Callable[..., Person]
) -> None:
    one = play_now(person(), server.url, "happy")
    one.page.get_by_role("button", name="Menu").click()
    with one.page.context.expect_page() as opened:
        one.page.get_by_role("link", name="All cards").click()
    expect(opened.value.locator(ENTRIES).first).to_be_visible()


def test_borders_and_powers_are_drawn_as_printed(
    server: Server, person: Callable[..., Person]
) -> None:
    one = person(color_scheme="light")
    one.page.goto(f"{server.url}/rules/fatum/cards")
    thief = one.page.locator("[data-card-entry=thief] .drawn")
    useless = one.page.locator("[data-card-entry=useless] .drawn")
    expect(thief.locator(".face")).to_have_css("border-top-color", "rgb(27, 24, 21)")
    expect(useless.locator(".face")).to_have_css("border-top-color", "rgb(246, 198, 15)")
    # Over the colour of the deck, which is the same for both.
    for card in (thief, useless):
        expect(card.locator(".band")).to_have_css("background-color", "rgb(196, 48, 43)")
    expect(thief.locator(".power").first).to_have_css("color", "rgb(179, 38, 30)")
    expect(useless.get_by_role("button")).to_have_accessible_name(re.compile("yellow border"))
