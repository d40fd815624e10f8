"""Which process makes a review."""

import sqlalchemy as sa
from alembic import op

from parcours.server.db.migrations.steps import drop_columns

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("reviews", sa.Column("maker", sa.String(16)))
    op.add_column("reviews", sa.Column("lease", sa.BigInteger))


def downgrade() -> None:
    op.execute("DELETE FROM reviews WHERE lease IS NOT NULL")
    drop_columns("reviews", "lease", "maker")
