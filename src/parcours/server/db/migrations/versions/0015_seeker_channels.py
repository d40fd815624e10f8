"""How those who look for people are told that there is a table."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seeker_channels",
        sa.Column(
            "seeker",
            sa.String(64),
            sa.ForeignKey("seekers.token", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column(
            "channel",
            sa.String(16),
            sa.ForeignKey("channels.id", ondelete="CASCADE"),
            primary_key=True,
        ),
    )
    op.create_index("ix_seeker_channels_channel", "seeker_channels", ["channel"])


def downgrade() -> None:
    op.drop_table("seeker_channels")
