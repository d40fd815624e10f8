"""How a match gets its seed: commitments first, then everybody's contribution. docs/fairness.md is about it.

Each function works on a connection, within the writer's transaction, which holds the table's row: one of all processes
begins the match.
"""

from dataclasses import replace

from sqlalchemy import Connection

from parcours.core.fairness import (
    PROTOCOL,
    commit_contribution,
    commit_secret,
    draw_seats,
    make_seed,
    seed_1,
    setup_lines,
)
from parcours.core.match import Match
from parcours.core.options import Choice
from parcours.server.db.rows import Changes, SeatRow, TableRow, change_seat, change_table
from parcours.server.tables.seat_order import move_seats
from parcours.server.tables.tokens import new_secret
from parcours.server.wire.errors import Denied
from parcours.server.wire.words import ContributionState


def draw_secret(table: str, game: str, options: dict[str, Choice], deck: str | None) -> Changes:
    """The columns of a new table with the server's secret, and what is shown of it from now on."""
    secret = new_secret()
    setup = setup_lines(game, options, deck or "")
    return {
        "fairness": PROTOCOL,
        "secret": secret,
        "commitment": commit_secret(table, secret, setup),
    }


def begin_shuffle(connection: Connection, table: TableRow, at: int) -> None:
    """Everybody sits: ask for the contributions that were committed to, or begin where there are none."""
    if table.fairness == PROTOCOL and _missing(table):
        change_table(connection, table.id, {"status": "shuffling", "shuffling": at, "due": at})
    else:
        _begin_match(connection, table, at)


def reveal(connection: Connection, table: TableRow, seat: int, contribution: str, at: int) -> None:
    """Take a seat's contribution; the last one begins the match. The same one may come again."""
    row = table.seats[seat]
    if row.commitment is None or commit_contribution(contribution) != row.commitment:
        raise Denied("bad_contribution", text="it is not the one that this seat committed to")
    if row.contribution:
        return
    if table.status != "shuffling":
        raise Denied("not_shuffling")
    change_seat(connection, table.id, seat, {"contribution": contribution})
    revealed = [
        replace(other, contribution=contribution) if other.seat == seat else other
        for other in table.seats
    ]
    table = replace(table, seats=tuple(revealed))
    if not _missing(table):
        _begin_match(connection, table, at)


def begin_without(connection: Connection, table: TableRow, seconds: float, at: int) -> None:
    """Begin without the contributions that are still missing when the time for them is over."""
    if table.status == "shuffling" and deadline(table, seconds) <= at:
        _begin_match(connection, table, at)


def deadline(table: TableRow, seconds: float) -> int:
    """Until when the contributions of a table are awaited."""
    return (table.shuffling or 0) + int(1000 * seconds)


def contribution_state(table: TableRow, seat: SeatRow) -> ContributionState:
    """What is known of a seat's contribution; the contribution itself is told in the record."""
    if table.fairness != PROTOCOL or seat.commitment is None:
        return "none"
    if seat.contribution:
        return "revealed"
    return "committed" if table.seed is None else "withheld"


def proof_of(table: TableRow) -> dict[str, str]:
    """The lines of the record of a match that is over that reveal secret and contributions.

    There are none where a match was imported without them.
    """
    if not table.secret:
        return {}
    proof = {"commitment": table.commitment or "", "secret": table.secret}
    if table.fairness != PROTOCOL:
        return proof | {f"contribution {seat.player}": seat.contribution for seat in table.seats}
    proof = {"fairness": str(PROTOCOL), "table": table.id, **proof}
    if table.lot is not None:
        proof["lot"] = table.lot
    for seat in table.seats:
        if seat.commitment is not None:
            proof[f"commitment {seat.player}"] = seat.commitment
        if seat.contribution:
            proof[f"contribution {seat.player}"] = seat.contribution
    return proof


def read_proof(match: Match) -> tuple[Changes, list[tuple[str | None, str]]]:
    """The columns of a table that the proof of a record fills, and the commitment and contribution of each seat."""
    proof = match.proof
    table: Changes = {
        "fairness": int(proof.get("fairness", "1")),
        "secret": proof.get("secret", ""),
        "commitment": proof.get("commitment"),
        "lot": proof.get("lot"),
    }
    seats = [
        (proof.get(f"commitment {player}"), proof.get(f"contribution {player}", ""))
        for player in match.players
    ]
    return table, seats


def _missing(table: TableRow) -> bool:
    return any(contribution_state(table, seat) == "committed" for seat in table.seats)


def _begin_match(connection: Connection, table: TableRow, at: int) -> None:
    contributions = [seat.contribution for seat in table.seats]
    if table.fairness == PROTOCOL:
        seed = make_seed(table.id, table.secret, [one or None for one in contributions])
    else:
        seed = seed_1(table.secret, contributions)
    begun: Changes = {"status": "playing", "seed": str(seed), "started": at, "due": at}
    if _draws_lots(table):
        begun["lot"] = " ".join(table.players)
        move_seats(connection, table, draw_seats(seed, table.players))
    change_table(connection, table.id, begun)


def _draws_lots(table: TableRow) -> bool:
    """Whether the seats are drawn: against bots alone, people stay where they are."""
    people = sum(seat.kind == "person" for seat in table.seats)
    return table.fairness == PROTOCOL and table.seating == "lot" and people > 1
