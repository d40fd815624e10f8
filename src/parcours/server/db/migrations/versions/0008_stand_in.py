"""Why a move was made for a player."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("log", sa.Column("stand_in", sa.String(8)))


def downgrade() -> None:
    op.drop_column("log", "stand_in")
