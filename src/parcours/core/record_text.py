"""The text of a record, written from its parts. `core/records.py` describes the form and reads it."""

import json
from typing import Final

from parcours.core.options import Choice, format_choice

VERSION: Final = 1
FIRST_LINE: Final = "parcours record "
UNFINISHED: Final = "unfinished"
# Of a file that holds a record.
SUFFIX: Final = ".record"


def format_record(
    game: str,
    version: int,
    players: list[str],
    options: dict[str, Choice],
    deck: str,
    given: dict[str, object] | None,
    redealt: str,
    proof: dict[str, str],
    seed: str,
    moves: list[tuple[str, str]],
    ending: str,
) -> str:
    """A record from its parts as they are, without replaying anything."""
    lines = [
        f"{FIRST_LINE}{VERSION}",
        f"game: {game}",
        f"rules: {version}",
        f"players: {' '.join(players)}",
    ]
    lines += [f"option {name}: {format_choice(value)}" for name, value in options.items()]
    lines += [f"deck: {line}" for line in deck.splitlines()]
    if given is not None:
        lines.append(f"given: {json.dumps(given, separators=(', ', ': '), sort_keys=True)}")
    if redealt:
        lines.append(f"redealt: {redealt}")
    lines += [f"{name}: {value}" for name, value in proof.items()]
    lines += [f"seed: {seed}", ""]
    lines += [f"{speaker}: {move}" for speaker, move in moves]
    lines.append(f"= {ending}")
    return "\n".join(lines) + "\n"


def format_closing(reason: str, winners: list[str], ranking: list[tuple[str, int | float]]) -> str:
    """The closing line of a match that is over: why it ended, who won, and everybody's score."""
    scores = ", ".join(f"{player} {score}" for player, score in ranking)
    return f"{reason}, won by {' and '.join(winners)} ({scores})"
