"""`parcours study --compare`: what a deck changes beside the standard one."""

import json
from typing import Any

import typer

from parcours.cli.screen import counting, show, text_table
from parcours.lab.study import play_study
from parcours.lab.workers import Workers
from parcours.studies.comparison import compare
from parcours.studies.matches import DeckStudy, Played


def compare_decks(planned: tuple[DeckStudy, DeckStudy], workers: Workers, as_json: bool) -> None:
    """Play both, and print what differs."""
    played: list[list[Played]] = []
    with counting("matches", sum(study.total for study in planned)) as done:
        for study in planned:
            played.append([])
            for match in play_study(study, workers):
                played[-1].append(match)
                done()
    told: dict[str, Any] = compare(planned[0], *played)
    if as_json:
        typer.echo(json.dumps(told, indent=2))
        return
    decks = [told["standard"], told["own"]]
    drawn = text_table(
        f"{told['matches']} matches of {told['game']} with each deck at {told['players']} players, "
        f"seed {told['seed']}",
        ["", "standard", "this deck"],
        ["standard", "this deck"],
    )
    for seat in range(told["players"]):
        drawn.add_row(f"wins of seat {seat + 1}", *(_rate(deck["seats"][seat]) for deck in decks))
    for name, label in (("length", f"length in {told['unit']}"), ("scores", "score")):
        drawn.add_row(label, *(_spread(deck[name]) for deck in decks))
    for card in told["cards"]:
        uses = [card["standard"], card["own"]]
        drawn.add_row(f"{card['card']}: used by", *(_use(use, "used") for use in uses))
        drawn.add_row(f"{card['card']}: its users win", *(_use(use, "effect") for use in uses))
    show(drawn)


def _rate(estimate: dict[str, float | None]) -> str:
    low, high = estimate["low"], estimate["high"]
    interval = "" if low is None or high is None else f" ({low:.0%} to {high:.0%})"
    return f"{estimate['value']:.0%}{interval}"


def _spread(spread: dict[str, float]) -> str:
    return f"{spread['median']:g} ({spread['low']:g} to {spread['high']:g})"


def _use(use: dict[str, Any] | None, what: str) -> str:
    if use is None or use[what] is None:
        return ""
    if what == "used":
        return f"{use['used']:.1%}"
    effect = use["effect"]
    low, high = effect["low"], effect["high"]
    interval = "" if low is None else f" ({100 * low:+.0f} to {100 * high:+.0f})"
    return f"{100 * effect['value']:+.0f} points{interval}"
