"""A board that suits any view."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parcours.texts import Texts

TIMES = "\N{MULTIPLICATION SIGN}"
# How a player stands: shown at 0 too. Other numbers are left out where there is nothing.
STANDINGS = frozenset(
    [
        "work",
        "experience",
        "relations",
        "heritage",
        "money",
        "points",
        "current",
        "pension",
        "district",
    ]
)


def draw(view: dict[str, object], texts: Texts, reader: str | None) -> RenderableType:
    """Every name of the view that holds something, a block for each player."""
    lives = {
        name: value
        for name, value in view.items()
        if isinstance(value, dict) and not texts.has(f"zone-{name}")
    }
    common = {name: value for name, value in view.items() if name not in lives}
    parts: list[RenderableType] = [_lines(common, texts, [*lives])]
    for player, life in lives.items():
        drawn = _lines(life, texts, [*lives])
        title = Text(texts.player(player), style="bold")
        parts.append(
            Panel(drawn, title=title, title_align="left", border_style=_border(player, reader))
        )
    return Group(*parts)


def _border(player: str, reader: str | None) -> str:
    return "green" if player == reader else "dim"


def _lines(zones: dict[str, object], texts: Texts, players: list[str]) -> RenderableType:
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="dim", no_wrap=True)
    lines.add_column()
    for name, value in zones.items():
        if value in (None, False, 0, [], {}, "none", "nobody") and name not in STANDINGS:
            continue
        label = texts.zone(name) if texts.has(f"zone-{name}") else name
        lines.add_row(label, _spell(value, texts, players))
    return lines


def _spell(value: object, texts: Texts, players: list[str]) -> str:
    """A value of the view in words, equal cards counted."""
    if value is True:
        return "✓"
    if isinstance(value, list):
        counts = Counter(_spell(item, texts, players) for item in value)
        return ", ".join(
            f"{said} {TIMES}{number}" if number > 1 else said for said, number in counts.items()
        )
    if isinstance(value, dict):
        return "; ".join(
            f"{_spell(name, texts, players)}: {_spell(item, texts, players)}"
            for name, item in value.items()
        )
    said = str(value)
    if " " in said:  # something announced in the notation, such as `car to bob for 8`
        return " ".join(_spell(word, texts, players) for word in said.split())
    if said in players:
        return texts.player(said)
    if texts.has(f"card-{said}"):
        return texts.card(said)
    return texts.word(said) if texts.has(f"word-{said.replace('/', '-')}") else said
