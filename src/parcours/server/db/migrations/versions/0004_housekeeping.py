"""When a table ended and its host was last seen, so that old ones can be deleted; whom the host sent away."""

import sqlalchemy as sa
from alembic import op

from parcours.server.db.migrations.steps import create_partial_index, drop_columns

revision = "0004"
down_revision = "0003"

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
    create_partial_index("open_tables", "tables", "host_seen", "status = 'open'")
    create_partial_index("ended_tables", "tables", "ended", "ended IS NOT NULL")


def downgrade() -> None:
    op.drop_index("ended_tables", "tables")
    op.drop_index("open_tables", "tables")
    drop_columns("tables", "ended", "host_seen", "sent_away")
    create_partial_index("open_tables", "tables", "created", "status = 'open'")
