"""A deck as a PDF of cards to cut out: nine to a page of A4, with marks where to cut.

Needs fpdf2 and uharfbuzz, which come with the extras `print` and `server`.
"""

import json
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from parcours.core.decks import Deck
from parcours.core.errors import SetupError
from parcours.core.game import Game
from parcours.texts import Texts
from parcours.texts.faces import capital, printed_lines
from parcours.workshop.letters import FONTS, files, fonts_for, printable

# Millimetres. A card is as large as most playing cards, so that sleeves fit.
PAGE: Final = (210.0, 297.0)
CARD: Final = (63.0, 88.0)
ACROSS: Final = 3
ON_A_PAGE: Final = 9
LEFT: Final = (PAGE[0] - ACROSS * CARD[0]) / 2
TOP: Final = (PAGE[1] - ACROSS * CARD[1]) / 2
MARK: Final = 5.0
GAP: Final = 1.5  # between a mark and the card, and between what stands on it
INSET: Final = 3.0
BAND: Final = 9.0
NAME: Final = 11.0
PICTURES: Final = (24.0, 20.0, 16.0)
ABOUT: Final = (8.5, 7.0)  # points, at most and at least
# More cards than that are no deck to cut out by hand.
MOST_PRINTED: Final = 1_000

INK: Final = (43, 38, 34)
SOFT: Final = (100, 90, 81)
WHITE: Final = (255, 255, 255)
# Those of the page, on white (web/src/look/tokens.css).
COLOURS: Final = {
    "study": (43, 104, 166),
    "work": (122, 79, 163),
    "money": (57, 116, 52),
    "love": (185, 58, 99),
    "goods": (143, 92, 13),
    "blow": (74, 74, 74),
    "either": (156, 71, 0),
    "special": (12, 112, 119),
}


class _Printed(NamedTuple):
    """One card in words and picture."""

    name: str
    sort: str
    facts: list[str]
    about: str
    colour: tuple[int, int, int]
    icon: str

    def texts(self) -> list[str]:
        return [self.name, self.sort, *self.facts, self.about]


def print_deck(game: Game, deck: Deck, language: str, each_once: bool = False) -> bytes:
    """The PDF, with all copies of each card or with one of each; SetupError where that is too many."""
    kinds: list[str] = []
    for card, counted in zip(deck.cards, deck.copies, strict=True):
        # What is outside the piles, such as a starting card, has no number of copies: one is printed.
        copies = counted if game.copies in card.fields else 1
        kinds += [card.kind] * (min(copies, 1) if each_once else copies)
    if not 0 < len(kinds) <= MOST_PRINTED:
        raise SetupError(f"expected 1 to {MOST_PRINTED} cards to print, not {len(kinds)}")
    texts = Texts(language, game.name, deck=deck)
    title = deck.own.title.get(language) or texts.say("game-name")
    cards = {kind: _describe(game, deck, texts, kind) for kind in set(kinds)}
    said = [text for card in cards.values() for text in card.texts()]
    sheet = _Sheet(title, language, fonts_for(said))
    for at, kind in enumerate(kinds):
        sheet.add(at, cards[kind])
    return sheet.finish()


def _describe(game: Game, deck: Deck, texts: Texts, kind: str) -> _Printed:
    sort, facts = printed_lines(texts, deck, kind)
    look = deck.own.looks.get(kind, {})
    picture = _picture(game, deck, kind)
    icon = pictures(game.name).get(look.get("icon", ""), picture)["icon"]
    colour = COLOURS[look.get("colour") or picture["look"]]
    lines = [capital(fact) for fact in facts]
    return _Printed(
        capital(texts.card(kind)), capital(sort), lines, texts.about(kind), colour, icon
    )


def _picture(game: Game, deck: Deck, kind: str) -> dict[str, str]:
    """That of the card, or of the first card of its group."""
    known = pictures(game.name)
    if kind in known:
        return known[kind]
    group = deck.cards[deck.index[kind]].word(game.group)
    alike = [card.kind for card in game.standard_deck().cards if card.word(game.group) == group]
    found = [known[other] for other in alike if other in known]
    return found[0] if found else {"look": "special", "icon": ""}


@cache
def pictures(game: str) -> dict[str, dict[str, str]]:
    """The look and the outline, on 512 units, of every card of the standard deck; none of a game that has none here."""
    file = resources.files("parcours.workshop") / "pictures" / f"{game}.json"
    if not file.is_file():
        return {}
    found: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8"))
    return found


class _Sheet:
    """Pages of cards."""

    def __init__(self, title: str, language: str, fonts: list[str]) -> None:
        import fpdf

        self.pdf: Any = fpdf.FPDF(unit="mm", format="A4")
        for font in fonts:
            for style, source in files(font).items():
                with resources.as_file(source) as file:
                    self.pdf.add_font(font, style, str(file))
        self.pdf.set_fallback_fonts(fonts[1:], exact_match=False)
        # Joins the letters of Arabic, sets the marks of Hebrew, and writes both from the right. Nunito needs none of
        # it, and shaping takes as long again as all the rest.
        self.pdf.set_text_shaping(len(fonts) > 1)
        # Otherwise a text "{nb}" would become the number of pages.
        self.pdf.alias_nb_pages("")
        self.pdf.set_auto_page_break(False)
        self.pdf.c_margin = 0
        self.pdf.set_title(title)
        self.pdf.set_lang(language)
        self.pdf.set_creator("Parcours")
        # A card has many copies, and measuring takes most of the time.
        self._heights: dict[tuple[str, float, str, float], float] = {}
        self._pictures: dict[tuple[str, tuple[int, int, int], float], Any] = {}

    def add(self, number: int, card: _Printed) -> None:
        """The next card, on a new page where the last one is full."""
        place = number % ON_A_PAGE
        if place == 0:
            self.pdf.add_page()
            self._cut_marks()
        row, column = divmod(place, ACROSS)
        self._card(LEFT + column * CARD[0], TOP + row * CARD[1], card)

    def finish(self) -> bytes:
        return bytes(self.pdf.output())

    def _cut_marks(self) -> None:
        self.pdf.set_draw_color(*SOFT)
        self.pdf.set_line_width(0.2)
        right, bottom = PAGE[0] - LEFT, PAGE[1] - TOP
        for step in range(ACROSS + 1):
            x, y = LEFT + step * CARD[0], TOP + step * CARD[1]
            self.pdf.line(x, TOP - GAP - MARK, x, TOP - GAP)
            self.pdf.line(x, bottom + GAP, x, bottom + GAP + MARK)
            self.pdf.line(LEFT - GAP - MARK, y, LEFT - GAP, y)
            self.pdf.line(right + GAP, y, right + GAP + MARK, y)

    def _card(self, x: float, y: float, card: _Printed) -> None:
        pdf = self.pdf
        width = CARD[0] - 2 * INSET
        pdf.set_draw_color(*card.colour)
        pdf.set_line_width(0.4)
        pdf.rect(x + 1, y + 1, CARD[0] - 2, CARD[1] - 2, round_corners=True, corner_radius=3)
        pdf.set_fill_color(*card.colour)
        pdf.rect(x + INSET, y + INSET, width, BAND - 2, "F", round_corners=True, corner_radius=1.5)
        pdf.set_text_color(*WHITE)
        self._write(card.sort, x + INSET + 1, y + INSET, width - 2, BAND - 2, "B", 8.5, True)
        facts = "\n".join(card.facts)
        top, end = y + BAND + 3, y + CARD[1] - INSET
        words = min(NAME, self._height(card.name, width, "B", 13)) + 1
        words += self._height(facts, width, "", 9)
        if card.about:
            words += GAP + self._height(card.about, width, "", ABOUT[1])
        # Where a card says much, its picture makes room.
        side = next((side for side in PICTURES if words <= end - top - side - GAP), PICTURES[-1])
        if card.icon:
            self._picture(card.icon, card.colour, x + (CARD[0] - side) / 2, top, side)
        below = top + side + GAP
        pdf.set_text_color(*INK)
        below += self._write(card.name, x + INSET, below, width, NAME, "B", 13) + 1
        about, size = 0.0, ABOUT[0]
        if card.about:
            whole = end - below - GAP - self._height(facts, width, "", 9)
            # As large as it may be beside what the card does.
            while (about := self._height(card.about, width, "", size)) > whole and size > ABOUT[1]:
                size -= 0.5
            pdf.set_text_color(*SOFT)
            self._write(card.about, x + INSET, end - about, width, about + 0.1, "", size)
            about += GAP
        pdf.set_text_color(*INK)
        self._write(facts, x + INSET, below, width, end - below - about, "", 9)

    def _write(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        height: float,
        style: str,
        size: float,
        middle: bool = False,
    ) -> float:
        """Write the text at the top of a box or in its middle, smaller where it does not fit; how high it is."""
        while size > 4 and self._height(text, width, style, size) > height:
            size -= 0.5
        whole = self._height(text, width, style, size)
        line = _line_height(size)
        self.pdf.set_xy(x, y + (height - whole) / 2 if middle else y)
        self.pdf.multi_cell(width, line, printable(text), align="C", max_line_height=line)
        return whole

    def _height(self, text: str, width: float, style: str, size: float) -> float:
        self.pdf.set_font(FONTS[0], style, size)
        key = (text, width, style, size)
        if key not in self._heights:
            self._heights[key] = self._measure(text, width, size)
        return self._heights[key]

    def _measure(self, text: str, width: float, size: float) -> float:
        line = _line_height(size)
        lines = self.pdf.multi_cell(
            width, line, printable(text), align="C", dry_run=True, output="LINES"
        )
        return line * len(lines)

    def _picture(
        self, icon: str, colour: tuple[int, int, int], x: float, y: float, side: float
    ) -> None:
        key = (icon, colour, side)
        if key not in self._pictures:
            self._pictures[key] = _svg(icon, colour, side)
        self._pictures[key].draw_to_page(self.pdf, x, y)


def _svg(icon: str, colour: tuple[int, int, int], side: float) -> Any:
    from fpdf.svg import SVGObject

    shade = "#{:02x}{:02x}{:02x}".format(*colour)
    return SVGObject(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" '
        f'width="{side}mm" height="{side}mm"><path fill="{shade}" d="{without_arcs(icon)}"/></svg>'
    )


@cache
def without_arcs(outline: str) -> str:
    """The outline with curves instead of arcs: fpdf2 fails on arcs that are rounded to whole units."""
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.svgLib.path import parse_path

    pen = SVGPathPen(None)
    parse_path(outline, pen)
    return str(pen.getCommands())


def _line_height(size: float) -> float:
    """In millimetres, of letters of so many points."""
    return size * 0.3528 * 1.22
