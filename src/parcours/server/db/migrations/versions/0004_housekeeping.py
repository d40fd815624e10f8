"""When a table ended and its host was last seen, so that old ones can be deleted; whom the host sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

# When it ended is not known of older tables: the last move, or the start, comes close.
FILL_ENDED = """
    UPDATE tables SET ended = coalesce(
        (SELECT max(at) FROM log WHERE log."table" = tables.id), started, created
    ) WHERE status IN ('finished', 'abandoned')"""


def upgrade() -> None:
    # Both databases add a column with a default without writing every row again.
    op.add_column("tables", sa.Column("ended", sa.BigInteger))
    op.add_column(
        "tables", sa.Column("host_seen", sa.BigInteger, nullable=False, server_default="0")
    )
    op.add_column("tables", sa.Column("sent_away", sa.JSON, nullable=False, server_default="[]"))
    op.execute(FILL_ENDED)
    op.execute("UPDATE tables SET host_seen = created WHERE status = 'open'")
    op.drop_index("open_tables", "tables")
    op.create_index(
        "open_tables",
        "tables",
        ["host_seen"],
        sqlite_where=sa.text("status = 'open'"),
        postgresql_where=sa.text("status = 'open'"),
    )
    op.create_index(
        "ended_tables",
        "tables",
        ["ended"],
        sqlite_where=sa.text("ended IS NOT NULL"),
        postgresql_where=sa.text("ended IS NOT NULL"),
    )


def downgrade() -> None:
    op.drop_index("ended_tables", "tables")
    op.drop_index("open_tables", "tables")
    for name in ("ended", "host_seen", "sent_away"):
        op.drop_column("tables", name)
    op.create_index(
        "open_tables",
        "tables",
        ["created"],
        sqlite_where=sa.text("status = 'open'"),
        postgresql_where=sa.text("status = 'open'"),
    )
