"""The first tables: tables, seats, log, chat."""

import sqlalchemy as sa
from alembic import op

from parcours.server.db.migrations.steps import create_partial_index, reference

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("deck", sa.Text),
        sa.Column("visibility", sa.String(16), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("clock", sa.String(16), nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("absence", sa.String(16), nullable=False),
        sa.Column("grace", sa.Integer, nullable=False),
        sa.Column("replay", sa.String(16), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("asking", sa.JSON(none_as_null=True)),
        sa.Column("rematch", sa.String(16)),
        sa.Column("result", sa.JSON(none_as_null=True)),
    )
    create_partial_index("open_tables", "tables", "created", "status = 'open'")
    op.create_table(
        "seats",
        reference("tables.id", primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.String(20)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("invitation", sa.String(64)),
        sa.Column("contribution", sa.String(64), nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "log",
        reference("tables.id", primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        reference("tables.id", index=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "log", "seats", "tables"):
        op.drop_table(name)
