"""Commit and reveal: the protocol of each table, the commitments, and since when contributions are awaited."""

import hashlib

import sqlalchemy as sa
from alembic import op

from parcours.server.db.migrations.steps import drop_columns

revision = "0002"
down_revision = "0001"

BATCH = 1000


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("fairness", sa.SmallInteger, nullable=False, server_default="1")
    )
    op.add_column("tables", sa.Column("commitment", sa.String(64)))
    op.add_column("tables", sa.Column("shuffling", sa.BigInteger))
    op.add_column("seats", sa.Column("commitment", sa.String(64)))
    _keep_commitments()


def downgrade() -> None:
    op.drop_column("seats", "commitment")
    drop_columns("tables", "shuffling", "commitment", "fairness")


def _keep_commitments() -> None:
    """What was shown of each secret until now was made from it each time."""
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("secret"), sa.column("commitment"))
    rows = connection.execute(sa.select(tables.c.id, tables.c.secret).where(tables.c.secret != ""))
    keep = (
        sa.update(tables)
        .where(tables.c.id == sa.bindparam("of"))
        .values(commitment=sa.bindparam("made"))
    )
    for batch in [*rows.partitions(BATCH)]:
        made = [
            {"of": id, "made": hashlib.sha256(secret.encode()).hexdigest()} for id, secret in batch
        ]
        connection.execute(keep, made)
