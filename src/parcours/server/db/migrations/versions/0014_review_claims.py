"""Which process makes a review."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("reviews", sa.Column("maker", sa.String(16)))
    op.add_column("reviews", sa.Column("lease", sa.BigInteger))


def downgrade() -> None:
    op.execute("DELETE FROM reviews WHERE lease IS NOT NULL")
    for name in ("lease", "maker"):
        op.drop_column("reviews", name)
