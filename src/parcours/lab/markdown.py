"""How numbers, tables and plots are written on a page."""

from collections.abc import Iterable, Sequence

from parcours.studies.statistics import Estimate

# As many of a long list are named in a sentence.
_NAMED = 12


def points(estimate: Estimate) -> str:
    """A difference of shares in points, with its interval."""
    return f"{100 * estimate.value:+.1f} ({100 * estimate.low:+.1f} to {100 * estimate.high:+.1f})"


def share(estimate: Estimate) -> str:
    """A share with its interval."""
    low, high = max(0.0, estimate.low), min(1.0, estimate.high)
    return f"{estimate.value:.1%} ({low:.1%} to {high:.1%})"


def markdown_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table; all columns but the first are numbers."""
    lines = [columns, ["---", *["---:"] * (len(columns) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def name_some(names: Iterable[str]) -> str:
    """The names in a row; of a long list the first ones."""
    listed = list(names)
    more = f" and {len(listed) - _NAMED} more" if len(listed) > _NAMED else ""
    return ", ".join(listed[:_NAMED]) + more


def image(plots: dict[str, str], name: str, alt: str) -> str:
    """The plot of that name, where there is one."""
    return f"![{alt}]({plots[name]})\n\n" if name in plots else ""
