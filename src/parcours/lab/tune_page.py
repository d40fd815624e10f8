"""The page of a tuned deck: what changed, and its marks before and after."""

import hashlib
from pathlib import Path

from parcours.lab.bounds import Bounds
from parcours.lab.markdown import markdown_table
from parcours.lab.page import PAGE, shown
from parcours.lab.tune import Tried
from parcours.studies.findings import Findings, Verdict
from parcours.studies.matches import DeckStudy

DECK = "deck.toml"
BEFORE = "before"


def after_folder(study: DeckStudy) -> str:
    """The folder of the study of a tuned deck. A longer search may find another: each has its own."""
    return f"after-{hashlib.sha256(study.deck.encode()).hexdigest()[:8]}"


def write_deck(folder: Path, bounds: Bounds, best: Tried) -> Path:
    """The new deck file, which says at its top what changed."""
    lines = [f"# {bounds.game.name}, tuned to meet the marks of its study. What changed:"]
    lines += [
        f"# {card}: {field} {before} -> {after}"
        for card, field, before, after in bounds.told(best.changes)
    ] or ["# nothing"]
    file = folder / DECK
    file.write_text("\n".join(lines) + "\n" + bounds.apply(best.changes), encoding="utf-8")
    return file


def write_page(
    folder: Path, bounds: Bounds, best: Tried, before: Findings, after: Findings, how: str
) -> Path:
    """The page as Markdown. Both findings are of the same deals, none of which the search has seen."""
    title = bounds.game.name.replace("_", " ").title()
    changed = bounds.told(best.changes)
    rows = [[f"`{card}`", f"`{field}`", str(old), str(new)] for card, field, old, new in changed]
    marks = [
        [old.mark.says, _told(old), _told(new)]
        for old, new in zip(before.verdicts, after.verdicts, strict=True)
    ]
    parts = [
        f"# A tuned deck for {title}",
        how,
        "## What changed",
        markdown_table(["card", "field", "before", "after"], rows) if rows else "Nothing.",
        "## Marks",
        markdown_table(["mark", "before", "after"], marks),
        f"Both on the same {after.study.matches:,} deals, which the search has not seen: seed"
        f" {after.study.seed}. The whole studies: [before]({BEFORE}/{PAGE}),"
        f" [after]({after_folder(after.study)}/{PAGE}).",
    ]
    file = folder / PAGE
    file.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return file


def _told(verdict: Verdict) -> str:
    if verdict.estimate is None:
        return verdict.word
    return f"**{verdict.word}**: `{verdict.worst}` {shown(verdict)}"
