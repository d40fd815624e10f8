"""Who wants to be told what of a table, and how they are reached; the keys of the server."""

import sqlalchemy as sa
from alembic import op

from parcours.server.db.migrations.steps import reference

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmation", sa.String(64), unique=True),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("channel_addresses", "channels", ["address"])
    op.create_table(
        "watches",
        reference("tables.id", primary_key=True),
        sa.Column("token", sa.String(64), primary_key=True),
        reference("channels.id", "channel", primary_key=True),
        sa.Column("wants", sa.JSON, nullable=False),
        sa.Column("told", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_watches_channel", "watches", ["channel"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("server_keys", "watches", "channels"):
        op.drop_table(table)
