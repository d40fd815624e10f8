"""`parcours tune`: the smallest change of a deck that meets the marks of its study."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from parcours.bots import YARDSTICK
from parcours.cli import inputs
from parcours.cli.screen import counting, show, text_table
from parcours.cli.study import study_command, write_study
from parcours.core.errors import SetupError
from parcours.core.registry import find_game
from parcours.lab.bounds import Bounds, find_bounds, read_bounds
from parcours.lab.page import shown
from parcours.lab.tune import Search, Tried
from parcours.lab.tune_page import BEFORE, after_folder, write_deck, write_page
from parcours.lab.workers import LOCAL, Workers
from parcours.studies.findings import Findings
from parcours.studies.matches import plan_study

CANDIDATES, MATCHES, CHECKED = 100, 1_000, 10_000


def tune(
    game: inputs.GameName,
    out: Annotated[
        Path,
        typer.Option(help="A folder for the deck and its page; a run that was stopped goes on."),
    ],
    bounds: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="What may change, and by how much; the game's own tune.toml."
        ),
    ] = None,
    candidates: Annotated[
        int, typer.Option(min=1, help="How many decks are tried, earlier runs counted.")
    ] = CANDIDATES,
    matches: Annotated[
        int, typer.Option(min=16, help="How many matches each of them plays, of each kind.")
    ] = MATCHES,
    check: Annotated[
        int, typer.Option(min=2, help="On how many fresh deals the result is checked.")
    ] = CHECKED,
    seed: inputs.StudySeed = 0,
    jobs: inputs.Jobs = None,
    on: inputs.WorkOn = LOCAL,
    players: inputs.Players = None,
    bot: inputs.EqualBots = YARDSTICK,
    option: inputs.Options = None,
    deck: inputs.DeckFile = None,
) -> None:
    """Search the smallest change of a deck that meets the marks of its study; the deck itself stays as it is."""
    rules = find_game(game)
    own_deck = inputs.read_deck(rules, deck)
    present = rules.standard_deck() if own_deck is None else own_deck
    allowed = (
        find_bounds(rules, present)
        if bounds is None
        else read_bounds(rules, present, inputs.read_text(bounds), str(bounds))
    )
    source = "" if own_deck is None else own_deck.source
    study = plan_study(game, players, matches, seed, inputs.read_options(option), source, bot)
    search = Search(out, study, allowed)
    # Another seed deals other cards: none of these deals was played in the search.
    fresh = replace(study, matches=check, seed=seed + 1)
    with inputs.read_workers(on, jobs) as workers:
        best = _search(search, candidates, workers)
        try:
            file = write_deck(out, allowed, best)
        except OSError as error:
            raise SetupError(f"{out}: can't be written: {error}") from None
        changed = replace(fresh, deck=allowed.apply(best.changes))
        before, after = (
            write_study(
                out / name, studied, workers, study_command(studied, players, option, played)
            )
            for name, studied, played in (
                (BEFORE, fresh, deck),
                (after_folder(changed), changed, file),
            )
        )
    given = {
        "candidates": candidates,
        "matches": matches,
        "check": check,
        "seed": seed,
        "players": players,
        "bot": None if bot == YARDSTICK else bot,
        "option": option,
        "deck": deck,
        "bounds": bounds,
    }
    how = _how(search, best, inputs.write_command("tune", game, given))
    page = write_page(out, allowed, best, before, after, how)
    _report(allowed, best, before, after)
    show(f"The deck is {file}, and its page {page}")
    if not all(verdict.met for verdict in after.verdicts):
        show("It does not meet all marks: try more candidates, or wider bounds.")
        raise typer.Exit(1)


def _search(search: Search, candidates: int, workers: Workers) -> Tried:
    work = inputs.name_work("decks", workers)
    with counting(work, candidates, len(search.tried)) as done:
        try:
            for _ in search.run(candidates, workers):
                done()
        except KeyboardInterrupt:
            show(
                f"Stopped after {len(search.tried)} of {candidates} decks. The same command goes on."
            )
            raise typer.Exit(1) from None
    best = search.best
    assert best is not None, "the first candidate is never stopped"
    return best


def _how(search: Search, best: Tried, command: str) -> str:
    tried = search.tried
    stopped = sum(one.stopped for one in tried)
    chosen = (
        "Of those that meet the marks with a margin of one standard error, this one changes least"
        if best.met
        else "None of them meets all marks with a margin of one standard error; this one comes nearest"
    )
    return (
        f"{len(tried)} decks were tried on the same deals, {search.study.matches:,} matches of each kind at most;"
        f" {stopped} of them were stopped early, as they could not become the best. {chosen}:"
        f" {search.bounds.size(best.changes)} steps, counted on each card. It comes from this command:"
        f"\n\n```\n{command}\n```"
    )


def _report(bounds: Bounds, best: Tried, before: Findings, after: Findings) -> None:
    changed = text_table("", ["card", "field", "before", "after"], ["before", "after"])
    for card, field, old, new in bounds.told(best.changes):
        changed.add_row(card, field, str(old), str(new))
    marks = text_table("", ["mark", "before", "after"])
    for old_verdict, verdict in zip(before.verdicts, after.verdicts, strict=True):
        cells = [
            f"{one.word}: {one.worst} {shown(one)}" if one.estimate else one.word
            for one in (old_verdict, verdict)
        ]
        marks.add_row(verdict.mark.says, *cells)
    show(changed, marks)
