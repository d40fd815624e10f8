"""`parcours verify RECORD`: check that a record is what it says it is."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from parcours.cli.inputs import FileError, read_record
from parcours.cli.screen import screen
from parcours.core.errors import SetupError
from parcours.core.fairness import check_proof
from parcours.core.match import Match


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a match.")],
) -> None:
    """Replay a record, and check its closing line and its proof of a fair seed."""
    match = read_record(record)
    console = screen()
    moves = len(match.moves)
    for line in (
        f"{match.game.name}, rules {match.game.version}, with {', '.join(match.players)}",
        f"{moves} {'move' if moves == 1 else 'moves'} replayed, all legal",
        f"it ends as it says: {match.closing()}",
    ):
        console.print(Text.assemble(("✓ ", "green"), line), soft_wrap=True)
    console.print(_fairness(match, record), soft_wrap=True)


def _fairness(match: Match, record: Path) -> Text:
    try:
        proved = check_proof(match.proof, match.seed, match.players)
    except SetupError as error:
        raise FileError(f"{record}: the fairness proof does not hold: {error}") from None
    if proved:
        line = "fair: the seed follows from the secret that was committed to and all contributions"
        return Text.assemble(("✓ ", "green"), line)
    line = "the record has no commitment, so there is no proof of who chose the seed"
    return Text.assemble(("· ", "dim"), (line, "dim"))
