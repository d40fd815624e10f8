"""A deck as a PDF of cards to cut out: nine to a page of A4, with marks where to cut.

Needs fpdf2, which comes with the extras `print` and `server`.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from parcours.core.decks import Deck
from parcours.core.errors import SetupError
from parcours.core.game import Game
from parcours.texts import Texts
from parcours.texts.faces import capital, printed_lines

# Millimetres. A card is as large as most playing cards, so that sleeves fit.
PAGE: Final = (210.0, 297.0)
CARD: Final = (63.0, 88.0)
ACROSS: Final = 3
ON_A_PAGE: Final = 9
LEFT: Final = (PAGE[0] - ACROSS * CARD[0]) / 2
TOP: Final = (PAGE[1] - ACROSS * CARD[1]) / 2
MARK: Final = 5.0
GAP: Final = 1.5  # between a mark and the card
INSET: Final = 3.0
BAND: Final = 9.0
PICTURE: Final = 24.0
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
FONT: Final = "Nunito"
# What a font has no letter for.
MISSING: Final = "?"


@dataclass(frozen=True, slots=True)
class _Printed:
    """One card in words and picture."""

    name: str
    sort: str
    facts: list[str]
    about: str
    colour: tuple[int, int, int]
    icon: str


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
    sheet = _Sheet(title, language)
    cards = {kind: _describe(game, deck, texts, kind) for kind in set(kinds)}
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

    def __init__(self, title: str, language: str) -> None:
        import fpdf

        self.pdf: Any = fpdf.FPDF(unit="mm", format="A4")
        fonts = resources.files("parcours.workshop") / "fonts"
        for style, name in (("", "Regular"), ("B", "Bold")):
            with resources.as_file(fonts / f"Nunito-{name}.ttf") as file:
                self.pdf.add_font(FONT, style, str(file))
        self.pdf.set_auto_page_break(False)
        self.pdf.c_margin = 0
        self.pdf.set_title(title)
        self.pdf.set_lang(language)
        self.pdf.set_creator("Parcours")
        font: Any = self.pdf.fonts[FONT.lower()]
        self.letters: set[int] = set(font.cmap)

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
        if card.icon:
            self._picture(card.icon, card.colour, x + (CARD[0] - PICTURE) / 2, y + BAND + 3)
        below = y + BAND + PICTURE + 4.5
        pdf.set_text_color(*INK)
        below += self._write(card.name, x + INSET, below, width, 11, "B", 13) + 1
        end = y + CARD[1] - INSET
        about = self._height(card.about, width, "", 7) if card.about else 0
        room = end - below - about - (1 if about else 0)
        self._write("\n".join(card.facts), x + INSET, below, width, room, "", 9)
        if card.about:
            pdf.set_text_color(*SOFT)
            self._write(card.about, x + INSET, end - about, width, about + 0.1, "", 7)

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
        self.pdf.multi_cell(width, line, self._known(text), align="C", max_line_height=line)
        return whole

    def _height(self, text: str, width: float, style: str, size: float) -> float:
        self.pdf.set_font(FONT, style, size)
        line = _line_height(size)
        lines = self.pdf.multi_cell(
            width, line, self._known(text), align="C", dry_run=True, output="LINES"
        )
        return line * len(lines)

    def _known(self, text: str) -> str:
        spaced = text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
        return "".join(c if ord(c) in self.letters or c == "\n" else MISSING for c in spaced)

    def _picture(self, icon: str, colour: tuple[int, int, int], x: float, y: float) -> None:
        from fpdf.svg import SVGObject

        icon = without_arcs(icon)
        shade = "#{:02x}{:02x}{:02x}".format(*colour)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" '
            f'width="{PICTURE}mm" height="{PICTURE}mm"><path fill="{shade}" d="{icon}"/></svg>'
        )
        SVGObject(svg).draw_to_page(self.pdf, x, y)


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
