"""Places of one's own, their keys and passkeys, whom they invite or block, and who looks for people to play with."""

import sqlalchemy as sa
from alembic import op

from parcours.server.db.migrations.steps import create_partial_index, reference

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "profile_keys",
        sa.Column("key", sa.String(64), primary_key=True),
        reference("profiles.id", "profile"),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        reference("profiles.id", "profile"),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "profile_codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        reference("profiles.id", "profile", nullable=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocks",
        reference("profiles.id", "profile"),
        reference("profiles.id", "other"),
        sa.PrimaryKeyConstraint("profile", "other"),
    )
    op.create_table(
        "profile_invitations",
        reference("profiles.id", "by"),
        reference("profiles.id", "to"),
        reference("tables.id"),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("by", "to"),
    )
    op.create_table(
        "seekers",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("wanted", sa.String(8), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("commitment", sa.String(64)),
        reference("profiles.id", "profile", nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        reference("tables.id", nullable=True),
    )
    for table, column in (
        ("profile_keys", "profile"),
        ("passkeys", "profile"),
        ("profile_codes", "profile"),
        ("blocks", "other"),
        ("profile_invitations", "to"),
        ("profile_invitations", "table"),
        ("seekers", "profile"),
        ("seekers", "expires"),
        ("seekers", "table"),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])
    op.add_column("seats", sa.Column("profile", sa.String(16)))
    create_partial_index("seats_of_profiles", "seats", "profile", "profile IS NOT NULL")


def downgrade() -> None:
    op.drop_index("seats_of_profiles", "seats")
    op.drop_column("seats", "profile")
    for table in (
        "seekers",
        "profile_invitations",
        "blocks",
        "profile_codes",
        "passkeys",
        "profile_keys",
        "profiles",
    ):
        op.drop_table(table)
