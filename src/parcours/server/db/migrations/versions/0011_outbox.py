"""Notices that are to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "channel",
            sa.String(16),
            sa.ForeignKey("channels.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE")),
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
