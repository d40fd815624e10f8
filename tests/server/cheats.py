"""What a server does that cheats in the shuffle, written into its database behind its back."""

from sqlalchemy import text

from parcours.core.fairness import commit_contribution, commit_secret, setup_lines

from .databases import in_database
from .harness import Server, Table


def change(server: Server, statement: str, **values: object) -> None:
    in_database(server, lambda connection: connection.execute(text(statement), values))


def change_my_contribution(table: Table) -> None:
    change(
        table.server,
        'UPDATE seats SET contribution = :to, commitment = :hash WHERE "table" = :id AND seat = 0',
        to="chosen",
        hash=commit_contribution("chosen"),
        id=table.id,
    )


def change_anothers_commitment(table: Table) -> None:
    change(
        table.server,
        'UPDATE seats SET commitment = :hash WHERE "table" = :id AND seat = 1',
        hash=commit_contribution("chosen"),
        id=table.id,
    )
    table.contributions[1] = "chosen"


def choose_the_secret_late(table: Table) -> None:
    secret = "c0" * 32
    setup = setup_lines("smile_life", table.show(0)["options"], "")
    change(
        table.server,
        "UPDATE tables SET secret = :secret, commitment = :hash WHERE id = :id",
        secret=secret,
        hash=commit_secret(table.id, secret, setup),
        id=table.id,
    )


def withhold_my_reveal(table: Table) -> None:
    change(
        table.server,
        "UPDATE tables SET shuffling = 0 WHERE id = :id",
        id=table.id,
    )
    change(
        table.server,
        "UPDATE seats SET contribution = '' WHERE \"table\" = :id AND seat = 0",
        id=table.id,
    )


def fall_back_to_protocol_1(table: Table) -> None:
    change(table.server, "UPDATE tables SET fairness = 1 WHERE id = :id", id=table.id)
