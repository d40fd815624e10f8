"""`parcours study`: whether a deck is balanced."""

import os
import shlex
from pathlib import Path
from typing import Annotated

import typer

from parcours.cli.inputs import DeckFile, GameName, Options, read_deck, read_options
from parcours.cli.screen import progress, show, table
from parcours.core.errors import SetupError
from parcours.core.registry import find_game
from parcours.lab.findings import Findings
from parcours.lab.page import PAGE, StudyFolder, shown
from parcours.lab.study import Played, plan_study, play_study

MATCHES = 2_000


def study(
    game: GameName,
    matches: Annotated[
        int, typer.Option(min=2, help="How many matches are played, of each kind.")
    ] = MATCHES,
    seed: Annotated[int, typer.Option(min=0, help="Where all chance of it comes from.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="How many processes play; one for each core.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many seats there are.")] = None,
    option: Options = None,
    deck: DeckFile = None,
    out: Annotated[
        Path | None,
        typer.Option(help="The folder to write to; docs/balance/GAME, if there is a docs here."),
    ] = None,
) -> None:
    """Study a deck by simulation: seats, paths and cards, held against the marks of the game."""
    own_deck = read_deck(find_game(game), deck)
    planned = plan_study(
        game,
        players,
        matches,
        seed,
        read_options(option),
        "" if own_deck is None else own_deck.source,
    )
    changes = [*(option or []), *([] if players is None else [f"{players} players"])]
    folder = StudyFolder(out or _default_folder(game, deck, changes))
    played: list[Played] = []
    with progress() as bar:
        task = bar.add_task("matches", total=planned.total)
        for match in play_study(planned, jobs or os.cpu_count() or 1):
            played.append(match)
            bar.advance(task)
    findings = Findings(planned, played)
    folder.write(findings, _command(game, matches, seed, players, option, deck))
    _report(findings, folder.folder)


def _default_folder(game: str, deck: Path | None, changes: list[str]) -> Path:
    """Beside the other pages, under a name of its own where it is not of the game as it comes."""
    parent = Path("docs") if Path("docs").is_dir() else Path()
    differs = [*([] if deck is None else [deck.stem]), *changes]
    words = [game, *("-".join(text.replace("=", " ").split()) for text in differs)]
    name = "-".join(words)
    if Path(name).name != name:
        raise SetupError(f"'{name}' can't be the name of a folder: say where to write with --out")
    return parent / "balance" / name


def _command(
    game: str,
    matches: int,
    seed: int,
    players: int | None,
    options: list[str] | None,
    deck: Path | None,
) -> str:
    words = ["parcours", "study", game, "--matches", str(matches), "--seed", str(seed)]
    if players is not None:
        words += ["--players", str(players)]
    for text in options or []:
        words += ["--option", text]
    if deck is not None:
        words += ["--deck", deck.name]
    return shlex.join(words)


def _report(findings: Findings, folder: Path) -> None:
    planned = findings.study
    drawn = table(
        f"{planned.total} matches of {planned.game} at {planned.players} players, seed {planned.seed}",
        ["mark", "verdict", "furthest out", "misses"],
        ["misses"],
    )
    for verdict in findings.verdicts:
        worst = f"{verdict.worst}: {shown(verdict)}" if verdict.estimate else ""
        drawn.add_row(verdict.mark.says, verdict.word, worst, str(len(verdict.misses)))
    show(*([drawn] if findings.verdicts else []), f"The study is in {folder / PAGE}")
