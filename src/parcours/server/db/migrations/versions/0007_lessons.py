"""The lesson that guides a match."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(64)))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
