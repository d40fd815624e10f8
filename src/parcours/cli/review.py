"""`parcours review RECORD`: what decided a match."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from parcours.cli.inputs import Language, Seed, read_record
from parcours.cli.screen import progress, show, text_table
from parcours.core.errors import SetupError
from parcours.core.match import Match
from parcours.review import Decision, Review, Reviewer
from parcours.review.words import percent, review_json, say_why
from parcours.texts import Texts

# Rows of the curve that are printed; `--json` has all points.
ROWS = 14


def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a finished match.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="Only the curve, from the evaluation alone.")
    ] = False,
    seed: Seed = None,
    lang: Language = "en",
) -> None:
    """Tell what decided a match: chances over time, luck and moves, and the decisions that mattered most."""
    match = read_record(record)
    texts = Texts(lang, match.game.name, deck=match.deck)
    if not match.over:
        raise SetupError(texts.say("review-unfinished"))
    reviewer = Reviewer(match, seed=seed or 0)
    if quick:
        made = Review(match.players, reviewer.quick(), [], {})
    else:
        made = _work(reviewer)
    if as_json:
        json.dump(review_json(made), sys.stdout, indent=1)
        sys.stdout.write("\n")
        return
    _show_curve(made, texts)
    if not quick:
        _show_shares(made, texts)
        _show_decisions(made, match, texts)


def _work(reviewer: Reviewer) -> Review:
    with progress() as bar:
        task = bar.add_task("", total=100)
        while reviewer.step():
            bar.update(task, completed=reviewer.progress)
    return reviewer.finish()


def _show_curve(made: Review, texts: Texts) -> None:
    players = [texts.player(player) for player in made.players]
    drawn = text_table(texts.say("review-title"), [texts.say("review-step"), *players], players)
    drawn.caption = texts.say("review-about")
    last = len(made.points) - 1
    rows = {at * last // (ROWS - 1) for at in range(ROWS)} if last >= ROWS else range(last + 1)
    for at in sorted(rows):
        point = made.points[at]
        chances = [
            f"{percent(known)}% ({percent(true)}%)"
            for known, true in zip(point.known, point.true, strict=True)
        ]
        drawn.add_row(str(point.number), *chances)
    show(drawn)


def _show_shares(made: Review, texts: Texts) -> None:
    columns = [texts.say(f"review-{name}") for name in ("luck", "moves", "accuracy")]
    drawn = text_table(texts.say("review-shares"), [texts.say("review-player"), *columns], columns)
    drawn.caption = texts.say("review-accuracy-about")
    for player, share in made.shares.items():
        drawn.add_row(
            texts.player(player),
            f"{percent(share.luck):+}",
            f"{percent(share.decided):+}",
            f"{percent(share.accuracy)}%",
        )
    show(drawn)


def _show_decisions(made: Review, match: Match, texts: Texts) -> None:
    show(Text(texts.say("review-decisions"), style="bold"))
    if made.by_luck:
        show(texts.say("review-even-moves" if made.decisions else "review-by-luck"))
    for decision in made.decisions:
        _show_decision(decision, match, texts)


def _show_decision(decision: Decision, match: Match, texts: Texts) -> None:
    player = texts.player(match.players[decision.seat])
    cost = texts.say("review-cost", number=percent(decision.cost))
    lines = [
        f"{texts.say('review-decision', number=decision.number, player=player)}: {cost}",
        f"  {texts.say('review-played')}: {texts.move(match, decision.made)}"
        f" ({percent(decision.made_chance)}%)",
        f"  {texts.say('review-better')}: {texts.move(match, decision.better)}"
        f" ({percent(decision.better_chance)}%)",
        f"  {texts.say('review-why')}: {say_why(texts, match, decision.why)}",
    ]
    show(Padding("\n".join(lines), (0, 0, 1, 0)))
