"""How those who look for people are told that there is a table."""

from alembic import op

from parcours.server.db.migrations.steps import reference

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "seeker_channels",
        reference("seekers.token", "seeker", 64, primary_key=True),
        reference("channels.id", "channel", primary_key=True),
    )
    op.create_index("ix_seeker_channels_channel", "seeker_channels", ["channel"])


def downgrade() -> None:
    op.drop_table("seeker_channels")
