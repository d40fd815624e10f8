"""Whose a study is and which process plays it, while it is under way."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("studies", sa.Column("visitor", sa.String(64)))
    op.add_column("studies", sa.Column("maker", sa.String(16)))
    op.add_column("studies", sa.Column("lease", sa.BigInteger))


def downgrade() -> None:
    for name in ("lease", "maker", "visitor"):
        op.drop_column("studies", name)
