"""`parcours verify RECORD`: check that a record is what it says it is."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from parcours.cli.inputs import FileError, read_record
from parcours.cli.screen import screen
from parcours.core.errors import SetupError
from parcours.core.fairness import Findings, check_proof


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a match.")],
    contribution: Annotated[
        str, typer.Option(metavar="TEXT", help="Your own contribution: it must be in the proof.")
    ] = "",
    fingerprint: Annotated[
        str,
        typer.Option(
            metavar="HEX",
            help="All commitments, as your browser saw them before it revealed yours.",
        ),
    ] = "",
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The server's commitment, as it was shown to you.")
    ] = "",
) -> None:
    """Replay a record, and check its closing line and its proof of a fair seed.

    If you took part, compare with what your browser kept: without it, the record is only checked against itself.
    """
    match = read_record(record)
    console = screen()
    moves = len(match.moves)
    for line in (
        f"{match.game.name}, rules {match.game.version}, with {', '.join(match.players)}",
        f"{moves} {'move' if moves == 1 else 'moves'} replayed, all legal",
        f"it ends as it says: {match.closing()}",
    ):
        console.print(Text.assemble(("✓ ", "green"), line), soft_wrap=True)
    try:
        findings = check_proof(match, contribution, commitment, fingerprint)
    except SetupError as error:
        raise FileError(f"{record}: the fairness proof does not hold: {error}") from None
    for proved, line in _fairness(findings, bool(fingerprint), bool(commitment)):
        sign = ("✓ ", "green") if proved else ("· ", "dim")
        console.print(Text.assemble(sign, line), soft_wrap=True)


def _fairness(findings: Findings, fingerprint: bool, commitment: bool) -> list[tuple[bool, str]]:
    """What was proved about the seed, and what was not."""
    if findings.protocol == 0:
        return [(False, "the record has no commitment, so there is no proof of who chose the seed")]
    lines = [
        (True, f"fairness protocol {findings.protocol}"),
        (True, "the seed follows from the secret that was committed to and all contributions"),
    ]
    if findings.drawn:
        lines.append((True, "the players sit as the lot fell, which follows from the seed"))
    if findings.own:
        lines.append((True, f"your contribution is in it, as {findings.own}'s"))
    if commitment:
        lines.append((True, "the server's commitment is the one that was shown to you"))
    if findings.protocol == 1:
        lines.append(
            (
                False,
                "not proved: that the server did not choose the seed. Protocol 1 let it see the contributions "
                "before they were fixed",
            )
        )
        return lines
    if fingerprint:
        lines.append((True, "all commitments are the ones that you saw before you revealed yours"))
    if findings.withheld:
        names = ", ".join(findings.withheld)
        choices = 2 ** len(findings.withheld)
        lines.append(
            (
                False,
                f"committed and not revealed: {names}. Who held that back may have chosen among {choices} seeds",
            )
        )
    if findings.without:
        lines.append((False, f"took no part in the shuffle: {', '.join(findings.without)}"))
    lines.append(_verdict(findings, fingerprint))
    return lines


def _verdict(findings: Findings, fingerprint: bool) -> tuple[bool, str]:
    if findings.own and fingerprint:
        beyond = " beyond that" if findings.withheld else ""
        return True, f"fair: your contribution was random, so nobody could choose the seed{beyond}"
    if not findings.revealed:
        return False, "not proved: that the server did not choose the seed. No player took part"
    return (
        False,
        "not proved: that the server did not play these players itself, or change their commitments. Only a player "
        "who took part can tell, with --contribution and --fingerprint",
    )
