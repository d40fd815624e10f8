"""`parcours rules`: the rules as a player reads them, and which tests show them."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from parcours.cli.coverage import find_coverage
from parcours.cli.inputs import GameName, Language
from parcours.cli.screen import print_sections, screen
from parcours.core.errors import SetupError
from parcours.core.registry import find_game
from parcours.texts import RULINGS, Texts


def rules(
    game: GameName,
    rule: Annotated[
        str | None,
        typer.Argument(metavar="[ID]", help="A rule or a chapter, such as SL-4.7 or SL-4."),
    ] = None,
    guide: Annotated[
        bool, typer.Option("--guide", help="A first match in a few minutes, instead of the rules.")
    ] = False,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Which tests of this checkout show each rule.")
    ] = False,
    lang: Language = "en",
) -> None:
    """The rules of a game, one of its chapters, or one rule; or a guide to a first match."""
    find_game(game)
    texts = Texts(lang, game)
    if coverage:
        missing = _print_coverage(screen(), texts, game)
        if missing:
            raise typer.Exit(1)
        return
    if guide:
        _print_guide(screen(), texts, game)
        return
    print_rules(screen(), texts, rule)


def print_rules(console: Console, texts: Texts, wanted: str | None) -> None:
    """Print all rules, or the chapter or rule of that id; SetupError if there is none."""
    chapters = texts.chapters()
    id = "" if wanted is None else wanted.upper()
    if not any(id in ("", chapter, *ids) for chapter, _, ids in chapters):
        known = ", ".join(chapter for chapter, _, _ in chapters)
        example = next((ids[0] for _, _, ids in chapters if ids), "")
        raise SetupError(f"there is no rule '{wanted}': expected one such as {example}, or {known}")
    for chapter, title, ids in chapters:
        if id in ("", chapter):
            console.print(Text(f"{chapter}  {title}", style="bold"))
        for each in ids:
            if id in ("", chapter, each):
                console.print(Text(each, style="cyan"))
                console.print(Padding(texts.rule(each), (0, 0, 0, 4)))
        if id in ("", chapter):
            console.print()


def _print_guide(console: Console, texts: Texts, game: str) -> None:
    sections = texts.guide()
    if not sections:
        raise SetupError(f"{game} has no guide")
    print_sections(console, sections)


def _print_coverage(console: Console, texts: Texts, game: str) -> int:
    """What shows each rule, the missing ones last; how many are missing."""
    shown = find_coverage(Path(), game)
    known = [
        each
        for chapter, _, ids in texts.chapters()
        if not chapter.endswith(f"-{RULINGS}")
        for each in ids
    ]
    missing = [each for each in known if each not in shown]
    for each in known:
        if each in shown:
            line = Text.assemble(("✓ ", "green"), (f"{each:<9}", "cyan"), "; ".join(shown[each]))
            console.print(line, soft_wrap=True)
    for each in missing:
        console.print(Text.assemble(("✗ ", "bold red"), (each, "cyan")))
    console.print(f"{len(known) - len(missing)} of {len(known)} rules are shown")
    return len(missing)
