"""Reviews of finished matches, matches that go on from a moment of another one, and hints."""

import sqlalchemy as sa
from alembic import op

from parcours.server.db.migrations.steps import drop_columns, reference

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "reviews",
        reference("tables.id", primary_key=True),
        sa.Column("version", sa.SmallInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("review", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.add_column(
        "tables", sa.Column("given_moves", sa.Integer, nullable=False, server_default="0")
    )
    op.add_column("tables", sa.Column("redealt", sa.Text))
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "hints")
    drop_columns("tables", "redealt", "given_moves")
    op.drop_table("reviews")
