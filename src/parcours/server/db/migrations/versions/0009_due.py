"""When a table goes on without a person, since when its players are away, and the increment of its clock."""

import sqlalchemy as sa
from alembic import op

from parcours.server.db.migrations.steps import create_partial_index, drop_columns

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("increment", sa.Integer, nullable=False, server_default="0"))
    # Matches under way went on while somebody watched; they go on by themselves once somebody has come again.
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.execute("UPDATE tables SET due = shuffling WHERE status = 'shuffling'")
    create_partial_index("due_tables", "tables", "due", "due IS NOT NULL")
    op.add_column("seats", sa.Column("away", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("seats", "away")
    op.drop_index("due_tables", "tables")
    drop_columns("tables", "due", "increment")
