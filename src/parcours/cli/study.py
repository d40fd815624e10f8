"""`parcours study`: whether a deck is balanced."""

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from parcours.bots import YARDSTICK
from parcours.cli import inputs
from parcours.cli.compare import compare_decks
from parcours.cli.screen import counting, show, text_table
from parcours.core.errors import SetupError
from parcours.core.registry import find_game
from parcours.lab.data_set import DataSet
from parcours.lab.page import PAGE, StudyFolder, shown
from parcours.lab.study import play_study
from parcours.lab.workers import LOCAL, Workers
from parcours.studies.comparison import plan_comparison
from parcours.studies.findings import Findings
from parcours.studies.matches import DeckStudy, Played, plan_study

MATCHES = 2_000


def study(
    game: inputs.GameName,
    matches: Annotated[
        int, typer.Option(min=2, help="How many matches are played, of each kind.")
    ] = MATCHES,
    seed: inputs.StudySeed = 0,
    jobs: inputs.Jobs = None,
    on: inputs.WorkOn = LOCAL,
    players: inputs.Players = None,
    bot: inputs.EqualBots = YARDSTICK,
    against: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="Another bot, to tell what players of different strength make of the cards.",
        ),
    ] = "",
    option: inputs.Options = None,
    deck: inputs.DeckFile = None,
    out: Annotated[
        Path | None,
        typer.Option(help="The folder to write to; docs/balance/GAME, if there is a docs here."),
    ] = None,
    compare: Annotated[
        bool,
        typer.Option(
            "--compare",
            help="Tell what --deck changes beside the standard deck, on the same deals.",
        ),
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="With --compare, as the server's workshop tells it.")
    ] = False,
) -> None:
    """Study a deck by simulation: seats, paths and cards, held against the marks of the game."""
    source = inputs.read_deck_source(find_game(game), deck)
    if compare:
        with inputs.read_workers(on, jobs) as workers:
            compare_decks(plan_comparison(game, source, matches, players, seed), workers, as_json)
        return
    planned = plan_study(
        game, players, matches, seed, inputs.read_options(option), source, bot, against
    )
    changes = [*(option or []), *([] if players is None else [f"{players} players"])]
    if bot != YARDSTICK:
        changes.append(bot.replace(":", " "))
    folder = out or _default_folder(game, deck, changes)
    command = study_command(planned, players, option, deck)
    with inputs.read_workers(on, jobs) as workers:
        found = write_study(folder, planned, workers, command)
    _report(found, folder)


def write_study(folder: Path, planned: DeckStudy, workers: Workers, command: str) -> Findings:
    """Play the study into that folder, and write its page, which names the command that plays it again."""
    kept = StudyFolder(folder, planned)
    _play_into(kept.results, planned, workers)
    findings = Findings(planned, list(islice(kept.results.earlier(), planned.total)))
    kept.write(findings, command)
    return findings


def _play_into(results: DataSet[Played], planned: DeckStudy, workers: Workers) -> None:
    """Play what is not there yet. What is done is kept, also when Ctrl-C stops it."""
    work = inputs.name_work("matches", workers)
    with counting(work, planned.total, results.matches) as done:
        try:
            for match in play_study(planned, workers, results.matches):
                results.add(match)
                done()
        except KeyboardInterrupt:
            show(
                f"Stopped after {results.matches:,} of {planned.total:,} matches."
                " The same command goes on from here."
            )
            raise typer.Exit(1) from None
        finally:
            results.write()


def _default_folder(game: str, deck: Path | None, changes: list[str]) -> Path:
    """Beside the other pages, under a name of its own where it is not of the game as it comes."""
    parent = Path("docs") if Path("docs").is_dir() else Path()
    differs = [*([] if deck is None else [deck.stem]), *changes]
    words = [game, *("-".join(text.replace("=", " ").split()) for text in differs)]
    name = "-".join(words)
    if Path(name).name != name:
        raise SetupError(f"'{name}' can't be the name of a folder: say where to write with --out")
    return parent / "balance" / name


def study_command(
    study: DeckStudy, players: int | None, options: list[str] | None, deck: Path | None
) -> str:
    """The command that plays the same study again."""
    given = {
        "matches": study.matches,
        "seed": study.seed,
        "players": players,
        "bot": None if study.bot == YARDSTICK else study.bot,
        "against": study.compared or None,
        "option": options,
        "deck": deck,
    }
    return inputs.write_command("study", study.game, given)


def _report(findings: Findings, folder: Path) -> None:
    planned = findings.study
    drawn = text_table(
        f"{planned.total} matches of {planned.game} at {planned.players} players, seed {planned.seed}",
        ["mark", "verdict", "furthest out", "misses"],
        ["misses"],
    )
    for verdict in findings.verdicts:
        worst = f"{verdict.worst}: {shown(verdict)}" if verdict.estimate else ""
        drawn.add_row(verdict.mark.says, verdict.word, worst, str(len(verdict.misses)))
    show(*([drawn] if findings.verdicts else []), f"The study is in {folder / PAGE}")
