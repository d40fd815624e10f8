"""Which rules and deck a match is played by, checksums in its log, and when refused questions may be asked again."""

import sqlalchemy as sa
from alembic import op

from parcours.server.db.migrations.steps import drop_columns

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer))
    op.add_column("tables", sa.Column("deck_fingerprint", sa.String(64)))
    op.add_column("tables", sa.Column("pauses", sa.JSON(none_as_null=True)))
    op.add_column("log", sa.Column("checksum", sa.String(16)))
    # All games had one version of their rules until now.
    op.execute("UPDATE tables SET rules = 1 WHERE seed IS NOT NULL")
    # Questions look different from now on; players who still want something ask again.
    op.execute("UPDATE tables SET asking = NULL")


def downgrade() -> None:
    op.drop_column("log", "checksum")
    drop_columns("tables", "pauses", "deck_fingerprint", "rules")
