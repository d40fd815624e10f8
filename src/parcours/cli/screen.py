"""Where the commands write: tables and texts on stdout, progress on stderr."""

import io
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TextIO, TypeVar

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

# What the boards are drawn for; a terminal has its own width.
WIDTH = 100
WIDEST = 1000

Measured = TypeVar("Measured")


def screen(stream: TextIO | None = None) -> Console:
    """A console that takes names and sentences as they are."""
    file = sys.stdout if stream is None else stream
    width = None if file.isatty() or "COLUMNS" in os.environ else WIDTH
    return Console(file=file, width=width, highlight=False, markup=False, emoji=False)


def hear_anything() -> None:
    """Take what is typed as it is: bytes that are no text must not end a match."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


class Rate(ProgressColumn):
    """How many a second; of slow ones, how many a minute."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:,.1f}/s" if speed >= 1 else f"{60 * speed:.1f}/min")


def progress(auto_refresh: bool = True) -> Progress:
    """A bar that vanishes when it is done; none is drawn where stderr is no terminal."""
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=screen(sys.stderr),
        transient=True,
        disable=not sys.stderr.isatty(),
        auto_refresh=auto_refresh,
    )


@contextmanager
def counting(what: str, total: int, completed: int = 0) -> Iterator[Callable[[], None]]:
    """A bar for that many things, some of which are there already; to be called after each."""
    with progress() as bar:
        task = bar.add_task(what, total=total, completed=completed)
        yield partial(bar.advance, task)


@contextmanager
def measuring(total: int, what: str = "measures") -> Iterator[Callable[[], None]]:
    """The same for measures. Nothing is drawn while something is measured: it would take time from it."""
    with progress(auto_refresh=False) as bar:
        task = bar.add_task(what, total=total)
        bar.refresh()
        yield partial(bar.update, task, advance=1, refresh=True)


def collect(measures: Iterable[Measured], total: int) -> list[Measured]:
    """All of these measures, counted on such a bar as they come."""
    found: list[Measured] = []
    with measuring(total) as done:
        for measure in measures:
            found.append(measure)
            done()
    return found


def text_table(title: str, columns: Iterable[str], numbers: Iterable[str] = ()) -> Table:
    """An empty table; the columns in `numbers` are aligned to the right, and never broken."""
    drawn = Table(title=title or None, title_justify="left", caption_justify="left")
    for column in columns:
        right = column in numbers
        # Where the screen is narrow, a name takes two lines, but is never squeezed out.
        drawn.add_column(
            column, justify="right" if right else "left", no_wrap=right, min_width=len(column)
        )
    return drawn


def print_sections(console: Console, sections: list[tuple[str, str]]) -> None:
    """Titles, each with its text below it."""
    for title, text in sections:
        console.print(Text(title, style="bold"))
        console.print(Padding(text, (0, 0, 1, 4)))


def show(*parts: RenderableType) -> None:
    """Write to stdout. In a file, a table whose columns don't fit is wider than the rest: they would be left out."""
    for part in parts:
        console = screen()
        if isinstance(part, Table) and not console.is_terminal and "COLUMNS" not in os.environ:
            whole = console.options.update(max_width=WIDEST)
            console.width = max(console.width, Measurement.get(console, whole, part).minimum)
        console.print(part)
