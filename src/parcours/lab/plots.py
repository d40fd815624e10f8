"""The plots of a study, as SVG files that are the same for the same numbers."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parcours.lab.bot_comparison import BotComparison
from parcours.lab.calibrate import Bin
from parcours.lab.extras import need
from parcours.studies.findings import LEAST_USERS, CardLine, Findings, Line
from parcours.studies.plan import CARDS, FIRST, LENGTH, SEATS, SHARE, Mark
from parcours.studies.statistics import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Readable on light and dark pages: the plots bring their own paper.
PAPER, INK, GREY = "#fbfaf7", "#26323a", "#8b949a"
BLUE, RED, GREEN = "#2b6c91", "#c0492f", "#dcebdc"
# As many cards at each end of the list are drawn; the page lists all.
ENDS = 20
_STYLE: Any = {
    "svg.hashsalt": "parcours",
    "svg.fonttype": "path",
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "axes.edgecolor": GREY,
    "axes.labelcolor": INK,
    "axes.titlesize": 10,
    "axes.titlelocation": "left",
    "figure.constrained_layout.h_pad": 0.1,
    "figure.constrained_layout.w_pad": 0.1,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def draw_plots(findings: Findings, folder: Path) -> dict[str, str]:
    """Write all plots; the file of each by its name."""
    files: dict[str, str] = {}
    marks = findings.study.plan.marks
    lines = [(f"seat {line.name}", line.rate) for line in findings.seats]
    files["seats"] = _bars(
        folder, "seats", "What each seat wins of a match", lines, findings.even,
        _band(marks, SEATS, "", findings.even),
    )  # fmt: skip
    for name, group in findings.trials.items():
        files[name] = _bars(
            folder, name, f"Share of all victories, {name} assigned by lot", _shares(group), None,
            _band(marks, SHARE, name, 0.0),
        )  # fmt: skip
    for name, shares in findings.firsts.items():
        if shares:
            files[name] = _bars(
                folder, name, f"{name}: part of the matches", shares, None,
                _band(marks, FIRST, name, 0.0),
            )  # fmt: skip
    files["length"] = _histogram(folder, findings, _band(marks, LENGTH, "", 0.0))
    if any(card.use is not None for card in findings.cards):
        files["cards"] = _forest(folder, findings, _band(marks, CARDS, "", 0.0))
    return files


def draw_comparison(found: BotComparison, folder: Path, name: str) -> str:
    """Which cards the weaker bot uses more often, and which the stronger."""
    cards = found.cards
    if len(cards) > 2 * ENDS:
        cards = [*cards[:ENDS], *cards[-ENDS:]]
    weak, strong = found.bots
    misjudged = found.overrated + found.underrated
    with _figure(folder, name, 7.2, 1.3 + 0.18 * len(cards)) as (axes,):
        axes.axvline(0, color=INK, linewidth=0.9)
        for at, card in enumerate(cards):
            colour = RED if card in misjudged else BLUE
            _whisker(axes, at, card.more_often, colour)
            axes.plot(card.more_often.value, at, "o", markersize=4, color=colour, zorder=4)
        axes.set_yticks(range(len(cards)), [card.name for card in cards], fontsize=8)
        axes.set_ylim(len(cards) - 0.4, -0.6)
        axes.xaxis.set_major_formatter("{x:+.0%}")
        axes.grid(axis="x", color=GREY, alpha=0.25, linewidth=0.6)
        axes.set_title(f"Seats that use it: {weak} less {strong}")
        axes.set_xlabel("lines: 95 % intervals; red: overrated or underrated", fontsize=8)
    return f"{slug(name)}.svg"


def slug(name: str) -> str:
    """The name as a file is called."""
    return "-".join(name.lower().split())


def _shares(lines: Sequence[Line]) -> list[tuple[str, Estimate]]:
    return [(line.name, line.wins) for line in lines]


def _band(
    marks: Sequence[Mark], kind: str, of: str, zero: float
) -> tuple[float | None, float | None]:
    """The bounds of a mark, counted from zero."""
    for mark in marks:
        if mark.kind == kind and mark.of == of:
            return (
                None if mark.least is None else mark.least + zero,
                None if mark.most is None else mark.most + zero,
            )
    return None, None


def draw_reliability(bins: Sequence[Bin], title: str, file: Path) -> None:
    """What a bot told of its chance to win, and how often it won then."""
    need("matplotlib", "a plot")
    with _figure(file.parent, file.stem, 4.2, 4.2) as (axes,):
        axes.plot([0, 1], [0, 1], color=GREY, linewidth=0.9, linestyle="--")
        for one in bins:
            axes.plot([one.told, one.told], [one.low, one.high], color=BLUE, linewidth=1.3)
        axes.plot([one.told for one in bins], [one.won for one in bins], "o", color=BLUE)
        axes.set_xlim(0, 1)
        axes.set_ylim(0, 1)
        axes.xaxis.set_major_formatter("{x:.0%}")
        axes.yaxis.set_major_formatter("{x:.0%}")
        axes.set_title(title)
        axes.set_xlabel("chance to win that was told")
        axes.set_ylabel("won; lines: 95 % intervals")


def draw_ladder(ratings: Sequence[tuple[str, Estimate]], title: str, file: Path) -> None:
    """How strong bots are, with what is certain of it."""
    need("matplotlib", "a plot")
    with _figure(file.parent, file.stem, 7.2, 1.15 + 0.3 * len(ratings)) as (axes,):
        axes.axvline(0, color=GREY, linewidth=0.9, linestyle="--")
        for at, (_, points) in enumerate(ratings):
            _whisker(axes, at, points, BLUE)
            axes.plot([points.value], [at], "o", color=BLUE, zorder=4)
        axes.set_yticks(range(len(ratings)), [bot for bot, _ in ratings])
        axes.invert_yaxis()
        axes.set_title(title)
        axes.set_xlabel("points above the mean of all; lines: 95 % intervals", fontsize=8)


@contextmanager
def _figure(
    folder: Path, name: str, width: float, height: float, panels: int = 1
) -> Iterator[list["Axes"]]:
    """Axes to draw on; written when done."""
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with matplotlib.rc_context():
        # Whatever the reader has set up for other plots, this one looks the same everywhere.
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(_STYLE)
        figure = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(figure)
        yield [figure.add_subplot(1, panels, at + 1) for at in range(panels)]
        figure.savefig(
            folder / f"{slug(name)}.svg", metadata={"Date": None, "Creator": None, "Title": name}
        )


def _bars(
    folder: Path,
    name: str,
    title: str,
    lines: Sequence[tuple[str, Estimate]],
    even: float | None,
    band: tuple[float | None, float | None],
) -> str:
    with _figure(folder, name, 7.2, 1.15 + 0.3 * len(lines)) as (axes,):
        top = max([line.high for _, line in lines] + [bound for bound in band if bound]) * 1.12
        _draw_band(axes, band, 0.0, top)
        for at, (_, line) in enumerate(lines):
            out = _outside(line.value, band)
            axes.barh(at, line.value, color=RED if out else BLUE, height=0.62, zorder=2)
            _whisker(axes, at, line, INK)
            axes.text(
                min(line.high, top) + top * 0.01, at, f"{line.value:.1%}", va="center", fontsize=8
            )
        if even is not None:
            axes.axvline(even, color=INK, linewidth=0.9, linestyle="--", zorder=3)
        axes.set_yticks(range(len(lines)), [label for label, _ in lines])
        axes.invert_yaxis()
        axes.set_xlim(0, top * 1.06)
        axes.xaxis.set_major_formatter("{x:.0%}")
        axes.set_title(title)
        axes.set_xlabel(_legend(band, even), fontsize=8)
    return f"{slug(name)}.svg"


def _histogram(folder: Path, findings: Findings, band: tuple[float | None, float | None]) -> str:
    lengths = findings.lengths
    with _figure(folder, "length", 7.2, 2.6) as (axes,):
        low, high = min(lengths), max(lengths)
        whole = all(length == int(length) for length in lengths) and high - low <= 60
        bins = [low - 0.5 + step for step in range(int(high - low) + 2)] if whole else 40
        _draw_band(axes, band, 0, high * 1.05)
        axes.hist(lengths, bins=bins, color=BLUE, rwidth=0.9, zorder=2)
        if findings.length is not None:
            axes.axvline(findings.length.value, color=INK, linestyle="--", linewidth=0.9, zorder=3)
        axes.set_xlim(min(low, band[0] or low) - 1, max(high, band[1] or high) + 1)
        axes.set_title(f"How long matches are, in {findings.study.plan.unit}")
        axes.set_ylabel("matches")
        shaded = "; shaded: the mark for it" if band != (None, None) else ""
        axes.set_xlabel(f"dashed: the median{shaded}", fontsize=8)
    return "length.svg"


def _forest(folder: Path, findings: Findings, band: tuple[float | None, float | None]) -> str:
    cards = [card for card in findings.cards if card.use and card.use.count >= LEAST_USERS]
    cards = cards or [card for card in findings.cards if card.use]
    half = -(-len(cards) // 2)
    ends = min(ENDS, half)
    groups = [cards[:ends], cards[len(cards) - min(ends, len(cards) - ends) :]]
    if ends == len(cards):
        groups[1] = []
    groups = [group for group in groups if group]
    points = [card.use for group in groups for card in group if card.use]
    reach = max(0.2, *(abs(point.low) for point in points), *(abs(point.high) for point in points))
    reach = min(reach, 0.8) * 1.05
    with _figure(folder, "cards", 10.4, 1.5 + 0.2 * ends, len(groups)) as panels:
        for axes, group, title in zip(
            panels, groups, ("Cards whose users win most", "Cards whose users win least"),
            strict=False,
        ):  # fmt: skip
            _draw_cards(axes, group, band, reach)
            axes.set_ylim(ends - 0.4, -0.6)
            axes.set_title(title)
        _forest_legend(panels[0], band)
    return "cards.svg"


def _draw_cards(
    axes: "Axes", cards: Sequence[CardLine], band: tuple[float | None, float | None], reach: float
) -> None:
    _draw_band(axes, (-reach, band[1]) if band[1] is not None else band, -reach, reach)
    axes.axvline(0, color=INK, linewidth=0.9)
    for at, card in enumerate(cards):
        if card.use is not None:
            _whisker(axes, at - 0.14, card.use, RED if _outside(card.use.value, band) else BLUE)
            axes.plot(
                card.use.value, at - 0.14, "o", markersize=4.5, zorder=4,
                color=RED if _outside(card.use.value, band) else BLUE,
            )  # fmt: skip
        # An interval wider than the plot would only hide the others.
        if card.per_use is not None and card.per_use.high - card.per_use.low < 2 * reach:
            _whisker(axes, at + 0.2, card.per_use, GREY)
            axes.plot(
                card.per_use.value, at + 0.2, "D", markersize=3.5, zorder=4, color=PAPER,
                markeredgecolor=GREY,
            )  # fmt: skip
    axes.set_yticks(range(len(cards)), [card.name for card in cards], fontsize=8)
    axes.set_xlim(-reach, reach)
    axes.xaxis.set_major_formatter("{x:+.0%}")
    axes.grid(axis="x", color=GREY, alpha=0.25, linewidth=0.6)


def _forest_legend(axes: "Axes", band: tuple[float | None, float | None]) -> None:
    said = "dot: win share of its users above the even share; diamond: the same from the deal alone"
    if band[1] is not None:
        said += "; shaded: within the mark"
    axes.figure.supxlabel(said, fontsize=8)


def _whisker(axes: "Axes", at: float, line: Estimate, colour: str) -> None:
    axes.plot([line.low, line.high], [at, at], color=colour, linewidth=1.3, zorder=3)


def _draw_band(
    axes: "Axes", band: tuple[float | None, float | None], low: float, high: float
) -> None:
    if band == (None, None):
        return
    start = low if band[0] is None else band[0]
    end = high if band[1] is None else band[1]
    axes.axvspan(start, end, color=GREEN, zorder=0, linewidth=0)


def _outside(value: float, band: tuple[float | None, float | None]) -> bool:
    low, high = band
    return (low is not None and value < low) or (high is not None and value > high)


def _legend(band: tuple[float | None, float | None], even: float | None) -> str:
    said = ["lines: 95 % intervals"]
    if even is not None:
        said.append("dashed: the even share")
    if band != (None, None):
        said.append("shaded: within the mark")
    return "; ".join(said)
