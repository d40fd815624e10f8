"""Notices that are to be sent."""

import sqlalchemy as sa
from alembic import op

from parcours.server.db.migrations.steps import reference

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        reference("channels.id", "channel"),
        reference("tables.id", nullable=True),
        sa.Column("token", sa.String(64)),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("about", sa.JSON, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.SmallInteger, nullable=False),
    )
    for column in ("channel", "table", "due"):
        op.create_index(f"ix_outbox_{column}", "outbox", [column])


def downgrade() -> None:
    op.drop_table("outbox")
