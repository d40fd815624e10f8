"""Whether seats are drawn by lot, and who sat where before that."""

import sqlalchemy as sa
from alembic import op

from parcours.server.db.migrations.steps import drop_columns

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    # At tables that wait already, all stay where they sat down.
    op.add_column(
        "tables", sa.Column("seating", sa.String(16), nullable=False, server_default="as_seated")
    )
    op.add_column("tables", sa.Column("lot", sa.Text))


def downgrade() -> None:
    drop_columns("tables", "lot", "seating")
