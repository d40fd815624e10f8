"""`parcours scenario FILE…`: play scenarios and say which hold."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from parcours.cli.boards import find_board
from parcours.cli.inputs import Language, read_text
from parcours.cli.screen import counting, screen
from parcours.core.registry import find_game
from parcours.scenarios.scenario import Failure, Scenario, read_scenarios, run
from parcours.texts import Texts


def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of scenarios.")],
    lang: Language = "en",
) -> None:
    """Play scenarios: one line for each; exits with 1 if any fails."""
    Texts(lang)  # an unknown language is told even if nothing fails
    console = screen()
    scenarios = [found for path in files for found in read_scenarios(read_text(path), str(path))]
    failed = False
    with counting("scenarios", len(scenarios)) as done:
        for one in scenarios:
            failure = run(one)
            _print_line(console, one, failure is None)
            if failure is not None:
                failed = True
                _print_failure(console, one, failure, lang)
            done()
    if failed:
        raise typer.Exit(1)


def _print_line(console: Console, one: Scenario, held: bool) -> None:
    sign = ("✓", "green") if held else ("✗", "bold red")
    rules = ", ".join(one.rules)
    line = Text.assemble(sign, " ", one.title, ("  " + rules if rules else "", "dim"))
    console.print(line, soft_wrap=True)


def _print_failure(console: Console, one: Scenario, failure: Failure, lang: str) -> None:
    console.print(f"  {one.where}", style="dim", soft_wrap=True)
    console.print(f"  step {failure.step}: {failure.text}", soft_wrap=True)
    console.print(f"  {failure.difference}", style="red", soft_wrap=True)
    if failure.table:  # there is none where it could not even be laid out
        draw = find_board(find_game(one.game))
        console.print(draw(failure.table, Texts(lang, one.game), None))
